"""Undo, rewind, looking back, forks and imagined forks."""

from __future__ import annotations

from random import Random

import pytest

from rollout.kernel import (
    CannotUndo,
    Concede,
    Fast,
    Match,
    Outside,
    Script,
    Scripted,
    Seeded,
    Watcher,
)
from rollout.kernel.course import Course
from tests.kernel.little_games import (
    Little,
    Notes,
    NotesTable,
    Opened,
    Said,
    Say,
    gamble,
    talk,
    words,
)

# Undo


def test_the_last_decision_can_be_taken_back() -> None:
    match = Match(Little(talk))
    match.answer(Say("yes"))
    match.answer(Say("no"))
    match.undo()
    assert (match.ply, match.state.written, match.events) == (1, ["yes"], [Said("yes")])
    assert match.ask is not None
    assert match.ask.seat == 1


def test_undo_reaches_back_over_the_ends_of_steps() -> None:
    match = Match(Little(talk))
    for _ in range(5):
        match.answer(Say("yes"))
    for _ in range(5):
        match.undo()
    assert (match.ply, match.steps, match.state) == (0, 1, Notes())


def why(match: Match[Notes]) -> str | None:
    refusal = match.undo_refusal
    return None if refusal is None else refusal.why


def test_nothing_can_be_taken_back_before_the_first_decision() -> None:
    match = Match(Little(talk))
    assert why(match) == "nothing-to-undo"
    with pytest.raises(CannotUndo):
        match.undo()


def test_a_decision_before_chance_cannot_be_taken_back() -> None:
    match = Match(Little(gamble), source=Scripted([3]))
    match.answer(Say("yes"))
    assert why(match) == "new-information"
    match.answer(Say("no"))
    assert why(match) is None


def test_only_the_seat_that_decided_takes_it_back() -> None:
    match = Match(Little(talk))
    match.answer(Say("yes"))
    with pytest.raises(CannotUndo) as raised:
        match.undo(seat=1)
    assert raised.value.refusal.why == "not-your-decision"
    match.undo(seat=0)
    assert match.ply == 0


def opening(table: NotesTable) -> Script[None]:
    """Something is revealed before the first question and after the second."""
    table.tell(Opened("cover"))
    yield table.ask(0, "word", words("yes", "no"))
    said = yield table.ask(0, "word", words("look", "wait"))
    if said.word == "look":
        table.tell(Opened("page"))
    yield table.ask(0, "word", words("yes", "no"))
    yield table.ask(0, "word", words("yes", "no"))


def test_a_decision_before_a_revelation_cannot_be_taken_back() -> None:
    match = Match(Little(opening))
    match.answer(Say("yes"))
    match.answer(Say("look"))
    assert why(match) == "new-information"
    match.answer(Say("no"))
    assert why(match) is None


def test_a_revelation_before_the_decision_does_not_keep_it_from_being_taken_back() -> None:
    match = Match(Little(opening))
    match.answer(Say("yes"))
    assert why(match) is None
    match.undo()
    match.answer(Say("no"))
    assert why(match) is None
    fork = match.fork()
    fork.answer(Say("wait"))
    assert why(fork) is None


def test_what_was_revealed_before_a_rewind_still_keeps_a_decision_from_being_taken_back() -> None:
    match = Match(Little(opening))
    match.answer(Say("yes"))
    match.answer(Say("look"))
    match.rewind(1)
    assert why(match) == "new-information"
    match.answer(Say("wait"))
    assert why(match) is None


def test_a_concession_and_an_agreed_draw_can_be_taken_back() -> None:
    match = Match(Little(talk))
    match.answer(Say("yes"))
    match.answer(Concede())
    match.undo(seat=1)
    match.agree_draw()
    with pytest.raises(CannotUndo):
        match.undo(seat=0)
    match.undo()
    assert (match.ply, match.result) == (1, None)


# Rewind


def test_rewinding_draws_chance_anew_with_a_number_of_its_own() -> None:
    match = Match(Little(gamble), source=Seeded("5eed"))
    match.answer(Say("yes"))
    match.rewind(1)
    assert [entry.draw for entry in match.entries] == [-1, 1]
    assert match.draws == 2
    match.rewind(0)
    assert (match.ply, match.draws, match.events) == (0, 2, [])


def test_what_was_learned_stays_learned_after_a_rewind() -> None:
    match = Match(Little(gamble), source=Outside())
    match.answer(Say("yes"))
    match.resolve(3)
    match.rewind(1)
    assert match.chance is not None
    assert why(match) == "new-information"


def test_events_after_a_rewind_over_steps_are_those_of_the_new_course() -> None:
    match = Match(Little(talk))
    for word in ("yes", "yes", "no", "no"):
        match.answer(Say(word))
    match.rewind(1)
    match.answer(Say("no"))
    assert match.events == [Said("yes"), Said("no")]
    assert match.events_since(1) == [Said("no")]


@pytest.mark.parametrize("ply", [-1, 3, 2**70])
def test_a_ply_that_was_not_reached_cannot_be_gone_to(ply: int) -> None:
    match = Match(Little(talk))
    match.answer(Say("yes"))
    for go in (match.rewind, match.at):
        with pytest.raises(CannotUndo):
            go(ply)
    assert match.ply == 1


def test_a_match_that_is_to_rest_after_its_step_can_still_go_back() -> None:
    match = Match(Little(talk))
    for _ in range(3):
        match.answer(Say("yes"))
    match.stop_after_step()
    match.undo()
    match.answer(Say("no"))
    match.answer(Say("no"))
    assert match.ask is None
    assert match.state.steps == 2


class StepCounter(Watcher):
    def __init__(self) -> None:
        self.plies: list[int] = []

    def step_ended(self, course: Course[Notes]) -> None:
        self.plies.append(course.ply)


