"""Movement, climbing, flight and transformation (EW-MOV, EW-FLY, EW-TRN, EW-TER)."""

import pytest

from rollout.games.energon_wars.actions import Climb, Walk
from rollout.games.energon_wars.attack_events import Displaced, Fell
from rollout.games.energon_wars.events import Climbed, Ran, Transformed
from rollout.games.energon_wars.rules.figures import flies, speed_of
from rollout.games.energon_wars.rules.sight import has_elevation
from tests.games.energon_wars.bench import Bench

FAR = {"megatron": (30, 30)}
BUILDING = (("medium_building", 18, 18),)


def walker(at: tuple[float, float] = (10, 10), **more: object) -> Bench:
    bench = Bench({"optimus": at}, FAR, **more)  # type: ignore[arg-type]
    return bench.do("activate optimus")


@pytest.mark.rule("EW-MOV-01", "EW-MOV-02", "EW-MOV-03", "EW-RUL-01", "EW-RUL-02")
def test_a_walk_is_as_long_as_the_tool_and_has_four_legs_at_most() -> None:
    bench = walker()
    assert bench.why_not("walk [[1000,1600]]") == ""
    assert bench.why_not("walk [[1000,1601]]") == "EW-MOV-01"
    assert bench.why_not("walk [[1000,1300],[1300,1300]]") == ""
    assert bench.why_not("walk [[1000,1300],[1301,1300]]") == "EW-MOV-01"
    assert bench.why_not("walk [[1000,1100],[1100,1100],[1100,1200],[1200,1200]]") == ""
    legs = "walk [[1000,1050],[1050,1050],[1050,1100],[1100,1100],[1100,1150]]"
    assert bench.why_not(legs) == "EW-RUL-02"
    bench.do("walk [[1000,1250]]")
    assert (bench["optimus"].x, bench["optimus"].y, bench["optimus"].energon) == (1000, 1250, 6)
    assert bench.why_not("walk [[1000,1300]]") == "EW-RUL-15"


@pytest.mark.rule("EW-RUL-01", "EW-RUL-02")
def test_tools_may_be_short_or_generous() -> None:
    short = Bench({"optimus": (10, 10)}, FAR, tools="short")
    assert speed_of(short.state, 0) == 500
    generous = Bench({"optimus": (10, 10)}, FAR, generous_tool=True)
    assert speed_of(generous.state, 0) == 600 + 196


@pytest.mark.rule("EW-MOV-04", "EW-MOV-05", "EW-EN-07", "EW-EN-18")
def test_walk_and_run_use_the_speed_of_the_mode_of_the_moment() -> None:
    bench = walker()
    bench.do("walk [[1000,1600]]", "transform")
    assert bench.why_not("run [[1000,2400]]") == ""
    assert bench.why_not("run [[1000,2401]]") == "EW-MOV-01"
    bench.do("run [[1000,2400]]")
    assert bench.last(Ran).paid == 1
    assert bench["optimus"].energon == 6 - 1 - 1


@pytest.mark.rule("EW-MOV-14", "EW-FX-04")
def test_slow_models_use_the_small_tool() -> None:
    bench = Bench({"optimus": {"at": (10, 10), "conditions": ["slow"], "mode": "alt"}}, FAR)
    assert speed_of(bench.state, 0) == 400


@pytest.mark.rule("EW-MOV-15", "EW-FX-10")
def test_cold_forbids_moves_until_it_is_shaken() -> None:
    bench = Bench({"optimus": {"at": (10, 10), "conditions": ["cold"]}}, FAR)
    bench.do("activate optimus", "proceed")
    assert bench.why_not("walk [[1000,1200]]") == "EW-MOV-15"
    bench.do("shake cold")
    assert bench.why_not("walk [[1000,1200]]") == ""


