"""What is said of homebrew in which something was changed by chance, and what it comes to.

A change that was meant is written down anew:
`python -m tests.games.attacktix.exam.test_any_content`.
"""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from rollout.games.attacktix import GAME
from rollout.games.attacktix.content.library import library
from rollout.kernel.content import ContentError
from rollout.kernel.errors import Unreadable
from tests.games.attacktix.exam.places import FIGHTING, MIXED, MOVING, any_position
from tests.games.attacktix.exam.questions import Noted

KEPT = Path(__file__).with_name("any_content.json")
SEEDS = range(8)
MORE = """
[weapons.dart]
kind = "missile"
mass = 2.5
diameter = 6
length = 60
speed = 8
yaw = 30
pitch = [-10.2, 25.4]
shots = 1

[weapons.blade]
kind = "slash"
energy = 22
reach = 40
height = 60

[weapons.lever]
kind = "throw"
energy = 20
reach = 45
yaw = 10

[weapons.grip]
kind = "claw"
energy = 17
stroke = 28
torque = 10
yaw = 20
pitch = [0, 10]

[wheels.steady]
faces = "5w 5r 5w 5r 5w 5r 5w 5r 5w 5r 5w 5r"

[factions.minicon]
name = "Mini-Con"

[figures.small_robot]
number = 903
name = "Small"
mode = "robot"
faction = "minicon"
rank = "trooper"
points = 50
size = "M"
weapon = "dart"
wheel = "steady"
white = 9
ability = { do = "recruit", whom = "minicon", unless = "mega" }

[forces.own]
size = 100
battle = ["small_robot", "small_robot"]
back_up = ["small_robot"]
"""
WORDS = (
    "", "mega", "BM", "S", "object", "cover", "high_barrier", "dart", "blade", "steady", "recuit",
    "any", "robot", "jab", "missile", "minicon", "own", "cylinder", "true", "ellipse",
)  # fmt: skip
NUMBERS = ("0", "-1", "1", "2", "4", "5", "40", "90", "12.5", "1000", "300", "0.4", "30.04")


@pytest.mark.parametrize("seed", SEEDS)
def test_changed_homebrew_comes_to_what_it_did(seed: int) -> None:
    assert read(seed) == msgspec.json.decode(KEPT.read_bytes())[seed]


def read(seed: int) -> str:
    rng, noted = Random(f"content {seed}"), Noted()
    for _ in range(120):
        text = changed(MIXED + MORE, rng)
        try:
            found = library(text)
        except ContentError as error:
            noted.note(str(error))
            continue
        noted.note([found.sorts.get("barrel"), found.maps.get("mixed"), found.factions])
        for shelf in (found.figures, found.weapons, found.wheels, found.forces):
            noted.note([(key, shelf[key]) for key in shelf][-5:])
    return noted.told


def changed(text: str, rng: Random) -> str:
    """A number, a word or a line of it replaced or gone."""
    lines = text.splitlines()
    for _ in range(rng.choice([0, 1, 1, 1, 2])):
        place = rng.randrange(len(lines))
        line = lines[place]
        chance = rng.random()
        if chance < 0.45 and (numbers := list(re.finditer(r"-?\b\d+(\.\d+)?\b", line))):
            each = rng.choice(numbers)
            lines[place] = line[: each.start()] + rng.choice(NUMBERS) + line[each.end() :]
        elif chance < 0.8 and (words := list(re.finditer(r'"(\w+)"', line))):
            each = rng.choice(words)
            lines[place] = line[: each.start(1)] + rng.choice(WORDS) + line[each.end(1) :]
        elif chance < 0.95 and "=" in line:
            del lines[place]
        else:
            lines[place] = line.replace("true", "false")
    return "\n".join(lines)


def test_changed_positions_come_to_what_they_did() -> None:
    assert written() == msgspec.json.decode(KEPT.read_bytes())[-1]


def written() -> str:
    """Positions of case files with one thing in them that fits badly, or not at all."""
    rng, noted = Random("written"), Noted()
    for _ in range(400):
        data = any_position(rng, rng.choice([FIGHTING, MOVING]))
        name, values = rng.choice(sorted(BESIDE.items()))
        data[name] = rng.choice(values)
        try:
            noted.note(GAME.rules.encode(GAME.rules.position(data)))
        except Unreadable as error:
            noted.note(str(error))
    return noted.told


STANDING = {"code": "kup_robot", "at": [300, 300]}
BESIDE: dict[str, tuple[Any, ...]] = {
    "teams": ([0, 0], [0, 1, 1, 0], [1], []),
    "seats": (2, 3, 4, 5),
    "mode": ("duel", "teams", "free_for_all"),
    "turn_of": ("A", "B", "C", "D", "E"),
    "order": (["B", "A"], ["A", "B", "C"], ["C", "A", "B"], ["F"]),
    "shares": ([100], [100, 200], [40, 50, 60]),
    "cries": ([1], [1, 2], [0, 1, 2], [0, 0, 0, 3]),
    "sides": (["south", "west", "east"], ["east", "south", "west"], ["south", "north"]),
    "fallen_sections": ([1], [14, 15], [16], [99], [15]),
    "map": ("mixed", "highway", "high_way", "arena"),
    "things": (
        [{"thing": 1, "at": [100, 200.04]}], [{"thing": 5, "at": [1, 2], "facing": 370}],
        [{"thing": 6, "at": [1, 2]}], [{"thing": 0, "at": [1, 2]}],
        [{"sort": "barrel", "at": [1, 2], "standing": False}], [{"sort": "barell", "at": [1, 2]}],
    ),
    "figures": (
        [{**STANDING, "code": "kup_robt"}], [{**STANDING, "seat": "C"}], [STANDING],
        [{**STANDING, "at": [-1, 300]}], [{**STANDING, "at": [914.4, 1174.4], "facing": -10}],
        [{**STANDING, "at": [914.5, 300]}], [{**STANDING, "at": [300, 587.2], "top": 1}],
        [{**STANDING, "zone": "back_up", "at": [-9, -9]}], [{**STANDING, "controller": "B"}],
    ),
    "options": ({"lines": "metres"}, {"clumsy": True}),
    "homebrew": ("", "[maps", MIXED),
}  # fmt: skip


if __name__ == "__main__":
    found = [*(read(seed) for seed in SEEDS), written()]
    KEPT.write_bytes(msgspec.json.format(msgspec.json.encode(found)) + b"\n")
