"""`rollout games`: which games there are, and what may be typed for one of them."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer
from rich.table import Table

from rollout.cli.completion import game_names
from rollout.cli.terminal import Terminal
from rollout.cli.typed_names import show_names
from rollout.games.registry import INSTALLED, SAMPLE, Listing, NotLoaded, find
from rollout.games.registry import games as all_games
from rollout.words import listed_title


def games(
    ctx: typer.Context,
    game: Annotated[
        str, typer.Argument(metavar="GAME", help="help-games-game", autocompletion=game_names)
    ] = "",
    everything: Annotated[bool, typer.Option("--all", help="help-games-all")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="help-json")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="help-plain")] = False,
) -> None:
    terminal: Terminal = ctx.obj
    if game:
        show_names(terminal, find(game), as_json)
        return
    rows = [_row(terminal, each) for each in all_games() if everything or each.status != SAMPLE]
    if as_json:
        terminal.line(msgspec.json.encode(rows).decode())
        return
    if plain:
        for row in rows:
            terminal.line(f"{row.slug}: {row.title}, {_status(terminal, row)}")
        return
    table = Table(box=None, pad_edge=False)
    for column in ("column-name", "column-title", "column-status"):
        table.add_column(terminal.words.plain(column))
    for row in rows:
        table.add_row(row.slug, row.title, _status(terminal, row))
    terminal.out.print(table)


class Row(msgspec.Struct, omit_defaults=True):
    slug: str
    title: str
    status: str
    fault: str = ""
    """Why a game that is installed cannot be played: the name of the fault."""
    found: str = ""
    """What was found instead of what must be there."""


def _row(terminal: Terminal, game: Listing) -> Row:
    """Games of other people bring the words for their title along, if they can be loaded."""
    if game.status != INSTALLED:
        return Row(game.slug, terminal.words.plain(game.title), game.status)
    try:
        return Row(game.slug, listed_title(find(game.slug), terminal.language), game.status)
    except NotLoaded as error:
        return Row(game.slug, game.slug, game.status, error.fault, error.found)


def _status(terminal: Terminal, row: Row) -> str:
    if row.fault:
        told = terminal.words.plain("status-not-loaded", fault=row.fault, found=row.found)
        return " ".join(told.split())
    return terminal.words.plain(f"status-{row.status}")
