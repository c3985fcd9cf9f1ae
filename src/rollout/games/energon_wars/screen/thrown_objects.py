"""Before a car, a tree or a lamp post is thrown: whether it hits, whom, and what that does."""

from __future__ import annotations

from functools import partial

from rollout.gamekit.outlook import Outlook, Part
from rollout.gamekit.sentences import Sentence
from rollout.games.energon_wars.actions import ThrowAt, ThrowTo
from rollout.games.energon_wars.model import NOBODY, Piece, State
from rollout.games.energon_wars.rules.figures import size_of
from rollout.games.energon_wars.rules.flung_objects import object_base, room_for, slide_object
from rollout.games.energon_wars.rules.throws import object_reach
from rollout.games.energon_wars.screen.look_forms import ForcedLook, ThrowLook
from rollout.games.energon_wars.screen.throwing import aimed
from rollout.space.plane.levels import ON_THE_GROUND
from rollout.space.plane.shapes import Point


def object_throw(state: State, thrower: int, piece: int, goal: int | Point) -> ThrowLook:
    """EW-THR-02 to EW-THR-06, EW-RUL-42, EW-RUL-46, EW-RUL-97: to a spot, or at a model."""
    base, reach = object_base(state, piece), object_reach(state, thrower)
    flown = partial(_flown, state, thrower, piece)
    lifted = _lifted(state, piece)
    return aimed(lifted, thrower, base, reach, goal, flown, partial(_landed, state, thrower, piece))


def thrown_object(state: State, thrower: int, piece: int, action: ThrowTo | ThrowAt) -> Outlook:
    """The same in words."""
    if isinstance(action, ThrowTo):
        course = object_throw(state, thrower, piece, (action.x, action.y)).courses["free"]
        return Outlook((_fate(state, course),))
    found = object_throw(state, thrower, piece, action.target)
    hits = Part(Sentence("outlook-hits"), found.chance)
    return Outlook((hits,), (_fate(state, found.courses["hit"]),))


def _fate(state: State, course: ForcedLook) -> Part:
    kind = state.land.pieces[course.piece].kind
    told: dict[str, object] = {
        "piece": Sentence(f"piece-{kind.replace('_', '-')}", otherwise=kind),
        "size": course.size,
    }
    if course.struck == NOBODY:
        return Part(Sentence("outlook-object-free", told))
    if not course.struck_hurt:
        return Part(Sentence("outlook-object-breaks", told))
    told |= {"struck": state.cards[course.struck].name, "struck_size": course.struck_size}
    key = "outlook-object-fells" if course.struck_down else "outlook-object-strikes"
    return Part(Sentence(key, told))


def _flown(state: State, thrower: int, piece: int, end: Point) -> ForcedLook:
    """Until it breaks on a model or a building; where it breaks on nothing, it lies."""
    struck, point = slide_object(_lifted(state, piece), object_base(state, piece), end, thrower)
    if struck == NOBODY:
        return _landed(state, thrower, piece, end)
    found = _at(state, piece, point)
    found.struck = struck
    found.struck_size = size_of(state, struck) if struck >= 0 else 0
    return found


def _landed(state: State, thrower: int, piece: int, end: Point) -> ForcedLook:
    lifted, base = _lifted(state, piece), object_base(state, piece)
    _, point = slide_object(lifted, base, end, thrower)
    return _at(state, piece, room_for(lifted, piece, base.centre, point))


def _lifted(state: State, piece: int) -> State:
    old, lifted = state.land.pieces[piece], state.copy()
    lifted.land = state.land.with_piece(piece, Piece(old.kind, old.x, old.y, False))
    return lifted


def _at(state: State, piece: int, point: Point) -> ForcedLook:
    size = state.land.forms[piece].size
    return ForcedLook(NOBODY, "throw", *point, ON_THE_GROUND, size, piece=piece)
