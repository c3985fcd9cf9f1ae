"""All laws of a game, held against random matches."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from rollout.kernel.course import Course, Watcher
from rollout.kernel.errors import NothingAsked
from rollout.kernel.game import Game
from rollout.kernel.journal import state_hash
from rollout.kernel.match import Match
from rollout.kernel.sources import Outside
from rollout.testing import (
    asking,
    chance,
    giving_up,
    going_back,
    hiding,
    leaking,
    legality,
    telling,
    watching,
    writing,
)
from rollout.testing.asked_moments import LawBroken, Moment, demand, demand_result

MomentLaw = Callable[[Moment], None]
MatchLaw = Callable[[Match[Any]], None]


def a_match_can_be_played(match: Match[Any], rng: Random) -> None:
    """Whatever is drawn from the options is an answer."""
    assert match.ask is not None
    match.answer(match.ask.options.sample(rng))
    chance.what_waits_can_be_recorded(match)


def a_result_ends_the_match(match: Match[Any]) -> None:
    law = "a_result_ends_the_match"
    demand_result(match, law)
    try:
        match.answer(match.entries[0].answer)
    except NothingAsked:
        return
    raise LawBroken(law, "an answer is taken after the end")


MOMENT_LAWS: tuple[MomentLaw, ...] = (
    asking.an_ask_can_be_answered,
    asking.options_agree_with_themselves,
    asking.an_ask_describes_itself,
    asking.a_judgement_stays_inside_its_bounds,
    legality.what_is_offered_is_accepted,
    legality.what_is_not_offered_is_refused,
    legality.wrong_answers_are_refused,
    going_back.a_fork_stands_where_its_original_stands,
    going_back.a_fork_leaves_its_original_untouched,
    going_back.a_copy_shares_nothing,
    going_back.undo_takes_back_what_was_done,
    going_back.going_back_finds_the_same_place,
    hiding.a_view_hides_what_it_must,
    hiding.imagining_starts_from_the_view,
    hiding.an_imagined_match_can_be_played,
    hiding.secrets_stay_secret,
    writing.a_state_is_read_back,
    writing.an_action_is_read_back,
    writing.views_and_reports_are_json,
    chance.sampled_odds_agree_with_exact_ones,
    giving_up.anybody_may_give_up_at_any_time,
    giving_up.anything_may_be_interjected_at_any_time,
)
MATCH_LAWS: tuple[MatchLaw, ...] = (
    a_result_ends_the_match,
    telling.an_event_is_told_when_it_is_true,
    telling.an_event_says_what_it_said,
    watching.patches_tell_what_views_tell,
    writing.events_are_declared_and_json,
    writing.a_journal_is_read_back,
    writing.a_replay_equals_the_match,
    chance.a_record_is_never_made_again,
)


@dataclass
class Checked:
    """What was looked at."""

    matches: int = 0
    decisions: int = 0
    moments: int = 0


def check_game(
    game: Game[Any],
    setups: Sequence[Any] = (None,),
    matches: int = 5,
    seed: int = 0,
    moments: int = 12,
) -> Checked:
    """Play random matches and raise LawBroken where a law does not hold.

    Every setup gets as many matches; in each, about as many moments are looked at closely.
    """
    checked = Checked()
    for place, setup in enumerate(setups):
        for number in range(seed, seed + matches):
            where = f"{game.slug}, setup {place}, seed {number}"
            _check_match(game, setup, number, moments, where, checked)
    return checked


def _check_match(
    game: Game[Any], setup: Any, seed: int, moments: int, where: str, checked: Checked
) -> None:
    try:
        plain = _begun(game, setup, seed)
        plain.play(())
        again = _begun(game, setup, seed)
        wanted = max(1, plain.decisions // moments)
        again.play([ply for ply in range(plain.decisions) if ply % wanted == seed % wanted])
        law = "the_same_seed_plays_the_same_match"
        demand(plain.hashes == again.hashes, law, "the states differ")
        for match_law in MATCH_LAWS:
            _apply(match_law, again.match)
    except LawBroken as broken:
        raise LawBroken(broken.law, broken.problem, where) from broken.__cause__
    checked.matches += 1
    checked.decisions += again.decisions
    checked.moments += again.looked_at


class _Walk(Watcher):
    """A random match; at some of its decisions the laws are applied."""

    def __init__(self, game: Game[Any], setup: Any, seed: int) -> None:
        self.rng = Random(seed)
        self.laws_rng = Random(seed + 1)
        self.hashes: list[str] = []
        self.known: dict[Any, None] = {}
        self.decisions = 0
        self.looked_at = 0
        self.match = match = Match(game, setup, Outside())
        self.step_start: Any = match.opening.copy()
        match.source = chance.CheckedDice(f"{seed:032x}", game.bound(match.opening))
        match.watcher = self
        match.go_on()
        chance.what_waits_can_be_recorded(match)

    def step_ended(self, course: Course[Any]) -> None:
        self.hashes.append(state_hash(course.game, course.state))
        self.step_start = course.state.copy()

    def play(self, looking_at: Sequence[int]) -> None:
        match, bound = self.match, self.match.game.bound(self.match.opening)
        places = set(looking_at)
        while match.ask is not None:
            if self.decisions in places:
                self._look()
            _apply(a_match_can_be_played, match, self.rng)
            self.decisions += 1
            if match.ply > bound:
                raise chance.beyond_the_bound(match.ply, bound)

    def _look(self) -> None:
        self.looked_at += 1
        moment = Moment(self.match, self.laws_rng, list(self.known))
        for law in MOMENT_LAWS:
            _apply(law, moment)
        _apply(leaking.nothing_leaks, self.step_start, self.match, self.laws_rng)
        self.known.update(dict.fromkeys(moment.some_options(10)))


def _begun(game: Game[Any], setup: Any, seed: int) -> _Walk:
    try:
        return _Walk(game, setup, seed)
    except LawBroken:
        raise
    except Exception as error:
        raise _met("a_match_can_be_begun", error) from error


def _apply(law: Callable[..., None], *subject: Any) -> None:
    """An error out of the game's own code breaks the law that met it."""
    try:
        law(*subject)
    except LawBroken:
        raise
    except Exception as error:
        raise _met(law.__name__, error) from error


def _met(law: str, error: Exception) -> LawBroken:
    return LawBroken(law, f"{type(error).__name__}: {error}")
