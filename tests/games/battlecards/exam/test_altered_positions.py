"""Positions with one thing altered at a time: what is said of them, made of them, offered there.

After a change that was meant: `python -m tests.games.battlecards.exam.test_altered_positions`.
"""

from __future__ import annotations

from pathlib import Path

from rollout.games.battlecards import GAME
from tests.kept_exams import PositionExam

TURN = """\
field = ["R01", "R02 of B", "R01", "R05"]
phase = "action"
turn_seat = "A"
turn = 7
quiet_turns = 3
done = ["discover", "deploy"]

[seats.A]
bank = 9
robots = ["A08 alt", "A03 on R01 damage 2 moved", "A21 on R01-2 transformed"]
hand = ["A10", "AA03", "R03"]
deck = ["A11", "A12", "AA05", "R04"]
scrapheap = ["A13"]
turns_taken = 4

[seats.B]
bank = 12
robots = ["D02 on R02", "D10"]
hand = ["D11"]
deck = ["D12", "D13"]
"""
DEPLOYMENT = TURN.replace('"action"', '"deployment"').replace('"discover", "deploy"', '"draw"')


EXAM = PositionExam(
    Path(__file__).with_name("altered_positions.txt"),
    GAME.rules,
    {"action": TURN, "deployment": DEPLOYMENT},
)


def test_what_comes_of_altered_positions_is_what_it_was() -> None:
    assert EXAM.now() == EXAM.before()


if __name__ == "__main__":
    EXAM.main()
