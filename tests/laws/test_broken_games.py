"""Every law notices the game that breaks it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from rollout.games.samples.facts import Mark
from rollout.kernel import Fast, Game, Match, Roll, Seeded, Shuffle
from rollout.testing import (
    LawBroken,
    Moment,
    asking,
    chance,
    check_game,
    going_back,
    hiding,
    leaking,
    legality,
    telling,
    writing,
)
from tests.laws import bluffing_games as bluffing
from tests.laws import broken_games as broken
from tests.laws import hasty_games as hasty
from tests.laws import leaky_games as leaky
from tests.laws.sharing_games import TellsTheBoardItself

Law = Callable[[Moment], None]


def moment_of(game: Game[Any], answers: int = 0) -> Moment:
    rng = Random(1)
    match = Match(game, source=Fast(Random(1)))
    for _ in range(answers):
        assert match.ask is not None
        match.answer(match.ask.options.sample(rng))
    return Moment(match, rng, [Mark(0), Mark(8), broken.Foreign()])


def repeat(times: int, law: Callable[..., None], *subject: Any) -> None:
    """Laws draw at random what they look at."""
    for _ in range(times):
        law(*subject)


def about_a_number() -> Game[Any]:
    game = broken.Asking()
    game.about = 5  # type: ignore[assignment]
    return game


def asking_with(options: type[Any]) -> Game[Any]:
    return broken.Asking(options)


def without_a_topic() -> Game[Any]:
    game = broken.Asking()
    game.about = ""
    return game


@pytest.mark.parametrize(
    ("law", "game", "problem"),
    [
        (asking.an_ask_can_be_answered, broken.Asking(seat=2), "seat 2 does not exist"),
        (asking.an_ask_can_be_answered, without_a_topic(), "does not say what it is about"),
        (asking.an_ask_can_be_answered, about_a_number(), "is no text: 5"),
        (asking.an_ask_can_be_answered, asking_with(broken.Nothing), "offers nothing"),
        (asking.an_ask_can_be_answered, asking_with(broken.CountsAsEmpty), "count as empty"),
        (asking.an_ask_can_be_answered, asking_with(broken.WithAForeigner), "does not declare"),
        (
            asking.options_agree_with_themselves,
            asking_with(broken.ForgetsTheFirst),
            "not contained",
        ),
        (asking.options_agree_with_themselves, asking_with(broken.RefusesTheFirst), "but refused"),
        (asking.options_agree_with_themselves, asking_with(broken.Twice), "listed twice"),
        (asking.options_agree_with_themselves, asking_with(broken.SamplesOutside), "is sampled"),
        (asking.options_agree_with_themselves, asking_with(broken.Miscounts), "77 counted"),
        (asking.an_ask_describes_itself, asking_with(broken.DescribesAnObject), "as JSON"),
        (asking.an_ask_describes_itself, asking_with(broken.NearMissIsOffered), "is offered"),
        (
            asking.an_ask_describes_itself,
            asking_with(broken.NearMissWithoutReason),
            "without a reason",
        ),
        (asking.an_ask_describes_itself, asking_with(hasty.NearMissWithAnObject), "are no JSON"),
        (
            asking.a_judgement_stays_inside_its_bounds,
            broken.Judging(broken.Overjoyed()),
            "worth 3.0",
        ),
        (
            asking.a_judgement_stays_inside_its_bounds,
            broken.Judging(broken.PlansTheImpossible()),
            "cannot be begun",
        ),
        (
            asking.a_judgement_stays_inside_its_bounds,
            broken.Judging(broken.PlansTooMuch()),
            "9 plans where 8",
        ),
        (
            asking.a_judgement_stays_inside_its_bounds,
            broken.Judging(broken.RepliesTheImpossible()),
            "the reply Mark(cell=11)",
        ),
        (legality.what_is_offered_is_accepted, broken.Breaks(), "ZeroDivisionError"),
        (
            legality.what_is_not_offered_is_refused,
            asking_with(broken.NeverRefuses),
            "nothing is said against it",
        ),
        (
            legality.what_is_not_offered_is_refused,
            asking_with(broken.RefusesWithoutReason),
            "refused without a reason",
        ),
        (
            legality.what_is_not_offered_is_refused,
            asking_with(broken.RefusesTheFirst),
            "contained but refused",
        ),
        (
            legality.what_is_not_offered_is_refused,
            asking_with(hasty.RefusesWithAnObject),
            "are no JSON",
        ),
        (legality.what_is_not_offered_is_refused, asking_with(broken.Spoils), "changed the match"),
        (
            legality.wrong_answers_are_refused,
            asking_with(broken.StumblesOverStrangers),
            "raises AttributeError, not Illegal",
        ),
        (
            going_back.a_fork_stands_where_its_original_stands,
            broken.Counts(),
            "the fork stands elsewhere",
        ),
        (going_back.a_fork_leaves_its_original_untouched, broken.Shares(), "changed the original"),
        (going_back.a_copy_shares_nothing, broken.Shares(), "when its original went on"),
        (going_back.a_copy_shares_nothing, broken.Forgets(), "differs from its original"),
        (going_back.undo_takes_back_what_was_done, broken.Counts(), "not wholly taken back"),
        (going_back.going_back_finds_the_same_place, broken.Counts(), "another place"),
        (hiding.a_view_hides_what_it_must, leaky.ShowsHands(), "sees what it cannot know"),
        (
            hiding.imagining_starts_from_the_view,
            leaky.PeeksWhileImagining(),
            "depends on what it cannot see",
        ),
        (hiding.imagining_starts_from_the_view, leaky.DeniesSecrets(), "yet it is dealt anew"),
        (hiding.an_imagined_match_can_be_played, leaky.ImaginesNonsense(), "IndexError"),
        (hiding.secrets_stay_secret, leaky.ViewTellsSecret(), "sees the secret"),
        (hiding.secrets_stay_secret, leaky.EventTellsSecret(), "is told the secret"),
        (writing.a_state_is_read_back, broken.Unwritten(), "another state"),
        (writing.a_state_is_read_back, broken.Unreadable(), "cannot read this"),
        (writing.an_action_is_read_back, broken.MisreadsWords(), "comes back from words"),
        (writing.an_action_is_read_back, broken.CannotReadWords(), "is no action"),
        (writing.views_and_reports_are_json, broken.ViewsAnObject(), "object"),
        (
            chance.sampled_odds_agree_with_exact_ones,
            broken.MisstatesItsNeed(),
            "exactly, but",
        ),
    ],
)
def test_the_law_notices(law: Law, game: Game[Any], problem: str) -> None:
    moment = moment_of(game, answers=1 if isinstance(game, broken.Forgets) else 0)
    with pytest.raises(LawBroken) as raised:
        repeat(5, law, moment)
    assert raised.value.law == law.__name__
    assert problem in raised.value.problem


@pytest.mark.parametrize(
    ("game", "problem"),
    [
        (leaky.EventLeaks(), "is told what it cannot know"),
        (leaky.AnswerLeaks(), "is told what it cannot know"),
        (leaky.LooksWithoutRevelation(), "seat 0 sees what it cannot know"),
        (leaky.AsksOnlyTheStrong(), "can tell"),
        (leaky.OffersBySecret(), "is offered what depends on facts"),
        (leaky.TellsWithTheQuestion(), "seat 0 is told with the question what it cannot know"),
        (leaky.RefusesBySecret(), "seat 0 learns from what is said to Mark"),
        (leaky.KeepsWhatIsHidden(), "seat 0 imagines the same, and after Mark.cell=1. it differs"),
    ],
)
def test_a_leak_is_noticed(game: Game[Any], problem: str) -> None:
    match = Match(game, source=Fast(Random(1)))
    with pytest.raises(LawBroken, match=problem):
        repeat(10, leaking.nothing_leaks, match.opening, match, Random(2))


@pytest.mark.parametrize(
    ("game", "problem"),
    [
        (
            bluffing.TellsTheDealWithTheQuestion(),
            "nothing leaks: seat 0 is told with the question what it cannot know",
        ),
        (
            bluffing.TellsWhatWasShownToTheOther(),
            "nothing leaks: seat 0 is told with the question what it cannot know",
        ),
        (bluffing.RefusesByTheDeal(), "nothing leaks: seat 0 learns from what is said to"),
        (bluffing.OffersByTheDeal(), "nothing leaks: seat 0 is offered what depends on facts"),
        (bluffing.KeepsTheDeal(), "goes on as imagined: seat . imagines the same, and after Call"),
        (bluffing.RollsByTheDeal(), "nothing leaks: .* can tell .'luck', 'd6', .* from .'luck'"),
        (bluffing.AsksByTheDeal(), "nothing leaks: .* can tell .0, '.*'. from .0, '"),
    ],
)
def test_a_leak_of_what_was_dealt_in_the_same_step_is_noticed(
    game: Game[Any], problem: str
) -> None:
    with pytest.raises(LawBroken, match=problem):
        check_game(game, matches=6)


@pytest.mark.parametrize("game", [bluffing.Bluffing(), bluffing.RollsInTheOpen()])
def test_what_is_dealt_and_keeps_hidden_is_no_leak(game: Game[Any]) -> None:
    assert check_game(game, matches=4).matches == 4


@pytest.mark.parametrize(
    ("request_", "problem"),
    [
        (broken.Cheating("luck", 6), "gives 7"),
        (broken.Weightless("luck", 6), "with the weight 0"),
        (broken.Nervous("luck", 6), "cannot judge None"),
        (broken.Pairs("deal", [1, 2]), "comes back as"),
        (broken.Undrawn("luck", 6), "draws nothing"),
        (Roll("", 6), "does not say what it is about"),
    ],
)
def test_an_impossible_outcome_is_noticed(request_: Roll | Shuffle, problem: str) -> None:
    with pytest.raises(LawBroken, match=problem) as raised:
        chance.an_outcome_is_possible(request_, request_.draw(Random(1)))
    assert raised.value.law == "an_outcome_is_possible"


@pytest.mark.parametrize(
    ("game", "law"),
    [
        (broken.Endless(), "a_match_ends_within_its_bound"),
        (broken.Breaks(), "a_match_can_be_played"),
        (asking_with(broken.Nothing), "a_match_can_be_played"),
        (broken.Moody(), "the_same_seed_plays_the_same_match"),
        (broken.NobodyWins(), "a_result_ends_the_match"),
        (broken.NoReason(), "a_result_ends_the_match"),
        (broken.Undeclared(), "events_are_declared_and_json"),
        (broken.Rolling(broken.Cheating("luck", 6)), "an_outcome_is_possible"),
        (leaky.ShowsHands(), "a_view_hides_what_it_must"),
        (asking_with(broken.StumblesOverHugeNumbers), "what_is_not_offered_is_refused"),
        (leaky.AsksOnlyTheStrong(), "nothing_leaks"),
        (leaky.KeepsWhatIsHidden(), "what_is_imagined_goes_on_as_imagined"),
        (hasty.CannotStart(), "a_match_can_be_begun"),
        (hasty.AsksForJunk(), "a_match_can_be_begun"),
        (hasty.RollsForEver(), "a_match_ends_within_its_bound"),
        (hasty.RollsBeforeAll(), "a_match_ends_within_its_bound"),
        (TellsTheBoardItself(), "an_event_says_what_it_said"),
    ],
)
def test_checking_a_game_notices(game: Game[Any], law: str) -> None:
    with pytest.raises(LawBroken) as raised:
        check_game(game, matches=6)
    assert raised.value.law == law
    assert raised.value.where.startswith(f"{game.slug}, setup 0, seed ")
    assert isinstance(raised.value, AssertionError)


def played(game: Game[Any]) -> Match[Any]:
    match = Match(game, source=Seeded("5eed"))
    while match.ask is not None:
        match.answer(match.ask.options.sample(Random(match.ply)))
    return match


@pytest.mark.parametrize(
    ("law", "game", "problem"),
    [
        (writing.events_are_declared_and_json, broken.Undeclared(), "does not declare"),
        (writing.events_are_declared_and_json, broken.TellsOddly(object()), "object"),
        (writing.events_are_declared_and_json, broken.TellsOddly((1, 2)), "comes back as"),
        (
            telling.an_event_is_told_when_it_is_true,
            broken.TellsTooEarly(),
            "2: cells after marked before the end, winner after marked before the end",
        ),
        (
            telling.an_event_is_told_when_it_is_true,
            broken.TellsTooEarlyOfWhatIsAsked(),
            "1: cells after odd before sure",
        ),
        (
            telling.an_event_is_told_when_it_is_true,
            broken.GoesOnUntold(),
            "2: turn after marked before mark, turn after marked before the end",
        ),
        (
            telling.an_event_is_told_when_it_is_true,
            hasty.TellsTheOpeningTooEarly(),
            "cells after begun before mark",
        ),
        (
            telling.an_event_says_what_it_said,
            hasty.TellsTheOpeningItself(),
            "'cells': [-1, -1, -1, -1, -1, -1, -1, -1, -1]} says",
        ),
        (
            telling.an_event_says_what_it_said,
            TellsTheBoardItself(),
            "'cells': [-1, -1, -1, -1, -1, -1, -1, 0, -1]} says",
        ),
        (writing.a_replay_equals_the_match, broken.Forgetful(), "it tells other events"),
        (writing.a_replay_equals_the_match, broken.Counts(), "ply"),
        (writing.a_replay_equals_the_match, broken.Moody(), "ply 0"),
    ],
)
def test_the_law_of_whole_matches_notices(
    law: Callable[[Match[Any]], None], game: Game[Any], problem: str
) -> None:
    match = played(game)
    with pytest.raises(LawBroken) as raised:
        law(match)
    assert raised.value.law == law.__name__
    assert problem in raised.value.problem


def test_a_broken_law_is_told_in_a_sentence() -> None:
    error = LawBroken("nothing_leaks", "seat 1 sees what it cannot know", "bluff, seed 3")
    assert str(error) == "nothing leaks: seat 1 sees what it cannot know [bluff, seed 3]"
    assert len(str(LawBroken("law", "x" * 9_999))) < 500
