"""Rulings on effects: bringing back, cancelling, effects without an object."""

import pytest

from rollout.games.battlecards.screen.looks import look
from rollout.kernel.sources import Outside
from tests.games.battlecards.bench import Bench, fight, finish
from tests.games.battlecards.cards.homebrew import advantage, resource, robot
from tests.games.battlecards.cards.scenes import home

ROUND = ("end_phase", "draw", "end_turn", "end_phase", "end_phase", "draw", "end_turn")


@pytest.mark.rule("BC-CHN-05")
def test_a_random_scrap_is_drawn_uniformly_from_the_hand() -> None:
    bench = Bench({"robots": ["D27"], "hand": ["DA16"]}, {"hand": ["R01", "R04", "R13"]})
    bench.match.source = Outside()
    bench.do("play DA16")
    chance = bench.match.chance
    assert chance is not None
    assert (chance.about, chance.kind) == ("random_card", "d3")
    bench.match.resolve(3)
    assert bench.seat("B")["scrapheap"] == ["R13"]


@pytest.mark.rule("BC-RUL-84")
def test_a_robot_whose_title_is_in_play_is_not_brought_back() -> None:
    bench = Bench({"robots": ["A05"], "hand": ["AA06"], "scrapheap": ["A06"]})
    assert bench.why_not("play AA06") == "BC-DEC-11"
    free = Bench({"robots": ["A21"], "hand": ["AA06"], "scrapheap": ["A06"]})
    assert free.why_not("play AA06") == ""


@pytest.mark.rule("BC-RUL-84", "BC-ZON-03")
def test_a_set_aside_robot_is_scrapped_when_its_title_was_deployed_meanwhile() -> None:
    text = advantage("action;-;-;own;stash;turn")
    bench = home(["A05", "A21"], hand=["XA01", "AA26", "A06"], homebrew=text)()
    bench.do("play XA01", "choose A05", "play AA26")
    assert bench.in_play("A06")
    bench.do("end_phase", "draw", "end_turn")
    assert not bench.in_play("A05")
    assert "A05" in bench.seat("A")["scrapheap"]


@pytest.mark.rule("BC-RUL-84", "BC-DMG-02", "BC-RUL-21")
def test_such_a_robot_lies_on_the_scrapheap_without_its_markers_and_its_mode() -> None:
    text = advantage("action;-;-;own;stash;turn")
    bench = home(["A05 alt damage 2", "A21"], hand=["XA01", "AA26", "A06"], homebrew=text)()
    bench.do("play XA01", "choose A05", "play AA26", "end_phase", "draw", "end_turn")
    state = bench.match.state
    scrapped = state.scrapheaps[0][-1]
    assert bench.seat("A")["scrapheap"][-1] == "A05"
    assert (state.damage[scrapped], state.alt[scrapped]) == (0, 0)


@pytest.mark.rule("BC-RUL-84")
def test_a_title_set_aside_is_not_in_play() -> None:
    text = advantage("action;-;-;own;stash;round")
    bench = home(["A05", "A21"], hand=["XA01", "AA26", "A06"], homebrew=text)()
    assert bench.why_not("play AA26") == "BC-DEC-11"
    bench.do("play XA01", "choose A05")
    assert bench.why_not("play AA26") == ""


@pytest.mark.rule("BC-RUL-107")
def test_what_came_with_a_supporters_joining_is_lost_with_its_support() -> None:
    """Powerglide takes 1 from the foe as it joins; recalled, it takes that back too."""
    bench = fight({"robots": ["A21", "A38 alt"]}, {"robots": ["D27", "D18"]}).do("join A38")
    assert (bench.side("A")["enhanced"], bench.side("B")["enhanced"]) == (6, 3)
    bench.do("use_ability D18")
    assert (bench.side("A")["enhanced"], bench.side("B")["enhanced"]) == (4, 4)
    assert bench.side("A")["slots_used"] == 1


@pytest.mark.rule("BC-RUL-107")
def test_cancelling_reaches_the_latest_card_that_is_still_in_effect() -> None:
    """Jammed Signal was over at once, so the strength card before it is the one to lose."""
    bench = fight(
        {"robots": ["A21"], "hand": ["R25", "AA16"]},
        {"robots": ["D27"], "hand": ["R27", "DA05"]},
        options={"support_limit": 2},
    )
    bench.do("add_strength R25", "add_strength R27", "play AA16", "play DA05")
    assert (bench.side("A")["enhanced"], bench.side("B")["enhanced"]) == (4, 4)


@pytest.mark.rule("BC-RUL-107")
def test_a_cancelled_limit_falls_again() -> None:
    bench = fight(
        {"robots": ["A21"], "hand": ["AA07", "R25"]}, {"robots": ["D27"], "hand": ["DA05"]}
    )
    bench.do("play AA07", "play DA05")
    assert bench.seat("A")["support_limit"] == 1
    assert bench.why_not("add_strength R25") == "BC-SPT-04"


