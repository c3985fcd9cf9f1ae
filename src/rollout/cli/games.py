"""`rollout games`: which games there are, and what may be typed for one of them."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated

import msgspec
import typer
from rich.table import Table

from rollout.cli.completion import game_names
from rollout.cli.terminal import Terminal
from rollout.cli.typed_names import show_names
from rollout.games.registry import INSTALLED, SAMPLE, Listing, NotYetPlayable, find
from rollout.games.registry import games as all_games


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
    listings = [each for each in all_games() if everything or each.status != SAMPLE]
    titles = {each.slug: _title(terminal, each) for each in listings}
    if as_json:
        rows = [
            {"slug": each.slug, "title": titles[each.slug], "status": each.status}
            for each in listings
        ]
        terminal.line(msgspec.json.encode(rows).decode())
        return
    if plain:
        for each in listings:
            status = terminal.words.plain(f"status-{each.status}")
            terminal.line(f"{each.slug}: {titles[each.slug]}, {status}")
        return
    table = Table(box=None, pad_edge=False)
    for column in ("column-name", "column-title", "column-status"):
        table.add_column(terminal.words.plain(column))
    for each in listings:
        table.add_row(each.slug, titles[each.slug], terminal.words.plain(f"status-{each.status}"))
    terminal.out.print(table)


def _title(terminal: Terminal, game: Listing) -> str:
    """Games of other people bring the words for their title along."""
    if game.status == INSTALLED:
        with suppress(NotYetPlayable):
            return terminal.words_of(find(game.slug)).title()
        return game.slug
    return terminal.words.plain(game.title)
