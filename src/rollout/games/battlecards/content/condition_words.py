"""The condition words: one record each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rollout.games.battlecards.content.effect_words import BARE, NAME

NUMBER: Final = "number"
NUMBER_AND_NAME: Final = "number and name"
"""How a word is written: `held>=2`, `group>=2:Dinobots`."""


@dataclass
class ConditionWord:
    """What a clause may depend on. A card tells it with the message `if-<key>`."""

    word: str
    shape: str = BARE
    key: str = ""
    """Where the word is no key."""
    of_robot: bool = False
    """It speaks of the Robot that the card is."""
    of_you: bool = False
    """It is told of the user of the card."""
    in_battle: bool = False
    """It holds in a battle only."""
    compares: bool = False
    """It reads speeds and strengths: what changes those may not hang on it."""


WORDS: Final = (
    ConditionWord("lead", of_robot=True, in_battle=True),
    ConditionWord("supporting", of_robot=True, in_battle=True),
    ConditionWord("home", of_robot=True),
    ConditionWord("holding", of_robot=True),
    ConditionWord("attacker", of_you=True, in_battle=True),
    ConditionWord("defender", of_you=True, in_battle=True),
    ConditionWord("claim", in_battle=True),
    ConditionWord("challenge", in_battle=True),
    ConditionWord("faster", in_battle=True, compares=True),
    ConditionWord("slower", in_battle=True, compares=True),
    ConditionWord("damaged", of_robot=True),
    ConditionWord("foe_damaged", in_battle=True),
    ConditionWord("foe_str>=", NUMBER, "foe-str", in_battle=True, compares=True),
    ConditionWord("lead_group", NAME, in_battle=True),
    ConditionWord("foe_group", NAME, in_battle=True),
    ConditionWord("with", NAME, of_you=True),
    ConditionWord("without", NAME, of_you=True),
    ConditionWord("group>=", NUMBER_AND_NAME, "group", of_you=True),
    ConditionWord("held>=", NUMBER, "held-at-least", of_you=True),
    ConditionWord("held<=", NUMBER, "held-at-most", of_you=True),
    ConditionWord("bank<=", NUMBER, "bank"),
    ConditionWord("behind"),
    ConditionWord("hand>=", NUMBER, "hand", of_you=True),
    ConditionWord("here", in_battle=True),
)
