"""The `table` message: what one connection may know, encoded once for all who see the same."""

from __future__ import annotations

import time
from typing import Any

import msgspec
from msgspec import Raw

from rollout.kernel.actions import Event, tag_of
from rollout.kernel.errors import Refusal
from rollout.kernel.match import Match
from rollout.kernel.requests import Roll
from rollout.kernel.sources import Outside
from rollout.server.clocks import Clocks
from rollout.server.messages import encoder, write
from rollout.server.play import Play
from rollout.server.records import ClockRule, MatchRecord, SeatRecord
from rollout.server.wording import Refused, Teller, Words

SPECTATOR: tuple[int, ...] = ()
encode = encoder.encode

NOTHING = Raw(b"null")
OUTSIDE = Outside()


class ShownSeat(msgspec.Struct, frozen=True):
    seat: int
    name: str
    kind: str
    online: bool
    level: str
    clock: Any


class ShownAsk(msgspec.Struct, frozen=True):
    seat: int
    about: str
    words: Words
    options: Any = None


class ShownEvent(msgspec.Struct, frozen=True):
    ply: int
    event: Event
    words: Words


class ShownChance(msgspec.Struct, frozen=True):
    about: str
    kind: str
    words: Words
    need: int | None = None
    reasons: Any = None


class ShownResult(msgspec.Struct, frozen=True):
    winners: tuple[int, ...]
    reason: str
    rule: str
    words: Words


class ShownUndo(msgspec.Struct, frozen=True):
    allowed: bool
    refusal: Refused | None = None


class Table(msgspec.Struct, frozen=True):
    """See docs/protocol.md."""

    ply: int
    seats: Raw
    you: tuple[int, ...]
    view: Raw
    result: Raw
    ask: Raw
    chance: Raw
    events: list[Raw]
    undo: ShownUndo | None
    offers: dict[str, list[int]]
    commitment: str
    seed: str | None = None
    back: int | None = None
    next: str | None = None


class TableMessage(msgspec.Struct, frozen=True):
    table: Table


class Past:
    """A match as it was after so many answers: what a `Renderer` needs of it."""

    def __init__(self, play: Play, ply: int) -> None:
        self.match = play.match.at(ply, OUTSIDE)
        self.game = play.game
        self.result = play.result if ply == play.match.ply else self.match.result
        self.log = [logged for logged in play.log if logged[0] == ply - 1]
        self.offers: dict[str, set[int]] = {}
        self.clocks = Clocks(ClockRule(), play.seats)


