"""Setups: what can be chosen, and what is wrong with a choice.

A game may say more in a module `setup_desk.py` of its own: `describe() -> dict`,
`check(setup) -> dict` and, for a setup that was refused, `explain(data) -> dict`, whose keys
are added to those given here.

A game whose seats may bring a part of the setup along, their decks for instance, says so in a
module `setup_choices.py`: `owing(setup) -> tuple[int, ...]` are the seats that have yet to,
`bring(setup, seat, brought) -> dict` is the setup with what one of them brings,
`take_back(setup, seat) -> dict` the setup without it, `usual(setup, seat)` what somebody brings
who does not choose, `judge(setup, seat, brought) -> dict` tells what is to be said of a
choice, with its `faults`, and `lapsed(setup) -> tuple[int, ...]` are the seats whose choices
were legal when they were made and no longer are. They speak of setups as the store has them.
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
from rollout.server.problems import Error, Problem
from rollout.server.records import MatchRecord

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
    describe = hook(game.slug, "setup_desk", "describe")
    return described if describe is None else {**described, **describe()}


def judge_setup(game: Game[Any], data: Any) -> dict[str, Any]:
    """`faults` is empty when a match can be started; `seats` says for how many."""
    try:
        setup = read_setup(game, data)
        match = begin(game, completed(game, setup))
    except FAULTS as error:
        explain = hook(game.slug, "setup_desk", "explain")
        refused = {"faults": [fault_of(error)], "seats": None}
        return refused if explain is None else {**refused, **explain(data)}
    accepted: dict[str, Any] = {"faults": [], "seats": game.seats(match.state)}
    check = hook(game.slug, "setup_desk", "check")
    return accepted if check is None else {**accepted, **check(setup)}


def owing(slug: str, setup: Any) -> tuple[int, ...]:
    """The seats that have yet to bring something before the match can begin."""
    found = hook(slug, "setup_choices", "owing")
    return () if found is None or setup is None else tuple(found(setup))


def is_waiting(record: MatchRecord) -> bool:
    """Whether the match has not begun because seats have yet to bring something."""
    return bool(owing(record.game, msgspec.json.decode(record.setup)))


def brought(slug: str, setup: Any, seat: int, brings: Any) -> Any:
    """The setup with what a seat brings that owes it. Raises one of FAULTS."""
    bring = hook(slug, "setup_choices", "bring")
    assert bring is not None
    return bring(setup, seat, brings)


def judged(slug: str, setup: Any, seat: int, brings: Any) -> dict[str, Any]:
    """What the game says of that, apart from the rest of the setup. Raises one of FAULTS."""
    judge = hook(slug, "setup_choices", "judge")
    assert judge is not None
    told: dict[str, Any] = judge(setup, seat, brings)
    return told


def brought_by_nobody(slug: str, setup: Any, seat: int) -> Any:
    """The setup with something usual for a seat that owes it. Raises one of FAULTS."""
    usual = hook(slug, "setup_choices", "usual")
    assert usual is not None
    return brought(slug, setup, seat, usual(setup, seat))


def taken_back(slug: str, setup: Any, seat: int) -> Any:
    """The setup without what a seat brought, where seats bring anything."""
    take_back = hook(slug, "setup_choices", "take_back")
    return setup if take_back is None else take_back(setup, seat)


def is_usual(slug: str, setup: Any, seat: int) -> bool:
    """Whether a seat has what somebody brings there who does not choose."""
    if hook(slug, "setup_choices", "usual") is None:
        return False
    return bool(brought_by_nobody(slug, taken_back(slug, setup, seat), seat) == setup)


def lapsed(slug: str, setup: Any) -> tuple[int, ...]:
    """The seats that brought something which is no longer legal."""
    found = hook(slug, "setup_choices", "lapsed")
    return () if found is None else tuple(found(setup))


def completed(game: Game[Any], setup: Any) -> Any:
    """The setup with something usual for all who have yet to choose, to try the rest of it."""
    data = msgspec.to_builtins(setup)
    missing = owing(game.slug, data)
    for seat in missing:
        data = brought_by_nobody(game.slug, data, seat)
    return read_setup(game, data) if missing else setup


def begin(game: Game[Any], setup: Any) -> Match[Any]:
    """Start a match on trial. Raises one of FAULTS."""
    match = Match(game, setup, Outside())
    seats = game.seats(match.state)
    if match.ask is not None and not 0 <= match.ask.seat < seats:
        raise Unreadable("a seat is asked that is not at the table")
    return match


def problem_of(error: Exception) -> Problem:
    """One of FAULTS as an answer."""
    fault = fault_of(error)
    return Problem(422, fault.key, fault.args, fault.rule)


def fault_of(error: Exception) -> Error:
    """Why a setup is refused."""
    if isinstance(error, TableError):
        refusal = error.refusal
        return Error(refusal.why, refusal.rule, refusal.details)
    text = str(error.args[0]) if error.args else type(error).__name__
    return Error("setup-refused", "", {"problem": text[:500]})
