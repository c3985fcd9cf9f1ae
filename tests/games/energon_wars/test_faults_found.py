"""What faults put into the rules have shown to be untested."""

from dataclasses import replace

import pytest

from rollout.games.energon_wars.actions import UseAbilityAt
from rollout.games.energon_wars.content.cards import Ability
from rollout.games.energon_wars.content.phrases import BadPhrase, Who, Word, read_word
from rollout.games.energon_wars.content.vocabulary import EFFECTS, KEYWORDS
from rollout.games.energon_wars.events import Marked
from rollout.games.energon_wars.model import Lasting
from rollout.games.energon_wars.naming import say_cargo, say_model, say_token
from rollout.games.energon_wars.rules.deploying import deployment_zone
from rollout.games.energon_wars.rules.figures import damage_of, has_keyword, score_of
from rollout.games.energon_wars.rules.flung_objects import _fits as fits
from rollout.games.energon_wars.rules.sight import cover_rule
from rollout.games.energon_wars.rules.weapons import weapons_of
from rollout.space.plane.shapes import Disc
from tests.games.energon_wars.bench import Bench

FAR = {"megatron": (33, 33)}


@pytest.mark.rule("EW-ABL-06")
@pytest.mark.parametrize(("hp", "total"), [(16, 12), (15, 11)])
def test_an_ambush_is_for_the_undamaged(hp: int, total: int) -> None:
    bench = Bench({"optimus": {"at": (12, 10), "hp": hp}}, {"ravage": (10, 10)}, mover=1)
    fangs = weapons_of(bench.state, 1)[2].attack
    assert damage_of(bench.state, 1, fangs, 0).total == total


@pytest.mark.rule("EW-LOS-09")
def test_two_on_equal_roofs_have_no_cover_by_height() -> None:
    bench = Bench(
        {"bumblebee": {"at": (10, 10), "level": 0}},
        {"rumble": {"at": (18, 10), "level": 1}},
        pieces=(("medium_building", 10, 10), ("medium_building", 18, 10)),
    )
    assert cover_rule(bench.state, 0, 1) == ""


@pytest.mark.rule("EW-ABL-02", "EW-ACT-11")
def test_what_lasts_to_the_end_of_the_next_activation_ends_with_it() -> None:
    bench = Bench({"optimus": (10, 10)}, FAR)
    bench["optimus"].lasting = [Lasting("Light and Sound Show", "mod", "MAT", -2, "end", 1)]
    bench.do("activate optimus")
    assert len(bench["optimus"].lasting) == 1
    bench.do("end_activation")
    assert bench["optimus"].lasting == []


@pytest.mark.rule("EW-ARM-03", "EW-STO-05")
def test_only_the_item_that_was_used_is_used_up() -> None:
    bench = Bench({"optimus+energon_cube+repair_kit": {"at": (10, 10), "hp": 9, "en": 2}}, FAR)
    bench.do("activate optimus", "use_ability patch_up [optimus]")
    assert bench["optimus"].hp == 12
    assert [item.carrier for item in bench.state.items] == [0, -1]


@pytest.mark.rule("EW-RUL-61")
def test_who_has_models_left_goes_on_whatever_was_agreed_on() -> None:
    bench = Bench(
        {"optimus": (10, 10)},
        {"megatron": (30, 30), "rumble": {"at": (11.6, 10), "hp": 1, "en": 0}},
        ([6, 6], [6, 6]),
        wipeout="lose_at_once",
    )
    bench.do("activate optimus", "attack fist rumble", "decide no", "decide no")
    assert bench["rumble"].status == "defeated"
    assert bench.state.ended == ""


@pytest.mark.rule("EW-LOS-12", "EW-ABL-01")
def test_who_loses_its_stealth_has_none_whatever_is_printed() -> None:
    bench = Bench({"bumblebee": {"at": (10, 10), "mode": "alt"}}, FAR)
    assert has_keyword(bench.state, 0, "stealth")
    bench["bumblebee"].lasting = [Lasting("Infrared Scan", "lose", "stealth", 0, "round", 1)]
    assert not has_keyword(bench.state, 0, "stealth")
    bench["bumblebee"].lasting = [
        Lasting("Fog", "gain", "stealth", 0, "round", 0),
        Lasting("Infrared Scan", "lose", "stealth", 0, "round", 1),
    ]
    assert not has_keyword(bench.state, 0, "stealth")


@pytest.mark.rule("EW-ABL-06")
def test_who_waits_has_not_moved_while_another_does() -> None:
    bench = Bench({"bluestreak": (10, 10), "jazz": (20, 10)}, {"megatron": (10, 17)})
    rifle = weapons_of(bench.state, 0)[0].attack
    printed = bench.state.cards[0].sides[0].ranged
    assert score_of(bench.state, 0, rifle, 2).total == printed + 1
    bench.do("activate jazz", "walk [[2000,1200]]")
    assert score_of(bench.state, 0, rifle, 2).total == printed + 1
    bench.do("end_activation", "activate megatron", "end_activation")
    bench.do("activate bluestreak", "walk [[1000,1100]]")
    assert score_of(bench.state, 0, rifle, 2).total == printed


def test_what_stands_in_one_bracket_is_one_thing() -> None:
    assert read_word("attack[Kick, hard]", EFFECTS).parameters == ("Kick, hard",)
    with pytest.raises(BadPhrase, match="a number from 1 to 12, found 6,7"):
        read_word("jump(6,7)", KEYWORDS)


