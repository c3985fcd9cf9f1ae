"""Whatever is done at a table, in whatever order: what is said of it, and where it leads.

What is right is shown in the tests beside; here courses of little matches, drawn by a seed, are
held to what they were. After a change that was meant `same_courses.txt` is written anew:
`python -m tests.kernel.test_same_courses`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

from rollout.kernel import (
    AgreeDraw,
    Ask,
    CannotUndo,
    Concede,
    Fast,
    Interjection,
    Journal,
    Match,
    Outside,
    Script,
    Scripted,
    Seeded,
    Source,
    TableError,
    Unreadable,
)
from rollout.kernel.course import Course, Watcher
from rollout.kernel.game import BrokenOff, Witness
from rollout.kernel.recorded import Recorded
from tests.kernel.little_games import Notes, NotesTable, Opened, Said, Say, words
from tests.kernel.test_interjections import Bell, Chat, Spill

KEPT = Path(__file__).with_name("same_courses.txt")
COURSES = 150
MOVES = 30
WORDS = ("silence", "yes", "no", "wipe")
KINDS = ("ask", "ask", "ask", "secret", "roll", "dice", "shuffle", "flick", "open", "tell", "break")


class Flick(Recorded):
    """Comes to rest somewhere, and fails the first time."""

    def __init__(self) -> None:
        self.about = "puck"
        self.tried = 0

    @property
    def outcome_type(self) -> Any:
        return int

    def record(self) -> int:
        self.tried += 1
        if self.tried == 1:
            raise ZeroDivisionError
        return 40 + self.tried

    def guess(self, rng: Random) -> int:
        return rng.randrange(10)

    def void(self) -> int:
        return -1


def drawn_steps(seed: int) -> Callable[[NotesTable], Script[None]]:
    """What is asked and rolled in a step follows from the seed and the number of the step."""

    def step(table: NotesTable) -> Script[None]:
        rng = Random(f"{seed} {table.state.steps}")
        for _ in range(rng.randrange(6)):
            yield from something(table, rng.choice(KINDS), rng.randrange(3))

    return step


def something(table: NotesTable, kind: str, seat: int) -> Script[None]:
    state = table.state
    if kind in ("ask", "secret") and f"gone {seat}" not in state.written:
        ask = table.ask_secretly if kind == "secret" else table.ask
        said = yield ask(seat, kind, words(*WORDS[:3]), after=len(state.written))
        state.written.append(f"{seat} {said.word}")
        table.tell(Said(said.word))
    elif kind == "roll":
        state.written.append(f"rolled {(yield table.roll('luck', 6))}")
    elif kind == "dice":
        state.written.append(f"threw {(yield table.dice('hand', 2, 4))}")
    elif kind == "shuffle":
        state.hidden = (yield table.shuffle("deck", [3, 1, 2]))[0]
    elif kind == "flick":
        state.written.append(f"flicked {(yield Flick())}")
    elif kind == "open":
        table.tell(Opened(str(state.hidden)))
    elif kind == "tell":
        table.tell(Said(f"step {state.steps}"))
    elif kind == "break":
        state.steps += 1
        raise BrokenOff


class StepsSeen(Watcher):
    """Notes the ends of steps."""

    def __init__(self) -> None:
        self.seen: list[Any] = []

    def step_ended(self, course: Course[Any]) -> None:
        self.seen.append(("ended", course.ply, course.state.copy()))


class EventsSeen(Witness):
    """Notes what is told."""

    def __init__(self) -> None:
        self.seen: list[Any] = []

    def told(self, state: Any, number: int) -> None:
        self.seen.append((number, state.copy()))


def any_source(rng: Random) -> Source:
    scripted = [rng.choice([1, 6, ("luck", 3), [2, 4], [1, 2, 3], ("hand", 2)]) for _ in range(4)]
    return rng.choice([Seeded("5eed"), Outside(), Fast(Random(rng.random())), Scripted(scripted)])


def any_answer(match: Match[Notes], rng: Random) -> Any:
    if match.ask is not None and rng.random() < 0.8:
        return match.ask.options.sample(rng)
    return rng.choice([Say("wipe"), Say("mumble"), Concede(), Bell(), "no action"])


def any_outcome(rng: Random) -> Any:
    return rng.choice([0, 1, 3, 6, 7, "1", [1, 4], [1, 5], [1], [3, 2, 1], [3, 2], None])


def any_interjection(rng: Random) -> Any:
    return rng.choice([Bell(), Spill(2), Spill(5), Interjection(), Say("yes")])


def maybe(rng: Random, *values: Any) -> Any:
    """None as often as not."""
    return rng.choice(values) if rng.random() < 0.5 else None


def answer(match: Match[Notes], rng: Random) -> None:
    asked = 0 if match.ask is None else match.ask.seat
    seat = maybe(rng, asked, asked, rng.randrange(-1, 4))
    match.answer(any_answer(match, rng), seat, maybe(rng, match.ply, match.ply, match.ply - 1))


def answer_all(match: Match[Notes], rng: Random) -> None:
    seat = 0 if match.ask is None or rng.random() < 0.2 else match.ask.seat
    said = tuple(Say(rng.choice(WORDS[:3])) for _ in range(rng.randrange(4)))
    match.answer_all(said, seat, maybe(rng, match.ply, match.ply, match.ply + 1))


def take_over(match: Match[Notes], rng: Random) -> None:
    by = rng.randrange(-1, 3)
    others = [AgreeDraw(), any_outcome(rng), any_interjection(rng), Concede()]
    match.take_over(by, rng.choice([*others, any_answer(match, rng)]))


DOING: dict[str, Callable[[Match[Notes], Random], Match[Notes] | None]] = {
    "answer": answer,
    "answer all": answer_all,
    "resolve": lambda match, rng: match.resolve(any_outcome(rng), maybe(rng, match.ply, -2)),
    "carry out": lambda match, rng: match.carry_out(),
    "concede": lambda match, rng: match.concede(rng.randrange(-1, 4)),
    "interject": lambda match, rng: match.interject(any_interjection(rng), rng.randrange(-1, 4)),
    "take over": take_over,
    "agree": lambda match, rng: match.agree_draw(),
    "go on": lambda match, rng: match.go_on(),
    "stop": lambda match, rng: match.stop_after_step(),
    "undo": lambda match, rng: match.undo(maybe(rng, 0, 1, 2)),
    "rewind": lambda match, rng: match.rewind(match.ply - rng.randrange(-1, 7)),
    "fork": lambda match, rng: match.fork(any_source(rng)),
    "imagine": lambda match, rng: match.imagine(maybe(rng, 0, 1, 2), rng, any_source(rng)),
    "at": lambda match, rng: match.at(
        match.ply - rng.randrange(-1, 6), rng.choice([match.source, any_source(rng)])
    ),
    "source": lambda match, rng: setattr(match, "source", any_source(rng)),
    "watch": lambda match, rng: setattr(match, "watcher", maybe(rng, StepsSeen())),
    "witness": lambda match, rng: setattr(match, "witness", maybe(rng, EventsSeen())),
}
OFTEN = {"answer": 12, "carry out": 3, "go on": 3, "resolve": 3, "undo": 2}
SELDOM = {"agree": 0.2, "stop": 0.2, "concede": 0.6}


def done(match: Match[Notes], rng: Random) -> Iterator[Any]:
    """One thing after another, and each time where the match stands then."""
    weights = [OFTEN.get(name, SELDOM.get(name, 1)) for name in DOING]
    for _ in range(MOVES):
        [name] = rng.choices(list(DOING), weights)
        said = "done"
        try:
            match = DOING[name](match, rng) or match
        except (TableError, CannotUndo) as error:
            said = f"{type(error).__name__} {error}"
        yield name, said, where(match)
        yield journal(match)


def where(match: Match[Notes]) -> tuple[Any, ...]:
    ask, chance = match.ask, match.chance
    return (
        (match.state, match.ply, match.steps, match.draws, match.result, match.undo_refusal),
        (ask is not None and asked(ask), chance is not None and (chance.about, chance.kind)),
        (match.entries, match.events, match.events_since(match.ply - 2), match.view(1)),
        [match.plays(seat) for seat in range(3)],
        [
            each.seen
            for each in (match.watcher, match.witness)
            if isinstance(each, StepsSeen | EventsSeen)
        ],
    )


def asked(ask: Ask) -> tuple[Any, ...]:
    return ask.seat, ask.about, list(ask.options), ask.context, ask.secret


def journal(match: Match[Notes]) -> str:
    """The text, where there is one; the same match comes of it, unless that rests after a step."""
    if match.forked:
        return ""
    text = Journal.of(match).to_text()
    try:
        again = Journal.parse(text).replay(match.game)
        rests = match.ask is None and match.chance is None and match.result is None
        assert rests or (again.state, again.events) == (match.state, match.events)
    except Unreadable as error:
        return f"{text}\n{error}"
    return text


def told() -> Iterator[str]:
    for seed in range(COURSES):
        rng = Random(seed)
        match = Match(Chat(drawn_steps(seed), last=5), source=Seeded("5eed"))
        noted = [repr(each) for each in done(match, rng)]
        digest = hashlib.blake2b("\n".join(noted).encode(), digest_size=8).hexdigest()
        yield f"course {seed}: {sum('done' in each[:20] for each in noted)} done, {digest}"


def test_courses_are_what_they_were() -> None:
    assert list(told()) == KEPT.read_text(encoding="utf-8").splitlines()


if __name__ == "__main__":
    KEPT.write_text("\n".join(told()) + "\n", encoding="utf-8")
