"""Throws, slams, tramples and huge models (EW-THR, EW-SLM, EW-TRM, EW-HUG)."""

import pytest

from rollout.games.energon_wars.actions import ThrowTo
from rollout.games.energon_wars.attack_events import (
    Damaged,
    Displaced,
    Lifted,
    ObjectThrown,
    ThrowRolled,
)
from rollout.games.energon_wars.events import Combined, Immune, Split, TerrainDestroyed
from rollout.games.energon_wars.model import Lasting
from rollout.games.energon_wars.rules.figures import is_immune, victory_points
from tests.games.energon_wars.bench import Bench

MEMBERS = ("scrapper", "hook", "mixmaster", "bonecrusher", "longhaul", "scavenger")


def thrower(dice: tuple[object, ...], **foe: object) -> Bench:
    bench = Bench({"optimus": (10, 10)}, {"soundwave": {"at": (12.5, 10), "en": 0, **foe}}, dice)
    return bench.do("activate optimus")


@pytest.mark.rule("EW-THR-01", "EW-THR-04", "EW-EN-17", "EW-THR-06", "EW-RUL-41")
def test_a_throw_is_a_melee_roll_and_hurts_by_one() -> None:
    bench = thrower(([2, 2],))
    bench.do("throw soundwave", "decide no")
    assert (bench.last(Lifted).need.total, bench.last(Lifted).score.total) == (12, 8)
    assert bench.about == "throw"
    assert bench.why_not(ThrowTo(1250, 1300)) == ""
    assert bench.why_not(ThrowTo(1250, 1301)) == "EW-THR-01"
    bench.do("throw_to 1250 1300")
    assert (bench["soundwave"].x, bench["soundwave"].y) == (1250, 1300)
    assert bench["soundwave"].hp == 12
    assert bench["soundwave"].conditions == 1
    assert bench["optimus"].energon == 5


@pytest.mark.rule("EW-THR-01", "EW-RUL-15", "EW-EN-20")
def test_a_throw_that_misses_costs_the_energon() -> None:
    bench = thrower(([1, 2],))
    bench.do("throw soundwave", "decide no")
    assert bench.about == "act"
    assert bench["optimus"].energon == 5
    assert bench.why_not("walk [[1000,1200]]") == "EW-RUL-15"


@pytest.mark.rule("EW-RUL-101")
def test_the_same_model_is_thrown_once_in_an_activation() -> None:
    bench = thrower(([6, 6],))
    bench.do("throw soundwave", "decide no", "throw_to 1250 1000")
    assert bench.why_not("throw soundwave") == "EW-RUL-101"


@pytest.mark.rule("EW-THR-03", "EW-THR-05", "EW-RUL-43", "EW-RUL-97", "EW-THR-06", "EW-RUL-41")
@pytest.mark.parametrize(("target", "hp", "down"), [("skywarp", 8, True), ("megatron", 14, False)])
def test_thrown_at_a_model_it_hurts_by_size(target: str, hp: int, down: bool) -> None:
    bench = Bench(
        {"optimus": (10, 10)},
        {"soundwave": {"at": (12.5, 10), "en": 0}, target: {"at": (12.5, 14), "en": 0}},
        ([6, 6], [6, 6]),
    )
    bench.do("activate optimus", "throw soundwave", "decide no", f"throw_at {target}", "decide no")
    assert bench.last(ThrowRolled).score.total == 7
    assert bench[target].hp == hp
    assert bool(bench[target].conditions & 1) is down
    assert bench["soundwave"].hp == 12
    assert bench.last(Displaced).struck == 2


@pytest.mark.rule("EW-RUL-42", "EW-RUL-96")
def test_a_failed_aim_stops_before_contact_and_hurts_only_the_thrown() -> None:
    bench = Bench(
        {"optimus": (10, 10)},
        {"soundwave": {"at": (12.5, 10), "en": 0}, "skywarp": {"at": (12.5, 14), "en": 0}},
        ([6, 6], [1, 1]),
    )
    bench.do("activate optimus", "throw soundwave", "decide no", "throw_at skywarp", "decide no")
    assert bench["skywarp"].hp == 11
    assert bench["soundwave"].hp == 12
    assert bench["soundwave"].y < 1400 - 196


