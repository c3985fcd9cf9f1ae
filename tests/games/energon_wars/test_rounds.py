"""Rounds and activations (EW-RND, EW-ACT, EW-FX-07, EW-FX-11)."""

import pytest

from rollout.games.energon_wars.attack_events import Burned, Defeated
from rollout.games.energon_wars.events import Activated, RoundBegan, RoundEnded, Shaken, StoodUp
from tests.games.energon_wars.bench import Bench


def four(**more: object) -> Bench:
    return Bench(
        {"optimus": (10, 10), "jazz": (14, 10), "ratchet": (18, 10)},
        {"megatron": (30, 30)},
        **more,  # type: ignore[arg-type]
    )


@pytest.mark.rule("EW-RND-04", "EW-RND-05", "EW-RND-06", "EW-RND-08", "EW-RUL-17", "EW-RUL-82")
@pytest.mark.rule("EW-ACT-10", "EW-ACT-01", "EW-ACT-11")
def test_seats_alternate_and_who_was_last_does_not_begin_the_next_round() -> None:
    bench = four()
    assert bench.offers == ["activate optimus", "activate jazz", "activate ratchet"]
    bench.rest("jazz")
    assert bench.seat == 1
    bench.rest("megatron")
    assert bench.offers == ["activate optimus", "activate ratchet"]
    bench.rest("optimus")
    assert bench.seat == 0
    bench.rest("ratchet")
    assert bench.last(RoundBegan) == RoundBegan(3, 1)
    assert bench.seat == 1


@pytest.mark.rule("EW-RND-01", "EW-RND-09", "EW-VP-05", "EW-RUL-60", "EW-RND-07")
def test_after_six_rounds_more_points_win_then_survivors_then_hit_points() -> None:
    bench = Bench({"optimus": (10, 10)}, {"megatron": (30, 30)}, number=6)
    bench.state.points[1] = 2
    bench.rest("optimus").rest("megatron")
    assert bench.match.result is not None
    assert (bench.match.result.winners, bench.match.result.reason) == ((1,), "all-rounds")
    worth = Bench({"optimus": (10, 10)}, {"starscream": (30, 30)}, number=6)
    worth.rest("optimus").rest("starscream")
    assert worth.match.result is not None
    assert (worth.match.result.winners, worth.match.result.reason) == ((0,), "survivors")
    hurt = Bench({"optimus": (10, 10)}, {"megatron": (30, 30)}, number=6)
    hurt.rest("optimus").rest("megatron")
    assert hurt.match.result is not None
    assert (hurt.match.result.winners, hurt.match.result.reason) == ((1,), "remaining")
    even = Bench({"optimus": (10, 10)}, {"megatron": {"at": (30, 30), "hp": 16}}, number=6)
    even.rest("optimus").rest("megatron")
    assert even.match.result is not None
    assert (even.match.result.winners, even.match.result.reason) == ((), "drawn")
    assert even.last(RoundEnded).round == 6


@pytest.mark.rule("EW-RND-02", "EW-FX-07", "EW-FX-16", "EW-RUL-93", "EW-FX-19")
def test_fire_is_rolled_before_energon_comes_and_can_be_prevented() -> None:
    bench = Bench(
        {"jazz": {"at": (10, 10), "conditions": ["fire"], "en": 2}},
        {"megatron": {"at": (30, 30), "conditions": ["fire"], "en": 0}},
        (3, [3, 3], 2),
    )
    bench.rest("jazz").do("activate megatron", "end_activation")
    assert bench.about == "prevent"
    assert bench.match.ask is not None
    assert bench.match.ask.context["damage"] == 3 + 3 + 12 - 15
    bench.do("prevent 2")
    assert (bench["jazz"].hp, bench["jazz"].energon) == (11, 4)
    assert [(event.roll, event.amount) for event in bench.all(Burned)] == [(3, 3), (2, 0)]
    assert bench["jazz"].conditions
    assert not bench["megatron"].conditions


@pytest.mark.rule("EW-FX-11", "EW-RUL-93", "EW-RUL-85", "EW-RND-02")
def test_acid_costs_one_point_whatever_the_armor_and_fire_comes_first() -> None:
    bench = Bench(
        {
            "jazz": {
                "at": (10, 10),
                "conditions": ["fire", "acid"],
                "en": 0,
                "activated": True,
                "hp": 1,
            }
        },
        {"megatron": {"at": (30, 30), "conditions": ["acid"], "en": 0}},
        (6, [6, 6], 4),
        mover=1,
    )
    bench.rest("megatron")
    assert bench.last(Defeated).model == 0
    assert bench.state.points == [0, 1]
    assert bench["megatron"].hp == 16


