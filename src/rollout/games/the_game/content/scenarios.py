"""Scenarios: what the seats would agree on before a game (TG-SET-03, TG-RUL-95).

A scenario names a map, says what each side may bring and where it starts, and what wins.
Sides are numbered 0 (team A, home rows in the north) and 1 (team B, in the south).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rollout.games.the_game.content.maps import HexMap

NOBODY: Final = -1
"""The side of neutral crowds, and of objectives that hold for every team."""

DEFAULT_MAP: Final = "training-ground"
"""Where a scenario without a map of its own is played unless the seats agree on another."""

ELIMINATE: Final = "eliminate"
COLLECT_CUBES: Final = "collect_cubes"
DESTROY_CONSTRUCTS: Final = "destroy_constructs"
RESCUE: Final = "rescue"
KILL_HUMANS: Final = "kill_humans"
BURN_TREES: Final = "burn_trees"
FAR_BANK: Final = "far_bank"
SURVIVE: Final = "survive"
HOLD_LEVEL: Final = "hold_level"

OBJECTIVE_KEYS: Final[dict[str, tuple[str, ...]]] = {
    ELIMINATE: (),
    COLLECT_CUBES: ("count",),
    DESTROY_CONSTRUCTS: ("side", "group"),
    RESCUE: ("side", "count"),
    KILL_HUMANS: ("side", "count"),
    BURN_TREES: ("side", "count"),
    FAR_BANK: (),
    SURVIVE: ("side", "units"),
    HOLD_LEVEL: ("level", "rounds"),
}
"""What an objective of each kind must say besides its kind; it may say nothing else."""


@dataclass
class Requirement:
    """The side must bring at least `count` units with this trait in some mode."""

    trait: str
    count: int


@dataclass
class Zone:
    """Where units may be placed at the start or as reinforcements.

    `home`: the side's own home rows. `edges`: every hex at most `depth` rows or columns from
    one of the `edges` (north, south, east, west). `around`: every hex at most `depth` hexes
    from the map's objective `group`. `hexes`: exactly those labels.
    """

    kind: str
    edges: list[str]
    depth: int
    group: str
    hexes: list[str]


@dataclass
class ScenarioSide:
    """What one team brings.

    `value` caps the points of the units it chooses (TG-RUL-90). `fixed` units are always
    there and are not counted. `force` is a ready-made choice that keeps all of this.
    """

    faction: str
    value: int
    required: list[Requirement]
    required_units: list[str]
    """Units that must be among the chosen ones, counted in the value."""
    fixed: list[str]
    force: list[str]
    zone: Zone


@dataclass
class Placement:
    """A unit that starts in a given place. `facing` is a direction 0 to 5, N clockwise."""

    unit: str
    hex: str
    facing: int
    mode: int
    flying: bool
    any_mode: bool = False
    """Whether its player chooses the mode before the others are placed."""


@dataclass
class Crowd:
    """Humans on the map at the start. Neutral ones have no card (TG-RUL-88)."""

    sheet: str
    heads: int
    hex: str
    side: int


@dataclass
class LooseObjects:
    """Small objects that lie on every hex of the map's objective `group` (TG-SML-01)."""

    kind: str
    group: str


@dataclass
class Reinforcement:
    """Units that come in at the end of `round` (TG-END-03)."""

    round: int
    side: int
    units: list[str]
    zone: Zone


@dataclass
class Objective:
    """One way to win or to score. Unused figures are 0, "" or empty.

    `eliminate`: the last team with an operational unit wins (TG-RUL-92).
    `collect_cubes`: 1 point per cube that lies in the own home rows; `count` points win.
    `destroy_constructs`: `side` wins when no hex of `group` holds a construct; else the
    others win after the last round.
    `rescue`: `side` has 1 point per `count` humans in its home rows at the end.
    `kill_humans`: `side` has 1 point per `count` humans killed.
    `burn_trees`: `side` wins with `count` burning tree hexes after the last round; else the
    others win.
    `far_bank`: after the last round the team with more operational grounded value on the
    other team's bank wins (objectives `north_bank` and `south_bank` of the map).
    `survive`: `side` wins when one of `units` is operational after the last round.
    `hold_level`: at the end of each of `rounds` 1 point for the only team with an
    operational grounded unit at ground `level`.
    Points decide after the last round; equal points are decided by the scenario's `tie`.
    """

    kind: str
    side: int
    count: int
    group: str
    level: int
    rounds: list[int]
    units: list[str]


@dataclass
class Tutorial:
    """A scripted first game: the order of the pile in each round, the first dice."""

    piles: list[list[str]]
    dice: list[int]


@dataclass
class Scenario:
    slug: str
    name: str
    map: str
    """The slug of its map, "" when any map will do."""
    sides: list[ScenarioSide]
    placements: list[Placement]
    mercenaries: list[str]
    """Units whose side is rolled for at the start (TG-UNQ-06)."""
    crowds: list[Crowd]
    objects: list[LooseObjects]
    reinforcements: list[Reinforcement]
    options: dict[str, bool | int | str]
    objectives: list[Objective]
    round_limit: int
    tie: str
    """`draw`, or `value`: the team with more of its starting value left (TG-RUL-94)."""
    attack_neutrals: bool
    """Whether neutral crowds may be attacked (TG-RUL-88)."""
    tutorial: Tutorial | None


def zone_cells(zone: Zone, ground: HexMap, side: int) -> list[int]:
    """The hexes of a zone on that map, in the map's order."""
    cells = ground.grid
    if zone.kind == "home":
        return list(ground.home[side])
    if zone.kind == "hexes":
        return [cells.cell(label) for label in zone.hexes]
    if zone.kind == "around":
        centres = ground.objectives[zone.group]
        return [
            cell
            for cell in range(cells.size)
            if min(cells.distance(cell, centre) for centre in centres) <= zone.depth
        ]
    return [cell for cell in range(cells.size) if _near_edge(cell, ground, zone)]


def _near_edge(cell: int, ground: HexMap, zone: Zone) -> bool:
    row, column = divmod(cell, ground.columns)
    from_edge = {
        "north": row,
        "south": ground.rows - 1 - row,
        "west": column,
        "east": ground.columns - 1 - column,
    }
    return any(from_edge[edge] < zone.depth for edge in zone.edges)
