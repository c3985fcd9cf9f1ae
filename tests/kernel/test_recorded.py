"""Chance that is recorded: never drawn, never made again, counted apart."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from rollout.games.samples.disc_duel import GAME, Flick
from rollout.games.samples.facts import Flicked, FlickVoid, Rest, Slide
from rollout.kernel import (
    ChanceError,
    Entry,
    Fast,
    Journal,
    Match,
    Outside,
    Recorded,
    Roll,
    Scripted,
    Seeded,
    Unreadable,
    carried_out,
    odds,
)
from rollout.kernel.journal import Verified

DISC_DUEL = GAME.rules
SLIDE = Slide(10_000, 12_000)
SLIDE_AT, TARGET = (10_000, 12_000), (18_000, 12_000)


def waiting() -> Match[Any]:
    match = Match(DISC_DUEL, source=Seeded("5eed"))
    match.answer(SLIDE)
    return match


def finished() -> Match[Any]:
    rng = Random(2)
    match = Match(DISC_DUEL, source=Seeded("5eed"))
    while match.ask is not None:
        match.answer(match.ask.options.sample(rng))
        match.carry_out()
    return match


def test_a_seed_draws_what_varies_it_and_waits_for_the_record() -> None:
    match = waiting()
    assert isinstance(match.chance, Flick)
    assert [(entry.by, entry.draw) for entry in match.entries] == [(0, -1), (-1, 0)]
    assert (match.draws, match.ask) == (1, None)
    assert Outside().answer(match.chance, 1) is None
    match.go_on()
    assert match.ply == 2


def test_a_record_uses_no_number() -> None:
    match = waiting()
    match.resolve(Rest(1, 2))
    assert match.entries[2] == Entry(-1, Rest(1, 2), recorded=True)
    assert match.draws == 1
    match.answer(Slide(18_000, 12_000))
    assert match.entries[4].draw == 1


def test_an_impossible_record_is_refused_and_changes_nothing() -> None:
    match = waiting()
    with pytest.raises(ChanceError):
        match.resolve({"x": "far"})
    assert (match.ply, match.draws) == (2, 1)
    assert isinstance(match.chance, Flick)


def test_a_record_is_read_again_and_not_made_again() -> None:
    match = waiting()
    assert isinstance(match.chance, Flick)
    other = Rest(3, 4)
    assert match.chance.record() != other
    match.resolve(other)
    match.answer(Slide(18_000, 12_000))
    match.resolve(Rest(5, 6))
    fork, again = match.fork(), match.at(4)
    assert fork.state.discs == match.state.discs == [(10_000, 12_000), (18_000, 12_000)]
    assert [entry.answer for entry in again.entries[:3]] == [SLIDE, match.entries[1].answer, other]
    assert again.entries[2].recorded
    replayed = Journal.parse(Journal.of(match).to_text()).replay(DISC_DUEL, source=Seeded("5eed"))
    assert replayed.entries == match.entries
    assert replayed.draws == 2


def test_going_back_lets_the_hand_tremble_anew() -> None:
    match = waiting()
    match.resolve(Rest(3, 4))
    match.rewind(1)
    assert (match.entries[1].draw, match.draws) == (1, 2)
    assert isinstance(match.chance, Flick)


def test_a_journal_marks_records_and_verification_counts_them_apart() -> None:
    match = finished()
    text = Journal.of(match).to_text()
    turns = len(match.entries) // 3
    assert sum(1 for line in text.splitlines() if " * ~ puck flick = " in line) == turns
    journal = Journal.parse(text)
    assert journal == Journal.of(match)
    assert journal.verify(DISC_DUEL) == Verified(turns, 0, 0, turns)


def test_outcomes_of_own_dice_are_given_and_records_are_still_records() -> None:
    match = Match(DISC_DUEL, source=Outside())
    match.answer(SLIDE)
    match.resolve([6, 6])
    match.resolve(Rest(0, 0))
    assert Journal.of(match).verify(DISC_DUEL) == Verified(0, 0, 1, 1)


@pytest.mark.parametrize(
    ("written", "instead", "complaint"),
    [
        ("2 * ~ puck", "2 * puck", "that can only be recorded"),
        ("1 * #0 hand", "1 * ~ hand", "what can be drawn is not recorded"),
    ],
)
def test_a_journal_that_lies_about_its_records_is_refused(
    written: str, instead: str, complaint: str
) -> None:
    text = Journal.of(finished()).to_text()
    assert written in text
    with pytest.raises(Unreadable, match=complaint):
        Journal.parse(text.replace(written, instead)).verify(DISC_DUEL)


def test_a_record_that_claims_to_be_drawn_is_refused() -> None:
    before, _, after = Journal.of(finished()).to_text().rpartition("* ~ puck")
    with pytest.raises(Unreadable, match="the seed gives null"):
        Journal.parse(f"{before}* #99 puck{after}").verify(DISC_DUEL)


def test_a_record_that_claims_to_be_drawn_is_replayed_as_it_is_written() -> None:
    """Only the seed can tell that it lies: until that is known it stays what it says."""
    journal = Journal.of(waiting_for_the_second())
    lie = Journal.parse(journal.to_text().replace("2 * ~ puck", "2 * #7 puck"))
    entry = lie.replay(DISC_DUEL).entries[2]
    assert (entry.draw, entry.recorded) == (7, False)
    entry = journal.replay(DISC_DUEL).entries[2]
    assert (entry.draw, entry.recorded) == (-1, True)


def waiting_for_the_second() -> Match[Any]:
    match = waiting()
    match.resolve(Rest(3, 4))
    return match


def test_search_and_odds_use_the_guess() -> None:
    match = Match(DISC_DUEL, source=Seeded("5eed"))
    fork = match.fork(Fast(Random(1)))
    fork.answer(SLIDE)
    flicked = fork.events[-1]
    assert isinstance(flicked, Flicked)
    assert flicked.rest == Rest(*Flick(SLIDE_AT, TARGET, fork.entries[1].answer).aim)

    def hits(after: Match[Any]) -> bool:
        return any(isinstance(event, Flicked) and event.hit for event in after.events)

    found = odds(match, SLIDE, hits)
    assert (found.branches, found.guessed, found.exact) == (121, True, False)
    assert found.chance(True) == pytest.approx(21 / 121)
    assert odds(match, SLIDE, hits, most_branches=0, samples=5).guessed
    assert match.ply == 0


class Failing(Recorded):
    """Fails so many times, then gives that."""

    def __init__(self, failures: int, outcome: Any) -> None:
        self.about, self.failures, self.outcome = "engine", failures, outcome
        self.tries = 0

    @property
    def outcome_type(self) -> Any:
        return int

    def record(self) -> Any:
        self.tries += 1
        if self.tries <= self.failures:
            raise ArithmeticError("it blew up")
        return self.outcome

    def void(self) -> int:
        return -1


@pytest.mark.parametrize(
    ("failures", "outcome", "expected"), [(0, 7, 7), (1, 7, 7), (2, 7, -1), (0, "seven", -1)]
)
def test_what_fails_twice_is_void(failures: int, outcome: Any, expected: int) -> None:
    assert carried_out(Failing(failures, outcome)) == expected


@pytest.mark.rule("DISC-05")
def test_a_void_flick_does_not_count() -> None:
    match = waiting()
    assert isinstance(match.chance, Flick)
    match.resolve(match.chance.void())
    assert match.events[-1] == FlickVoid(0)
    assert match.state.out == -1
    assert match.ask is not None
    assert match.ask.seat == 1


@pytest.mark.rule("DISC-04")
def test_the_hand_trembles_by_two_dice_and_the_rim_throws_back() -> None:
    assert Flick((6_000, 12_000), (18_000, 12_000), [6, 6]).aim == (18_000, 12_000)
    assert Flick((6_000, 12_000), (18_000, 12_000), [1, 11]).aim == (14_000, 16_000)
    beyond = Flick((0, 0), (24_000, 24_000), [11, 11])
    assert beyond.aim == (32_000, 32_000)
    assert beyond.guess(Random(0)) == Rest(16_000, 16_000)
    rest = beyond.record()
    assert (abs(rest.x - 16_000) < 50, abs(rest.y - 16_000) < 50) == (True, True)


def test_a_script_of_outcomes_may_give_a_record() -> None:
    match = Match(DISC_DUEL, source=Scripted([[6, 6], Rest(0, 0)]))
    match.answer(SLIDE)
    assert isinstance(match.events[-1], Flicked)
    assert Roll("luck", 6).fault(Rest(0, 0)) is not None
