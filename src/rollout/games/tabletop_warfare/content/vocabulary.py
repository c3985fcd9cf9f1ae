"""The closed vocabulary of stat cards: one record a word, with its rule and its price.

Names and explanations in both languages stand in the catalogues under `trait-`, `ability-`,
`special-` and `critical-` and the word; `-help` says what it does.

>>> ABILITIES["protector"].takes, ABILITIES["protector"].rule
('number', 'TW-FAE-04')
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

NUMBER: Final = "number"
WEAPON: Final = "weapon"
DIRECTION: Final = "direction"
DIRECTIONS: Final = ("front", "rear", "left", "right", "above")


@dataclass(frozen=True)
class Word:
    """One word of a stat card.

    `takes` says what must stand behind it; `may_take` what may. `points` is its share of the
    price of a form, `per_number` what each point of its number adds.
    """

    name: str
    rule: str
    points: float = 0.0
    takes: str = ""
    may_take: str = ""
    per_number: float = 0.0


def _table(*words: Word) -> dict[str, Word]:
    return {word.name: word for word in words}


TRAITS: Final = _table(
    Word("ground_targets", "TW-BES-01"),
    Word("bombs", "TW-BES-02"),
    Word("strikes", "TW-BES-03", takes=NUMBER),
    Word("can_repair", "TW-BES-04"),
    Word("air_targets", "TW-BES-05"),
    Word("mortar", "TW-BES-06"),
    Word("armour_piercing", "TW-BES-07"),
    Word("anti_air", "TW-RUL-40"),
    Word("emp", "TW-RUL-71", 4),
    Word("new_target", "TW-RUL-73"),
    Word("null_ray", "TW-RUL-91"),
)

ABILITIES: Final = _table(
    Word("agile", "TW-FAE-01", 2),
    Word("leader", "TW-FAE-02", 8),
    Word("dodge", "TW-FAE-03"),
    Word("protector", "TW-FAE-04", 1, takes=NUMBER, per_number=0.5),
    Word("spoils", "TW-FAE-05", 1.5),
    Word("till_all_are_one", "TW-FAE-06", 2),
    Word("chomp", "TW-FAE-07", 4),
    Word("double_attack", "TW-FAE-08", 3),
    Word("flying", "TW-FAE-09", 2),
    Word("terrifying_presence", "TW-FAE-10", 2),
    Word("inspiring", "TW-FAE-11", 5),
    Word("hunter", "TW-FAE-12", -1),
    Word("anti_air", "TW-FAE-13", 1.5),
    Word("human_guardian", "TW-FAE-14", 0.5),
    Word("micromaster_combiner", "TW-FAE-15", 1),
    Word("null_ray", "TW-FAE-16", 2),
    Word("oil_slide", "TW-FAE-17", 1),
    Word("optimist", "TW-FAE-18", 3),
    Word("armour", "TW-FAE-19"),
    Word("ram_reckless", "TW-FAE-20", 0.5),
    Word("ram_normal", "TW-FAE-21", 1.5),
    Word("ram_superior", "TW-FAE-22", 2),
    Word("giant_slayer", "TW-FAE-23", 1),
    Word("shovel_shield", "TW-FAE-24", 1.5, takes=DIRECTION),
    Word("quick_transform", "TW-FAE-25", 3),
    Word("hovering", "TW-FAE-26", 2),
    Word("scout", "TW-FAE-27", 2.5),
    Word("jammer", "TW-FAE-28", 1.5),
    Word("stomp", "TW-FAE-29", 1.5),
    Word("camouflage", "TW-FAE-30"),
    Word("top_gun", "TW-FAE-31", 1),
    Word("transport", "TW-FAE-32", 0.5),
    Word("triple_changer", "TW-FAE-33"),
    Word("support", "TW-FAE-34"),
    Word("tough_nut", "TW-RUL-67"),
    Word("field_workshop", "TW-RUL-68", takes=WEAPON),
    Word("pack", "TW-RUL-69"),
    Word("worn_out", "TW-RUL-70"),
    Word("linked_rotor", "TW-RUL-72"),
    Word("human", "TW-RUL-75"),
    Word("civilian", "TW-RUL-75"),
)

SPECIALS: Final = _table(
    Word("tow", "TW-SPZ-01", 2, takes=NUMBER),
    Word("cement", "TW-SPZ-02", 4),
    Word("oil_grip", "TW-SPZ-03", 3),
    Word("repair_vehicle", "TW-SPZ-04", 1, takes=NUMBER, per_number=0.8),
    Word("repair_robot", "TW-SPZ-04", 1, takes=NUMBER, per_number=0.8),
    Word("signal_flare", "TW-SPZ-05", 4),
    Word("siren", "TW-SPZ-06", 1.5),
    Word("solar_collectors", "TW-SPZ-07", 2),
    Word("jump_jets", "TW-SPZ-08", 2, may_take=WEAPON),
    Word("teleport", "TW-SPZ-09", 2),
    Word("prepared_contingencies", "TW-SPZ-10", 3),
    Word("combine", "TW-SPZ-11"),
    Word("split", "TW-SPZ-11"),
    Word("overload", "TW-RUL-66", 2),
    Word("union", "TW-RUL-70"),
)

GRANTED: Final = ("combine", "split")
"""Special actions that come with Micromaster Combiner and stand on no card."""

CRITICALS: Final = _table(
    Word("wing", "TW-KRI-01"),
    Word("internal", "TW-KRI-02"),
    Word("tracks", "TW-KRI-03"),
    Word("head", "TW-KRI-04"),
    Word("ammunition", "TW-KRI-05"),
    Word("tyres", "TW-KRI-06"),
    Word("rotor", "TW-KRI-07"),
    Word("transform", "TW-KRI-08"),
    Word("weapon", "TW-KRI-09", takes=WEAPON),
    Word("all", "TW-RUL-90", takes=WEAPON),
)

RAMS: Final = ("ram_reckless", "ram_normal", "ram_superior")
