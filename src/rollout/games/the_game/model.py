"""The state of a match: what lies on the table, plain data and nothing else.

Sheets, maps and options never change during a match; they hang on `Facts`, which all forks
share. Lists of the ground that rarely change are shared by copies too: whoever changes one
puts a changed copy in its place (`State.change_…`).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from rollout.games.the_game.content.maps import HexMap
from rollout.games.the_game.content.scenarios import Scenario
from rollout.games.the_game.content.tech_spec import Mode, Sheet
from rollout.games.the_game.setup import Options, Setup
from rollout.space.hex import HexGrid

NONE: Final = -1

# Where a unit is, in the vertical: Unit.level.
GROUND: Final = 0
"""On the ground, the floor of water, or the top of a construct; a swimmer under water too."""
SURFACE: Final = 1
"""On the surface of water: hover vehicles, boats, a swimmer that shows itself."""
HOVERING: Final = 2
"""A helicopter just above the ground (TG-VTL-02)."""
AIR: Final = 3
LEVEL_NAMES: Final = ("ground", "surface", "hovering", "air")

# What has become of a unit: Unit.status.
OPERATIONAL: Final = 0
DEACTIVATED: Final = 1
"""A body that lies on the map and may be repaired (TG-DMG-03)."""
UNCONSCIOUS: Final = 2
"""A Nebulon at 0 hit points, out for the rest of the game (TG-NEB-03)."""
ASIDE: Final = 3
"""Not on the map: part of a combined robot, inside a host, or waiting to come in."""
GONE: Final = 4
"""Out of the game: retreated, removed, killed, or dissolved into members."""
STATUS_NAMES: Final = ("operational", "deactivated", "unconscious", "aside", "gone")

# Unit.shield.
NO_FIELD: Final = 0
SELF_FIELD: Final = 1
WEAPON_FIELD: Final = 2
FIELD_NAMES: Final = ("none", "self", "weapon")

# State.phase: what the next step is.
FORCES: Final = 0
ALLEGIANCE: Final = 1
CHAIN: Final = 2
DEPLOYMENT: Final = 3
ROUND_START: Final = 4
TURN: Final = 5
ROUND_END: Final = 6
PHASE_NAMES: Final = (
    "forces", "allegiance", "chain", "deployment", "round_start", "turn", "round_end",
)  # fmt: skip

LASTS: Final = 1_000_000
"""Expiry round of smoke that stays as long as its fire (TG-FIR-06)."""


@dataclass
class Facts:
    """What stays the same in all forks of a match."""

    setup: Setup
    options: Options
    scenario: Scenario
    ground: HexMap
    grid: HexGrid
    neighbours: list[list[int]]
    sheets: dict[str, Sheet]
    seat_teams: list[int]
    """The team of each seat (TG-RUL-89)."""
    values: dict[str, int] = field(default_factory=dict)
    """Force points by slug (TG-RUL-90)."""


@dataclass
class Unit:
    """Anything that owns a card and acts. `form` is the mode it is in."""

    id: int
    sheet: Sheet
    form: Mode
    team: int
    """The rightful team; `side` is the one it fights for now (TG-CTL-03)."""
    owner: int
    """The rightful seat; `seat` is the one that decides for it now."""
    side: int
    seat: int
    cell: int = NONE
    facing: int = 0
    level: int = GROUND
    prone: bool = False
    damage: int = 0
    status: int = OPERATIONAL
    carrier: int = NONE
    """The unit that carries it as a small thing, or the transport it is inside of."""
    inside: bool = False
    """Whether the carrier is a transport and this is a passenger (TG-TPT)."""
    cloaked: bool = False
    shield: int = NO_FIELD
    ducking: bool = False
    master: int = NONE
    """The unit that controls it (TG-CTL)."""
    host: int = NONE
    """The unit this one came out of: Transformer of a Nebulon, giant of a member."""
    partners: int = 0
    """How many of its own partners or inner units are still within (TG-NEB-01, TG-UNQ-01)."""
    acts_from: int = 1
    """The first round in which its card is in the pile and it may be granted free actions."""
    commanded: int = 0
    """The last round in which it used Command (TG-RUL-27)."""
    transmitted: int = 0

    def copy(self) -> Unit:
        return Unit(
            self.id, self.sheet, self.form, self.team, self.owner, self.side, self.seat,
            self.cell, self.facing, self.level, self.prone, self.damage, self.status,
            self.carrier, self.inside, self.cloaked, self.shield, self.ducking, self.master,
            self.host, self.partners, self.acts_from, self.commanded, self.transmitted,
        )  # fmt: skip

    @property
    def hit_points(self) -> int:
        """What is left of them."""
        return self.sheet.hit_points - self.damage

    @property
    def operational(self) -> bool:
        return self.status == OPERATIONAL

    @property
    def flying(self) -> bool:
        return self.level == AIR


@dataclass
class Smoke:
    """A smoke marker. `fire` is the cell of the fire it comes from, NONE for the ability."""

    cell: int
    fire: int
    expires: int
    """The round at whose end it is removed (TG-SMK-02, TG-EXT-01), LASTS while the fire burns."""


@dataclass
class Thing:
    """A small object: an energon cube. It lies in a cell or is carried (then cell is NONE)."""

    id: int
    kind: str
    cell: int
    carrier: int = NONE


@dataclass
class State:
    facts: Facts
    units: list[Unit]
    terrain: list[int]
    construct_height: list[int]
    construct_hit_points: list[int]
    on_ground: list[int]
    """Per cell the operational unit on the ground layer, or NONE (TG-RUL-07)."""
    in_air: list[int]
    """Per cell the operational unit in the air, or NONE."""
    phase: int = FORCES
    round: int = 0
    wind: int = NONE
    pile: list[int] = field(default_factory=list)
    """Units whose cards are still face down; the next one is the last of the list. Hidden."""
    flipped: list[int] = field(default_factory=list)
    """Units whose cards were turned over this round, in order."""
    fires: list[int] = field(default_factory=list)
    smoke: list[Smoke] = field(default_factory=list)
    things: list[Thing] = field(default_factory=list)
    chains: list[list[int]] = field(default_factory=list)
    """Chain of command per team: its Command units in order (TG-CMD-05)."""
    scores: list[int] = field(default_factory=list)
    forces: list[list[str]] = field(default_factory=list)
    """The sealed choice of each seat, empty until made (TG-RUL-90)."""
    starting_value: list[int] = field(default_factory=list)
    """Value of each team at the start (TG-RUL-94)."""
    winners: list[int] = field(default_factory=list)
    """Winning teams once `over` says why the match ended."""
    over: str = ""
    over_rule: str = ""
    acting: list[int] = field(default_factory=list)
    """Whose actions are being taken: the unit of the turn, then those of grants inside it."""
    contested: list[str] = field(default_factory=list)
    """Characters that several seats chose: none of them may bring them (TG-RUL-90)."""
    deploying: list[int] = field(default_factory=list)
    """Seats that have still to place a unit, the next one last (TG-RUL-91)."""
    held: list[int] = field(default_factory=list)
    """Points of each team for ground held so far; `scores` has all points."""

    def copy(self) -> State:
        """Ground lists are shared: they are replaced, never changed in place."""
        return State(
            self.facts,
            [unit.copy() for unit in self.units],
            self.terrain,
            self.construct_height,
            self.construct_hit_points,
            self.on_ground.copy(),
            self.in_air.copy(),
            self.phase,
            self.round,
            self.wind,
            self.pile.copy(),
            self.flipped.copy(),
            self.fires.copy(),
            [Smoke(smoke.cell, smoke.fire, smoke.expires) for smoke in self.smoke],
            [Thing(thing.id, thing.kind, thing.cell, thing.carrier) for thing in self.things],
            self.chains,
            self.scores.copy(),
            self.forces,
            self.starting_value,
            self.winners,
            self.over,
            self.over_rule,
            self.acting.copy(),
            self.contested,
            self.deploying.copy(),
            self.held,
        )

    def change_terrain(self, cell: int, terrain: int) -> None:
        self.terrain = self.terrain.copy()
        self.terrain[cell] = terrain

    def change_construct(self, cell: int, height: int, hit_points: int) -> None:
        self.construct_height = self.construct_height.copy()
        self.construct_hit_points = self.construct_hit_points.copy()
        self.construct_height[cell] = height
        self.construct_hit_points[cell] = hit_points

    def place(self, unit: Unit, cell: int, level: int) -> None:
        """Put a unit down, with all it carries, on the layer of that level."""
        self.lift(unit)
        unit.cell = cell
        unit.level = level
        if unit.status == OPERATIONAL and unit.carrier == NONE:
            (self.in_air if level == AIR else self.on_ground)[cell] = unit.id
        self._take_along(unit)

    def pass_through(self, unit: Unit, cell: int, level: int) -> None:
        """Bring a moving unit into a hex whose layer another one holds (TG-MOV-06)."""
        self.lift(unit)
        unit.cell = cell
        unit.level = level
        self._take_along(unit)

    def lift(self, unit: Unit) -> None:
        """Take a unit off its layer, if it stands on one. Its cell is kept."""
        if unit.cell != NONE:
            if self.on_ground[unit.cell] == unit.id:
                self.on_ground[unit.cell] = NONE
            if self.in_air[unit.cell] == unit.id:
                self.in_air[unit.cell] = NONE

    def cargo(self, unit: Unit) -> list[Unit]:
        """The units it carries or has inside."""
        return [other for other in self.units if other.carrier == unit.id]

    def _take_along(self, unit: Unit) -> None:
        for other in self.units:
            if other.carrier == unit.id:
                other.cell = unit.cell
                other.level = unit.level
                self._take_along(other)

    def bodies(self, cell: int) -> list[Unit]:
        """Deactivated units that lie in a cell and are not carried (TG-RUL-08)."""
        return [
            unit
            for unit in self.units
            if unit.cell == cell
            and unit.carrier == NONE
            and (unit.status == DEACTIVATED or unit.status == UNCONSCIOUS)
        ]
