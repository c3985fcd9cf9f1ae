"""How far up a missile is pointed so that it meets whom it is meant for."""

from __future__ import annotations

import pytest

from rollout.games.attacktix import GAME
from rollout.games.attacktix.actions import Aim
from rollout.games.attacktix.rules.aiming import aim_at
from rollout.games.attacktix.setup import Setup
from rollout.kernel import Match, Seeded


@pytest.mark.rule("AT-DEC-10")
def test_the_drop_of_a_missile_is_made_up_for() -> None:
    setup = Setup(forces=("jetfire_robot", "strongarm_robot, kup_robot"), mode="gallery")
    state = Match(GAME.rules, setup, Seeded("00")).state
    assert aim_at(state, 0, 1) == Aim(900, 10)
    state.figures[1].y = state.figures[0].y + 9000
    assert aim_at(state, 0, 1) == Aim(900, 40)
