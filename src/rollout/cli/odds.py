"""What the terminal says of a choice before it is taken.

A game may offer questions in `games/<game>/terminal.py`:

    def questions(state: State, ask: Ask, action: Action) -> dict[str, Question]: ...

Each name is a key `odds-<name>` of its catalogue, each question is read off the match after
the action. Without them, the first roll that the action leads to is shown, if it has a need.
"""

from __future__ import annotations

import importlib
import importlib.util
from random import Random
from typing import Any

from rollout.games.registry import listing
from rollout.kernel.actions import Action
from rollout.kernel.errors import TableError
from rollout.kernel.match import Match
from rollout.kernel.odds import Odds, Question, odds
from rollout.kernel.requests import Ask, Roll
from rollout.kernel.sources import Outside
from rollout.words import Words


def first_roll(match: Match[Any], action: Action) -> Roll | None:
    """The roll with a need that an answer leads to at once, as the asked seat can know it."""
    if match.ask is None:
        return None
    imagined = match.imagine(match.ask.seat, Random(match.ply), Outside())
    try:
        imagined.answer(action)
    except TableError:
        return None
    chance = imagined.chance
    return chance if isinstance(chance, Roll) and chance.need is not None else None


def chance_of(roll: Roll) -> float:
    """How likely the need is met."""
    need = roll.need or 1
    return min(max(roll.sides - need + 1, 0), roll.sides) / roll.sides


def short_odds(match: Match[Any], action: Action, words: Words) -> str:
    """A few words to stand behind a choice; mostly none."""
    roll = first_roll(match, action)
    return words.plain("odds-short", chance=percent(chance_of(roll))) if roll else ""


def long_odds(match: Match[Any], action: Action, words: Words) -> list[str]:
    """All that can be said of the odds of a choice, a line each."""
    lines = []
    roll = first_roll(match, action)
    if roll is not None:
        need = {"kind": roll.kind, "need": roll.need, "chance": percent(chance_of(roll))}
        lines.append(words.plain("odds-need", **need))
        if roll.reasons is not None:
            lines.append(words.plain("odds-reasons", reasons=words.reasons(roll.reasons)))
    for name, question in questions_of(match, action).items():
        answer = odds(match, action, question)
        lines.append(words.plain(f"odds-{name}", **_arguments(answer)))
    return lines or [words.plain("odds-none")]


def questions_of(match: Match[Any], action: Action) -> dict[str, Question]:
    """The game's questions about an answer to the current ask."""
    ask: Ask | None = match.ask
    module = listing(match.game.slug).package + ".terminal"
    if ask is None or importlib.util.find_spec(module) is None:
        return {}
    offer = getattr(importlib.import_module(module), "questions", None)
    return offer(match.state, ask, action) if offer is not None else {}


def percent(chance: float) -> str:
    return f"{100 * chance:.0f} %"


def _arguments(answer: Odds) -> dict[str, Any]:
    """Numbers have a mean; yes-or-no questions have the chance of yes."""
    values = list(answer.distribution)
    if all(isinstance(value, bool) for value in values):
        shown = {"chance": percent(answer.chance(True))}
    else:
        likely = max(values, key=answer.chance)
        numbers = all(isinstance(value, (int, float)) for value in values)
        shown = {
            "mean": f"{answer.mean():.1f}" if numbers else "?",
            "likely": str(likely),
            "chance": percent(answer.chance(likely)),
        }
    return {**shown, "exact": "yes" if answer.exact else "no", "error": percent(answer.error)}