def test_a_watcher_hears_of_every_step_once() -> None:
    match = Match(Little(talk))
    watcher = StepCounter()
    match.watcher = watcher
    for _ in range(4):
        match.answer(Say("yes"))
    match.undo()
    match.answer(Say("no"))
    assert watcher.plies == [2, 4, 4]


class Patient(StepCounter):
    """Wants to hear of a step once three more answers were given."""

    def waits_until(self) -> int:
        return (self.plies[-1] if self.plies else 0) + 3


def test_a_watcher_that_waits_hears_of_the_first_step_after_that_and_of_the_last() -> None:
    match = Match(Little(talk))
    watcher = Patient()
    match.watcher = watcher
    for _ in range(6):
        match.answer(Say("yes"))
    assert match.result is not None
    assert watcher.plies == [4, 6]


# Looking back


def test_at_shows_the_match_as_it_was_and_can_be_played_on() -> None:
    match = Match(Little(gamble), source=Scripted([3, 4]))
    for word in ("yes", "no", "yes"):
        match.answer(Say(word))
    past = match.at(2, Scripted([6]))
    assert past.state.written == ["yes 3"]
    past.answer(Say("yes"))
    past.answer(Say("no"))
    assert past.state.written == ["yes 3", "yes", "no 6"]
    assert match.state.written == ["yes 3", "no", "yes 4"]


def test_at_leaves_chance_open_until_it_is_told_to_go_on() -> None:
    match = Match(Little(gamble), source=Scripted([3]))
    match.answer(Say("yes"))
    past = match.at(1, Scripted([5]))
    assert past.chance is not None
    past.go_on()
    assert past.state.written == ["yes 5"]


def test_going_on_without_the_roll_leaves_chance_open() -> None:
    match = Match(Little(gamble), source=Scripted([3]))
    match.answer(Say("yes"))
    past = match.at(1, Scripted([]))
    with pytest.raises(Exception, match="missing roll"):
        past.go_on()
    assert (past.ply, past.draws) == (1, 0)
    assert past.chance is not None


def test_what_was_learned_is_learned_in_the_past_as_well() -> None:
    match = Match(Little(gamble), source=Scripted([3]))
    match.answer(Say("yes"))
    assert why(match.at(2)) == "new-information"


# Forks


def test_a_fork_goes_its_own_way() -> None:
    match = Match(Little(gamble), source=Scripted([3, 1]))
    match.answer(Say("yes"))
    fork = match.fork(Scripted([6]))
    fork.answer(Say("no"))
    fork.answer(Say("no"))
    assert fork.state.written == ["yes 3", "no", "no 6"]
    assert (match.ply, match.state.written) == (2, ["yes 3"])
    assert (fork.ply, fork.steps, fork.forked, match.forked) == (5, 2, True, False)


def test_forks_of_forks_keep_the_ply_and_the_steps() -> None:
    match = Match(Little(talk))
    for _ in range(3):
        match.answer(Say("yes"))
    fork = match.fork().fork()
    fork.answer(Say("no"))
    again = fork.fork()
    assert (again.ply, again.steps, again.state) == (4, 3, fork.state)
    assert (again.ply, again.steps) == (fork.ply, fork.steps)


def test_a_fork_of_a_finished_match_is_finished() -> None:
    match = Match(Little(talk))
    match.answer(Concede())
    assert match.fork().result == match.result


# Imagining


def shuffle_hidden(table: NotesTable) -> Script[None]:
    """Something is hidden from seat 1; each answer writes it down."""
    if table.state.hidden == 0:
        table.state.hidden = 7
    for seat in (1, 0, 1):
        yield table.ask(seat, "word", words("yes", "no"))
        table.state.written.append(str(table.state.hidden))


def test_an_imagined_fork_holds_nothing_that_the_seat_cannot_see() -> None:
    match = Match(Little(shuffle_hidden))
    world = match.imagine(1, Random(1))
    assert world.state.hidden >= 100
    assert match.state.hidden == 7
    assert match.imagine(0, Random(1)).state.hidden == 7


def test_a_fork_of_an_imagined_fork_imagines_the_same() -> None:
    match = Match(Little(shuffle_hidden))
    world = match.imagine(1, Random(1))
    world.answer(Say("yes"))
    fork = world.fork()
    assert (fork.state.hidden, fork.state.written) == (world.state.hidden, world.state.written)
    world.answer(Say("yes"))
    world.answer(Say("yes"))
    assert world.fork().state == world.state


def test_going_back_in_an_imagined_fork_does_not_find_the_truth() -> None:
    match = Match(Little(shuffle_hidden))
    match.answer(Say("no"))
    world = match.imagine(1, Random(1))
    imagined = world.state.hidden
    for _ in range(4):
        world.answer(Say("yes"))
    for ply in (4, 2, 1):
        assert world.at(ply).state.hidden == imagined
        world.rewind(ply)
        assert world.state.hidden == imagined
    assert world.state.written == ["7"]


def test_imagining_twice_can_be_forked_and_rewound() -> None:
    match = Match(Little(shuffle_hidden))
    world = match.imagine(1, Random(1))
    world.answer(Say("yes"))
    second = world.imagine(None, Random(2))
    assert second.state.hidden != world.state.hidden
    second.answer(Say("yes"))
    fork = second.fork()
    assert fork.state == second.state
    fork.rewind(1)
    assert fork.state.hidden == second.state.hidden
    assert fork.state.written == [str(world.state.hidden)]


def test_imagining_follows_from_the_random_source_alone() -> None:
    match = Match(Little(shuffle_hidden))
    first, second = (match.imagine(1, Random(5), Fast(Random(5))) for _ in range(2))
    assert first.state == second.state
