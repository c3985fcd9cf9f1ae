"""`docs/adding-a-game.md`, followed to the letter: its files are written, its commands given."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
import tomllib
from dataclasses import dataclass
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "adding-a-game.md"
FILE = re.compile(r"^`(?P<name>[\w./-]+)`:\n\n```\w+\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
CONSOLE = re.compile(r"^```console\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
SECONDS = 120
SERVED = """
from rollout.server.api_games import list_games
from rollout.server.setup_service import describe_setup, judge_setup
from rollout.games.registry import find
from rollout.words.catalogue import source
(heap,) = [each for each in list_games.fn() if each.slug == "stone_heap"]
print(heap.status, heap.playable, heap.board, heap.seats)
print([option["name"] for option in describe_setup(find("stone_heap"))["options"]])
print("do-take = take" in source(find("stone_heap").home, "en"))
print(judge_setup(find("stone_heap"), {"options": {"stones": 99}})["faults"][0].key)
print(judge_setup(find("stone_heap"), {"options": {"stones": 9}})["faults"])
"""


@dataclass
class Command:
    """A line after a dollar sign, and what the page says that it prints."""

    line: str
    printed: list[str]


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with every file of the page."""
    folder = tmp_path_factory.mktemp("project")
    for found in FILE.finditer(PAGE.read_text(encoding="utf-8")):
        file = folder / found["name"]
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(found["text"], encoding="utf-8")
    return folder


def test_the_page_is_followed_to_the_letter(project: Path) -> None:
    for command in commands():
        done = give(project, command.line)
        assert done.returncode == 0, f"{command.line}\n{done.stdout}{done.stderr}"
        for line in command.printed:
            assert line in done.stdout, f"{command.line}\n{done.stdout}"
    served = run(project, sys.executable, "-c", SERVED)
    assert served.stdout.splitlines() == [
        "installed True listed 2",
        "['stones', 'last_stone']",
        "True",
        "setup-wrong-value",
        "[]",
    ], served.stderr


def test_the_page_leads_to_terminal_setup_bots_and_cases() -> None:
    given = " ".join(command.line for command in commands())
    for part in ("pip install", "games", "options", "play", "simulate", "adjudicate", "pytest"):
        assert part in given


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_page_calls_players_by_the_message_that_has_names(project: Path, language: str) -> None:
    words = (project / "stone_heap" / f"text.{language}.ftl").read_text(encoding="utf-8")
    told = [line.split(" = ")[0] for line in words.splitlines() if "$seat" in line]
    assert told == ["player-seat"]
    assert "event-taken = { player-seat } " in words


def test_the_page_depends_on_us_by_our_name_in_the_index(project: Path) -> None:
    theirs = tomllib.loads((project / "pyproject.toml").read_text(encoding="utf-8"))
    ours = tomllib.loads((PAGE.parents[1] / "pyproject.toml").read_text(encoding="utf-8"))
    assert theirs["project"]["dependencies"] == [ours["project"]["name"]] == ["rollout-tabletop"]


def commands() -> list[Command]:
    found: list[Command] = []
    for block in CONSOLE.finditer(PAGE.read_text(encoding="utf-8")):
        for line in block["text"].splitlines():
            if line.startswith("$ "):
                found.append(Command(line[2:], []))
            else:
                found[-1].printed.append(line)
    return found


def give(project: Path, line: str) -> subprocess.CompletedProcess[str]:
    """What the line does, with the programs of these tests; what is installed stays with them."""
    program, *words = shlex.split(line)
    if program == "pip":
        words += ["--target", str(project / "site"), "--quiet"]
        return run(project, sys.executable, "-m", "pip", *words)
    if program == "rollout":
        start = "from rollout.cli.main import main; main()"
        return run(project, sys.executable, "-c", start, *words, "--lang", "en")
    assert program == "python", f"who runs {line!r}?"
    return run(project, sys.executable, *words)


def run(project: Path, *words: str) -> subprocess.CompletedProcess[str]:
    paths = [str(project / "site"), os.environ.get("PYTHONPATH", "")]
    path = os.pathsep.join(filter(None, paths))
    known = {**os.environ, "PYTHONPATH": path, "PIP_NO_INDEX": "1"}
    return subprocess.run(
        words,
        cwd=project,
        env=known,
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )
