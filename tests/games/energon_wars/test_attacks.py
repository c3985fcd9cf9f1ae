"""Attacks, FX and knockdown (EW-ATK, EW-FX, EW-KD)."""

import pytest

from rollout.games.energon_wars.attack_events import (
    AttackDeclared,
    AttackRolled,
    Damaged,
    DamageRolled,
    Displaced,
)
from rollout.games.energon_wars.events import (
    AbilityTriggered,
    EnergonChanged,
    Immune,
    Marked,
    PutDown,
    Repaired,
)
from rollout.games.energon_wars.model import COLD, DISRUPTION, FIRE, SLOW, STASIS
from tests.games.energon_wars.bench import Bench


def shooter(dice: tuple[object, ...], **foe: object) -> Bench:
    """The example of the rules: Starscream's null ray at Optimus."""
    bench = Bench(
        {"optimus": {"at": (10, 10), **foe}},
        {"starscream": (18, 10)},
        dice,
        mover=1,
    )
    return bench.do("activate starscream")


@pytest.mark.rule("EW-ATK-05", "EW-ATK-04", "EW-ATK-07", "EW-ATK-01", "EW-EN-11")
def test_the_null_ray_hits_optimus_on_six_and_does_what_exceeds_his_armor() -> None:
    bench = shooter(([3, 3], [4, 4]), en=0)
    bench.do("attack null_ray optimus", "decide no", "decide no")
    rolled = bench.last(AttackRolled)
    assert (rolled.dice, rolled.score.total, rolled.need.total) == ((3, 3), 7, 13)
    assert (rolled.hit, rolled.critical) == (True, True)
    damage = bench.last(DamageRolled)
    assert (damage.damage.total, damage.armor.total, damage.amount) == (13, 18, 3)
    assert bench["optimus"].hp == 13
    assert bench["starscream"].energon == 3
    assert bench.last(AttackDeclared) == AttackDeclared(1, "Null ray", (0,), 2)


@pytest.mark.rule("EW-ATK-16", "EW-ATK-05")
def test_one_less_misses_and_nothing_more_happens() -> None:
    bench = shooter(([3, 2],), en=3)
    bench.do("attack null_ray optimus", "decide no")
    assert bench.last(AttackRolled).hit is False
    assert bench.all(DamageRolled) == []
    assert (bench["optimus"].energon, bench["starscream"].energon) == (3, 3)


@pytest.mark.rule("EW-ATK-07", "EW-ATK-10", "EW-FX-12")
def test_damage_equal_to_armor_is_none_but_effects_apply() -> None:
    bench = shooter(([3, 4], [2, 3]), en=3)
    bench.do("attack null_ray optimus", "decide no", "decide no")
    assert bench.last(DamageRolled).amount == 0
    assert (bench["optimus"].hp, bench["optimus"].energon) == (16, 2)


@pytest.mark.rule("EW-FX-12", "EW-RUL-65")
def test_shock_takes_nothing_from_who_has_none() -> None:
    bench = shooter(([3, 4], [1, 1]), en=0)
    bench.do("attack null_ray optimus", "decide no", "decide no")
    assert bench.all(EnergonChanged) == []


@pytest.mark.rule("EW-ATK-02")
def test_rate_of_fire_limits_how_often_an_attack_is_bought() -> None:
    bench = shooter(([1, 1], [1, 1]))
    bench.do("attack null_ray optimus", "decide no", "attack null_ray optimus", "decide no")
    bench["starscream"].energon = 5
    assert bench.why_not("attack null_ray optimus") == "EW-ATK-02"


@pytest.mark.rule("EW-ATK-02", "EW-TRN-07")
def test_each_side_counts_its_own_rate_of_fire() -> None:
    bench = shooter(([1, 1], [1, 1]))
    bench.do("attack null_ray optimus", "decide no", "attack null_ray optimus", "decide no")
    bench["starscream"].energon = 5
    bench.do("transform")
    assert bench.why_not("attack null_ray optimus") == ""


@pytest.mark.rule("EW-ATK-03", "EW-RUL-07", "EW-RUL-69", "EW-RUL-72")
def test_a_target_is_an_enemy_within_range_from_edge_to_edge() -> None:
    bench = Bench(
        {"optimus": (10, 10), "jazz": (10, 12)},
        {"starscream": (19.97, 10)},
        mover=0,
    )
    bench.do("activate optimus")
    assert bench.why_not("attack ion_blaster starscream") == ""
    assert bench.why_not("attack fist jazz") == "EW-RUL-69"
    bench["starscream"].x = 1998
    assert bench.why_not("attack ion_blaster starscream") == "EW-ATK-03"
    assert bench.why_not("attack fist starscream") == "EW-ATK-03"


