"""Words for tests of the frame: a match from a position, answers in words, dice in order."""

from __future__ import annotations

from typing import Any, TypeVar

from rollout.games.the_game import GAME
from rollout.games.the_game.model import State, Unit
from rollout.games.the_game.setup import Setup
from rollout.kernel.actions import Event
from rollout.kernel.errors import Illegal
from rollout.kernel.match import Match
from rollout.kernel.sources import Scripted

E = TypeVar("E", bound=Event)

ROBOT_MODE = {
    "name": "Robot",
    "kind": "robot",
    "strength": 5,
    "speed": 6,
    "firepower": 7,
    "height": 2,
}


def character(**figures: Any) -> dict[str, Any]:
    """A robot for one test: Str 5, Spe 6, Fir 7, Hgt 2, End 5, Ski 4, 10 hit points."""
    traits = figures.pop("traits", [])
    mode = {**ROBOT_MODE, "traits": traits}
    for key in ROBOT_MODE:
        if key in figures:
            mode[key] = figures.pop(key)
    return {
        "faction": "autobot",
        "size": "car",
        "confidence": "recalled-unsure",
        "endurance": 5,
        "skill": 4,
        "modes": [mode],
        **figures,
    }


def from_position(*dice: tuple[str, Any], **position: Any) -> Match[State]:
    """A match from a position, in the words of a case file."""
    return Match(GAME.rules, None, Scripted(list(dice)), GAME.rules.position(position))


def from_setup(*dice: tuple[str, Any], **setup: Any) -> Match[State]:
    return Match(GAME.rules, Setup(**setup), Scripted(list(dice)))


def say(match: Match[State], *lines: str) -> None:
    """Answer the asks, one line each."""
    for line in lines:
        match.answer(GAME.rules.read_action(match.state, line))


def refused(match: Match[State], line: str) -> str:
    """The rule that refuses an answer."""
    try:
        match.answer(GAME.rules.read_action(match.state, line))
    except Illegal as error:
        return error.refusal.rule
    return ""


def offered(match: Match[State]) -> list[str]:
    assert match.ask is not None
    return [GAME.rules.write_action(match.state, action) for action in match.ask.options]


def asked(match: Match[State]) -> tuple[int, str]:
    """Who is asked what."""
    assert match.ask is not None
    return match.ask.seat, match.ask.about


def told(match: Match[State], kind: type[E]) -> list[E]:
    return [event for event in match.events if isinstance(event, kind)]


def unit(match: Match[State], name: str) -> Unit:
    return next(each for each in match.state.units if each.sheet.slug == name)


def at(match: Match[State], name: str) -> str:
    """The hex a unit is in."""
    cell = unit(match, name).cell
    return match.state.facts.grid.label(cell) if cell >= 0 else ""


def duel(**more: Any) -> dict[str, Any]:
    """Blurr of team A in 0703, his turn next, and Vortex of team B far away."""
    return {
        "turn": "blurr",
        "units": [
            {"name": "blurr", "team": "A", "at": "0703", "facing": "S"},
            {"name": "vortex", "team": "B", "at": "0715", "facing": "N"},
        ],
        **more,
    }
