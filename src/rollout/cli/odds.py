"""What the terminal says of a choice before it is taken.

The game's outlook in the words of the page, or, where a game has none, its questions and the
first roll that the action leads to.
"""

from __future__ import annotations

from typing import Any

from rollout.gamekit.outlook import Outlook, first_chance, part_said, percentage
from rollout.gamekit.screen import nothing_to_ask
from rollout.kernel.actions import Action
from rollout.kernel.match import Match
from rollout.kernel.odds import Odds, odds
from rollout.kernel.reasons import Reasons
from rollout.kernel.requests import Roll
from rollout.words import Words


def first_roll(match: Match[Any], action: Action) -> Roll | None:
    """The roll with a need that an answer leads to at once, as the asked seat can know it."""
    if match.ask is None:
        return None
    chance = first_chance(match, match.ask.seat, action)
    return chance if isinstance(chance, Roll) and chance.need is not None else None


def chance_of(roll: Roll) -> float:
    """How likely the need is met."""
    need = roll.need or 1
    return min(max(roll.sides - need + 1, 0), roll.sides) / roll.sides


def short_odds(match: Match[Any], action: Action, words: Words) -> str:
    """A few words to stand behind a choice; mostly none."""
    found = outlook_of(match, action, words)
    if found is not None:
        return words.sentence(part_said(found.headline[0])) if found.headline else ""
    roll = first_roll(match, action)
    return words.plain("odds-short", chance=percent(chance_of(roll))) if roll else ""


def long_odds(match: Match[Any], action: Action, words: Words) -> list[str]:
    """All that can be said of the odds of a choice, a line each."""
    found = outlook_of(match, action, words)
    if found is not None:
        return told(found, words)
    lines = []
    roll = first_roll(match, action)
    if roll is not None:
        need = {"kind": roll.kind, "need": roll.need, "chance": percent(chance_of(roll))}
        lines.append(words.plain("odds-need", **need))
        if roll.reasons is not None:
            lines.append(words.plain("odds-reasons", reasons=words.reasons(roll.reasons)))
    questions = nothing_to_ask if words.game is None else words.game.screen.questions
    for key, question in questions(match.state, action):
        answer = odds(match, action, question)
        lines.append(_answered(words, words.plain(key), answer))
    return lines or [words.plain("odds-none")]


def outlook_of(match: Match[Any], action: Action, words: Words) -> Outlook | None:
    """What the game foretells of an answer of the asked seat."""
    if words.game is None or match.ask is None:
        return None
    return words.game.screen.outlook(match, match.ask.seat, action)


def told(outlook: Outlook, words: Words) -> list[str]:
    """The headline in one line; below it fates, costs, sums, and how it was come by."""
    lines = [" · ".join(words.sentence(part_said(part)) for part in outlook.headline)]
    lines += [words.sentence(part_said(part)) for part in outlook.fates]
    lines += [words.sentence(cost) for cost in outlook.costs]
    for each in outlook.sums:
        what = words.sentence(each.words)
        reasons = words.reasons(Reasons(each.terms))
        lines.append(words.plain("outlook-sum", what=what, reasons=reasons) if each.terms else what)
    if outlook.then is not None:
        lines.append(words.sentence(outlook.then))
    if outlook.replies is not None:
        lines.append(words.sentence(outlook.replies))
    if outlook.error > 0:
        lines.append(words.plain("outlook-sampled", error=percentage(outlook.error)))
    return [line for line in lines if line]


def percent(chance: float) -> str:
    return f"{100 * chance:.0f} %"


def _answered(words: Words, question: str, answer: Odds) -> str:
    """Yes-or-no questions have the chance of yes; others the likeliest answer, and a mean."""
    values = list(answer.distribution)
    exact = "yes" if answer.exact else "no"
    if all(isinstance(value, bool) for value in values):
        chance = percent(answer.chance(True))
        return words.plain("odds-yes", question=question, chance=chance, exact=exact)
    likely = max(values, key=answer.chance)
    numbers = all(isinstance(value, (int, float)) for value in values)
    return words.plain(
        "odds-value",
        question=question,
        mean=f"{answer.mean():.1f}" if numbers else "none",
        likely=str(likely),
        chance=percent(answer.chance(likely)),
        exact=exact,
    )