def second_battle(move: str) -> Bench:
    """Core +3 of the first battle lasts for the round. A answers in the second one."""
    gain = advantage("battle;-;-;me;gain3;now").replace("XA01", "XA02").replace("Trial", "Gainful")
    made = advantage("battle;-;-;lead;core+3;round") + gain
    a = {"robots": ["A11"], "hand": ["XA01", "R25", "XA02"], "deck": ["R04"] * 4}
    b = {"robots": ["D10", "D11"], "hand": ["DA05", "R27"], "deck": ["R04"] * 4}
    bench = finish(fight(a, b, homebrew=made).do("play XA01"))
    bench.do("end_phase", "draw", "end_turn", "end_phase", "challenge D11 R01", "begin")
    return bench.do("pass", move)


@pytest.mark.rule("BC-RUL-107")
def test_cancelling_does_not_reach_into_an_earlier_battle() -> None:
    bench = second_battle("add_strength R25")
    before = bench.side("A")
    bench.do("play DA05")
    assert bench.side("A")["core"] == before["core"] == 8
    assert bench.side("A")["enhanced"] == before["enhanced"] - 4


@pytest.mark.rule("BC-RUL-107")
def test_what_lasts_from_an_earlier_battle_is_no_effect_of_a_card_in_this_one() -> None:
    assert second_battle("play XA02").why_not("play DA05") == "BC-DEC-11"


@pytest.mark.rule("BC-RUL-46")
def test_what_one_robot_has_left_empty_is_no_goal_for_the_next() -> None:
    made = advantage("action;-;-;own_all;shuttle;now")
    a = {"robots": ["A11 on R01", "A36", "A37 on R13"], "hand": ["XA01"]}
    bench = Bench(a, field=("R01", "R13"), homebrew=made).do("play XA01")
    assert bench.robot("A36")["place"] == "R13"
    assert bench.resource("R01")["controller"] == "none"


@pytest.mark.rule("BC-RUL-108")
@pytest.mark.parametrize(
    ("code", "scene"),
    [
        ("AA22", {"scrapheap": []}),
        ("AA10", {"deck": []}),
        ("AA23", {"deck": []}),
        ("AA26", {"bank": 1}),
        ("AA25", {}),
        ("AA06", {"scrapheap": ["R01", "A08"]}),
    ],
)
def test_an_effect_that_could_do_nothing_at_all_has_no_legal_target(
    code: str, scene: dict[str, object]
) -> None:
    bench = Bench({"robots": ["A21"], "hand": [code, "A36"], **scene})
    assert bench.why_not(f"play {code}") == "BC-DEC-11"


@pytest.mark.rule("BC-RUL-108")
def test_searching_a_deck_that_holds_no_such_card_is_allowed_and_finds_nothing() -> None:
    bench = Bench(
        {"robots": ["A21"], "hand": ["AA24"], "deck": ["A38"]}, dice=(("supply_deck", [2]),)
    ).do("play AA24")
    assert bench.told("nothing_found") == [{"event": "nothing_found", "seat": "A"}]
    assert bench.seat("A")["deck"] == ["A38"]


@pytest.mark.rule("BC-RUL-69", "BC-RUL-38")
def test_a_battle_that_is_broken_off_sends_each_lead_back_and_uses_up_support() -> None:
    bench = fight(
        {"robots": ["A13 on R04"], "hand": ["R25"]}, {"robots": ["D37"]}, field=("R01", "R04")
    )
    bench.do("add_strength R25", "pass", "use_ability A13")
    assert bench.robot("A13")["place"] == "R04"
    assert bench.resource("R04")["controller"] == "A"
    assert bench.resource("R01")["controller"] == "B"
    assert bench.seat("A")["scrapheap"] == ["R25"]


@pytest.mark.rule("BC-RUL-104")
def test_others_on_the_resource_stay_when_the_battle_is_broken_off() -> None:
    bench = Bench({"robots": ["A21 on R02", "A13"]}, {"robots": ["D33"]}, field=("R02",))
    bench.do("claim A13 R02", "contest D33")
    while bench.asked != ("A", "battle_move"):
        bench.do("begin" if bench.asked[1] == "begin_or_wait" else "pass")
    bench.do("use_ability A13")
    assert bench.robot("A21")["place"] == "R02"
    assert bench.robot("A13")["place"] == "homebase"
    assert bench.robot("D33")["place"] == "homebase"


@pytest.mark.rule("BC-CLM-01")
def test_a_warded_resource_is_closed_until_the_warders_next_turn() -> None:
    bench = Bench(
        {"robots": ["A21 on R01"], "hand": ["AA28"]}, {"robots": ["D37"]}, field=("R01",)
    ).do("play AA28", *ROUND[:4])
    assert bench.why_not("challenge D37 R01") == "BC-GEN-03"
    bench.do(*ROUND[4:], *ROUND[3:])
    bench.do("end_phase")
    assert bench.asked == ("B", "action")
    assert bench.why_not("challenge D37 R01") == ""


