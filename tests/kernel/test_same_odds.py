"""The odds of many choices of little games, worked out, imagined, sampled and guessed.

What is right is shown in `test_odds.py`, by counting; here each is held to what it was. After a
change that was meant `same_odds.txt` is written anew: `python -m tests.kernel.test_same_odds`.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from random import Random
from typing import Any

from rollout.games.samples.bluff import GAME as BLUFF
from rollout.games.samples.disc_duel import GAME as DISC_DUEL
from rollout.kernel import Action, Ask, Fast, Game, Match, Odds, odds
from tests.kernel.little_games import Little, gamble
from tests.kernel.test_interjections import Chat, chatter

KEPT = Path(__file__).with_name("same_odds.txt")
GAMES: dict[str, Game[Any]] = {
    "gamble": Little(gamble, last=3),
    "bluff": BLUFF.rules,
    "duel": DISC_DUEL.rules,
    "chat": Chat(chatter),
}
BOUNDS = ((2_000, 40), (5, 40), (6, 30), (1, 25))
"""How many branches are followed, and how many samples drawn where there are more."""


def last_offered(match: Match[Any], ask: Ask) -> Action:
    return list(ask.options)[-1]


def how_many_events(match: Match[Any]) -> Any:
    return len(match.events)


def who_is_asked(match: Match[Any]) -> Any:
    return None if match.ask is None else match.ask.seat, match.result is None, match.ply


def what_came_last(match: Match[Any]) -> Any:
    return str(match.events[-1:]), str(match.state)[:60]


def written(found: Odds) -> str:
    parts = [
        f"{value}: {chance if isinstance(chance, Fraction) else round(chance, 6)}"
        for value, chance in found.distribution.items()
    ]
    how = "exact" if found.exact else f"error {round(found.error, 6)}"
    more = f"{found.branches} branches, {found.worlds} worlds, by {found.policy}"
    return f"{{{', '.join(parts)}}} {how}, {more}{', guessed' if found.guessed else ''}"


def told() -> Iterator[str]:
    for name, game in GAMES.items():
        rng = Random(name)
        match = Match(game, source=Fast(rng))
        for _ in range(8):
            if match.chance is not None:
                match.carry_out()
            if match.ask is None:
                break
            offered = list(match.ask.options)[:3]
            for most, samples in BOUNDS:
                for action in offered[:2]:
                    question = who_is_asked if name == "duel" else what_came_last
                    found = odds(match, action, question, last_offered, most, samples)
                    yield f"{name} {match.ply} {action} {most}: {written(found)}"
            plan = (offered[0], *offered)
            yield f"{name} {match.ply} plan: {written(odds(match, plan, how_many_events))}"
            match.answer(match.ask.options.sample(rng))


def test_the_odds_are_what_they_were() -> None:
    assert list(told()) == KEPT.read_text(encoding="utf-8").splitlines()


if __name__ == "__main__":
    KEPT.write_text("\n".join(told()) + "\n", encoding="utf-8")
