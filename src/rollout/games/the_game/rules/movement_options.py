"""The next step of a Movement, or a leap: the one definition of what may be answered (TG-MOV)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

import msgspec

from rollout.games.the_game.actions import (
    Backward,
    Board,
    DropProne,
    Forward,
    Land,
    Launch,
    Leave,
    Rejoin,
    Retreat,
    Rise,
    Slide,
    StandUp,
    Stop,
    TakeOff,
    TurnLeft,
    TurnRight,
    Walk,
    Warp,
)
from rollout.games.the_game.events import Warped
from rollout.games.the_game.model import AIR, NONE, State
from rollout.games.the_game.rules.boarding import (
    CARRIED,
    at_own_edge,
    departures,
    exit_cost,
    exits,
    launch,
    leave,
    retreat_refusal,
)
from rollout.games.the_game.rules.footing import (
    BODY_THERE,
    OFF_MAP,
    layer_taken,
    resting_level,
    terrain_refusal,
    weighs_on_construct,
)
from rollout.games.the_game.rules.reach import (
    Mover,
    Ways,
    may_stay,
    reachable_from,
    traffic_refusal,
)
from rollout.games.the_game.rules.steps import (
    ENTERS,
    NO_SUCH_FACING,
    PRONE,
    Way,
    candidates,
    step_from,
)
from rollout.kernel.actions import Action
from rollout.kernel.errors import Refusal
from rollout.kernel.game import Table
from rollout.kernel.options import NOT_OFFERED, Options

STOP: Final = Stop()
RETREAT: Final = Retreat()
LAUNCH: Final = Launch()
LEAVES: Final[list[Action]] = [Leave(direction) for direction in range(6)]
STEPS: Final = (
    Forward, Backward, TurnLeft, TurnRight, Slide, Walk, TakeOff, Rise, Land, DropProne, StandUp,
)  # fmt: skip


def step_refusal(state: State, mover: Mover, action: Action) -> Refusal | None:
    """None when the Movement may go on, or end, with that; else the rule against it."""
    unit = mover.unit
    if isinstance(action, Stop):
        return stop_refusal(state, mover)
    if isinstance(action, Warp):
        return warp_refusal(state, mover, action)
    if isinstance(action, Retreat):
        return retreat_refusal(state, unit, unit.cell, unit.prone, mover.left)
    if isinstance(action, (Board, Rejoin)):
        cost = exit_cost(state, unit, unit.cell, unit.facing, unit.level, unit.prone, action)
        return cost if isinstance(cost, Refusal) else _too_dear(mover, cost.total, "TG-MOV-04")
    way = way_of(state, mover, action)
    if isinstance(way, Refusal):
        return way
    rule = "TG-MOV-04" if way.moves == ENTERS else "TG-MOV-01"
    return _too_dear(mover, way.cost, rule) or traffic_refusal(state, mover, way)


def way_of(state: State, mover: Mover, action: Action) -> Way | Refusal:
    """Where a step leads, whatever it costs and whoever is there."""
    unit = mover.unit
    if isinstance(action, Leave):
        return leave(state, unit, action)
    if isinstance(action, Launch):
        return launch(state, unit, action)
    if not isinstance(action, STEPS):
        return NOT_OFFERED
    if unit.carrier != NONE:
        return CARRIED
    return step_from(state, unit.form, unit.cell, unit.facing, unit.level, unit.prone, action)


def stop_refusal(state: State, mover: Mover) -> Refusal | None:
    """A Movement does not end in a hex that others hold, nor on a body (TG-MOV-06)."""
    unit = mover.unit
    if unit.carrier != NONE or may_stay(state, mover, unit.cell, unit.level):
        return None
    other = layer_taken(state, unit, unit.cell, unit.level)
    if other != NONE:
        return Refusal("TG-MOV-06", "refuse-stop-hex-taken", {"unit": other})
    return BODY_THERE


def list_steps(state: State, mover: Mover) -> list[Action]:
    """All that may be answered, warps aside."""
    unit = mover.unit
    if unit.carrier != NONE:
        return [*_allowed(state, mover, [*LEAVES, LAUNCH]), STOP]
    stays = may_stay(state, mover, unit.cell, unit.level)
    found: list[Action] = [
        way.action
        for way in mover.ways(state)
        if way.cost <= mover.left
        and ((stays and not way.moves) or traffic_refusal(state, mover, way) is None)
    ]
    if mover.harbours:
        inside = exits(state, unit, mover.harbours, unit.cell, unit.facing, unit.level, unit.prone)
        found += _allowed(state, mover, inside)
    if state.facts.options.retreat_edge:
        found += _allowed(state, mover, [RETREAT])
    if stays:
        found.append(STOP)
    return found


def _allowed(state: State, mover: Mover, actions: list[Action]) -> list[Action]:
    return [action for action in actions if step_refusal(state, mover, action) is None]


class Steps(Options):
    """The steps open to a unit now, worked out when somebody looks."""

    def __init__(self, state: State, mover: Mover) -> None:
        self.state = state
        self.mover = mover
        self._listed: list[Action] | None = None

    def listed(self) -> list[Action]:
        found = self._listed
        if found is None:
            found = self._listed = list_steps(self.state, self.mover)
        return found

    def may_warp(self) -> bool:
        return warping_refusal(self.state, self.mover) is None

    def __iter__(self) -> Iterator[Action]:
        yield from self.listed()
        yield from warps(self.state, self.mover)

    def __len__(self) -> int:
        far = 6 * len(arrivals(self.state, self.mover)) if self.may_warp() else 0
        return len(self.listed()) + far

    def __bool__(self) -> bool:
        return True

    def __contains__(self, action: object) -> bool:
        if isinstance(action, Warp):
            return warp_refusal(self.state, self.mover, action) is None
        return action in self.listed()

    def sample(self, rng: Random) -> Action:
        """One of the steps; a warp, of whatever kind, counts as one of them."""
        found = self.listed()
        pick = int(rng.random() * (len(found) + self.may_warp()))
        if pick == len(found):
            return sample_warp(self.state, self.mover, rng)
        return found[pick]

    def refusal(self, action: Action) -> Refusal | None:
        return step_refusal(self.state, self.mover, action)

    def near_misses(self) -> Iterator[tuple[Action, Refusal]]:
        for action in _conceivable(self.state, self.mover):
            refusal = self.refusal(action)
            if refusal is not None:
                yield action, refusal

    def describe(self) -> dict[str, Any]:
        """Steps with their costs, and everything that can be reached from here."""
        state, mover = self.state, self.mover
        ways = Ways(reachable_from(state, mover))
        return {
            "kind": "steps",
            "unit": mover.unit.id,
            "left": mover.left,
            "actions": [msgspec.to_builtins(action) for action in self.listed()],
            "refused": [
                {"action": msgspec.to_builtins(action), "refusal": msgspec.to_builtins(refusal)}
                for action, refusal in self.near_misses()
            ],
            "costs": [_priced(way) for way in _ways(state, mover)],
            "steps": ways.steps,
            "ends": ways.ends,
            "warps": arrivals(state, mover) if self.may_warp() else [],
        }


def _ways(state: State, mover: Mover) -> list[Way]:
    if mover.unit.carrier != NONE:
        return departures(state, mover.unit)
    return mover.ways(state)


def _priced(way: Way) -> dict[str, Any]:
    return {"action": msgspec.to_builtins(way.action), "cost": msgspec.to_builtins(way.reasons)}


def _too_dear(mover: Mover, cost: int, rule: str) -> Refusal | None:
    if cost <= mover.left:
        return None
    return Refusal(rule, "refuse-points", {"cost": cost, "left": mover.left})


def _conceivable(state: State, mover: Mover) -> list[Action]:
    """What somebody might try: to be shown, greyed if it is refused."""
    unit = mover.unit
    if unit.carrier != NONE:
        return [*LEAVES, LAUNCH] if unit.form.airborne else list(LEAVES)
    found = list(candidates(unit.form, unit.facing, unit.level, unit.prone))
    if unit.prone:
        found += candidates(unit.form, unit.facing, unit.level, False)
    for number in mover.harbours:
        if state.facts.grid.distance(state.units[number].cell, unit.cell) <= 1:
            found.append(Rejoin(number) if number == unit.host else Board(number))
    if state.facts.options.retreat_edge and at_own_edge(state, unit, unit.cell):
        found.append(RETREAT)
    found.append(STOP)
    return found


# Telaport: a whole Movement in one leap (TG-TEL, TG-RUL-82).

NO_TELAPORT: Final = Refusal("TG-TEL-01", "refuse-no-telaport")
MOVED_ALREADY: Final = Refusal("TG-RUL-82", "refuse-warp-after-steps")
NO_SMOKE: Final = Refusal("TG-RUL-76", "refuse-warp-in-smoke")
NO_SUCH_LEVEL: Final = Refusal("TG-RUL-82", "refuse-no-such-level")
TRIES: Final = 30


def warping_refusal(state: State, mover: Mover) -> Refusal | None:
    """None when this Movement may be a warp."""
    unit = mover.unit
    if "telaport" not in unit.form.traits:
        return NO_TELAPORT
    if mover.taken:
        return MOVED_ALREADY
    if mover.smoking:
        return NO_SMOKE
    if unit.carrier != NONE:
        return CARRIED
    return PRONE if unit.prone else None


def warp_refusal(state: State, mover: Mover, action: Warp) -> Refusal | None:
    """None when the unit may warp to that hex, level and facing."""
    refusal = warping_refusal(state, mover)
    if refusal is not None:
        return refusal
    if not 0 <= action.facing < 6:
        return NO_SUCH_FACING
    if not 0 <= action.cell < state.facts.grid.size:
        return OFF_MAP
    distance = state.facts.grid.distance(mover.unit.cell, action.cell)
    if distance > mover.left:
        details = {"distance": distance, "left": mover.left}
        return Refusal("TG-TEL-01", "refuse-warp-too-far", details)
    return _arrival_refusal(state, mover, action.cell, action.level)


def warps(state: State, mover: Mover) -> Iterator[Warp]:
    """All warps, nearest first."""
    if warping_refusal(state, mover) is not None:
        return
    for cell, level in arrivals(state, mover):
        for facing in range(6):
            yield Warp(cell, level, facing)


def arrivals(state: State, mover: Mover) -> list[tuple[int, int]]:
    """Hexes and levels that the unit may warp to."""
    return [
        (cell, level)
        for cell in state.facts.grid.within(mover.unit.cell, mover.left)
        for level in _levels(state, mover, cell)
        if _arrival_refusal(state, mover, cell, level) is None
    ]


def sample_warp(state: State, mover: Mover, rng: Random) -> Warp:
    """One warp, without listing them all. There is always one: turning on the spot."""
    cells = state.facts.grid.within(mover.unit.cell, mover.left)
    for _ in range(TRIES):
        cell = cells[int(rng.random() * len(cells))]
        levels = _levels(state, mover, cell)
        level = levels[int(rng.random() * len(levels))]
        if _arrival_refusal(state, mover, cell, level) is None:
            return Warp(cell, level, int(rng.random() * 6))
    cell, level = rng.choice(arrivals(state, mover))
    return Warp(cell, level, int(rng.random() * 6))


def warp(table: Table[State], mover: Mover, action: Warp) -> bool:
    """Arrive. Says whether that puts weight on a construct (TG-CON-04, TG-RUL-41)."""
    state, unit = table.state, mover.unit
    start = unit.cell
    mover.left -= state.facts.grid.distance(start, action.cell)
    unit.facing = action.facing
    state.place(unit, action.cell, action.level)
    table.tell(Warped(unit.id, start, action.cell, action.level, action.facing))
    arrived = start != action.cell or mover.start_flying
    return arrived and weighs_on_construct(state, unit.form, action.level, action.cell)


def _arrival_refusal(state: State, mover: Mover, cell: int, level: int) -> Refusal | None:
    """A free layer, and a hex that the mode may stand in; air for those who can fly."""
    if level not in (AIR, resting_level(state, mover.unit.form, cell)):
        return NO_SUCH_LEVEL
    if cell != mover.start_cell or (level == AIR) != mover.start_flying:
        refusal = terrain_refusal(state, mover.unit.form, cell, level)
        if refusal is not None:
            return refusal
    if not may_stay(state, mover, cell, level):
        return Refusal("TG-MOV-06", "refuse-hex-taken", {"cell": cell})
    return None


def _levels(state: State, mover: Mover, cell: int) -> list[int]:
    form = mover.unit.form
    ground = resting_level(state, form, cell)
    return [ground, AIR] if form.airborne else [ground]
