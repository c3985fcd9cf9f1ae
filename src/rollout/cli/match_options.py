"""`rollout options GAME`: what the seats of a match may agree on."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer
from rich.table import Table

from rollout.cli.failures import Failure
from rollout.cli.terminal import Terminal
from rollout.gamekit.match_options import Option, json_text, options_of, rulebook_table
from rollout.games.registry import find
from rollout.words import Words

COLUMNS = ("column-name", "column-usual", "column-values", "column-rule", "column-meaning")
WITHOUT_A_TERMINAL = 120
"""How wide a line may be that goes into a file or another command."""
MEANING = 28
"""What the last column needs, and the room between them."""


def options(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(help="help-options-game")],
    as_json: Annotated[bool, typer.Option("--json", help="help-json")] = False,
    markdown: Annotated[bool, typer.Option("--markdown", help="help-options-markdown")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="help-plain")] = False,
) -> None:
    terminal: Terminal = ctx.obj
    package = find(game)
    form = package.desk.options
    if form is None:
        raise Failure("options-none", game=package.slug)
    known = list(options_of(form).values())
    if as_json:
        terminal.line(msgspec.json.encode([each.described() for each in known]).decode())
    elif markdown:
        terminal.line(rulebook_table(form))
    elif plain:
        _list(terminal, terminal.words_of(package), known)
    else:
        _show(terminal, terminal.words_of(package), known)


def _list(terminal: Terminal, words: Words, known: list[Option]) -> None:
    for each in known:
        usual = json_text(each.usual)
        terminal.line(
            f"{each.name}={usual}: {words.plain(each.key)} [{each.written()}] {each.rule}"
        )


def _show(terminal: Terminal, words: Words, known: list[Option]) -> None:
    """What may be typed is never broken inside a word; without the room for that it is a list."""
    rows = [
        (each.name, json_text(each.usual), each.written(), each.rule, words.plain(each.key))
        for each in known
    ]
    longest = [
        max(len(word) for row in rows for word in row[column].split())
        for column in range(len(COLUMNS))
    ]
    if not terminal.out.is_terminal:
        terminal.out.width = WITHOUT_A_TERMINAL
    if sum(longest[:-1]) + MEANING > terminal.out.width:
        _list(terminal, words, known)
        return
    table = Table(box=None, pad_edge=False)
    for column, least in zip(COLUMNS, [*longest[:-1], None], strict=True):
        table.add_column(terminal.words.plain(column), overflow="fold", min_width=least)
    for row in rows:
        table.add_row(*row)
    terminal.out.print(table)
