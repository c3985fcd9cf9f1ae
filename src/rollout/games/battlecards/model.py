"""The state of a match: plain numbers and lists, nothing else.

A card is a number, the same for the whole match; `kinds` says which card of the library it
is. Lists "by card" are indexed by that number, lists "by seat" by the seat.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from rollout.games.battlecards.content.library import Library, library
from rollout.games.battlecards.setup import MatchOptions

HOME: Final = -1
"""Place of a Robot: the Homebase of its owner."""
IN_BATTLE: Final = -2
"""Place of a lead that has left its place to fight."""
OUT: Final = -3
"""Place of a card that is not in play."""
NOBODY: Final = -1
NOTHING: Final = -1

ALT: Final = 1
"""The second of a Robot's modes."""

OPENING: Final = "opening"
ENERGON: Final = "energon"
DEPLOYMENT: Final = "deployment"
ACTION: Final = "action"
SUPPLY: Final = "supply"

UNTIL_BATTLE: Final = "battle"
UNTIL_TURN: Final = "turn"
UNTIL_ROUND: Final = "round"

AS_STRENGTH: Final = "strength"
AS_EFFECT: Final = "effect"
AS_SUPPORTER: Final = "supporter"
AS_TRANSFORMATION: Final = "transformation"


@dataclass
class Modifier:
    """A timed change. Never altered once made, so copies of a state share it.

    `target` is a card, or a seat where the word speaks of seats. `support` is the number of
    the support card it came with, for cards that lose their effect.
    """

    word: str
    amount: int
    target: int
    until: str
    seat: int
    source: int
    support: int = NOTHING


@dataclass
class Support:
    """A support card in the order of play. Never altered; a cancelled one is replaced."""

    side: int
    card: int
    use: str
    cancelled: bool = False


@dataclass
class Battle:
    """Two leads over one Resource. Side 0 started the battle, side 1 did not (BC-BAT-01)."""

    resource: int
    challenge: bool
    seats: list[int]
    leads: list[int]
    starts: list[int]
    opened: bool = False
    mover: int = 0
    passes: int = 0
    supports: list[Support] = field(default_factory=list)
    rolled: list[bool] = field(default_factory=lambda: [False, False])
    dice: list[int] = field(default_factory=lambda: [0, 0])
    used: list[int] = field(default_factory=list)
    broken_off: bool = False
    resolved: bool = False
    """Won, lost or broken off; only what happens after it is left."""
    met: list[int] = field(default_factory=list)
    """The leads that met, also those that have left the battle; NOTHING for one out of play."""

    def copy(self) -> Battle:
        return Battle(
            self.resource,
            self.challenge,
            self.seats,
            self.leads.copy(),
            self.starts,
            self.opened,
            self.mover,
            self.passes,
            self.supports.copy(),
            self.rolled.copy(),
            self.dice.copy(),
            self.used.copy(),
            self.broken_off,
            self.resolved,
            self.met.copy(),
        )


