"""The words of the effect algebra, as the records of effects and conditions give them.

The vocabulary is closed: a homebrew card is made of these words or it is refused, with the
nearest word that exists.
"""

from __future__ import annotations

from typing import Final

from rollout.games.battlecards.content.condition_words import NUMBER, NUMBER_AND_NAME
from rollout.games.battlecards.content.condition_words import WORDS as CONDITION_WORDS
from rollout.games.battlecards.content.effect_words import (
    BARE,
    COUNT,
    NAME,
    ON_NOTHING,
    ON_ROBOTS,
    ON_SCRAPPED,
    ON_SEATS,
    ON_THE_FIELD,
    SIGNED,
    aimed_at,
)
from rollout.games.battlecards.content.effect_words import WORDS as EFFECT_WORDS

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

CONDITIONS: Final[dict[str, str]] = {each.word: each.shape for each in CONDITION_WORDS}
OF_ROBOTS: Final = tuple(each.word for each in CONDITION_WORDS if each.of_robot)
OF_BATTLES: Final = tuple(each.word for each in CONDITION_WORDS if each.in_battle)
COMPARING: Final = tuple(each.word for each in CONDITION_WORDS if each.compares)

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

EFFECTS: Final[dict[str, str]] = {each.word: each.shape for each in EFFECT_WORDS}
LASTING: Final = tuple(each.word for each in EFFECT_WORDS if each.lasts)
LASTING_FOR_SEATS: Final = tuple(word for word in aimed_at(ON_SEATS) if word in LASTING)
FROM_OTHERS: Final = tuple(each.word for each in EFFECT_WORDS if each.from_others)
WORK_WITH_0: Final = tuple(each.word for each in EFFECT_WORDS if each.works_with_0)
TAKE_AWAY: Final = tuple(each.word for each in EFFECT_WORDS if each.takes_away)
IN_OPEN_BATTLE: Final = tuple(each.word for each in EFFECT_WORDS if each.in_open_battle)


def words_for(target: str) -> tuple[str, ...]:
    """The effect words that make sense for a target; `gain` is one's own where that is no seat."""
    if target in ROBOTS:
        return aimed_at(ON_ROBOTS)
    if target in SEATS:
        return aimed_at(ON_SEATS)
    if target in FIELD:
        return aimed_at(ON_THE_FIELD)
    return aimed_at(ON_SCRAPPED if target in SCRAPPED else ON_NOTHING)


def spelling(word: str, shape: str) -> str:
    """How a word of that shape is written."""
    endings = {BARE: "", NUMBER: "N", NAME: ":X", NUMBER_AND_NAME: "N:X", SIGNED: "+N", COUNT: "N"}
    return word + endings[shape]