@pytest.mark.rule("EW-ATK-06", "EW-KD-04", "EW-RUL-25")
@pytest.mark.parametrize(("dice", "hit"), [([1, 2], True), ([1, 1], False)])
def test_who_lies_down_is_missed_by_two_ones_only(dice: list[int], hit: bool) -> None:
    more: tuple[object, ...] = ([1, 1],) if hit else ()
    bench = shooter((dice, *more), conditions=["knockdown"], en=0)
    bench.do("attack null_ray optimus", "decide no")
    if hit:
        bench.do("decide no")
    assert bench.last(AttackRolled).hit is hit


@pytest.mark.rule("EW-ATK-09", "EW-VP-01", "EW-RUL-51", "EW-RUL-83")
def test_a_defeated_model_is_removed_and_what_it_carried_is_placed() -> None:
    bench = Bench(
        {"jazz+jetpack": {"at": (10, 10), "hp": 1, "en": 0}, "ratchet": (3, 3)},
        {"megatron": (12.5, 10)},
        ([6, 6], [6, 6]),
        mover=1,
    )
    bench.do("activate megatron", "attack fist jazz", "decide no", "decide no")
    assert bench["jazz"].status == "defeated"
    assert bench.state.items[0].carrier == -1
    assert bench.state.points == [0, 1]


@pytest.mark.rule("EW-RUL-51", "EW-ATK-09")
def test_the_opponent_places_the_objectives_of_a_defeated_carrier() -> None:
    bench = Bench(
        {"jazz": {"at": (10, 10), "hp": 1, "en": 0}, "ratchet": (3, 3)},
        {"megatron": (12.5, 10)},
        ([6, 6], [6, 6]),
        mover=1,
        tokens=(("cube", 10, 10),),
    )
    bench.state.tokens[0].carrier = 0
    bench.do("activate megatron", "attack fist jazz", "decide no", "decide no")
    assert (bench.about, bench.seat) == ("put_down", 1)
    bench.answer(next(iter(bench.match.ask.options)))  # type: ignore[union-attr]
    assert bench.last(PutDown).cargo == 3
    assert bench.state.tokens[0].carrier == -1


@pytest.mark.rule("EW-ATK-12", "EW-RUL-24", "EW-ABL-01")
def test_a_critical_is_a_trigger_and_the_d3_counts_as_a_die() -> None:
    bench = Bench({"jazz": (10, 10)}, {"megatron": (15, 10)}, ([2, 6], 4, [1, 1]))
    bench["jazz"].energon = 3
    bench.do("activate jazz", "attack photon_rifle megatron", "decide yes", "decide no")
    assert bench.last(AttackRolled).dice == (2, 6, 2)
    assert bench.last(AttackRolled).critical
    assert [event.ability for event in bench.all(AbilityTriggered)] == ["Do It with Style"]
    assert bench["jazz"].energon == 3 - 1 - 1 + 1


@pytest.mark.rule("EW-ATK-12", "EW-RUL-24")
def test_a_critical_that_misses_does_nothing() -> None:
    bench = Bench({"jazz": (10, 10)}, {"megatron": (15, 10)}, ([2, 2],))
    bench.do("activate jazz", "attack photon_rifle megatron", "decide no")
    assert bench.all(AbilityTriggered) == []


@pytest.mark.rule("EW-ATK-14", "EW-FX-06", "EW-RUL-28", "EW-RUL-94", "EW-RUL-27", "EW-RUL-62")
def test_a_360_attack_strikes_everybody_in_range_and_losses_come_together() -> None:
    bench = Bench(
        {"jazz": {"at": (10, 10), "en": 0}, "ratchet": {"at": (14, 10), "en": 0}},
        {"starscream": {"at": (12, 10), "mode": "alt"}, "skywarp": {"at": (12, 12.5), "en": 0}},
        ([6, 6], 6, [6, 6], [6, 6], [1, 1], [3, 3], [6, 6]),
        mover=1,
    )
    bench.do("activate starscream", "attack_around cluster_bombs", "decide yes")
    assert bench.about == "energize_damage"
    bench.do("decide no")
    assert [event.target for event in bench.all(AttackRolled)] == [0, 1, 3]
    assert [event.dice for event in bench.all(AttackRolled)] == [(6, 6, 3), (6, 6, 3), (3, 3, 3)]
    assert [event.model for event in bench.all(Damaged)] == [0, 3]
    assert [bench[name].hp for name in ("jazz", "ratchet", "skywarp")] == [4, 13, 3]