class Renderer:
    """Makes `table` messages of one match. What several connections share is made once."""

    def __init__(self, record: MatchRecord, play: Play | Past, teller: Teller) -> None:
        self.record = record
        self.play = play
        self.teller = teller
        self._tables: dict[tuple[tuple[int, ...], int, int], str] = {}
        self._parts: dict[tuple[str, int | None], Raw] = {}
        self._events: dict[int, Raw] = {}
        self._seats = NOTHING

    def changed(self) -> None:
        """The match has gone on, or back."""
        self._tables.clear()
        self._parts.clear()

    def went_back(self) -> None:
        self._events.clear()

    def seats_changed(self, seats: list[SeatRecord], online: set[int]) -> None:
        self._tables.clear()
        now = time.time()
        self._seats = Raw(
            encode(
                [
                    ShownSeat(
                        seat.seat,
                        seat.name,
                        seat.kind,
                        seat.seat in online,
                        seat.level,
                        self.play.clocks.show(seat.seat, now),
                    )
                    for seat in seats
                ]
            )
        )

    def table(self, you: tuple[int, ...], seen: int, back: int) -> str:
        """The message for somebody who holds those seats and has seen that many events.

        `back` is the ply to which the match went back since then, or -1. Of several seats
        the asked one comes first.
        """
        if len(you) > 1:
            ask = self.play.match.ask
            you = tuple(sorted(you, key=lambda seat: (ask is None or seat != ask.seat, seat)))
        key = (you, seen, back)
        known = self._tables.get(key)
        if known is None:
            known = self._tables[key] = write(TableMessage(self._table(you, seen, back)))
        return known

    def past_table(self, you: tuple[int, ...]) -> bytes:
        """A table to look at only: nothing can be chosen or taken back."""
        seat = you[0] if you else None
        asked = self.play.match.ask
        table = Table(
            self.play.match.ply,
            self._seats,
            you,
            self._part("view", seat),
            self._part("result", None),
            NOTHING if asked is None else self._part("waiting", seat),
            NOTHING,
            self.events(you, 0),
            None,
            {},
            self.record.commitment,
        )
        return encode(TableMessage(table))

    def marks(self, you: tuple[int, ...]) -> bytes:
        """The plies of note; all that have events, when the game has no opinion."""
        notable = self.teller.notable
        found = []
        for ply, event in self.play.log:
            kind = tag_of(event)
            visible = seen_by(event, you)
            if visible is not None and (notable is None or kind in notable):
                found.append({"ply": ply, "kind": notable[kind] if notable else kind})
        return encode(found)

    def _table(self, you: tuple[int, ...], seen: int, back: int) -> Table:
        play, match = self.play, self.play.match
        seat = you[0] if you else None
        over = match.result is not None
        return Table(
            match.ply,
            self._seats,
            you,
            self._part("view", seat),
            self._part("result", None),
            self._ask(you),
            self._part("chance", None),
            self.events(you, seen),
            self._undo(you),
            {what: sorted(by) for what, by in play.offers.items()},
            self.record.commitment,
            self.record.seed if over else None,
            back if back >= 0 else None,
            self.record.next,
        )

    def events(self, you: tuple[int, ...], seen: int) -> list[Raw]:
        """The events from a place of the log on, as those seats may know them."""
        shown = []
        log = self.play.log
        for place in range(seen, len(log)):
            ply, event = log[place]
            visible = seen_by(event, you)
            if visible is event:
                shown.append(self._common_event(place, ply, event))
            elif visible is not None:
                shown.append(self._encoded_event(ply, visible))
        return shown

    def _common_event(self, place: int, ply: int, event: Event) -> Raw:
        known = self._events.get(place)
        if known is None:
            known = self._events[place] = self._encoded_event(ply, event)
        return known

    def _encoded_event(self, ply: int, event: Event) -> Raw:
        words = self.teller.event(event, self.play.match.state)
        return Raw(encode(ShownEvent(ply, event, words)))

    def _part(self, name: str, seat: int | None) -> Raw:
        known = self._parts.get((name, seat))
        if known is None:
            known = self._parts[name, seat] = Raw(encode(getattr(self, "_" + name)(seat)))
        return known

    def _view(self, seat: int | None) -> Any:
        return self.play.match.view(seat)

    def _result(self, seat: int | None) -> ShownResult | None:
        result = self.play.result
        if result is None:
            return None
        words = self.teller.result(result)
        return ShownResult(result.winners, result.reason, result.rule, words)

    def _chance(self, seat: int | None) -> ShownChance | None:
        chance = self.play.match.chance
        if chance is None:
            return None
        words = self.teller.chance(chance)
        if isinstance(chance, Roll) and not self.play.game.hides(self.play.match.state, None):
            reasons = None if chance.reasons is None else chance.reasons.terms
            return ShownChance(chance.about, chance.kind, words, chance.need, reasons)
        return ShownChance(chance.about, chance.kind, words)

    def _ask(self, you: tuple[int, ...]) -> Raw:
        ask = self.play.match.ask
        if ask is None:
            return NOTHING
        if ask.seat in you:
            return self._part("asked", ask.seat)
        return self._part("waiting", you[0] if you else None)

    def _asked(self, seat: int | None) -> ShownAsk:
        match = self.play.match
        assert match.ask is not None
        options = self.teller.options(match.ask.options, match.state)
        words = self.teller.ask(match.ask, match.state)
        return ShownAsk(match.ask.seat, match.ask.about, words, options)

    def _waiting(self, seat: int | None) -> ShownAsk:
        match, teller = self.play.match, self.teller
        ask = match.ask
        assert ask is not None
        hidden = seat != ask.seat and (
            ask.secret
            or (ask.about not in teller.public_asks and self.play.game.hides(match.state, seat))
        )
        if hidden:
            return ShownAsk(ask.seat, "", teller.waiting(ask))
        return ShownAsk(ask.seat, ask.about, teller.ask(ask, match.state))

    def _undo(self, you: tuple[int, ...]) -> ShownUndo | None:
        if not you:
            return None
        refusal = undo_refusal(self.record, self.play, you)
        if refusal is None:
            return ShownUndo(True)
        return ShownUndo(False, self.teller.refusal(refusal, self.play.match.state))


def seen_by(event: Event, you: tuple[int, ...]) -> Event | None:
    """The event as the first of the seats that sees any of it may know it."""
    if not you:
        return event.seen_by(None)
    for seat in you:
        visible = event.seen_by(seat)
        if visible is not None:
            return visible
    return None


def undo_refusal(record: MatchRecord, play: Play | Past, you: tuple[int, ...]) -> Refusal | None:
    """Why the last decision cannot be taken back by rule; it may be with consent."""
    if play.match.result is not None:
        return Refusal("KERNEL", "match-is-over")
    if record.undo != "rule":
        return Refusal("KERNEL", "undo-needs-consent")
    refusal = play.match.undo_refusal
    if refusal is not None:
        return refusal
    if last_decider(play.match) not in you:
        return Refusal("KERNEL", "not-your-decision")
    return None


def last_decider(match: Match[Any]) -> int:
    """The seat that answered last; -1 when none did."""
    for entry in reversed(match.entries):
        if entry.by >= 0:
            return entry.by
    return -1
