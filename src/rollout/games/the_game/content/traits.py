"""The traits of a mode: one record each, abilities and attributes (TG-ABL-01, TG-ABL-02).

A trait says its price, the rule that explains it, and where it may stand. It is told by the
message `trait-<name>`. What an ability does stands in `abilities/`; it names the trait.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

DAMAGE_FACTOR: Final = "damage factor"
UNCHANGED: Final = (1, 1)


@dataclass
class Trait:
    """One trait. `tenths` is its price in tenths of a point, however many modes list it."""

    name: str
    rule: str
    tenths: int
    one_of: str = ""
    """Of those that share this word a mode lists one at most."""
    for_teams: bool = False
    """Only a member of a combiner team lists it."""
    damage: tuple[int, int] = UNCHANGED
    """Damage received is multiplied by this fraction (TG-DFX-01)."""

    @property
    def key(self) -> str:
        """Of its name in the catalogue."""
        return "trait-" + self.name.replace("_", "-")


TRAITS: Final[dict[str, Trait]] = {
    trait.name: trait
    for trait in (
        Trait("command", "TG-CMD-01", 120),
        Trait("transmit", "TG-XMT-01", 60),
        Trait("telaport", "TG-TEL-01", 80),
        Trait("fly", "TG-AIR-01", 50),
        Trait("vtol", "TG-VTL-01", 40),
        Trait("cloak", "TG-CLK-01", 60),
        Trait("control", "TG-CTL-01", 80),
        Trait("repair", "TG-REP-01", 80),
        Trait("shield", "TG-SHD-01", 80),
        Trait("any_arc", "TG-ANY-01", 30),
        Trait("build", "TG-BLD-01", 40),
        Trait("demolish", "TG-DEM-01", 10),
        Trait("fire", "TG-FIR-01", 30),
        Trait("smoke", "TG-SMK-01", 20),
        Trait("extinguish_fire", "TG-EXT-01", 10),
        Trait("swim", "TG-SWM-01", 10),
        Trait("hover", "TG-HOV-01", 10),
        Trait("water", "TG-WAT-01", 0),
        Trait("transport", "TG-TPT-01", 30),
        Trait("gun", "TG-GUN-01", 40),
        Trait("small", "TG-SML-01", 20),
        Trait("damage_d15", "TG-DFX-01", 60, one_of=DAMAGE_FACTOR, damage=(2, 3)),
        Trait("damage_x15", "TG-DFX-01", -40, one_of=DAMAGE_FACTOR, damage=(3, 2)),
        Trait("damage_x2", "TG-DFX-01", -70, one_of=DAMAGE_FACTOR, damage=(2, 1)),
        Trait("combine", "TG-CMB-01", 30, for_teams=True),
    )
}
