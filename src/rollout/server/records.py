"""The rows of the store as typed data."""

from __future__ import annotations

from typing import Literal

import msgspec

from rollout.server.tokens import same_as_any

ClockKind = Literal["none", "move", "match", "correspondence"]
Dice = Literal["committed", "own", "shared"]
"""The seed's alone, people's own, or those in which everybody at the table has a part."""
UndoRule = Literal["rule", "consent", "never"]
DRAW = "draw"
UNDO = "undo"


class ClockRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long seats may think: not limited, for each decision, in all, or in days."""

    kind: ClockKind = "none"
    seconds: float = 0
    increment: float = 0
    days: float = 0


class MatchRecord(msgspec.Struct):
    """A match, its journal apart."""

    id: str
    game: str
    rules_version: str
    content_version: str
    setup: str
    seed: str
    commitment: str
    dice: Dice
    undo: UndoRule
    public: bool
    clock: str
    created: float
    finished: float | None = None
    result: str | None = None
    deadline: float | None = None
    parent: str | None = None
    parent_ply: int | None = None
    next: str | None = None
    help: bool = True
    """Whether seats may ask bots for advice, or let them play in their place."""
    head_sequence: int = 0
    """The last row that is known to have been written, give or take a few seconds."""
    head: str = ""
    sealed: str = ""
    """A hash of what no row says: how it ended, and while a table waits what was agreed on."""

    @property
    def terms(self) -> tuple[object, ...]:
        """What was agreed on: once the match has begun nothing of it changes."""
        return (
            *(self.game, self.setup, self.commitment, self.dice, self.undo, self.help),
            *(self.public, self.clock, self.created, self.parent, self.parent_ply),
        )

    @property
    def clock_rule(self) -> ClockRule:
        return msgspec.json.decode(self.clock, type=ClockRule)


class SeatRecord(msgspec.Struct):
    """Who sits where. A level makes it a bot's seat, a token a person's, neither an open one."""

    match: str
    seat: int
    name: str = ""
    level: str = ""
    token: str | None = None
    invite: str | None = None
    reserved: str | None = None
    """The hash of the token of an earlier match whose holder this seat is kept for."""
    player: str | None = None
    standing: str = ""
    """What whoever sits there wants answered, as JSON: for that seat's eyes only."""

    @property
    def kind(self) -> str:
        if self.level:
            return "bot"
        return "open" if self.token is None else "human"

    def is_held_by(self, digests: set[str], player: str | None) -> bool:
        """By whoever shows its token, or is the player who sat down on it."""
        if self.token is None:
            return False
        return same_as_any(self.token, digests) or (player is not None and player == self.player)


class Conflict(Exception):
    """Another worker wrote that sequence number, or that answer id, first."""


class Checkpoint(msgspec.Struct):
    """How a match stood between two steps: all of it, and what everybody may know of it."""

    match: str
    sequence: int
    """Of the row that led there."""
    ply: int
    draws: int
    """The number of the next draw."""
    state: str
    view: str


class Row(msgspec.Struct, gc=False):
    """One accepted message: the journal has nothing else, and nothing is ever taken out."""

    match: str
    sequence: int
    kind: str
    seat: int
    answer: str | None
    """The client's id of the message, with its seat in front."""
    ply: int
    after: int
    body: str
    drawn: str
    """The outcomes that chance gave with it, as JSON; empty when there are none."""
    at: float
    hash: str = ""
    """That of the state, in a row that ends a step; older rows have none."""
    chain: str = ""
    """A hash of all this and of the row before; older rows have none."""
    kept: str = ""
    """A hash of the checkpoint; older rows have none."""
    checkpoint: Checkpoint | None = None
    """What is to be kept with the row. It has a table of its own, and is not read with it."""


class Origin(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a match goes on from."""

    given: str = ""
    """Answers of another match."""
    place: str = ""
    """The state that comes before what is given, where that is not the setup's."""


BEGINNINGS = ("start", "given")
"""The kinds of rows that begin a match. Before it there are only changes of seats."""


def first_rows(record: MatchRecord, at: float, origin: Origin, number: int = 1) -> list[Row]:
    """What begins a match: from its setup, or at a place of its own, with answers of another."""
    begins = ("given" if origin.given else "start", origin.given)
    said = [("place", origin.place), begins] if origin.place else [begins]
    return [
        Row(record.id, number + more, kind, -1, None, 0, 0, body, "", at)
        for more, (kind, body) in enumerate(said)
    ]


class FilmRecord(msgspec.Struct):
    """What could be seen of something that was carried out: for display only."""

    match: str
    ply: int
    record: str
    """A digest of the record it belongs to: what was carried out in vain has other ones."""
    film: bytes
    """JSON, gzipped."""


class Remark(msgspec.Struct):
    """One line of chat."""

    id: int
    match: str
    seat: int | None
    name: str
    text: str
    at: float


class Account(msgspec.Struct):
    id: str
    name: str
    folded_name: str
    password: str
    player: str
    created: float


class Session(msgspec.Struct):
    """A browser, known by its cookie. `player` ties seats to it, or to its account."""

    token: str
    player: str
    account: str | None
    created: float


class Offer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat proposes to the others: a draw, or to go back to a ply."""

    what: str
    ply: int = 0


class Outage(msgspec.Struct, frozen=True):
    """From when to when nobody could answer: the service was down, and just back."""

    begun: float
    ended: float


class Resumption(msgspec.Struct, frozen=True):
    """From where a match goes on: a state, after so many answers and draws by other rules."""

    state: msgspec.Raw
    ply: int = 0
    draws: int = 0
    rules: str = ""
    content: str = ""


class Consent(msgspec.Struct, frozen=True):
    """What a seat agrees to, or not: to go on from the checkpoint of that row by these rules."""

    sequence: int
    rules: str
    content: str


class Given(msgspec.Struct, frozen=True):
    """An answer of another match, taken over by this one."""

    by: int
    answer: msgspec.Raw
    interjected: bool = False
