"""The documents: their commands exist, their links lead somewhere, names are written one way."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.main import get_command

from rollout.cli.main import app
from rollout.server.messages import Incoming

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
BLOCK = re.compile(r"^[ ]*```(?:console|text)?\n(.*?)^[ ]*```", re.MULTILINE | re.DOTALL)
INLINE = re.compile(r"`((?:\$ )?(?:\.venv/bin/)?rollout [^`]+)`")
EXTRAS = re.compile(r"\[([a-z]+(?:,[a-z]+)*)\]\"")


def commands_of(page: Path) -> list[str]:
    """Every line that calls `rollout`, without what stands behind it as a comment."""
    text = page.read_text(encoding="utf-8")
    lines = [line.strip() for block in BLOCK.findall(text) for line in block.splitlines()]
    called = [line.removeprefix("$ ") for line in lines + INLINE.findall(text)]
    called = [re.split(r"\s{2,}|\s#|\s[>|]\s", line)[0] for line in called]
    called = [line.removeprefix(".venv/bin/") for line in called]
    return [line for line in called if line.startswith("rollout ") and "…" not in line]


COMMANDS = sorted({(page.name, line) for page in PAGES for line in commands_of(page)})


def test_the_documents_have_commands() -> None:
    assert len(COMMANDS) > 40


@pytest.mark.parametrize(("page", "line"), COMMANDS)
def test_a_command_of_the_documents_is_understood(page: str, line: str) -> None:
    """It is read as far as possible without being carried out: commands, options and words."""
    words = [word for word in shlex.split(line)[1:] if not word.startswith("--lang")]
    words = [word for word in words if word not in ("de", "en")]
    command: Any = get_command(app)
    context = None
    while hasattr(command, "commands") and words and not words[0].startswith("-"):
        assert words[0] in command.commands, line
        command = command.commands[words.pop(0)]
    if not words or words == ["--version"]:
        return
    context = command.make_context("rollout", words, resilient_parsing=True)
    options = {option for param in command.params for option in param.opts}
    given = {word.partition("=")[0] for word in words if word.startswith("-")}
    assert given - options - {"-h", "--help"} == set(), line
    assert context.args == [], line


@pytest.mark.parametrize(
    "words",
    [
        ("games",),
        ("games", "the_game"),
        ("games", "battlecards", "--json"),
        ("options", "the_game"),
        ("rules", "show", "TG-MOV-03"),
        ("deck", "check", "sealed:decepticon:17"),
        ("deck", "show", "roll_out"),
        ("deck", "pool", "sealed:autobot:17"),
        ("completion", "bash"),
        ("adjudicate", "tests/cases/tic_tac_toe"),
    ],
)
def test_what_the_documents_show_can_be_done(words: tuple[str, ...]) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "rollout", *words], cwd=ROOT, capture_output=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_the_distribution_has_a_name_of_its_own_and_the_documents_know_it() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["name"] == "rollout-tabletop"
    assert "rollout" in project["scripts"]
    pages = "".join(page.read_text(encoding="utf-8") for page in PAGES)
    assert "pip install rollout" not in pages
    named = {extra for found in EXTRAS.findall(pages) for extra in found.split(",")}
    assert named <= set(project["optional-dependencies"])


def test_battle_cards_is_written_one_way() -> None:
    places = [ROOT / "docs", ROOT / "src", ROOT / "web" / "src"]
    words = [path for place in places for path in place.rglob("*.ftl")]
    wrong = [
        str(path.relative_to(ROOT))
        for path in [*PAGES, *(ROOT / "docs").rglob("*.md"), *words]
        if re.search(r"Battlecards|Battle cards|BattleCards", path.read_text(encoding="utf-8"))
    ]
    assert wrong == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.name))
def test_a_link_to_another_page_leads_to_a_file(page: Path) -> None:
    links = re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []


def sendable() -> set[tuple[str, str]]:
    """What a client may send over the live table: the kinds of messages, and their fields."""
    (incoming,) = msgspec.inspect.multi_type_info([Incoming])
    assert isinstance(incoming, msgspec.inspect.StructType)
    found = set()
    for kind in incoming.fields:
        assert isinstance(kind.type, msgspec.inspect.UnionType)
        message = next(each for each in kind.type.types if hasattr(each, "fields"))
        found |= {(kind.name, field.name) for field in message.fields}
    return found


@pytest.mark.parametrize(("kind", "field"), sorted(sendable()))
def test_whatever_a_client_may_send_stands_in_the_protocol(kind: str, field: str) -> None:
    protocol = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    for word in (kind, field):
        assert f'"{word}"' in protocol or f"`{word}`" in protocol
