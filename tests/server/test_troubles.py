"""Quick samples of `make soak`: suites against a deployment around which something goes wrong."""

from __future__ import annotations

import itertools
import resource
from pathlib import Path
from typing import Any

import pytest

from benchmarks.soak.hostile import Damage
from benchmarks.soak.kills import Tally
from benchmarks.soak.pairs import PORTS, STORES, SUITES, WORKERS, Case, cases, faults_in, run
from benchmarks.soak.secrecy import Found
from benchmarks.soak.servers import GENEROUS, Server, free_port
from benchmarks.soak.troubles import TROUBLES, wrong_clock
from rollout.server.settings import Settings
from tests.server.people import Api


def test_every_two_things_that_may_meet_do() -> None:
    chosen = cases()
    for first, second in itertools.combinations((TROUBLES, SUITES, STORES, WORKERS, PORTS), 2):
        for pair in itertools.product(first, second):
            assert any(set(pair) <= set(fields_of(case)) for case in chosen), pair
    assert len(chosen) <= 24


@pytest.mark.parametrize("suite", SUITES)
def test_a_sample_in_which_nothing_was_done_is_not_sound(suite: str) -> None:
    case = Case("disk full", suite, "SQLite", 2, "own")
    nothing: Any = {"hostile": Damage(), "kills": Tally(0, 0, 0, 0), "secrecy": Found()}[suite]
    some: Any = {
        "hostile": Damage(sent=1),
        "kills": Tally(2, 0, 0, 0, before_kills=1),
        "secrecy": Found(matches=1, bytes=1),
    }[suite]
    assert faults_in(case, nothing)
    assert faults_in(case, some) == []


def fields_of(case: Case) -> tuple[Any, ...]:
    return (case.trouble, case.suite, case.store, case.workers, case.port)


@pytest.mark.parametrize(
    "case",
    [
        Case("disk full", "kills", "SQLite", 1, "own"),
        Case("clock jumps", "kills", "PostgreSQL", 2, "common"),
        Case("locked database", "secrecy", "PostgreSQL", 2, "own"),
        Case("costly text", "hostile", "SQLite", 1, "common"),
    ],
    ids=lambda case: f"{case.suite}, {case.trouble}",
)
def test_a_suite_finds_nothing_wrong_though_something_goes_wrong_around_it(
    case: Case, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    database = f"sqlite:///{tmp_path / 'm.sqlite'}"
    if case.store == "PostgreSQL":
        database = request.getfixturevalue("postgres")
    redis = request.getfixturevalue("valkey") if case.workers > 1 else ""
    settings = Settings(database=database, redis=redis, live_port=free_port(), limits=GENEROUS)
    outcome = run(case, settings, tmp_path, size=1)
    assert outcome.faults == []


def test_a_full_disk_is_told_harms_nothing_and_passes(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path / 'm.sqlite'}", limits=GENEROUS)
    with Server(settings) as server, Api(server) as api:
        match = api.create()["match"]
        with api.sit(match) as both:
            let_files_have(server, 0)
            refused = both.mark(0)
            assert refused["refusal"]["why"] == "store-failed"
            told = api.http.post("/api/matches", json=WISH)
            assert (told.status_code, told.json()["error"]["key"]) == (503, "store-failed")
            assert told.headers["Retry-After"] == "10"
            assert api.get(f"/api/matches/{match}")["ply"] == 0
            let_files_have(server, resource.RLIM_INFINITY)
            while "ply" not in both.mark(0):
                pass
            both.until_after(0)
        assert api.http.post("/api/matches", json=WISH).status_code == 201


WISH = {"game": "tic_tac_toe", "seats": [{"kind": "me"}, {"kind": "hotseat"}]}


def let_files_have(server: Server, size: int) -> None:
    for process in server.processes():
        resource.prlimit(process, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


def test_a_server_whose_clock_is_set_an_hour_ahead_takes_nobodys_time(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path / 'm.sqlite'}", limits=GENEROUS)
    server = Server(settings)
    server.environment = wrong_clock(tmp_path)
    with server, Api(server) as api:
        made = api.create(clock={"kind": "match", "seconds": 600})
        with api.sit(made["match"]) as both:
            for wrong in ("3600", "-3600"):
                (tmp_path / "wrong_by").write_text(wrong, encoding="ascii")
                ply = both.table["ply"]
                both.mark(ply)
                both.until_after(ply)
                left = [seat["clock"]["seconds"] for seat in both.table["seats"]]
                assert all(400 < each <= 600 for each in left)
                assert both.table["result"] is None
