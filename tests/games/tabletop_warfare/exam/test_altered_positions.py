"""Positions with one thing altered at a time: what is said of them, made of them, offered there;
and actions with a word that nothing is called by.

After a change that was meant: `python -m tests.games.tabletop_warfare.exam.test_altered_positions`.
"""

from __future__ import annotations

from pathlib import Path

from rollout.games.tabletop_warfare import GAME
from tests.kept_exams import PositionExam

FRAY = """\
acting = "optimus_prime"
actions = 1
taken = ["aim"]
attacked = false
round = 3
defender = 1
bearer = "jazz"
points = [4, 7]
rounds_held = 1
quiet_rounds = 2
edges = ["north", "south"]
factions = ["autobot", "decepticon"]

[options]
scenario = "retrieve_the_allspark"
round_limit = 5
tiebreak = "damage"

[[figures]]
kind = "optimus_prime"
side = 0
x = 10
y = 10
facing = 900
aim = 2
damage = [3, 1]
criticals = [[2, 4], [1]]
activation = 1

[[figures]]
kind = "jazz"
side = 0
x = 12
y = 10
form = 1
locked = [0]
oiled = true

[[figures]]
kind = "wheelblaze"
side = 0
x = 20
y = 24
damage = [2, 1]

[[figures]]
kind = "megatron"
side = 1
x = 14
y = 12
prey = "optimus_prime"
locks = [0, "jazz"]
criticals = [5, 0]
broken = [[1], []]

[[figures]]
kind = "vehicon"
side = 1
x = 10
y = 13
siren = true
activation = 2
stuns = 1

[[figures]]
kind = "vehicon"
side = 1
x = 8
y = 8
hook = "jazz"
charged = true
tough_nut_used = true

[[figures]]
kind = "starscream"
side = 1
x = 22
y = 6
status = "away"

[[obstacles]]
template = "small_building"
x = 16
y = 16
turn = 45

[[obstacles]]
template = "wall"
x = 4
y = 20
"""
JOINED = """\
acting = -1
mover = 1
base = 0
defender = 0
rounds_held = 1

[options]
scenario = "capture_base"

[[figures]]
kind = "autobot_bunker"
side = 0
x = 10
y = 20
criticals = [[1, 3]]

[[figures]]
kind = "roadburner_and_wheelblaze"
side = 0
x = 14
y = 14
damage = [5]
halves = [3, 2]

[[figures]]
kind = "meltdown_and_half_track"
side = 1
x = 18
y = 14
damage = [4]

[[figures]]
kind = "optimus_prime_and_jetfire"
side = 0
x = 5
y = 5
halves = [1, 2]

[[figures]]
kind = "soldier"
side = 0
x = 16
y = 18
"""


EXAM = PositionExam(
    Path(__file__).with_name("altered_positions.txt"),
    GAME.rules,
    {"fray": FRAY, "joined": JOINED},
    misread="fray",
)


def test_what_comes_of_altered_positions_is_what_it_was() -> None:
    assert EXAM.now() == EXAM.before()


if __name__ == "__main__":
    EXAM.main()