@pytest.mark.rule("EW-RUL-28")
def test_a_360_attack_without_an_enemy_in_range_cannot_be_bought() -> None:
    bench = Bench(
        {"jazz": (30, 10)},
        {"starscream": {"at": (12, 10), "mode": "alt"}, "skywarp": (12, 12.5)},
        mover=1,
    )
    bench.do("activate starscream")
    assert bench.why_not("attack_around cluster_bombs") == "EW-RUL-28"


@pytest.mark.rule("EW-RUL-107", "EW-RUL-28")
def test_melee_attacks_all_around_leave_out_fliers() -> None:
    bench = Bench(
        {"jazz": {"at": (10, 10), "en": 0}},
        {"rumble": (11.6, 10), "laserbeak": (12.8, 10)},
        ([6, 6], [1, 1]),
        mover=1,
    )
    bench.do("activate rumble", "attack_around earthquake", "decide no", "decide no")
    assert [event.target for event in bench.all(AttackRolled)] == [0]
    assert bench["jazz"].conditions & 1


@pytest.mark.rule("EW-RUL-29", "EW-ATK-13", "EW-ATK-11", "EW-FX-10")
def test_a_spray_strikes_everybody_in_its_cone_and_needs_an_enemy() -> None:
    bench = Bench(
        {"ironhide": (10, 10), "jazz": {"at": (14, 10), "en": 0}},
        {"megatron": {"at": (16.5, 10.5), "en": 0}, "soundwave": (10, 16)},
        ([6, 6], [1, 1], [6, 6], [1, 1]),
    )
    bench.do("activate ironhide")
    assert bench.why_not("spray liquid_nitrogen 1800") == "EW-RUL-29"
    bench.do("spray liquid_nitrogen 0", "decide no", "decide no")
    assert bench.last(AttackDeclared).targets == (1, 2)
    assert bench["jazz"].conditions == COLD
    assert bench["megatron"].conditions == COLD
    assert bench["soundwave"].conditions == 0


@pytest.mark.rule("EW-ATK-18", "EW-FX-17", "EW-ATK-11", "EW-RUL-26")
def test_abilities_tied_to_a_weapon_work_with_it() -> None:
    bench = Bench(
        {"optimus": {"at": (10, 10), "en": 0}},
        {"bombshell": (15, 10)},
        ([6, 6], [1, 1]),
        mover=1,
    )
    bench.do("activate bombshell", "attack cerebro_shell optimus", "decide no", "decide no")
    assert bench["optimus"].conditions == STASIS


@pytest.mark.rule("EW-FX-01", "EW-KD-01", "EW-KD-02", "EW-KD-03", "EW-KD-08", "EW-THR-11")
def test_knockdown_needs_a_robot_that_still_stands() -> None:
    for foe, down in (({}, True), ({"mode": "alt"}, False), ({"conditions": ["knockdown"]}, True)):
        bench = Bench(
            {"brawn": (10, 10)},
            {"soundwave": {"at": (12.5, 10), "en": 0, **foe}},
            ([6, 6], [1, 1]),
        )
        bench.do("activate brawn", "attack rocket_fist soundwave", "decide no", "decide no")
        assert bool(bench["soundwave"].conditions & 1) is down
        assert len(bench.all(Marked)) == (1 if foe == {} else 0)


@pytest.mark.rule("EW-FX-02", "EW-RUL-40")
def test_drag_pulls_the_target_into_contact() -> None:
    bench = Bench({"jazz": (10, 10)}, {"megatron": {"at": (16, 10), "en": 0}}, ([6, 6], [1, 1]))
    bench.do("activate jazz", "attack grappling_hook megatron", "decide no", "decide no")
    assert bench.last(Displaced).how == "drag"
    assert bench["megatron"].x == 1196
    assert bench.why_not("attack spin_kick megatron") == ""


@pytest.mark.rule("EW-FX-14", "EW-RUL-40", "EW-RUL-70")
@pytest.mark.parametrize(("y", "ends"), [(13, 16), (33.5, 35.02)])
def test_push_moves_straight_away_and_stops_at_the_edge(y: float, ends: float) -> None:
    bench = Bench(
        {"windcharger": (10, y - 3)}, {"megatron": {"at": (10, y), "en": 0}}, ([6, 6], [1, 1])
    )
    bench.do("activate windcharger", "attack magnetic_repulsion megatron", "decide no", "decide no")
    assert (bench["megatron"].x, bench["megatron"].y) == (1000, round(ends * 100))
    assert bench["megatron"].conditions == 0
    assert bench["megatron"].hp == 17