@pytest.mark.rule("EW-MOV-09", "EW-MOV-10", "EW-MOV-11", "EW-RUL-19")
def test_a_model_squeezes_past_others_but_not_through_them() -> None:
    bench = Bench({"optimus": (10, 10)}, {"megatron": (10, 13), "soundwave": (12.6, 13)})
    bench.do("activate optimus")
    assert bench.why_not("walk [[1000,1500]]") == "EW-MOV-11"
    assert bench.why_not("walk [[1000,1110]]") == "EW-MOV-09"
    between = Walk(((1130, 1150), (1130, 1520)))
    assert bench.why_not(between) == ""
    assert bench.why_not(Walk(((1130, 1150), (1130, 1300)))) == "EW-MOV-09"
    assert bench.why_not(Walk(((1122, 1150), (1122, 1520)))) == "EW-MOV-11"


@pytest.mark.rule("EW-RUL-20", "EW-TER-01", "EW-TER-05", "EW-MOV-17")
def test_the_whole_base_keeps_clear_of_terrain_and_on_the_mat() -> None:
    bench = walker((18, 12), pieces=(("car", 18, 16), ("medium_building", 10, 14)))
    assert bench.why_not("walk [[1800,1426]]") == ""
    assert bench.why_not("walk [[1800,1428]]") == "EW-RUL-20"
    assert bench.why_not("walk [[1340,1200]]") == "EW-RUL-20"
    edge = walker((1.5, 10))
    assert edge.why_not("walk [[98,1000]]") == ""
    assert edge.why_not("walk [[97,1000]]") == "EW-MOV-17"


@pytest.mark.rule("EW-MOV-06", "EW-MOV-08", "EW-EN-08", "EW-RUL-18", "EW-TER-02", "EW-TER-03")
def test_a_robot_climbs_up_and_down_for_one_energon_each() -> None:
    bench = walker((18, 14.5), pieces=BUILDING)
    assert bench.offered("climb") == ["climb 1800 1651 0"]
    bench.do("climb 1800 1651 0")
    assert bench.last(Climbed).level == 0
    assert (bench["optimus"].energon, bench["optimus"].level) == (5, 0)
    assert has_elevation(bench.state, 1, 0)
    assert "climb 1800 1449 -1" in bench.offers
    assert bench.why_not("walk [[1800,1850]]") == ""
    assert bench.why_not("walk [[1800,1600]]") != ""
    bench.do("climb 1800 1449 -1")
    assert (bench["optimus"].level, bench["optimus"].energon) == (-1, 4)


@pytest.mark.rule("EW-MOV-06", "EW-MOV-08", "EW-MOV-16")
def test_no_climbing_in_alt_mode_from_afar_or_over_other_sides() -> None:
    alt = Bench({"optimus": {"at": (18, 14.5), "mode": "alt"}}, FAR, pieces=BUILDING)
    alt.do("activate optimus")
    assert alt.offered("climb") == []
    assert alt.why_not(Climb(1800, 1651, 0)) == "EW-MOV-06"
    away = walker((18, 14), pieces=BUILDING)
    assert away.why_not(Climb(1800, 1651, 0)) == "EW-MOV-08"
    north = walker((18, 22), pieces=(("large_building", 18, 18),))
    assert north.offered("climb") == []
    south = walker((18, 14), pieces=(("large_building", 18, 18),))
    assert south.offered("climb") == ["climb 1800 1601 0"]
    brawn = Bench({"brawn": {"at": (18, 14.5), "mode": "alt"}}, FAR, pieces=BUILDING)
    assert brawn.do("activate brawn").offered("climb") != []


@pytest.mark.rule("EW-RUL-18", "EW-MOV-06")
def test_from_the_ledge_to_the_roof_and_never_six_inches_at_once() -> None:
    pieces = (("large_building", 18, 18),)
    ledge = Bench({"optimus": {"at": (18, 16.5), "level": 0}}, FAR, pieces=pieces)
    ledge.do("activate optimus")
    assert ledge.offered("climb") == ["climb 1800 1851 1"]
    roof = Bench({"optimus": {"at": (18, 18.51), "level": 1}}, FAR, pieces=pieces)
    roof.do("activate optimus")
    assert [line.split()[-1] for line in roof.offered("climb")] == ["0"]