@pytest.mark.rule("EW-RUL-93")
def test_the_first_player_orders_its_burning_models() -> None:
    bench = Bench(
        {
            "jazz": {"at": (10, 10), "conditions": ["acid"], "activated": True},
            "ratchet": {"at": (14, 10), "conditions": ["acid"], "activated": True},
        },
        {"megatron": {"at": (30, 30), "conditions": []}},
        (1, 1),
        mover=1,
    )
    bench.rest("megatron")
    assert (bench.about, bench.offers) == ("resolve_next", ["pick jazz", "pick ratchet"])
    bench.do("pick ratchet")
    assert [event.model for event in bench.all(Burned)] == [1, 0]


@pytest.mark.rule("EW-ACT-02", "EW-KD-06", "EW-EN-19", "EW-RUL-91", "EW-KD-01")
def test_conditions_are_shaken_for_one_energon_each_at_the_start() -> None:
    bench = Bench(
        {
            "optimus": {
                "at": (10, 10),
                "conditions": ["knockdown", "stasis", "cold", "slow"],
                "en": 5,
            }
        },
        {"megatron": (30, 30)},
    )
    bench.do("activate optimus")
    assert bench.about == "shake"
    assert bench.offers == [
        "shake knockdown",
        "shake stasis",
        "shake cold",
        "shake slow",
        "proceed",
    ]
    bench.do("shake stasis", "shake knockdown", "shake cold", "shake slow")
    assert [event.paid for event in bench.all(Shaken)] == [1, 1, 1, 1]
    assert (bench["optimus"].conditions, bench["optimus"].energon) == (0, 1)
    assert bench.about == "act"


@pytest.mark.rule("EW-KD-07", "EW-RUL-38", "EW-KD-05", "EW-RUL-92")
def test_a_model_stands_up_free_by_giving_up_movement_or_attacks() -> None:
    bench = Bench(
        {"optimus": {"at": (10, 10), "conditions": ["knockdown", "cold"], "en": 6}},
        {"megatron": (12.5, 10)},
    )
    bench.do("activate optimus", "stand_up movement")
    assert bench.last(StoodUp).giving_up == "movement"
    assert bench["optimus"].energon == 6
    bench.do("proceed")
    assert bench.why_not("walk [[1000,1200]]") in ("EW-RUL-15", "EW-MOV-15")
    assert bench.why_not("run [[1000,1200]]") == "EW-MOV-15"
    assert bench.why_not("attack fist megatron") == ""
    other = Bench(
        {"optimus": {"at": (10, 10), "conditions": ["knockdown"]}}, {"megatron": (12.5, 10)}
    )
    other.do("activate optimus", "stand_up attacks")
    assert other.why_not("attack fist megatron") == "EW-RUL-38"
    assert other.why_not("throw megatron") == "EW-RUL-38"
    assert other.why_not("walk [[1000,1300]]") == ""


@pytest.mark.rule("EW-FX-17", "EW-RUL-67", "EW-ACT-02")
def test_stasis_that_is_not_shaken_ends_the_activation() -> None:
    bench = Bench({"optimus": {"at": (10, 10), "conditions": ["stasis"]}}, {"megatron": (30, 30)})
    bench.do("activate optimus", "proceed")
    assert bench.seat == 1
    assert bench["optimus"].activated
    assert bench["optimus"].conditions


@pytest.mark.rule("EW-RUL-37", "EW-KD-05", "EW-TRN-08")
def test_who_lies_down_can_only_repair_itself() -> None:
    bench = Bench(
        {"optimus": {"at": (10, 10), "conditions": ["knockdown"], "hp": 15}},
        {"megatron": (12.5, 10)},
        tokens=(("cube", 10, 11),),
    )
    bench.do("activate optimus", "proceed")
    assert bench.offers == ["end_activation", "repair 1"]
    assert bench.why_not("attack fist megatron") == "EW-KD-05"
    assert bench.why_not("transform") == "EW-TRN-08"
    assert bench.why_not("walk [[1000,1200]]") == "EW-RUL-37"
    assert bench.why_not("throw megatron") == "EW-RUL-37"
    assert bench.why_not("pick_up cube") == "EW-RUL-37"


@pytest.mark.rule("EW-ACT-04", "EW-RUL-15", "EW-ACT-05", "EW-RUL-16", "EW-ACT-07", "EW-ATK-19")
@pytest.mark.rule("EW-MOV-04", "EW-ACT-06", "EW-ACT-08", "EW-TRN-02", "EW-EN-07")
def test_the_walk_comes_first_the_run_ends_all_but_transforming() -> None:
    bench = Bench({"optimus": (10, 10)}, {"megatron": (12.5, 10)}, ([1, 1],))
    bench.do("activate optimus")
    assert bench.why_not("run [[1000,1200]]") == "EW-MOV-04"
    bench.do("attack fist megatron", "decide no")
    assert bench.why_not("walk [[1000,1200]]") == "EW-RUL-15"
    bench.do("run [[1000,1200]]")
    assert bench["optimus"].energon == 4
    assert bench.offers == ["end_activation", "transform"]
    assert bench.why_not("attack fist megatron") == "EW-ATK-19"
    bench.do("transform", "end_activation")
    assert bench.seat == 1


