"""Line of sight, cover, stealth and reach (EW-LOS)."""

import pytest

from rollout.games.energon_wars.model import Cloud, Lasting
from rollout.games.energon_wars.rules.sight import (
    defense_of,
    has_cover,
    has_elevation,
    is_concealed,
    sees,
    sees_past_buildings,
)
from rollout.games.energon_wars.rules.weapons import is_hidden, weapons_of
from tests.games.energon_wars.bench import Bench

HOUSE = (("medium_building", 18, 18),)


def pair(a: object, b: object, **more: object) -> Bench:
    return Bench({"optimus": a}, {"megatron": b}, **more)  # type: ignore[arg-type]


@pytest.mark.rule("EW-LOS-01", "EW-LOS-03", "EW-TER-01", "EW-RUL-33")
def test_a_building_blocks_whatever_the_sizes_on_the_ground() -> None:
    bench = pair((18, 12), (18, 24), pieces=HOUSE)
    assert not sees(bench.state, 0, 1)
    beside = pair((18, 12), (24, 24), pieces=HOUSE)
    assert sees(beside.state, 0, 1)
    bench.do("activate optimus")
    assert bench.why_not("attack ion_blaster megatron") == "EW-ATK-03"
    near = pair((18, 14), (18, 22), pieces=HOUSE)
    near.do("activate optimus")
    assert near.why_not("attack ion_blaster megatron") == "EW-LOS-01"


@pytest.mark.rule("EW-LOS-02", "EW-RUL-34", "EW-RUL-103")
def test_any_point_of_a_base_may_look_and_be_seen() -> None:
    bench = pair((20.8, 13), (20.8, 23), pieces=HOUSE)
    assert sees(bench.state, 0, 1)
    behind = pair((17, 12), (17, 24), pieces=HOUSE)
    assert not sees(behind.state, 0, 1)


@pytest.mark.rule("EW-LOS-04", "EW-LOS-05", "EW-RUL-89")
def test_models_block_only_those_that_are_no_bigger() -> None:
    bench = Bench(
        {"optimus": (10, 10)},
        {"megatron": (10, 20), "soundwave": (10, 15), "rumble": (10, 12.5)},
    )
    state = bench.state
    assert sees(state, 0, 1)
    assert sees(state, 0, bench.number("rumble"))
    bench["megatron"].y, bench["soundwave"].y = 1500, 2000
    assert not sees(state, 0, bench.number("soundwave"))
    bench["megatron"].conditions = 1
    assert not sees(state, 0, bench.number("soundwave"))
    bench["rumble"].y = 1200
    assert sees(state, 0, 1)


@pytest.mark.rule("EW-RUL-103")
def test_models_in_contact_always_see_each_other() -> None:
    bench = Bench({"optimus": (10, 10)}, {"megatron": (11.96, 10), "soundwave": (10.98, 11.7)})
    assert sees(bench.state, 0, 1)


@pytest.mark.rule("EW-LOS-06", "EW-RUL-30", "EW-RUL-104", "EW-LOS-10")
def test_an_obstacle_at_least_as_big_gives_cover_and_never_blocks() -> None:
    bench = Bench(
        {"optimus": (10, 10)},
        {"bombshell": (10, 17), "megatron": (20, 17)},
        pieces=(("car", 10, 14),),
    )
    state = bench.state
    bombshell = bench.number("bombshell")
    assert sees(state, 0, bombshell)
    assert has_cover(state, 0, bombshell)
    blaster, fist = weapons_of(state, 0)[1].attack, weapons_of(state, 0)[2].attack
    assert defense_of(state, 0, bombshell, blaster).total == 15
    assert defense_of(state, 0, bombshell, fist).total == 13
    bench["megatron"].x, bench["megatron"].y = 1000, 1700
    bench["bombshell"].x = 3000
    assert not has_cover(state, 0, bench.number("megatron"))


@pytest.mark.rule("EW-RUL-30", "EW-LOS-06")
def test_models_never_give_cover() -> None:
    bench = Bench({"optimus": (10, 10), "jazz": (10.8, 14)}, {"megatron": (10, 18)})
    assert not has_cover(bench.state, 0, bench.number("megatron"))


@pytest.mark.rule("EW-LOS-07", "EW-LOS-06")
def test_beside_a_building_a_half_hidden_model_has_cover() -> None:
    bench = pair((20.2, 12), (20.2, 22), pieces=HOUSE)
    assert sees(bench.state, 0, 1)
    assert has_cover(bench.state, 0, 1)
    away = pair((20.2, 12), (20.2, 24.5), pieces=HOUSE)
    assert not has_cover(away.state, 0, 1)


@pytest.mark.rule("EW-LOS-08", "EW-LOS-09", "EW-RUL-32", "EW-TER-02")
def test_a_model_on_a_roof_has_elevation_against_lower_ones_only() -> None:
    bench = pair((18, 10), {"at": (18, 17), "level": 0}, pieces=HOUSE)
    assert has_elevation(bench.state, 0, 1)
    assert not has_elevation(bench.state, 1, 0)
    blaster = weapons_of(bench.state, 0)[1].attack
    assert defense_of(bench.state, 0, 1, blaster).total == 14
    both = pair({"at": (17, 17), "level": 0}, {"at": (19, 19), "level": 0}, pieces=HOUSE)
    assert not has_elevation(both.state, 0, 1)


