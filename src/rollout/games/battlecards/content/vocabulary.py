"""The words of the effect algebra.

The vocabulary is closed: a homebrew card is made of these words or it is refused, with the
nearest word that exists.
"""

from __future__ import annotations

from typing import Final

TRIGGERS: Final = (
    "passive",
    "action",
    "open",
    "battle",
    "contest",
    "deploy",
    "battle_start",
    "support",
    "win",
    "lose",
    "scrapped",
    "control",
    "energon",
    "discover",
)
BATTLE_TRIGGERS: Final = ("battle", "battle_start", "support", "win", "lose")

BARE: Final = "bare"
NUMBER: Final = "number"
NAME: Final = "name"
NUMBER_AND_NAME: Final = "number and name"
SIGNED: Final = "signed"
COUNT: Final = "count"

CONDITIONS: Final[dict[str, str]] = {
    "lead": BARE,
    "supporting": BARE,
    "home": BARE,
    "holding": BARE,
    "attacker": BARE,
    "defender": BARE,
    "claim": BARE,
    "challenge": BARE,
    "faster": BARE,
    "slower": BARE,
    "damaged": BARE,
    "foe_damaged": BARE,
    "foe_str>=": NUMBER,
    "lead_group": NAME,
    "foe_group": NAME,
    "with": NAME,
    "without": NAME,
    "group>=": NUMBER_AND_NAME,
    "held>=": NUMBER,
    "held<=": NUMBER,
    "bank<=": NUMBER,
    "behind": BARE,
    "hand>=": NUMBER,
    "here": BARE,
}
OF_ROBOTS: Final = ("lead", "supporting", "home", "holding", "damaged")
OF_BATTLES: Final = (
    "lead", "supporting", "attacker", "defender", "claim", "challenge", "faster", "slower",
    "foe_damaged", "foe_str>=", "lead_group", "foe_group", "here",
)  # fmt: skip
"""Conditions that hold in a battle only."""
COMPARING: Final = ("faster", "slower", "foe_str>=")
"""Conditions that read speeds and strengths: what changes those may not hang on them."""

COSTS: Final = ("en", "discard", "dmg")

SEATS: Final = ("me", "opp", "both")
ROBOTS: Final = (
    "self", "lead", "foe", "own", "own_other", "own_all", "foe_home", "foe_held", "foe_sup",
)  # fmt: skip
FIELD: Final = ("res_held", "res_free", "here")
SCRAPPED: Final = ("own_scrap",)
TARGETS: Final = (*ROBOTS, *SCRAPPED, *FIELD, *SEATS)

STANDING_TARGETS: Final = ("self", "lead", "foe", "own_all", "me", "opp", "both", "here")
"""What a passive clause can speak of: nothing that must be chosen."""

DURATIONS: Final = ("now", "battle", "turn", "round", "stay")

FROM_OTHERS: Final = ("steal", "scan")
"""Effects that do nothing to the seat that uses them."""
WORK_WITH_0: Final = ("muster", "revive")
"""A Robot for its full cost, and one that costs nothing."""

LASTING: Final[dict[str, str]] = {
    "str": SIGNED,
    "core": SIGNED,
    "spd": SIGNED,
    "end": SIGNED,
    "limit": SIGNED,
    "dice": SIGNED,
    "shield": COUNT,
    "pin": BARE,
    "hush": BARE,
    "yield": SIGNED,
    "uncontested": BARE,
    "anyspeed": BARE,
    "ward": BARE,
    "stash": BARE,
}
"""Effects that last for the duration of their clause."""

INSTANT: Final[dict[str, str]] = {
    "hit": COUNT,
    "repair": COUNT,
    "gain": COUNT,
    "lose": COUNT,
    "steal": COUNT,
    "draw": COUNT,
    "discard": COUNT,
    "rip": COUNT,
    "scan": BARE,
    "sift": COUNT,
    "fetch": NAME,
    "salvage": NAME,
    "revive": COUNT,
    "muster": COUNT,
    "recall": BARE,
    "shuttle": BARE,
    "scrap": BARE,
    "cancel": BARE,
    "flip": BARE,
    "breakoff": BARE,
}
EFFECTS: Final[dict[str, str]] = {**LASTING, **INSTANT}

_ROBOT_WORDS: Final = (
    "str", "core", "spd", "end", "dice", "shield", "pin", "anyspeed", "stash", "hit", "repair",
    "recall", "shuttle", "flip", "scrap", "gain",
)  # fmt: skip
_SEAT_WORDS: Final = (
    "limit", "hush", "uncontested", "gain", "lose", "steal", "draw", "discard", "rip", "scan",
    "sift", "fetch", "salvage", "muster", "cancel",
)  # fmt: skip
LASTING_FOR_SEATS: Final = tuple(word for word in _SEAT_WORDS if word in LASTING)
_FIELD_WORDS: Final = ("yield", "ward", "scrap", "gain")


def words_for(target: str) -> tuple[str, ...]:
    """The effect words that make sense for a target; `gain` is one's own where that is no seat."""
    if target in ROBOTS:
        return _ROBOT_WORDS
    if target in SEATS:
        return _SEAT_WORDS
    if target in FIELD:
        return _FIELD_WORDS
    return ("revive", "gain") if target in SCRAPPED else ("breakoff", "gain")


def spelling(word: str, shape: str) -> str:
    """How a word of that shape is written."""
    endings = {BARE: "", NUMBER: "N", NAME: ":X", NUMBER_AND_NAME: "N:X", SIGNED: "+N", COUNT: "N"}
    return word + endings[shape]
