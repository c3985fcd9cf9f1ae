"""Storage and items (EW-STO)."""

import pytest

from rollout.games.energon_wars.events import ItemGone, PassedOn, PickedUp
from rollout.games.energon_wars.rules.figures import flies, speed_of
from tests.games.energon_wars.bench import Bench

FAR = {"megatron": (30, 30)}


def place(bench: Bench) -> None:
    bench.answer(next(iter(bench.match.ask.options)))  # type: ignore[union-attr]


@pytest.mark.rule("EW-STO-01", "EW-STO-02", "EW-STO-03", "EW-STO-04", "EW-EN-10", "EW-RUL-49")
def test_optimus_carries_two_of_size_one_and_nothing_of_size_three() -> None:
    bench = Bench(
        {
            "optimus": (10, 10),
            "bumblebee": {"at": (12, 10), "mode": "alt"},
            "jazz": {"at": (8, 10), "mode": "alt"},
            "ratchet": (10, 12.1),
        },
        FAR,
        tokens=(("cube", 10, 8.5), ("cube", 10, 7.5), ("station", 11, 9)),
    )
    bench.do("activate optimus")
    assert bench.why_not("pick_up ratchet") == "EW-STO-03"
    assert bench.why_not("pick_up cube-2") == "EW-RUL-49"
    assert bench.why_not("pick_up station") == "EW-STO-03"
    assert bench.why_not("pick_up jazz") == ""
    bench.do("pick_up bumblebee")
    assert bench.last(PickedUp).paid == 1
    assert (bench["bumblebee"].carrier, bench["optimus"].energon) == (0, 5)
    assert bench.why_not("pick_up jazz") == "EW-STO-01"
    bench.do("pick_up cube")
    assert bench.state.tokens[0].carrier == 0
    bench.do("walk [[1000,600]]")
    assert (bench["bumblebee"].x, bench["bumblebee"].y) == (1000, 600)


@pytest.mark.rule("EW-STO-05", "EW-STO-07", "EW-TRN-04", "EW-RUL-90", "EW-ACT-09")
def test_what_is_put_down_comes_base_to_base_and_a_model_may_transform() -> None:
    bench = Bench({"optimus+jetpack": (10, 10), "bumblebee": {"at": (12, 10), "mode": "alt"}}, FAR)
    bench.do("activate optimus", "pick_up bumblebee", "set_down bumblebee")
    assert bench.about == "put_down"
    assert bench.why_not("place 1000 1300") == "EW-STO-05"
    place(bench)
    bench.do("decide yes")
    assert (bench["bumblebee"].status, bench["bumblebee"].side) == ("standing", 0)
    bench.do("set_down jetpack")
    assert bench.last(ItemGone).model == 0
    bench.do("end_activation").rest("megatron")
    assert bench.offers == ["activate bumblebee"]


@pytest.mark.rule("EW-STO-06", "EW-ACT-09", "EW-RUL-79")
def test_friends_within_an_inch_hand_things_over_free_either_way() -> None:
    bench = Bench({"optimus+jetpack": (10, 10), "jazz": (12.9, 10), "ratchet": (14, 14)}, FAR)
    bench.do("activate optimus")
    assert bench.why_not("pass_on jetpack ratchet") == "EW-STO-06"
    bench.do("pass_on jetpack jazz")
    assert bench.last(PassedOn).to == 1
    assert (bench.state.items[0].carrier, bench["optimus"].energon) == (1, 6)
    assert bench.why_not("take_over jetpack") == "EW-RUL-79"
    bench.do("walk [[1000,1010]]", "take_over jetpack")
    assert bench.state.items[0].carrier == 0


@pytest.mark.rule("EW-RUL-50", "EW-STO-09", "EW-RUL-64")
def test_an_activated_model_comes_out_of_storage_or_only_repairs() -> None:
    bench = Bench(
        {
            "optimus": (10, 10),
            "bumblebee": {"at": (10, 10), "mode": "alt", "status": "carried", "hp": 9},
        },
        FAR,
    )
    bench["bumblebee"].carrier = 0
    bench.do("activate bumblebee", "decide no")
    assert bench.offers == ["end_activation", "repair 1"]
    assert bench.why_not("transform") == "EW-RUL-50"
    other = Bench(
        {"optimus": (10, 10), "bumblebee": {"at": (10, 10), "mode": "alt", "status": "carried"}},
        FAR,
    )
    other["bumblebee"].carrier = 0
    other.do("activate bumblebee", "decide yes")
    place(other)
    other.do("decide yes")
    assert (other["bumblebee"].status, other["bumblebee"].side) == ("standing", 0)
    assert other.about == "act"