@pytest.mark.rule("EW-MOV-07")
def test_a_robot_jumps_a_gap_of_three_inches_between_roofs() -> None:
    pieces = (("medium_building", 10, 10), ("medium_building", 17.5, 10))
    bench = Bench({"jazz": {"at": (11.5, 10), "level": 0}}, FAR, pieces=pieces)
    bench.do("activate jazz")
    assert [line for line in bench.offered("climb") if line.endswith(" 1")] == ["climb 1601 1000 1"]
    wide = (("medium_building", 10, 10), ("medium_building", 18.6, 10))
    far = Bench({"jazz": {"at": (11.5, 10), "level": 0}}, FAR, pieces=wide)
    far.do("activate jazz")
    assert [line for line in far.offered("climb") if line.endswith(" 1")] == []


@pytest.mark.rule("EW-MOV-12", "EW-MOV-13", "EW-FX-14")
@pytest.mark.parametrize(("mode", "down"), [("robot", True), ("alt", False)])
def test_who_is_pushed_off_a_roof_falls(mode: str, down: bool) -> None:
    bench = Bench(
        {"windcharger": (18, 12.9)},
        {"skywarp": {"at": (18, 16.6), "level": 0, "en": 0, "mode": mode}},
        ([6, 6], [1, 1]),
        pieces=BUILDING,
    )
    bench["skywarp"].grounded = True
    bench.do("activate windcharger", "walk [[2300,1290]]")
    assert bench.about == "act"
    bench["skywarp"].x, bench["skywarp"].y = 1960, 1660
    bench["windcharger"].x, bench["windcharger"].y = 1500, 1560
    bench.match.answer(bench.read("attack magnetic_repulsion skywarp"))
    bench.do("decide no", "decide no")
    assert bench.last(Displaced).how == "push"
    assert bench.last(Fell).model == 1
    assert bench["skywarp"].level == -1
    assert bench["skywarp"].hp == 10
    assert bool(bench["skywarp"].conditions & 1) is down


# Flight


@pytest.mark.rule("EW-FLY-01", "EW-FLY-02", "EW-RUL-21", "EW-MOV-10")
def test_a_flier_passes_over_everything_and_lands_where_there_is_room() -> None:
    bench = Bench(
        {"jazz": (15.5, 10)},
        {"starscream": {"at": (12, 10), "mode": "alt"}},
        pieces=(("medium_building", 20, 14),),
        mover=1,
    )
    bench.do("activate starscream")
    assert flies(bench.state, 1)
    assert bench.why_not("walk [[1900,1000]]") == ""
    assert bench.why_not("walk [[1500,1000]]") == "EW-MOV-09"
    assert bench.why_not("walk [[1900,1350]]") == ""
    assert bench.why_not("walk [[1750,1350]]") == "EW-RUL-21"
    bench.do("walk [[1900,1350]]")
    assert bench["starscream"].level == 0


@pytest.mark.rule("EW-FLY-03", "EW-FLY-04", "EW-ATK-17", "EW-RUL-22")
def test_melee_cannot_reach_a_flier_and_ends_the_own_flight() -> None:
    bench = Bench(
        {"optimus": (10, 10), "sideswipe": (10, 13)},
        {"laserbeak": (12, 10)},
        ([1, 1],),
        mover=1,
    )
    bench.do("activate laserbeak", "attack talons optimus", "decide no")
    assert not flies(bench.state, 2)
    bench.do("end_activation", "activate optimus")
    assert bench.why_not("attack fist laserbeak") == ""
    bench["laserbeak"].grounded = False
    assert bench.why_not("attack fist laserbeak") == "EW-FLY-03"
    assert bench.why_not("attack ion_blaster laserbeak") == ""


