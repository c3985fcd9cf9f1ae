"""Maps and scenarios as the rules read them: plain data in hundredths of an inch (EW-RUL-07)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from rollout.games.energon_wars.content.library import CONTENT
from rollout.games.energon_wars.content.map_form import PieceForm, ScenarioForm, ScoresForm, Spot
from rollout.kernel.content import ContentError, Document, convert, read_toml
from rollout.space.plane.shapes import Disc, Outline, Point, Shape, outline, rectangle

INCH: Final = 100
MAT: Final = 36 * INCH
SIDES: Final = {"east": 0, "north": 1, "west": 2, "south": 3}
"""Numbers of the sides of an upright rectangle, as `levels` counts them."""


@dataclass(frozen=True)
class Level:
    """A platform of a building, relative to the building's centre."""

    height: int
    surface: tuple[Point, ...]
    climbable: tuple[int, ...]


@dataclass(frozen=True)
class PieceKind:
    """A kind of terrain. Buildings have levels; obstacles have a size and can be thrown."""

    slug: str
    width: int
    depth: int
    radius: int
    size: int
    levels: tuple[Level, ...]

    @property
    def is_building(self) -> bool:
        return bool(self.levels)

    def shape(self, at: Point) -> Shape:
        if self.radius:
            return Disc(at, self.radius)
        return rectangle(at, self.width, self.depth)


@dataclass(frozen=True)
class Spotted:
    """Something of a kind at a place."""

    kind: str
    at: Point


@dataclass(frozen=True)
class Creature:
    kind: str
    round: int
    at: Point | None


@dataclass(frozen=True)
class Zone:
    at: Point
    radius: int


@dataclass(frozen=True)
class Scenario:
    """EW-VP-06, EW-VP-07: layout, allowance, winning total and what is scored."""

    slug: str
    number: int
    map: str
    allowance: int
    winning_total: int
    scores: ScoresForm
    places: tuple[Spotted, ...]
    treasures: tuple[Spotted, ...]
    creatures: tuple[Creature, ...]
    zones: tuple[Zone, ...]
    deployed_points: int
    """Escalation: models worth more wait in reserve; 0 where all are deployed."""
    reserve_rounds: tuple[int, ...]
    reserve_most: int

    @property
    def tokens(self) -> tuple[Spotted, ...]:
        """Everything that lies on the table from the beginning."""
        creatures = tuple(
            [Spotted(each.kind, each.at) for each in self.creatures if each.at is not None]
        )
        return self.places + self.treasures + creatures


@dataclass(frozen=True)
class TableLibrary:
    pieces: dict[str, PieceKind]
    maps: dict[str, tuple[Spotted, ...]]
    scenarios: dict[str, Scenario]

    def by_number(self, number: int) -> Scenario:
        """EW-SET-04: the scenario of a D6."""
        return next(each for each in self.scenarios.values() if each.number == number)


@cache
def table_library() -> TableLibrary:
    """What comes with the game. Raises ContentError."""
    maps, scenarios = read_toml(CONTENT / "maps.toml"), read_toml(CONTENT / "scenarios.toml")
    pieces = {slug: _piece(maps, slug) for slug in maps.data["pieces"]}
    layouts = {slug: _map(maps, slug, pieces) for slug in maps.data["maps"]}
    found = {slug: _scenario(scenarios, slug, layouts) for slug in scenarios.data["scenarios"]}
    return TableLibrary(pieces, layouts, found)


def hundredths(inches: float) -> int:
    return round(inches * INCH)


def point(spot: Spot) -> Point:
    return hundredths(spot[0]), hundredths(spot[1])


def _piece(document: Document, slug: str) -> PieceKind:
    place = ("pieces", slug)
    form = convert(document, place, PieceForm)
    if (form.size is None) == (not form.levels):
        raise document.error(place, "either a size or levels", form.size)
    return PieceKind(
        slug,
        hundredths(form.width or 0),
        hundredths(form.depth or 0),
        hundredths(form.radius or 0),
        form.size or 0,
        tuple(_levels(form)),
    )


def _levels(form: PieceForm) -> list[Level]:
    """Strips along their sides; what is left over is the last level."""
    width, depth = hundredths(form.width or 0), hundredths(form.depth or 0)
    south, north = -depth // 2, depth - depth // 2
    found: list[Level] = []
    for each in form.levels:
        low, high = south, north
        if each.depth is not None and each.side == "south":
            high = south = south + hundredths(each.depth)
        elif each.depth is not None:
            low = north = north - hundredths(each.depth)
        corners = ((width // 2, high), (-width // 2, high), (-width // 2, low), (width // 2, low))
        climbable = tuple([SIDES[side] for side in form.climbable])
        found.append(Level(each.height * INCH, corners, climbable))
    return found


def _map(document: Document, slug: str, pieces: dict[str, PieceKind]) -> tuple[Spotted, ...]:
    entries = document.data["maps"][slug]
    found: list[Spotted] = []
    for kind, spots in entries.items():
        if kind not in pieces:
            raise document.error(("maps", slug, kind), "a known piece", kind, list(pieces))
        found += [Spotted(kind, point((spot[0], spot[1]))) for spot in spots]
    return tuple(found)


def _scenario(document: Document, slug: str, maps: dict[str, tuple[Spotted, ...]]) -> Scenario:
    place = ("scenarios", slug)
    form = convert(document, place, ScenarioForm)
    if form.map not in maps:
        raise document.error((*place, "map"), "a known map", form.map, list(maps))
    return Scenario(
        slug,
        form.number,
        form.map,
        form.allowance,
        form.winning_total,
        form.scores,
        tuple([Spotted(each.kind, point(each.at)) for each in form.places]),
        tuple([Spotted(each.kind, point(each.at)) for each in form.treasures]),
        tuple([_creature(each.kind, each.round, each.at) for each in form.creatures]),
        tuple([Zone(point(each.at), hundredths(each.radius)) for each in form.zones]),
        form.deployed_points or 0,
        tuple(form.reserves.rounds) if form.reserves else (),
        form.reserves.most if form.reserves else 0,
    )


def _creature(kind: str, number: int, at: Spot | None) -> Creature:
    return Creature(kind, number, None if at is None else point(at))


def placed(corners: tuple[Point, ...], at: Point) -> Outline:
    """An outline of a kind of piece where such a piece stands."""
    return outline([(x + at[0], y + at[1]) for x, y in corners])


__all__ = [
    "INCH",
    "MAT",
    "ContentError",
    "Creature",
    "Level",
    "PieceKind",
    "Scenario",
    "Spotted",
    "TableLibrary",
    "Zone",
    "hundredths",
    "placed",
    "table_library",
]
