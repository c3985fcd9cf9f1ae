"""What is read from homebrew, and what is said of it with one thing changed, is as it was before.

After a change that was meant it is written anew:
`python -m tests.games.tabletop_warfare.exam.test_any_content`.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path

from rollout.games.tabletop_warfare.content.library import library
from rollout.kernel.content import read_text
from tests.forms.listing import plain
from tests.games.tabletop_warfare.exam.drawn import BOOKS, book

KEPT = Path(__file__).with_name("any_content.txt")
FIGURE = """
[figures.tried]
name = {name}
factions = {factions}
size = {size}
{cost}
{measures}
[[figures.tried.cards]]
kind = "robot"
form = "robot"
structure = {structure}
speed = {speed}
weapons = [{{ system = "gun", {line} }}, {weapon}]
abilities = {abilities}
specials = {specials}
criticals = {criticals}
{card_measures}
{other_card}
"""
SECOND = """
[[figures.tried.cards]]
kind = "{}"
form = "other"
structure = 9
speed = 5
abilities = {}
criticals = {}
"""
LINE = ("accuracy", "damage", "range", "traits")
SIX = ["head"] * 6
ENOUGH = {
    "name": '"Tried"', "factions": '["autobot"]', "size": '"normal"', "cost": "cost = 9",
    "measures": "", "structure": "12", "speed": "6", "accuracy": "11", "damage": "3",
    "range": "10", "traits": "[]", "weapon": "", "abilities": "['flying']", "specials": "[]",
    "criticals": str(SIX), "card_measures": "", "other_card": SECOND.format("vehicle", [], SIX),
}  # fmt: skip
CHANGES = {
    "name": ('""', f'"{"n" * 61}"'),
    "factions": ("[]", '["decepticon", "decepticon"]', '["human"]'),
    "size": ('"small"', '"large"', '"gigantic"', '"human"', '"big"'),
    "cost": ("", "cost = 0", "cost = 999", "cost = 1000", 'repeat = "freely"'),
    "measures": ("radius = 2", "height = 3.5", "radius = 7", "height = 21"),
    "structure": ("0", "1", "200", "201"),
    "speed": ("0", "0.5", "100", "100.5", "-1"),
    "accuracy": ("-1", "0", "20", "21", '"100%"', '"50%"'),
    "damage": ("0", "99", "100", "-1", '"1d6"', '"9d20+99"', '"0d6"', '"2d7"', '"2d6+0"', '"d6"'),
    "range": ("0", "127", "128", "[0, 127]", "[4, 4]", "[5, 4]", "[-1, 4]", "[1]", "[1, 2, 3]"),
    "traits": (
        "['strikes']", "['strikes 0']", "['strikes 6']", "['strikes 7']", "['strikes 2 3']",
        "['bombs']", "['mortar', 'emp']", "['air_targets', 'ground_targets']", "['mortar 2']",
        "['new_target', 'null_ray', 'anti_air', 'armour_piercing', 'can_repair']", "['sharp']",
    ),
    "weapon": (
        '{ system = "fist" }', '{ system = "fist", accuracy = 9 }',
        '{ system = "fist", accuracy = 9, damage = 2 }', '{ system = "fist", damage = 2 }',
        '{ system = "fist", modes = [{ accuracy = 1, damage = 2, range = 3, name = "hard" }] }',
        '{ system = "fist", range = 2, modes = [{ accuracy = 1, damage = 2, range = 3 }] }',
        '{ system = "fist", damage = 2, modes = [{ accuracy = 1, damage = 2, range = 3 }] }',
        '{ system = "fist", modes = [{ accuracy = 1, damage = 2, range = 3, traits = ["emp"] }] }',
    ),
    "abilities": (
        "['agile', 'protector 4']", "['protector']", "['protector 0']", "['protector 99']",
        "['protector 100']", "['protector x']", "['agile 2']", "['shovel_shield']",
        "['shovel_shield front', 'shovel_shield above']", "['shovel_shield up']", "['chomp']",
        "['top_gun']", "['null_ray']", "['field_workshop gun']", "['field_workshop fist']",
        "['triple_changer']", "['support']", "['flies']",
    ),
    "specials": (
        "['tow 2', 'repair_robot 3']", "['tow']", "['jump_jets']", "['jump_jets gun']",
        "['jump_jets fist']", "['combine']", "['split']", "['union']", "['dance']",
    ),
    "criticals": (
        str(SIX[:5]), str([*SIX, "head"]), "[]",
        str(["weapon gun", "all gun", "wing", "rotor", "tyres", "tracks"]),
        str(["weapon fist", *SIX[1:]]), str(["weapon", *SIX[1:]]), str(["headache", *SIX[1:]]),
    ),
    "card_measures": ("radius = 0.5", "height = 1", "radius = 0", "height = 20.5"),
    "other_card": (
        "", SECOND.format("robot", [], SIX), SECOND.format("human", [], []),
        SECOND.format("vehicle", [], SIX) * 2,
        SECOND.format("vehicle", ["triple_changer"], SIX) * 2,
        SECOND.format("vehicle", ["triple_changer"], SIX),
        SECOND.format("vehicle", ["support"], SIX), SECOND.format("vehicle", [], SIX[:3]),
    ),
}  # fmt: skip
OTHERS = (
    '[templates.box]\nheight = 2\nradius = 1.5',
    '[templates.box]\nheight = 2\nwidth = 1.5\ndepth = 3\ndangerous = true\npicked = false',
    '[templates.box]\nheight = 2\nwidth = 1.5',
    '[templates.box]\nheight = 2',
    '[templates.box]\nheight = 2\nradius = 1\nwidth = 2\ndepth = 2',
    '[templates.wall]\nheight = 2\nradius = 1',
    '[fields.yard]\nsize = "small"\nobstacles = [{ template = "wall", x = 3, y = 4, turn = 45 }]',
    '[fields.yard]\nsize = "small"\nobstacles = [{ template = "none", x = 3, y = 4, turn = 45 }]',
    '[fields.yard]\nsize = "small"\nobstacles = [{ template = "wall", x = 3, y = 4, turn = 360 }]',
)  # fmt: skip
BAND = '[armies.band]\nname = "Band"\nfaction = "{}"\nlimit = {}\nfigures = {}'
BANDS = (
    BAND.format("autobot", 50, ["jazz"]),
    BAND.format("autobot", 50, ["jazz", "kup", "ironhide"]),
    BAND.format("decepticon", 100, ["jazz"]),
    BAND.format("autobot", 100, ["jazz", "jazz"]),
    BAND.format("autobot", 100, ["autobot_trooper", "autobot_trooper"]),
    BAND.format("autobot", 100, ["nobody"]),
    BAND.format("autobot", 100, ["civilian"]),
)
PAIR = """
[joined.twin]
name = "Twin"
parts = {}
way = "{}"
card = {{ kind = "{}", form = "twin", structure = {}, speed = 5, criticals = {} }}
"""
PAIRS = (
    PAIR.format(["ironhide", "warpath"], "union", "robot", 1, SIX),
    PAIR.format(["ironhide", "ironhide"], "union", "robot", 1, SIX),
    PAIR.format(["ironhide", "nobody"], "union", "robot", 1, SIX),
    PAIR.format(["ironhide", "warpath"], "union", "vehicle", 1, SIX),
    PAIR.format(["ironhide", "warpath"], "union", "robot", 1, ["transform", *SIX[1:]]),
    PAIR.format(["ironhide", "warpath"], "combine", "vehicle", 1, ["transform", *SIX[1:]]),
    PAIR.format(["ironhide", "warpath"], "combine", "vehicle", 1, ["internal", *SIX[1:]]),
    PAIR.format(["roadburner", "wheelblaze"], "combine", "vehicle", 1, SIX),
    PAIR.format(["jetfire", "optimus_prime"], "union", "robot", 1, SIX),
)


def test_what_is_read_and_what_is_said_of_it_is_as_before() -> None:
    assert list(said()) == KEPT.read_text(encoding="utf-8").splitlines()


def said() -> Iterator[str]:
    yield of_text(figure())
    for key, values in CHANGES.items():
        for value in values:
            yield f"{key} {value!r}: {of_text(figure(**{key: value}))}"
    for text in (*OTHERS, *BANDS, *PAIRS):
        yield f"{text!r}: {of_text(text)}"
    for number in range(BOOKS):
        yield blake2b(of_text(book(number)).encode(), digest_size=6).hexdigest()


def figure(**changed: str) -> str:
    words = {**ENOUGH, **changed}
    line = ", ".join(f"{key} = {words[key]}" for key in LINE)
    return FIGURE.format(line=line, **words)


def of_text(text: str) -> str:
    """What is wrong; or what was read, if nothing is."""
    known = library()
    books, problems = known.read([read_text(text, "homebrew")])
    if problems:
        return " | ".join(str(problem) for problem in problems)
    added = [
        *(each for code, each in books.kinds.items() if code not in known.kinds),
        *(each for code, each in books.templates.items() if code not in known.templates),
        *(each for code, each in books.grounds.items() if code not in known.grounds),
        *(each for code, each in books.armies.items() if code not in known.armies),
    ]
    return ", ".join(plain(each) for each in added)


if __name__ == "__main__":
    KEPT.write_text("\n".join(said()) + "\n", encoding="utf-8")