@dataclass
class State:
    """The whole truth between two steps."""

    options: MatchOptions
    homebrew: str
    owners: list[int]
    """By card; never changes."""
    open_lists: list[bool]
    """By seat: whether everyone knows the deck list."""
    armies: list[str]
    """By seat: the army it leads, which is no secret; empty for a mixed deck."""
    words: frozenset[str]
    """Triggers and passive effect words of all cards that have come into play."""
    kinds: list[int]
    place: list[int]
    """By card: HOME, IN_BATTLE, OUT, or the Resource the Robot is on."""
    alt: list[int]
    """By card: 1 in alt mode."""
    damage: list[int]
    transformed: list[int]
    """By card: the turn in which it last transformed."""
    moved: list[int]
    """By card: the turn in which it last moved in the Deployment phase."""
    controller: list[int]
    """By card: the seat that controls the Resource, or NOBODY."""
    holdings: list[list[int]]
    """By seat: the Resources it controls, in order of discovery."""
    banks: list[int]
    hands: list[list[int]]
    decks: list[list[int]]
    """The top card is the last."""
    scrapheaps: list[list[int]]
    asides: list[list[int]]
    robots: list[list[int]]
    """In play, by seat, in order of arrival."""
    resources: list[int]
    """In the field, in order of discovery."""
    turns_taken: list[int]
    eliminated: list[bool]
    seen: list[list[int]]
    """By seat: cards in other hands that this seat alone has seen."""
    stacked: list[int]
    """By seat: so many cards at the bottom of the own deck are known to it, in order."""
    returned: list[tuple[int, ...]]
    """By seat: the cards of the scrapheap that have become its deck; none before that."""
    lacking: list[tuple[str, ...]]
    """By seat: what kinds and groups everyone knows its deck has not, by searches in vain."""
    shown: list[int]
    """Cards in hands that everyone has seen."""
    looking: list[int]
    """Cards that `looker` looks at right now: from the top of its deck, or found in it."""
    playing: list[int]
    """Advantages whose effect is being carried out."""
    looker: int = NOBODY
    searching: str = ""
    """What kind or group `looker` searches the deck for; what it finds is still in the deck."""
    first: int = NOBODY
    seat: int = NOBODY
    """The turn seat."""
    turn: int = 0
    stage: str = OPENING
    discovered: bool = False
    deployed: bool = False
    claimed: bool = False
    challenged: bool = False
    drawn: bool = False
    science_used: bool = False
    used: list[int] = field(default_factory=list)
    """Abilities used in this turn."""
    held: list[int] = field(default_factory=list)
    """Pairs of Resource and seat: who controlled what at any time in this turn."""
    modifiers: list[Modifier] = field(default_factory=list)
    battle: Battle | None = None
    stirred: bool = True
    """Whether a Robot came to a Resource or left one since control was last looked at."""
    shifted: bool = True
    """Whether a bank or control changed since victory was last looked at."""
    quiet_turns: int = 0
    eventful: bool = False
    """Whether a battle, a claim or a change of a bank happened in this turn."""
    ended: str = ""
    """Why the match is over, or empty."""
    winners: list[int] = field(default_factory=list)
    claim: int = NOTHING
    """The Resource that is being claimed, until the claim is answered."""

    def __post_init__(self) -> None:
        """The library is no part of the state: it follows from `homebrew` and never changes."""
        self.library: Library = library(self.homebrew)

    def copy(self) -> State:
        battle = self.battle
        return State(
            self.options,
            self.homebrew,
            self.owners,
            self.open_lists,
            self.armies,
            self.words,
            self.kinds.copy(),
            self.place.copy(),
            self.alt.copy(),
            self.damage.copy(),
            self.transformed.copy(),
            self.moved.copy(),
            self.controller.copy(),
            [cards.copy() for cards in self.holdings],
            self.banks.copy(),
            [cards.copy() for cards in self.hands],
            [cards.copy() for cards in self.decks],
            [cards.copy() for cards in self.scrapheaps],
            [cards.copy() for cards in self.asides],
            [cards.copy() for cards in self.robots],
            self.resources.copy(),
            self.turns_taken.copy(),
            self.eliminated.copy(),
            [cards.copy() for cards in self.seen],
            self.stacked.copy(),
            self.returned.copy(),
            self.lacking.copy(),
            self.shown.copy(),
            self.looking.copy(),
            self.playing.copy(),
            self.looker,
            self.searching,
            self.first,
            self.seat,
            self.turn,
            self.stage,
            self.discovered,
            self.deployed,
            self.claimed,
            self.challenged,
            self.drawn,
            self.science_used,
            self.used.copy(),
            self.held.copy(),
            self.modifiers.copy(),
            None if battle is None else battle.copy(),
            self.stirred,
            self.shifted,
            self.quiet_turns,
            self.eventful,
            self.ended,
            self.winners.copy(),
            self.claim,
        )
