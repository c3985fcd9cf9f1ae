"""The laws of bots, kept by the real ones and broken by others."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest

from rollout.bots import Budget, bot
from rollout.bots.bot import Alternative, Bot, Choice, Thought
from rollout.bots.budget import Clock
from rollout.bots.position import Position
from rollout.games.samples import bluff, disc_duel, tic_tac_toe
from rollout.games.samples.facts import Call, Fold, Mark
from rollout.kernel import Game
from rollout.testing import LawBroken, check_bot
from rollout.testing.bots import MakeBot

GAMES: list[Game[Any]] = [tic_tac_toe.GAME.rules, bluff.GAME.rules, disc_duel.GAME.rules]


@pytest.mark.parametrize("name", ["random", "greedy", "search"])
@pytest.mark.parametrize(
    "game", [tic_tac_toe.GAME.rules, bluff.GAME.rules, disc_duel.GAME.rules], ids=lambda g: g.slug
)
def test_a_bot_keeps_the_laws(name: str, game: object) -> None:
    def make(seed: int) -> Bot:
        return bot(name, seed=seed)

    check_bot(make, game, budget=Budget(simulations=15), decisions=4)  # type: ignore[arg-type]


class Stubborn(Bot):
    """Weighs one alternative."""

    def __init__(self, alternative: Alternative) -> None:
        super().__init__(Budget(simulations=1))
        self.alternative = alternative

    def think(self, position: Position, clock: Clock, thought: Thought) -> None:
        thought.alternatives.append(self.alternative)


class Crashing(Bot):
    def think(self, position: Position, clock: Clock, thought: Thought) -> None:
        raise ZeroDivisionError


class Cheating(Bot):
    """Looks at the other hand."""

    def choose(self, position: Position, budget: Budget | None = None) -> Choice:
        truth = position._Position__match.state  # type: ignore[attr-defined]
        seat = position.seat
        better = truth.cards[seat] > truth.cards[1 - seat]
        if Call() in position.ask.options:
            action = Call() if better else Fold()
            return Choice(action, (action,))
        first = next(iter(position.ask.options))
        return Choice(first, (first,))


class Meddling(Bot):
    """Takes an option away."""

    def choose(self, position: Position, budget: Budget | None = None) -> Choice:
        action = position.ask.options.actions.pop()  # type: ignore[attr-defined]
        return Choice(action, (action,))


class Fickle(Bot):
    """Chooses by how often it was asked, whatever its seed."""

    times = count()

    def choose(self, position: Position, budget: Budget | None = None) -> Choice:
        options = list(position.ask.options)
        action = options[next(self.times) % len(options)]
        return Choice(action, (action,))


@pytest.mark.parametrize(
    ("made", "law"),
    [
        (lambda seed: Stubborn(Alternative((Mark(11),), 0.0, 1)), "a_bot_answers_legally"),
        (lambda seed: Stubborn(Alternative((Mark(1),), 7.0, 1)), "a_bot_answers_legally"),
        (lambda seed: Crashing(), "a_bot_answers"),
        (lambda seed: Meddling(), "a_bot_leaves_the_match_alone"),
        (lambda seed: Fickle(), "a_bot_is_repeatable"),
    ],
)
def test_a_bot_that_breaks_a_law_is_noticed(made: MakeBot, law: str) -> None:
    with pytest.raises(LawBroken) as raised:
        check_bot(made, tic_tac_toe.GAME.rules)
    assert raised.value.law == law
    assert raised.value.where == "tic_tac_toe, seed 0"


def test_a_bot_that_looks_at_hidden_cards_is_noticed() -> None:
    with pytest.raises(LawBroken) as raised:
        check_bot(lambda seed: Cheating(), bluff.GAME.rules, matches=5)
    assert raised.value.law == "a_bot_is_blind_to_secrets"
