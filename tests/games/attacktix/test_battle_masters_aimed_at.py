"""Aims and bots against a Battle Master: nothing but its switches fells it (P4)."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from rollout.bots.by_name import bot
from rollout.bots.position import Position
from rollout.games.attacktix import GAME
from rollout.games.attacktix.actions import Aim, EndAttacks, EndMoves, Halt
from rollout.games.attacktix.bots.confirming import confirming
from rollout.games.attacktix.bots.judgement import AttacktixJudgement
from rollout.games.attacktix.bots.threats import danger
from rollout.games.attacktix.events import Attacked, Felled
from rollout.games.attacktix.model import State
from rollout.games.attacktix.rules.aiming import aim_at
from rollout.games.attacktix.rules.attack import pose_of, stroke_with
from rollout.games.attacktix.rules.forecast import forecast
from rollout.games.attacktix.rules.strokes import AimNoise, error_of, tabletop
from rollout.games.attacktix.setup import Setup
from rollout.kernel import Match, Seeded
from rollout.space.physics.scene import QUICK_STEP
from rollout.space.physics.strokes import play
from rollout.space.physics.weapons import Error
from tests.games.attacktix.table import piece, table, told

LAST = piece("kup_robot", "B", x=800, y=1100, facing=270)


def before(
    apart: int, turned: int = 0, off: int = 0, switches: tuple[bool, bool] = (False, False)
) -> State:
    """A standard missile at that distance before Devastator, who looks at it, or aside."""
    shooter = piece("jetfire_robot", x=400, y=300, facing=90 + off)
    master = piece("devastator_robot", "B", x=400, y=300 + apart, facing=(270 + turned) % 360)
    return table(shooter, {**master, "switches": list(switches)}, LAST, phase="attack").state


@pytest.mark.rule("AT-BM-06", "AT-DEC-10")
@pytest.mark.parametrize(
    ("apart", "turned", "switches", "aim"),
    [
        (150, 0, (False, False), Aim(900, 215)),
        (300, 0, (False, False), Aim(900, 105)),
        (90, 0, (False, False), Aim(900, -50)),
        (300, 0, (False, True), Aim(900, 0)),
        (90, 0, (True, False), Aim(900, 250)),
        (300, 30, (False, False), Aim(880, 105)),
        (300, 90, (False, False), Aim(900, 120)),
    ],
)
def test_a_missile_is_pointed_at_the_switch_that_is_left_and_that_its_joint_reaches(
    apart: int, turned: int, switches: tuple[bool, bool], aim: Aim
) -> None:
    """The chest first; the waist from close by; at who looks aside as at anybody."""
    assert aim_at(before(apart, turned, 0, switches), 0, 1) == aim


@pytest.mark.rule("AT-DEC-10")
def test_a_missile_is_pointed_from_where_it_leaves_not_from_the_axis() -> None:
    """20 mm ahead of the axis, to the left of a base that is turned left by 20 degrees."""
    assert aim_at(before(150, off=20), 0, 1).bearing == 865
    assert aim_at(before(150, off=-20), 0, 1).bearing == 935


@pytest.mark.rule("AT-BM-06", "AT-CHN-05")
@pytest.mark.parametrize(("apart", "disc"), [(90, "waist"), (150, "chest"), (300, "chest")])
def test_the_fitted_chances_of_switches_are_those_of_the_engine(apart: int, disc: str) -> None:
    state = before(apart)
    pose, thing = pose_of(state, 0, aim_at(state, 0, 1))
    expected = getattr(forecast(state, 0, pose, thing)[1], disc)
    stroke = stroke_with(state, 0, pose, Error(), thing)
    there, rng, tripped = tabletop(state, stroke), Random(7), 0
    for _ in range(40):
        error = error_of("missile", "normal", AimNoise().draw(rng))
        outcome = play(there, replace(stroke, error=error), QUICK_STEP)
        tripped += outcome.switches.get(1, (False, False))[("waist", "chest").index(disc)]
    assert abs(1000 * tripped / 40 - expected) < 250


def test_the_first_of_two_switches_is_worth_something_while_a_shot_may_follow() -> None:
    match = Match(GAME.rules, Setup(), Seeded("00"), before(150))
    assert match.ask is not None
    plan = next(each for each in AttacktixJudgement().plans(match.state, match.ask, Random(1), 9))
    assert plan[1] == Aim(900, 215)
    assert confirming(match.state, match.ask, plan) is not None
    judgement = AttacktixJudgement()
    worth = []
    for switches, used in (((False, False), 1), ((False, True), 1), ((False, True), 2)):
        state = before(150, switches=switches)
        state.used = used
        worth.append(judgement.value(state, 0))
    assert worth[1] > worth[0] + 0.1
    assert worth[2] < worth[1] - 0.1


def test_who_shows_its_back_is_in_no_danger_and_who_lost_one_switch_in_more() -> None:
    seen, aside = danger(before(150), 0, 1), danger(before(150, turned=90), 0, 1)
    half = danger(before(150, switches=(False, True)), 0, 1)
    assert 0 == aside < seen < half


@pytest.mark.rule("AT-BM-06")
@pytest.mark.parametrize("seed", [0, 3])
def test_a_bot_brings_a_battle_master_down_in_a_few_shots(seed: int) -> None:
    """Three who shoot, against one who only stands there; with the engine and an ordinary hand."""
    pieces = [
        piece("jetfire_robot", x=380, y=400),
        piece("optimus_prime_robot", x=500, y=400),
        piece("kup_robot", x=300, y=400),
        piece("devastator_robot", "B", x=440, y=750, facing=270),
        piece("kup_robot", "B", x=850, y=1100, facing=270),
    ]
    match = Match(GAME.rules, Setup(), Seeded(f"{seed:02x}"), table(*pieces).state)
    player = bot("greedy", simulations=150, seed=seed)
    while match.ask is not None and not any(each.figure == 3 for each in told(match, Felled)):
        if match.ask.seat == 0:
            match.answer(player.choose(Position(match)).plan[0])
        else:
            idle = [each for each in match.ask.options if isinstance(each, (EndMoves, EndAttacks))]
            match.answer(idle[0] if idle else Halt(2700))
        match.carry_out()
        assert len(told(match, Attacked)) <= 10
    assert len(told(match, Attacked)) >= 2
