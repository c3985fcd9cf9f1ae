"""The contract between a game and everything that reads it."""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import MISSING, fields
from random import Random
from typing import Any, ClassVar, Final, Generic, Protocol, TypeVar

import msgspec
from mypy_extensions import mypyc_attr

from rollout.kernel.actions import Action, Concede, Event, Interjection, Result
from rollout.kernel.dice import FACES, Count, Dice
from rollout.kernel.errors import Refusal
from rollout.kernel.options import Options
from rollout.kernel.reasons import Reasons
from rollout.kernel.requests import Ask, Chance, Roll, Shuffle
from rollout.kernel.text import parse_text, to_text

NEVER: Final = 1 << 60
"""More answers than any match has."""
T = TypeVar("T")
Script = Generator[Ask | Chance, Any, T]
"""A piece of rulebook: yields requests, is sent their answers, returns a T."""


class BrokenOff(Exception):
    """Raised by a script that goes no further: its step is over."""


Plan = tuple[Action, ...]
"""Answers that belong together: the first for the current ask, the rest for those that follow."""


class State(Protocol):
    """The whole truth between two steps: plain typed data, cheap to copy."""

    def copy(self) -> Any: ...


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Witness:
    """Looks on as events are told; forks, bots and simulations have none."""

    def told(self, state: Any, number: int) -> None:
        """The event with that number was told, and this is the state it speaks of."""


class Table(Generic[S]):
    """What a script holds: the state, and the words to ask, roll and tell."""

    steps: int
    """How many steps were begun."""
    pauses_at: int
    """From how many answers on the course has something to do at the end of a step."""
    witness: Witness | None
    interjections: tuple[tuple[int, Action], ...]
    """What takes effect at the end of the step, and who entered it."""
    leaving: tuple[int, ...]
    """Seats that gave up while the others play on; stood in for until the step is over."""

    def __init__(self, state: S) -> None:
        self.state = state
        self.events: list[Event] = []
        self.steps = 0
        self.pauses_at = NEVER
        self.witness = None
        self.interjections = ()
        self.leaving = ()

    def ask(self, seat: int, about: str, options: Options, **context: Any) -> Ask:
        return Ask(seat, about, options, context)

    def ask_secretly(self, seat: int, about: str, options: Options, **context: Any) -> Ask:
        return Ask(seat, about, options, context, True)

    def roll(
        self, about: str, sides: int, need: int | None = None, reasons: Reasons | None = None
    ) -> Roll:
        return Roll(about, sides, need, reasons)

    def dice(
        self,
        about: str,
        number: int,
        sides: int,
        count: Count = FACES,
        reasons: Reasons | None = None,
    ) -> Dice:
        return Dice(about, number, sides, count, reasons)

    def shuffle(self, about: str, items: list[int]) -> Shuffle:
        return Shuffle(about, items)

    def tell(self, event: Event) -> None:
        """What the event says is true by now: whoever watches sees the state of this moment."""
        self.events.append(event)
        if self.witness is not None:
            self.witness.told(self.state, len(self.events) - 1)