@pytest.mark.rule("EW-RUL-96")
def test_a_free_throw_into_a_model_hurts_only_the_thrown() -> None:
    bench = Bench(
        {"optimus": (10, 10)},
        {"soundwave": {"at": (12.5, 10), "en": 0}, "skywarp": {"at": (12.5, 14), "en": 0}},
        ([6, 6],),
    )
    bench.do("activate optimus", "throw soundwave", "decide no", "throw_to 1250 1300")
    assert bench["skywarp"].hp == 11
    assert (bench["soundwave"].hp, bench["soundwave"].conditions) == (12, 1)


@pytest.mark.rule("EW-THR-02", "EW-RUL-46", "EW-TER-04", "EW-RUL-101")
def test_a_car_is_lifted_without_a_roll_and_stays_where_it_lands() -> None:
    bench = Bench({"optimus": (10, 10)}, {"megatron": (30, 30)}, pieces=(("car", 10, 12.5),))
    bench.do("activate optimus", "throw_object car")
    assert bench.why_not(ThrowTo(1000, 1850)) == ""
    assert bench.why_not(ThrowTo(1000, 1851)) == "EW-THR-02"
    bench.do("throw_to 1000 1850")
    piece = bench.state.land.pieces[0]
    assert (piece.x, piece.y, piece.standing) == (1000, 1850, True)
    assert bench.last(ObjectThrown).struck == -1
    assert bench["optimus"].energon == 5


@pytest.mark.rule("EW-THR-03", "EW-THR-05", "EW-RUL-46")
def test_a_car_thrown_at_a_model_is_destroyed_and_does_two() -> None:
    bench = Bench(
        {"optimus": (10, 10)},
        {"megatron": {"at": (10, 17), "en": 0}},
        ([6, 6],),
        pieces=(("car", 10, 12.5),),
    )
    bench.do("activate optimus", "throw_object car", "throw_at megatron", "decide no")
    assert bench["megatron"].hp == 15
    assert bench["megatron"].conditions == 0
    assert bench.last(TerrainDestroyed).piece == 0
    assert not bench.state.land.pieces[0].standing


@pytest.mark.rule("EW-THR-07", "EW-THR-08", "EW-RUL-47")
def test_minibots_throw_small_things_three_inches() -> None:
    bench = Bench(
        {"bumblebee": (10, 10)},
        {"megatron": (12.5, 10), "rumble": (10, 12)},
        pieces=(("lamp_post", 10, 8.5), ("car", 8, 8.5)),
    )
    bench.do("activate bumblebee")
    assert bench.why_not("throw megatron") == "EW-THR-07"
    assert bench.why_not("throw rumble") == ""
    assert bench.why_not("throw_object car") == ""
    bench.do("throw_object lamp_post")
    assert bench.why_not(ThrowTo(1000, 1150)) == ""
    assert bench.why_not(ThrowTo(1000, 1151)) == "EW-THR-08"


@pytest.mark.rule("EW-THR-07")
def test_brawn_throws_anybody() -> None:
    bench = Bench({"brawn": (10, 10)}, {"megatron": (12.5, 10)})
    assert bench.do("activate brawn").why_not("throw megatron") == ""


@pytest.mark.rule("EW-THR-09", "EW-RUL-47")
def test_cassettes_throw_cassettes_and_no_terrain() -> None:
    bench = Bench(
        {"optimus": (12, 10), "bumblebee": {"at": (10, 12), "mode": "alt"}},
        {"rumble": (10, 10), "ravage": (9, 10)},
        pieces=(("lamp_post", 10, 9),),
        mover=1,
    )
    bench.do("activate rumble")
    assert bench.why_not("throw optimus") == "EW-THR-09"
    assert bench.why_not("throw bumblebee") == ""
    assert bench.why_not("throw ravage") == ""
    assert bench.why_not("throw_object lamp_post") == "EW-THR-09"


