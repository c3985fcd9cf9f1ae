"""Building the field: obstacles from a shared pool, and the choice of sides (TW-FLD, TW-RUL-63)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement
from random import Random
from typing import Final

from rollout.games.tabletop_warfare.actions import (
    ChooseEdge,
    PickObstacles,
    PlaceAt,
    TakeObstacle,
)
from rollout.games.tabletop_warfare.content.measures import INCH
from rollout.games.tabletop_warfare.content.roster import Template
from rollout.games.tabletop_warfare.events import (
    EdgeChosen,
    ObstacleDropped,
    ObstaclePlaced,
    ObstaclesOpened,
    ObstaclesSealed,
    ObstacleTaken,
    RolledOff,
)
from rollout.games.tabletop_warfare.model import NOBODY, SIDES, Obstacle, State
from rollout.games.tabletop_warfare.rules.dice import roll_off
from rollout.games.tabletop_warfare.rules.figures import seat_of
from rollout.games.tabletop_warfare.rules.offers import OneOf
from rollout.games.tabletop_warfare.rules.scenario_moves import OPPOSITE
from rollout.kernel.actions import Action
from rollout.kernel.errors import Refusal
from rollout.kernel.game import Script, Table
from rollout.kernel.options import NOT_OFFERED, Listed
from rollout.space.plane import Point, overlap
from rollout.space.plane.shapes import box
from rollout.space.regions import Area, PointOutline, Points, RegionOutline

MARGIN: Final = 5 * INCH
PICKS: Final = {"small": 1, "medium": 2, "large": 3}
SIZES: Final = {
    "small": (30 * INCH, 30 * INCH),
    "medium": (30 * INCH, 90 * INCH),
    "large": (90 * INCH, 90 * INCH),
}
EDGES: Final = ("south", "north", "west", "east")
SHORT_EDGES: Final = ("south", "north")
TURN_STEP: Final = 15
MARGIN_KEPT: Final = Refusal("TW-FLD-04", "refuse-too-near-edge")
OVERLAPPING: Final = Refusal("TW-RUL-09", "refuse-obstacles-overlap")
NOT_IN_POOL: Final = Refusal("TW-FLD-04", "refuse-not-in-pool")
BAD_TURN: Final = Refusal("TW-RUL-09", "refuse-turn-steps")
NO_ROOM: Final = Refusal("TW-RUL-63", "refuse-no-room")
WRONG_NUMBER: Final = Refusal("TW-FLD-02", "refuse-number-of-obstacles")
NOT_A_TEMPLATE: Final = Refusal("TW-RUL-63", "refuse-not-among-these")
NO_DANGER: Final = Refusal("TW-RUL-64", "refuse-no-danger")
TRIES: Final = 40
GRID: Final = 9


def picks_of(state: State) -> int:
    """TW-FLD-02: how many obstacles each side picks, by the size of the field."""
    return next(
        PICKS[size] for size, lengths in SIZES.items() if lengths == (state.width, state.depth)
    )


def templates(state: State) -> list[Template]:
    """What may be picked; lakes as dangerous ground only where that is played (TW-RUL-64)."""
    return [
        template
        for template in state.library.templates.values()
        if template.picked and (state.options.dangerous_terrain or not template.dangerous)
    ]


def made_of(template: Template, x: int, y: int, turn: int) -> Obstacle:
    return Obstacle(
        template.code,
        x,
        y,
        turn,
        template.radius,
        template.width,
        template.depth,
        template.height,
        template.dangerous,
    )


def build_field(table: Table[State]) -> Script[None]:
    """One step of it: picking, then one obstacle after the other."""
    state = table.state
    if state.ground or state.options.scenario == "protect_humans":
        state.stage = SIDES
        yield from ()
    elif state.placer == NOBODY:
        yield from pick_obstacles(table)
    elif state.pool:
        yield from place_obstacle(table)
    else:
        state.placer = NOBODY
        state.stage = SIDES


class Picks(Listed):
    """Templates in any order, doubles allowed."""

    def __init__(self, state: State) -> None:
        self.state = state
        codes = [template.code for template in templates(state)]
        picks = combinations_with_replacement(codes, picks_of(state))
        super().__init__([PickObstacles(picked) for picked in picks])

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Action) and self.refusal(action) is None

    def refusal(self, action: Action) -> Refusal | None:
        if not isinstance(action, PickObstacles):
            return NOT_OFFERED
        if len(action.templates) != picks_of(self.state):
            return WRONG_NUMBER
        allowed = [template.code for template in templates(self.state)]
        for code in action.templates:
            known = self.state.library.templates.get(code)
            if known is None or not known.picked:
                return NOT_A_TEMPLATE
            if code not in allowed:
                return NO_DANGER
        return None


def pick_obstacles(table: Table[State]) -> Script[None]:
    """TW-FLD-02 to TW-FLD-04: secret picks, one pool, a d20 each for the first to place."""
    state = table.state
    for side in (0, 1):
        choice = yield table.ask_secretly(
            seat_of(state, side), "obstacles", Picks(state), count=picks_of(state)
        )
        state.picks[side] = list(choice.templates)
        table.tell(ObstaclesSealed(side))
    picks = tuple(tuple(picked) for picked in state.picks)
    state.pool = sorted([*state.picks[0], *state.picks[1]])
    state.picks = [[], []]
    table.tell(ObstaclesOpened(picks))
    rolls = yield from roll_off(table, "first_obstacle")
    state.placer = 0 if rolls[0] > rolls[1] else 1
    table.tell(RolledOff("first_obstacle", rolls, state.placer))


class ObstacleSpots(Area[Point]):
    """TW-RUL-63: the whole footprint 5 inches from every edge, and on no other obstacle."""

    def __init__(self, state: State, template: Template, turn: int) -> None:
        self.state = state
        self.template = template
        self.turn = turn

    def refusal(self, value: Point) -> Refusal | None:
        shape = made_of(self.template, value[0], value[1], self.turn).shape
        west, east, south, north = box(shape, 0)
        if west < MARGIN or south < MARGIN:
            return MARGIN_KEPT
        if east > self.state.width - MARGIN or north > self.state.depth - MARGIN:
            return MARGIN_KEPT
        if any(overlap(shape, other.shape) for other in self.state.obstacles):
            return OVERLAPPING
        return None

    def samples(self) -> list[Point]:
        return [spot for spot in self._grid() if self.refusal(spot) is None]

    def has_samples(self) -> bool:
        return any(self.refusal(spot) is None for spot in self._grid())

    def _grid(self) -> list[Point]:
        state = self.state
        return [
            (state.width * i // (GRID + 1), state.depth * j // (GRID + 1))
            for i in range(1, GRID + 1)
            for j in range(1, GRID + 1)
        ]

    def draw(self, rng: Random) -> Point | None:
        for _ in range(TRIES):
            spot = (rng.randrange(self.state.width), rng.randrange(self.state.depth))
            if self.refusal(spot) is None:
                return spot
        return None

    def outline(self) -> RegionOutline:
        state = self.state
        near, east, north = MARGIN, state.width - MARGIN, state.depth - MARGIN
        return PointOutline([[(near, near), (east, near), (east, north), (near, north)]])


def turns_of(template: Template) -> list[int]:
    """TW-RUL-09: turned in steps of 15 degrees, as far as that makes a difference."""
    if template.radius:
        return [0]
    return list(range(0, 90 if template.width == template.depth else 180, TURN_STEP))


def obstacle_choices(state: State) -> Iterator[TakeObstacle]:
    """Everything of the pool, turned in every way in which it finds room."""
    for code in dict.fromkeys(state.pool):
        template = state.library.templates[code]
        for turn in turns_of(template):
            if ObstacleSpots(state, template, turn).has_samples():
                yield TakeObstacle(code, turn)


class Takes(Listed):
    """An obstacle of the pool, turned by any number of steps that finds it room."""

    def __init__(self, state: State) -> None:
        super().__init__(list(obstacle_choices(state)))
        self.state = state

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Action) and self.refusal(action) is None

    def refusal(self, action: Action) -> Refusal | None:
        if action in self.actions:
            return None
        return take_refusal(self.state, action) if isinstance(action, TakeObstacle) else NOT_OFFERED


def take_refusal(state: State, action: TakeObstacle) -> Refusal | None:
    """TW-FLD-04, TW-RUL-09: whether it lies in the pool, and the turn has a meaning."""
    if action.template not in state.pool:
        return NOT_IN_POOL
    if action.turn not in range(0, 360, TURN_STEP):
        return BAD_TURN
    template = state.library.templates[action.template]
    return None if ObstacleSpots(state, template, action.turn).has_samples() else NO_ROOM


def place_obstacle(table: Table[State]) -> Script[None]:
    """TW-FLD-04: any obstacle of the pool; what finds no room is dropped (TW-RUL-63)."""
    state = table.state
    takes = Takes(state)
    placeable = {offer.template for offer in takes if isinstance(offer, TakeObstacle)}
    for code in [code for code in state.pool if code not in placeable]:
        state.pool.remove(code)
        table.tell(ObstacleDropped(code))
    if not state.pool:
        return
    side = state.placer
    seat = seat_of(state, side)
    choice = yield table.ask(seat, "take_obstacle", takes)
    state.pool.remove(choice.template)
    table.tell(ObstacleTaken(side, choice.template))
    template = state.library.templates[choice.template]
    spots = ObstacleSpots(state, template, choice.turn)
    spot = yield table.ask(seat, "place_obstacle", Points(spots, PlaceAt), template=choice.template)
    state.obstacles.append(made_of(template, spot.x, spot.y, choice.turn))
    table.tell(ObstaclePlaced(side, choice.template, spot.x, spot.y, choice.turn))
    state.placer = 1 - side


def choose_sides(table: Table[State]) -> Script[None]:
    """TW-FLD-05: a d20 each; the winner takes an edge, the other the opposite one."""
    state = table.state
    rolls = yield from roll_off(table, "choice_of_side")
    side = 0 if rolls[0] > rolls[1] else 1
    table.tell(RolledOff("choice_of_side", rolls, side))
    edges = SHORT_EDGES if state.options.scenario == "convoy" else EDGES
    offers: list[Action] = [ChooseEdge(edge) for edge in edges]
    rule = "TW-WIN-03" if edges == SHORT_EDGES else "TW-FLD-05"
    choice = yield table.ask(seat_of(state, side), "edge", OneOf(offers, rule))
    state.chooser = side
    state.edges[side] = choice.edge
    state.edges[1 - side] = OPPOSITE[choice.edge]
    table.tell(EdgeChosen(side, choice.edge))
