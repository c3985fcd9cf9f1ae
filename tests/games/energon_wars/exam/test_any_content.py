"""What is read from homebrew, and what is said of it with one thing changed, is as it was before.

After a change that was meant it is written anew:
`python -m tests.games.energon_wars.exam.test_any_content`.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path

from rollout.games.energon_wars.content.library import library
from rollout.kernel.content import read_text
from tests.forms.listing import plain

KEPT = Path(__file__).with_name("any_content.txt")
CARD = """
[cards.tried]
name = "Tried"
faction = {faction}
base = {base}
points = {points}
hit_points = {hit_points}
energon = {energon}
tags = {tags}
critical_zone = {critical_zone}
abilities = [{both}]
[cards.tried.robot]
form = "robot"
speed = "M"
melee = 5
ranged = 5
size = 2
defense = 12
armor = 15
transform_cost = 1
storage = 1
keywords = {keywords}
attacks = [{{ name = "Fist", kind = "melee", range = 1, damage = 9, cost = 1 }}, {attack}]
abilities = [{ability}]
{side}
{alt}
"""
ALT = """
[cards.tried.alt]
form = "car"
speed = "L"
melee = 0
ranged = 4
size = 1
defense = 13
armor = 14
transform_cost = 0
"""
ENOUGH = {
    "faction": '"autobot"', "base": '"large"', "points": "4", "hit_points": "9", "energon": "4",
    "tags": "[]", "critical_zone": "[[3, 1], [1, 2]]", "both": "", "keywords": "['flight']",
    "attack": "", "ability": "", "side": "", "alt": ALT,
}  # fmt: skip
CHANGES: dict[str, tuple[str, ...]] = {
    "faction": ('"decepticon"', '"human"'),
    "base": ('"small"', '"huge"', '"tiny"'),
    "points": ("0", "1", "40", "41"),
    "hit_points": ("0", "3", "2", "40", "41"),
    "energon": ("0", "1", "10", "11"),
    "tags": ("['minibot']", "['gestalt']", "['minibots']", "['commander', 'medic']"),
    "critical_zone": ("[]", "[[9, 1]]", "[[10, 1]]", "[[3, 0]]", "[[3, 10]]"),
    "keywords": (
        "[]", "['jump(6)']", "['jump']", "['jump(13)']", "['jump(0)']", "['swim']", "['huge']",
        "['stealth', 'anti_air', 'sure_footed', 'throw_any', 'no_throw', 'climb_alt']",
    ),
    "side": ("colour = 2",),
    "alt": ("", ALT.replace('"L"', '"XL"'), ALT + 'keywords = ["carried_attack"]\n'),
}  # fmt: skip
ATTACKS = (
    'kind = "ranged", range = 10, damage = 20, cost = 0, uses = 1',
    'kind = "ranged", range = 11, damage = 9, cost = 1',
    'kind = "ranged", range = 8, damage = 21, cost = 1',
    'kind = "spray", range = 4, damage = 9, cost = 1, fx = ["fire", "push(2)"]',
    'kind = "spray", range = 4, damage = 9, cost = 1, fx = ["360"]',
    'kind = "melee", range = 1, damage = 9, cost = 1, fx = ["360", "knockdown"]',
    'kind = "melee", damage = 9, cost = 1, fx = ["trample"]',
    'kind = "melee", damage = 9, cost = 1, fx = ["trample(6)"]',
    'kind = "melee", range = 1, damage = 9, cost = 1, fx = ["trample(6)"]',
    'kind = "ranged", damage = 9, cost = 1, fx = ["trample(6)"]',
    'kind = "melee", damage = 9, cost = 1',
    'kind = "melee", range = 1, damage = 9, cost = 1, fx = ["push"]',
    'kind = "melee", range = 1, damage = 9, cost = 1, fx = ["push(a)"]',
    'kind = "melee", range = 1, damage = 9, cost = 1, fx = ["slam(2)"]',
    'kind = "melee", range = 1, damage = 9, cost = 1, fx = ["frost"]',
    'kind = "melee", range = 1, damage = 9, cost = 1, fx = ["repair(2)", "transform"]',
    'kind = "thrown", range = 1, damage = 9, cost = 1',
    'kind = "melee", range = 1, damage = 9, cost = 1, uses = 0',
)
ABILITIES = (
    'when = "act", who = "self", effect = ["repair(2)"], cost = 1, limit = "1a"',
    'when = "act", who = "self", effect = ["repair(2)"], limit = "3a"',
    'when = "now", who = "self", effect = ["repair(2)"]',
    'when = "act", who = "self", effect = []',
    'when = "act", who = "self", effect = ["mod(ARM,+2)", "gain(stealth)"], until = "round"',
    'when = "act", who = "self", effect = ["mod(ARM,2)"], until = "round"',
    'when = "act", who = "self", effect = ["mod(ARM,+10)"], until = "round"',
    'when = "act", who = "self", effect = ["mod(HP,+1)"], until = "round"',
    'when = "act", who = "self", effect = ["mod(ARM,+2)"]',
    'when = "act", who = "self", effect = ["mod(ARM,+2)"], until = "later"',
    'when = "act", who = "self", effect = ["gain(speed)"], until = "round"',
    'when = "act", who = "self", effect = ["repair(2)"], until = "round"',
    'when = "act", who = "ally(autobot,damaged)<=6 2 los", effect = ["repair(2)"]',
    'when = "act", who = "ally+<=12 all", effect = ["repair(2)"]',
    'when = "act", who = "ally 1", effect = ["repair(2)"]',
    'when = "act", who = "enemy+<=6 1", effect = ["fx(fire)"]',
    'when = "act", who = "enemy(seekers)<=6 1", effect = ["fx(fire)"]',
    'when = "act", who = "self 1", effect = ["repair(2)"]',
    'when = "act", who = "self<=3", effect = ["repair(2)"]',
    'when = "act", who = "everybody", effect = ["repair(2)"]',
    'when = "act", who = "carried(minibot) 1", effect = ["place(3)", "transform"]',
    'when = "act", who = "spot<=6", effect = ["cloud(2)"], until = "next"',
    'when = "act", who = "enemy<=6 1", effect = ["fx(slam)", "fx(slam(4))", "fx(stasis)"]',
    'when = "act", who = "enemy<=6 1", effect = ["fx(trample(3))"]',
    'when = "act", who = "self", effect = ["immunity(fire)"], until = "round"',
    'when = "act", who = "self", effect = ["immunity(rain)"], until = "round"',
    'when = "act", who = "self", effect = ["free(run)", "free(pickup(medic))"], until = "act"',
    'when = "act", who = "self", effect = ["free(pickup(doctor))"], until = "act"',
    'when = "act", who = "self", effect = ["free(lunch)"], until = "act"',
    'when = "act", who = "enemy<=6 1", effect = ["lock(energize_attack)"], until = "round"',
    'when = "act", who = "enemy<=6 1", effect = ["lock(run)"], until = "round"',
    'when = "act", who = "self", effect = ["reroll(attack)", "reroll(damage)"], until = "act"',
    'when = "act", who = "self", effect = ["reroll(start)"], until = "act"',
    'when = "act", who = "self", effect = ["cleanse(all)", "energon(-1)", "damage(1)", "move(3)"]',
    'when = "act", who = "self", effect = ["cleanse(fire)"]',
    'when = "re_damage", who = "self", effect = ["prevent(2)"], cost = 1, limit = "1r"',
    'when = "re_ally", who = "ally<=3 1", effect = ["guard"]',
    'when = "re_miss", who = "foe", effect = ["attack[Fist]"], cost = 2',
    'when = "re_miss", who = "foe", effect = ["attack[Kick]"]',
    'when = "hit", attack = "Fist", who = "hit", effect = ["fx(knockdown)"]',
    'when = "critical", attack = "Fist", who = "hit", effect = ["fx(disruption)"]',
    'when = "hit", attack = "Kick", who = "hit", effect = ["fx(knockdown)"]',
    'when = "kill", attack = "Fist", who = "self", effect = ["repair(1)"]',
    'when = "passive", who = "self", effect = ["mod(MAT,+1)"], until = "while", if = "alone"',
    'when = "passive", who = "self", effect = ["lock(energize_attack)"], until = "while"',
    'when = "passive", who = "self", effect = ["mod(ARM,+1)"], until = "while", if = "lost(twin)"',
    'when = "passive", if = "near(twin,3)", who = "self", effect = ["mod(MAT,1)"], until = "while"',
    'when = "passive", who = "self", effect = ["mod(MAT,+1)"], until = "while", if = "near(twin)"',
    'when = "passive", who = "self", effect = ["mod(MAT,+1)"], until = "while", if = "vs(damaged)"',
    'when = "passive", who = "self", effect = ["mod(MAT,+1)"], until = "while", if = "sad"',
    'when = "passive", who = "enemy<=3 all", effect = ["lose(cover)"], until = "while"',
    'when = "passive", who = "enemy<=3 all", effect = ["mod(DEF,-1)"], until = "while"',
    'when = "passive", who = "foe", effect = ["mod(DEF,-1)"], until = "while"',
    'when = "act", who = "self", effect = ["combine(devastator)"]',
    'when = "act", who = "self", effect = ["combine(optimus)"]',
    'when = "act", who = "self", effect = ["wreck", "split"], worth = 2.0',
    'when = "act", who = "self", effect = ["wreck"], worth = 2.1',
)
OTHERS = (
    '[items.whip]\nname = "Whip"\npoints = 1\nsize = 1\n'
    'attacks = [{ name = "Lash", kind = "melee", range = 2, damage = 9, cost = 1 }]',
    '[items.whip]\nname = "Whip"\npoints = 6\nsize = 1',
    '[items.whip]\nname = "Whip"\npoints = 5\nsize = 4\nside = "alt"\nused_up = true\n'
    'abilities = [{ name = "A", when = "act", who = "self", effect = ["repair(1)"] }]',
    '[items.whip]\nname = "Whip"\npoints = 1\nsize = 5',
    '[items.jetpack]\nname = "Jetpack"\npoints = 1\nsize = 1',
    '[armies.mine]\nfaction = "autobot"\nmodels = ["jazz", "optimus"]\ncommander = "optimus"',
    '[armies.mine]\nfaction = "autobot"\nmodels = ["jazz", "jazz"]',
    '[armies.mine]\nfaction = "autobot"\nmodels = ["jazz"]\ncommander = "optimus"',
    '[armies.mine]\nfaction = "decepticon"\nmodels = ["jazz"]',
    '[themes.mine]\nfaction = "autobot"\npoints = 25\nmodels = ["jazz"]\nstart_roll = 6\n'
    'deeper = { tag = "twin", inches = 3 }\nfirst_round = { tag = "twin", gain = "stealth" }\n'
    'together = { tag = "twin", with = "jazz" }',
    '[themes.mine]\nfaction = "autobot"\npoints = 25\nmodels = ["jazz"]\n'
    'first_round = { tag = "twin", free = "run" }',
    '[themes.mine]\nfaction = "autobot"\npoints = 25\nmodels = ["jazz"]\n'
    'together = { tag = "twin", with = "megatron" }',
    '[themes.mine]\nfaction = "autobot"\npoints = 25\nmodels = ["jaz"]\nstart_roll = 7',
    "[pieces.wall]\nwidth = 3\ndepth = 1\nsize = 2",
    "[maps.yard]\ncar = [[8, 12], [28.5, 24]]\ntree = [[1, 1]]",
    "[maps.yard]\ncar = [[8, 12], [9, 12]]",
    "[maps.yard]\ncar = [[0.5, 12]]",
    "[maps.yard]\nlarge_building = [[18, 18]]\nmedium_building = [[33.5, 33.5]]",
    "[maps.yard]\nlarge_building = [[18, 18]]\nmedium_building = [[33.6, 33.5]]",
    "[maps.yard]\nhut = [[8, 12]]",
    "[maps.yard]\ncar = [[8, 37]]",
    "[Maps.yard]\ncar = [[8, 12]]",
    "[maps.Yard]\ncar = [[8, 12]]",
)
SCENARIO = """
[scenarios.mine]
map = {map}
plays = {plays}
winning_total = {total}
{more}
[scenarios.mine.scores]
each = {each}
"""
PLAIN = {
    "map": '"docks"', "plays": '"energon_siphon"', "total": "5", "each": "1",
    "more": 'places = [{ kind = "station", at = [10, 18] }]',
}  # fmt: skip
SCENARIOS: dict[str, tuple[str, ...]] = {
    "map": ('"iacon"', '"doks"'),
    "plays": (
        '""', '"kremzeek"', '"the_touch"', '"escalation"', '"spark_plug"', '"portal_play"',
        '"chess"',
    ),
    "total": ("0", "1", "99", "100"),
    "each": ("20", "21", "-1"),
    "more": (
        'places = [{ kind = "station", at = [10, 18] }, { kind = "portal", at = [26, 18.5] }]',
        'places = [{ kind = "throne", at = [10, 18] }]',
        'places = [{ kind = "station", at = [10, 36.5] }]',
        'treasures = [{ kind = "matrix", at = [18, 18] }]',
        'treasures = [{ kind = "sparkplug", at = [18, 18] }, { kind = "matrix", at = [1, 1] }]',
        'creatures = [{ kind = "kremzeek", round = 1, at = [18, 18] }]',
        'creatures = [{ kind = "kremzeek", round = 7 }]',
        'creatures = [{ kind = "kremzeek", round = 1 }]',
        "zones = [{ at = [18, 18], radius = 3 }]",
        "zones = [{ at = [18, 18], radius = 0 }]",
        "deployed_points = 13\nreserves = { rounds = [2, 3], most = 2 }",
        "deployed_points = 13",
        "reserves = { rounds = [2, 3], most = 2 }",
        "reserves = { rounds = [], most = 2 }\ndeployed_points = 9",
        "number = 3",
        "number = 100",
        "allowance = 30",
    ),
}  # fmt: skip
EACH = {
    "kremzeek": 'creatures = [{ kind = "kremzeek", round = 1, at = [18, 18] }]',
    "the_touch": 'treasures = [{ kind = "matrix", at = [18, 18] }]\n'
    'places = [{ kind = "beacon", at = [18, 10] }, { kind = "beacon", at = [18, 26] }]',
    "escalation": "zones = [{ at = [18, 18], radius = 3 }]\ndeployed_points = 13\n"
    "reserves = { rounds = [2, 3], most = 2 }",
    "spark_plug": 'treasures = [{ kind = "sparkplug", at = [18, 18] }]\n'
    'places = [{ kind = "workbench", at = [10, 14] }]',
    "portal_play": 'places = [{ kind = "portal", at = [9, 9] }, { kind = "portal", at = [9, 27] }]',
}


def test_what_is_read_and_what_is_said_of_it_is_as_before() -> None:
    assert list(said()) == KEPT.read_text(encoding="utf-8").splitlines()


def said() -> Iterator[str]:
    yield of_text(CARD.format(**ENOUGH))
    for key, values in CHANGES.items():
        for value in values:
            yield f"{key} {value!r}: {of_text(CARD.format(**{**ENOUGH, key: value}))}"
    for row in ATTACKS:
        attack = f'{{ name = "Gun", {row} }}'
        yield f"{row}: {of_text(CARD.format(**{**ENOUGH, 'attack': attack}))}"
    for row in ABILITIES:
        ability = f'{{ name = "A", {row} }}'
        yield f"{row}: {of_text(CARD.format(**{**ENOUGH, 'ability': ability}))}"
        yield f"both {row}: {of_text(CARD.format(**{**ENOUGH, 'both': ability}))}"
    for text in OTHERS:
        yield f"{text!r}: {of_text(text)}"
    yield of_text(SCENARIO.format(**PLAIN))
    for key, values in SCENARIOS.items():
        for value in values:
            yield f"{key} {value!r}: {of_text(SCENARIO.format(**{**PLAIN, key: value}))}"
    for plays, more in EACH.items():
        text = SCENARIO.format(**{**PLAIN, "plays": f'"{plays}"', "more": more})
        yield f"{plays} {more!r}: {of_text(text)}"
    for shelf, (things, *_) in library().shelves().items():
        for slug, thing in things.items():
            yield f"{shelf} {slug}: {short(plain(thing))}"


def of_text(text: str) -> str:
    """What is wrong; or a digest of what was read, if nothing is."""
    known = library()
    books, problems = known.read([read_text(text, "homebrew")])
    if problems:
        return " | ".join(str(problem) for problem in problems)
    old = known.shelves()
    added = [
        plain(thing)
        for shelf, (things, *_) in books.shelves().items()
        for slug, thing in things.items()
        if slug not in old[shelf][0]
    ]
    return short(", ".join(added))


def short(told: str) -> str:
    return blake2b(told.encode(), digest_size=6).hexdigest()


if __name__ == "__main__":
    KEPT.write_text("\n".join(said()) + "\n", encoding="utf-8")