@pytest.mark.rule("EW-RUL-95", "EW-FLY-03", "EW-FLY-04")
def test_fliers_cannot_be_thrown_and_a_throw_ends_the_own_flight() -> None:
    bench = Bench({"optimus": (10, 10)}, {"laserbeak": (12, 10)})
    assert bench.do("activate optimus").why_not("throw laserbeak") == "EW-FLY-03"


@pytest.mark.rule("EW-RUL-69", "EW-THR-11")
def test_friends_may_be_thrown_and_alt_modes_are_not_knocked_down() -> None:
    bench = Bench(
        {"optimus": (10, 10), "jazz": {"at": (12.5, 10), "mode": "alt", "en": 0}},
        {"megatron": (30, 30)},
        ([6, 6],),
    )
    bench.do("activate optimus", "throw jazz", "decide no", "throw_to 1250 1300")
    assert (bench["jazz"].hp, bench["jazz"].conditions) == (11, 0)


@pytest.mark.rule("EW-THR-12", "EW-RUL-45")
def test_a_fall_adds_nothing_to_a_throw() -> None:
    bench = Bench(
        {"optimus": {"at": (17, 18), "level": 0}},
        {"soundwave": {"at": (19.3, 18), "level": 0, "en": 0}},
        ([6, 6],),
        pieces=(("medium_building", 18, 18),),
    )
    bench.do("activate optimus", "throw soundwave", "decide no", "throw_to 2230 1800")
    assert bench["soundwave"].level == -1
    assert bench["soundwave"].hp == 12


@pytest.mark.rule("EW-FX-05", "EW-RUL-44")
def test_the_throw_effect_needs_no_payment_and_no_lift() -> None:
    bench = Bench(
        {"grimlock": {"at": (10, 10), "mode": "alt"}},
        {"soundwave": {"at": (12.5, 10), "en": 0}},
        ([6, 6], [1, 1]),
    )
    bench.do("activate grimlock", "attack tail_sweep soundwave", "decide no")
    assert bench.about == "throw"
    bench.do("throw_to 1250 1300", "decide no")
    assert bench["soundwave"].hp == 12
    assert bench["grimlock"].energon == 6 - 2


# Slam


@pytest.mark.rule("EW-SLM-01", "EW-SLM-03", "EW-RUL-39")
def test_a_slammed_model_flies_back_lies_down_and_takes_the_damage_roll() -> None:
    bench = Bench(
        {"sideswipe": (10, 10)},
        {"megatron": {"at": (12.5, 10), "en": 0}},
        ([6, 6], [6, 6]),
    )
    bench.do("activate sideswipe", "attack piledriver megatron", "decide no", "decide no")
    assert bench["megatron"].x == 1550
    assert bench["megatron"].conditions == 1
    assert bench["megatron"].hp == 17 - 8


@pytest.mark.rule("EW-SLM-02", "EW-SLM-04", "EW-SLM-06", "EW-RUL-26")
def test_slammed_into_an_equal_both_lie_down_and_are_hurt() -> None:
    bench = Bench(
        {"sideswipe": (10, 10)},
        {"soundwave": {"at": (12.5, 10), "en": 0}, "skywarp": {"at": (15.5, 10), "en": 0}},
        ([6, 6], [1, 1]),
    )
    bench.do("activate sideswipe", "attack piledriver soundwave", "decide no", "decide no")
    assert bench["skywarp"].hp == 11 - 3
    assert bench["soundwave"].hp == 13 - 1
    assert (bench["skywarp"].conditions, bench["soundwave"].conditions) == (1, 1)


@pytest.mark.rule("EW-SLM-05", "EW-SLM-06")
def test_slammed_into_a_larger_model_only_the_slammed_is_hurt() -> None:
    bench = Bench(
        {"sideswipe": (10, 10)},
        {"soundwave": {"at": (12.5, 10), "en": 0}, "megatron": {"at": (15.5, 10), "en": 0}},
        ([6, 6], [1, 1]),
    )
    bench.do("activate sideswipe", "attack piledriver soundwave", "decide no", "decide no")
    assert (bench["megatron"].hp, bench["megatron"].conditions) == (17, 0)
    assert bench["soundwave"].hp == 12