@mypyc_attr(allow_interpreted_subclasses=True)
class Judgement(Generic[S]):
    """What a bot needs to know of a game. These defaults serve any small game."""

    scale: ClassVar[float] = 1.0
    """By how much the values of a good and a poor plan usually differ."""
    horizon: ClassVar[int] = 0
    """Steps that a search plays out by quick replies behind the one in which a plan ends."""

    def value(self, state: S, seat: int) -> float:
        """How good the position is for a seat, from -1 (lost) to 1 (won)."""
        return 0.0

    def is_calm(self, state: S) -> bool:
        """Whether a position can be valued as it stands.

        If not, as in the middle of a fight, a line is played out by quick replies until it can.
        """
        return True

    def plans(self, state: S, ask: Ask, rng: Random, most: int) -> list[Plan]:
        """Up to `most` answers worth weighing, each with the follow-ups it was thought of with."""
        plans: list[Plan] = []
        for action in ask.options:
            plans.append((action,))
            if len(plans) > 4 * most:
                break
        if len(plans) <= most:
            return plans
        if len(plans) > 4 * most:
            plans.extend((ask.options.sample(rng),) for _ in range(2 * most))
        return rng.sample(plans, most)

    def moves(self, state: S, ask: Ask, rng: Random, most: int) -> list[Plan]:
        """The same for a bot that looks one action ahead: what the rulebook calls one action.

        An action may take several answers, as a Movement does. By default any plan is one.
        """
        return self.plans(state, ask, rng, most)

    def has_doubts(self, ask: Ask) -> bool:
        """Whether the best plans for this question are worth a closer look that costs much."""
        return False

    def doubt(self, state: S, ask: Ask, plan: Plan) -> Callable[[Random], float] | None:
        """A closer look at a plan: each call says by how much it came out better than thought.

        None where nothing more can be learned of it.
        """
        return None

    def reply(self, state: S, ask: Ask, rng: Random) -> Action:
        """A quick sensible answer, for playing a line out to see where it leads."""
        return ask.options.sample(rng)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """One set of rules. An instance holds no match; all that changes is in the state."""

    slug: ClassVar[str] = ""
    rules_version: ClassVar[str] = "1"
    content_version: ClassVar[str] = "1"
    actions: ClassVar[tuple[type[Action], ...]] = ()
    interjections: ClassVar[tuple[type[Interjection], ...]] = ()
    events: ClassVar[tuple[type[Event], ...]] = ()
    state_type: ClassVar[Any] = None
    setup_type: ClassVar[Any] = None
    position_type: ClassVar[Any] = None
    """The form of a `[position]` of a case file, where it is not that of the state."""
    passing: ClassVar[tuple[type[Action], ...]] = ()
    """The answers of somebody who passes; `everybody passes` in a case file."""
    follows_the_question: ClassVar[frozenset[str]] = frozenset()
    """Parts of the view that say who goes on with what, or how it ended: no event tells of them."""
    judgement: Judgement[S]

    def __init__(self) -> None:
        self.judgement = Judgement()

    def default_setup(self) -> Any:
        """A setup that starts a match at once."""
        return None

    def among_bots(self, setup: Any) -> Any:
        """The same setup for bots alone, who agree on no draw: a match that surely ends."""
        return setup

    def start(self, setup: Any) -> S:
        """The state before the first step. A game without setups starts as its state does."""
        state: S = self.state_type()
        return state

    def seats(self, state: S) -> int:
        return 2

    def step(self, table: Table[S]) -> Script[None]:
        """The script of the next step. Called only between steps while there is no result."""
        raise TypeError(f"{self.slug} has no step")

    def result(self, state: S) -> Result | None:
        """How the match ended, or None while it goes on. Read between steps."""
        return None

    def plays(self, state: S, seat: int) -> bool:
        """Whether that seat is still in the match. Who is out has nothing to give up."""
        return True

    def conceded(self, state: S, seat: int) -> Result | None:
        """The result when a seat gives up. None when the others play on: see `interjected`."""
        others = tuple(other for other in range(self.seats(state)) if other != seat)
        return Result(others, "conceded")

    def interjection_refusal(self, state: S, by: int, interjection: Interjection) -> Refusal | None:
        """Why that cannot be interjected now, by that seat or the world; None when it can."""
        return None

    def interjected(self, table: Table[S], by: int, interjection: Action) -> Script[None]:
        """What comes of an interjection, and of giving up (`Concede`), at the end of the step."""
        raise TypeError(f"{self.slug} does not say what comes of {interjection}")

    def is_void(self, table: Table[S], ask: Ask) -> bool:
        """Whether nobody need answer that after what was interjected; `stand_in` does."""
        return False

    def stand_in(self, state: S, ask: Ask) -> Action:
        """The answer for a seat that gave up, until the step is over: by the rules alone."""
        return next(iter(ask.options))

    def view(self, state: S, seat: int | None) -> Any:
        """All that a seat, or a spectator (None), may know: JSON, or a Struct. The only gate."""
        return self.encode(state)

    def imagine(self, state: S, seat: int | None, rng: Random) -> None:
        """Re-deal in place what that seat cannot see. Must depend on its view and `rng` alone."""

    def hides(self, state: S, seat: int | None) -> bool:
        """Whether that seat may not know all that decides the match from here."""
        return type(self).imagine is not Game.imagine

    def step_hides(self, state: S, seat: int | None) -> bool:
        """Whether any of that can decide something before the current step is over."""
        return self.hides(state, seat)

    def bound(self, state: S) -> int:
        """More answers (of seats and the world) than any match from here can have."""
        return 100_000

    def encode(self, state: S) -> dict[str, Any]:
        """The whole state as JSON data; `decode` reads it back equal."""
        data: dict[str, Any] = msgspec.to_builtins(state, order="deterministic")
        return data

    def decode(self, data: dict[str, Any]) -> S:
        """What is left out has its default, which msgspec does not see in a compiled class."""
        parts = fields(self.state_type)
        defaults = {part.name: part.default for part in parts if part.default is not MISSING}
        given = msgspec.convert(data, type=dict[str, Any])
        state: S = msgspec.convert({**defaults, **given}, type=self.state_type)
        return state

    # The words of a case file, where a player may write names for numbers

    def position(self, data: dict[str, Any]) -> S:
        """A state from the `[position]` table of a case file."""
        return self.decode(data)

    def report(self, state: S) -> dict[str, Any]:
        """The state as the expectations of a case file name it."""
        return self.encode(state)

    def names(self, state: S) -> list[str]:
        """What may be a key of a report though nothing is there now, as a card not in play."""
        return []

    def report_event(self, state: S, event: Event) -> dict[str, Any]:
        """An event as the expectations of a case file name it; `event` is its tag."""
        data: dict[str, Any] = msgspec.to_builtins(event)
        return data

    def report_context(self, state: S, ask: Ask) -> dict[str, Any]:
        """What goes with a question, as the expectations of a case file may name it."""
        return ask.context

    def read_action(self, state: S, words: str) -> Action:
        """The action that a case file means by these words. Raises Unreadable."""
        return parse_text(words, (*self.actions, *self.interjections, Concede))

    def write_action(self, state: S, action: Action) -> str:
        """The words for an action, as `read_action` reads them."""
        return to_text(action)
