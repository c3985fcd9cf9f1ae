"""The shooting gallery: one figure, targets at known ranges, as many shots as one likes.

Nobody plays against it: there are no turns, and whatever falls is stood up again.
"""

from __future__ import annotations

from typing import Final

from rollout.games.attacktix.actions import AttackWith, EndAttacks, Move
from rollout.games.attacktix.content.library import Library
from rollout.games.attacktix.content.vocabulary import MISSILE
from rollout.games.attacktix.events import TargetsStood
from rollout.games.attacktix.field import NORTH, SOUTH, Point
from rollout.games.attacktix.model import FALLEN, IN_PLAY, PRACTICE, UNPLACED, Figure, State
from rollout.games.attacktix.rules.forces import figures_in, no_such_map
from rollout.games.attacktix.rules.menus import menu
from rollout.games.attacktix.rules.movement import move
from rollout.games.attacktix.rules.returning import load
from rollout.games.attacktix.rules.wheel import written
from rollout.games.attacktix.setup import Setup
from rollout.kernel.errors import Refusal
from rollout.kernel.game import Script, Table
from rollout.space.plane.angles import QUARTER, UNIT, heading

SHOOTER: Final = 0
PRACTISED: Final = "practised"
RANGES: Final = (
    (0, 1500),
    (-140, 3000),
    (140, 3000),
    (-70, 4500),
    (70, 4500),
    (-200, 6000),
    (200, 6000),
    (110, 8500),
)
"""Where targets stand: how far to the left of straight ahead, and how far off."""
NEXT_TO_IT: Final = 50
"""A gap between bases: where a weapon of melee finds its first target."""
A_LONG_WAY: Final = 12
"""Tix that the figure may roll at a time."""


def gallery_faults(setup: Setup, known: Library) -> list[Refusal]:
    """What speaks against practising so."""
    if len(setup.forces) != 2:
        return [Refusal("AT-DEC-10", "gallery-of-two", {"count": len(setup.forces)})]
    missing = no_such_map(setup, known)
    if missing is not None:
        return [missing]
    shooters, targets = (figures_in(text, known) for text in setup.forces)
    found: list[Refusal] = []
    if len(shooters) != 1:
        found.append(Refusal("AT-DEC-10", "one-shooter", {"count": len(shooters)}))
    if not 1 <= len(targets) <= len(RANGES):
        details = {"count": len(targets), "most": len(RANGES)}
        found.append(Refusal("AT-DEC-10", "too-many-targets", details))
    return found


def gallery_figures(setup: Setup, known: Library) -> list[Figure]:
    """The one that practises, and its targets: those are nobody's to move."""
    return [
        Figure(code, seat, seat, UNPLACED)
        for seat, text in enumerate(setup.forces)
        for code in figures_in(text, known)
    ]


def open_gallery(state: State) -> None:
    """Everybody in place."""
    state.phase, state.turn, state.seat = PRACTICE, 1, 0
    state.sides = [SOUTH, NORTH]
    shooter = state.figures[SHOOTER]
    line = state.field.line(SOUTH)
    middle = (line.low + line.high) // 2
    shooter.x, shooter.y = line.spot(middle, state.sculpt(SHOOTER).radius)
    shooter.facing = line.facing
    for number, each in enumerate(state.figures):
        each.shown = [written(state.face(number))]
    set_up_targets(state)


def set_up_targets(state: State) -> None:
    """All upright, where they were at the beginning, and every weapon ready."""
    for number, each in enumerate(state.figures):
        each.zone = IN_PLAY
        each.waist = each.chest = False
        load(state, number)
        if number != SHOOTER:
            each.x, each.y = _spot(state, number)
            each.facing = 3 * QUARTER
    for thing, placed in zip(state.things, state.ground.objects, strict=True):
        (thing.x, thing.y), thing.facing = state.field.place(placed.at), placed.turn
        thing.standing, thing.removed = True, False


def _spot(state: State, number: int) -> Point:
    """A target's place, seen from where the figure began."""
    line = state.field.line(SOUTH)
    radius = state.sculpt(SHOOTER).radius
    x, y = line.spot((line.low + line.high) // 2, radius)
    left, far = RANGES[number - 1]
    if number == 1 and state.sculpt(SHOOTER).weapon.kind != MISSILE:
        far = radius + state.sculpt(number).radius + NEXT_TO_IT
    east, north = heading(line.facing + left)
    return x + east * far // UNIT, y + north * far // UNIT


def practise(table: Table[State]) -> Script[None]:
    """One attack or one move; or enough for today. AT-RUL-105: what was void is no attack."""
    from rollout.games.attacktix.rules.attack import attack

    state = table.state
    options = menu(state, state.seat, [AttackWith(SHOOTER), Move(SHOOTER), EndAttacks()])
    answer = yield table.ask(state.seat, "gallery", options)
    if isinstance(answer, EndAttacks):
        state.ended = PRACTISED
    elif isinstance(answer, Move):
        yield from move(table, SHOOTER, A_LONG_WAY, state.seat)
    else:
        state.voids = 0
        done = yield from attack(table, SHOOTER, state.seat, 0)
        if not done:
            return
        felled = sum(each.zone == FALLEN for each in state.figures)
        state.tries += 1
        state.downs += felled
        set_up_targets(state)
        table.tell(TargetsStood(felled, state.tries, state.downs))
