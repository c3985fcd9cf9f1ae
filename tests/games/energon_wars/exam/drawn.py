"""Cards of Energon Wars that nobody would make: words of the vocabulary put together by a seed."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Final

from rollout.games.energon_wars.content.library import library
from rollout.games.energon_wars.content.vocabulary import (
    CONDITIONS_OF_MODELS,
    FX,
    FX_OF_ABILITIES,
    GRANTED,
    IMMUNITIES,
    KEYWORDS,
    STATS,
)
from rollout.kernel.content import read_text

BOOKS: Final = 4
OF_A_SIDE: Final = 3
TAGS: Final = ("minibot", "cassette", "seeker", "twin", "medic", "leader", "dinobot")
PLAIN: Final = (
    "repair(2)", "transform", "energon(+1)", "energon(-1)", "damage(1)", "move(3)", "place(3)",
    "cleanse(all)", "wreck", "fx(knockdown)", "fx(slam)", "fx(slam(2))", "fx(push(2))", "fx(drag)",
)  # fmt: skip
LASTING: Final = (
    "free(run)", "free(energize_damage)", "free(pickup(medic))", "lock(energize_attack)",
    "reroll(attack)", "reroll(damage)",
)  # fmt: skip
MOMENTS: Final = ("act", "act", "act", "end", "round_start", "round_end", "flip", "kill")
CONDITIONS: Final = (
    "alone", "crit", "unmoved", "melee", "ranged", "carrying({})", "team({})", "near({},3)",
    "lost({})", "vs(undamaged)",
)  # fmt: skip
REACTIONS: Final = (
    'when = "re_target", who = "self", effect = ["place(3)"], cost = 1, limit = "1r"',
    'when = "re_target", who = "foe", effect = ["attack[Fist]"], cost = 1, limit = "1r"',
    'when = "re_miss", who = "foe", effect = ["attack[Fist]"], cost = 1',
    'when = "re_hurt", who = "foe", effect = ["attack[Gun]"], limit = "1r"',
    'when = "re_hurt", who = "self", effect = ["transform"], limit = "1g"',
    'when = "re_damage", who = "self", effect = ["prevent(2)"], cost = 1, limit = "1r"',
    'when = "re_ally", who = "ally<=3 1", effect = ["guard"], limit = "1r"',
    'when = "re_move", who = "enemy<=6 1", effect = ["attack[Gun]"], cost = 1, limit = "1r"',
    'when = "hit", attack = "Fist", who = "hit", effect = ["fx(slow)"]',
    'when = "hit", attack = "Gun", who = "self", effect = ["energon(+1)"], cost = 1',
    'when = "critical", attack = "Gun", who = "hit", effect = ["fx(disruption)"]',
    'when = "act", who = "spot<=6", effect = ["cloud(2)"], until = "next"',
)


@cache
def book(number: int) -> str:
    """Cards of both factions; a row that cannot be read is drawn again."""
    rng = Random(f"book {number}")
    return "\n".join(
        _card(rng, f"{faction}_{each}", faction)
        for faction in ("autobot", "decepticon")
        for each in range(OF_A_SIDE)
    )


def armies(number: int) -> tuple[str, str]:
    """All that a book has, with items and some that everybody knows."""
    rng = Random(f"armies {number}")
    items = [each.slug for each in library().items.values() if each.size == 1]
    known = {"autobot": ("bumblebee", "jazz"), "decepticon": ("rumble", "ratbat")}
    found = [
        ",".join([
            *(f"{faction}_{each}+{rng.choice(items)}" for each in range(OF_A_SIDE)), *known[faction]
        ])
        for faction in known
    ]  # fmt: skip
    return found[0], found[1]


def _card(rng: Random, slug: str, faction: str) -> str:
    while True:
        text = _drawn_card(rng, slug, faction)
        if not library().read([read_text(text, "drawn")])[1]:
            return text


def _drawn_card(rng: Random, slug: str, faction: str) -> str:
    return f"""
[cards.{slug}]
name = "{slug}"
faction = "{faction}"
base = "{rng.choice(("small", "large", "large"))}"
points = {rng.randint(2, 4)}
hit_points = {rng.randint(6, 12)}
energon = {rng.randint(3, 8)}
tags = {rng.sample(TAGS, rng.randint(1, 3))}
critical_zone = [[5, 1], [2, 2]]
[cards.{slug}.robot]
{_side(rng, "robot")}
[cards.{slug}.alt]
{_side(rng, "car")}
"""


def _side(rng: Random, form: str) -> str:
    words = [each for each, takes in KEYWORDS.items() if each != "huge"]
    keywords = [f"{each}(6)" if each == "jump" else each for each in rng.sample(words, 3)]
    rows = ",\n".join(f'{{ name = "Row {each}", {_ability(rng)} }}' for each in range(4))
    return f"""form = "{form}"
