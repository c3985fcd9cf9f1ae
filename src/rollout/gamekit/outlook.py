"""What comes of an action, said before it is taken: the outcome first, the sums one step below.

A game says it in `Screen.outlook`; page, terminal and text twin show the same words. Nothing
in it tells what the seat may not know: chances come from `prospect`, which imagines what is
hidden, or from open facts.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

import msgspec

from rollout.gamekit.sentences import Sentence
from rollout.kernel.actions import Action
from rollout.kernel.dice import Dice
from rollout.kernel.errors import TableError
from rollout.kernel.match import Match
from rollout.kernel.odds import Odds, Policy, Question, odds
from rollout.kernel.reasons import Term
from rollout.kernel.requests import Ask, Chance, Roll
from rollout.kernel.sources import Outside

Spread = tuple[tuple[int, float], ...]

GOOD: Final = "good"
BAD: Final = "bad"


class Part(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing a player wants to know, in words: with a chance ("48 % some damage"), with a
    spread of numbers, told by its mean and drawn as bars ("⌀ 1.7 damage"), or as it is."""

    words: Sentence
    chance: float | None = None
    spread: Spread = ()
    tone: str = ""
    """`GOOD` or `BAD` for the seat that acts; empty where it is neither."""


class Sum(msgspec.Struct, frozen=True, omit_defaults=True):
    """A number that decides, the terms it is the sum of, and what it means: "Always hits"."""

    words: Sentence
    terms: tuple[Term, ...] = ()
    total: int = 0


class Outlook(msgspec.Struct, frozen=True, omit_defaults=True):
    """What comes of an action, as the seat that acts can know it."""

    headline: tuple[Part, ...] = ()
    """At most three parts: any effect, how much of it, whether it puts something out."""
    fates: tuple[Part, ...] = ()
    """What becomes of whom besides."""
    costs: tuple[Sentence, ...] = ()
    sums: tuple[Sum, ...] = ()
    """One step below, with the IDs of rules."""
    replies: Sentence | None = None
    """How the other seats are taken to answer, if one of them is asked."""
    exact: bool = True
    error: float = 0.0
    """Where the odds are not exact: half the width of their 95 % interval."""
    then: Sentence | None = None
    """Whose turn follows, with which question."""


Foreteller = Callable[[Match[Any], int, Action], Outlook | None]
"""From a match, the seat that is asked and one of its answers; None where nothing need be said.

Of the match it reads `state`, and branches on it with `prospect`; it never answers in it."""


class Replies:
    """How the other seats are taken to answer, and by which words that is told."""

    def __init__(self, key: str, policy: Policy) -> None:
        self.key = key
        self.policy = policy
        self.asked = False

    def __call__(self, match: Match[Any], ask: Ask) -> Action:
        self.asked = True
        return self.policy(match, ask)

    @property
    def __name__(self) -> str:
        return self.policy.__name__

    def told(self) -> Sentence | None:
        """What an outlook says of it: nothing where nobody had to answer."""
        return Sentence(self.key) if self.asked else None


def quick_reply(match: Match[Any], ask: Ask) -> Action:
    """As a bot that does not think twice."""
    return match.game.judgement.reply(match.state, ask, Random(match.ply))


def quickly() -> Replies:
    """The usual replies."""
    return Replies("outlook-replies-quick", quick_reply)


class Prospect:
    """All that chance makes of an action, each end read once."""

    def __init__(self, found: Odds, replies: Replies) -> None:
        self.odds = found
        self.replies = replies

    def chance(self, holds: Callable[[Any], bool]) -> float:
        """How likely an end is of which that holds."""
        ends = self.odds.distribution.items()
        return float(sum(chance for end, chance in ends if holds(end)))

    def spread(self, number: Callable[[Any], int]) -> Spread:
        """What a number of the end comes to, and how likely."""
        found: dict[int, Any] = {}
        for end, chance in self.odds.distribution.items():
            value = number(end)
            found[value] = found.get(value, 0) + chance
        return tuple((value, float(found[value])) for value in sorted(found))

    def outlook(self, headline: list[Part], **more: Any) -> Outlook:
        """An outlook that says how it was come by."""
        return Outlook(
            tuple(headline),
            replies=self.replies.told(),
            exact=self.odds.exact,
            error=self.odds.error,
            **more,
        )


