"""Worlds that a seat imagines keep what everybody has learned of a deck."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from rollout.games.battlecards.model import State
from rollout.kernel.sources import Seeded
from tests.games.battlecards.bench import Bench

BOTH_LISTS = pytest.mark.parametrize("is_open", [True, False], ids=["open list", "secret list"])
HEAP = ["R01", "R04", "R13", "D11"]


def imagined(bench: Bench, is_open: bool) -> Iterator[State]:
    """Worlds of seat A, which cannot see the hand and the deck of B."""
    bench.match.state.open_lists[1] = is_open
    for seed in range(60):
        yield bench.match.imagine(0, Random(seed)).state


def codes(state: State, cards: list[int]) -> list[str]:
    return [state.library.cards[state.kinds[card]].code for card in cards]


def robots(state: State, cards: list[int]) -> int:
    return sum(state.library.cards[state.kinds[card]].kind == "robot" for card in cards)


def reshuffled(**seat: Any) -> Bench:
    """B has drawn one card of the scrapheap that has become its deck."""
    b = {"robots": ["D10"], "hand": ["DA01", "DA02", "DA03"], "scrapheap": HEAP, "deck": []}
    options = {"empty_deck": "reshuffle_once", "draw_per_turn": 1}
    bench = Bench(
        {"robots": ["A11"]}, {**b, **seat}, turn_seat="B", phase="supply", options=options
    )
    bench.match.source = Seeded("00" * 16)
    return bench.do("draw")


@BOTH_LISTS
@pytest.mark.rule("BC-OPT-11", "BC-RUL-86")
def test_a_deck_that_was_a_scrapheap_holds_its_cards(is_open: bool) -> None:
    for state in imagined(reshuffled(), is_open):
        drawn = [code for code in codes(state, state.hands[1]) if code in HEAP]
        assert sorted(drawn + codes(state, state.decks[1])) == sorted(HEAP)
        assert (len(state.hands[1]), len(drawn)) == (4, 1)


@pytest.mark.rule("BC-OPT-11", "BC-RUL-86")
def test_which_card_of_the_scrapheap_was_drawn_is_not_known() -> None:
    drawn = {
        code
        for state in imagined(reshuffled(), True)
        for code in codes(state, state.hands[1])
        if code in HEAP
    }
    assert drawn == set(HEAP)


def searched(deck: list[str]) -> Bench:
    """B has searched its deck for a Robot."""
    b = {"robots": ["D10"], "hand": ["DA29", "D11", "D12"], "deck": deck}
    bench = Bench({"robots": ["A11"]}, b, turn_seat="B")
    bench.match.source = Seeded("00" * 16)
    return bench.do("play DA29")


@BOTH_LISTS
def test_a_deck_in_which_no_robot_was_found_has_none(is_open: bool) -> None:
    bench = searched(["R01", "R04", "DA01", "R13", "R25", "R27"])
    for state in imagined(bench, is_open):
        assert robots(state, state.decks[1]) == 0
        if is_open:
            assert sorted(codes(state, state.hands[1])) == ["D11", "D12"]


@BOTH_LISTS
def test_a_deck_that_was_searched_in_vain_still_has_none_after_a_draw(is_open: bool) -> None:
    bench = searched(["R01", "R04", "DA01", "R13", "R25", "R27"])
    for state in imagined(bench.do("end_phase", "draw"), is_open):
        assert len(state.hands[1]) == 4
        assert robots(state, state.decks[1]) == 0


@pytest.mark.rule("BC-OPT-11")
def test_a_reshuffled_deck_may_hold_what_the_last_one_had_not() -> None:
    b = {"robots": ["D10"], "hand": ["DA29", "DA01"], "deck": ["R25"], "scrapheap": ["D11", "R01"]}
    options = {"empty_deck": "reshuffle_once", "draw_per_turn": 2}
    bench = Bench({"robots": ["A11"]}, b, turn_seat="B", options=options)
    bench.match.source = Seeded("00" * 16)
    bench.do("play DA29", "end_phase", "draw")
    found = {robots(state, state.decks[1]) for state in imagined(bench, True)}
    assert found == {0, 1}
