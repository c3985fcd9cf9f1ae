"""Games that let out what they should hide, for the laws of hidden information to catch."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

from rollout.games.samples.bluff import Bluff, Hands
from rollout.games.samples.facts import Mark, Shown
from rollout.kernel import (
    Action,
    Event,
    Game,
    Listed,
    Refusal,
    Result,
    Script,
    Table,
)

# Asks


# Hidden facts


class ShowsHands(Bluff):
    def view(self, state: Hands, seat: int | None) -> dict[str, Any]:
        return {"deal": state.deal, "cards": state.cards}


class PeeksWhileImagining(Bluff):
    """Deals anew from the truth, not from what the seat may know."""

    def imagine(self, state: Hands, seat: int | None, rng: Random) -> None:
        if state.cards and seat is not None and rng.random() < 0.5:
            state.cards[1 - seat], state.rest = state.rest, state.cards[1 - seat]


class DeniesSecrets(Bluff):
    def hides(self, state: Hands, seat: int | None) -> bool:
        return False


class ImaginesNonsense(Bluff):
    def imagine(self, state: Hands, seat: int | None, rng: Random) -> None:
        state.cards = []

    def view(self, state: Hands, seat: int | None) -> dict[str, Any]:
        return {"deal": state.deal}


@dataclass
class Table4:
    """Each seat holds a hidden number; what is open to all is in `shown`."""

    numbers: list[int] = field(default_factory=lambda: [3, 5])
    chosen: list[int] = field(default_factory=lambda: [-1, -1])
    shown: list[int] = field(default_factory=list)
    turns: int = 0

    def copy(self) -> Table4:
        return Table4(self.numbers.copy(), self.chosen.copy(), self.shown.copy(), self.turns)


class Told(Event, frozen=True):
    number: int


class Secretive(Game[Table4]):
    """A game of secrets that keeps them; subclasses betray one each."""

    slug = "secretive"
    actions = (Mark,)
    events = (Told, Shown)
    state_type = Table4

    def result(self, state: Table4) -> Result | None:
        return Result((), "enough") if state.turns >= 3 else None

    def bound(self, state: Table4) -> int:
        return 20

    def step(self, table: Table[Table4]) -> Script[None]:
        state = table.state
        for seat in (0, 1):
            chosen = yield table.ask_secretly(seat, "choose", Listed([Mark(1), Mark(2)]))
            state.chosen[seat] = chosen.cell
        state.shown = state.chosen
        state.chosen = [-1, -1]
        state.turns += 1
        table.tell(Shown((state.shown[0], state.shown[1])))

    def view(self, state: Table4, seat: int | None) -> dict[str, Any]:
        made = [choice >= 0 for choice in state.chosen]
        mine = None if seat is None else (state.numbers[seat], state.chosen[seat])
        return {"made": made, "mine": mine, "shown": state.shown, "turns": state.turns}

    def imagine(self, state: Table4, seat: int | None, rng: Random) -> None:
        for other in (0, 1):
            if other != seat:
                state.numbers[other] = rng.randrange(10)
                if state.chosen[other] >= 0:
                    state.chosen[other] = rng.randrange(1, 3)


class ViewTellsSecret(Secretive):
    def view(self, state: Table4, seat: int | None) -> dict[str, Any]:
        return {"chosen": state.chosen}

    def imagine(self, state: Table4, seat: int | None, rng: Random) -> None:
        """Nothing."""


class EventTellsSecret(Secretive):
    def step(self, table: Table[Table4]) -> Script[None]:
        for seat in (0, 1):
            chosen = yield table.ask_secretly(seat, "choose", Listed([Mark(1), Mark(2)]))
            table.tell(Told(chosen.cell))
        table.state.turns += 1


class EventLeaks(Secretive):
    """Tells a hidden number to all at the start of a step."""

    def step(self, table: Table[Table4]) -> Script[None]:
        table.tell(Told(table.state.numbers[1]))
        yield from super().step(table)


class AnswerLeaks(Secretive):
    """Tells a hidden number after another seat's answer, without showing it on the table."""

    def step(self, table: Table[Table4]) -> Script[None]:
        yield table.ask(1, "choose", Listed([Mark(1)]))
        table.tell(Told(table.state.numbers[1]))
        yield table.ask(1, "choose", Listed([Mark(1)]))
        table.state.turns += 1


class LooksWithoutRevelation(Secretive):
    """Seat 0 is shown a number of seat 1, and could take back what it did before."""

    def step(self, table: Table[Table4]) -> Script[None]:
        state = table.state
        yield table.ask(0, "choose", Listed([Mark(1)]))
        state.shown = [state.numbers[1]]
        yield table.ask(0, "choose", Listed([Mark(1)]))
        state.shown = []
        state.turns += 1


class AsksOnlyTheStrong(Secretive):
    """Whether seat 1 is asked at all betrays what it holds."""

    def step(self, table: Table[Table4]) -> Script[None]:
        if table.state.numbers[1] >= 5:
            yield table.ask(1, "choose", Listed([Mark(1)]))
        yield table.ask(0, "choose", Listed([Mark(1)]))
        table.state.turns += 1


class OffersBySecret(Secretive):
    """What seat 0 may do depends on what seat 1 holds."""

    def step(self, table: Table[Table4]) -> Script[None]:
        cells = range(table.state.numbers[1] + 1)
        yield table.ask(0, "choose", Listed([Mark(cell) for cell in cells]))
        table.state.turns += 1


class TellsWithTheQuestion(Secretive):
    """Seat 0 is told what seat 1 holds in the words of its own question."""

    def step(self, table: Table[Table4]) -> Script[None]:
        yield table.ask(0, "choose", Listed([Mark(1)]), other=table.state.numbers[1])
        table.state.turns += 1


class Guarded(Listed):
    """Says more of the number that it guards than it may."""

    def __init__(self, guarded: int) -> None:
        super().__init__([Mark(1)])
        self.guarded = guarded

    def refusal(self, action: Action) -> Refusal | None:
        refusal = super().refusal(action)
        return refusal and Refusal("SEC-01", "guarded", {"by": self.guarded})


class RefusesBySecret(Secretive):
    """What is said to seat 0 of something that it cannot do names what seat 1 holds."""

    def step(self, table: Table[Table4]) -> Script[None]:
        yield table.ask(0, "choose", Guarded(table.state.numbers[1]))
        table.state.turns += 1


class KeepsWhatIsHidden(Secretive):
    """Looks at what seat 1 holds before seat 0 answers, and goes by that afterwards."""

    def step(self, table: Table[Table4]) -> Script[None]:
        state = table.state
        seen = state.numbers[1]
        yield table.ask(0, "choose", Listed([Mark(1)]))
        state.numbers[1] = seen + 1
        state.turns += 1


class ShowsByChoice(Secretive):
    """Seat 1 plays its number openly: that is no leak."""

    def step(self, table: Table[Table4]) -> Script[None]:
        state = table.state
        yield table.ask(1, "choose", Listed([Mark(1)]))
        state.shown = [state.numbers[1]]
        state.numbers[1] = 0
        table.tell(Told(state.shown[0]))
        yield table.ask(0, "choose", Listed([Mark(1)]))
        state.turns += 1

    def imagine(self, state: Table4, seat: int | None, rng: Random) -> None:
        if seat != 1:
            state.numbers[1] = rng.randrange(10) if not state.shown else state.numbers[1]
        if seat != 0:
            state.numbers[0] = rng.randrange(10)