@pytest.mark.rule("EW-RUL-79", "EW-LOS-13")
def test_a_cloud_that_is_paid_for_begins_another_window() -> None:
    bench = Bench({"wheeljack": (10, 10)}, FAR).do("activate wheeljack")
    bench.state.acting.free = ["transform"]
    bench.answer(UseAbilityAt(0, 1000, 1300))
    assert (bench["wheeljack"].energon, bench.state.acting.free) == (4, [])
    [cloud] = bench.state.clouds
    assert (cloud.x, cloud.y, cloud.radius, cloud.by) == (1000, 1300, 200, 0)


@pytest.mark.rule("EW-THM-01", "EW-THM-04")
@pytest.mark.parametrize(("tags", "depth"), [(("medic", "minibot"), 1100), (("medic",), 700)])
def test_one_tag_that_the_theme_favours_is_enough(tags: tuple[str, ...], depth: int) -> None:
    bench = Bench({"gears": (10, 3)}, FAR)
    assert bench.state.themes[0] == "season_one_autobots"
    bench.state.cards[0] = replace(bench.state.cards[0], tags=tags)
    assert deployment_zone(bench.state, 0).north == depth


@pytest.mark.rule("EW-ABL-01", "EW-EN-09")
@pytest.mark.parametrize(("answer", "hp", "paid"), [("yes", 11, 1), ("no", 10, 0)])
def test_a_trigger_that_costs_is_asked_for(answer: str, hp: int, paid: int) -> None:
    bench = Bench({"jazz": {"at": (10, 10), "hp": 10}}, {"megatron": (12.5, 10)}, ([6, 5], [1, 1]))
    card = bench.state.cards[0]
    thrift = Ability("Thrift", "hit", Who("self"), (Word("repair", ("1",)),), cost=1)
    robot = replace(card.sides[0], abilities=(thrift,))
    bench.state.cards[0] = replace(card, sides=(robot, card.sides[1]))
    bench.do("activate jazz", "attack spin_kick megatron", "decide no")
    before = bench["jazz"].energon
    assert bench.about == "trigger"
    bench.do(f"decide {answer}")
    assert (bench["jazz"].hp, bench["jazz"].energon) == (hp, before - paid)
    bench.do("decide no")


@pytest.mark.rule("EW-RUL-46", "EW-THR-02")
@pytest.mark.parametrize(
    ("x", "y", "lies"),
    [
        (25, 25, True),
        (24, 500, False),
        (500, 24, False),
        (3575, 3575, True),
        (3576, 500, False),
        (500, 3576, False),
    ],
)
def test_a_thrown_piece_lies_wholly_on_the_mat_up_to_its_edge(x: int, y: int, lies: bool) -> None:
    bench = Bench({"jazz": (18, 18)}, FAR)
    assert fits(bench.state, Disc((x, y), 25)) == lies


@pytest.mark.rule("EW-STO-03")
def test_models_items_and_tokens_are_called_by_their_names() -> None:
    bench = Bench(
        {"optimus+jetpack+null_shield": (10, 10)}, FAR, tokens=(("cube", 5, 5), ("station", 8, 18))
    )
    told = [say_cargo(bench.state, number) for number in range(2, 7)]
    assert [each.key for each in told] == [
        "item-jetpack",
        "item-null-shield",
        "token-cube",
        "token-station",
        "token-new",
    ]
    assert say_cargo(bench.state, 1) == say_model(bench.state, 1)
    assert [say_token(bench.state, number) for number in (-1, 2)] == [None, None]


@pytest.mark.rule("EW-RUL-24", "EW-ABL-01")
@pytest.mark.parametrize(("dice", "hp"), [([6, 6], 15), ([6, 5], 16)])
def test_a_cut_with_matching_dice_hurts_whom_it_hits(dice: list[int], hp: int) -> None:
    bench = Bench(
        {"optimus": {"at": (10, 10), "en": 0}},
        {"buzzsaw": (11.6, 10), "megatron": (30, 30)},
        (dice, [1, 1]),
        mover=1,
    )
    bench.do("activate buzzsaw", "attack serrated_beak optimus")
    while bench.about.startswith("energize"):
        bench.do("decide no")
    assert bench["optimus"].hp == hp


@pytest.mark.rule("EW-RUL-26", "EW-KD-01")
def test_nobody_is_knocked_down_who_fell_to_what_came_before() -> None:
    bench = Bench(
        {"jazz": (10, 10)},
        {"megatron": {"at": (12.2, 10), "hp": 1, "en": 0}, "rumble": (30, 30)},
        ([6, 5],),
    )
    card = bench.state.cards[0]
    kick = replace(card.sides[0].attacks[0], fx=(Word("knockdown"),))
    cut = Ability("Cut", "hit", Who("hit"), (Word("damage", ("1",)),))
    robot = replace(card.sides[0], attacks=(kick,), abilities=(cut,))
    bench.state.cards[0] = replace(card, sides=(robot, card.sides[1]))
    bench.do("activate jazz")
    bench.do(next(line for line in bench.offered("attack") if "megatron" in line), "decide no")
    assert bench["megatron"].status == "defeated"
    assert bench.all(Marked) == []


@pytest.mark.rule("EW-VP-06")
def test_a_workbench_that_was_used_is_gone() -> None:
    bench = Bench(
        {"jazz": (10, 10)},
        FAR,
        scenario="spark_plug",
        tokens=(("sparkplug", 10, 10), ("workbench", 11.8, 10)),
    )
    bench.state.tokens[0].carrier = 0
    bench.do("activate jazz", "end_activation", "decide yes")
    assert [token.present for token in bench.state.tokens] == [True, False]
    assert bench.state.points == [1, 0]
