"""Figures that stand on their lines when the match begins (AT-RUL-106)."""

from __future__ import annotations

from itertools import combinations

import pytest

from rollout.games.attacktix import GAME
from rollout.games.attacktix.actions import Advance, Halt, PushTo, Stand, Throw, TurnBase
from rollout.games.attacktix.events import Attacked, FirstPlayer, Ground, Halted, TurnBegan
from rollout.games.attacktix.model import FALLEN, State
from rollout.games.attacktix.naming import said_name
from rollout.games.attacktix.rules.preparation import start_state
from rollout.games.attacktix.setup import Setup
from rollout.kernel import Match, Scripted
from rollout.kernel.errors import SetupRefused
from rollout.space.plane import Disc, overlap
from rollout.words import Words
from tests.games.attacktix.table import asked, duel, grind, told

SMALL = "grimlock_robot, scorponok_robot, prowl_robot | ultra_magnus_robot, kickback_insect"


def ready(count: int, **setup: object) -> State:
    return start_state(Setup(forces=(SMALL,) * count, deployment="ready", **setup))  # type: ignore[arg-type]


@pytest.mark.rule("AT-RUL-106", "AT-SET-03")
def test_both_forces_stand_in_a_row_with_their_fronts_on_the_line() -> None:
    figures = ready(2).figures
    assert [(each.code, each.x, each.y, each.facing) for each in figures if each.x] == [
        ("grimlock_robot", 2286, 1075, 900),
        ("scorponok_robot", 4572, 1075, 900),
        ("prowl_robot", 6858, 1110, 900),
        ("grimlock_robot", 2286, 10669, 2700),
        ("scorponok_robot", 4572, 10669, 2700),
        ("prowl_robot", 6858, 10634, 2700),
    ]
    assert [each.zone for each in figures] == [*["play"] * 3, *["back_up"] * 2] * 2


@pytest.mark.rule("AT-RUL-106", "AT-RUL-35", "AT-SET-03")
def test_a_hundred_on_a_line_stand_behind_each_other_and_more_are_refused() -> None:
    crowd = ", ".join(["strongarm_robot"] * 100) + " | " + ", ".join(["arcee_robot"] * 25)
    state = start_state(Setup(forces=(crowd, crowd), size=1000, deployment="ready"))
    bases = [Disc((each.x, each.y), 160) for each in state.figures if each.zone == "play"]
    assert len(bases) == 200
    assert not any(overlap(one, other) for one, other in combinations(bases, 2))
    more = ", ".join(["strongarm_robot"] * 100) + " | " + ", ".join(["strongarm_robot"] * 51)
    with pytest.raises(SetupRefused) as refused:
        start_state(Setup(forces=(more, crowd), size=1000, deployment="ready"))
    assert (refused.value.refusal.rule, refused.value.refusal.why) == (
        "AT-SET-03",
        "too-many-figures",
    )


@pytest.mark.rule("AT-RUL-106", "AT-SET-02")
def test_all_are_ground_and_the_first_seat_begins_with_its_move() -> None:
    match = duel([grind(top) for top in range(6)], forces=(SMALL, SMALL), deployment="ready")
    assert [each.figure for each in told(match, Ground)] == [0, 1, 2, 5, 6, 7]
    assert told(match, FirstPlayer) == [FirstPlayer(0)]
    assert told(match, TurnBegan) == [TurnBegan(0, 1, 2)]
    assert asked(match) == (0, "move")


@pytest.mark.rule("AT-RUL-106")
def test_a_quick_match_begins_with_the_newcomers_move() -> None:
    match = Match(GAME.rules, GAME.desk.quick, Scripted([grind()] * 9))
    assert asked(match) == (0, "move")


@pytest.mark.rule("AT-RUL-106", "AT-RUL-35", "AT-TEAM-02")
def test_a_team_shares_its_line() -> None:
    state = ready(4, mode="teams", teams=(0, 1, 0, 1), size=200)
    south = [(each.owner, each.x) for each in state.figures if 0 < each.y < 5000]
    assert south == [(0, 1306), (0, 2612), (0, 3918), (2, 5225), (2, 6531), (2, 7837)]


@pytest.mark.rule("AT-RUL-106", "AT-FFA-02")
def test_in_a_free_for_all_the_seats_sit_clockwise() -> None:
    state = ready(3, mode="free_for_all", map="triangle")
    assert (state.sides, state.order) == ([0, 1, 3], [0, 1, 2])
    bases = [Disc((each.x, each.y), state.sculpt(i).radius) for i, each in enumerate(state.figures)]
    standing = [bases[i] for i, each in enumerate(state.figures) if each.zone == "play"]
    assert len(standing) == 9
    assert not any(overlap(one, other) for one, other in combinations(standing, 2))


@pytest.mark.rule("AT-RUL-106", "AT-DEC-10")
def test_a_gallery_stays_a_gallery() -> None:
    setup = Setup(("jetfire_robot", "kup_robot"), "gallery", deployment="ready")
    assert start_state(setup).phase == "practice"


def test_places_and_directions_are_told_as_their_seat_sees_the_table() -> None:
    state = ready(2)
    state.mover = 0
    words = Words(GAME, "en")
    assert words.action(Stand(2000, 1300), state) == "20 cm from the left end of your line"
    assert words.action(Stand(2000, 10444), state) == "71 cm from the left end of your line"
    assert words.action(Advance(((2286, 2091),), 4), state) == (
        "Roll 4 tix straight ahead, towards Grimlock 2"
    )
    assert words.action(Halt(0), state) == ("Stop, looking 90° to the right, towards Scorponok 1")
    assert Words(GAME, "de").action(Halt(1350), state) == "Anhalten, Blick 45° nach links"


def test_throws_turns_and_pushes_are_told_without_bearings() -> None:
    state = ready(2)
    state.attacker = 0
    words = Words(GAME, "en")
    assert words.action(Throw(900), state) == "Throw straight ahead, towards Grimlock 2"
    assert words.action(TurnBase(450), state) == "Turn the base: 45° to the right"
    assert words.action(PushTo(450, 4), state) == "Push it by 4 tix north-east, 45° by the compass"
    state.figures[-1].zone = FALLEN
    assert words.action(PushTo(450, 4), state) == "Push it by 4 tix 135° to the left"
    assert words.event(Halted(0, 450, 0), state) == (
        f"{said_name(state, 0)} stays, facing to the north-east."
    )


@pytest.mark.rule("AT-ATK-02")
def test_the_log_says_where_a_weapon_was_pointed_and_not_how_far_it_was_turned() -> None:
    state = ready(2)
    words, name = Words(GAME, "en"), said_name(state, 0)

    def pointed(yaw: int) -> str:
        shot = Attacked(0, "standard_missile", 1, yaw, 5, "", 0, 0, (0, 0, 0, 0, 0), -1)
        return words.event(shot, state).split(",")[0]

    state.figures[0].facing = 900
    assert pointed(-450) == f"{name} attacks with a missile to the north-east"
    assert pointed(450) == f"{name} attacks with a missile to the north-west"
    assert pointed(0) == f"{name} attacks with a missile towards Grimlock 2"
    state.figures[0].facing = 1800
    assert pointed(0) == f"{name} attacks with a missile to the west"
    state.figures[0].facing = 3400
    assert pointed(1100) == f"{name} attacks with a missile towards Grimlock 2"
