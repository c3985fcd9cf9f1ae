"""`rollout content check`: is a player's own content as it must be?"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Annotated

import typer

from rollout.cli.adjudicate import problem_figures
from rollout.cli.failures import NO, OK, Failure
from rollout.cli.group import Command, Group
from rollout.cli.terminal import Terminal
from rollout.gamekit import GamePackage
from rollout.games.registry import SAMPLE, NotLoaded, find, games, listing
from rollout.kernel.content import ContentError, read_toml, toml_files
from rollout.kernel.nearest import nearest
from rollout.words.problems import told_content

content = typer.Typer(cls=Group, no_args_is_help=True, add_completion=False)


@content.callback()
def about_content() -> None:
    """Makes `content` a group although it has only one command."""


@content.command(cls=Command, help="help-check")
def check(
    ctx: typer.Context,
    path: Annotated[Path, typer.Argument(help="help-check-path")],
    game: Annotated[str, typer.Option(metavar="GAME", help="help-check-game")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="help-json")] = False,
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
    chosen = game_for(game, path, files)
    if chosen.content is None:
        raise Failure("content-unknown-game", game=game)
    problems = chosen.content.check(path)
    if as_json:
        mistakes = [problem_figures(problem) for problem in problems]
        facts = {"path": str(path), "game": chosen.slug, "files": len(files)}
        terminal.json({**facts, "good": not problems, "mistakes": mistakes})
        raise typer.Exit(NO if problems else OK)
    words = terminal.words_of(chosen)
    for problem in problems:
        told = told_content(words, problem)
        terminal.err.print(told, markup=False, highlight=False, soft_wrap=True)
    if problems:
        raise typer.Exit(NO)
    terminal.say("content-good", path=str(path), files=len(files))


def game_for(name: str, path: Path, files: list[Path]) -> GamePackage:
    """The named game, else the one whose sections the files name, or nearly name.

    Of several with the same sections it is the one that finds no mistake; nobody guesses.
    """
    if name:
        return find(listing(name).slug)
    sections = {game.slug: game.content.sections for game in _playable() if game.content}
    if not sections:
        raise Failure("content-unknown-game", game="none")
    keys = _sections(files)
    if keys.isdisjoint(every := {key for known in sections.values() for key in known}):
        meant = {nearest(key, sorted(every)) for key in keys}
    else:
        meant = keys
    named = {slug: len(meant.intersection(known)) for slug, known in sections.items()}
    likely = [find(slug) for slug, count in named.items() if count == max(named.values())]
    if not keys or len(likely) == 1:
        return likely[0]
    content = [game for game in likely if game.content and not game.content.check(path)]
    if len(content) != 1:
        slugs = ", ".join(game.slug for game in likely)
        raise Failure("content-which-game", path=str(path), games=slugs)
    return content[0]


def _playable() -> Iterator[GamePackage]:
    for each in games():
        if each.status != SAMPLE:
            with suppress(NotLoaded):
                yield find(each.slug)


def _sections(files: list[Path]) -> set[str]:
    """The first keys of all files that can be read."""
    found: set[str] = set()
    for file in files:
        try:
            found |= read_toml(file).data.keys()
        except ContentError:
            continue
    return found