# Huge models


def team(en: int = 3, **more: object) -> Bench:
    spots = [(10, 10), (11.97, 10), (13.94, 10), (8.03, 10), (10, 11.97), (10, 8.03)]
    army = {name: {"at": spot, "en": en} for name, spot in zip(MEMBERS, spots, strict=True)}
    return Bench({"jazz": (30, 5), "ratchet": (30, 9)}, army, mover=1, **more)  # type: ignore[arg-type]


@pytest.mark.rule("EW-HUG-05", "EW-HUG-06", "EW-HUG-10", "EW-RUL-53", "EW-RUL-56", "EW-RUL-54")
def test_the_constructicons_combine_into_devastator() -> None:
    bench = team()
    bench.do("activate scrapper")
    bench["hook"].hp = 7
    bench["hook"].conditions = 2 | 16
    bench.do("use_ability merge")
    giant = bench["devastator"]
    assert bench.last(Combined).damage == 2
    assert (giant.status, giant.hp, giant.energon, giant.activated) == ("standing", 38, 10, True)
    assert giant.conditions == 2
    assert [bench[name].status for name in MEMBERS] == ["merged"] * 6
    assert [bench[name].energon for name in MEMBERS] == [2] * 6
    assert (bench.seat, bench.offers) == (0, ["activate jazz", "activate ratchet"])
    bench.rest("jazz")
    assert bench.seat == 0


@pytest.mark.rule("EW-RUL-53", "EW-HUG-05")
@pytest.mark.parametrize(
    ("field", "value"), [("hp", 3), ("conditions", 1), ("energon", 0), ("x", 2000)]
)
def test_every_member_must_be_fit_and_in_the_chain(field: str, value: int) -> None:
    bench = team()
    bench.do("activate scrapper")
    setattr(bench["mixmaster"], field, value)
    assert bench.why_not("use_ability merge") == "EW-RUL-53"


@pytest.mark.rule("EW-RUL-56")
def test_there_must_be_room_for_the_huge_base() -> None:
    bench = team()
    bench.do("activate scrapper")
    bench["jazz"].x, bench["jazz"].y = 1150, 1150
    assert bench.why_not("use_ability merge") == "EW-RUL-56"


def giant(dice: tuple[object, ...] = (), foe: object = (13.5, 10), **more: object) -> Bench:
    members = {name: {"at": (0, 0), "status": "merged"} for name in MEMBERS}
    return Bench(
        {"optimus": foe, "jazz": (30, 30)},
        {"devastator": {"at": (10, 10), "hp": 30}, **members},
        dice,
        mover=1,
        **more,  # type: ignore[arg-type]
    )


@pytest.mark.rule("EW-HUG-07", "EW-HUG-08", "EW-HUG-09", "EW-RUL-57", "EW-RUL-102")
def test_devastator_splits_and_his_damage_is_divided() -> None:
    bench = giant()
    bench.do("activate devastator", "use_ability break_apart")
    assert bench.about == "share_damage"
    assert bench.why_not("share [10,0,0,0,0]") == "EW-HUG-08"
    assert bench.why_not("share [9,0,0,0,0,0]") == "EW-HUG-08"
    assert bench.why_not("share [0,10,0,0,0,0]") == "EW-RUL-57"
    bench.do("share [8,2,0,0,0,0]")
    while bench.about == "put_down":
        bench.answer(next(iter(bench.match.ask.options)))  # type: ignore[union-attr]
    assert bench.last(Split).damage == (8, 2, 0, 0, 0, 0)
    assert [bench[name].hp for name in MEMBERS] == [3, 7, 9, 9, 11, 8]
    assert [bench[name].energon for name in MEMBERS] == [3, 4, 4, 4, 4, 3]
    assert bench["devastator"].status == "merged"
    assert bench.seat == 0
    bench.do("activate optimus", "end_activation", "activate scrapper")
    assert bench.why_not("use_ability merge") == "EW-RUL-102"


