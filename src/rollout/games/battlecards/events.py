"""What happens in a match. Cards are named by their number, Homebase by nothing."""

from __future__ import annotations

from rollout.gamekit.kinds import SeatId
from rollout.games.battlecards.kinds import CardId
from rollout.kernel.actions import Event, Revelation
from rollout.kernel.reasons import Reasons


class MatchBegan(Event, frozen=True):
    first: SeatId


class TurnBegan(Event, frozen=True):
    seat: SeatId
    number: int


class PhaseBegan(Event, frozen=True):
    seat: SeatId
    phase: str


class CardsDrawn(Revelation, frozen=True):
    """Only the seat itself sees which cards."""

    seat: SeatId
    count: int
    cards: tuple[CardId, ...] = ()

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else CardsDrawn(self.seat, self.count)


class ScienceUsed(Event, frozen=True):
    seat: SeatId
    robot: CardId
    level: int


class HandRedrawn(Event, frozen=True):
    seat: SeatId


class DeckShuffled(Event, frozen=True):
    seat: SeatId


class YieldBanked(Event, frozen=True):
    seat: SeatId
    amount: int
    bank: int
    reasons: Reasons


class BankChanged(Event, frozen=True):
    """Energon gained or lost; `paid` where it was the price of something."""

    seat: SeatId
    amount: int
    bank: int
    paid: bool = False


class Discovered(Event, frozen=True):
    seat: SeatId
    card: CardId


class Deployed(Event, frozen=True):
    seat: SeatId
    card: CardId
    cost: int


class Moved(Event, frozen=True):
    seat: SeatId
    robot: CardId
    to: CardId | None


class Transformed(Event, frozen=True):
    seat: SeatId
    robot: CardId
    alt: bool


class AbilityUsed(Event, frozen=True):
    """An ability used, or one that happened by itself (`mode` 1 for that of the alt mode)."""

    seat: SeatId
    card: CardId
    mode: int


class AdvantagePlayed(Event, frozen=True):
    seat: SeatId
    card: CardId


class ClaimStaked(Event, frozen=True):
    seat: SeatId
    robot: CardId
    resource: CardId


class ClaimGranted(Event, frozen=True):
    seat: SeatId
    robot: CardId
    resource: CardId


class Contested(Event, frozen=True):
    seat: SeatId
    robot: CardId
    resource: CardId


class Challenged(Event, frozen=True):
    seat: SeatId
    robot: CardId
    resource: CardId
    holder: CardId


class StrengthAdded(Event, frozen=True):
    seat: SeatId
    card: CardId
    amount: int


class RobotJoined(Event, frozen=True):
    seat: SeatId
    robot: CardId
    amount: int


class DiceRolled(Event, frozen=True):
    seat: SeatId
    faces: tuple[int, ...]
    added: int


class Waited(Event, frozen=True):
    seat: SeatId


class Passed(Event, frozen=True):
    seat: SeatId


class RobotAffected(Event, frozen=True):
    """A timed change of a Robot or a Resource, by a word of the vocabulary."""

    card: CardId
    word: str
    amount: int
    source: CardId


class SeatAffected(Event, frozen=True):
    """A timed change for a seat, by a word of the vocabulary."""

    seat: SeatId
    word: str
    amount: int
    source: CardId


class SupportCancelled(Event, frozen=True):
    seat: SeatId
    card: CardId


class BattleBrokenOff(Event, frozen=True):
    resource: CardId


class BattleFought(Event, frozen=True):
    """Both Enhanced Strengths with their terms, both Cores, and the damage to each lead.

    `sources` are the cards that the terms come from, side by side with them.
    """

    resource: CardId
    seats: tuple[SeatId, SeatId]
    leads: tuple[CardId, CardId]
    strengths: tuple[Reasons, Reasons]
    enhanced: tuple[int, int]
    cores: tuple[int, int]
    damage: tuple[int, int]
    winner: SeatId | None
    sources: tuple[tuple[CardId | None, ...], tuple[CardId | None, ...]]


class BattleCutShort(Event, frozen=True):
    """A lead left in the middle of the battle; the other, if any, has won."""

    resource: CardId
    winner: SeatId | None


class BattleEnded(Event, frozen=True):
    """The leads have parted and the support is cleared away."""

    resource: int


class HitTaken(Event, frozen=True):
    seat: SeatId
    lead: CardId
    robot: CardId
    amount: int


class Damaged(Event, frozen=True):
    robot: CardId
    amount: int
    markers: int


class Repaired(Event, frozen=True):
    robot: CardId
    amount: int
    markers: int


class Scrapped(Event, frozen=True):
    seat: SeatId
    card: CardId


class LostFromHand(Revelation, frozen=True):
    """A card scrapped from hand without a choice of its owner."""

    seat: SeatId
    card: CardId


class SetAside(Event, frozen=True):
    seat: SeatId
    robot: CardId


class CameBack(Event, frozen=True):
    seat: SeatId
    robot: CardId


class ControlGained(Event, frozen=True):
    seat: SeatId
    resource: CardId


class ControlLost(Event, frozen=True):
    seat: SeatId
    resource: CardId


class HandSeen(Revelation, frozen=True):
    """Only the seat that looks sees the cards; their owner knows them anyway."""

    seat: SeatId
    target: SeatId
    count: int
    cards: tuple[CardId, ...] = ()

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else HandSeen(self.seat, self.target, self.count)


class DeckSeen(Revelation, frozen=True):
    """Cards of the own supply deck looked at; only the seat sees them."""

    seat: SeatId
    count: int
    cards: tuple[CardId, ...] = ()

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else DeckSeen(self.seat, self.count)


class DeckSearched(Revelation, frozen=True):
    """What a seat found in its supply deck; the others do not even learn how many."""

    seat: SeatId
    cards: tuple[CardId, ...] = ()

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else DeckSearched(self.seat)


class CardKept(Revelation, frozen=True):
    """A looked-at card taken into hand, unseen by the others."""

    seat: SeatId
    card: CardId | None = None

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else CardKept(self.seat)


class CardFetched(Revelation, frozen=True):
    """A card searched for in the supply deck, shown, and taken into hand."""

    seat: SeatId
    card: CardId


class NothingFound(Event, frozen=True):
    seat: SeatId


class CardSalvaged(Event, frozen=True):
    seat: SeatId
    card: CardId


class GaveUp(Event, frozen=True):
    seat: SeatId


class SeatEliminated(Event, frozen=True):
    seat: SeatId


EVENTS = (
    MatchBegan,
    TurnBegan,
    PhaseBegan,
    CardsDrawn,
    ScienceUsed,
    HandRedrawn,
    DeckShuffled,
    YieldBanked,
    BankChanged,
    Discovered,
    Deployed,
    Moved,
    Transformed,
    AbilityUsed,
    AdvantagePlayed,
    ClaimStaked,
    ClaimGranted,
    Contested,
    Challenged,
    StrengthAdded,
    RobotJoined,
    DiceRolled,
    Waited,
    Passed,
    RobotAffected,
    SeatAffected,
    SupportCancelled,
    BattleBrokenOff,
    BattleFought,
    BattleCutShort,
    BattleEnded,
    HitTaken,
    Damaged,
    Repaired,
    Scrapped,
    LostFromHand,
    SetAside,
    CameBack,
    ControlGained,
    ControlLost,
    HandSeen,
    DeckSeen,
    DeckSearched,
    CardKept,
    CardFetched,
    NothingFound,
    CardSalvaged,
    GaveUp,
    SeatEliminated,
)
