"""What a table is told of timed changes, and of a battle that is decided."""

import pytest

from rollout.games.battlecards.screen.looks import look
from rollout.games.battlecards.screen.view import view
from rollout.kernel.errors import Unreadable
from tests.games.battlecards.bench import fight


def test_what_is_in_force_says_whether_it_is_on_a_card_or_on_a_seat() -> None:
    hand = {"robots": ["A11"], "hand": ["AA05", "AA13"]}
    bench = fight(hand, {"robots": ["D05"]}, options={"support_limit": 2})
    while bench.asked != ("A", "battle_move"):
        bench.do("pass")
    bench.do("play AA13", "pass", "play AA05")
    state = bench.match.state
    told = [(each.word, each.on, each.target) for each in view(state, None).effects]
    lead = state.robots[0][0]
    assert told == [("str", "card", lead), ("hush", "seat", 0), ("hush", "seat", 1)]


@pytest.mark.rule("BC-BAT-06", "BC-STR-07")
def test_a_battle_that_is_decided_is_shown_no_more_while_its_effects_ask() -> None:
    """Kronosphere lets its new holder salvage: the card that has won is on the scrapheap."""
    a = {"robots": ["A11"], "hand": ["AA13"], "scrapheap": ["AA01", "AA02"]}
    bench = fight(a, {"robots": ["D37"], "hand": ["R04"]}, field=("R21",)).do("play AA13")
    while bench.asked[1] == "battle_move":
        assert view(bench.match.state, 0).battle is not None
        bench.do("pass")
    assert bench.asked == ("A", "salvage")
    assert bench.resource("R21")["controller"] == "A"
    for viewer in (0, 1, None):
        assert view(bench.match.state, viewer).battle is None
    assert bench.report["battle"] == "none"
    with pytest.raises(Unreadable):
        look(bench.match.state, 0, {"battle": {}})
