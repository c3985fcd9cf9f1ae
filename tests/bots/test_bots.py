"""What holds for every bot in every game."""

from random import Random
from threading import Event as Signal
from typing import Any

import pytest

from rollout.bots import LEVELS, NAMES, Alternative, Bot, Budget, Choice, Position, bot
from rollout.games.registry import find
from rollout.games.samples.bluff import Bluff, Claim, Hands
from rollout.games.samples.tic_tac_toe import Board, Mark, TicTacToe
from rollout.kernel import Ask, Fast, Judgement, Match, Plan

SAMPLES = ("tic_tac_toe", "bluff", "disc_duel")


def play(slug: str, bots: list[Bot], seed: int) -> tuple[Match[Any], list[Choice]]:
    match = Match(find(slug).rules, source=Fast(Random(seed)))
    choices = []
    while match.ask is not None:
        choice = bots[match.ask.seat].choose(Position(match))
        assert choice.action in match.ask.options
        match.answer(choice.action)
        choices.append(choice)
    return match, choices


def wins(slug: str, first: str, second: str, matches: int, simulations: int) -> int:
    """How many matches `first` wins, in changing seats."""
    count = 0
    for seed in range(matches):
        seat = seed % 2
        pair = [bot(first, simulations=simulations, seed=seed), bot(second, seed=seed + 1)]
        match, _ = play(slug, pair if seat == 0 else pair[::-1], seed)
        assert match.result is not None
        count += match.result.winners == (seat,)
    return count


@pytest.mark.parametrize("slug", SAMPLES)
@pytest.mark.parametrize("name", [*NAMES, *LEVELS])
def test_a_bot_plays_a_whole_match_with_legal_answers(name: str, slug: str) -> None:
    pair = [bot(name, simulations=12, seed=seat) for seat in (0, 1)]
    match, _ = play(slug, pair, seed=3)
    assert match.result is not None


@pytest.mark.parametrize("slug", SAMPLES)
@pytest.mark.parametrize("name", NAMES)
def test_a_bot_with_a_seed_plays_the_same_match_twice(name: str, slug: str) -> None:
    def answers() -> list[Any]:
        pair = [bot(name, simulations=20, seed=seat) for seat in (0, 1)]
        return [entry.answer for entry in play(slug, pair, seed=8)[0].entries]

    assert answers() == answers()


@pytest.mark.parametrize("name", ["greedy", "search"])
def test_a_bot_uses_no_more_simulations_than_it_was_given(name: str) -> None:
    pair = [bot(name, simulations=15, seed=seat) for seat in (0, 1)]
    _, choices = play("disc_duel", pair, seed=2)
    assert max(choice.simulations for choice in choices) <= 15


@pytest.mark.parametrize("name", [*NAMES, *LEVELS])
def test_a_bot_answers_legally_with_no_time_at_all(name: str) -> None:
    position = Position(Match(find("tic_tac_toe").rules))
    assert bot(name, seconds=0.0, seed=1).choose(position).action in position.ask.options


def test_search_beats_random_at_tic_tac_toe() -> None:
    assert wins("tic_tac_toe", "search", "random", matches=20, simulations=80) >= 16


def test_search_beats_random_at_bluff() -> None:
    assert wins("bluff", "search", "random", matches=20, simulations=40) >= 15


def test_greedy_beats_random_at_bluff() -> None:
    assert wins("bluff", "greedy", "random", matches=20, simulations=40) >= 15


def test_search_takes_the_winning_cell() -> None:
    board = Board(0, [0, 0, -1, 1, 1, -1, -1, -1, -1])
    position = Position(Match(find("tic_tac_toe").rules, start=board))
    choice = bot("search", simulations=150, seed=1).choose(position)
    assert choice.action == Mark(2)


def test_search_blocks_the_cell_that_would_lose() -> None:
    board = Board(1, [0, 0, -1, 1, -1, -1, -1, -1, -1])
    position = Position(Match(find("tic_tac_toe").rules, start=board))
    choice = bot("search", simulations=300, seed=1).choose(position)
    assert choice.action == Mark(2)


def test_a_bot_says_what_it_weighed_best_first() -> None:
    board = Board(0, [0, 0, -1, 1, 1, -1, -1, -1, -1])
    position = Position(Match(find("tic_tac_toe").rules, start=board))
    choice = bot("greedy", simulations=50, seed=1).choose(position)
    assert choice.alternatives[0] == Alternative((Mark(2),), 1.0, 1)
    assert {each.plan[0] for each in choice.alternatives[1:]} == {
        Mark(5), Mark(6), Mark(7), Mark(8),
    }  # fmt: skip
    assert [each.value for each in choice.alternatives[1:]] == [0.0, 0.0, 0.0, 0.0]


