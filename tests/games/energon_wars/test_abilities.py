"""Abilities of the cards (EW-ABL): actions, reactions, auras, triggers."""

import pytest

from rollout.games.energon_wars.attack_events import (
    AttackDeclared,
    AttackRolled,
    DamageRolled,
    Guarded,
)
from rollout.games.energon_wars.events import CloudGone, CloudPlaced
from rollout.games.energon_wars.model import Lasting
from rollout.games.energon_wars.rules.figures import (
    armor_of,
    damage_of,
    has_keyword,
    score_of,
)
from rollout.games.energon_wars.rules.sight import defense_of
from rollout.games.energon_wars.rules.weapons import weapons_of
from tests.games.energon_wars.bench import Bench

FAR = {"megatron": (30, 30)}


@pytest.mark.rule("EW-ABL-05", "EW-RUL-74", "EW-ABL-06")
def test_one_shall_stand_once_he_is_alone_and_in_robot_mode() -> None:
    bench = Bench(
        {"optimus": (10, 10), "jazz": {"at": (14, 10), "hp": 1, "en": 0}},
        {"megatron": (16.5, 10)},
        ([6, 6], [6, 6]),
        mover=1,
    )
    axe = weapons_of(bench.state, 0)[0].attack
    assert (armor_of(bench.state, 0).total, score_of(bench.state, 0, axe, 2).total) == (18, 8)
    bench.do("activate megatron", "attack fist jazz", "decide no", "decide no")
    assert armor_of(bench.state, 0).total == 20
    assert score_of(bench.state, 0, axe, 2).total == 10
    assert damage_of(bench.state, 0, axe, 2).total == 18
    bench["optimus"].side = 1
    assert armor_of(bench.state, 0).total == 18


@pytest.mark.rule("EW-ABL-01", "EW-ABL-02", "EW-EN-09")
def test_an_ability_is_used_at_its_time_for_its_price_within_its_limit() -> None:
    bench = Bench({"bumblebee": (10, 10)}, {"megatron": (16, 10)})
    bench.do("activate bumblebee", "use_ability spotter [megatron]")
    assert bench["bumblebee"].energon == 3
    assert bench.why_not("use_ability spotter [megatron]") == "EW-ABL-02"
    assert bench.why_not("use_ability hard_to_pin_down") == "EW-ABL-02"
    stinger = weapons_of(bench.state, 0)[0].attack
    assert defense_of(bench.state, 0, 1, stinger).total == 11
    bench.do("end_activation").rest("megatron")
    assert defense_of(bench.state, 0, 1, stinger).total == 12


@pytest.mark.rule("EW-ABL-02", "EW-ABL-01")
def test_a_dodge_is_offered_when_the_attack_is_declared_once_a_round() -> None:
    bench = Bench({"optimus": (10, 10)}, {"skywarp": (16, 10)}, ([4, 4], [1, 1]))
    bench.do("activate optimus", "attack ion_blaster skywarp")
    assert (bench.about, bench.seat) == ("re_target", 1)
    bench.do("react skywarp 2", "decide no")
    assert bench.last(AttackRolled).need.total == 16
    assert bench.last(AttackRolled).hit is False
    assert bench["skywarp"].energon == 3
    bench.do("attack ion_blaster skywarp")
    assert bench.about == "energize_attack"
    bench.do("decide no")
    assert bench.last(AttackRolled).need.total == 14


@pytest.mark.rule("EW-ABL-02")
def test_return_fire_comes_after_the_attack_if_the_model_still_stands() -> None:
    bench = Bench(
        {"bluestreak": (10, 10)},
        {"megatron": {"at": (16, 10), "en": 2}},
        ([1, 2], [6, 6], [1, 1]),
        mover=1,
    )
    bench.do("activate megatron", "attack particle_beam bluestreak", "react bluestreak 0")
    assert bench.about == "energize_attack"
    bench.do("decide no")
    assert bench.last(AttackDeclared) == AttackDeclared(0, "Shoulder rockets", (1,), 0)
    assert bench["bluestreak"].energon == 3
    bench.do("decide no", "decide no")
    assert bench.about == "act"


