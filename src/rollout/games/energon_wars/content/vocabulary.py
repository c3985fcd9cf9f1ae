"""The closed vocabulary of cards: every word that may stand in a row, once, with what it takes.

A word with brackets has parameters of the kinds given here: `mod(ARM,+2)` is a stat and an
amount. Homebrew uses the same words; whatever is not here is refused.
"""

from __future__ import annotations

from typing import Final

STAT: Final = "a stat"
AMOUNT: Final = "a signed number"
NUMBER: Final = "a number"
KEYWORD: Final = "a keyword that can come and go"
EFFECT_OF_ATTACK: Final = "an effect of attacks"
ROLL: Final = "attack or damage"
FREED: Final = "run, energize_damage or pickup"
LOCKED: Final = "energize_attack"
TAG: Final = "a tag"
CARD: Final = "the id of a card"
ATTACK: Final = "the name of an attack"
UNDAMAGED: Final = "undamaged"
ALL: Final = "all"

Parameters = tuple[str, ...]

STATS: Final = ("DEF", "ARM", "MAT", "RAT", "DMG", "DMG.melee", "DMG.ranged", "EN.max")
ROLLS: Final = ("attack", "damage")
SPEEDS: Final = ("S", "M", "L")
FACTIONS: Final = ("autobot", "decepticon")

TAGS: Final = (
    "commander",
    "minibot",
    "cassette",
    "seeker",
    "insecticon",
    "constructicon",
    "dinobot",
    "twin",
    "medic",
    "leader",
    "gestalt",
)
STATES: Final = ("robot", "alt", "damaged")
"""What a filter may ask beside tags and factions."""

FX: Final[dict[str, Parameters]] = {
    "knockdown": (),
    "drag": (),
    "repair": (NUMBER,),
    "slow": (),
    "throw": (),
    "360": (),
    "fire": (),
    "transform": (),
    "cold": (),
    "acid": (),
    "shock": (),
    "trample": (NUMBER,),
    "push": (NUMBER,),
}
"""What may stand in an attack row (EW-FX)."""

FX_OF_ABILITIES: Final[dict[str, Parameters]] = {
    **{word: FX[word] for word in ("knockdown", "drag", "slow", "fire", "cold", "acid", "shock")},
    "push": (NUMBER,),
    "throw": (),
    "slam": (NUMBER,),
    "stasis": (),
    "disruption": (),
}
"""What `fx(…)` of an ability may apply; what is left out has a word of its own, as `repair(2)`."""

WITHOUT_NUMBER: Final = ("trample", "slam")
"""These may leave their number out: a trample goes as far as the tool (EW-TRM-01), a slam 3 in
(EW-RUL-39)."""

CONDITIONS_OF_MODELS: Final = ("knockdown", "slow", "fire", "cold", "acid", "stasis", "disruption")
IMMUNITIES: Final = (*CONDITIONS_OF_MODELS, "shock", "push", "slam", "drag", "throw")

KEYWORDS: Final[dict[str, Parameters]] = {
    "flight": (),
    "stealth": (),
    "concealment": (),
    "attack_first": (),
    "anti_air": (),
    "ignore_cover": (),
    "climb_alt": (),
    "jump": (NUMBER,),
    "sure_footed": (),
    "throw_any": (),
    "carried_attack": (),
    "no_throw": (),
    "huge": (),
}
PRINTED_ONLY: Final = ("jump", "carried_attack", "huge")
GRANTED: Final = (*(word for word in KEYWORDS if word not in PRINTED_ONLY), "cover")
"""What `gain` and `lose` may speak of."""

WHENS: Final = (
    "passive",
    "act",
    "end",
    "setup",
    "round_start",
    "round_end",
    "hit",
    "critical",
    "kill",
    "flip",
    "re_target",
    "re_miss",
    "re_hurt",
    "re_damage",
    "re_ally",
    "re_move",
)
REACTIONS: Final = ("re_target", "re_miss", "re_hurt", "re_damage", "re_ally", "re_move")
OF_ATTACKS: Final = ("hit", "critical")
"""When a row may name one attack."""

IFS: Final[dict[str, Parameters]] = {
    "alone": (),
    "crit": (),
    "unmoved": (),
    "melee": (),
    "ranged": (),
    "carrying": (TAG,),
    "team": (TAG,),
    "near": (TAG, NUMBER),
    "lost": (TAG,),
    "vs": (UNDAMAGED,),
}

EFFECTS: Final[dict[str, Parameters]] = {
    "mod": (STAT, AMOUNT),
    "gain": (KEYWORD,),
    "lose": (KEYWORD,),
    "immunity": (EFFECT_OF_ATTACK,),
    "fx": (EFFECT_OF_ATTACK,),
    "repair": (NUMBER,),
    "transform": (),
    "energon": (AMOUNT,),
    "damage": (NUMBER,),
    "move": (NUMBER,),
    "place": (NUMBER,),
    "attack": (ATTACK,),
    "reroll": (ROLL,),
    "free": (FREED,),
    "lock": (LOCKED,),
    "cleanse": (ALL,),
    "cloud": (NUMBER,),
    "guard": (),
    "prevent": (NUMBER,),
    "wreck": (),
    "combine": (CARD,),
    "split": (),
}
LASTING_EFFECTS: Final = (
    "mod",
    "gain",
    "lose",
    "immunity",
    "free",
    "lock",
    "reroll",
    "cloud",
)
"""What holds for a while; everything else happens once."""

UNTILS: Final = ("now", "attack", "act", "end", "next", "round", "while")
LIMITS: Final = ("", "1a", "2a", "1r", "1g")
WHOS: Final = ("self", "hit", "foe", "ally", "enemy", "carried", "spot")
