"""Conditions, figures and effects where nobody stands opposite, or where somebody else stands."""

from __future__ import annotations

from random import Random

import pytest

from rollout.games.battlecards import GAME
from rollout.games.battlecards.content.cards import Clause, Condition, Cost
from rollout.games.battlecards.content.library import library
from rollout.games.battlecards.content.titles import cards_meant
from rollout.games.battlecards.model import NOTHING, State
from rollout.games.battlecards.rules.effects import turn_over
from rollout.games.battlecards.rules.on_the_table import is_supporting
from rollout.games.battlecards.rules.robot_figures import holds, marked
from rollout.games.battlecards.rules.side_strength import strength_items
from rollout.games.battlecards.rules.targets import support_in_effect
from rollout.kernel.errors import Unreadable
from rollout.kernel.game import Table
from tests.games.battlecards.bench import Bench, fight
from tests.games.battlecards.cards.homebrew import advantage, robot


def fought(damage: int = 0) -> State:
    """A21 (4/5/4 Autobot) challenges D27 (speed 3) on R01; card 0 is R01, 1 is A21, 3 is D27."""
    b = {"robots": [f"D27 damage {damage}"]}
    return fight({"robots": ["A21", "A23"]}, b).match.state


def true_words(state: State, seat: int, source: int) -> set[str]:
    group = state.library.card("D27").group
    own = state.library.card("A21").group
    asked = {
        "faster": Condition("faster", 0, ""),
        "slower": Condition("slower", 0, ""),
        "foe_damaged": Condition("foe_damaged", 0, ""),
        "foe_str>=": Condition("foe_str>=", 0, ""),
        "lead_group": Condition("lead_group", 0, own),
        "foe_group": Condition("foe_group", 0, group),
        "attacker": Condition("attacker", 0, ""),
        "defender": Condition("defender", 0, ""),
        "claim": Condition("claim", 0, ""),
        "challenge": Condition("challenge", 0, ""),
        "lead": Condition("lead", 0, ""),
        "here": Condition("here", 0, ""),
    }
    return {
        word
        for word, condition in asked.items()
        if holds(state, Clause("battle", [condition], Cost(), "", [], "now"), seat, source)
    }


@pytest.mark.rule("BC-RUL-59")
def test_conditions_of_a_battle_look_at_the_lead_and_its_foe() -> None:
    state = fought(damage=1)
    assert state.battle is not None
    both = {"faster", "foe_damaged", "foe_str>=", "lead_group", "foe_group"}
    assert true_words(state, 0, 1) == both | {"attacker", "challenge", "lead"}
    assert true_words(state, 0, 2) == both | {"attacker", "challenge"}
    assert true_words(state, 0, 0) == both | {"attacker", "challenge", "here"}
    assert true_words(state, 1, 3) == {"slower", "foe_str>=", "defender", "challenge", "lead"}


@pytest.mark.rule("BC-RUL-59")
def test_conditions_about_a_foe_fail_when_it_has_left() -> None:
    state = fought(damage=1)
    assert state.battle is not None
    state.battle.leads[1] = NOTHING
    assert true_words(state, 0, 1) == {"lead_group", "attacker", "challenge", "lead"}
    assert true_words(state, 1, 3) == {"foe_str>=", "defender", "challenge"}
    state = fought(damage=1)
    assert state.battle is not None
    state.battle.leads[0] = NOTHING
    assert true_words(state, 0, 1) == {
        *("foe_damaged", "foe_str>=", "foe_group", "attacker", "challenge"),
    }
    assert true_words(state, 1, 3) == {"defender", "challenge", "lead"}


def test_no_condition_of_a_battle_holds_without_one() -> None:
    state = Bench({"robots": ["A21"]}, {"robots": ["D27"]}, field=("R01",)).match.state
    assert true_words(state, 0, 1) == set()
    assert true_words(state, 1, 2) == set()


@pytest.mark.rule("BC-TRF-02")
@pytest.mark.parametrize(("target", "pinned"), [("foe", [False, True]), ("self", [True, False])])
def test_a_standing_word_reaches_the_leads_it_speaks_of(target: str, pinned: list[bool]) -> None:
    text = robot(f"passive;-;-;{target};pin;stay")
    state = fight({"robots": ["XR01"]}, {"robots": ["D27"]}, homebrew=text).match.state
    assert [marked(state, card, "pin") for card in (1, 2)] == pinned
    idle = Bench({"robots": ["XR01"]}, {"robots": ["D27"]}, homebrew=text).match.state
    assert [marked(idle, card, "pin") for card in (0, 1)] == [pinned[0], False]


@pytest.mark.rule("BC-STR-02")
def test_every_change_of_core_and_strength_is_told_by_its_card() -> None:
    text = advantage("battle;-;-;lead;core+2&str-1;battle")
    bench = fight({"robots": ["A21"], "hand": ["XA01"]}, {"robots": ["D27"]}, homebrew=text)
    bench.do("play XA01")
    told = [(item.label, item.amount, item.rule) for item in strength_items(bench.match.state, 0)]
    assert told == [
        ("reason-core", 4, "BC-STR-01"),
        ("reason-core-change", 2, "BC-STR-02"),
        ("reason-effects", -1, "BC-STR-02"),
    ]


