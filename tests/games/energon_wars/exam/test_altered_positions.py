"""Positions with one thing altered at a time: what is said of them, made of them, offered there;
and actions with a word that nothing is called by.

After a change that was meant: `python -m tests.games.energon_wars.exam.test_altered_positions`.
"""

from __future__ import annotations

from pathlib import Path

from rollout.games.energon_wars import GAME
from tests.kept_exams import PositionExam

FRAY = """\
scenario = "spark_plug"
round = 3
mover = "A"
pieces = [["car", 10, 14], ["medium_building", 20, 20], ["tree", 14, 10], ["car", 30, 30]]
clouds = [[22, 12, 3]]
points = [2, 5]
tokens = [
  ["workbench", 10, 18],
  { kind = "workbench", at = [26, 18], open = false },
  { kind = "sparkplug", at = [16, 16], carrier = "jazz" },
  { kind = "cube", at = [20, 20], level = 0 },
]

[options]
stack_cover = true
stealth_range = 6

[armies.A.optimus]
at = [12, 10]
energon = 3
hp = 7
items = ["energon_cube"]
commander = true

[armies.A.jazz]
at = [12, 13]
mode = "alt"
conditions = ["fire", "slow"]

[armies.A.bumblebee]
at = [20, 20]
level = 0

[armies.A.ratchet]
carrier = "optimus"
mode = "alt"

[armies.A.gears]
status = "defeated"

[armies.B.megatron]
at = [15, 11]
hp = 9
activated = true

[armies.B.soundwave]
at = [12, 7]

[armies.B.rumble]
carrier = "soundwave"
mode = "alt"

[armies.B.ravage]
status = "reserve"
"""
GIANT = """\
scenario = "energon_siphon"
round = 2
mover = "B"
tokens = [["station", 8, 18], ["cube", 20, 14]]

[armies.A.grimlock]
at = [20, 18]
energon = 4

[armies.A.mirage]
at = [24, 18]
conditions = ["disruption"]

[armies.B.devastator]
at = [16, 18]
hp = 20
energon = 8
"""


EXAM = PositionExam(
    Path(__file__).with_name("altered_positions.txt"),
    GAME.rules,
    {"fray": FRAY, "giant": GIANT},
    misread="fray",
)


def test_what_comes_of_altered_positions_is_what_it_was() -> None:
    assert EXAM.now() == EXAM.before()


if __name__ == "__main__":
    EXAM.main()
