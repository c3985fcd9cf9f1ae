"""What happens while a question waits: it is journaled, and takes effect when the step ends."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from sys import getrecursionlimit
from typing import Any

import pytest

from rollout.kernel import (
    WORLD,
    Action,
    Ask,
    Concede,
    Entry,
    Illegal,
    Interjection,
    Journal,
    Match,
    NothingAsked,
    Outside,
    Refusal,
    Result,
    Script,
    Seeded,
    Unreadable,
    WrongSeat,
    odds,
)
from rollout.kernel.adjudication import adjudicate
from rollout.kernel.journal import Verified
from tests.kernel.little_games import Little, Notes, NotesTable, Said, Say, words


class Bell(Interjection, frozen=True):
    """Time is up: the next step is the last."""


class Spill(Interjection, frozen=True):
    """Something is knocked over: an accident at the table."""

    cups: int


class Chat(Little):
    """Three seats say a word each in every step; who gives up leaves, the others go on."""

    interjections = (Bell, Spill)

    def seats(self, state: Notes) -> int:
        return 3

    def plays(self, state: Notes, seat: int) -> bool:
        return f"gone {seat}" not in state.written

    def conceded(self, state: Notes, seat: int) -> Result | None:
        left = [other for other in range(3) if other != seat and self.plays(state, other)]
        return Result(tuple(left), "conceded") if len(left) == 1 else None

    def result(self, state: Notes) -> Result | None:
        left = [seat for seat in range(3) if self.plays(state, seat)]
        if len(left) == 1:
            return Result((left[0],), "conceded")
        return Result((), "bell") if "bell" in state.written else super().result(state)

    def interjection_refusal(
        self, state: Notes, by: int, interjection: Interjection
    ) -> Refusal | None:
        if isinstance(interjection, Bell) and by != WORLD:
            return Refusal("CHAT-01", "only-the-bell-rings")
        return None

    def interjected(self, table: NotesTable, by: int, interjection: Action) -> Script[None]:
        if isinstance(interjection, Concede):
            table.state.written.append(f"gone {by}")
            table.tell(Said(f"gone {by}"))
        elif isinstance(interjection, Bell):
            table.state.written.append("bell")
        elif isinstance(interjection, Spill):
            wiped = yield table.ask((by + 1) % 3, "wipe", words("wipe", "leave"))
            drops = yield table.roll("drops", 6)
            table.state.written.append(f"{wiped.word} {drops} of {interjection.cups}")

    def stand_in(self, state: Notes, ask: Ask) -> Action:
        return Say("silence")


def chatter(table: NotesTable) -> Script[None]:
    for seat in range(3):
        if f"gone {seat}" not in table.state.written:
            said = yield table.ask(seat, "word", words("silence", "yes", "no"))
            table.state.written.append(f"{seat} {said.word}")


def chat() -> Match[Notes]:
    return Match(Chat(chatter), source=Seeded("5eed"))


def asked(match: Match[Any]) -> tuple[int, str]:
    assert match.ask is not None
    return match.ask.seat, match.ask.about


def test_the_question_waits_on_and_the_effect_comes_with_the_end_of_the_step() -> None:
    match = chat()
    match.answer(Say("yes"))
    match.interject(Bell())
    assert (match.ply, asked(match), match.result) == (2, (1, "word"), None)
    assert match.entries[1] == Entry(WORLD, Bell(), interjected=True)
    match.answer(Say("no"))
    match.answer(Say("no"))
    assert match.state.written == ["0 yes", "1 no", "2 no", "bell"]
    assert match.result == Result((), "bell")


class Hushed(Chat):
    """After the bell nobody but the first need say anything more."""

    def is_void(self, table: NotesTable, ask: Ask) -> bool:
        return bool(table.interjections) and ask.seat > 0


def test_what_is_void_after_it_is_answered_by_the_game_at_once() -> None:
    match = Match(Hushed(chatter), source=Seeded("5eed"))
    match.interject(Bell())
    assert (asked(match), match.state.written) == ((0, "word"), [])
    match.answer(Say("yes"))
    assert match.state.written == ["0 yes", "1 silence", "2 silence", "bell"]
    assert match.result == Result((), "bell")
    late = Match(Hushed(chatter), source=Seeded("5eed"))
    late.answer(Say("yes"))
    late.interject(Bell())
    assert late.state.written == ["0 yes", "1 silence", "2 silence", "bell"]
    assert (late.ask, late.result) == (None, Result((), "bell"))


def test_an_effect_may_ask_and_roll_and_several_come_in_their_order() -> None:
    match = chat()
    match.interject(Spill(2), by=2)
    match.interject(Bell())
    for word in ("yes", "yes", "yes"):
        match.answer(Say(word))
    assert asked(match) == (0, "wipe")
    assert match.result is None
    match.answer(Say("leave"))
    assert match.entries[-1].draw == 0
    assert match.state.written[3:] == [f"leave {match.entries[-1].answer} of 2", "bell"]


def test_a_match_may_have_more_interjections_than_calls_fit_into_each_other() -> None:
    class Tidy(Chat):
        def interjected(self, table: NotesTable, by: int, interjection: Action) -> Script[None]:
            table.state.written.append("wiped")
            yield from ()

    match = Match(Tidy(chatter, last=1_000), source=Seeded("5eed"))
    for _ in range(2 * getrecursionlimit()):
        match.interject(Spill(1), by=2)
    for _ in range(2 * getrecursionlimit()):
        match.answer(Say("yes"))
        match.interject(Spill(1))
    assert match.state.written.count("wiped") > 3 * getrecursionlimit()
    assert asked(match) == (2, "word")
    match.concede(2)
    assert asked(match) == (0, "word")


def test_who_gives_up_is_stood_in_for_until_the_step_ends_and_then_is_gone() -> None:
    match = chat()
    match.concede(1)
    assert (asked(match), match.plays(1), match.plays(0)) == ((0, "word"), False, True)
    match.answer(Say("yes"))
    assert asked(match) == (2, "word")
    assert match.state.written == ["0 yes", "1 silence"]
    match.answer(Say("no"))
    assert match.state.written == ["0 yes", "1 silence", "2 no", "gone 1"]
    assert match.events[-1] == Said("gone 1")
    match.answer(Say("yes"))
    assert asked(match) == (2, "word")
    assert match.result is None


def test_who_is_gone_is_not_waited_for_in_what_else_was_interjected() -> None:
    match = chat()
    match.concede(1)
    match.interject(Spill(2), by=0)
    match.answer(Say("yes"))
    match.answer(Say("no"))
    assert match.state.written[3] == "gone 1"
    assert match.state.written[4].startswith("silence")
    assert (asked(match), match.plays(1)) == ((0, "word"), False)


def test_who_gives_up_when_asked_is_answered_for_at_once() -> None:
    match = chat()
    match.answer(Concede())
    assert (match.ply, asked(match)) == (1, (1, "word"))
    assert match.state.written == ["0 silence"]


def test_when_two_leave_in_one_step_the_last_wins_when_it_ends() -> None:
    match = chat()
    match.concede(1)
    match.concede(2)
    assert match.ask is not None
    match.answer(Say("yes"))
    assert match.result == Result((0,), "conceded")


def test_when_only_one_other_is_left_that_one_wins_at_once() -> None:
    match = chat()
    match.concede(1)
    match.answer(Say("yes"))
    match.answer(Say("yes"))
    match.concede(0)
    assert match.result == Result((2,), "conceded")


def test_all_give_up_in_one_step_and_the_last_to_do_so_wins() -> None:
    match = chat()
    for seat in (2, 0, 1):
        match.concede(seat)
    assert match.result == Result((1,), "conceded")
    assert match.state.written == ["0 silence", "1 silence", "2 silence", "gone 2", "gone 0"]


@pytest.mark.parametrize("seat", [1, -1, 3])
def test_nobody_gives_up_twice_or_from_nowhere(seat: int) -> None:
    match = chat()
    match.concede(1)
    with pytest.raises(WrongSeat):
        match.concede(seat)
    assert match.ply == 1


def test_what_a_game_does_not_know_or_refuses_changes_nothing() -> None:
    match = chat()
    with pytest.raises(Illegal) as refused:
        match.interject(Bell(), by=0)
    assert refused.value.refusal == Refusal("CHAT-01", "only-the-bell-rings")

    class Fire(Interjection, frozen=True):
        pass

    with pytest.raises(Illegal):
        match.interject(Fire())
    garbage: Any = Say("yes")
    with pytest.raises(Illegal):
        match.interject(garbage)
    with pytest.raises(WrongSeat):
        match.interject(Spill(1), by=7)
    assert (match.ply, asked(match)) == (0, (0, "word"))
    match.interject(Bell())
    for _ in range(3):
        match.answer(Say("yes"))
    with pytest.raises(NothingAsked):
        match.interject(Bell())


def test_an_interjection_is_no_answer() -> None:
    match = chat()
    with pytest.raises(Illegal):
        match.answer(Bell())
    assert match.ply == 0


def a_busy_match() -> Match[Notes]:
    """Ends in the middle of the second step, with something pending in it."""
    match = chat()
    match.answer(Say("yes"))
    match.interject(Spill(3), by=0)
    match.answer(Say("no"))
    match.answer(Say("no"))
    match.answer(Say("wipe"))
    match.concede(2)
    match.answer(Say("yes"))
    return match


def test_fork_undo_rewind_and_replay_treat_it_as_any_entry() -> None:
    match = a_busy_match()
    written = list(match.state.written)
    assert asked(match) == (1, "word")
    for again in (match.fork(), match.at(match.ply), match.fork().fork(Outside())):
        assert (again.state.written, asked(again), again.ply) == (written, (1, "word"), match.ply)
        assert not again.plays(2)
        again.answer(Say("no"))
        assert again.state.written[-2:] == ["2 silence", "gone 2"]
    match.undo()
    assert (asked(match), match.plays(2)) == ((0, "word"), False)
    match.undo()
    assert match.plays(2)
    match.rewind(1)
    assert match.state.written == ["0 yes"]
    for _ in range(2):
        match.answer(Say("no"))
    assert match.state.written == ["0 yes", "1 no", "2 no"]


def test_what_the_world_interjects_is_new_information() -> None:
    match = chat()
    match.answer(Say("yes"))
    match.interject(Bell())
    refusal = match.undo_refusal
    assert refusal is not None
    assert refusal.why == "new-information"


def test_it_is_a_line_of_the_journal() -> None:
    match = a_busy_match()
    match.answer(Say("no"))
    match.interject(Bell())
    for word in ("yes", "no"):
        match.answer(Say(word))
    text = Journal.of(match).to_text()
    lines = [line for line in text.splitlines() if "!" in line or "concede" in line]
    assert lines == ["1 A ! spill 3", "6 C concede", "9 * ! bell"]
    journal = Journal.parse(text)
    assert journal == Journal.of(match)
    replay = journal.replay(match.game)
    assert replay.entries == match.entries
    assert (replay.state, replay.events, replay.result) == (match.state, match.events, match.result)
    assert journal.verify(match.game) == Verified(drawn=1, skipped=0, given=0, recorded=0)


CASE = """
title = "Something is knocked over, and then the bell rings"
game = "little"

