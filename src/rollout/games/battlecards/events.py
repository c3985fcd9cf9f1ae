"""What happens in a match. Cards are named by their number, Homebase by nothing."""

from __future__ import annotations

from rollout.kernel.actions import Event, Revelation
from rollout.kernel.reasons import Reasons


class MatchBegan(Event, frozen=True):
    first: int


class TurnBegan(Event, frozen=True):
    seat: int
    number: int


class PhaseBegan(Event, frozen=True):
    seat: int
    phase: str


class CardsDrawn(Revelation, frozen=True):
    """Only the seat itself sees which cards."""

    seat: int
    count: int
    cards: tuple[int, ...] = ()

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else CardsDrawn(self.seat, self.count)


class ScienceUsed(Event, frozen=True):
    seat: int
    robot: int
    level: int


class HandRedrawn(Event, frozen=True):
    seat: int


class DeckShuffled(Event, frozen=True):
    seat: int


class YieldBanked(Event, frozen=True):
    seat: int
    amount: int
    bank: int
    reasons: Reasons


class BankChanged(Event, frozen=True):
    """Energon gained or lost; `paid` where it was the price of something."""

    seat: int
    amount: int
    bank: int
    paid: bool = False


class Discovered(Event, frozen=True):
    seat: int
    card: int


class Deployed(Event, frozen=True):
    seat: int
    card: int
    cost: int


class Moved(Event, frozen=True):
    seat: int
    robot: int
    to: int | None


class Transformed(Event, frozen=True):
    seat: int
    robot: int
    alt: bool


class AbilityUsed(Event, frozen=True):
    """An ability used, or one that happened by itself (`mode` 1 for that of the alt mode)."""

    seat: int
    card: int
    mode: int


class AdvantagePlayed(Event, frozen=True):
    seat: int
    card: int


class ClaimStaked(Event, frozen=True):
    seat: int
    robot: int
    resource: int


class ClaimGranted(Event, frozen=True):
    seat: int
    robot: int
    resource: int


class Contested(Event, frozen=True):
    seat: int
    robot: int
    resource: int


class Challenged(Event, frozen=True):
    seat: int
    robot: int
    resource: int
    holder: int


class StrengthAdded(Event, frozen=True):
    seat: int
    card: int
    amount: int


class RobotJoined(Event, frozen=True):
    seat: int
    robot: int
    amount: int


class DiceRolled(Event, frozen=True):
    seat: int
    faces: tuple[int, ...]
    added: int


class Waited(Event, frozen=True):
    seat: int


class Passed(Event, frozen=True):
    seat: int


class RobotAffected(Event, frozen=True):
    """A timed change of a Robot or a Resource, by a word of the vocabulary."""

    card: int
    word: str
    amount: int
    source: int


class SeatAffected(Event, frozen=True):
    """A timed change for a seat, by a word of the vocabulary."""

    seat: int
    word: str
    amount: int
    source: int


class SupportCancelled(Event, frozen=True):
    seat: int
    card: int


class BattleBrokenOff(Event, frozen=True):
    resource: int


class BattleFought(Event, frozen=True):
    """Both Enhanced Strengths with their terms, both Cores, and the damage to each lead.

    `sources` are the cards that the terms come from, side by side with them.
    """

    resource: int
    seats: tuple[int, int]
    leads: tuple[int, int]
    strengths: tuple[Reasons, Reasons]
    enhanced: tuple[int, int]
    cores: tuple[int, int]
    damage: tuple[int, int]
    winner: int | None
    sources: tuple[tuple[int | None, ...], tuple[int | None, ...]]


class BattleCutShort(Event, frozen=True):
    """A lead left in the middle of the battle; the other, if any, has won."""

    resource: int
    winner: int | None


class BattleEnded(Event, frozen=True):
    """The leads have parted and the support is cleared away."""

    resource: int


class HitTaken(Event, frozen=True):
    seat: int
    lead: int
    robot: int
    amount: int


class Damaged(Event, frozen=True):
    robot: int
    amount: int
    markers: int


class Repaired(Event, frozen=True):
    robot: int
    amount: int
    markers: int


class Scrapped(Event, frozen=True):
    seat: int
    card: int


class LostFromHand(Revelation, frozen=True):
    """A card scrapped from hand without a choice of its owner."""

    seat: int
    card: int


class SetAside(Event, frozen=True):
    seat: int
    robot: int


class CameBack(Event, frozen=True):
    seat: int
    robot: int


class ControlGained(Event, frozen=True):
    seat: int
    resource: int


class ControlLost(Event, frozen=True):
    seat: int
    resource: int


class HandSeen(Revelation, frozen=True):
    """Only the seat that looks sees the cards; their owner knows them anyway."""

    seat: int
    target: int
    count: int
    cards: tuple[int, ...] = ()

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else HandSeen(self.seat, self.target, self.count)


class DeckSeen(Revelation, frozen=True):
    """Cards of the own supply deck looked at; only the seat sees them."""

    seat: int
    count: int
    cards: tuple[int, ...] = ()

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else DeckSeen(self.seat, self.count)


class DeckSearched(Revelation, frozen=True):
    """What a seat found in its supply deck; the others do not even learn how many."""

    seat: int
    cards: tuple[int, ...] = ()

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else DeckSearched(self.seat)


class CardKept(Revelation, frozen=True):
    """A looked-at card taken into hand, unseen by the others."""

    seat: int
    card: int | None = None

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else CardKept(self.seat)


class CardFetched(Revelation, frozen=True):
    """A card searched for in the supply deck, shown, and taken into hand."""

    seat: int
    card: int


class NothingFound(Event, frozen=True):
    seat: int


class CardSalvaged(Event, frozen=True):
    seat: int
    card: int


class SeatEliminated(Event, frozen=True):
    seat: int


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
    SeatEliminated,
)
