"""Energon: what is gained, what is paid, what is prevented (EW-EN, EW-RND-03)."""

import pytest

from rollout.games.energon_wars.attack_events import Damaged, Energized, Prevented
from rollout.games.energon_wars.content.library import library
from rollout.games.energon_wars.events import Replenished
from rollout.games.energon_wars.rules.energizing import three_sided
from rollout.games.energon_wars.rules.figures import energon_max
from rollout.games.energon_wars.rules.upkeep import gain_of
from rollout.games.energon_wars.screen.sheets import sheet_of
from tests.games.energon_wars.bench import Bench

FAR = {"megatron": (30, 30)}


def duel(**more: object) -> Bench:
    """Optimus beside Megatron; the round ends when both have activated."""
    return Bench({"optimus": (10, 10)}, {"megatron": (12.5, 10)}, **more)  # type: ignore[arg-type]


@pytest.mark.rule("EW-EN-01", "EW-EN-02", "EW-EN-03", "EW-EN-04", "EW-RUL-11", "EW-RUL-13")
@pytest.mark.parametrize(
    ("hp", "energon", "gain"),
    [(16, 0, 6), (7, 0, 6), (6, 0, 5), (4, 0, 4), (3, 3, 3), (2, 0, 3), (1, 5, 1), (16, 6, 0)],
)
def test_a_model_adds_its_boxes_less_the_penalty_up_to_the_maximum(
    hp: int, energon: int, gain: int
) -> None:
    bench = Bench({"optimus": {"at": (10, 10), "hp": hp, "en": energon}}, FAR)
    assert gain_of(bench.state, 0) == gain


@pytest.mark.rule("EW-EN-03")
def test_even_the_worst_hurt_model_gains_one() -> None:
    bench = Bench(
        {"jazz": {"at": (10, 10), "hp": 1, "en": 0}}, {"ratbat": {"at": (30, 30), "hp": 1, "en": 0}}
    )
    assert (gain_of(bench.state, 0), gain_of(bench.state, 1)) == (2, 1)


@pytest.mark.rule("EW-RUL-11")
def test_with_crit_cap_the_penalty_lowers_the_maximum() -> None:
    bench = Bench({"optimus": {"at": (10, 10), "hp": 4, "en": 3}}, FAR, crit_cap=True)
    assert gain_of(bench.state, 0) == 1


@pytest.mark.rule("EW-RND-03", "EW-EN-01", "EW-RUL-14", "EW-RUL-10", "EW-EN-05")
def test_everybody_replenishes_at_the_start_of_the_next_round_also_in_storage() -> None:
    bench = Bench(
        {
            "optimus": {"at": (10, 10), "en": 1},
            "bumblebee": {"at": (12, 10), "mode": "alt", "en": 0},
        },
        {"megatron": {"at": (30, 30), "en": 4, "activated": True}},
    )
    bench.do("activate optimus", "pick_up bumblebee", "end_activation")
    assert bench["bumblebee"].carrier == 0
    bench.do("activate bumblebee", "decide no", "end_activation")
    assert bench.last(Replenished).models == (0, 1, 2)
    assert bench.last(Replenished).gains == (6, 4, 2)
    assert [bench[name].energon for name in ("optimus", "bumblebee", "megatron")] == [6, 4, 6]


@pytest.mark.rule("EW-RUL-10", "EW-ACT-03")
def test_by_agreement_upkeep_comes_in_each_activation() -> None:
    bench = Bench(
        {"optimus": {"at": (10, 10), "en": 1}},
        {"megatron": {"at": (30, 30), "en": 2}},
        upkeep="activation",
    )
    bench.do("activate optimus")
    assert (bench["optimus"].energon, bench["megatron"].energon) == (6, 2)
    bench.do("end_activation", "activate megatron", "end_activation")
    assert bench.state.round == 3
    assert len(bench.all(Replenished)) == 2


@pytest.mark.rule("EW-EN-06", "EW-RUL-64", "EW-RUL-100")
def test_a_model_repairs_itself_one_for_one_in_its_activation() -> None:
    bench = Bench({"optimus": {"at": (10, 10), "hp": 13, "en": 5}}, FAR)
    bench.do("activate optimus")
    assert bench.offered("repair") == ["repair 1", "repair 2", "repair 3"]
    assert bench.why_not("repair 4") == "EW-EN-06"
    bench.do("repair 2")
    assert (bench["optimus"].hp, bench["optimus"].energon) == (15, 3)
    bench.do("walk [[1000,1200]]", "run [[1000,1400]]")
    assert bench.why_not("repair 1") == "EW-ACT-07"