def test_an_only_option_is_taken_without_thinking() -> None:
    board = Board(0, [0, 1, 0, 1, 1, 0, 1, 0, -1])
    position = Position(Match(find("tic_tac_toe").rules, start=board))
    choice = bot("search", simulations=50, seed=1).choose(position)
    assert (choice.action, choice.simulations) == (Mark(8), 0)


@pytest.mark.parametrize("name", ["greedy", "search"])
@pytest.mark.parametrize("card", [0, 1, 2])
def test_a_choice_does_not_change_with_what_the_seat_cannot_see(name: str, card: int) -> None:
    low, high = sorted({0, 1, 2} - {card})
    choices = [
        bot(name, simulations=60, seed=4).choose(Position(claim_with([card, *hidden])))
        for hidden in ([low, high], [high, low])
    ]
    assert choices[0].action == choices[1].action
    assert choices[0].alternatives == choices[1].alternatives


def claim_with(order: list[int]) -> Match[Hands]:
    """Bluff after the deal: the first card is seat 0's, the second seat 1's."""
    from rollout.kernel import Scripted

    return Match(Bluff(), source=Scripted([order]))


def test_greedy_claims_with_the_best_card_and_folds_the_worst() -> None:
    best = bot("greedy", simulations=60, seed=4).choose(Position(claim_with([2, 0, 1])))
    assert best.action == Claim()


def test_a_position_gives_no_way_to_the_true_match() -> None:
    position = Position(claim_with([2, 0, 1]))
    world = position.imagine(Random(1))
    for thing in (position, world):
        public = [name for name in dir(thing) if not name.startswith("_")]
        assert not [name for name in public if isinstance(getattr(thing, name), Match)]
        assert "entries" not in public


def test_an_imagined_world_has_the_seats_own_card_and_the_same_view() -> None:
    position = Position(claim_with([2, 0, 1]))
    worlds = [position.imagine(Random(seed)) for seed in range(20)]
    assert {world.state.cards[0] for world in worlds} == {2}
    assert {world.state.cards[1] for world in worlds} == {0, 1}
    assert position.view == {"deal": 0, "chips": [0, 0], "card": 2}


def test_playing_in_a_world_leaves_the_match_alone() -> None:
    match = claim_with([2, 0, 1])
    Position(match).imagine(Random(1)).answer(Claim())
    assert match.ask is not None
    assert (match.ask.about, match.ply) == ("claim", 1)


class Stuck(Judgement[Board]):
    """Thinks of plans for ever, until the test lets go."""

    def __init__(self) -> None:
        self.let_go = Signal()

    def plans(self, state: Board, ask: Ask, rng: Random, most: int) -> list[Plan]:
        self.let_go.wait()
        return []


@pytest.mark.parametrize("name", ["greedy", "search"])
def test_a_bot_answers_although_the_rules_are_stuck(name: str) -> None:
    game = TicTacToe()
    stuck = Stuck()
    game.judgement = stuck
    match = Match(game)
    choice = bot(name, seconds=0.05, seed=1).choose(Position(match))
    assert match.ask is not None
    assert choice.action in match.ask.options
    stuck.let_go.set()


class Broken(Judgement[Board]):
    def value(self, state: Board, seat: int) -> float:
        raise RuntimeError("no value")


class OnlyBetweenRounds(Judgement[Board]):
    """Has no opinion while one of the two has a mark more."""

    def is_calm(self, state: Board) -> bool:
        return state.cells.count(-1) % 2 == 1

    def value(self, state: Board, seat: int) -> float:
        assert self.is_calm(state)
        return 0.0


def test_search_values_only_what_is_calm() -> None:
    game = TicTacToe()
    game.judgement = OnlyBetweenRounds()
    match = Match(game)
    choice = bot("search", simulations=60, seed=1).choose(Position(match))
    assert choice.simulations == 60


@pytest.mark.parametrize("budget", [Budget(seconds=30), Budget(simulations=5)])
def test_a_mistake_in_a_judgement_is_not_hidden(budget: Budget) -> None:
    game = TicTacToe()
    game.judgement = Broken()
    with pytest.raises(RuntimeError, match="no value"):
        bot("greedy", seed=1).choose(Position(Match(game)), budget)


class Careless(Judgement[Board]):
    """Offers plans that are not legal."""

    def plans(self, state: Board, ask: Ask, rng: Random, most: int) -> list[Plan]:
        return [(Mark(99),), (), (Claim(),)]

    def reply(self, state: Board, ask: Ask, rng: Random) -> Mark:
        return Mark(99)


@pytest.mark.parametrize("name", ["greedy", "search"])
def test_a_bot_trusts_the_options_more_than_the_judgement(name: str) -> None:
    game = TicTacToe()
    game.judgement = Careless()
    match = Match(game)
    while match.ask is not None:
        match.answer(bot(name, simulations=10, seed=1).choose(Position(match)).action)
    assert match.result is not None
