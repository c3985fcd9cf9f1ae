"""The forms of what is shown before anything is chosen; the page's types are written from them."""

from __future__ import annotations

from typing import Annotated

import msgspec

from rollout.gamekit import SeatId, Sentence
from rollout.gamekit.looking import Look, RefusalLook
from rollout.games.battlecards.kinds import CardId
from rollout.games.battlecards.screen.card_phrases import Phrase
from rollout.games.battlecards.screen.forms import BattleView, Skills, one_of
from rollout.kernel.saying import Saying

Pair = tuple[int, int]
"""In robot mode, in alt mode."""


class PrintedAbility(msgspec.Struct, frozen=True):
    """What an ability is called, when it is used and what it does."""

    name: Saying
    trigger: str
    word: str
    """The word of its first effect."""
    text: list[Phrase]
    """A sentence for each clause."""


class PrintedCard(msgspec.Struct, frozen=True, kw_only=True):
    """What is printed on a card, with its sentences as messages for the reader's catalogue."""

    code: str
    kind: Annotated[str, one_of("robot", "resource", "advantage")]
    title: str
    cast: str
    """Who is drawn on it; nobody on one that is no Robot, or whose Robot is a stranger."""
    shapes: tuple[str, str]
    """What is drawn of them as Robot and in the Alternate Mode; nothing where nobody is drawn."""
    subtitle: str
    army: str
    group: str
    cost: int
    strength: Pair
    endurance: Pair
    speed: Pair
    form: str
    skills: Skills
    type: str
    yields: int = msgspec.field(name="yield")
    requires: Annotated[str, one_of("", "tactical", "combat", "science")]
    support: int
    abilities: tuple[PrintedAbility | None, PrintedAbility | None]


class CardsLook(Look, tag="cards", frozen=True):
    """Every card of the match's library."""

    cards: list[PrintedCard]


class ProspectLook(msgspec.Struct, frozen=True, kw_only=True):
    """What a lead could still gain in sight of all, before a battle."""

    robot: CardId
    speed: int
    bears: int
    """How much damage it survives."""
    supporters: list[CardId]
    slots: int
    dice: int
    more: int
    hand: int


class MeetingLook(msgspec.Struct, frozen=True, kw_only=True):
    """A battle as it would open."""

    battle: BattleView
    ends: list[Sentence]
    """How it would end, in sentences."""
    sides: tuple[ProspectLook, ProspectLook]
    complete: bool
    """Nothing is decided, rolled or shown before the battle stands as told."""


class ContesterLook(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    robot: CardId
    speed: int
    refusal: RefusalLook | None = None
    meeting: MeetingLook | None = None


class ClaimLook(Look, tag="claim", frozen=True):
    """BC-CLM-04 to 07: who could contest a claim, and whether it would hold."""

    robot: CardId
    resource: CardId
    speed: int
    contesters: list[ContesterLook]
    uncontested: bool
    warded: bool
    controls: bool
    hands: dict[SeatId, int]


class ContestLook(Look, tag="contest", frozen=True):
    """How the contester and the claimer would meet; null where that cannot be told."""

    meetings: list[MeetingLook | None]
    given_up: list[CardId]
    """BC-CTL-04: the Resources that are controlled no longer."""


class ChallengeLook(Look, tag="challenge", frozen=True):
    """How a Robot and each holder would meet."""

    robot: CardId
    resource: CardId
    meetings: list[MeetingLook | None]
    given_up: list[CardId]


class AfterLook(Look, tag="after", frozen=True):
    """The table as a choice would leave it."""

    ends: list[Sentence]
    given_up: list[CardId]
    fallen: list[CardId]
    battle: BattleView | None = None


class JoinerLook(msgspec.Struct, frozen=True, omit_defaults=True):
    """A Robot that may join a battle, or why it may not."""

    robot: CardId
    strength: int
    refusal: RefusalLook | None = None


class StillLook(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What one side may still play, by public facts."""

    seat: SeatId
    supporters: list[JoinerLook]
    dice: int
    abilities: list[CardId]
    """Cards whose ability may be used, as far as everybody can see."""
    hand: int
    could_take_the_hit: list[CardId]
    support: RefusalLook | None = None
    """Why no more support may be played, if so."""
    transformation: RefusalLook | None = None
    """Why the lead may not transform, if so."""


class BattleLook(Look, tag="battle", frozen=True):
    """What each side of the battle may still play."""

    sides: tuple[StillLook, StillLook]
