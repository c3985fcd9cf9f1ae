"""What a game gives to whoever shows it: pictures and sentences, words for numbers, odds."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from rollout.gamekit.outlook import Foreteller, Outlook
from rollout.gamekit.sentences import Die, Twin
from rollout.kernel.actions import Action, Event
from rollout.kernel.errors import Refusal
from rollout.kernel.match import Match
from rollout.kernel.odds import Question
from rollout.kernel.requests import Ask

Fact = Action | Event | Ask | Refusal
Arguments = dict[str, Any]
View = Any
"""What `Game.view` gives: the Struct that `Screen.view` names, or plain data."""

Views = Callable[[Any, Sequence[int | None]], list[Any]]
"""From a state and who looks: a seat, or None for a spectator."""

Wording = Callable[[Any, Fact], Arguments]
"""From a state and a fact. What it returns is added to the fact's own fields, or replaces them:
words, numbers, sums with reasons, or a `Saying`, which stands for another message."""
Look = Callable[[Any, int | None, dict[str, Any]], dict[str, Any]]
"""From a state, the seat that looks and its request. It tells nothing that seat may not know."""
Drawing = Callable[[View, Any], str]
"""From the view of a seat and the reader's `Words`."""
CardSheet = Callable[[str, Any, View, Any], str]
"""From the name of a card, the state, a view and `Words`: what is printed on it."""
Questions = Callable[[Any, Action], list[tuple[str, Question]]]
"""From a state and an action: what may be asked of its odds, each with a key of the catalogue."""


Constant = (
    int
    | float
    | str
    | tuple[str, ...]
    | tuple[int, ...]
    | Mapping[str, int | str]
    | Mapping[str, tuple[int, ...]]
)

Telling = Callable[[View], Twin]
"""From the view of a seat: the same for terminal, screen reader and page."""
Dice = Callable[[Event], list[Die]]


def nothing_to_add(state: Any, fact: Fact) -> Arguments:
    """A game whose facts are told by their fields."""
    return {}


def nothing_to_ask(state: Any, action: Action) -> list[tuple[str, Question]]:
    """A game without questions about odds."""
    return []


def nothing_to_foretell(match: Match[Any], seat: int, action: Action) -> Outlook | None:
    """A game that says nothing of its actions beforehand."""
    return None


def no_dice(event: Event) -> list[Die]:
    """A game whose events tell of no dice."""
    return []


@dataclass(frozen=True, eq=False)
class Screen:
    """Each part may be left out."""

    view: type[msgspec.Struct] | None = None
    """The form of what `Game.view` gives; `rollout schema` writes the page's types from it.

    With it, whoever watches is sent how the view changed by each event. Things with numbers of
    their own are maps in it, and what is not there is absent: no field is ever null."""
    views: Views | None = None
    """What `Game.view` gives, for several at once, in a game where they share much. A part that
    is the same for two of them is the same object."""
    looks: Mapping[str, type[msgspec.Struct]] = field(default_factory=dict)
    """The forms of what `look` answers, by the word of the question."""
    constants: Mapping[str, Constant] = field(default_factory=dict)
    """Numbers and names of the rules that a page needs besides: `TERROR`, `LEVELS`. They are
    written beside its types, so that no page says them again."""
    twin: Telling | None = None
    """The table in sentences."""
    dice: Dice = no_dice
    """The dice that an event tells of."""

    arguments: Wording = nothing_to_add
    """Words for the numbers in facts."""
    worded: frozenset[type] | None = None
    """The kinds of facts that `arguments` has something for; None when it may be any."""
    public_asks: frozenset[str] = frozenset()
    """Questions that betray nothing to others, though the game hides something."""
    moments: Mapping[str, str] | None = None
    """The events worth jumping to in a replay, by tag, with the kind of moment they are.

    Without it every event is one."""
    look: Look | None = None
    """What is shown before anything is chosen."""
    questions: Questions = nothing_to_ask
    """What may be asked of the odds of an action. A question may be `Foreseen`."""
    outlook: Foreteller = nothing_to_foretell
    """What comes of an action, before it is taken: the headline of page and terminal."""
    draw: Drawing | None = None
    """The table in characters."""
    describe: Drawing | None = None
    """The table in sentences."""
    piles: Drawing | None = None
    """The cards that lie open though the table only counts them."""
    card: CardSheet | None = None
    """What is printed on a card of that name, which is no secret; or which names are like it."""

    @property
    def foretells(self) -> bool:
        """Whether anything is said of an action before it is taken."""
        return self.outlook is not nothing_to_foretell or self.questions is not nothing_to_ask

    @property
    def needs_words(self) -> frozenset[type] | None:
        """The kinds of facts whose words do not follow from their fields; None: any may."""
        return frozenset() if self.arguments is nothing_to_add else self.worded
