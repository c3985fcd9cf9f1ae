"""The six scenarios, scoring, and matches played to their end (EW-VP)."""

from random import Random

import pytest

from rollout.games.energon_wars import GAME
from rollout.games.energon_wars.events import (
    CaptureFailed,
    CubeConsumed,
    MatchEnded,
    PortalClosed,
    Scored,
    TokenAppeared,
    TokenMoved,
    WorkbenchUsed,
)
from rollout.games.energon_wars.rules.figures import energon_max
from rollout.games.energon_wars.rules.portals import swallowed_by_a_portal
from rollout.games.energon_wars.rules.scoring import controller, round_scores, zone_sizes
from rollout.games.energon_wars.setup import Setup
from rollout.kernel.game import Table
from rollout.kernel.match import Match
from rollout.kernel.sources import Fast
from tests.games.energon_wars.bench import Bench

FAR = {"megatron": (30, 30)}
STATIONS = (("station", 8, 18), ("station", 18, 18), ("station", 28, 18))
SCENARIOS = (
    "energon_siphon",
    "kremzeek",
    "the_touch",
    "escalation",
    "spark_plug",
    "portal_play",
)


def place(bench: Bench) -> None:
    bench.answer(next(iter(bench.match.ask.options)))  # type: ignore[union-attr]


@pytest.mark.rule("EW-VP-03", "EW-VP-06", "EW-RND-07")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_scenario_is_played_to_its_end(scenario: str) -> None:
    rng = Random(7)
    match = Match(GAME.rules, Setup(scenario=scenario), Fast(rng))
    while match.ask is not None:
        match.answer(match.ask.options.sample(rng))
    assert match.result is not None
    assert isinstance(match.events[-1], MatchEnded)
    total = match.state.layout.winning_total
    assert match.state.round == 6 or max(match.state.points) >= total


@pytest.mark.rule("EW-VP-06", "EW-VP-03")
def test_more_holders_control_a_station_and_the_fallen_hold_nothing() -> None:
    bench = Bench(
        {"optimus": (8, 16), "jazz": (18, 16)},
        {
            "megatron": (8, 20),
            "rumble": (9.5, 18),
            "soundwave": {"at": (18, 20), "conditions": ["stasis"]},
        },
        tokens=STATIONS,
    )
    state = bench.state
    assert [controller(state, token) for token in state.tokens] == [1, 0, -1]
    assert round_scores(state) == [(0, 1, "stations"), (1, 1, "stations")]
    bench["jazz"].conditions = 1
    assert controller(state, state.tokens[1]) == -1


@pytest.mark.rule("EW-VP-06")
def test_all_three_stations_are_worth_one_more_and_give_cubes() -> None:
    bench = Bench(
        {"optimus": (8, 16.5), "jazz": (18, 16.5), "ratchet": (28, 16.5)},
        {"megatron": {"at": (30, 30), "activated": True}},
        tokens=STATIONS,
    )
    for name in ("optimus", "jazz", "ratchet"):
        bench.rest(name)
    for _ in range(3):
        assert (bench.about, bench.seat) == ("put_cube", 0)
        place(bench)
    assert bench.state.points == [4, 0]
    assert bench.state.objective_points == [4, 0]
    assert len(bench.all(TokenAppeared)) == 3
    assert [token.kind for token in bench.state.tokens[3:]] == ["cube"] * 3


@pytest.mark.rule("EW-VP-06", "EW-EN-04")
def test_a_cube_is_consumed_or_delivered() -> None:
    bench = Bench(
        {"optimus": {"at": (10, 6), "en": 3}}, FAR, tokens=(("cube", 10, 6), ("cube", 10, 6))
    )
    bench.state.tokens[0].carrier = bench.state.tokens[1].carrier = 0
    bench.do("activate optimus", "consume cube")
    assert bench.last(CubeConsumed).energon == 2
    assert bench["optimus"].energon == 5
    bench.do("end_activation").rest("megatron")
    assert [(event.seat, event.points, event.why) for event in bench.all(Scored)] == [
        (0, 1, "delivered")
    ]
    assert not bench.state.tokens[1].present


