"""Odds: exact where feasible, honest where not, blind to what is hidden."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from rollout.games.samples.bluff import GAME as BLUFF
from rollout.games.samples.bluff import Call, Claim, Fold
from rollout.games.samples.disc_duel import GAME as DISC_DUEL
from rollout.games.samples.facts import Shown
from rollout.games.samples.tic_tac_toe import GAME as TIC_TAC_TOE
from rollout.games.samples.tic_tac_toe import Mark
from rollout.kernel import (
    Ask,
    Illegal,
    Match,
    NothingAsked,
    Outside,
    Script,
    Scripted,
    odds,
)
from rollout.kernel.game import Game
from rollout.kernel.odds import Foreseen
from tests.kernel.little_games import Little, Notes, NotesTable, Said, Say, words


class Open(Little):
    """Nothing is hidden."""

    def hides(self, state: Notes, seat: int | None) -> bool:
        return False


def two_dice(table: NotesTable) -> Script[None]:
    """A hit on 5 or 6, then the damage; seat 1 may halve it."""
    said = yield table.ask(0, "shoot", words("shoot", "wait"))
    if said.word == "wait":
        return
    hit = yield table.roll("to_hit", 6, need=5)
    if hit < 5:
        table.tell(Said("missed"))
        return
    damage = yield table.roll("damage", 3)
    reply = yield table.ask(1, "dodge", words("take", "halve"))
    table.tell(Said(str(damage // 2 if reply.word == "halve" else damage)))


def last_word(match: Match[Any]) -> Any:
    event = match.events[-1] if match.events else None
    return event.word if isinstance(event, Said) else None


def test_exact_odds_are_fractions_over_every_branch() -> None:
    found = odds(Match(Open(two_dice)), Say("shoot"), last_word)
    third, ninth = Fraction(1, 3), Fraction(1, 9)
    assert found.distribution == {"1": ninth, "2": ninth, "3": ninth, "missed": 2 * third}
    assert (found.exact, found.branches, found.error, found.worlds) == (True, 4, 0.0, 1)
    assert found.policy == "first offered"
    assert found.chance("missed") == pytest.approx(2 / 3)
    assert found.chance("never") == 0


def halve(match: Match[Any], ask: Ask) -> Say:
    return Say("halve")


def test_the_other_seats_reply_by_the_stated_policy() -> None:
    found = odds(Match(Open(two_dice)), Say("shoot"), last_word, reply=halve)
    assert found.distribution == {
        "0": Fraction(1, 9),
        "1": Fraction(2, 9),
        "missed": Fraction(2, 3),
    }
    assert found.policy == "halve"


def test_odds_have_a_mean() -> None:
    found = odds(Match(Open(two_dice)), Say("shoot"), lambda after: len(after.events_since(0)))
    assert found.mean() == 1


def test_beyond_the_bound_odds_are_sampled_with_their_error() -> None:
    found = odds(Match(Open(two_dice)), Say("shoot"), last_word, most_branches=3, samples=2_000)
    assert not found.exact
    assert found.branches == 2_000
    assert 0.015 < found.error < 0.025
    assert abs(found.chance("missed") - 2 / 3) < 2 * found.error


def test_asking_for_odds_changes_nothing() -> None:
    match = Match(Open(two_dice), source=Outside())
    odds(match, Say("shoot"), last_word)
    assert (match.ply, match.draws, match.events) == (0, 0, [])


def test_chance_that_cannot_be_listed_is_sampled() -> None:
    def deal(table: NotesTable) -> Script[None]:
        yield table.ask(0, "deal", words("deal"))
        order = yield table.shuffle("deal", list(range(8)))
        table.tell(Said("low" if order[0] < 2 else "high"))

    found = odds(Match(Open(deal)), Say("deal"), last_word, samples=500)
    assert (found.exact, found.branches, found.guessed) == (False, 500, False)
    assert 0.15 < found.chance("low") < 0.35


def test_a_plan_is_followed_as_far_as_it_stays_legal() -> None:
    def again(table: NotesTable) -> Script[None]:
        """A second shot is possible only after a hit."""
        for _ in range(2):
            yield table.ask(0, "shoot", words("shoot"))
            hit = yield table.roll("to_hit", 2, need=2)
            table.tell(Said("hit" if hit == 2 else "missed"))
            if hit < 2:
                return

    match = Match(Open(again))
    found = odds(match, (Say("shoot"), Say("shoot")), lambda after: len(after.events))
    assert found.distribution == {1: Fraction(1, 2), 2: Fraction(1, 2)}
    found = odds(match, (Say("shoot"), Say("what")), lambda after: len(after.events))
    assert found.distribution == {1: Fraction(1)}
    found = odds(match, (Say("shoot"), Say("what"), Say("shoot")), lambda after: len(after.events))
    assert found.distribution == {1: Fraction(1)}


def test_odds_of_what_is_not_offered_or_not_asked_are_refused() -> None:
    match = Match(Open(two_dice, last=1))
    with pytest.raises(Illegal):
        odds(match, Say("what"), last_word)
    match.answer(Say("wait"))
    with pytest.raises(NothingAsked):
        odds(match, Say("shoot"), last_word)


# Hidden facts


def wins_chips(match: Match[Any]) -> bool:
    return bool(match.state.chips[1] == 2)


def after_a_claim(dealt: list[int]) -> Match[Any]:
    match = Match(BLUFF.rules, source=Scripted([dealt]))
    match.answer(Claim())
    return match


def test_odds_do_not_betray_a_hidden_card() -> None:
    """Seat 1 holds the middle card: calling wins half of the time, whatever seat 0 holds."""
    high, low = (odds(after_a_claim(dealt), Call(), wins_chips) for dealt in ([2, 1, 0], [0, 1, 2]))
    assert high.distribution == low.distribution
    assert set(high.distribution) == {True, False}
    assert not high.exact
    assert high.worlds == 20
    assert high.error > 0
    assert abs(high.chance(True) - 0.5) < 0.4


def test_odds_that_agree_in_all_imagined_worlds_have_no_error() -> None:
    found = odds(after_a_claim([1, 2, 0]), Call(), wins_chips)
    assert found.distribution == {True: Fraction(1)}
    assert (found.exact, found.error) == (False, 0.0)


def test_with_hidden_facts_too_many_branches_are_sampled_from_imagined_worlds() -> None:
    found = odds(after_a_claim([1, 0, 2]), Call(), wins_chips, most_branches=0, samples=50)
    assert (found.exact, found.worlds) == (False, 50)


def test_after_the_answer_only_new_events_are_shown() -> None:
    found = odds(after_a_claim([1, 2, 0]), Call(), lambda after: type(after.events[0]))
    assert set(found.distribution) == {Shown}
    found = odds(after_a_claim([1, 2, 0]), Fold(), lambda after: len(after.events))
    assert set(found.distribution) == {1}


def test_a_game_hides_something_when_it_can_imagine() -> None:
    assert BLUFF.rules.hides(BLUFF.rules.start(None), 0)
    assert not DISC_DUEL.rules.hides(DISC_DUEL.rules.start(None), 0)
    assert not Game[Notes]().hides(Notes(), 0)


def test_what_a_game_foresees_is_the_answer() -> None:
    """For more dice than can be branched on."""
    match = Match(TIC_TAC_TOE.rules)
    chances = {"won": Fraction(1, 3), "lost": Fraction(2, 3)}
    answer = odds(match, Mark(4), Foreseen(lambda after: after.ply, chances))
    assert answer.distribution == chances
    assert answer.exact