def prospect(
    match: Match[Any], action: Action, reading: Question, replies: Replies | None = None
) -> Prospect:
    """Read every end of an action, exactly where that is feasible; see `rollout.kernel.odds`.

    `reading` gives what is wanted of an end, all at once and hashable.
    """
    taken = quickly() if replies is None else replies
    return Prospect(odds(match, action, reading, taken), taken)


def mean(spread: Spread) -> float:
    """
    >>> mean(((0, 0.5), (3, 0.5)))
    1.5
    """
    return sum(value * chance for value, chance in spread)


def first_chance(match: Match[Any], seat: int, action: Action) -> Chance | None:
    """What the action would roll at once.

    Where something is hidden from the seat it is read off an imagined world.
    """
    if match.game.hides(match.state, seat):
        aside = match.imagine(seat, Random(match.ply), Outside())
    else:
        aside = match.fork(Outside())
    try:
        aside.answer(action)
    except TableError:
        return None
    return aside.chance


def first_sums(match: Match[Any], seat: int, action: Action) -> tuple[Sum, ...]:
    """The number that the first roll needs, with its terms."""
    chance = first_chance(match, seat, action)
    if not isinstance(chance, Roll | Dice) or chance.need is None:
        return ()
    terms = () if chance.reasons is None else chance.reasons.terms
    return (Sum(needed(chance), terms, chance.need),)


def needed(roll: Roll | Dice) -> Sentence:
    """Never "−6 or more". `roll-<about>` says what the die is for; a game may have words of its
    own for `outlook-always` and `outlook-never`, by `$die`: "Always hits"."""
    die = roll.about.replace("_", "-")
    said = {"die": die, "about": Sentence(f"roll-{die}"), "kind": roll.kind, "need": roll.need}
    sure = None
    if isinstance(roll, Roll) and roll.need is not None:
        sure = foregone(die, roll.need, 1, roll.sides)
    return sure or Sentence("outlook-needs", said)


def foregone(die: str, need: int, least: int, most: int) -> Sentence | None:
    """In words, where dice that show so much at least and at the most cannot change it."""
    key = FOREGONE.get(certainty(need, least, most))
    said = {"die": die, "about": Sentence(f"roll-{die}")}
    return None if key is None else Sentence(key, said)


FOREGONE = {"always": "outlook-always", "never": "outlook-never"}


def certainty(need: int, least: int, most: int) -> str:
    """Whether dice can change it.

    >>> [certainty(need, 2, 12) for need in (-6, 2, 3, 12, 13)]
    ['always', 'always', 'open', 'open', 'never']
    """
    return "always" if need <= least else "never" if need > most else "open"


def percentage(chance: float) -> str:
    """A chance with as many figures as mean something: 0.4 % is not 0 %.

    >>> [percentage(each) for each in (0, 0.004, 0.48, 0.996, 1)]
    ['0 %', '< 1 %', '48 %', '> 99 %', '100 %']
    """
    percent = chance * 100
    if 0 < percent < 1:
        return "< 1 %"
    if 99 < percent < 100:
        return "> 99 %"
    return f"{percent:.0f} %"


def part_said(part: Part) -> Sentence:
    """A part as every reader says it."""
    if part.chance is not None:
        return Sentence("outlook-chance", {"chance": percentage(part.chance), "what": part.words})
    if part.spread:
        return Sentence("outlook-mean", {"mean": round(mean(part.spread), 1), "what": part.words})
    return part.words
