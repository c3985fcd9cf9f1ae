"""Driving a match: asks, answers, chance, refusals, and that errors leave no trace."""

from __future__ import annotations

from typing import Any

import pytest

from rollout.games.samples.bluff import GAME as BLUFF
from rollout.games.samples.bluff import Call, Claim
from rollout.games.samples.tic_tac_toe import GAME as TIC_TAC_TOE
from rollout.games.samples.tic_tac_toe import Mark
from rollout.kernel import (
    WORLD,
    Action,
    AgreeDraw,
    BrokenOff,
    Concede,
    Entry,
    Illegal,
    Match,
    NothingAsked,
    Outside,
    Refusal,
    Result,
    Script,
    Scripted,
    Seeded,
    Stale,
    WrongSeat,
)
from rollout.kernel.errors import ChanceError
from tests.kernel.little_games import Little, Notes, NotesTable, Said, Say, gamble, talk, words


def test_a_match_asks_and_takes_answers_until_there_is_a_result() -> None:
    match = Match(Little(talk, last=1))
    asked = []
    while match.ask is not None:
        asked.append((match.ask.seat, match.ask.about))
        match.answer(Say("yes"))
    assert asked == [(0, "word"), (1, "word")]
    assert match.result == Result((0,), "all-said")
    assert match.events == [Said("yes"), Said("yes")]


def test_a_ply_counts_the_answers_of_seats_and_of_the_world() -> None:
    match = Match(Little(gamble), source=Scripted([4]))
    match.answer(Say("no"))
    assert match.ply == 2
    assert match.entries == [Entry(0, Say("no")), Entry(WORLD, 4, 0)]


def test_a_match_keeps_nothing_of_the_position_it_was_begun_from() -> None:
    game = TIC_TAC_TOE.rules
    position = game.position({"turn": "X", "board": ["...", "...", "..."]})
    match = Match(game, start=position)
    match.answer(Mark(4))
    assert game.report(match.opening) == {"turn": "X", "board": ["...", "...", "..."]}
    assert match.from_position


def test_an_answer_that_is_not_offered_is_refused_with_its_rule() -> None:
    match = Match(TIC_TAC_TOE.rules)
    match.answer(Mark(4))
    with pytest.raises(Illegal) as raised:
        match.answer(Mark(4))
    assert raised.value.refusal == Refusal("TTT-01", "cell-taken")
    assert str(raised.value) == "cell taken [TTT-01]"


@pytest.mark.parametrize("garbage", [None, "mark 4", 4, [], {}, object(), Say("yes"), AgreeDraw()])
def test_garbage_is_refused(garbage: Any) -> None:
    match = Match(TIC_TAC_TOE.rules)
    with pytest.raises(Illegal):
        match.answer(garbage)
    assert match.ply == 0


def test_a_seat_that_is_not_asked_cannot_answer() -> None:
    match = Match(TIC_TAC_TOE.rules)
    with pytest.raises(WrongSeat) as raised:
        match.answer(Mark(4), seat=1)
    assert raised.value.refusal.details == {"asked": 0}


@pytest.mark.parametrize("ply", [-1, 1, 2**80])
def test_an_answer_for_another_ply_is_stale_whoever_gives_it(ply: int) -> None:
    match = Match(TIC_TAC_TOE.rules)
    with pytest.raises(Stale) as raised:
        match.answer(Mark(4), seat=1, ply=ply)
    assert raised.value.refusal.details == {"ply": 0}


def test_nothing_can_be_answered_after_the_end() -> None:
    match = Match(TIC_TAC_TOE.rules)
    match.answer(Concede())
    for late in (Mark(0), Concede()):
        with pytest.raises(NothingAsked):
            match.answer(late)
    with pytest.raises(NothingAsked):
        match.agree_draw()


def test_the_asked_seat_may_give_up_although_that_is_not_offered() -> None:
    match = Match(TIC_TAC_TOE.rules)
    match.answer(Mark(0))
    match.answer(Concede(), seat=1)
    assert match.result == Result((0,), "conceded")
    assert match.ask is None


def test_a_seat_may_give_up_although_it_is_not_asked() -> None:
    for source, answers in ((Outside(), 1), (Scripted([3]), 0)):
        match = Match(Little(gamble), source=source)
        for _ in range(answers):
            match.answer(Say("yes"))
        match.concede(1)
        assert match.result == Result((0,), "conceded")
        with pytest.raises(NothingAsked):
            match.concede(0)


