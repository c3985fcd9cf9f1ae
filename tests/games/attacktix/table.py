"""Tables for tests: positions, scripted hands and scripted outcomes. Millimetres and degrees."""

from __future__ import annotations

from typing import Any

import msgspec

from rollout.games.attacktix import GAME
from rollout.games.attacktix.actions import EndAttacks, EndMoves
from rollout.games.attacktix.cases.positions import PositionForm
from rollout.games.attacktix.model import State
from rollout.games.attacktix.record import Record
from rollout.games.attacktix.setup import Setup
from rollout.kernel import Action, Event, Match, Refusal, Scripted
from rollout.space.physics.outcome import Contact, FigureAfter, ThingAfter

STILL = ("aim_noise", [0, 0, 0, 0, 0])
"""A hand that does not err."""
SOUTH_LINE, NORTH_LINE = 130.0, 1044.4
MIDDLE = 457.2
"""Between the sides of the table."""


def piece(
    code: str, seat: str = "A", x: float = MIDDLE, y: float = 400, facing: float = 90, **more: Any
) -> dict[str, Any]:
    return {"code": code, "seat": seat, "at": [x, y], "facing": facing, **more}


def reserve(code: str, seat: str = "A", zone: str = "back_up") -> dict[str, Any]:
    return {"code": code, "seat": seat, "zone": zone}


def table(
    *pieces: dict[str, Any],
    script: list[Any] | None = None,
    phase: str = "move",
    turn_of: str = "A",
    on: str = "bare_table",
    attacks: int = 2,
    **options: Any,
) -> Match[State]:
    """A match in the middle of a turn; what is no key of a position is an option."""
    known = {field.name for field in msgspec.structs.fields(PositionForm)}
    beside = {key: options.pop(key) for key in list(options) if key in known}
    data = {
        "figures": list(pieces),
        "phase": phase,
        "turn_of": turn_of,
        "map": on,
        "attacks": attacks,
        "options": options,
        **beside,
    }
    start = GAME.rules.position(data)
    return Match(GAME.rules, Setup(), Scripted(script or []), start)


def duel(script: list[Any], **setup: Any) -> Match[State]:
    """A match from its beginning."""
    return Match(GAME.rules, Setup(**setup), Scripted(script))


def grind(top: int = 0, bottom: int = 0) -> tuple[str, list[int]]:
    return "grind", [top, bottom]


def hit(
    attacker: int,
    down: dict[int, int] | None = None,
    after: dict[int, FigureAfter] | None = None,
    switches: dict[int, tuple[bool, bool]] | None = None,
    things: dict[int, ThingAfter] | None = None,
    **more: Any,
) -> tuple[str, Record]:
    """What came of a shot: who is down, and after how many milliseconds."""
    figures = {
        str(number): FigureAfter(5000 + 10 * number, 6000, 0, "down", time)
        for number, time in (down or {}).items()
    }
    figures |= {str(number): each for number, each in (after or {}).items()}
    return "physics", Record(
        attacker,
        "",
        1,
        figures=figures,
        switches={str(number): each for number, each in (switches or {}).items()},
        objects={str(number): each for number, each in (things or {}).items()},
        **more,
    )


def miss(attacker: int) -> tuple[str, Record]:
    return hit(attacker)


def touched(figure: int, part: str = "torso", time: int = 40) -> tuple[Contact, ...]:
    return (Contact(time, figure, part, 9000),)


def answer(match: Match[State], *words: str | Action) -> None:
    for each in words:
        action = each if isinstance(each, Action) else GAME.rules.read_action(match.state, each)
        match.answer(action)


def told(match: Match[State], kind: type[Event]) -> list[Any]:
    return [event for event in match.events if isinstance(event, kind)]


def offered(match: Match[State]) -> list[str]:
    assert match.ask is not None
    return [GAME.rules.write_action(match.state, action) for action in match.ask.options]


def asked(match: Match[State]) -> tuple[int, str]:
    assert match.ask is not None
    return match.ask.seat, match.ask.about


def refused(match: Match[State], words: str | Action) -> Refusal:
    action = words if isinstance(words, Action) else GAME.rules.read_action(match.state, words)
    assert match.ask is not None
    refusal = match.ask.options.refusal(action)
    assert refusal is not None
    return refusal


def place(match: Match[State], figure: int) -> tuple[int, int]:
    each = match.state.figures[figure]
    return each.x, each.y


def to_attack(match: Match[State]) -> None:
    """To the Attack step of this turn, without any further move."""
    while match.state.phase == "move":
        answer(match, EndMoves())


def pass_turn(match: Match[State]) -> None:
    """Whoever is on does nothing more."""
    turn = match.state.turn
    while match.state.turn == turn:
        answer(match, EndMoves() if match.state.phase == "move" else EndAttacks())
