"""The steps of a Movement, on the ground and in the air: where they lead, and what they cost.

Traffic, points and passengers come on top (`reach`, `movement_options`). What depends on the
ground alone is worked out once and shared by all units that move alike, in all forks.
"""

from __future__ import annotations

from typing import Final

from rollout.games.the_game.actions import (
    Backward,
    DropProne,
    Forward,
    Land,
    Rise,
    Slide,
    StandUp,
    TakeOff,
    TurnLeft,
    TurnRight,
    Walk,
)
from rollout.games.the_game.content.maps import HexMap
from rollout.games.the_game.content.tech_spec import Mode
from rollout.games.the_game.model import AIR, GROUND, HOVERING, State
from rollout.games.the_game.rules.footing import (
    BEGIN_TO_HOVER,
    CANNOT_FLY,
    CANNOT_HOVER,
    CROWD,
    DROP,
    FLYING_SLIDE,
    HOVERING_SLIDE,
    OFF_MAP,
    SET_DOWN,
    STAND,
    TO_LAND,
    TO_TAKE_OFF,
    TURN,
    climb,
    entry_cost,
    resting_level,
    terrain_refusal,
    weighs_on_construct,
)
from rollout.games.the_game.rules.sight import depth
from rollout.kernel.actions import Action
from rollout.kernel.errors import Refusal
from rollout.kernel.options import NOT_OFFERED
from rollout.kernel.reasons import Reasons

# A way: one step of a Movement, what it costs and where it leads.

STAYS: Final = 0
"""Turning, lying down, standing up: hex and layer stay."""
ENTERS: Final = 1
"""Into another hex; a friend's may be passed through (TG-MOV-06)."""
CHANGES_LAYER: Final = 2
"""Take-off or landing: the other layer must be free (TG-RUL-53)."""

FACINGS: Final = 6
NODES: Final = 8 * FACINGS
"""Places in a hex, each a number of its own."""


def node_of(cell: int, facing: int, level: int, prone: bool) -> int:
    """A place in a Movement as one number: hex, facing, level and posture."""
    return (cell * FACINGS + facing) * 8 + level * 2 + prone


def place_of(cell: int, level: int) -> int:
    """A hex and a layer of it as one number."""
    return cell * 2 + (level == AIR)


class Way:
    """One step that the ground allows."""

    def __init__(
        self,
        action: Action,
        reasons: Reasons,
        moves: int,
        cell: int,
        facing: int,
        level: int,
        prone: bool,
        climbs: bool,
    ) -> None:
        self.action = action
        self.reasons = reasons
        self.cost: int = reasons.total
        self.moves = moves
        self.cell = cell
        self.facing = facing
        self.level = level
        self.prone = prone
        self.climbs = climbs
        """It puts weight on a construct (TG-CON-04)."""
        self.node: int = node_of(cell, facing, level, prone)
        self.place: int = place_of(cell, level)


# The steps that the ground allows: where a form can go from a place, and what it costs.

PRONE: Final = Refusal("TG-PRN-02", "refuse-prone")
NOT_PRONE: Final = Refusal("TG-PRN-03", "refuse-not-prone")
PRONE_ALREADY: Final = Refusal("TG-PRN-02", "refuse-prone-already")
NO_SUCH_FACING: Final = Refusal("TG-FAC-01", "refuse-no-such-facing")
BACKWARD_LEVEL: Final = Refusal("TG-MOV-05", "refuse-backward-elevation")
ROBOTS_LIE_DOWN: Final = Refusal("TG-RUL-59", "refuse-lying-robots-only")
FLYERS_STAY_UP: Final = Refusal("TG-RUL-59", "refuse-lying-in-the-air")
NO_FACING: Final = Refusal("TG-RUL-87", "refuse-humans-have-no-facing")
ONLY_HUMANS_WALK: Final = Refusal("TG-FAC-02", "refuse-walk-humans-only")

FORWARD: Final = Forward()
BACKWARD: Final = Backward()
TURN_LEFT: Final = TurnLeft()
TURN_RIGHT: Final = TurnRight()
ORDINARY: Final[list[Action]] = [FORWARD, BACKWARD, TURN_LEFT, TURN_RIGHT]
WALKS: Final[list[Action]] = [Walk(direction) for direction in range(6)]
STANDS: Final[list[Action]] = [StandUp(facing) for facing in range(6)]
SLIDES: Final[list[Action]] = [Slide(direction) for direction in range(6)]
TAKE_OFF: Final = TakeOff()
RISE: Final = Rise()
LAND: Final = Land()
DROP_PRONE: Final = DropProne()

FOOTINGS_KEPT: Final = 96


def candidates(form: Mode, facing: int, level: int, prone: bool) -> list[Action]:
    """The steps that make sense for a form, allowed or not."""
    if prone:
        return STANDS
    if form.kind == CROWD:
        return WALKS
    found = ORDINARY.copy()
    if form.vtol and level in (AIR, HOVERING):
        found += [SLIDES[(facing + side) % 6] for side in (1, 2, 4, 5)]
    if form.airborne:
        found.append(LAND if level in (AIR, HOVERING) else TAKE_OFF)
    if form.vtol:
        found.append(TAKE_OFF if level == HOVERING else RISE)
    if form.robot_form and level != AIR:
        found.append(DROP_PRONE)
    return found


