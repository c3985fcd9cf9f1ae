"""A digest notices what may not change, and tells it from a mere change of order."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from rollout.kernel import Action, Event, Game, Listed, Match, Result, Script, Table
from rollout.testing import Digest, Playthrough, count_lines
from rollout.testing.playthroughs import KINDS, MANNERS, PLANS


class Step(Action, frozen=True):
    length: int


class Rest(Action, frozen=True):
    pass


class Went(Event, frozen=True):
    length: int


class Tired(Event, frozen=True):
    pass


@dataclass
class Trail:
    gone: int = 0

    def copy(self) -> Trail:
        return Trail(self.gone)


class Walk(Game[Trail]):
    """A step of one or two, or a rest, until ten are gone; a die may add one."""

    slug = "walk"
    actions = (Step, Rest)
    events = (Went, Tired)
    state_type = Trail
    about = "walk"
    rolled = "luck"
    stride = 2
    tired_first = False
    told = 1

    def result(self, state: Trail) -> Result | None:
        return None if state.gone < 10 else Result((0,), "arrived")

    def step(self, table: Table[Trail]) -> Script[None]:
        trail = table.state
        options = Listed([Rest(), Step(1), Step(self.stride)])
        chosen = yield table.ask(0, self.about, options)
        luck = yield table.roll(self.rolled, 6)
        length = 1 if chosen == Rest() else chosen.length
        trail.gone += length + luck // 6
        events: list[Event] = [Went(length * self.told), Tired()]
        for event in reversed(events) if self.tired_first else events:
            table.tell(event)


def digest(game: Walk) -> Digest:
    playthrough = Playthrough(game, None, seed=4)
    playthrough.play()
    return playthrough.digest


def changed(**how: object) -> set[str]:
    """Which parts of the digest are other than those of the walk."""
    walk = digest(Walk())
    other = digest(type("Other", (Walk,), how)())
    return {
        part for part in ("play", "told", "order") if getattr(walk, part) != getattr(other, part)
    }


def test_a_playthrough_is_told_line_by_line() -> None:
    playthrough = Playthrough(Walk(), None, seed=4)
    playthrough.play(most=1)
    assert playthrough.lines == [
        "= c4ee7fc8526bccf8",
        "? A walk: 3 options: rest | step 1 | step 2",
        "0 A rest",
        "* luck d6",
        "1 * #0 1",
        '  went {"length":1}',
        "  tired {}",
        "= 219e17e1b6c5ef56",
    ]


def test_the_same_game_has_the_same_digest() -> None:
    assert changed() == set()


def test_events_in_another_order_change_only_the_order() -> None:
    assert changed(tired_first=True) == {"order"}


def test_an_event_with_other_contents_leaves_what_was_played() -> None:
    assert changed(told=3) == {"told", "order"}


@pytest.mark.parametrize("how", [{"about": "go"}, {"rolled": "fate"}])
def test_a_question_or_a_die_by_another_name_changes_what_was_played(how: dict[str, str]) -> None:
    assert changed(**how) == {"play"}


def test_another_option_changes_what_was_played_even_where_nobody_chose_it() -> None:
    assert changed(stride=40) >= {"play"}


@pytest.mark.parametrize("manner", MANNERS)
def test_a_playthrough_follows_from_its_seed(manner: str) -> None:
    texts = []
    for _ in range(2):
        playthrough = Playthrough(Walk(), None, 9, manner)
        playthrough.play()
        texts.append(playthrough.text)
    assert texts[0] == texts[1]
    assert texts[0].endswith("result A arrived\n")


def test_kinds_of_actions_are_equally_likely_where_that_is_wanted() -> None:
    rests = 0
    for seed in range(60):
        playthrough = Playthrough(Walk(), None, seed, KINDS)
        rests += playthrough.play(1).entries[0].answer == Rest()
    assert 20 < rests < 40


def test_plans_of_bots_can_be_followed() -> None:
    playthrough = Playthrough(Walk(), None, 3, PLANS)
    assert playthrough.play().result == Result((0,), "arrived")


def test_lines_of_play_count_answers_and_outcomes() -> None:
    match: Match[Trail] = Match(Walk())
    assert [count_lines(match, depth) for depth in range(4)] == [1, 3, 18, 54]
    assert match.ply == 0


def test_a_line_that_ends_early_is_counted() -> None:
    match: Match[Trail] = Match(Walk(), start=Trail(9))
    assert count_lines(match, 6) == 18