@pytest.mark.rule("EW-RUL-16")
def test_by_agreement_nobody_runs_after_attacking() -> None:
    bench = Bench(
        {"optimus": (10, 10)}, {"megatron": (12.5, 10)}, ([1, 1],), run_after_attack=False
    )
    bench.do("activate optimus", "attack fist megatron", "decide no")
    assert bench.why_not("run [[1000,1200]]") == "EW-RUL-16"


@pytest.mark.rule("EW-ACT-04", "EW-RUL-15")
def test_cliffjumper_may_attack_before_he_walks() -> None:
    bench = Bench({"cliffjumper": (10, 10)}, {"megatron": (12.5, 10)}, ([1, 1],))
    bench.do("activate cliffjumper", "attack punch megatron", "decide no")
    assert bench.why_not("walk [[1000,1200]]") == ""


@pytest.mark.rule("EW-RND-10", "EW-ACT-12", "EW-RUL-61", "EW-VP-04")
def test_a_seat_without_models_plays_no_more_while_the_other_goes_on() -> None:
    bench = Bench(
        {"optimus": (10, 10)},
        {"rumble": {"at": (12, 10), "hp": 1, "en": 0}},
        ([6, 6], [6, 6]),
        tokens=(("station", 9, 18),),
    )
    bench.do("activate optimus", "attack fist rumble", "decide no", "decide no", "end_activation")
    assert bench.match.result is None
    assert bench.state.round == 3
    assert [event.model for event in bench.all(Activated)] == [0]
    assert bench.seat == 0


@pytest.mark.rule("EW-RUL-61")
def test_by_agreement_a_wiped_out_army_loses_at_once() -> None:
    bench = Bench(
        {"optimus": (10, 10)},
        {"rumble": {"at": (12, 10), "hp": 1, "en": 0}},
        ([6, 6], [6, 6]),
        wipeout="lose_at_once",
    )
    bench.do("activate optimus", "attack fist rumble", "decide no", "decide no")
    assert bench.match.result is not None
    assert (bench.match.result.winners, bench.match.result.rule) == ((0,), "EW-RUL-61")


@pytest.mark.rule("EW-VP-01", "EW-VP-04", "EW-RUL-59", "EW-VP-02", "EW-RND-01")
def test_the_winning_total_ends_the_match_in_mid_round() -> None:
    bench = Bench(
        {"optimus": (10, 10), "jazz": (20, 5)},
        {"megatron": {"at": (12.5, 10), "hp": 1, "en": 0}, "rumble": (30, 30)},
        ([6, 6], [6, 6]),
    )
    bench.state.points[0] = 9
    bench.do("activate optimus", "attack fist megatron", "decide no", "decide no")
    assert bench.match.result is not None
    assert (bench.match.result.winners, bench.match.result.rule) == ((0,), "EW-VP-04")
    assert bench.state.points == [12, 0]
    other = Bench(
        {"optimus": (10, 10)},
        {"megatron": {"at": (12.5, 10), "hp": 1, "en": 0}, "rumble": (30, 30)},
        ([6, 6], [6, 6]),
    )
    other.do("activate optimus", "attack fist megatron", "decide no", "decide no")
    assert other.match.result is None


@pytest.mark.rule("EW-FX-04", "EW-RUL-66", "EW-RUL-68", "EW-FX-18")
def test_slow_and_disruption_end_with_the_next_activation() -> None:
    bench = Bench(
        {"optimus": {"at": (10, 10), "conditions": ["slow", "disruption", "cold"]}},
        {"megatron": (12.5, 10)},
        ([1, 1],),
    )
    bench.do("activate optimus", "proceed")
    assert bench.why_not("use_ability roll_out") == "EW-RUL-68"
    bench.do("attack fist megatron")
    assert bench.about == "act"
    bench.do("end_activation")
    assert bench["optimus"].conditions == 8


@pytest.mark.rule("EW-RUL-79", "EW-TRN-09", "EW-RUL-23")
def test_what_costs_nothing_is_done_once_in_a_window() -> None:
    bench = Bench({"bumblebee": (10, 10)}, {"megatron": (30, 30)})
    bench.do("activate bumblebee", "transform")
    assert bench.why_not("transform") == "EW-RUL-79"
    bench.do("walk [[1000,1200]]", "transform")
    assert bench["bumblebee"].side == 0
