"""What a table is told of timed changes."""

from rollout.games.battlecards.view import view
from tests.games.battlecards.bench import fight


def test_what_is_in_force_says_whether_it_is_on_a_card_or_on_a_seat() -> None:
    hand = {"robots": ["A11"], "hand": ["AA05", "AA13"]}
    bench = fight(hand, {"robots": ["D05"]}, options={"support_limit": 2})
    while bench.asked != ("A", "battle_move"):
        bench.do("pass")
    bench.do("play AA13", "pass", "play AA05")
    state = bench.match.state
    told = [(each["word"], each["on"], each["target"]) for each in view(state, None)["effects"]]
    lead = state.robots[0][0]
    assert told == [("str", "card", lead), ("hush", "seat", 0), ("hush", "seat", 1)]
