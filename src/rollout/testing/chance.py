"""Laws of chance: outcomes are possible, can be written, and are what the odds say."""

from __future__ import annotations

import math
from typing import Any

import msgspec

from rollout.kernel.match import Match
from rollout.kernel.odds import Question, odds
from rollout.kernel.requests import Chance
from rollout.kernel.sources import Outside, Seeded
from rollout.testing.moments import LawBroken, Moment, demand

HOSTILE: list[Any] = [None, "x", -(2**80), 2**80, [], [None, "x"], {"x": 1}, object()]
SAMPLES = 400
MOST_BRANCHES = 300


class CheckedDice(Seeded):
    """Draws from a seed, and looks at every request that it answers."""

    def answer(self, chance: Chance, number: int) -> Any:
        outcome = super().answer(chance, number)
        an_outcome_is_possible(chance, outcome)
        return outcome


def an_outcome_is_possible(chance: Chance, outcome: Any) -> None:
    """What is drawn and what is listed has no fault, and hostile outcomes are judged calmly."""
    law, what = "an_outcome_is_possible", f"{chance.about} ({chance.kind})"
    demand(chance.about, law, f"a {chance.kind} does not say what it is about")
    demand(outcome is not None, law, f"{what} draws nothing")
    written = msgspec.json.encode(outcome)
    again = msgspec.json.decode(written, type=chance.outcome_type)
    demand(again == outcome, law, f"{what}: {outcome!r} comes back as {again!r}")
    for each, weight in [(outcome, 1), *(chance.branches() or [])]:
        fault = chance.fault(each)
        demand(fault is None, law, f"{what} gives {each!r}: {fault}")
        demand(weight > 0, law, f"{what} lists {each!r} with the weight {weight}")
    for hostile in HOSTILE:
        try:
            chance.fault(hostile)
        except Exception as error:
            raise LawBroken(law, f"{what} cannot judge {hostile!r}: {error}") from error


def sampled_odds_agree_with_exact_ones(moment: Moment) -> None:
    """Outcomes that are listed as one lead to one future."""
    law, match = "sampled_odds_agree_with_exact_ones", moment.match
    if match.game.step_hides(match.state, moment.ask.seat):
        return
    for action in moment.some_options(2):
        trial = match.fork(Outside())
        trial.answer(action)
        if trial.chance is None:
            continue
        question = _seen_after(moment.ask.seat)
        exact = odds(match, action, question, most_branches=MOST_BRANCHES, samples=1)
        if not exact.exact:
            continue
        sampled = odds(match, action, question, most_branches=0, samples=SAMPLES)
        for state in {**exact.distribution, **sampled.distribution}:
            chance, share = exact.chance(state), sampled.chance(state)
            room = 5 * math.sqrt(chance * (1 - chance) / SAMPLES) + 1e-9
            demand(
                abs(chance - share) <= room,
                law,
                f"{action} leads to a state with {chance:.3f} exactly, but {share:.3f} sampled",
            )


def _seen_after(seat: int) -> Question:
    """What the seat sees then: sampling deals anew what it cannot see."""

    def seen(match: Match[Any]) -> bytes:
        return msgspec.json.encode(match.view(seat), order="deterministic")

    return seen
