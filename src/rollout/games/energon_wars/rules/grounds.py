"""The table as one base finds it: where it may go, stand, land, be pushed and come down."""

from __future__ import annotations

from typing import Final

from rollout.games.energon_wars.content.table import INCH, MAT
from rollout.games.energon_wars.model import STANDING, State
from rollout.games.energon_wars.rules.figures import disc_of, flies, radius_of
from rollout.kernel.errors import Refusal
from rollout.space.plane.ground import (
    BARRED,
    EDGE,
    OCCUPIED,
    OVER,
    TOO_LONG,
    Bar,
    Fault,
    Ground,
    landing_bar,
    solid_bar,
    squeeze_bar,
)
from rollout.space.plane.lengths import inside, overlap
from rollout.space.plane.levels import ON_THE_GROUND
from rollout.space.plane.placing import nearest_rests
from rollout.space.plane.shapes import Disc, Outline, Point, rectangle
from rollout.space.regions.legs import Legs

CLEARANCE: Final = INCH // 4
"""EW-RUL-19."""
MOST_LEGS: Final = 4
"""EW-RUL-02."""
WALL: Final = 400
HALF_A_WALL: Final = WALL // 2
LONG: Final = 2 * MAT
"""From wherever on the mat a wall of that length is in the way all along it."""
LANDINGS: Final = (2 * INCH, 6 * INCH, 36 * INCH)
"""How far off a spot is looked for, the next only where there was none."""
NOT_THERE: Final = -2
"""In place of a level: nothing can stand there."""


def walking_ground(state: State, number: int) -> Ground:
    """EW-MOV-10, EW-RUL-19, EW-RUL-20, EW-FLY-02: for a move that the model makes itself."""
    radius = radius_of(state, number)
    level = state.models[number].level
    if flies(state, number):
        bars = [landing_bar(shape, radius) for shape in obstacles(state)]
        bars += [landing_bar(base, radius) for base in _others(state, number, None)]
        return Ground(MAT, MAT, radius, bars)
    bars = list(_solid(state, level, radius))
    bars += [squeeze_bar(base, radius, CLEARANCE) for base in _others(state, number, level)]
    return Ground(MAT, MAT, radius, bars)


def standing_ground(state: State, radius: int, level: int, without: tuple[int, ...]) -> Ground:
    """Where a base of that radius may be put on a level, some models not counting."""
    bars = list(_solid(state, level, radius))
    bars += [solid_bar(base, radius) for base in _bases(state, without, level)]
    return Ground(MAT, MAT, radius, bars)


def surface_ground(state: State, radius: int, without: tuple[int, ...]) -> Ground:
    """Where a base may be put on any surface; buildings are asked about by `level_at`."""
    bars = [landing_bar(shape, radius) for shape in obstacles(state)]
    bars += [landing_bar(base, radius) for base in _bases(state, without, None)]
    return Ground(MAT, MAT, radius, bars)


def forced_ground(
    state: State, radius: int, level: int, without: tuple[int, ...], over: tuple[int, ...]
) -> tuple[Ground, list[int]]:
    """EW-FX-14, EW-SLM-02: what stops something moved by force, and which models these are.

    Bars beyond the models are terrain. Over some models the way leads, without rest on them.
    """
    models = _standing(state, level, without)
    bars = [_forced_bar(state, number, radius, over) for number in models]
    if level == ON_THE_GROUND:
        bars += _solid(state, level, radius)
    else:
        bars += [
            solid_bar(platform.surface, radius)
            for platform in state.land.platforms
            if platform.height > state.land.platforms[level].height
        ]
    return Ground(MAT, MAT, radius, bars), models


def falling_ground(state: State, number: int, over: tuple[int, ...]) -> tuple[Ground, list[int]]:
    """EW-MOV-12: the ground as whoever comes off a roof finds it, and which models are there.

    The building itself is no longer in the way, but nobody comes to rest in it.
    """
    radius, land = radius_of(state, number), state.land
    model = state.models[number]
    models = _standing(state, ON_THE_GROUND, (number,))
    bars = [_forced_bar(state, other, radius, over) for other in models]
    own = Disc((model.x, model.y), 0)
    bars += [
        landing_bar(shape, radius)
        if land.forms[piece].is_building and overlap(own, shape)
        else solid_bar(shape, radius)
        for piece, shape in enumerate(land.shapes)
        if land.pieces[piece].standing
    ]
    return Ground(MAT, MAT, radius, bars), models


def _standing(state: State, level: int, without: tuple[int, ...]) -> list[int]:
    return [
        number
        for number, model in enumerate(state.models)
        if model.status == STANDING and model.level == level and number not in without
    ]