@pytest.mark.rule("EW-HUG-01", "EW-SLM-07", "EW-THR-10", "EW-KD-03", "EW-FX-08")
def test_huge_models_are_not_moved_by_force() -> None:
    bench = giant()
    number = bench.number("devastator")
    effects = ("slow", "knockdown", "push", "throw", "slam", "drag")
    assert all(is_immune(bench.state, number, effect) for effect in effects)
    still = ("fire", "acid", "cold", "shock", "stasis")
    assert not any(is_immune(bench.state, number, effect) for effect in still)
    bench.do("activate devastator", "end_activation", "activate optimus")
    assert bench.why_not("throw devastator") == "EW-THR-10"


@pytest.mark.rule("EW-HUG-01", "EW-FX-08")
def test_a_push_on_a_huge_model_does_nothing() -> None:
    members = {name: {"at": (0, 0), "status": "merged"} for name in MEMBERS}
    bench = Bench(
        {"windcharger": (14, 10)},
        {"devastator": {"at": (10, 10), "en": 0}, **members},
        ([6, 6], [1, 1]),
    )
    bench.do(
        "activate windcharger", "attack magnetic_repulsion devastator", "decide no", "decide no"
    )
    assert bench.last(Immune).effect == "push"
    assert bench["devastator"].x == 1000


@pytest.mark.rule("EW-HUG-02", "EW-MOV-16", "EW-RUL-56")
def test_huge_models_neither_run_nor_climb() -> None:
    bench = giant(foe=(30, 20), pieces=(("medium_building", 14.5, 10),))
    bench.do("activate devastator", "walk [[1000,1200]]")
    assert bench.why_not("run [[1000,1300]]") == "EW-HUG-02"
    assert bench.offered("climb") == []


@pytest.mark.rule("EW-HUG-03", "EW-FLY-03")
def test_huge_models_strike_fliers() -> None:
    bench = Bench(
        {"optimus": (30, 30)},
        {"devastator": (10, 10), **{n: {"at": (0, 0), "status": "merged"} for n in MEMBERS}},
        mover=1,
    )
    bench.do("activate devastator")
    optimus = bench["optimus"]
    optimus.x, optimus.y = 1350, 1000
    optimus.lasting = [Lasting("Jet", "gain", "flight", 0, "next", 0)]
    assert bench.why_not("attack punch optimus") == ""


@pytest.mark.rule("EW-HUG-04", "EW-RUL-58", "EW-TER-04", "EW-RUL-79")
def test_devastator_punches_terrain_for_nothing() -> None:
    bench = giant(foe=(30, 20), pieces=(("car", 10, 13.5), ("tree", 10, 6.5)))
    bench.do("activate devastator", "punch car")
    assert not bench.state.land.pieces[0].standing
    assert bench["devastator"].energon == 10
    assert bench.why_not("punch tree") == "EW-RUL-79"
    bench.do("walk [[1000,1200]]")
    assert bench.why_not("punch tree") == "EW-HUG-04"


@pytest.mark.rule("EW-RUL-55", "EW-HUG-10")
def test_a_gestalt_is_worth_its_members_or_by_agreement_its_points() -> None:
    bench = giant()
    assert victory_points(bench.state, bench.number("devastator")) == 6
    other = giant(gestalt_vp="table")
    assert victory_points(other.state, other.number("devastator")) == 3


@pytest.mark.rule("EW-RUL-106")
def test_what_members_carry_passes_to_the_gestalt() -> None:
    bench = team(tokens=(("cube", 5, 5),))
    bench.state.tokens[0].carrier = bench.number("hook")
    bench.do("activate scrapper", "use_ability merge")
    assert bench.state.tokens[0].carrier == bench.number("devastator")


@pytest.mark.rule("EW-ATK-08")
def test_damage_from_force_can_be_prevented() -> None:
    bench = Bench({"optimus": (10, 10)}, {"soundwave": {"at": (12.5, 10), "en": 1}}, ([6, 6],))
    bench.do("activate optimus", "throw soundwave", "decide no", "throw_to 1250 1300", "prevent 1")
    assert bench.all(Damaged) == []