@pytest.mark.rule("EW-VP-06")
def test_who_is_knocked_down_drops_its_cubes_where_the_opponent_likes() -> None:
    bench = Bench(
        {"brawn": (10, 10)},
        {"soundwave": {"at": (12.5, 10), "en": 0}},
        ([6, 6], [1, 1]),
        tokens=(("cube", 0, 0),),
    )
    bench.state.tokens[0].carrier = 1
    bench.do("activate brawn", "attack rocket_fist soundwave", "decide no")
    assert (bench.about, bench.seat) == ("put_down", 0)
    place(bench)
    assert bench.state.tokens[0].carrier == -1
    bench.do("decide no")


# Kremzeek!


@pytest.mark.rule("EW-VP-06", "EW-FX-12")
def test_kremzeeks_leap_shock_and_multiply() -> None:
    bench = Bench(
        {"optimus": {"at": (10, 20), "activated": True}},
        {"megatron": (18, 26)},
        (1, 4),
        scenario="kremzeek",
        tokens=(("kremzeek", 18, 18),),
        number=1,
        mover=1,
    )
    bench.rest("megatron")
    assert (bench.about, bench.seat) == ("put_kremzeek", 0)
    place(bench)
    assert len(bench.state.tokens) == 2
    assert [event.token for event in bench.all(TokenMoved)] == [0, 1]
    first = bench.state.tokens[0]
    assert (first.x, first.y) == (1800, 2400)
    assert bench.state.tokens[1].y == 1800 - 600
    assert bench["megatron"].energon == 5
    assert bench["optimus"].energon == 6


@pytest.mark.rule("EW-VP-06", "EW-EN-16")
def test_a_kremzeek_is_caught_with_thirteen_and_energizes_free() -> None:
    bench = Bench(
        {"optimus": (10, 10)},
        {"megatron": (12.5, 10)},
        ([2, 2], [2, 3], [1, 1]),
        scenario="kremzeek",
        tokens=(("kremzeek", 10, 11.5),),
    )
    bench.do("activate optimus", "capture kremzeek")
    assert bench.last(CaptureFailed).total == 12
    bench.do("capture kremzeek")
    assert bench.state.tokens[0].carrier == 0
    assert round_scores(bench.state) == [(0, 2, "kremzeek-carried")]
    bench.do("attack fist megatron")
    assert bench.match.ask is not None
    assert bench.match.ask.context["cost"] == 0
    bench.do("decide no")


@pytest.mark.rule("EW-VP-06")
def test_a_hurt_carrier_loses_its_kremzeek() -> None:
    bench = Bench(
        {"optimus": {"at": (10, 10), "en": 0}},
        {"megatron": (12.5, 10)},
        ([6, 6], [6, 6]),
        scenario="kremzeek",
        tokens=(("kremzeek", 0, 0),),
        mover=1,
    )
    bench.state.tokens[0].carrier = 0
    bench.do("activate megatron", "attack fist optimus", "decide no", "decide no")
    assert (bench.about, bench.seat) == ("put_down", 1)
    place(bench)
    assert bench.state.tokens[0].carrier == -1


# You've Got the Touch!

BEACONS = (("beacon", 18, 10), ("beacon", 18, 26), ("matrix", 18, 18))


@pytest.mark.rule("EW-VP-06", "EW-ABL-04", "EW-EN-04")
def test_the_matrix_gives_a_box_and_two_points_a_round() -> None:
    bench = Bench({"jazz": (18, 16.5)}, FAR, scenario="the_touch", tokens=BEACONS)
    bench.do("activate jazz", "pick_up matrix")
    assert energon_max(bench.state, 0) == 5
    assert bench["jazz"].energon == 3
    bench.do("end_activation").rest("megatron")
    assert bench.state.points == [2, 0]
    assert bench["jazz"].energon == 5


@pytest.mark.rule("EW-VP-06", "EW-FX-14")
def test_the_matrix_is_opened_at_the_enemys_beacon_from_round_three() -> None:
    bench = Bench(
        {"jazz": (18, 24), "ratchet": (30, 5)},
        {"megatron": (18, 22), "rumble": (5, 30)},
        scenario="the_touch",
        tokens=BEACONS,
        number=3,
    )
    bench.state.tokens[2].carrier = 0
    bench.do("activate jazz", "open_matrix")
    assert bench.state.points == [3, 0]
    matrix = bench.state.tokens[2]
    assert (matrix.carrier, matrix.x, matrix.y) == (-1, 1800, 1800)
    assert bench["megatron"].y == 2000
    assert bench["jazz"].energon == 1
    early = Bench({"jazz": (18, 24)}, FAR, scenario="the_touch", tokens=BEACONS, number=2)
    early.state.tokens[2].carrier = 0
    assert early.do("activate jazz").why_not("open_matrix") == "EW-VP-06"


