"""Maps and scenarios as the rules read them: plain data in hundredths of an inch (EW-RUL-07)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import floor
from pathlib import Path
from typing import Final

from rollout.games.energon_wars.content.map_form import PieceForm, ScenarioForm, ScoresForm, Spot
from rollout.kernel.content import ContentError, Document, Place, convert, read_toml
from rollout.space.plane.lengths import overlap
from rollout.space.plane.shapes import Disc, Outline, Point, Shape, outline, rectangle

CONTENT: Final = Path(__file__).parent
INCH: Final = 100
TINY: Final = 1e-6
"""What a decimal number in a file may lack of what was written."""
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
    plays: str
    """Whose rules it has: one of the six."""
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
    pieces = packaged_pieces()
    layouts = {slug: read_map(maps, ("maps", slug)) for slug in maps.data["maps"]}
    found = {
        slug: read_scenario(scenarios, ("scenarios", slug), layouts)
        for slug in scenarios.data["scenarios"]
    }
    return TableLibrary(pieces, layouts, found)


@cache
def packaged_pieces() -> dict[str, PieceKind]:
    """The kinds of terrain. They come with the game: maps are made of them."""
    maps = read_toml(CONTENT / "maps.toml")
    return {slug: _piece(maps, slug) for slug in maps.data["pieces"]}


def hundredths(inches: float) -> int:
    """EW-RUL-81: what is finer is rounded down.

    >>> hundredths(1.15), hundredths(0.759)
    (115, 75)
    """
    return floor(inches * INCH + TINY)


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


def read_map(document: Document, place: Place) -> tuple[Spotted, ...]:
    """EW-SET-02: known pieces on the mat, none on another. Raises ContentError."""
    pieces = packaged_pieces()
    entries = document.data[str(place[0])][str(place[1])]
    if not isinstance(entries, dict):
        raise document.error(place, "pieces with their places", entries)
    found: list[Spotted] = []
    for kind, spots in entries.items():
        if kind not in pieces:
            raise document.error((*place, kind), "a known piece", kind, list(pieces))
        if not isinstance(spots, list):
            raise document.error((*place, kind), "a list of places", spots)
        for index, spot in enumerate(spots):
            here = (*place, kind, index)
            if not _is_spot(spot):
                raise document.error(here, "two numbers from 0 to 36", spot)
            placed_there = Spotted(kind, point((spot[0], spot[1])))
            _check_piece(document, here, placed_there, found)
            found.append(placed_there)
    return tuple(found)


def _is_spot(spot: object) -> bool:
    return (
        isinstance(spot, list)
        and len(spot) == 2
        and all(type(each) in (int, float) and 0 <= each * INCH <= MAT for each in spot)
    )


def _check_piece(document: Document, place: Place, new: Spotted, there: list[Spotted]) -> None:
    pieces = packaged_pieces()
    kind, (x, y) = pieces[new.kind], new.at
    across, along = kind.radius or kind.width // 2, kind.radius or kind.depth // 2
    if x < across or y < along or x + across > MAT or y + along > MAT:
        raise document.error(place, "a place where the piece lies on the mat", [x / INCH, y / INCH])
    shape = kind.shape(new.at)
    for other in there:
        if overlap(shape, pieces[other.kind].shape(other.at)):
            raise document.error(place, f"a place that is free of the {other.kind}", new.kind)


def read_scenario(
    document: Document, place: Place, maps: dict[str, tuple[Spotted, ...]]
) -> Scenario:
    """EW-VP-06, EW-VP-07. Raises ContentError."""
    slug = str(place[1])
    form = convert(document, place, ScenarioForm)
    if form.map not in maps:
        raise document.error((*place, "map"), "a known map", form.map, list(maps))
    plays = form.plays or slug
    if plays not in NEEDED:
        known = ", ".join(NEEDED)
        raise document.error((*place, "plays"), f"one of {known}", plays, list(NEEDED))
    _check_needs(document, place, plays, form)
    return Scenario(
        slug,
        plays,
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


NEEDED: Final = {
    "energon_siphon": ("station", 1),
    "kremzeek": ("kremzeek", 1),
    "the_touch": ("matrix", 1),
    "escalation": ("", 0),
    "spark_plug": ("sparkplug", 1),
    "portal_play": ("portal", 2),
}
"""By whose rules a scenario is played: of what there must be at least so many."""
ROUNDS: Final = 6


def _check_needs(document: Document, place: Place, plays: str, form: ScenarioForm) -> None:
    kind, least = NEEDED[plays]
    there: list[str] = [each.kind for each in form.places]
    there += [each.kind for each in form.treasures]
    there += [each.kind for each in form.creatures if each.at is not None]
    if there.count(kind) < least:
        raise document.error(place, f"at least {least} of: {kind}", there.count(kind))
    if plays == "escalation":
        if not form.zones:
            raise document.error((*place, "zones"), "at least one zone", [])
        if len(form.scores.zone_by_round) != ROUNDS:
            raise document.error(
                (*place, "scores", "zone_by_round"),
                "a number for each of six rounds",
                form.scores.zone_by_round,
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
