"""First matches: every lesson can be learnt, when its time has come and not before."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from rollout.gamekit import FirstMatch, GamePackage, Lesson
from rollout.gamekit.lessons import FollowingASeed, Teaching
from rollout.games.battlecards.setup import Setup
from rollout.games.registry import find, games
from rollout.games.samples.facts import Mark
from rollout.kernel.actions import Entry, tag_of
from rollout.kernel.course import WORLD
from rollout.kernel.match import Match
from rollout.kernel.options import Listed
from rollout.kernel.requests import Ask, Roll
from rollout.testing import LawBroken, check_first_match

BOOKS = Path(__file__).parents[2] / "docs" / "rules"
PLAYABLE = [each.slug for each in games() if each.status == "playable"]
TEACHING = [slug for slug in PLAYABLE if find(slug).first_match is not None]
MATCHES = 4
"""Where the dice are the world's, not every match brings every situation."""


def first_match_of(slug: str) -> FirstMatch:
    first = find(slug).first_match
    assert first is not None
    return first


def test_who_teaches() -> None:
    assert {"the_game", "battlecards"} <= set(TEACHING)


@pytest.mark.no_cover
@pytest.mark.parametrize("slug", TEACHING)
def test_every_lesson_can_be_learnt_by_playing(slug: str) -> None:
    package = find(slug)
    first = first_match_of(slug)
    scripted = package.prepared(first.setup) is not None
    shown = check_first_match(package, matches=1 if scripted else MATCHES)
    assert shown[0] == first.lessons[0].key


@pytest.mark.parametrize("slug", TEACHING)
def test_lessons_name_what_there_is(slug: str) -> None:
    rules, lessons = find(slug).rules, first_match_of(slug).lessons
    actions = {tag_of(each) for each in rules.actions}
    events = {tag_of(each) for each in rules.events}
    book = (BOOKS / f"{slug}.md").read_text(encoding="utf-8")
    keys = [each.key for each in lessons]
    assert len(set(keys)) == len(keys)
    for each in lessons:
        assert actions.issuperset((*each.open, *each.doing)), each.key
        assert events.issuperset(each.told), each.key
        assert set(keys).issuperset(each.after), each.key
        assert [rule for rule in each.rules if f'id="{rule}"' not in book] == [], each.key


@pytest.mark.parametrize("slug", TEACHING)
def test_what_is_played_as_usual_has_no_written_dice(slug: str) -> None:
    package = find(slug)
    assert package.prepared(package.rules.default_setup()) is None


LESSONS = (
    Lesson("welcome"),
    Lesson("mark", open=("mark",), doing=("mark",)),
    Lesson("dodge", asked=("dodge",)),
    Lesson("result", told=("marked",), after=("mark",)),
    Lesson("later", answers=2),
)


def asked(about: str, seat: int = 0) -> Ask:
    return Ask(seat, about, Listed([Mark(4)]))


def lesson_at(teaching: Teaching, ask: Ask | None) -> str:
    lesson = teaching.lesson(ask)
    return "" if lesson is None else lesson.key


def taught(*read: str) -> Teaching:
    return Teaching(FirstMatch(None, LESSONS), learnt=set(read))


def test_a_welcome_waits_for_nobody() -> None:
    assert lesson_at(taught(), None) == "welcome"


def test_the_rest_waits_for_the_newcomers_turn() -> None:
    assert lesson_at(taught("welcome"), None) == ""
    assert lesson_at(taught("welcome"), asked("turn", seat=1)) == ""
    assert lesson_at(taught("welcome"), asked("turn")) == "mark"


def test_what_was_done_is_learnt() -> None:
    teaching = taught("welcome")
    teaching.answered("mark")
    assert teaching.learnt == {"welcome", "mark"}
    assert lesson_at(teaching, asked("turn")) == ""


def test_a_question_brings_its_lesson() -> None:
    assert lesson_at(taught("welcome", "mark"), asked("dodge")) == "dodge"


def test_what_happened_is_explained_once_what_comes_before_is_learnt() -> None:
    teaching = taught("welcome")
    teaching.told.add("marked")
    assert lesson_at(teaching, asked("turn")) == "mark"
    teaching.answered("mark")
    assert lesson_at(teaching, asked("turn")) == "result"


def test_what_is_only_read_comes_bit_by_bit() -> None:
    teaching = taught("welcome", "mark")
    teaching.answered("mark")
    assert lesson_at(teaching, asked("turn")) == ""
    teaching.answered("mark")
    assert lesson_at(teaching, asked("turn")) == "later"


def test_a_lesson_that_nobody_can_learn_is_found() -> None:
    rules = find("tic_tac_toe").rules
    first = FirstMatch(rules.default_setup(), (Lesson("never", asked=("nothing",)),))
    with pytest.raises(LawBroken, match="never learnt: never"):
        check_first_match(GamePackage(rules, home="", first_match=first))


def test_a_seed_gives_the_same_dice_to_everybody_who_is_taught() -> None:
    rules = find("tic_tac_toe").rules
    package = GamePackage(rules, home="", first_match=FirstMatch("taught", (), seed="7"))
    assert package.prepared("other") is None
    prepared = package.prepared("taught")
    assert prepared is not None
    roll, before = Roll("hit", 20), [Entry(0, Mark(4)), Entry(WORLD, 3)]
    again = FollowingASeed("7").outcome(roll, before)
    assert prepared.outcome(roll, before) == again
    assert prepared.outcome(roll, []) == FollowingASeed("7").outcome(roll, [])


def test_a_page_is_told_what_to_start_and_what_to_teach() -> None:
    told = first_match_of("battlecards").told()
    setup = msgspec.convert(told["setup"], Setup)
    match = Match(find("battlecards").rules, setup)
    assert match.ask is not None
    assert (told["seat"], match.ask.seat, told["level"]) == (0, 0, "easy")
    assert told["lessons"][0] == {"key": "welcome"}
