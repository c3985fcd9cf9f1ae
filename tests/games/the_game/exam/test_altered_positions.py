"""Positions with one thing altered at a time: what is said of them, made of them, offered there.

After a change that was meant: `python -m tests.games.the_game.exam.test_altered_positions`.
"""

from __future__ import annotations

from pathlib import Path

from rollout.games.the_game import GAME
from tests.kept_exams import PositionExam

FRAY = """\
round = 4
phase = "turn"
turn = "blurr"
flipped = ["vortex"]
fires = ["0707"]
wind = "NE"
seats = [0, 1]
units = [
  { name = "blurr", at = "0505", facing = "N", damage = 3 },
  { name = "jazz", at = "0605", mode = 1, commanded = true },
  { name = "powerglide", at = "0404", mode = 1, level = "air", facing = "SE" },
  { name = "eject", carried_by = "blurr" },
  { name = "hound", at = "0306", status = "deactivated" },
  { name = "brawn", at = "0808", controlled_by = "soundwave", prone = true },
  { name = "vortex", team = "B", at = "0504", facing = "S", transmitted = true },
  { name = "soundwave", team = "B", at = "0604", shield = "self", ducking = true },
  { name = "laserbeak", team = "B", at = "0705", level = "ground", acts_from = 5 },
  { name = "human-crowd", team = "none", at = "0806", heads = 9 },
]
smoke = [{ at = "0607", fire = "0707" }, { at = "0408", expires = 6 }]
things = [{ kind = "energon_cube", at = "0506" }, { kind = "energon_cube", carried_by = "jazz" }]
ground = [{ at = ["0305"], terrain = "thin_trees" }, { at = ["0406"], height = 2, hit_points = 5 }]
chains = { A = ["jazz", "blurr"], B = ["soundwave"] }
scores = { A = 2, B = 1 }
starting_value = { A = 200, B = 150 }

[options]
brawl = true
friendly_fire = true

[map]
columns = 9
rows = 9
areas = [
  { at = ["0503"], terrain = "thick_trees" },
  { at = ["0101..0202"], terrain = "water", depth = 2 },
  { at = ["0602"], level = 2 },
]
"""


EXAM = PositionExam(Path(__file__).with_name("altered_positions.txt"), GAME.rules, {"": FRAY})


def test_what_comes_of_altered_positions_is_what_it_was() -> None:
    assert EXAM.now() == EXAM.before()


if __name__ == "__main__":
    EXAM.main()
