"""Tech Specs: what a unit is, the same throughout a match (TG-SPC-01 to TG-SPC-05)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rollout.games.the_game.content.traits import TRAITS, UNCHANGED

AUTOBOT: Final = "autobot"
DECEPTICON: Final = "decepticon"
MERCENARY: Final = "mercenary"
HUMAN: Final = "human"
LEAVES: Final = "leaves"
"""The side of a mode that takes its unit out of the game (TG-UNQ-07)."""

TRANSFORMER: Final = "transformer"
COMBINED: Final = "combined"
NEBULON: Final = "nebulon"
ARMY: Final = "army"

FAMILIES: Final[dict[str, str]] = {
    "robot": "robot",
    "combiner": "robot",
    "nebulon": "robot",
    "jet": "jet",
    "shuttle": "jet",
    "helicopter": "helicopter",
    "vtol-jet": "helicopter",
    "ufo": "helicopter",
    "beast": "beast",
    "flying-beast": "beast",
    "insect": "beast",
    "sea-beast": "beast",
    "car": "ground",
    "truck": "ground",
    "motorcycle": "ground",
    "construction": "ground",
    "tank": "ground",
    "train": "ground",
    "submarine": "ground",
    "crowd": "ground",
    "hover": "hover",
    "ship": "boat",
    "gun": "gun",
    "device": "small",
    "cassette": "small",
    "base": "base",
    "city": "base",
}
"""What each kind of mode counts as: its family decides arc, ground cost and postures."""


@dataclass
class Mode:
    """One form of a unit with its own figures and traits (TG-SPC-01, TG-ABL-02)."""

    index: int
    name: str
    kind: str
    family: str
    strength: int
    speed: int
    firepower: int
    height: int
    traits: frozenset[str]
    side: str
    robot_form: bool
    """May go prone, sprint, operate a gun (TG-RUL-06)."""
    robot_arc: bool
    """Shoots in the wide arc of a primary mode (TG-RUL-06)."""
    fly: bool
    vtol: bool
    airborne: bool
    """Can take off: Fly or VTOL (TG-AIR-01)."""
    swim: bool
    hover: bool
    water: bool
    small: bool
    gun: bool
    transport: bool
    any_arc: bool
    aircraft: bool
    """Pays double on the ground (TG-AIR-05)."""
    factor_numerator: int
    factor_denominator: int
    """Damage received is multiplied by this fraction (TG-DFX-01)."""


@dataclass
class Sheet:
    """The Tech Spec of one unit."""

    slug: str
    name: str
    faction: str
    function: str
    year: int
    size: str
    kind: str
    endurance: int
    skill: int
    hit_points: int
    modes: list[Mode]
    partners: list[str]
    """Nebulons that disengage when the unit is deactivated (TG-NEB-02, TG-RUL-97)."""
    partner_modes: list[int]
    """Parallel to `partners`: the mode each belongs to, -1 for any."""
    inner: str
    """The unit inside, released when this one is deactivated (TG-UNQ-01, TG-UNQ-02)."""
    team: str
    """The combined robot this unit is a member of (TG-CMB-01)."""
    members: list[str]
    """The members of this combined robot."""
    confidence: str
    heads: int
    """Humans in a full hex, 0 for everybody else (TG-HUM-01, TG-HUM-02)."""
    tech_spec: list[int]
    """The ratings of the card: strength, intelligence, speed, endurance, rank, courage,
    firepower, skill. Empty for units without a card."""
    heads_per_firepower: int
    """Humans needed for one point of Firepower, 0 for everybody else (TG-HUM-05)."""
    group: str
    """The sub-group of the toy line, for sorting a roster."""


def mode_of(
    index: int,
    name: str,
    kind: str,
    figures: tuple[int, int, int, int],
    traits: frozenset[str],
    side: str,
) -> Mode:
    """A mode with everything that follows from its kind, its traits and its place."""
    strength, speed, firepower, height = figures
    family = "helicopter" if "vtol" in traits else FAMILIES[kind]
    numerator, denominator = _damage_factor(traits)
    return Mode(
        index=index,
        name=name,
        kind=kind,
        family=family,
        strength=strength,
        speed=speed,
        firepower=firepower,
        height=height,
        traits=traits,
        side=side,
        robot_form=family == "robot" or (index == 0 and family == "beast"),
        robot_arc=family == "robot" or index == 0,
        fly="fly" in traits,
        vtol="vtol" in traits,
        airborne="fly" in traits or "vtol" in traits,
        swim="swim" in traits,
        hover="hover" in traits,
        water="water" in traits,
        small="small" in traits,
        gun="gun" in traits,
        transport="transport" in traits,
        any_arc="any_arc" in traits,
        aircraft=family in ("jet", "helicopter"),
        factor_numerator=numerator,
        factor_denominator=denominator,
    )


def _damage_factor(traits: frozenset[str]) -> tuple[int, int]:
    factors = [TRAITS[name].damage for name in traits if TRAITS[name].damage != UNCHANGED]
    return factors[0] if factors else UNCHANGED