@pytest.mark.parametrize("seat", [-1, 2, 2**70])
def test_only_seats_can_give_up(seat: int) -> None:
    match = Match(TIC_TAC_TOE.rules)
    with pytest.raises(WrongSeat):
        match.concede(seat)
    assert match.result is None


def test_seats_can_agree_on_a_draw_even_while_a_roll_waits() -> None:
    match = Match(Little(gamble), source=Outside())
    match.answer(Say("yes"))
    match.agree_draw()
    assert match.result == Result((), "draw-agreed")
    assert match.chance is None


def test_chance_waits_for_an_outcome_from_outside() -> None:
    match = Match(Little(gamble), source=Outside())
    match.answer(Say("yes"))
    assert match.ask is None
    assert match.chance is not None
    assert (match.chance.about, match.chance.kind) == ("luck", "d6")
    match.resolve(6, ply=1)
    assert match.state.written == ["yes 6"]
    assert match.entries[1] == Entry(WORLD, 6)


@pytest.mark.parametrize("outcome", [0, 7, -1, 2**80, True, "6", None, 3.0, [3]])
def test_an_impossible_outcome_is_refused(outcome: Any) -> None:
    match = Match(Little(gamble), source=Outside())
    match.answer(Say("yes"))
    with pytest.raises(ChanceError):
        match.resolve(outcome)
    assert match.ply == 1


def test_an_outcome_is_refused_for_another_ply_and_when_none_is_asked_for() -> None:
    match = Match(Little(gamble), source=Outside())
    with pytest.raises(NothingAsked):
        match.resolve(3)
    match.answer(Say("yes"))
    with pytest.raises(Stale):
        match.resolve(3, ply=0)


# All or nothing


def test_several_answers_are_taken_in_a_row() -> None:
    def three(table: NotesTable) -> Script[None]:
        for number in range(3):
            said = yield table.ask(0, "word", words(str(number)))
            table.state.written.append(said.word)

    match = Match(Little(three))
    match.answer_all((Say("0"), Say("1"), Say("2"), Say("0")), seat=0, ply=0)
    assert match.state.written == ["0", "1", "2", "0"]


def test_of_several_answers_none_is_taken_when_one_is_refused() -> None:
    match = Match(Little(talk))
    with pytest.raises(WrongSeat):
        match.answer_all((Say("yes"), Say("no")), seat=0)
    with pytest.raises(Illegal):
        match.answer_all((Say("what"),), seat=0)
    assert (match.ply, match.state.written) == (0, [])


def test_several_answers_cannot_have_chance_between_them_but_may_lead_to_it() -> None:
    match = Match(Little(gamble), source=Scripted([5, 6]))
    with pytest.raises(Illegal) as raised:
        match.answer_all((Say("yes"), Say("no")), seat=0)
    assert raised.value.refusal.why == "chance-between"
    assert match.ply == 0
    match.answer_all((Say("yes"),), seat=0)
    assert match.state.written == ["yes 5"]


def test_several_answers_for_another_ply_are_stale() -> None:
    with pytest.raises(Stale):
        Match(Little(talk)).answer_all((Say("yes"),), seat=0, ply=3)


# Errors out of a script


def fragile(table: NotesTable) -> Script[None]:
    """Breaks after a die, in the middle of a second step."""
    said = yield table.ask(0, "word", words("break", "go"))
    table.state.written.append(said.word)
    table.tell(Said(said.word))
    rolled = yield table.roll("luck", 6)
    table.state.written.append(str(rolled))
    if said.word == "break" and table.state.steps == 1:
        raise ZeroDivisionError


def test_an_error_of_the_rules_leaves_the_match_as_it_was() -> None:
    match = Match(Little(fragile), source=Scripted([1, 2, 3]))
    match.answer(Say("break"))
    before = (match.ply, match.draws, match.state.copy(), match.steps, list(match.events))
    with pytest.raises(ZeroDivisionError):
        match.answer(Say("break"))
    assert (match.ply, match.draws, match.state, match.steps, match.events) == before
    match.answer(Say("go"))
    assert match.state.written == ["break", "1", "go", "2"]


