"""The commands: serve, backup, restore."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

from benchmarks.soak.servers import PATIENCE, ROLLOUT, Server, free_port
from rollout.server.settings import Settings
from tests.server.people import Api

COMMAND = [sys.executable, "-c", ROLLOUT]


def run(*arguments: str, folder: Path) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "XDG_DATA_HOME": str(folder), "LC_ALL": "C"}
    environment.pop("ROLLOUT_SETTINGS", None)
    return subprocess.run(
        [*COMMAND, *arguments], env=environment, capture_output=True, text=True, timeout=PATIENCE
    )


def wait_for(address: str, process: subprocess.Popen[str]) -> None:
    """Until the service answers: whoever interrupts one that only begins waits for its end."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            urllib.request.urlopen(address + "api/games").close()
            return
        except OSError:
            assert process.poll() is None
            assert time.monotonic() < end
            time.sleep(0.05)


def test_serve_keeps_matches_in_the_players_own_folder_and_prints_its_address(
    tmp_path: Path,
) -> None:
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "LC_ALL": "C"}
    environment.pop("ROLLOUT_SETTINGS", None)
    with subprocess.Popen(
        [*COMMAND, "serve", "--port", "0"], env=environment, stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            address = line.split()[-1]
            assert line == f"Rollout is at {address}\n"
            wait_for(address, process)
            assert (tmp_path / "rollout" / "matches.sqlite").exists()
        finally:
            process.send_signal(signal.SIGINT)
            assert process.wait(PATIENCE) in (0, 130, -signal.SIGINT)


def test_several_workers_need_something_to_talk_over(tmp_path: Path) -> None:
    refused = run("serve", "--workers", "2", folder=tmp_path)
    assert refused.returncode == 2
    assert "--redis" in refused.stderr


def test_a_database_that_is_not_there_is_told_in_one_line(tmp_path: Path) -> None:
    refused = run("serve", "--database", "sqlite:////no/such/folder/m.sqlite", folder=tmp_path)
    assert refused.returncode == 2
    assert len(refused.stderr.splitlines()) == 1
    assert "sqlite:////no/such/folder/m.sqlite" in refused.stderr


def test_a_port_that_is_taken_is_told_in_one_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        refused = run("serve", "--port", port, folder=tmp_path)
    assert refused.returncode == 2
    assert f"port {port}" in refused.stderr


def test_a_port_for_live_tables_that_is_taken_is_told_too(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        refused = run("serve", "--port", "0", "--live-port", port, folder=tmp_path)
    assert refused.returncode == 2
    assert f"port {port}" in refused.stderr


def test_live_tables_alone_have_another_port_than_all_else(tmp_path: Path) -> None:
    port = str(free_port())
    refused = run("serve", "--port", port, "--live-port", port, folder=tmp_path)
    assert refused.returncode == 2
    assert f"port {port}" in refused.stderr


def test_a_host_that_nobody_knows_is_told_in_one_line(tmp_path: Path) -> None:
    refused = run("serve", "--host", "no.such.host.invalid", folder=tmp_path)
    assert refused.returncode == 2
    assert len(refused.stderr.splitlines()) == 1


def test_backup_and_restore_say_how_many_matches_there_were(tmp_path: Path) -> None:
    database, copy = (f"sqlite:///{tmp_path / name}.sqlite" for name in ("m", "copy"))
    file = tmp_path / "m.backup"
    with Server(Settings(database=database)) as server, Api(server) as api:
        match = api.create()["match"]
        saved = run("backup", str(file), "--database", database, folder=tmp_path)
    assert saved.returncode == 0, saved.stderr
    assert str(file) in saved.stdout
    assert run("restore", str(file), "--database", copy, folder=tmp_path).returncode == 0
    assert match.encode() in (tmp_path / "copy.sqlite").read_bytes()
    again = run("restore", str(file), "--database", copy, folder=tmp_path)
    assert again.returncode == 2
    assert "already" in again.stderr


def test_a_backup_that_is_not_there_makes_no_database(tmp_path: Path) -> None:
    database = tmp_path / "m.sqlite"
    refused = run("restore", "nothing.gz", "--database", f"sqlite:///{database}", folder=tmp_path)
    assert (refused.returncode, refused.stderr) == (2, "rollout: there is no nothing.gz\n")
    assert not database.exists()


def test_workers_that_die_again_and_again_do_not_end_the_service(tmp_path: Path) -> None:
    with Server(Settings(database=f"sqlite:///{tmp_path / 'm.sqlite'}")) as server:
        with Api(server) as api:
            match = api.create()["match"]
        for _ in range(3):
            server.kill_workers()
            server.wait_until_ready()
        assert server.process is not None
        assert server.process.poll() is None
        assert server.get(f"/api/matches/{match}")["match"] == match