@pytest.mark.rule("EW-RUL-33")
def test_a_raised_model_sees_over_what_is_lower_than_its_head() -> None:
    pieces = (("medium_building", 18, 18), ("medium_building", 18, 26))
    bench = pair((18, 12), {"at": (18, 26), "level": 1}, pieces=pieces)
    assert sees(bench.state, 0, 1)
    low = Bench(
        {"jazz": (18, 12)},
        {"megatron": (18, 33)},
        pieces=(("large_building", 18, 25), ("medium_building", 18, 16.5)),
    )
    low.state.models[0].level = 2
    low.state.models[0].y = 1650
    assert not sees(low.state, 0, 1)


@pytest.mark.rule("EW-LOS-11")
def test_a_target_higher_than_size_and_range_is_out_of_reach() -> None:
    pieces = (("large_building", 18, 18),)
    bench = Bench(
        {"bumblebee": (18, 14)}, {"megatron": {"at": (18, 18.6), "level": 1}}, pieces=pieces
    )
    bench.do("activate bumblebee")
    bench["megatron"].y = 1660
    assert bench.why_not("attack flying_kick megatron") == "EW-LOS-11"
    assert bench.why_not("attack stinger megatron") == ""
    ledge = Bench(
        {"bumblebee": (18, 14)}, {"megatron": {"at": (18, 16.5), "level": 0}}, pieces=pieces
    )
    ledge.do("activate bumblebee")
    assert ledge.why_not("attack flying_kick megatron") == ""


@pytest.mark.rule("EW-LOS-12", "EW-RUL-35")
def test_stealth_hides_from_ranged_attacks_beyond_five_inches() -> None:
    bench = Bench({"optimus": (10, 10)}, {"ravage": (16.47, 10)})
    assert not is_hidden(bench.state, 0, 1)
    bench["ravage"].x = 1649
    assert is_hidden(bench.state, 0, 1)
    bench.do("activate optimus")
    assert bench.why_not("attack ion_blaster ravage") == "EW-LOS-12"
    wide = Bench({"optimus": (10, 10)}, {"ravage": (16.49, 10)}, stealth_range=7)
    assert not is_hidden(wide.state, 0, 1)


@pytest.mark.rule("EW-ATK-13", "EW-LOS-12", "EW-RUL-35")
def test_spray_ignores_stealth() -> None:
    bench = Bench(
        {"grimlock": {"at": (10, 10), "mode": "alt"}}, {"ravage": (15, 10)}, stealth_range=1
    )
    bench.do("activate grimlock")
    assert is_hidden(bench.state, 0, 1)
    assert bench.why_not("spray fire_breath 0") == ""


@pytest.mark.rule("EW-LOS-13", "EW-RUL-36", "EW-ATK-13")
def test_a_cloud_conceals_whom_it_touches_and_spray_ignores_it() -> None:
    bench = pair((10, 10), (16, 10))
    bench.state.clouds.append(Cloud(1900, 1000, 203, 0))
    assert is_concealed(bench.state, 1)
    blaster = weapons_of(bench.state, 0)[1].attack
    assert defense_of(bench.state, 0, 1, blaster).total == 14
    fog = Bench({"ironhide": (10, 10)}, {"megatron": (14, 10)})
    fog.state.clouds.append(Cloud(1400, 1000, 200, 0))
    nitrogen = weapons_of(fog.state, 0)[0].attack
    assert defense_of(fog.state, 0, 1, nitrogen).total == 12
    bench.state.clouds[0] = Cloud(1901, 1000, 200, 0)
    assert not is_concealed(bench.state, 1)


@pytest.mark.rule("EW-LOS-14", "EW-STO-09")
def test_a_carried_model_is_no_target() -> None:
    bench = Bench(
        {"optimus": (10, 10)},
        {"soundwave": (14, 10), "rumble": {"at": (14, 10), "status": "carried", "mode": "alt"}},
    )
    bench["rumble"].carrier = bench.number("soundwave")
    bench.do("activate optimus")
    assert bench.why_not("attack ion_blaster rumble") == "EW-LOS-14"


@pytest.mark.rule("EW-RUL-28", "EW-RUL-29")
def test_only_terrain_hides_from_attacks_on_everybody() -> None:
    bench = Bench({"optimus": (10, 10)}, {"megatron": (10, 13), "soundwave": (10, 16)})
    assert not sees(bench.state, 0, bench.number("soundwave"))
    assert sees_past_buildings(bench.state, 0, bench.number("soundwave"))


@pytest.mark.rule("EW-ABL-01", "EW-ABL-06")
def test_prowl_ignores_cover_and_scans_take_it_away() -> None:
    bench = Bench({"prowl": (10, 10)}, {"bombshell": (10, 17)}, pieces=(("car", 10, 14),))
    missiles = weapons_of(bench.state, 0)[0].attack
    assert defense_of(bench.state, 0, 1, missiles).total == 13
    plain = Bench({"jazz": (10, 10)}, {"bombshell": (10, 17)}, pieces=(("car", 10, 14),))
    rifle = weapons_of(plain.state, 0)[0].attack
    assert defense_of(plain.state, 0, 1, rifle).total == 15
    plain["bombshell"].lasting = [Lasting("Infrared Scan", "lose", "cover", 0, "round", 0)]
    assert defense_of(plain.state, 0, 1, rifle).total == 13
