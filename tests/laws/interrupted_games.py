"""Games that somebody breaks into, or leaves while the others play on; all but one go wrong."""

from __future__ import annotations

from dataclasses import dataclass, field

from rollout.games.samples.facts import Mark, Marked
from rollout.kernel import (
    WORLD,
    Action,
    Ask,
    Concede,
    Game,
    Interjection,
    Listed,
    Refusal,
    Result,
    Script,
    Table,
)

SEATS = 3


class Spill(Interjection, frozen=True):
    """Something is knocked over; what was in it is lost."""

    cups: int


@dataclass
class Circle:
    left: int = 20
    turn: int = 0
    out: list[int] = field(default_factory=list)

    def copy(self) -> Circle:
        return Circle(self.left, self.turn, self.out.copy())


class InTurns(Game[Circle]):
    """Three seats take one or two each, and are asked once more if they are sure.

    Nothing goes wrong in this one.
    """

    slug = "in_turns"
    actions = (Mark,)
    events = (Marked,)
    interjections = (Spill,)
    state_type = Circle
    follows_the_question = frozenset(("turn",))

    def seats(self, state: Circle) -> int:
        return SEATS

    def bound(self, state: Circle) -> int:
        return 50

    def plays(self, state: Circle, seat: int) -> bool:
        return seat not in state.out

    def result(self, state: Circle) -> Result | None:
        if len(state.out) == SEATS - 1:
            return Result(tuple(seat for seat in range(SEATS) if seat not in state.out), "last")
        return Result((), "nothing-left") if state.left <= 0 else None

    def conceded(self, state: Circle, seat: int) -> Result | None:
        others = tuple(each for each in range(SEATS) if each not in (*state.out, seat))
        return Result(others, "last") if len(others) == 1 else None

    def step(self, table: Table[Circle]) -> Script[None]:
        state = table.state
        taken = yield table.ask(state.turn, "take", Listed([Mark(1), Mark(2)]))
        sure = yield table.ask(state.turn, "sure", Listed([Mark(0), Mark(5)]))
        state.left -= taken.cell + sure.cell
        self.pass_on(state)
        table.tell(Marked(state.turn, state.left))

    def pass_on(self, state: Circle) -> None:
        state.turn = (state.turn + 1) % SEATS
        while state.turn in state.out:
            state.turn = (state.turn + 1) % SEATS

    def interjection_refusal(
        self, state: Circle, by: int, interjection: Interjection
    ) -> Refusal | None:
        if by == WORLD and isinstance(interjection, Spill) and interjection.cups > 8:
            return Refusal("CIRCLE-01", "so-many-there-are-not", {"cups": interjection.cups})
        return None

    def interjected(self, table: Table[Circle], by: int, interjection: Action) -> Script[None]:
        state = table.state
        if isinstance(interjection, Spill):
            self.spill(state, interjection.cups)
        elif isinstance(interjection, Concede):
            state.out.append(by)
            if state.turn == by:
                self.pass_on(state)
        table.tell(Marked(state.turn, state.left))
        yield from ()

    def spill(self, state: Circle, cups: int) -> None:
        state.left -= cups


class SpillFails(InTurns):
    def spill(self, state: Circle, cups: int) -> None:
        raise KeyError("cups")


class SpillIsForgotten(InTurns):
    """What was spilt is remembered outside the state, where no replay finds it."""

    def __init__(self) -> None:
        super().__init__()
        self.spilt = 0

    def spill(self, state: Circle, cups: int) -> None:
        self.spilt += 1
        state.left -= self.spilt


class RefusalFails(InTurns):
    def interjection_refusal(
        self, state: Circle, by: int, interjection: Interjection
    ) -> Refusal | None:
        raise KeyError("cups")


class RefusalSpoils(InTurns):
    def interjection_refusal(
        self, state: Circle, by: int, interjection: Interjection
    ) -> Refusal | None:
        state.left -= 1
        return Refusal("CIRCLE-02", "never")


class RefusesWithoutRule(InTurns):
    def interjection_refusal(
        self, state: Circle, by: int, interjection: Interjection
    ) -> Refusal | None:
        return Refusal("", "never")


class IsVoidFails(InTurns):
    def is_void(self, table: Table[Circle], ask: Ask) -> bool:
        if any(isinstance(what, Spill) for _, what in table.interjections):
            raise KeyError(ask.about)
        return False


class StandsInBesideTheOffer(InTurns):
    """The answer for a seat that left is one to the first question, whatever is asked."""

    def stand_in(self, state: Circle, ask: Ask) -> Action:
        return Mark(1)


class VoidsBesideTheOffer(StandsInBesideTheOffer):
    """Who gives up ends the match; what is void after something was spilt is answered so."""

    def conceded(self, state: Circle, seat: int) -> Result | None:
        return Result(tuple(each for each in range(SEATS) if each != seat), "conceded")

    def is_void(self, table: Table[Circle], ask: Ask) -> bool:
        return bool(table.interjections)


class LosesToNobody(InTurns):
    """The seat that is said to have won when somebody gives up does not exist."""

    def conceded(self, state: Circle, seat: int) -> Result | None:
        return Result((SEATS,), "conceded")


class EndsWithoutReason(InTurns):
    def conceded(self, state: Circle, seat: int) -> Result | None:
        return Result((), "")