speed = "{rng.choice("SML")}"
melee = {rng.randint(3, 7)}
ranged = {rng.randint(3, 7)}
size = {rng.randint(1, 3)}
defense = {rng.randint(8, 12)}
armor = {rng.randint(10, 15)}
transform_cost = {rng.randint(0, 2)}
storage = {rng.randint(1, 3)}
keywords = {keywords}
attacks = [
{{ name = "Fist", {_attack(rng, "melee", rng.choice((1, 1, 2)))} }},
{{ name = "Gun", {_attack(rng, rng.choice(("ranged", "ranged", "spray")), rng.randint(4, 9))} }},
]
abilities = [
{rows},
]"""


def _attack(rng: Random, kind: str, reach: int) -> str:
    words = [each for each in FX if each not in ("trample", "360")]
    fx = [f"{each}(2)" if each in ("repair", "push") else each for each in rng.sample(words, 2)]
    uses = ", uses = 1" if rng.random() < 0.2 else ""
    cost, damage = rng.randint(1, 2), rng.randint(6, 14)
    return f'kind = "{kind}", range = {reach}, damage = {damage}, cost = {cost}{uses}, fx = {fx}'


def _ability(rng: Random) -> str:
    if rng.random() < 0.3:
        return rng.choice(REACTIONS)
    if rng.random() < 0.4:
        return _passive(rng)
    tag = rng.choice(TAGS)
    who = rng.choice((
        "self", "ally<=6 1", f"ally({tag})<=9 2", "ally+<=6 all", "enemy<=6 1", "enemy<=6 2 los",
        f"enemy({tag})<=9 all", "carried 1",
    ))  # fmt: skip
    when = rng.choice(MOMENTS)
    limit = f', limit = "{rng.choice(("1a", "2a", "1r", "1g"))}"' if when == "act" else ""
    cost = rng.randint(0, 1)
    if rng.random() < 0.5:
        effects = [rng.choice((*PLAIN, f"fx({rng.choice(list(FX_OF_ABILITIES)[:7])})"))]
        return f'when = "{when}", who = "{who}", effect = {effects}, cost = {cost}{limit}'
    until = rng.choice(("act", "end", "next", "round"))
    effects = rng.sample((*LASTING, *_lasting(rng)), 2)
    lasts = f'until = "{until}", cost = {cost}{limit}'
    return f'when = "{when}", who = "{who}", effect = {effects}, {lasts}'


def _lasting(rng: Random) -> list[str]:
    return [
        f"mod({rng.choice(STATS)},{rng.choice(('+1', '-1', '+2'))})",
        f"gain({rng.choice(GRANTED)})",
        f"lose({rng.choice(GRANTED)})",
        f"immunity({rng.choice(IMMUNITIES)})",
    ]


def _passive(rng: Random) -> str:
    tag = rng.choice(TAGS)
    granted, second = rng.sample(GRANTED, 2)
    aura = rng.choice((
        f'who = "ally<=4 all", effect = ["gain({granted})"]',
        f'who = "ally({tag})<=6 all", effect = ["gain({granted})"]',
        f'who = "ally<=6 all", effect = ["gain({granted})", "gain({second})"]',
        f'who = "enemy<=6 all", effect = ["lose({second})", "lose({granted})"]',
        f'who = "enemy<=4 all", effect = ["lose({granted})"]',
        f'who = "self", effect = ["gain({granted})"]',
        f'who = "self", effect = ["lose({granted})"]',
    ))  # fmt: skip
    if rng.random() < 0.4:
        return f'when = "passive", {aura}, until = "while"'
    condition = rng.choice(CONDITIONS).format(tag)
    effects = [
        f"mod({rng.choice(STATS)},{rng.choice(('+1', '-1', '+2'))})",
        f"immunity({rng.choice(CONDITIONS_OF_MODELS)})",
    ]
    chosen = rng.sample(effects, rng.randint(1, 2))
    held = f', if = "{condition}"' if rng.random() < 0.7 else ""
    return f'when = "passive", who = "self", effect = {chosen}, until = "while"{held}'
