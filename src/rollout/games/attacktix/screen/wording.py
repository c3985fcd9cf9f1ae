"""Words for facts that do not follow from their fields: poses, errors, conditions, colours."""

from __future__ import annotations

from typing import Any

from rollout.gamekit import Fact
from rollout.gamekit.places import told_aim, told_compass, told_looking, told_way
from rollout.gamekit.sentences import Sentence
from rollout.games.attacktix.actions import (
    Accident,
    Advance,
    Aim,
    Call,
    Enter,
    Halt,
    Knob,
    PushTo,
    Slash,
    Stand,
    Throw,
    TurnBase,
)
from rollout.games.attacktix.events import (
    AbilityFailed,
    AbilityUsed,
    AccidentHappened,
    Attacked,
    BaseTurned,
    CoveredGrind,
    Felled,
    FinalBegan,
    Ground,
    Halted,
    MovesEnded,
    Rolled,
    RoundOver,
    SeatsDrawn,
    SpeedsCounted,
    Standings,
    StrokeVoid,
    Struck,
)
from rollout.games.attacktix.model import FALLEN, State
from rollout.games.attacktix.naming import NAMER
from rollout.games.attacktix.screen.standpoint import around, forward_of
from rollout.games.attacktix.screen.twin import between
from rollout.kernel.saying import Saying
from rollout.space.plane import Point
from rollout.space.plane.angles import QUARTER, TURN, angle_of


def arguments(state: State, fact: Fact) -> dict[str, Any]:
    """Names for figures and seats, degrees and millimetres for tenths of them."""
    said = NAMER.say(state, fact)
    said.update(_of_action(fact))
    said.update(_direction(state, fact))
    if isinstance(fact, (Stand, Enter)):
        said["left"] = _from_the_left(state, (fact.x, fact.y))
    said.update(_of_event(fact))
    return said


def _direction(state: State, fact: Fact) -> dict[str, Any]:
    """Ways as the seat that moves, attacks or pushes sees them; what happened, for everybody."""
    if isinstance(fact, (Halted, BaseTurned)):
        return {"looking": _looking(state, fact.figure, fact.facing)}
    if isinstance(fact, Attacked):
        pointed = (state.figures[fact.figure].facing + fact.yaw) % TURN
        return {"looking": _looking(state, fact.figure, pointed)}
    if isinstance(fact, PushTo):
        return {"way": _pushed(state, fact.bearing)}
    doing = state.mover if isinstance(fact, (Advance, Halt)) else state.attacker
    if not isinstance(fact, (Advance, Halt, TurnBase, Aim, Throw)):
        return {}
    if not 0 <= doing < len(state.figures):
        return {"way": told_way(QUARTER, QUARTER)}
    figure = state.figures[doing]
    seen, here = around(state, figure.controller, doing), (figure.x, figure.y)
    if isinstance(fact, Advance):
        end = fact.path[-1] if fact.path else here
        angle = angle_of(end[0] - here[0], end[1] - here[1]) if end != here else seen.forward
    else:
        angle = fact.facing if isinstance(fact, (Halt, TurnBase)) else fact.bearing
    return {"way": told_aim(seen, here, angle)}


def _looking(state: State, number: int, angle: int) -> Sentence:
    figure = state.figures[number]
    return told_looking(around(state, figure.controller, number), (figure.x, figure.y), angle)


def _pushed(state: State, bearing: int) -> Sentence:
    """AT-ABL-08: whoever commands the fallen figure pushes; with several, as the map lies."""
    seats = {each.controller for each in state.figures if each.zone == FALLEN}
    if len(seats) != 1:
        return told_compass(bearing)
    return told_way(bearing, forward_of(state, seats.pop()))


def _from_the_left(state: State, point: Point) -> str:
    """Along the nearest line as its own figures see it, in whole centimetres."""
    line = min((each for _, each in state.field.lines), key=lambda each: abs(each.depth(point)))
    mirrored = line.facing in (0, 3 * QUARTER)
    along = line.high - line.along(point) if mirrored else line.along(point) - line.low
    return f"{along / 100:.0f}"


def degrees(tenths: int) -> str:
    """
    >>> degrees(905), degrees(-30)
    ('90.5', '-3')
    """
    return f"{tenths / 10:g}"


def _of_action(fact: Fact) -> dict[str, Any]:
    if isinstance(fact, Aim):
        return {"pitch": degrees(fact.pitch)}
    if isinstance(fact, Throw):
        return {"object": "yes" if fact.thing >= 0 else "no"}
    if isinstance(fact, Slash):
        raised = f"{fact.height / 10:g}"
        return {"side": _word("hand", fact.side), "twist": degrees(fact.twist), "height": raised}
    if isinstance(fact, Knob):
        return {"turn": _word("knob", fact.turn)}
    if isinstance(fact, Call):
        return {"colour": _word("colour", fact.colour)}
    if isinstance(fact, Accident):
        return {"kind": _word("accident", fact.kind)}
    return {}


def _of_event(fact: Fact) -> dict[str, Any]:
    if isinstance(fact, (Ground, Rolled, CoveredGrind)):
        return {"colour": _word("colour", fact.colour), **_rolled(fact)}
    if isinstance(fact, Attacked):
        return _attacked(fact)
    if isinstance(fact, Struck):
        return {"part": _word("part", fact.part), "force": f"{fact.impulse / 1000:.1f}"}
    if isinstance(fact, StrokeVoid):
        return {"inside": fact.inside or "none"}
    if isinstance(fact, Felled):
        return {"how": _word("felled", fact.how)}
    if isinstance(fact, (AbilityUsed, AbilityFailed)):
        return {"verb": _word("verb", fact.verb)}
    if isinstance(fact, AccidentHappened):
        return {"kind": _word("accident", fact.kind)}
    if isinstance(fact, SeatsDrawn):
        return {
            "about": _word("drawn", fact.about),
            "order": ", ".join("ABCDEF"[seat] for seat in fact.seats),
        }
    if isinstance(fact, SpeedsCounted):
        return {"sums": ", ".join(str(each) for each in fact.totals)}
    if isinstance(fact, MovesEnded):
        return {"number": len(fact.covered)}
    return _of_standings(fact)


def _of_standings(fact: Fact) -> dict[str, Any]:
    """Places and points, seat after seat; and who plays the final."""
    if isinstance(fact, FinalBegan):
        return {"pair": between(fact.seat, fact.other)}
    if not isinstance(fact, (Standings, RoundOver)):
        return {}
    said = {"by_points": ", ".join(str(each) for each in fact.points)}
    if isinstance(fact, Standings):
        said["by_place"] = ", ".join(str(each) for each in fact.places)
    return said


def _rolled(fact: Ground | Rolled | CoveredGrind) -> dict[str, Any]:
    if isinstance(fact, Rolled):
        return {"cut": _word("cut", fact.cut or "none")}
    return {"coin": "yes" if isinstance(fact, CoveredGrind) and fact.figure < 0 else "no"}


def _attacked(fact: Attacked) -> dict[str, Any]:
    """The pose as it was meant, and by how much the hand was off."""
    return {
        "weapon": _word("weapon", fact.weapon),
        "pitch": degrees(fact.pitch),
        "twist": degrees(fact.twist),
        "form": "slash" if fact.side else "straight",
        "side": _word("hand", fact.side or "right"),
        "off": f"{fact.error[0] / 100:+.1f}".replace("-", "−"),
    }


def _word(kind: str, value: str) -> Saying:
    return Saying(f"{kind}-{value.replace('_', '-')}", value.replace("_", " "))