@pytest.mark.rule("BC-GEN-03", "BC-RES-03")
def test_a_passive_ward_closes_the_resource_to_the_others_while_it_holds() -> None:
    bench = Bench(
        {"robots": ["A21 on XS01"]},
        {"robots": ["D37"]},
        field=("XS01", "R01"),
        homebrew=resource("passive;held<=1;-;here;ward;stay"),
        turn_seat="B",
    )
    assert bench.why_not("challenge D37 XS01") == "BC-GEN-03"
    assert bench.why_not("claim D37 R01") == ""
    assert [each.warded_by for each in bench.match.view(1).resources.values()] == [[0], []]
    loose = Bench(
        {"robots": ["A21 on XS01", "A36 on R01"]},
        {"robots": ["D37"]},
        field=("XS01", "R01"),
        homebrew=resource("passive;held<=1;-;here;ward;stay"),
        turn_seat="B",
    )
    assert loose.why_not("challenge D37 XS01") == ""


@pytest.mark.rule("BC-GEN-03", "BC-CLM-01")
def test_a_robot_with_a_passive_ward_closes_the_resource_it_stands_on_and_only_to_others() -> None:
    ward = robot("passive;-;-;here;ward;stay")
    bench = Bench(
        {"robots": ["XR01 on R02", "A21"]},
        {"robots": ["D37"]},
        field=("R02", "R01"),
        homebrew=ward,
        turn_seat="B",
    )
    assert bench.resource("R02")["controller"] == "none"
    assert bench.why_not("claim D37 R02") == "BC-GEN-03"
    assert bench.why_not("claim D37 R01") == ""
    own = Bench({"robots": ["XR01 on R02", "A21"]}, field=("R02",), homebrew=ward)
    assert own.why_not("claim A21 R02") == ""


# Three seats


@pytest.mark.rule("BC-RUL-88")
def test_in_battle_both_are_the_two_that_fight() -> None:
    bench = Bench(
        {"robots": ["A08"], "hand": ["XA01"], "bank": 10},
        {"robots": ["D27 on R01"], "bank": 10},
        {"robots": ["A12"], "bank": 10},
        field=("R01",),
        homebrew=advantage("battle;-;-;both;lose1;now"),
    ).do("challenge A08 R01", "begin", "play XA01")
    assert [bench.seat(letter)["bank"] for letter in "ABC"] == [9, 9, 10]


@pytest.mark.rule("BC-RUL-88")
@pytest.mark.parametrize(("others", "rule"), [((11, 11), ""), ((11, 10), "BC-ABL-02")])
def test_behind_is_who_has_less_than_every_opponent(others: tuple[int, int], rule: str) -> None:
    bench = Bench(
        {"robots": ["XR01"], "bank": 10},
        *({"bank": bank} for bank in others),
        homebrew=robot("action;behind;-;me;gain1;now"),
    )
    assert bench.why_not("use_ability XR01") == rule


@pytest.mark.rule("BC-DMG-03", "BC-RUL-23")
def test_an_undamaged_robot_that_transforms_to_an_endurance_of_0_is_scrapped() -> None:
    text = advantage("action;-;-;own;end-4;turn")
    bench = Bench({"robots": ["A45"], "hand": ["XA01"]}, homebrew=text).do("play XA01")
    assert bench.in_play("A45")
    mine = bench.match.state.robots[0][0]
    told = look(bench.match.state, 0, {"after": {"action": f"transform {mine}"}})
    assert told["fallen"] == [mine]
    bench.do("transform A45")
    assert not bench.in_play("A45")


@pytest.mark.rule("BC-RUL-109")
def test_a_later_clause_of_a_scrapped_robot_is_judged_as_it_fell() -> None:
    text = robot("scrapped;-;-;own;repair1;now", "scrapped;lead;-;me;gain2;now")
    falls = {"robots": ["XR01 damage 4"], "bank": 5}
    bench = finish(fight(falls, {"robots": ["D05"]}, homebrew=text))
    assert not bench.in_play("XR01")
    assert bench.seat("A")["bank"] == 7


@pytest.mark.rule("BC-RUL-108")
def test_what_the_cost_takes_is_not_there_for_a_later_clause() -> None:
    cards = advantage("action;-;discard1;own;repair1;now", "action;-;-;me;discard1;now")
    for others, rule in ((["R02"], "BC-DEC-11"), (["R02", "R03"], "")):
        seat = {"robots": ["A11"], "hand": ["XA01", *others]}
        assert Bench(seat, homebrew=cards).why_not("play XA01") == rule
    energon = advantage("action;-;en2;own;repair1;now", "action;-;-;me;lose1;now")
    for bank, rule in ((2, "BC-DEC-11"), (3, "")):
        payer = {"robots": ["A11"], "hand": ["XA01"], "bank": bank}
        assert Bench(payer, homebrew=energon).why_not("play XA01") == rule
