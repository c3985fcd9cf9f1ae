"""`rollout rules coverage` and `rollout rules show`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from rollout.cli.failures import NO, Failure
from rollout.cli.group import Command, Group
from rollout.cli.proofs import RESULTS, Coverage, collect, read_results
from rollout.cli.proofs import coverage as cover
from rollout.cli.rulebook import checkout, checkout_at, find_rule, rules_of
from rollout.cli.terminal import Terminal
from rollout.games.registry import PLAYABLE, games, listing

rules = typer.Typer(cls=Group, no_args_is_help=True, add_completion=False)


@rules.command(cls=Command, help="help-coverage")
def coverage(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", help="help-coverage-game")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="help-json")] = False,
    root: Annotated[Path | None, typer.Option(metavar="PATH", help="help-root")] = None,
    results: Annotated[Path | None, typer.Option(metavar="FILE", help="help-results")] = None,
) -> None:
    terminal: Terminal = ctx.obj
    place = checkout(Path().resolve()) if root is None else checkout_at(root)
    slugs = [listing(game).slug] if game else _playable()
    if not any(rules_of(slug, place) for slug in slugs):
        raise Failure("no-rulebook")
    lying = place / RESULTS if results is None else results
    ended = read_results(lying) if results is not None or lying.exists() else None
    collected = ended if results is not None and ended is not None else collect(place)
    found = [cover(slug, place, collected, ended) for slug in slugs if rules_of(slug, place)]
    if as_json:
        terminal.line(msgspec.json.encode({each.game: _figures(each) for each in found}).decode())
    else:
        for each in found:
            _show(terminal, each)
    if any(each.missing or each.not_passed for each in found):
        raise typer.Exit(NO)


@rules.command(cls=Command, help="help-show")
def show(
    ctx: typer.Context,
    rule: Annotated[str, typer.Argument(metavar="RULE", help="help-show-rule")],
) -> None:
    terminal: Terminal = ctx.obj
    terminal.line(find_rule(rule).text)


def _playable() -> list[str]:
    return [each.slug for each in games() if each.status == PLAYABLE]


def _figures(coverage: Coverage) -> dict[str, object]:
    figures = {
        "rules": len(coverage.rules),
        "tested": len(coverage.tested),
        "tests": coverage.tests,
        "missing": coverage.missing,
        "unknown": coverage.unknown,
    }
    if coverage.passed is not None:
        figures |= {"passed": coverage.passed, "not_passed": coverage.not_passed}
    return figures


def _show(terminal: Terminal, coverage: Coverage) -> None:
    terminal.say(
        "coverage", game=coverage.game, rules=len(coverage.rules), tested=len(coverage.tested)
    )
    if coverage.passed is not None:
        passed = sum(1 for rule in coverage.rules if coverage.passed[rule])
        terminal.say("coverage-passed", rules=len(coverage.rules), passed=passed)
    if coverage.missing:
        terminal.say("coverage-missing", rules=", ".join(coverage.missing))
    if coverage.not_passed:
        terminal.say("coverage-not-passed", rules=", ".join(coverage.not_passed))
    if coverage.unknown:
        terminal.say("coverage-unknown", rules=", ".join(coverage.unknown))