@pytest.mark.rule("EW-VP-06")
def test_the_charge_scores_once_for_each_model() -> None:
    bench = Bench({"jazz": (10, 31)}, {"megatron": (30, 20)}, scenario="the_touch", tokens=BEACONS)
    bench.rest("jazz")
    assert bench.state.points == [1, 0]
    bench.rest("megatron")
    assert bench.state.round == 3
    bench.rest("jazz")
    assert bench.state.points == [1, 0]


# Escalation


@pytest.mark.rule("EW-VP-06")
def test_zones_go_to_the_larger_sum_of_sizes_two_at_most() -> None:
    bench = Bench(
        {"optimus": (18, 18), "jazz": (9, 22), "ratchet": (27, 14)},
        {"megatron": (30, 30), "rumble": (18, 20.5)},
        scenario="escalation",
        number=5,
    )
    assert zone_sizes(bench.state, 0) == [4, 1]
    assert round_scores(bench.state) == [(0, 6, "zones")]
    bench["optimus"].conditions = 1
    assert zone_sizes(bench.state, 0) == [0, 1]
    assert round_scores(bench.state) == [(0, 6, "zones"), (1, 3, "zones")]


@pytest.mark.rule("EW-VP-06")
def test_reserves_arrive_at_their_own_edge_and_all_by_round_three() -> None:
    bench = Bench(
        {"optimus": {"at": (10, 10), "activated": True}, "jazz": {"status": "reserve"}},
        {"megatron": (30, 30), "rumble": {"status": "reserve"}},
        scenario="escalation",
        number=2,
        mover=1,
    )
    bench.rest("megatron")
    assert (bench.about, bench.seat) == ("reserve", 0)
    assert bench.why_not("proceed") == "EW-SET-05"
    assert bench.why_not("deploy jazz robot 1500 98") == ""
    assert bench.why_not("deploy jazz robot 1500 120") == "EW-SET-06"
    bench.do("deploy jazz robot 1500 98", "deploy rumble robot 1500 3551")
    assert bench.offers == ["activate optimus", "activate jazz"]


@pytest.mark.rule("EW-VP-06", "EW-EN-14")
def test_arms_escalate_from_round_three() -> None:
    bench = Bench(
        {"optimus": (10, 10)},
        {"megatron": {"at": (12.5, 10), "en": 0}},
        ([6, 6], [1, 1], 1, [6, 6], [1, 1]),
        scenario="escalation",
        number=3,
    )
    bench.do("activate optimus", "attack fist megatron", "decide no")
    assert bench.match.ask is not None
    assert bench.match.ask.context["cost"] == 0
    bench.do("decide yes", "attack fist megatron", "decide no")
    assert bench.match.ask.context["cost"] == 1
    bench.do("decide no")


# Spark Plug


@pytest.mark.rule("EW-VP-06", "EW-FLY-01")
def test_sparkplug_repairs_his_carrier_and_fills_a_hand() -> None:
    bench = Bench(
        {"optimus": {"at": (10, 12.5), "hp": 10}},
        {"megatron": (12.6, 12.5)},
        scenario="spark_plug",
        tokens=(("sparkplug", 0, 0), ("workbench", 10, 14)),
    )
    bench.state.tokens[0].carrier = 0
    bench.do("activate optimus")
    assert bench.why_not("attack fist megatron") == "EW-VP-06"
    assert bench.why_not("attack ion_blaster megatron") == ""
    assert bench.why_not("throw megatron") == "EW-VP-06"
    bench.do("end_activation")
    assert (bench["optimus"].hp, bench.about) == (11, "workbench")
    bench.do("decide yes")
    assert bench.last(WorkbenchUsed).token == 1
    assert bench.state.points == [1, 0]


