"""Bots of Tabletop Warfare: quick answers, spots worth moving to, what a position is worth."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec import convert

from rollout.bots import Position, read_bot
from rollout.games.tabletop_warfare import GAME
from rollout.games.tabletop_warfare.actions import (
    Aim,
    Attack,
    CeaseFire,
    DealDamage,
    Fire,
    GiveMarker,
    LockOn,
    Move,
    MoveAlong,
    Transform,
)
from rollout.games.tabletop_warfare.bots.estimates import staying_power, threat
from rollout.games.tabletop_warfare.bots.objectives import goal_of, objectives
from rollout.games.tabletop_warfare.bots.planning import act_plans, one_action, ways_of
from rollout.games.tabletop_warfare.bots.spots import spot_worth
from rollout.games.tabletop_warfare.model import Mission, place_of
from rollout.games.tabletop_warfare.rules.figures import card_of
from rollout.games.tabletop_warfare.setup import MatchOptions, Setup
from rollout.kernel import Fast, Match
from rollout.kernel.actions import Action
from tests.games.tabletop_warfare.bench import (
    FLIER,
    PLAIN,
    TARGET,
    Bench,
    Made,
    at,
    gun,
    obstacle,
)

JUDGEMENT = GAME.rules.judgement
HURT: dict[str, Any] = {"damage": [18, 0]}


def replied(bench: Bench) -> Action:
    ask = bench.match.ask
    assert ask is not None
    action = JUDGEMENT.reply(bench.match.state, ask, Random(1))
    assert action in ask.options
    return action


@pytest.mark.parametrize(
    ("scenario", "ground"),
    [("none", "highway_junction"), ("convoy", "river_valley"), ("protect_humans", "")],
)
def test_quick_answers_are_legal_from_the_first_question_on(scenario: str, ground: str) -> None:
    rng = Random(4)
    setup = Setup(ground=ground, options=convert({"scenario": scenario}, MatchOptions))
    match = Match(GAME.rules, setup, Fast(rng))
    while (ask := match.ask) is not None and match.ply < 120:
        action = JUDGEMENT.reply(match.state, ask, rng)
        assert action in ask.options
        match.answer(action)
    assert match.state.round >= 1


def test_with_two_actions_a_figure_in_range_aims_and_shoots() -> None:
    bench = Bench(at(PLAIN, 0, 10), at(TARGET, 1, 16))
    assert replied(bench) == Aim()
    assert replied(bench.do("aim")) == Attack()


def test_out_of_range_it_comes_just_inside() -> None:
    bench = Bench(at(PLAIN, 0, 5), at(TARGET, 1, 20))
    assert replied(bench) == Move()
    moved = replied(bench.do("move"))
    assert isinstance(moved, MoveAlong)
    # The gun carries 10 inches between bases of three quarters: 8.4 from the target's centre.
    assert moved.path[-1] == (8600, 15000)


def test_a_form_nearly_used_up_is_left_and_a_fresh_one_kept() -> None:
    assert replied(Bench(at(PLAIN, 0, 10, **HURT), at(TARGET, 1, 16))) == Transform(1)
    both: dict[str, Any] = {"damage": [18, 19]}
    assert replied(Bench(at(PLAIN, 0, 10, **both), at(TARGET, 1, 16))) == Aim()


def test_it_shoots_at_whom_it_can_hurt_most() -> None:
    bench = Bench(at(PLAIN, 0, 10), at(TARGET, 1, 16), at(TARGET, 1, 10, 21, **HURT))
    assert replied(bench.do("attack")) == Fire(0, 0, 2)


def test_it_does_not_bomb_more_friends_than_enemies() -> None:
    bomber = gun('"bombs"', damage="3", reach="4", accuracy='"100%"')
    bomber = Made("bomber", abilities=("flying",), weapons=bomber.weapons)
    near = [at(TARGET, 1, 12), at(PLAIN, 0, 8), at(PLAIN, 0, 10, 17)]
    assert replied(Bench(at(bomber, 0, 10), *near).do("attack")) == CeaseFire()
    assert replied(Bench(at(bomber, 0, 10), near[0]).do("attack")) == Fire(0, 0, -1)


@pytest.mark.parametrize(("activation", "wanted"), [(0, GiveMarker()), (1, DealDamage())])
def test_a_null_ray_stops_who_has_not_acted_and_hurts_who_has(
    activation: int, wanted: Action
) -> None:
    ray = gun('"null_ray"', accuracy='"100%"')
    bench = Bench(at(ray, 0, 10), at(TARGET, 1, 16, activation=activation))
    assert replied(bench.do("attack", "fire 0 0 1")) == wanted


def test_a_scout_marks_whoever_costs_most() -> None:
    dear = Made("dear", cost=40)
    scout = Made("scout", abilities=("scout",))
    bench = Bench(at(scout, 0, 5), at(TARGET, 1, 25), at(dear, 1, 25, 20))
    assert replied(bench.do("pass")) == LockOn(2)


def test_a_shot_is_expected_to_do_what_the_card_says() -> None:
    bench = Bench(at(PLAIN, 0, 10), at(TARGET, 1, 16), at(FLIER, 1, 10, 20))
    state = bench.match.state
    shooter, target = bench.figure(0), bench.figure(1)
    assert threat(state, shooter, target, 4500) == pytest.approx(1.5)
    assert threat(state, shooter, target, 10_001) == 0
    shooter.aim = 2
    assert threat(state, shooter, target, 4500) == pytest.approx(2.4)
    shooter.broken[0] = 1
    assert threat(state, shooter, target, 4500) == 0


def test_an_expected_shot_knows_armour_dodging_and_what_a_weapon_may_not_strike() -> None:
    hard = Made("hard", abilities=("armour",))
    quick = Made("quick", abilities=("dodge",))
    hidden = Made("hidden", abilities=("camouflage",))
    ground = gun('"ground_targets"')
    bench = Bench(
        at(PLAIN, 0, 10), at(hard, 1, 16), at(quick, 1, 16, 20), at(hidden, 1, 20), at(FLIER, 1, 5)
    )
    state = bench.match.state
    shooter = bench.figure(0)
    assert threat(state, shooter, bench.figure(1), 4000) == pytest.approx(0.5)
    assert threat(state, shooter, bench.figure(2), 4000) == pytest.approx(1.0)
    assert threat(state, shooter, bench.figure(3), 4000) == pytest.approx(1.5)
    assert threat(state, shooter, bench.figure(3), 5250) == 0
    other = Bench(at(ground, 0, 10), at(FLIER, 1, 16), at(TARGET, 1, 5))
    assert threat(other.match.state, other.figure(0), other.figure(1), 4000) == 0
    assert threat(other.match.state, other.figure(0), other.figure(2), 4000) == pytest.approx(1.5)


def test_ways_lead_into_range_and_the_best_is_where_it_can_see() -> None:
    wall = obstacle("small_building", 15, 15)
    bench = Bench(at(PLAIN, 0, 6), at(TARGET, 1, 20, 15), obstacles=(wall,))
    ways = ways_of(bench.match.state, bench.figure(0))
    bench.do("move")
    ask = bench.match.ask
    assert ask is not None
    assert 1 < len(ways) <= 9
    assert all(MoveAlong(way) in ask.options for way in ways)
    # Straight on it would stand before the wall; from beside it the target is in sight.
    assert abs(ways[0][-1][1] - 15_000) > 2000


def test_plans_name_every_action_and_a_move_with_where_it_leads() -> None:
    bench = Bench(at(PLAIN, 0, 10), at(TARGET, 1, 16))
    ask = bench.match.ask
    assert ask is not None
    plans = act_plans(bench.match.state, ask)
    firsts = {type(plan[0]) for plan in plans}
    assert firsts == {Move, Attack, Transform, Aim}
    assert all(isinstance(plan[1], MoveAlong) for plan in plans if plan[0] == Move())
    whole = one_action(bench.match.state, ask, (Attack(),))
    assert whole == (Attack(), Fire(0, 0, 1))
    assert one_action(bench.match.state, ask, (Aim(), Move())) == (Aim(),)


def test_a_position_is_worth_to_one_side_what_it_costs_the_other() -> None:
    even = Bench(at(PLAIN, 0, 10), at(TARGET, 1, 16), acting=False).match.state
    ahead = Bench(at(PLAIN, 0, 10), at(TARGET, 1, 16, **HURT), acting=False).match.state
    for state in (even, ahead):
        assert JUDGEMENT.value(state, 0) == pytest.approx(-JUDGEMENT.value(state, 1))
    assert JUDGEMENT.value(even, 0) == pytest.approx(0)
    assert JUDGEMENT.value(ahead, 0) > 0.1
    assert JUDGEMENT.is_calm(even)
    assert not JUDGEMENT.is_calm(Bench(at(PLAIN, 0, 10), at(TARGET, 1, 16)).match.state)


def test_who_has_no_structure_left_and_is_about_to_fall_can_be_weighed() -> None:
    """Of what a blow does, questions may come before the fall."""
    state = Bench(at(PLAIN, 0, 10), at(TARGET, 1, 16), acting=False).match.state
    one, other = state.figures
    for left in (1, 0, -2):
        other.damage[other.form] = card_of(state, other).structure - left
        assert staying_power(state, other) == 1
        assert 0 < JUDGEMENT.value(state, 0) < 1
        assert spot_worth(state, one, place_of(one)) > spot_worth(state, other, place_of(other))


def test_what_stands_on_the_field_counts_less_in_the_last_rounds() -> None:
    early, late = (
        Bench(
            at(PLAIN, 0, 10), at(TARGET, 1, 16, **HURT), acting=False, state={"round": number}
        ).match.state
        for number in (1, 8)
    )
    assert 0 < JUDGEMENT.value(late, 0) < JUDGEMENT.value(early, 0)


@pytest.mark.rule("TW-WIN-03")
def test_objectives_draw_figures_to_them() -> None:
    cube = Bench(
        at(PLAIN, 0, 5),
        at(TARGET, 1, 25),
        scenario="retrieve_the_allspark",
        state={"mission": Mission(cube=[12_000, 15_000])},
    )
    state = cube.match.state
    assert goal_of(state, cube.figure(0)) == (12_000, 15_000)
    assert objectives(state, 0) > objectives(state, 1)
    bearer = Bench(
        at(PLAIN, 0, 5, 10),
        at(TARGET, 1, 25),
        scenario="retrieve_the_allspark",
        state={"mission": Mission(bearer=0)},
    )
    assert goal_of(bearer.match.state, bearer.figure(0)) == (5000, 750)
    assert objectives(bearer.match.state, 0) > 30
    assert objectives(bearer.match.state, 1) == 0


def test_search_finds_the_shot_that_destroys() -> None:
    bench = Bench(
        at(gun("", accuracy='"100%"'), 0, 10),
        at(TARGET, 1, 16),
        at(Made("weak", structure=3), 1, 10, 21),
    )
    bench.do("attack")
    choice = read_bot("search:60sims", None, 1).choose(Position(bench.match))
    assert choice.action == Fire(0, 0, 2)