@pytest.mark.rule("EW-FLY-05", "EW-RUL-22", "EW-FLY-01", "EW-FLY-06")
def test_bought_flight_lasts_until_the_next_activation() -> None:
    bench = Bench({"jazz": (10, 10)}, {"starscream": (30, 30)}, mover=1)
    bench.do("activate starscream", "use_ability take_to_the_air")
    assert flies(bench.state, 1)
    assert bench["starscream"].energon == 4
    bench.do("end_activation").rest("jazz")
    assert (bench.state.round, flies(bench.state, 1)) == (3, True)
    bench.do("activate starscream")
    assert not flies(bench.state, 1)


@pytest.mark.rule("EW-FLY-06", "EW-RUL-22", "EW-RUL-87")
def test_flight_ends_on_a_side_without_it() -> None:
    bench = Bench({"jazz": (10, 10)}, {"starscream": {"at": (30, 30), "mode": "alt"}}, mover=1)
    bench.do("activate starscream", "transform")
    assert not flies(bench.state, 1)
    bench.do("use_ability take_to_the_air", "transform", "transform")
    assert not flies(bench.state, 1)


# Transformation


@pytest.mark.rule("EW-TRN-01", "EW-TRN-07", "EW-EN-18", "EW-TRN-02")
def test_a_model_transforms_for_the_cost_of_its_side_and_keeps_its_tracks() -> None:
    bench = Bench({"optimus": {"at": (10, 10), "hp": 9, "conditions": ["fire"]}}, FAR)
    bench.do("activate optimus", "transform")
    assert bench.last(Transformed).paid == 1
    model = bench["optimus"]
    assert (model.side, model.hp, model.energon, model.conditions) == (1, 9, 5, 2)
    assert speed_of(bench.state, 0) == 800


@pytest.mark.rule("EW-TRN-06", "EW-STO-08")
def test_what_no_longer_fits_is_put_down_as_the_owner_chooses() -> None:
    bench = Bench(
        {"optimus": {"at": (10, 10), "mode": "alt"}, "jazz": {"at": (12.1, 10), "mode": "alt"}},
        FAR,
        tokens=(("cube", 10, 11), ("cube", 9, 10)),
    )
    bench.do("activate optimus", "pick_up jazz", "pick_up cube", "pick_up cube-2", "transform")
    assert bench.about == "drop"
    assert bench.offers == ["drop jazz", "drop cube", "drop cube-2"]
    bench.do("drop jazz")
    assert bench.about == "put_down"
    bench.answer(next(iter(bench.match.ask.options)))  # type: ignore[union-attr]
    assert bench["jazz"].status == "standing"
    assert bench["optimus"].side == 0


@pytest.mark.rule("EW-TRN-03", "EW-ABL-03", "EW-RUL-75")
def test_roll_out_lets_every_autobot_within_six_inches_transform() -> None:
    bench = Bench(
        {
            "optimus": (10, 10),
            "jazz": (17.9, 10),
            "ratchet": (10, 18.1),
            "ironhide": {"at": (12, 10), "conditions": ["knockdown"]},
        },
        FAR,
    )
    bench.do("activate optimus", "use_ability roll_out", "decide yes", "decide yes")
    assert bench.about == "act"
    assert [bench[name].side for name in ("optimus", "jazz", "ratchet", "ironhide")] == [1, 1, 0, 0]
    assert bench["optimus"].energon == 5
    assert bench["jazz"].energon == 4


@pytest.mark.rule("EW-TRN-05", "EW-FX-09")
def test_an_attack_with_transform_turns_the_attacker_over_if_it_hit() -> None:
    bench = Bench(
        {"bumblebee": {"at": (10, 10), "mode": "alt"}},
        {"megatron": (12.5, 10)},
        ([6, 6], [1, 1]),
    )
    bench.do("activate bumblebee", "attack drive_by megatron", "decide no", "decide no")
    assert bench["bumblebee"].side == 0
    assert bench.last(Transformed).paid == 0
