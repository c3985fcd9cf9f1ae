"""Laws of chance: outcomes are possible, can be written, and are what the odds say."""

from __future__ import annotations

import math
from random import Random
from typing import Any

import msgspec

from rollout.gamekit.patches import plain
from rollout.kernel.journal import Journal
from rollout.kernel.match import Match
from rollout.kernel.odds import Question, odds
from rollout.kernel.recorded import Recorded
from rollout.kernel.requests import Chance
from rollout.kernel.sources import Outside, Seeded
from rollout.testing.asked_moments import LawBroken, Moment, demand, standing

HOSTILE: list[Any] = [None, "x", -(2**80), 2**80, [], [None, "x"], {"x": 1}, object()]
SAMPLES = 400
MOST_BRANCHES = 300


class CheckedDice(Seeded):
    """Draws from a seed, and looks at every request that it answers.

    It draws so many times at most: where chance follows chance for ever, nobody is asked again.
    """

    def __init__(self, seed: str, most: int) -> None:
        super().__init__(seed)
        self.most = most

    def answer(self, chance: Chance, number: int) -> Any:
        if number > self.most:
            raise beyond_the_bound(number, self.most)
        outcome = super().answer(chance, number)
        if isinstance(chance, Recorded):
            what_is_recorded_is_not_drawn(chance, outcome)
        else:
            an_outcome_is_possible(chance, outcome)
        return outcome


def beyond_the_bound(answers: int, bound: int) -> LawBroken:
    problem = f"after {answers} answers it goes on; the bound is {bound}"
    return LawBroken("a_match_ends_within_its_bound", problem)


def what_is_recorded_is_not_drawn(chance: Recorded, drawn: Any) -> None:
    """No source gives it; its guess and the void outcome are possible."""
    law = "what_is_recorded_is_not_drawn"
    demand(drawn is None, law, f"a seed gave {drawn!r} for {chance.about}")
    for outcome in (chance.guess(Random(0)), chance.void()):
        an_outcome_is_possible(chance, outcome)


def what_waits_can_be_recorded(match: Match[Any]) -> None:
    """Carries it out; here nothing may fail."""
    while isinstance(match.chance, Recorded):
        bound = match.game.bound(match.opening)
        if match.ply > bound:
            raise beyond_the_bound(match.ply, bound)
        outcome = match.chance.record()
        an_outcome_is_possible(match.chance, outcome)
        match.resolve(outcome)


def a_record_is_never_made_again(match: Match[Any]) -> None:
    """Another outcome than the one that came of it stands wherever the match is read again."""
    law, game = "a_record_is_never_made_again", match.game
    places = [ply for ply, entry in enumerate(match.entries) if entry.recorded]
    if not places:
        return
    ply = places[0]
    other = match.at(ply, Seeded(f"{ply:032x}"))
    assert isinstance(other.chance, Recorded)
    other.resolve(other.chance.void())
    written = Journal.parse(Journal.of(other).to_text())
    kept = _entry(other, ply)
    again = {
        "a replay": written.replay(game),
        "at()": other.at(other.ply, other.source),
        "a fork": other.fork(),
    }
    for name, copy in again.items():
        demand(standing(copy) == standing(other), law, f"{name} stands elsewhere")
        if not copy.forked:
            demand(_entry(copy, ply) == kept, law, f"{name} has {_entry(copy, ply)}, not {kept}")
    demand(written.verify(game).recorded == 1, law, "verification does not count it as recorded")


def _entry(match: Match[Any], ply: int) -> tuple[bytes, bool, int]:
    entry = match.entries[ply]
    return msgspec.json.encode(entry.answer), entry.recorded, entry.draw


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
        if not exact.exact and not exact.guessed:
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
        return msgspec.json.encode(plain(match.view(seat)), order="deterministic")

    return seen