def _forced_bar(state: State, number: int, radius: int, over: tuple[int, ...]) -> Bar:
    bar = landing_bar if number in over else solid_bar
    return bar(disc_of(state, number), radius)


def obstacles(state: State) -> list[Disc | Outline]:
    land = state.land
    return [
        land.shapes[number]
        for number, form in enumerate(land.forms)
        if not form.is_building and land.pieces[number].standing
    ]


def level_at(state: State, point: Point, radius: int) -> int:
    """The surface a base comes to stand on there; NOT_THERE where it would overhang."""
    base = Disc(point, radius)
    land = state.land
    best = ON_THE_GROUND
    x, y = point
    for number, platform in enumerate(land.platforms):
        surface = platform.surface
        if (
            x + radius <= surface.west
            or x - radius >= surface.east
            or y + radius <= surface.south
            or y - radius >= surface.north
        ):
            continue
        if inside(base, platform.surface):
            best = number
        elif overlap(base, platform.surface):
            return NOT_THERE
    return best


def landing_spot(state: State, number: int, point: Point) -> Point:
    """EW-MOV-12, EW-RUL-88: the nearest place on the ground."""
    ground = standing_ground(state, radius_of(state, number), ON_THE_GROUND, (number,))
    for most in LANDINGS:
        spots = nearest_rests(ground, point, most)
        if spots:
            return spots[0]
    return point


def _solid(state: State, level: int, radius: int) -> list[Bar]:
    """Terrain as a base on that level finds it: in its way, or an edge it may not cross."""
    land = state.land
    if level == ON_THE_GROUND:
        return [
            solid_bar(land.shapes[number], radius)
            for number, piece in enumerate(land.pieces)
            if piece.standing
        ]
    surface = land.platforms[level].surface
    walls = (
        rectangle((surface.west - HALF_A_WALL, surface.south), WALL, LONG),
        rectangle((surface.east + HALF_A_WALL, surface.south), WALL, LONG),
        rectangle((surface.west, surface.south - HALF_A_WALL), LONG, WALL),
        rectangle((surface.west, surface.north + HALF_A_WALL), LONG, WALL),
    )
    return [solid_bar(wall, radius) for wall in walls]


def _others(state: State, number: int, level: int | None) -> list[Disc]:
    return _bases(state, (number,), level)


def _bases(state: State, without: tuple[int, ...], level: int | None) -> list[Disc]:
    return [
        disc_of(state, number)
        for number, model in enumerate(state.models)
        if model.status == STANDING
        and number not in without
        and (level is None or model.level == level)
    ]


class Way(Legs):
    """EW-MOV-01, EW-MOV-02: every way of a model, so long at most."""

    def __init__(
        self, state: State, number: int, allowance: int, goals: tuple[Point, ...] = ()
    ) -> None:
        model = state.models[number]
        ground = walking_ground(state, number)
        super().__init__(
            ground, (model.x, model.y), allowance, self.fault_refusal, goals, MOST_LEGS
        )
        self.state = state
        self.flying = flies(state, number)

    def objection(self, value: tuple[Point, ...]) -> Refusal | None:
        """EW-RUL-21: a flier ends on the ground or on a surface with room."""
        if self.flying and level_at(self.state, value[-1], self.ground.radius) == NOT_THERE:
            return Refusal("EW-RUL-21", "no-room-there")
        return None

    def fault_refusal(self, fault: Fault) -> Refusal:
        if fault.reason == TOO_LONG:
            return Refusal("EW-MOV-01", "too-far", {"excess": fault.excess})
        if fault.reason == EDGE:
            return Refusal("EW-MOV-17", "off-the-mat")
        if fault.reason == OCCUPIED:
            return Refusal("EW-MOV-09", "no-room-there")
        if fault.reason == BARRED:
            bar = self.ground.bars[fault.bar]
            is_model = bar.passing == CLEARANCE
            return Refusal(
                "EW-MOV-11" if is_model else "EW-RUL-20",
                "model-in-the-way" if is_model else "terrain-in-the-way",
            )
        return Refusal("EW-RUL-02", "too-many-legs", {"most": MOST_LEGS})


def end_level(state: State, number: int, point: Point) -> int:
    """The level a model is on after a move of its own that ended there."""
    if flies(state, number):
        return level_at(state, point, radius_of(state, number))
    return state.models[number].level


__all__ = [
    "CLEARANCE",
    "MOST_LEGS",
    "NOT_THERE",
    "OVER",
    "Way",
    "end_level",
    "falling_ground",
    "forced_ground",
    "landing_spot",
    "level_at",
    "obstacles",
    "standing_ground",
    "surface_ground",
    "walking_ground",
]