[[step]]
answer = "spill 2"
by = "C"

[[step]]
refused = "bell"
by = "A"
why = "only-the-bell-rings"

[[step]]
answer = ["bell", "say yes", "say no", "say no", "say wipe"]
dice = [4]
over = { winners = [], reason = "bell" }
"""


def test_it_is_written_in_a_case_as_any_answer(tmp_path: Path) -> None:
    """Nothing but `interjections` of the game says so."""
    file = tmp_path / "case.toml"
    file.write_text(CASE, encoding="utf-8")
    verdict = adjudicate(file, lambda slug: Chat(chatter))
    assert (verdict.malformed, verdict.differences) == (None, [])


@pytest.mark.parametrize(
    "line", ["9 * ! fire", "9 * ! spill", "9 A ! bell", "9 * bell", "9 * ! say yes"]
)
def test_a_journal_with_an_interjection_that_cannot_be_is_refused(line: str) -> None:
    match = a_busy_match()
    match.answer(Say("no"))
    match.interject(Bell())
    text = Journal.of(match).to_text().replace("9 * ! bell", line)
    with pytest.raises(Unreadable, match="ply 9"):
        Journal.parse(text).replay(match.game)


@pytest.mark.parametrize("origin", ["#1", "#7", "~"])
def test_what_is_no_outcome_cannot_pass_for_a_draw_or_a_record(origin: str) -> None:
    """It would stand in for a draw that was thrown away."""
    match = a_busy_match()
    match.interject(Bell())
    match.agree_draw()
    text = Journal.of(match).to_text()
    assert Journal.parse(text).verify(match.game) == Verified(drawn=1, skipped=0, given=0)
    for line in ("8 * ! bell", "9 * agree_draw"):
        assert line in text
        lie = text.replace(line, line.replace("*", f"* {origin}"))
        with pytest.raises(Unreadable, match=f"ply {line[0]}.*only an outcome"):
            Journal.parse(lie).verify(match.game)


def test_odds_are_those_of_the_step_with_what_is_pending() -> None:
    match = chat()
    match.answer(Say("yes"))
    match.answer(Say("yes"))
    match.interject(Spill(1), by=1)

    def drops(after: Match[Any]) -> str:
        return str(after.state.written[-1])

    found = odds(match.fork(), Say("no"), drops)
    assert asked(match) == (2, "word")
    assert set(found.distribution) == {"2 no"}
    other = chat()
    other.interject(Spill(1), by=1)
    other.answer(Say("yes"))
    other.answer(Say("yes"))
    other.answer(Say("yes"))
    assert asked(other) == (2, "wipe")
    found = odds(other, Say("wipe"), drops)
    assert found.distribution == {f"wipe {face} of 1": Fraction(1, 6) for face in range(1, 7)}


def test_a_game_that_does_not_say_what_comes_of_it_is_told() -> None:
    class Careless(Chat):
        def interjected(self, table: NotesTable, by: int, interjection: Action) -> Script[None]:
            return super(Chat, self).interjected(table, by, interjection)

    match = Match(Careless(chatter), source=Seeded("5eed"))
    match.interject(Bell())
    match.answer(Say("yes"))
    match.answer(Say("yes"))
    with pytest.raises(TypeError, match="does not say what comes of"):
        match.answer(Say("yes"))
    assert (match.ply, asked(match)) == (3, (2, "word"))


def test_by_default_the_first_thing_offered_is_answered_for_a_seat_that_left() -> None:
    game = Little(chatter)
    assert game.stand_in(Notes(), Ask(1, "word", words("no", "yes"))) == Say("no")
