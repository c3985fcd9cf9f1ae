"""`rollout content check`: is a player's own content as it must be?"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from rollout.cli.failures import NO, Failure
from rollout.cli.group import Command, Group
from rollout.cli.terminal import Terminal
from rollout.games.registry import MISSION, PLAYABLE, find, listing
from rollout.kernel.content import ContentError, read_toml, toml_files
from rollout.words.problems import told_content

ROOMS = ("content.library",)
"""Where a game keeps `check(path)` and the names of its SECTIONS."""

content = typer.Typer(cls=Group, no_args_is_help=True, add_completion=False)


@content.callback()
def about_content() -> None:
    """Makes `content` a group although it has only one command."""


@content.command(cls=Command, help="help-check")
def check(
    ctx: typer.Context,
    path: Annotated[Path, typer.Argument(help="help-check-path")],
    game: Annotated[str, typer.Option(metavar="GAME", help="help-check-game")] = "",
) -> None:
    terminal: Terminal = ctx.obj
    try:
        files = toml_files(path) if path.exists() else []
    except (OSError, ValueError) as error:
        raise Failure("file-unreadable", path=str(path), reason=str(error)) from None
    if not path.exists():
        raise Failure("file-missing", path=str(path))
    if not files:
        raise Failure("content-none", path=str(path))
    room = room_for(game, files)
    problems = room.check(path)
    words = terminal.words_of(find(room.slug))
    for problem in problems:
        told = told_content(words, problem)
        terminal.err.print(told, markup=False, highlight=False, soft_wrap=True)
    if problems:
        raise typer.Exit(NO)
    terminal.say("content-good", path=str(path), files=len(files))


@dataclass
class Room:
    """Where a game keeps its content: `check(path)` lists mistakes, `sections` are the keys."""

    slug: str
    check: Callable[[Path], list[ContentError]]
    sections: tuple[str, ...]


def room_for(game: str, files: list[Path]) -> Room:
    """That of the named game, else of the one whose sections the files name."""
    if game:
        named = _room(listing(game).slug)
        if named is None:
            raise Failure("content-unknown-game", game=game)
        return named
    keys = _sections(files)
    rooms = [room for slug in MISSION if (room := _room(slug)) is not None]
    if not rooms:
        raise Failure("content-unknown-game", game="none")
    return max(rooms, key=lambda room: len(keys.intersection(room.sections)))


def _room(slug: str) -> Room | None:
    entry = listing(slug)
    if entry.status != PLAYABLE:
        return None
    for name in ROOMS:
        module = f"{entry.package}.{name}"
        if importlib.util.find_spec(module) is not None:
            found = importlib.import_module(module)
            if hasattr(found, "check"):
                return Room(slug, found.check, tuple(getattr(found, "SECTIONS", ())))
    return None


def _sections(files: list[Path]) -> set[str]:
    """The first keys of all files that can be read."""
    found: set[str] = set()
    for file in files:
        try:
            found |= read_toml(file).data.keys()
        except ContentError:
            continue
    return found