def test_a_missing_roll_leaves_the_match_and_the_written_rolls_as_they_were() -> None:
    def two_rolls(table: NotesTable) -> Script[None]:
        yield table.ask(0, "word", words("go"))
        for name in ("first", "second"):
            rolled = yield table.roll(name, 6)
            table.state.written.append(str(rolled))

    source = Scripted([4])
    match = Match(Little(two_rolls), source=source)
    with pytest.raises(ChanceError, match="missing roll"):
        match.answer(Say("go"))
    assert (match.ply, match.draws, match.state.written, source.outcomes) == (0, 0, [], [4])
    match.source = Scripted([5, 6])
    match.answer(Say("go"))
    assert match.state.written == ["5", "6"]


def test_an_error_while_an_outcome_is_resolved_leaves_it_waiting() -> None:
    match = Match(Little(fragile), source=Outside())
    for _ in range(2):
        match.answer(Say("break"))
        if match.state.steps == 1:
            with pytest.raises(ZeroDivisionError):
                match.resolve(3)
        else:
            match.resolve(2)
    assert match.chance is not None
    assert match.state.written == ["break", "2", "break"]


def test_an_error_leaves_what_may_be_undone_as_it_was() -> None:
    def script(table: NotesTable) -> Script[None]:
        yield table.ask(0, "word", words("go"))
        yield table.ask(0, "word", words("go", "roll"))
        yield table.roll("luck", 6)

    match = Match(Little(script), source=Scripted([]))
    match.answer(Say("go"))
    with pytest.raises(ChanceError):
        match.answer(Say("roll"))
    assert match.undo_refusal is None


@pytest.mark.parametrize("thing", [None, "a question", Say("yes")])
def test_a_script_that_yields_anything_else_is_an_error(thing: Any) -> None:
    def confused(table: NotesTable) -> Script[None]:
        yield thing

    with pytest.raises(TypeError):
        Match(Little(confused))


def test_a_game_that_never_asks_is_stopped() -> None:
    def silent(table: NotesTable) -> Script[None]:
        yield from ()

    with pytest.raises(RuntimeError, match="10000 steps without a question"):
        Match(Little(silent, last=10**9))


def test_steps_without_a_question_are_passed_over() -> None:
    def every_other(table: NotesTable) -> Script[None]:
        if table.state.steps % 2:
            yield table.ask(0, "word", words("go"))

    match = Match(Little(every_other, last=4))
    match.answer(Say("go"))
    assert match.state.steps == 3
    match.answer(Say("go"))
    assert match.result is not None


def breaking(table: NotesTable) -> Script[None]:
    said = yield table.ask(0, "word", words("go", "break"))
    if said.word == "break":
        raise BrokenOff
    table.state.written.append(said.word)


def test_a_script_that_is_broken_off_ends_its_step() -> None:
    match = Match(Little(breaking, last=1))
    match.answer(Say("break"))
    assert (match.steps, match.state, match.result) == (2, Notes(), None)
    match.answer(Say("go"))
    assert match.result is not None


# Looking


def test_events_can_be_read_from_any_ply_on() -> None:
    match = Match(Little(talk))
    for word in ("yes", "no", "yes"):
        match.answer(Say(word))
    assert match.events_since(2) == [Said("yes")]
    assert match.events_since(0) == [Said("yes"), Said("no"), Said("yes")]
    assert match.events_since(3) == []
    assert match.events_since(-5) == match.events


def test_a_match_can_rest_when_its_step_ends() -> None:
    match = Match(Little(talk))
    match.stop_after_step()
    match.answer(Say("yes"))
    match.answer(Say("no"))
    assert (match.ask, match.result, match.state.steps) == (None, None, 1)
    fork = match.fork()
    assert fork.ask is not None


def test_an_action_is_only_taken_in_its_own_kind() -> None:
    class Speak(Action, frozen=True):
        word: str

    with pytest.raises(Illegal):
        Match(Little(talk)).answer(Speak("yes"))


def test_what_was_entered_elsewhere_is_taken_over_as_it_was_there() -> None:
    """An answer is an answer, an outcome an outcome; giving up and an agreed draw end the match."""
    played: Match[Any] = Match(BLUFF.rules, source=Seeded("07"))
    played.answer(Claim())
    played.answer(Call())
    copy: Match[Any] = Match(BLUFF.rules, source=Outside())
    for entry in played.entries:
        copy.take_over(entry.by, entry.answer)
    assert (copy.state, copy.ply, copy.result) == (played.state, played.ply, None)
    copy.take_over(1, Concede())
    assert copy.result == Result((0,), "conceded")
    other: Match[Any] = Match(BLUFF.rules, source=Seeded("07"))
    other.take_over(WORLD, AgreeDraw())
    assert other.result == Result((), "draw-agreed")
