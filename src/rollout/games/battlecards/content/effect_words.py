"""The effect words: one record each.

A record says how the word is written, what it may be aimed at, what it draws on, and how a
card tells it (with the message `effect-<word>`). What it does stands in `rules/effects.py`
under its name, or in `rules/effect_scripts.py` when it asks a seat or needs chance; a word that
only `lasts` needs neither.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

BARE: Final = "bare"
SIGNED: Final = "signed"
COUNT: Final = "count"
NAME: Final = "name"
"""How a word is written: `pin`, `str+2`, `hit3`, `fetch:robot`."""

ON_ROBOTS: Final = "robots"
ON_SEATS: Final = "seats"
ON_THE_FIELD: Final = "field"
ON_SCRAPPED: Final = "scrapped"
ON_NOTHING: Final = ""
"""What it may be aimed at."""

BANK: Final = "bank"
HAND: Final = "hand"
DECK: Final = "deck"
"""Of the target: where it finds nothing, it does nothing."""

DONE_BY_YOU: Final = "done by you"
"""The user of the card carries it out, whoever is the target."""
TOLD_OF_OTHERS: Final = "told of others"
"""Not told of the target: of its limit, its claims, its card, its opponents."""
COMMAND: Final = "command"
"""Can be told as something that the user of the card is to do."""
MILD: Final = "mild"
"""Becomes a command only beside others that are."""
FIGURE: Final = "figure"
"""One gets it: after one, of the next only the figure is told."""
REPEATED: Final = "repeated"
"""A second amount is told as so much more."""


@dataclass
class EffectWord:
    """One word of the effect algebra."""

    word: str
    emblem: str
    """The picture on a card that is no Robot and does that first."""
    shape: str
    on: tuple[str, ...]
    lasts: bool = False
    """For the duration of its clause; otherwise it happens at once."""
    draws_on: str = ""
    from_others: bool = False
    """It does nothing to the seat that uses it."""
    works_with_0: bool = False
    """A Robot for its full cost, or one that costs nothing."""
    takes_away: bool = False
    """Its target is not there any more."""
    in_open_battle: bool = False
    """It needs a battle that is not decided."""
    telling: tuple[str, ...] = ()


WORDS: Final = (
    EffectWord("str", "combat", SIGNED, (ON_ROBOTS,), lasts=True, telling=(FIGURE,)),
    EffectWord("core", "combat", SIGNED, (ON_ROBOTS,), lasts=True, telling=(FIGURE,)),
    EffectWord("spd", "speed", SIGNED, (ON_ROBOTS,), lasts=True, telling=(FIGURE,)),
    EffectWord("end", "shield", SIGNED, (ON_ROBOTS,), lasts=True, telling=(FIGURE,)),
    EffectWord("limit", "support", SIGNED, (ON_SEATS,), lasts=True, telling=(TOLD_OF_OTHERS,)),
    EffectWord("dice", "combat", SIGNED, (ON_ROBOTS,), lasts=True, telling=(FIGURE,)),
    EffectWord("shield", "shield", COUNT, (ON_ROBOTS,), lasts=True),
    EffectWord("pin", "lock", BARE, (ON_ROBOTS,), lasts=True),
    EffectWord("hush", "lock", BARE, (ON_SEATS,), lasts=True, telling=(MILD,)),
    EffectWord("yield", "energon", SIGNED, (ON_THE_FIELD,), lasts=True, telling=(FIGURE,)),
    EffectWord("uncontested", "speed", BARE, (ON_SEATS,), lasts=True, telling=(TOLD_OF_OTHERS,)),
    EffectWord("anyspeed", "speed", BARE, (ON_ROBOTS,), lasts=True),
    EffectWord("ward", "shield", BARE, (ON_THE_FIELD,), lasts=True, telling=(TOLD_OF_OTHERS,)),
    EffectWord(
        "stash", "back", BARE, (ON_ROBOTS,), lasts=True, takes_away=True, telling=(COMMAND,)
    ),
    EffectWord("hit", "burst", COUNT, (ON_ROBOTS,), telling=(REPEATED,)),
    EffectWord("repair", "shield", COUNT, (ON_ROBOTS,), telling=(COMMAND,)),
    EffectWord("recall", "back", BARE, (ON_ROBOTS,), telling=(COMMAND,)),
    EffectWord("shuttle", "back", BARE, (ON_ROBOTS,), telling=(COMMAND,)),
    EffectWord("flip", "turn", BARE, (ON_ROBOTS,), telling=(COMMAND,)),
    EffectWord(
        "scrap", "burst", BARE, (ON_ROBOTS, ON_THE_FIELD), takes_away=True, telling=(COMMAND,)
    ),
    EffectWord("revive", "scrap", COUNT, (ON_SCRAPPED,), works_with_0=True, telling=(DONE_BY_YOU,)),
    EffectWord(
        "breakoff", "back", BARE, (ON_NOTHING,), in_open_battle=True, telling=(DONE_BY_YOU,)
    ),
    EffectWord(
        "gain",
        "energon",
        COUNT,
        (ON_ROBOTS, ON_SEATS, ON_THE_FIELD, ON_SCRAPPED, ON_NOTHING),
        telling=(MILD, REPEATED),
    ),
    EffectWord("lose", "energon", COUNT, (ON_SEATS,), draws_on=BANK, telling=(MILD, REPEATED)),
    EffectWord(
        "steal",
        "energon",
        COUNT,
        (ON_SEATS,),
        draws_on=BANK,
        from_others=True,
        telling=(DONE_BY_YOU, REPEATED),
    ),
    EffectWord("draw", "cards", COUNT, (ON_SEATS,), telling=(REPEATED,)),
    EffectWord("discard", "scrap", COUNT, (ON_SEATS,), draws_on=HAND, telling=(REPEATED,)),
    EffectWord("rip", "scrap", COUNT, (ON_SEATS,), draws_on=HAND, telling=(REPEATED,)),
    EffectWord(
        "scan", "eye", BARE, (ON_SEATS,), draws_on=HAND, from_others=True, telling=(DONE_BY_YOU,)
    ),
    EffectWord("sift", "cards", COUNT, (ON_SEATS,), draws_on=DECK),
    EffectWord("fetch", "cards", NAME, (ON_SEATS,), draws_on=DECK),
    EffectWord("salvage", "scrap", NAME, (ON_SEATS,)),
    EffectWord("muster", "base", COUNT, (ON_SEATS,), works_with_0=True),
    EffectWord("cancel", "lock", BARE, (ON_SEATS,), in_open_battle=True, telling=(TOLD_OF_OTHERS,)),
)


def told_as(telling: str) -> tuple[str, ...]:
    """The words that a card tells in that way."""
    return tuple(each.word for each in WORDS if telling in each.telling)


def drawing_on(what: str) -> tuple[str, ...]:
    """The words that need something of the bank, hand or deck of their target."""
    return tuple(each.word for each in WORDS if each.draws_on == what)


def aimed_at(what: str) -> tuple[str, ...]:
    """The words that make sense for a target of that sort."""
    return tuple(each.word for each in WORDS if what in each.on)
