"""Setups: what can be chosen, and what is wrong with a choice.

What a game itself has to say stands at its `SetupDesk`.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

import msgspec

from rollout.gamekit import GamePackage, SeatChoices
from rollout.gamekit.kinds import kind_table
from rollout.games.registry import find
from rollout.kernel.content import ContentError
from rollout.kernel.errors import SetupRefused, TableError, Unreadable
from rollout.kernel.game import Game
from rollout.kernel.match import Match
from rollout.kernel.sources import Outside
from rollout.server.game_forms import read_setup
from rollout.server.problems import Error, Problem
from rollout.words.setup_mistakes import wrong_setup

logger = logging.getLogger(__name__)

FAULTS = (TableError, ContentError, ValueError, LookupError, TypeError, ArithmeticError)


def describe_setup(package: GamePackage) -> dict[str, Any]:
    """The usual setup, the form of any, and what the game itself says."""
    game = package.rules
    usual = game.default_setup()
    return {
        "slug": game.slug,
        "board": package.board,
        "rules_version": game.rules_version,
        "content_version": game.content_version,
        "seats": game.seats(game.start(usual)),
        "setup": msgspec.to_builtins(usual),
        "kinds": kind_table(game),
        "first_match": None if package.first_match is None else package.first_match.told(),
        "schema": None if game.setup_type is None else msgspec.json.schema(game.setup_type),
        **package.desk.told(),
    }


def judge_setup(package: GamePackage, data: Any) -> dict[str, Any]:
    """`faults` is empty when a match can be started; `seats` says for how many."""
    game, desk = package.rules, package.desk
    try:
        setup = read_setup(game, data)
        match = begin(game, completed(game, setup))
    except FAULTS as error:
        told = {"faults": [fault_of(error)], "seats": None, **_said(package, desk.explain, data)}
        return {**told, **_of_lists(package, data)}
    told = {"faults": [], "seats": game.seats(match.state), **_said(package, desk.check, setup)}
    return {**told, **_said(package, desk.of_lists, setup)}


def _of_lists(package: GamePackage, data: Any) -> dict[str, Any]:
    """What is to be said of lists of a setup that was refused, as far as it can be read."""
    try:
        setup = read_setup(package.rules, data)
    except FAULTS:
        return {}
    return _said(package, package.desk.of_lists, setup)


def _said(package: GamePackage, say: Callable[[Any], dict[str, Any]], of: Any) -> dict[str, Any]:
    """What a game adds to the judgement, which stands without it."""
    try:
        return dict(say(of))
    except Exception:
        logger.exception("%s says no more of a setup", package.slug)
    return {}


def judge_written(slug: str, data: Any) -> dict[str, Any]:
    """The same of a game by its name: for another process."""
    return judge_setup(find(slug), data)


def owing(slug: str, setup: Any) -> tuple[int, ...]:
    """The seats that have yet to bring something before the match can begin."""
    choices = find(slug).desk.choices
    return () if choices is None or setup is None else choices.owing(setup)


def hides_anything(match: Match[Any]) -> bool:
    """Whether somebody may not know all that decides the match."""
    game, state = match.game, match.state
    return any(game.hides(state, seat) for seat in (None, *range(game.seats(state))))


def brought(slug: str, setup: Any, seat: int, brings: Any) -> Any:
    """The setup with what a seat brings that owes it. Raises one of FAULTS."""
    choices = _choices(slug)
    return choices.bring(setup, seat, _read(choices, brings))


def judged(slug: str, setup: Any, seat: int, brings: Any) -> dict[str, Any]:
    """What the game says of that, apart from the rest of the setup. Raises one of FAULTS."""
    choices = _choices(slug)
    return choices.judge(setup, seat, _read(choices, brings))


def _read(choices: SeatChoices, brings: Any) -> Any:
    try:
        return msgspec.convert(brings, type=choices.form)
    except msgspec.ValidationError as error:
        raise SetupRefused(wrong_setup(choices.form, brings, error)) from None


def brought_by_nobody(slug: str, setup: Any, seat: int) -> Any:
    """The setup with something usual for a seat that owes it. Raises one of FAULTS."""
    return brought(slug, setup, seat, _choices(slug).usual(setup, seat))


def _choices(slug: str) -> SeatChoices:
    """Those of a game in which a seat owes something."""
    choices = find(slug).desk.choices
    assert choices is not None
    return choices


def taken_back(slug: str, setup: Any, seat: int) -> Any:
    """The setup without what a seat brought, where seats bring anything."""
    choices = find(slug).desk.choices
    return setup if choices is None else choices.take_back(setup, seat)


def is_usual(slug: str, setup: Any, seat: int) -> bool:
    """Whether a seat has what somebody brings there who does not choose."""
    if find(slug).desk.choices is None:
        return False
    return bool(brought_by_nobody(slug, taken_back(slug, setup, seat), seat) == setup)


def lapsed(slug: str, setup: Any) -> tuple[int, ...]:
    """The seats that brought something which is no longer legal."""
    choices = find(slug).desk.choices
    return () if choices is None else choices.lapsed(setup)


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
