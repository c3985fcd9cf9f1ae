"""`rollout rules coverage` and `rollout rules show`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from rollout.cli.failures import NO, Failure
from rollout.cli.group import Command, Group
from rollout.cli.rulebook import Coverage, checkout, checkout_at, find_rule, rules_of
from rollout.cli.rulebook import coverage as cover
from rollout.cli.terminal import Terminal
from rollout.games.registry import MISSION, listing

rules = typer.Typer(cls=Group, no_args_is_help=True, add_completion=False)


@rules.command(cls=Command, help="help-coverage")
def coverage(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(help="help-coverage-game")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="help-json")] = False,
    root: Annotated[Path | None, typer.Option(metavar="PATH", help="help-root")] = None,
) -> None:
    terminal: Terminal = ctx.obj
    place = checkout(Path().resolve()) if root is None else checkout_at(root)
    slugs = [listing(game).slug] if game else [each for each in MISSION if rules_of(each, place)]
    found = [cover(slug, place) for slug in slugs]
    if not any(each.rules for each in found):
        raise Failure("no-rulebook")
    if as_json:
        terminal.line(msgspec.json.encode({each.game: _figures(each) for each in found}).decode())
    else:
        for each in found:
            _show(terminal, each)
    if any(each.missing for each in found):
        raise typer.Exit(NO)


@rules.command(cls=Command, help="help-show")
def show(
    ctx: typer.Context,
    rule: Annotated[str, typer.Argument(help="help-show-rule")],
) -> None:
    terminal: Terminal = ctx.obj
    terminal.line(find_rule(rule).text)


def _figures(coverage: Coverage) -> dict[str, object]:
    return {
        "rules": len(coverage.rules),
        "tested": len(coverage.tested),
        "missing": coverage.missing,
        "unknown": coverage.unknown,
    }


def _show(terminal: Terminal, coverage: Coverage) -> None:
    terminal.say(
        "coverage", game=coverage.game, rules=len(coverage.rules), tested=len(coverage.tested)
    )
    if coverage.missing:
        terminal.say("coverage-missing", rules=", ".join(coverage.missing))
    if coverage.unknown:
        terminal.say("coverage-unknown", rules=", ".join(coverage.unknown))