def step_from(
    state: State, form: Mode, cell: int, facing: int, level: int, prone: bool, action: Action
) -> Way | Refusal:
    """Where a step leads from a place, or the rule by which the ground or the form forbids it."""
    if prone or isinstance(action, StandUp):
        return _stand_up(cell, level, prone, action)
    if isinstance(action, Walk):
        return _walk(state, form, cell, facing, level, action)
    if form.kind == CROWD:
        return NO_FACING
    if isinstance(action, (TurnLeft, TurnRight)):
        side = 1 if isinstance(action, TurnRight) else 5
        return Way(action, TURN, STAYS, cell, (facing + side) % 6, level, False, False)
    if isinstance(action, Forward):
        return _enter(state, form, cell, facing, facing, level, action)
    if isinstance(action, Backward):
        return _enter(state, form, cell, (facing + 3) % 6, facing, level, action)
    if isinstance(action, TakeOff):
        return take_off(state, form, cell, facing, level, action)
    if isinstance(action, Land):
        return land(state, form, cell, facing, level, action)
    if isinstance(action, Rise):
        return rise(state, form, cell, facing, level, action)
    if isinstance(action, Slide):
        return slide(state, form, cell, facing, level, action)
    if isinstance(action, DropProne):
        return _drop_prone(form, cell, facing, level, action)
    return NOT_OFFERED


class Footing:
    """The steps from every place of one ground, for all forms that move alike."""

    def __init__(self, state: State, form: Mode) -> None:
        self.form = form
        self.ground: HexMap = state.facts.ground
        self.terrain: list[int] = state.terrain
        self.construct_height: list[int] = state.construct_height
        self._ways: dict[int, list[Way]] = {}

    def ways(self, state: State, node: int) -> list[Way]:
        """The steps from a place, cheapest kinds first. Never change the list."""
        found = self._ways.get(node)
        if found is None:
            found = self._ways[node] = self._work_out(state, node)
        return found

    def _work_out(self, state: State, node: int) -> list[Way]:
        cell, facing = divmod(node >> 3, 6)
        level, prone = node >> 1 & 3, bool(node & 1)
        found: list[Way] = []
        for action in candidates(self.form, facing, level, prone):
            way = step_from(state, self.form, cell, facing, level, prone, action)
            if isinstance(way, Way):
                found.append(way)
        return found


def footing(state: State, form: Mode) -> Footing:
    """The shared footing of a form on the ground as it is now."""
    key = (id(state.facts.ground), id(state.terrain), id(state.construct_height), _manner(form))
    known = _FOOTINGS.get(key)
    if known is None:
        if len(_FOOTINGS) >= FOOTINGS_KEPT:
            del _FOOTINGS[next(iter(_FOOTINGS))]
        known = _FOOTINGS[key] = Footing(state, form)
    return known


_FOOTINGS: Final[dict[tuple[int, int, int, int], Footing]] = {}
"""A footing holds on to the lists whose identities are its key, so that none is reused."""


def _manner(form: Mode) -> int:
    """All that matters of a form for its steps; height for taking off from water."""
    return (
        form.hover
        | form.water << 1
        | form.swim << 2
        | form.aircraft << 3
        | form.fly << 4
        | form.vtol << 5
        | form.robot_form << 6
        | (form.kind == CROWD) << 7
        | (form.height << 8 if form.airborne else 0)
    )


def entry(state: State, form: Mode, level: int, start: int, cell: int) -> int | Refusal:
    """The level a form is on after moving into a neighbouring hex, or why it may not."""
    if cell < 0:
        return OFF_MAP
    after = level if level in (AIR, HOVERING) else resting_level(state, form, cell)
    refusal = terrain_refusal(state, form, cell, after)
    return after if refusal is None else refusal


def _enter(
    state: State, form: Mode, cell: int, direction: int, facing: int, level: int, action: Action
) -> Way | Refusal:
    """Into the hex ahead or behind (TG-FAC-02); backward not up or down (TG-MOV-05)."""
    target = state.facts.neighbours[cell][direction]
    after = entry(state, form, level, cell, target)
    if isinstance(after, Refusal):
        return after
    if (
        isinstance(action, Backward)
        and level != AIR
        and climb(state, form, level, cell, target) > 0
    ):
        return BACKWARD_LEVEL
    cost = entry_cost(state, form, level, cell, target)
    climbs = weighs_on_construct(state, form, after, target)
    return Way(action, cost, ENTERS, target, facing, after, False, climbs)


