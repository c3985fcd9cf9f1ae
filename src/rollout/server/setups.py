"""Setups: what can be chosen, and what is wrong with a choice.

A game may say more in a module `setups.py` of its own: `describe() -> dict`,
`check(setup) -> dict` and, for a setup that was refused, `explain(data) -> dict`, whose keys
are added to those given here.
"""

from __future__ import annotations

from typing import Any

import msgspec

from rollout.kernel.content import ContentError
from rollout.kernel.errors import TableError, Unreadable
from rollout.kernel.game import Game
from rollout.kernel.match import Match
from rollout.kernel.sources import Outside
from rollout.server.hooks import hook
from rollout.server.play import read_setup
from rollout.server.problems import Error

FAULTS = (TableError, ContentError, ValueError, LookupError, TypeError, ArithmeticError)


def describe_setup(game: Game[Any]) -> dict[str, Any]:
    """The usual setup, the form of any, and what the game itself says."""
    usual = game.default_setup()
    described: dict[str, Any] = {
        "slug": game.slug,
        "rules_version": game.rules_version,
        "content_version": game.content_version,
        "seats": game.seats(game.start(usual)),
        "setup": msgspec.to_builtins(usual),
        "schema": None if game.setup_type is None else msgspec.json.schema(game.setup_type),
    }
    describe = hook(game.slug, "setups", "describe")
    return described if describe is None else {**described, **describe()}


def judge_setup(game: Game[Any], data: Any) -> dict[str, Any]:
    """`faults` is empty when a match can be started; `seats` says for how many."""
    try:
        setup = read_setup(game, data)
        match = begin(game, setup)
    except FAULTS as error:
        explain = hook(game.slug, "setups", "explain")
        refused = {"faults": [fault_of(error)], "seats": None}
        return refused if explain is None else {**refused, **explain(data)}
    judged: dict[str, Any] = {"faults": [], "seats": game.seats(match.state)}
    check = hook(game.slug, "setups", "check")
    return judged if check is None else {**judged, **check(setup)}


def begin(game: Game[Any], setup: Any) -> Match[Any]:
    """Start a match on trial. Raises one of FAULTS."""
    match = Match(game, setup, Outside())
    seats = game.seats(match.state)
    if match.ask is not None and not 0 <= match.ask.seat < seats:
        raise Unreadable("a seat is asked that is not at the table")
    return match


def fault_of(error: Exception) -> Error:
    """Why a setup is refused."""
    if isinstance(error, TableError):
        refusal = error.refusal
        return Error(refusal.why, refusal.rule, refusal.details)
    text = str(error.args[0]) if error.args else type(error).__name__
    return Error("setup-refused", "", {"problem": text[:500]})