@pytest.mark.rule("EW-EN-12", "EW-RUL-63", "EW-EN-05", "EW-EN-21")
def test_damage_is_prevented_one_for_one_from_the_models_own_track() -> None:
    bench = duel(dice=([6, 6], [4, 4]), mover=1)
    bench.do("activate megatron", "attack fist optimus", "decide no", "decide no")
    assert (bench.about, bench.seat) == ("prevent", 0)
    assert bench.match.ask is not None
    assert bench.match.ask.context["damage"] == 1
    assert bench.offers == ["prevent 0", "prevent 1"]
    bench.do("prevent 1")
    assert bench.last(Prevented).paid == 1
    assert bench.all(Damaged) == []
    assert (bench["optimus"].hp, bench["optimus"].energon) == (16, 5)


@pytest.mark.rule("EW-EN-12", "EW-ATK-08")
def test_whoever_has_no_energon_is_not_asked_and_suffers_all() -> None:
    bench = Bench(
        {"optimus": {"at": (10, 10), "en": 0}}, {"megatron": (12.5, 10)}, ([6, 6], [6, 6]), mover=1
    )
    bench.do("activate megatron", "attack fist optimus", "decide no", "decide no")
    assert bench["optimus"].hp == 11
    assert bench.last(Damaged).amount == 5


@pytest.mark.rule("EW-EN-13", "EW-EN-14", "EW-EN-15", "EW-ATK-15", "EW-EN-11")
def test_both_rolls_of_an_attack_may_be_energized_once_each() -> None:
    bench = duel(dice=([3, 2], 5, [4, 4], 6))
    bench.do("activate optimus", "attack fist megatron", "decide yes", "decide yes")
    assert [event.roll for event in bench.all(Energized)] == ["attack", "damage"]
    assert bench["optimus"].energon == 6 - 1 - 1 - 1
    assert bench.about == "prevent"
    assert bench.match.ask is not None
    assert bench.match.ask.context["damage"] == 4 + 4 + 3 + 11 - 18 + 0


@pytest.mark.rule("EW-EN-15")
def test_a_d3_is_half_a_die_rounded_up() -> None:
    assert [three_sided(face) for face in (1, 2, 3, 4, 5, 6)] == [1, 1, 2, 2, 3, 3]


@pytest.mark.rule("EW-EN-16", "EW-EN-13")
def test_slow_witted_devastator_energizes_damage_only() -> None:
    members = ("scrapper", "hook", "mixmaster", "bonecrusher", "longhaul", "scavenger")
    bench = Bench(
        {"optimus": (10, 10)},
        {
            "devastator": (13.5, 10),
            **{name: {"at": (30, 30), "status": "merged"} for name in members},
        },
        ([6, 6], [6, 6]),
        mover=1,
    )
    bench.do("activate devastator", "attack backhand optimus")
    assert bench.about == "energize_damage"
    bench.do("decide no", "prevent 0")
    assert bench["optimus"].hp == 8


@pytest.mark.rule("EW-EN-20", "EW-EN-21")
def test_what_costs_more_than_there_is_is_refused_and_a_miss_gives_nothing_back() -> None:
    bench = Bench({"optimus": {"at": (10, 10), "en": 2}}, {"megatron": (12.5, 10)}, ([1, 1],))
    bench.do("activate optimus")
    assert bench.why_not("attack energon_axe megatron") == "EW-EN-20"
    bench.do("attack ion_blaster megatron")
    assert bench["optimus"].energon == 0


@pytest.mark.rule("EW-ABL-04", "EW-RUL-12")
def test_the_matrix_box_is_one_of_the_six() -> None:
    assert energon_max(duel().state, 0) == 6


@pytest.mark.rule("EW-ABL-04", "EW-EN-04", "EW-ABL-06")
def test_soundwave_loses_his_amplifier_box_with_his_last_cassette() -> None:
    bench = Bench(
        {"optimus": (10, 10)},
        {"soundwave": (30, 30), "rumble": {"at": (12, 10), "hp": 1, "en": 0}},
        ([6, 6], [6, 6]),
    )
    assert energon_max(bench.state, bench.number("soundwave")) == 5
    bench.do("activate optimus", "attack fist rumble", "decide no", "decide no")
    assert bench["rumble"].status == "defeated"
    assert energon_max(bench.state, bench.number("soundwave")) == 4
    assert bench["soundwave"].energon == 4


@pytest.mark.rule("EW-EN-02")
def test_a_card_says_box_by_box_how_much_less_energon_comes() -> None:
    card = library().cards["optimus"]
    shown = sheet_of(card).penalties
    assert len(shown) == card.hit_points
    assert [card.penalty(box) for box in range(1, card.hit_points + 1)] == list(shown)
    ((first, least), *_) = sorted(card.critical_zone, reverse=True)
    assert (shown[first - 1], shown[first:]) == (least, (0,) * (card.hit_points - first))