@pytest.mark.rule("EW-ABL-02")
def test_a_bodyguard_takes_the_attack_upon_himself() -> None:
    bench = Bench(
        {"ironhide": {"at": (10, 12.5)}, "jazz": (10, 10)},
        {"megatron": (15, 10)},
        ([6, 6], [1, 1]),
        mover=1,
    )
    bench.do("activate megatron", "attack particle_beam jazz")
    assert (bench.about, bench.seat) == ("re_ally", 0)
    bench.do("react ironhide 0", "decide no", "decide no")
    assert bench.last(Guarded).model == 0
    assert bench.last(AttackRolled).target == 0
    assert bench.last(DamageRolled).armor.total == 18


@pytest.mark.rule("EW-ABL-02")
def test_covering_fire_waits_for_who_ends_a_move_in_sight() -> None:
    bench = Bench(
        {"prowl": (10, 10)}, {"megatron": {"at": (22, 10), "en": 0}}, ([6, 6], [1, 1]), mover=1
    )
    bench.do("activate megatron", "walk [[1750,1000]]")
    assert (bench.about, bench.seat) == ("re_move", 0)
    bench.do("react prowl 0", "decide no", "decide no")
    assert bench["megatron"].conditions == 4
    assert bench["prowl"].energon == 4


@pytest.mark.rule("EW-ABL-02")
def test_bumblebee_slips_away_after_a_miss() -> None:
    bench = Bench({"bumblebee": (10, 10)}, {"megatron": (16, 10)}, ([1, 2],), mover=1)
    bench.do("activate megatron", "attack particle_beam bumblebee", "decide no")
    assert bench.about == "re_miss"
    bench.do("react bumblebee 0", "move_to [[1000,1300]]")
    assert (bench["bumblebee"].y, bench["bumblebee"].energon) == (1300, 3)


@pytest.mark.rule("EW-ABL-02")
def test_who_hurts_sunstreaker_in_melee_is_struck_back() -> None:
    bench = Bench(
        {"sunstreaker": {"at": (10, 10), "en": 1}},
        {"megatron": (12.5, 10)},
        ([6, 6], [6, 6], [1, 1]),
        mover=1,
    )
    bench.do("activate megatron", "attack fist sunstreaker", "decide no", "decide no", "prevent 0")
    assert bench.about == "re_hurt"
    bench.do("react sunstreaker 1")
    assert bench.last(AttackDeclared).weapon == "Fist"
    assert bench.last(AttackDeclared).model == 0


@pytest.mark.rule("EW-ABL-06", "EW-ABL-01")
def test_modifiers_are_limited_to_two_and_end_with_the_round() -> None:
    bench = Bench(
        {"grimlock": {"at": (10, 10), "hp": 4}, "ratchet": (14, 10)}, {"megatron": (12.5, 12)}
    )
    sword = weapons_of(bench.state, 0)[0].attack
    assert score_of(bench.state, 0, sword, 2).total == 9
    bench["grimlock"].lasting = [
        Lasting("King", "mod", "MAT", 1, "round", 0),
        Lasting("Crown", "mod", "MAT", 1, "round", 0),
    ]
    assert score_of(bench.state, 0, sword, 2).total == 10


@pytest.mark.rule("EW-ABL-06", "EW-LOS-13")
def test_rolling_cover_conceals_friends_beside() -> None:
    bench = Bench({"ironhide": {"at": (10, 10), "mode": "alt"}, "jazz": (12.9, 10)}, FAR)
    assert has_keyword(bench.state, 1, "concealment")
    bench["jazz"].x = 1300
    assert not has_keyword(bench.state, 1, "concealment")


@pytest.mark.rule("EW-ABL-06", "EW-LOS-12")
def test_listening_post_takes_stealth_away() -> None:
    bench = Bench(
        {"bumblebee": {"at": (10, 10), "mode": "alt"}},
        {"soundwave": {"at": (30, 30), "mode": "alt"}},
    )
    assert has_keyword(bench.state, 0, "stealth")
    bench["soundwave"].x, bench["soundwave"].y = 1900, 1000
    assert not has_keyword(bench.state, 0, "stealth")


@pytest.mark.rule("EW-ABL-01", "EW-LOS-13")
def test_wheeljack_lays_smoke_until_his_next_activation() -> None:
    bench = Bench({"wheeljack": (10, 10)}, FAR)
    bench.do("activate wheeljack", "use_ability_at smoke_canister 1400 1000")
    assert bench.last(CloudPlaced).radius == 200
    bench.do("end_activation").rest("megatron")
    assert len(bench.state.clouds) == 1
    bench.do("activate wheeljack")
    assert bench.state.clouds == []
    assert bench.last(CloudGone).model == 0


