"""The laws of a bot: legal, repeatable, blind to what its seat cannot see."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from rollout.bots.bot import Bot, Choice
from rollout.bots.budget import Budget
from rollout.bots.position import Position
from rollout.kernel.game import Game
from rollout.kernel.match import Match
from rollout.kernel.sources import Outside, Seeded
from rollout.testing.asked_moments import LawBroken, demand, snapshot

MakeBot = Callable[[int], Bot]
"""A new bot with that seed."""


def check_bot(
    make: MakeBot,
    game: Game[Any],
    setups: Sequence[Any] = (None,),
    matches: int = 1,
    seed: int = 0,
    budget: Budget | None = None,
    decisions: int = 40,
) -> None:
    """Let the bot play all seats of some matches and raise LawBroken where it breaks a law.

    The budget should be counted in simulations: a bot that is stopped by the clock cannot
    be expected to answer the same twice.
    """
    for setup in setups:
        for number in range(seed, seed + matches):
            try:
                _check_match(make, game, setup, number, budget or Budget(simulations=20), decisions)
            except LawBroken as broken:
                where = f"{game.slug}, seed {number}"
                raise LawBroken(broken.law, broken.problem, where) from broken.__cause__


def _check_match(
    make: MakeBot, game: Game[Any], setup: Any, seed: int, budget: Budget, decisions: int
) -> None:
    match = Match(game, setup, Seeded(f"{seed:032x}"))
    rng = Random(seed)
    for number in range(decisions):
        if match.ask is None:
            return
        before = snapshot(match)
        choice = _choice(make, number, match, budget)
        demand(snapshot(match) == before, "a_bot_leaves_the_match_alone", "thinking changed it")
        _check_choice(choice, match)
        again = _choice(make, number, match, budget)
        same = again.plan == choice.plan
        demand(same, "a_bot_is_repeatable", f"{choice.plan} and {again.plan} with one seed")
        other = match.imagine(match.ask.seat, rng, Outside())
        blind = _choice(make, number, other, budget)
        same = blind.plan == choice.plan
        demand(same, "a_bot_is_blind_to_secrets", f"{choice.plan}, but {blind.plan} elsewhere")
        match.answer(choice.action)
        match.carry_out()


def _choice(make: MakeBot, seed: int, match: Match[Any], budget: Budget) -> Choice:
    try:
        return make(seed).choose(Position(match), budget)
    except Exception as error:
        raise LawBroken("a_bot_answers", f"{type(error).__name__}: {error}") from error


def _check_choice(choice: Choice, match: Match[Any]) -> None:
    law = "a_bot_answers_legally"
    assert match.ask is not None
    demand(choice.action in match.ask.options, law, f"{choice.action} is not offered")
    demand(choice.plan[:1] == (choice.action,), law, "the plan begins with another answer")
    demand(not choice.fallback, law, f"somebody else had to answer: {choice.fallback}")
    for each in choice.alternatives:
        demand(-1 <= each.value <= 1, law, f"{each.plan} is valued {each.value}")
        demand(each.plan[0] in match.ask.options, law, f"{each.plan} cannot be begun")
