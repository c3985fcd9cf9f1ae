"""The shape of what a seat sees. `rollout schema battlecards` writes the page's types from it.

A card is told once, in `cards`, as long as its face is known; everywhere else stands its number.
Lists are in the order of the table; what is not there is absent.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from rollout.gamekit import SeatId
from rollout.games.battlecards.kinds import CardId


def one_of(*names: str) -> msgspec.Meta:
    """One of these words, in the schema; a plain str to the rules."""
    return msgspec.Meta(extra_json_schema={"enum": list(names)})


class CardView(msgspec.Struct, frozen=True, kw_only=True):
    """A card by its number in the match, its code and its name."""

    card: CardId
    code: str
    kind: Annotated[str, one_of("robot", "resource", "advantage")]
    title: str
    subtitle: str


class Powers(msgspec.Struct, frozen=True, kw_only=True):
    strength: int
    endurance: int
    speed: int


class Skills(msgspec.Struct, frozen=True, kw_only=True):
    tactical: int
    combat: int
    science: int


class RobotView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A Robot in play or set aside."""

    owner: SeatId
    group: str
    mode: Annotated[str, one_of("robot", "alt")]
    form: str
    in_battle: bool
    damage: int
    strength: int
    endurance: int
    speed: int
    other_mode: Powers
    skills: Skills
    transformed: bool
    moved: bool
    ability_used: bool
    pinned: bool
    any_speed: bool
    place: CardId | None = None
    """The Resource it stands on."""


class ResourceView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A Resource in the field."""

    owner: SeatId
    type: str
    yields: int = msgspec.field(name="yield")
    requires: Annotated[str, one_of("", "tactical", "combat", "science")]
    robots: list[CardId]
    ability_used: bool
    warded_by: list[SeatId]
    controller: SeatId | None = None
    occupant: SeatId | None = None


Term = tuple[str, int, str]
"""The key of a label, an amount, the ID of a rule."""


class SeatView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    seat: SeatId
    army: str
    bank: int
    income: int
    held: int
    support_limit: int
    support_limit_terms: list[Term]
    hushed: bool
    eliminated: bool
    hand_count: int
    hand: list[CardId]
    """What the viewer knows of it."""
    hand_seen_by: list[int]
    """By seat: how many cards of this hand it has looked at."""
    deck_count: int
    deck_bottom_known: int
    deck_bottom: list[CardId]
    reshuffled: bool
    turns_taken: int
    scrapheap: list[CardId]
    set_aside: list[CardId]
    robots: list[CardId]
    deck_list: dict[str, int] | None = None
    """Copies by code: the own list, and those that are open to all."""


class SupportView(msgspec.Struct, frozen=True, kw_only=True):
    card: CardId
    use: Annotated[str, one_of("strength", "effect", "supporter", "transformation")]
    cancelled: bool
    strength: int


class ItemView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One item of a sum, with the card that it comes from."""

    label: str
    amount: int
    rule: str
    card: CardId | None = None


class SumView(msgspec.Struct, frozen=True, kw_only=True):
    """What a side comes to, once both leads are known."""

    core: int
    enhanced: int
    items: list[ItemView]
    dice: int
    damage: int
    would_be_scrapped: bool
    could_take_the_hit: list[CardId]


class SideView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    seat: SeatId
    attacker: bool
    slots_used: int
    slots: int
    rolled: bool
    dice_added: int
    abilities_used: list[CardId]
    supports: list[SupportView]
    lead: CardId | None = None
    start: CardId | None = None
    now: SumView | None = None


class BattleView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Both sides, and how it would end now."""

    resource: CardId
    over: Annotated[str, one_of("claim", "challenge")]
    opened: bool
    mover: SeatId
    passes: int
    sides: list[SideView]
    winning: SeatId | None = None


class ClaimView(msgspec.Struct, frozen=True, kw_only=True):
    """A Robot stands before a Resource, and others may answer."""

    seat: SeatId
    robot: CardId
    resource: CardId


class LookingView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Cards of a deck that are looked at right now; only the looker sees them."""

    seat: SeatId
    searching: str
    cards: list[CardId]
    count: int | None = None


class EffectView(msgspec.Struct, frozen=True, kw_only=True):
    """A timed change of a card, or of a seat where its word speaks of seats."""

    word: str
    amount: int
    on: Annotated[str, one_of("card", "seat")]
    target: int
    until: Annotated[str, one_of("battle", "turn", "round")]
    seat: SeatId
    source: CardId


class View(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The table as one seat, or a spectator, sees it."""

    options: dict[str, int | str | bool]
    """What was agreed on; what is switched off is absent."""
    turn: int
    phase: str
    left: list[str]
    """What the turn seat still has in this phase, in words like `deploy`."""
    cards: dict[CardId, CardView]
    """Every card whose face the viewer knows."""
    robots: dict[CardId, RobotView]
    resources: dict[CardId, ResourceView]
    field: list[CardId]
    seats: dict[SeatId, SeatView]
    playing: list[CardId]
    effects: list[EffectView]
    quiet_turns: int
    ended: str
    winners: list[SeatId]
    viewer: SeatId | None = None
    turn_seat: SeatId | None = None
    first: SeatId | None = None
    next_seat: SeatId | None = None
    """Whose turn follows, where there are more than two."""
    battle: BattleView | None = None
    claim: ClaimView | None = None
    looking: LookingView | None = None