@pytest.mark.rule("BC-STR-02")
def test_what_stands_against_a_lead_is_told_by_its_card_too() -> None:
    text = robot("passive;-;-;foe;str-1&core-1;stay", "passive;-;-;self;str+2;stay")
    text += advantage("battle;-;-;foe;str-2&str-1;battle")
    bench = fight({"robots": ["XR01"], "hand": ["XA01"]}, {"robots": ["D27"]}, homebrew=text)
    bench.do("play XA01")
    state = bench.match.state
    told = [
        [(item.label, item.amount, item.card) for item in strength_items(state, side)]
        for side in (0, 1)
    ]
    assert told == [
        [("reason-core", 4, NOTHING), ("reason-effects", 2, 1)],
        [
            ("reason-core", 4, NOTHING),
            ("reason-core-change", -1, 1),
            ("reason-effects", -3, 2),
            ("reason-effects", -1, 1),
        ],
    ]


@pytest.mark.rule("BC-RUL-107", "BC-SPT-11")
def test_what_can_be_cancelled_is_the_latest_card_of_that_side_alone() -> None:
    bench = fight(
        {"robots": ["A21", "A18 alt"], "hand": ["R25"]},
        {"robots": ["D27"], "hand": ["R25", "R04"]},
        options={"support_limit": 2},
    )
    state = bench.match.state
    assert [support_in_effect(state, side) for side in (0, 1)] == [NOTHING, NOTHING]
    bench.do("pass", "add_strength R04", "add_strength R25", "pass")
    assert [support_in_effect(bench.match.state, side) for side in (0, 1)] == [1, 0]
    bench.do("join A18")
    state = bench.match.state
    assert [support_in_effect(state, side) for side in (0, 1)] == [2, 0]
    assert [card for card in range(len(state.kinds)) if is_supporting(state, card)] == [2]


@pytest.mark.rule("BC-TRF-01", "BC-SPT-02")
def test_a_supporter_supports_until_it_turns_to_robot_mode() -> None:
    bench = fight({"robots": ["A21", "A18 alt", "A23"]}, {"robots": ["D27"]})
    bench.do("join A18")
    state = bench.match.state
    state.alt[2] = 0
    turn_over(Table(state), 2)
    assert (state.alt[2], is_supporting(state, 2)) == (1, True)
    turn_over(Table(state), 2)
    assert (state.alt[2], is_supporting(state, 2)) == (0, False)


def test_a_seat_imagines_its_own_deck_in_any_order() -> None:
    deck = ["R01", "R04", "R13", "R25", "A08", "A38"]
    bench = Bench({"robots": ["A21"], "deck": deck}, {"deck": ["D27", "D33", "R02"]})
    orders = set()
    for seed in range(12):
        world = bench.match.state.copy()
        GAME.rules.imagine(world, 0, Random(seed))
        cards = [world.library.cards[world.kinds[card]].code for card in world.decks[0]]
        assert sorted(cards) == sorted(deck)
        orders.add(tuple(cards))
    assert len(orders) > 8


def test_a_part_of_a_german_or_an_english_name_is_enough() -> None:
    cards = library()
    for code in ("R01", "A01", "AA01"):
        card = cards.card(code)
        assert card in cards_meant(card.title[1:], cards)


@pytest.mark.parametrize(
    ("seat", "words"),
    [
        ({"robots": ["R01"]}, "seats.A.robots[0]: 'R01' is no robot"),
        ({"robots": ["A21", "AA01 alt"]}, "seats.A.robots[1]: 'AA01 alt' is no robot"),
        (
            {"robots": ["A21 flying"]},
            "seats.A.robots[0]: 'flying' is none of alt, on, damage, transformed, moved",
        ),
        (
            {"robots": ["A21 damage much"]},
            "seats.A.robots[0]: 'damage' is none of alt, on, damage, transformed, moved",
        ),
        ({"robots": ["A21 on R09"]}, "seats.A.robots[0]: there is no 'R09' in the field"),
        ({"robots": ["A21 on R01-3"]}, "seats.A.robots[0]: there is no 'R01-3' in the field"),
        ({"robots": ["A21 on R01-0"]}, "seats.A.robots[0]: there is no 'R01-0' in the field"),
        ({"robots": ["A21", "A21"]}, "seats.A.robots: 'Gears' is in play twice"),
    ],
)
def test_a_position_that_cannot_be_is_refused_in_words(seat: dict[str, object], words: str) -> None:
    with pytest.raises(Unreadable) as error:
        Bench(seat, {}, field=("R01", "R01 of B"))
    assert str(error.value) == words


@pytest.mark.rule("BC-CLM-02", "BC-CHL-01", "BC-DEP-01", "BC-DEP-02", "BC-SUP-01", "BC-SKL-06")
@pytest.mark.parametrize("done", ["discover", "deploy", "claim", "challenge", "draw", "science"])
def test_what_a_position_says_is_done_is_done(done: str) -> None:
    state = Bench({}, {}, done=[done]).match.state
    found = {
        "discover": state.discovered,
        "deploy": state.deployed,
        "claim": state.claimed,
        "challenge": state.challenged,
        "draw": state.drawn,
        "science": state.science_used,
    }
    assert {word for word, is_done in found.items() if is_done} == {done}


@pytest.mark.rule("BC-BAT-01")
def test_a_report_says_what_a_battle_is_over() -> None:
    assert fight({"robots": ["A21"]}, {"robots": ["D27"]}).report["battle"]["over"] == "challenge"
    bench = Bench({"robots": ["A21"]}, {"robots": ["D11"]}, field=("R01",))
    bench.do("claim A21 R01", "contest D11")
    assert bench.report["battle"]["over"] == "claim"