@pytest.mark.rule("EW-ABL-02", "EW-FX-03", "EW-RND-07")
def test_ratchet_repairs_others_in_his_activation_and_at_the_end_of_the_round() -> None:
    bench = Bench(
        {"ratchet": (10, 10), "jazz": {"at": (12, 10), "hp": 5}},
        {"megatron": {"at": (30, 30), "activated": True}},
    )
    bench.do(
        "activate ratchet", "use_ability field_repair [jazz]", "use_ability field_repair [jazz]"
    )
    assert bench["jazz"].hp == 9
    assert bench.why_not("use_ability field_repair [jazz]") == "EW-ABL-02"
    bench.do("end_activation").rest("jazz")
    assert bench.about == "choose_target"
    bench.do("pick jazz")
    assert bench["jazz"].hp == 11


@pytest.mark.rule("EW-ABL-02", "EW-RND-03")
def test_wheeljack_gives_energon_at_the_start_of_the_round() -> None:
    bench = Bench(
        {"wheeljack": (10, 10), "jazz": {"at": (12, 10), "hp": 3, "en": 0, "activated": True}},
        {"megatron": {"at": (30, 30), "activated": True}},
    )
    bench.rest("wheeljack")
    assert (bench.about, bench.state.round) == ("choose_target", 3)
    bench.do("pick jazz")
    assert bench["jazz"].energon == 4


@pytest.mark.rule("EW-ABL-01", "EW-STO-05")
def test_soundwave_ejects_his_cassettes() -> None:
    bench = Bench(
        {"optimus": (30, 30)},
        {"soundwave": (10, 10), "rumble": {"at": (10, 10), "status": "carried", "mode": "alt"}},
        mover=1,
    )
    bench["rumble"].carrier = 1
    bench.do("activate soundwave", "use_ability eject", "place 1000 1300", "decide yes")
    rumble = bench["rumble"]
    assert (rumble.status, rumble.side, rumble.x, rumble.y) == ("standing", 0, 1000, 1300)


@pytest.mark.rule("EW-ABL-01")
def test_skywarp_teleports_anywhere_within_ten_inches() -> None:
    bench = Bench({"optimus": (30, 30)}, {"skywarp": (10, 10)}, mover=1)
    bench.do("activate skywarp", "use_ability teleport")
    assert bench.why_not("place 2100 1000") == ""
    assert bench.why_not("place 2300 1000") != ""
    bench.do("place 2100 1000")
    assert (bench["skywarp"].x, bench["skywarp"].energon) == (2100, 2)


@pytest.mark.rule("EW-ABL-01", "EW-RUL-24")
def test_a_critical_fusion_cannon_does_two_more() -> None:
    bench = Bench(
        {"optimus": {"at": (10, 10), "en": 0}}, {"megatron": (16, 10)}, ([4, 4], [1, 1]), mover=1
    )
    bench.do("activate megatron", "attack fusion_cannon optimus", "decide no", "decide no")
    assert bench.last(DamageRolled).damage.total == 18
    assert bench["optimus"].hp == 16 - (2 + 18 - 18)


@pytest.mark.rule("EW-ABL-01")
def test_bonecrusher_wrecks_terrain_for_one_energon() -> None:
    bench = Bench(
        {"optimus": (30, 30)}, {"bonecrusher": (10, 10)}, pieces=(("car", 10, 12.5),), mover=1
    )
    bench.do("activate bonecrusher", "use_ability demolition", "punch car")
    assert not bench.state.land.pieces[0].standing
    assert bench["bonecrusher"].energon == 3


@pytest.mark.rule("EW-ABL-02", "EW-EN-16")
def test_megatron_lends_free_energizing_once() -> None:
    bench = Bench(
        {"optimus": {"at": (10, 10), "en": 0}},
        {"megatron": (16, 10), "soundwave": (12.5, 10)},
        ([6, 6], [1, 1], 1),
        mover=1,
    )
    bench.do("activate megatron", "use_ability decepticons__attack [soundwave]", "end_activation")
    bench.rest("optimus").do("activate soundwave", "attack fist optimus", "decide no")
    assert bench.match.ask is not None
    assert (bench.about, bench.match.ask.context["cost"]) == ("energize_damage", 0)
    bench.do("decide yes")
    assert bench["soundwave"].lasting == []