@pytest.mark.rule("EW-FX-14", "EW-RUL-88")
def test_push_stops_at_bases_and_structures_without_damage() -> None:
    bench = Bench(
        {"windcharger": (10, 10)},
        {"megatron": {"at": (13, 10), "en": 0}, "soundwave": (16, 10)},
        ([6, 6], [1, 1]),
    )
    bench.do("activate windcharger", "attack magnetic_repulsion megatron", "decide no", "decide no")
    assert bench["megatron"].x in (1403, 1404)
    assert bench["soundwave"].hp == 13


@pytest.mark.rule("EW-FX-03")
def test_repair_on_a_row_heals_the_attacker() -> None:
    bench = Bench(
        {"optimus": {"at": (10, 10), "en": 0}},
        {"kickback": {"at": (12.5, 10), "mode": "alt", "hp": 3}},
        ([6, 6], [1, 1]),
        mover=1,
    )
    bench.do("activate kickback", "attack metal_bite optimus", "decide no", "decide no")
    assert bench["kickback"].hp == 4
    assert bench.last(Repaired).amount == 1
    assert bench["optimus"].conditions == 4


@pytest.mark.rule("EW-FX-08", "EW-RUL-76", "EW-FX-07")
def test_the_immune_take_no_token_but_the_damage() -> None:
    bench = Bench(
        {"grimlock": {"at": (10, 10), "en": 0}},
        {"thundercracker": (16, 10)},
        ([6, 6], [6, 6]),
        mover=1,
    )
    bench.do("activate thundercracker", "attack incendiary_gun grimlock", "decide no", "decide no")
    assert bench.last(Immune).effect == "fire"
    assert not bench["grimlock"].conditions & FIRE
    assert bench["grimlock"].hp == 17 - 6


@pytest.mark.rule("EW-FX-15", "EW-FX-20", "EW-FX-04")
def test_a_second_token_of_a_kind_changes_nothing() -> None:
    bench = Bench(
        {"ratchet": (10, 10)},
        {"megatron": {"at": (15, 10), "conditions": ["slow"], "en": 0}},
        ([6, 6], [1, 1]),
    )
    bench.do("activate ratchet", "attack tranquilizer megatron", "decide no", "decide no")
    assert bench["megatron"].conditions == SLOW
    assert bench.all(Marked) == []


@pytest.mark.rule("EW-FX-18", "EW-RUL-68", "EW-RUL-26")
def test_a_critical_null_ray_disrupts() -> None:
    bench = shooter(([3, 3], [1, 1]), en=2)
    bench.do("attack null_ray optimus", "decide no", "decide no")
    assert bench["optimus"].conditions == DISRUPTION
    bench.do("end_activation", "activate optimus", "proceed")
    bench["starscream"].x = 1250
    assert bench.why_not("use_ability roll_out") == "EW-RUL-68"


@pytest.mark.rule("EW-ATK-20", "EW-RUL-52")
def test_starscream_shoots_with_megatron_in_his_hand() -> None:
    bench = Bench(
        {"optimus": {"at": (10, 10), "en": 0}},
        {"starscream": (19, 10), "megatron": {"at": (21, 10), "mode": "alt"}},
        ([4, 4], [4, 4]),
        mover=1,
    )
    bench.do("activate starscream", "pick_up megatron", "attack pistol_shot optimus")
    bench.do("decide no", "decide no")
    assert bench.last(AttackRolled).score.total == 7
    assert bench.last(DamageRolled).damage.total == 14
    assert bench["starscream"].energon == 5 - 1 - 2
    assert bench["megatron"].energon == 6
    assert bench["megatron"].used == ["shot:0"]


@pytest.mark.rule("EW-RUL-71")
def test_a_score_of_nothing_still_rolls_and_a_side_without_rows_cannot_attack() -> None:
    bench = Bench({"optimus": (10, 10)}, {"soundwave": {"at": (12.5, 10), "mode": "alt"}}, mover=1)
    bench.do("activate soundwave")
    assert bench.offered("attack") == []
    assert bench.why_not("throw optimus") == "EW-RUL-71"


@pytest.mark.rule("EW-RUL-84")
def test_friendly_fire_scores_for_the_enemy() -> None:
    bench = Bench(
        {"jazz": {"at": (10, 10), "en": 0}},
        {
            "starscream": {"at": (12, 10), "mode": "alt"},
            "bombshell": {"at": (12, 12.5), "en": 0, "hp": 1},
        },
        ([1, 1], [6, 6], [6, 6]),
        mover=1,
    )
    bench.do("activate starscream", "attack_around cluster_bombs", "decide no", "decide no")
    assert bench["bombshell"].status == "defeated"
    assert bench.state.points == [1, 0]
