"""What faults put into the rules have shown to be untested."""

import pytest

from rollout.games.energon_wars.content.phrases import BadPhrase, read_word
from rollout.games.energon_wars.content.vocabulary import EFFECTS, KEYWORDS
from rollout.games.energon_wars.model import Lasting
from rollout.games.energon_wars.rules.figures import damage_of, has_keyword, score_of
from rollout.games.energon_wars.rules.sight import cover_rule
from rollout.games.energon_wars.rules.weapons import weapons_of
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