def _walk(
    state: State, form: Mode, cell: int, facing: int, level: int, action: Walk
) -> Way | Refusal:
    """Humans go into any adjacent hex (TG-RUL-87)."""
    if form.kind != CROWD:
        return ONLY_HUMANS_WALK
    if not 0 <= action.direction < 6:
        return NO_SUCH_FACING
    return _enter(state, form, cell, action.direction, facing, level, action)


def _stand_up(cell: int, level: int, prone: bool, action: Action) -> Way | Refusal:
    """A prone unit can only stand up, with any facing (TG-PRN-02, TG-PRN-03)."""
    if not isinstance(action, StandUp):
        return PRONE_ALREADY if isinstance(action, DropProne) else PRONE
    if not prone:
        return NOT_PRONE
    if not 0 <= action.facing < 6:
        return NO_SUCH_FACING
    return Way(action, STAND, STAYS, cell, action.facing, level, False, False)


def _drop_prone(form: Mode, cell: int, facing: int, level: int, action: DropProne) -> Way | Refusal:
    """Grounded units in robot form may lie down (TG-PRN-01, TG-RUL-59)."""
    if level == AIR:
        return FLYERS_STAY_UP
    if not form.robot_form:
        return ROBOTS_LIE_DOWN
    return Way(action, DROP, STAYS, cell, facing, level, True, False)


# Taking off, landing, hovering, sliding (TG-AIR, TG-VTL, TG-RUL-53 to 55).

FLYING_ALREADY: Final = Refusal("TG-AIR-01", "refuse-flying-already")
NOT_FLYING: Final = Refusal("TG-AIR-04", "refuse-not-flying")
HOVERING_ALREADY: Final = Refusal("TG-VTL-02", "refuse-hovering-already")
SUBMERGED: Final = Refusal("TG-RUL-47", "refuse-take-off-submerged")
NO_SLIDE: Final = Refusal("TG-VTL-01", "refuse-slide")
SLIDE_SIDEWAYS: Final = Refusal("TG-VTL-01", "refuse-slide-sideways-only")
SLIDE_LEVEL: Final = Refusal("TG-RUL-55", "refuse-slide-elevation")


def take_off(
    state: State, form: Mode, cell: int, facing: int, level: int, action: TakeOff
) -> Way | Refusal:
    """Into the air of the same hex, facing kept (TG-AIR-01)."""
    if not form.airborne:
        return CANNOT_FLY
    if level == AIR:
        return FLYING_ALREADY
    if under_water(state, form, cell, level):
        return SUBMERGED
    return Way(action, TO_TAKE_OFF, CHANGES_LAYER, cell, facing, AIR, False, False)


def land(
    state: State, form: Mode, cell: int, facing: int, level: int, action: Land
) -> Way | Refusal:
    """Onto the ground of the same hex: a construct or the floor of water too (TG-AIR-04)."""
    if level not in (AIR, HOVERING):
        return NOT_FLYING
    ground = resting_level(state, form, cell)
    refusal = terrain_refusal(state, form, cell, ground)
    if refusal is not None:
        return refusal
    climbs = weighs_on_construct(state, form, ground, cell)
    if level == HOVERING:
        return Way(action, SET_DOWN, STAYS, cell, facing, ground, False, climbs)
    return Way(action, TO_LAND, CHANGES_LAYER, cell, facing, ground, False, climbs)


def rise(
    state: State, form: Mode, cell: int, facing: int, level: int, action: Rise
) -> Way | Refusal:
    """A helicopter hovers at ground level, up from the ground or down from the air."""
    if not form.vtol:
        return CANNOT_HOVER
    if level == HOVERING:
        return HOVERING_ALREADY
    if under_water(state, form, cell, level):
        return SUBMERGED
    refusal = terrain_refusal(state, form, cell, HOVERING)
    if refusal is not None:
        return refusal
    moves = CHANGES_LAYER if level == AIR else STAYS
    return Way(action, BEGIN_TO_HOVER, moves, cell, facing, HOVERING, False, False)


def slide(
    state: State, form: Mode, cell: int, facing: int, level: int, action: Slide
) -> Way | Refusal:
    """Sideways without turning (TG-VTL-01); hovering, on one level only (TG-RUL-55)."""
    if not form.vtol or level not in (AIR, HOVERING):
        return NO_SLIDE
    if not 0 <= action.direction < 6 or (action.direction - facing) % 3 == 0:
        return SLIDE_SIDEWAYS
    target = state.facts.neighbours[cell][action.direction]
    if target < 0:
        return OFF_MAP
    refusal = terrain_refusal(state, form, target, level)
    if refusal is not None:
        return refusal
    extra = FLYING_SLIDE
    if level == HOVERING:
        if climb(state, form, level, cell, target):
            return SLIDE_LEVEL
        extra = HOVERING_SLIDE
    cost = Reasons((*entry_cost(state, form, level, cell, target).terms, extra))
    return Way(action, cost, ENTERS, target, facing, level, False, False)


def under_water(state: State, form: Mode, cell: int, level: int) -> bool:
    """Upright on the floor of water deeper than the form is high (TG-RUL-47)."""
    return level == GROUND and depth(state, cell) > form.height