@pytest.mark.rule("EW-RUL-105")
def test_who_carries_something_is_not_carried() -> None:
    bench = Bench(
        {"optimus": {"at": (10, 10), "mode": "alt"}, "jazz": {"at": (12, 10), "mode": "alt"}},
        FAR,
        tokens=(("cube", 5, 5),),
    )
    bench.state.tokens[0].carrier = 1
    bench.do("activate optimus")
    assert bench.why_not("pick_up jazz") == "EW-RUL-105"


@pytest.mark.rule("EW-RUL-86")
def test_carrying_changes_neither_speed_nor_flight() -> None:
    bench = Bench(
        {"optimus": (30, 30)},
        {"starscream": {"at": (10, 10), "mode": "alt"}},
        tokens=(("cube", 10, 10),),
    )
    bench.state.tokens[0].carrier = 1
    assert (speed_of(bench.state, 1), flies(bench.state, 1)) == (800, True)


@pytest.mark.rule("EW-RUL-51")
def test_carried_models_come_out_unhurt_where_their_owner_likes() -> None:
    bench = Bench(
        {"optimus": (10, 10)},
        {
            "soundwave": {"at": (12.5, 10), "hp": 1, "en": 0},
            "rumble": {"at": (12.5, 10), "status": "carried", "mode": "alt"},
        },
        ([6, 6], [6, 6]),
    )
    bench["rumble"].carrier = 1
    bench.do("activate optimus", "attack fist soundwave", "decide no", "decide no")
    assert (bench.about, bench.seat) == ("put_down", 1)
    place(bench)
    assert (bench["rumble"].status, bench["rumble"].hp) == ("standing", 7)


@pytest.mark.rule("EW-EN-10", "EW-STO-04")
def test_soundwave_recalls_his_cassettes_for_nothing() -> None:
    bench = Bench(
        {"optimus": (30, 30)},
        {"soundwave": (10, 10), "rumble": {"at": (11.6, 10), "mode": "alt"}},
        mover=1,
    )
    bench.do("activate soundwave", "pick_up rumble")
    assert bench["soundwave"].energon == 5


@pytest.mark.rule("EW-ARM-03", "EW-STO-03", "EW-FLY-01")
def test_each_of_the_five_items_works() -> None:
    cube = Bench({"jazz+energon_cube": {"at": (10, 10), "en": 1}}, FAR)
    cube.do("activate jazz", "use_ability refuel")
    assert (cube["jazz"].energon, cube.state.items[0].carrier) == (3, -1)
    kit = Bench({"jazz+repair_kit": {"at": (10, 10), "hp": 5}, "ratchet": (12.2, 10)}, FAR)
    kit.do("activate jazz", "use_ability patch_up [jazz]")
    assert kit["jazz"].hp == 8
    jet = Bench({"jazz+jetpack": (10, 10)}, FAR)
    jet.do("activate jazz", "use_ability lift_off")
    assert flies(jet.state, 0)
    dart = Bench(
        {"jazz+dart_launcher": (10, 10)}, {"megatron": {"at": (15, 10), "en": 0}}, ([6, 6], [1, 1])
    )
    dart.do("activate jazz", "attack dart megatron", "decide no", "decide no")
    assert dart["megatron"].conditions == 16
    shield = Bench(
        {"jazz+null_shield": {"at": (10, 10), "en": 0}},
        {"megatron": (12.5, 10)},
        ([6, 6], [4, 4]),
        mover=1,
    )
    shield.do("activate megatron", "attack fist jazz", "decide no", "decide no")
    assert shield.about == "shield"
    shield.do("react jazz 2")
    assert shield["jazz"].hp == 12 - (8 + 11 - 15 - 2)