@pytest.mark.rule("EW-VP-06")
@pytest.mark.parametrize(("number", "y", "scores"), [(5, 20, [1]), (6, 20, []), (6, 5, [3])])
def test_sparkplug_scores_each_round_and_three_at_home_in_the_last(
    number: int, y: float, scores: list[int]
) -> None:
    bench = Bench(
        {"optimus": (10, y)},
        FAR,
        scenario="spark_plug",
        tokens=(("sparkplug", 0, 0),),
        number=number,
    )
    bench.state.tokens[0].carrier = 0
    assert [points for _, points, _ in round_scores(bench.state)] == scores


@pytest.mark.rule("EW-VP-06")
def test_three_hit_points_lost_to_an_attack_shake_sparkplug_out() -> None:
    for dice, dropped in (([5, 5], True), ([4, 5], False)):
        bench = Bench(
            {"optimus": {"at": (10, 10), "en": 0}},
            {"megatron": (12.5, 10)},
            ([6, 6], dice),
            scenario="spark_plug",
            tokens=(("sparkplug", 0, 0),),
            mover=1,
        )
        bench.state.tokens[0].carrier = 0
        bench.do("activate megatron", "attack fist optimus", "decide no", "decide no")
        assert (bench.about == "put_down") is dropped
        if dropped:
            place(bench)


# Portal Play

PORTALS = (("portal", 9, 9), ("portal", 27, 9), ("portal", 9, 27), ("portal", 27, 27))


@pytest.mark.rule("EW-VP-06")
def test_a_die_closes_a_portal_and_open_ones_score() -> None:
    bench = Bench(
        {"optimus": (9, 11.5), "jazz": (9, 24.5)},
        {"megatron": {"at": (27, 11.5), "activated": True}},
        (2,),
        scenario="portal_play",
        tokens=PORTALS,
    )
    assert round_scores(bench.state) == [
        (0, 1, "own-portals"),
        (0, 2, "enemy-portals"),
        (1, 2, "enemy-portals"),
    ]
    bench.rest("optimus").rest("jazz")
    assert bench.last(PortalClosed).token == 1
    assert round_scores(bench.state) == [(0, 1, "own-portals"), (0, 2, "enemy-portals")]


@pytest.mark.rule("EW-VP-06", "EW-MOV-04")
def test_a_model_travels_between_portals_in_place_of_its_run() -> None:
    bench = Bench({"optimus": (9, 11.5)}, FAR, scenario="portal_play", tokens=PORTALS)
    bench.do("activate optimus", "walk [[900,1150]]", "travel portal-4")
    assert bench.about == "come_out"
    assert bench.why_not("place 2700 2450") == ""
    assert bench.why_not("place 2700 2300") != ""
    bench.do("place 2700 2450")
    assert bench["optimus"].energon == 5
    assert bench.why_not("run [[2700,2300]]") == "EW-VP-06"
    assert bench.why_not("travel portal") == "EW-VP-06"


@pytest.mark.rule("EW-VP-06")
def test_who_is_pushed_onto_a_portal_comes_out_of_the_next() -> None:
    bench = Bench(
        {"windcharger": (9, 16)},
        {"megatron": {"at": (9, 13), "en": 0}},
        ([6, 6], [1, 1]),
        scenario="portal_play",
        tokens=PORTALS,
    )
    bench.do("activate windcharger", "attack magnetic_repulsion megatron", "decide no")
    assert (bench.about, bench.seat) == ("come_out", 1)
    place(bench)
    assert bench["megatron"].x > 2400
    assert bench["megatron"].conditions == 1
    bench.do("decide no")


@pytest.mark.rule("EW-VP-06")
def test_a_portal_on_the_ground_swallows_nobody_on_a_roof() -> None:
    bench = Bench(
        {"windcharger": {"at": (9, 12), "level": 0}},
        {"megatron": {"at": (9, 9), "level": 0, "en": 0}},
        scenario="portal_play",
        tokens=PORTALS,
        pieces=(("large_building", 9, 9),),
    )
    assert list(swallowed_by_a_portal(Table(bench.state), 1)) == []
    bench["megatron"].level = -1
    assert next(swallowed_by_a_portal(Table(bench.state), 1)).about == "come_out"
