"""The `table` message: what one connection may know, encoded once for all who see the same.

It is put together from encoded parts, because most of them are the same for everybody, or the
same as a moment ago. See docs/protocol.md for what it holds.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import msgspec

from rollout.gamekit.patches import merge_patch, plain
from rollout.kernel.actions import Event, tag_of
from rollout.kernel.dice import Dice
from rollout.kernel.errors import Refusal
from rollout.kernel.game import Game
from rollout.kernel.match import Match
from rollout.kernel.recorded import Recorded
from rollout.kernel.requests import Ask, Roll
from rollout.kernel.sources import Outside
from rollout.server.clocks import Clocks
from rollout.server.messages import encoder
from rollout.server.play import Play, place_in_log
from rollout.server.records import ClockRule, MatchRecord, SeatRecord
from rollout.server.reels import Reel, Watching
from rollout.server.shown import ShownChance, ShownClock, ShownResult, ShownSeat, ShownUndo
from rollout.server.stored import Stored
from rollout.server.teller import Teller
from rollout.server.worker_time import now

encode = encoder.encode
encode_state = msgspec.json.Encoder(order="deterministic").encode
"""As `Game.encode` does, where nothing is hidden: then that is the view of everybody."""
NULL = b"null"
OUTSIDE = Outside()


class Past:
    """A match as it was after so many answers: what a `Renderer` needs of it."""

    def __init__(self, stored: Stored, ply: int) -> None:
        play = stored.play
        self.match = stored.at(ply, OUTSIDE)
        self.game = play.game
        self.asked = stored.asked if stored.result is None else _asked_of(self.match)
        self.result = stored.result if ply == stored.ply else self.match.result
        self.log = [logged for logged in stored.log if logged[0] == ply - 1]
        self.offers: dict[str, set[int]] = {"draw": set(), "undo": set()}
        self.undo_ply = 0
        self.clocks = Clocks(ClockRule(), play.seats)


class Renderer:
    """Makes `table` messages of one match."""

    def __init__(self, record: MatchRecord, play: Play | Past, teller: Teller) -> None:
        self.record = record
        self.play = play
        self.teller = teller
        self.past = isinstance(play, Past)
        """Nothing can be chosen or taken back."""
        self._one_view = type(play.game).view is Game.view
        self._tables: dict[tuple[tuple[int, ...], int, int], bytes] = {}
        self._changes: dict[tuple[Any, ...], bytes] = {}
        self._views: dict[int | None, bytes] = {}
        self._asks: dict[int | None, bytes] = {}
        self._ask_head = b""
        self._undo_rule: tuple[Refusal | None, int] | None = None
        self._public_news: dict[int, bytes] = {}
        self._events: dict[int, bytes] = {}
        self._undo_refusals: dict[str, bytes] = {}
        self._backs = 0 if isinstance(play, Past) else len(play.backs)
        self._worded = len(play.log) if play.match.ply else 0
        """How many events of the log are told in words of their moment, where they need such."""
        self._common = self._seats = b""
        self._time: ShownClock | None = None
        self._calm = b""
        """The part of `_common` that only changes when something is up."""
        if not isinstance(play, Past):
            self._word_what_is_new(play)

    def changed(self) -> None:
        """The match has gone on, or back: then there are other events, seen by nobody perhaps."""
        if not isinstance(self.play, Past):
            self._word_what_is_new(self.play)
        self._tables.clear()
        self._changes.clear()
        self._views.clear()
        self._asks.clear()
        self._public_news.clear()
        self._undo_rule = None
        self._ask_head = self._common = b""

    def _word_what_is_new(self, play: Play) -> None:
        """Whoever comes later reads what those read who were there: not how it looks by then."""
        if len(play.backs) != self._backs:
            first = place_in_log(play, min(play.backs[self._backs :]))
            self._backs, self._worded = len(play.backs), min(self._worded, first)
            self._events = {place: self._events[place] for place in self._events if place < first}
        for place in range(self._worded, len(play.log)):
            ply, event = play.log[place]
            if self.teller.is_of_its_moment(event):
                # Where a game fails to tell it, whoever is shown it fails, and nobody else.
                with suppress(Exception):
                    self._events[place] = self._encode_event(ply, event)
        self._worded = len(play.log)

    def seats_changed(self, seats: list[SeatRecord], online: set[int]) -> None:
        self._tables.clear()
        self._changes.clear()
        self._common = self._calm = b""
        at, clocks = now(), self.play.clocks
        self._time = clocks.in_all.show(at)
        self._seats = encode(
            [
                ShownSeat(
                    seat.seat,
                    seat.name,
                    seat.kind,
                    seat.seat in online,
                    seat.level,
                    clocks.show(seat.seat, at),
                )
                for seat in seats
            ]
        )

    def table(self, you: tuple[int, ...], seen: int, back: int) -> bytes:
        """The message for somebody who holds those seats and has seen that many events.

        `back` is the ply to which the match went back since then, or -1. Of several seats
        the asked one comes first; whoever is asked now looks at the past too.
        """
        if len(you) > 1:
            you = self.in_order(you)
        key = (you, seen, back)
        known = self._tables.get(key)
        if known is None:
            seat = you[0] if you else None
            view = self._views.get(None if self._one_view else seat) or self._view(seat)
            news = self._public_news.get(seen) or self._news(you, seen)
            known = self._tables[key] = self._put_together(you, view, news, back)
        return known

    def in_order(self, you: tuple[int, ...]) -> tuple[int, ...]:
        """Those seats, the asked one first: its view is shown."""
        if len(you) < 2:
            return you
        play = self.play
        asked = play.asked if isinstance(play, Past) else _asked_of(play.match)
        return tuple(sorted(you, key=lambda seat: (seat != asked, seat)))

    def whole_table(self, you: tuple[int, ...], seen: int, back: int, reel: Reel) -> bytes:
        """The message for somebody who begins to watch from there."""
        you = self.in_order(you)
        view = b',"view":' + reel.whole()
        return self._put_together(you, view, self._news(you, seen), back)

    def table_of_changes(
        self, you: tuple[int, ...], seen: int, since: Watching, reel: Reel
    ) -> bytes:
        """The message for somebody who saw that much: each event with how it changed the view."""
        you = self.in_order(you)
        key = (you, seen, since.frame, since.reel.seat, reel.seat)
        known = self._changes.get(key)
        if known is None:
            news, shown = self._news_with_patches(you, seen, since)
            if reel is since.reel:
                patch = reel.patch(shown, reel.end - 1)
            else:
                changes = merge_patch(since.reel.view(shown), reel.last)
                patch = encode(changes) if changes else b""
            sight = b',"patch":' + patch if patch else b""
            known = self._changes[key] = self._put_together(you, sight, news, -1)
        return known

    def _news_with_patches(
        self, you: tuple[int, ...], seen: int, since: Watching
    ) -> tuple[bytes, int]:
        """The events with their patches, and the frame that they lead to.

        What changed by an event that those seats may not know of comes with the next one.
        """
        reel, shown = since
        numbers = {place: number for number, place in reel.since(shown) if place >= 0}
        news = []
        for place, told in self._events_since(you, seen):
            number = numbers.get(place, shown)
            patch = reel.patch(shown, number)
            news.append(b'%b,"patch":%b}' % (told[:-1], patch) if patch else told)
            shown = number
        return b",".join(news), shown

    def _put_together(self, you: tuple[int, ...], sight: bytes, news: bytes, back: int) -> bytes:
        ask, question = self.play.match.ask, NULL
        if ask is not None:
            viewer = ask.seat if ask.seat in you else you[0] if you else None
            question = self._asks.get(viewer) or self._ask(ask, viewer)
        return b"".join(
            (
                self._common or self._encode_common(),
                YOU.get(you) or b',"you":' + encode(you),
                sight,
                b',"ask":',
                question,
                b',"events":[',
                news,
                b'],"undo":',
                self._undo(you),
                b',"back":%d}}' % back if back >= 0 else b',"back":null}}',
            )
        )

    def _encode_common(self) -> bytes:
        """What all see alike, up to where the rest follows."""
        match = self.play.match
        calm = match.result is None and match.chance is None and not any(self.play.offers.values())
        if not calm:
            rest = self._encode_rest()
        else:
            rest = self._calm = self._calm or self._encode_rest()
        play = self.play
        if isinstance(play, Past):
            # Whoever looks back is told no head of the journal.
            self._common = b'{"table":{"ply":%d,"head":"",%b' % (match.ply, rest)
        else:
            told = (match.ply, play.sequence, play.chain.encode(), rest)
            self._common = b'{"table":{"ply":%d,"head":"%d %b",%b' % told
        return self._common

    def _encode_rest(self) -> bytes:
        """What seldom changes."""
        play, record = self.play, self.record
        match = play.match
        over = match.result is not None and not self.past
        offers: dict[str, Any] = {what: sorted(by) for what, by in play.offers.items()}
        if offers["undo"]:
            offers["ply"] = play.undo_ply
        time = {} if self._time is None else {"time": self._time}
        rest = {
            "result": self._result(),
            "chance": None if match.chance is None or self.past else self._chance(),
            "offers": offers,
            "commitment": record.commitment,
            "seed": record.seed if over else None,
            "next": record.next,
            "seats": msgspec.Raw(self._seats),
            **time,
        }
        return encode(rest)[1:-1]

    def _news(self, you: tuple[int, ...], seen: int) -> bytes:
        """The events since then; put together once where all may know them alike."""
        log, events, told = self.play.log, self._events, []
        for place in range(seen, len(log)):
            ply, event = log[place]
            if type(event).seen_by is not Event.seen_by:
                return b",".join([each for _, each in self._events_since(you, seen)])
            known = events.get(place)
            if known is None:
                known = events[place] = self._encode_event(ply, event)
            told.append(known)
        news = self._public_news[seen] = b",".join(told)
        return news

    def _events_since(self, you: tuple[int, ...], seen: int) -> list[tuple[int, bytes]]:
        """The events from a place of the log on, as those seats may know them, each with its."""
        shown = []
        log = self.play.log
        for place in range(seen, len(log)):
            ply, event = log[place]
            visible = seen_by(event, you)
            if visible is event:
                known = self._events.get(place)
                if known is None:
                    known = self._events[place] = self._encode_event(ply, event)
                shown.append((place, known))
            elif visible is not None:
                shown.append((place, self._encode_event(ply, visible)))
        return shown

    def marks(self, log: list[tuple[int, Event]], you: tuple[int, ...]) -> bytes:
        """The plies of note; all that have events, when the game has no opinion."""
        notable = self.teller.notable
        found = []
        for ply, event in log:
            kind = tag_of(event)
            visible = seen_by(event, you)
            if visible is not None and (notable is None or kind in notable):
                found.append({"ply": ply, "kind": notable[kind] if notable else kind})
        return encode(found)

    def _encode_event(self, ply: int, event: Event) -> bytes:
        told = self.teller.event_with_words(event, self.play.match.state)
        return b'{"ply":%d,%b' % (ply, told)

    def _view(self, seat: int | None) -> bytes:
        """With the name that it has in the message."""
        match, alike = self.play.match, self._one_view
        view = encode_state(match.state) if alike else self._encode_view(seat)
        known = self._views[None if alike else seat] = b',"view":' + view
        return known

    def _encode_view(self, seat: int | None) -> bytes:
        """Who looks back is told the table in sentences too."""
        view, twin = self.play.match.view(seat), self.teller.twin
        if not self.past or twin is None:
            return encode(view)
        return encode({**plain(view), "twin": twin(view)})

    def _result(self) -> ShownResult | None:
        result = self.play.result
        if result is None:
            return None
        words = self.teller.result(result)
        return ShownResult(result.winners, result.reason, result.rule, words)

    def _chance(self) -> ShownChance:
        chance = self.play.match.chance
        assert chance is not None
        words = self.teller.chance(chance)
        if isinstance(chance, Recorded):
            return ShownChance(chance.about, chance.kind, words, recorded=True)
        in_the_open = not self.play.game.hides(self.play.match.state, None)
        if isinstance(chance, Roll | Dice) and in_the_open:
            reasons = None if chance.reasons is None else chance.reasons.terms
            return ShownChance(chance.about, chance.kind, words, chance.need, reasons)
        return ShownChance(chance.about, chance.kind, words)

    def _ask(self, ask: Ask, viewer: int | None) -> bytes:
        """The question for the seat that is asked, or for another."""
        told = self._asked(ask) if viewer == ask.seat else self._awaited(ask, viewer)
        self._asks[viewer] = told
        return told

    def prepare(self, ask: Ask) -> None:
        """Encode the question with its options in advance; where there is much, that takes long."""
        if ask.seat not in self._asks:
            self._asks[ask.seat] = self._asked(ask)

    def _asked(self, ask: Ask) -> bytes:
        """The question for the seat that is asked."""
        options = NULL if self.past else self.teller.choices(ask.options, self.play.match.state)
        return b"".join((self._ask_head or self._head(ask), b',"options":', options, b"}"))

    def _awaited(self, ask: Ask, seat: int | None) -> bytes:
        """The question for others: where it could betray something, only who is asked."""
        hidden = ask.secret or (
            ask.about not in self.teller.public_asks
            and self.play.game.hides(self.play.match.state, seat)
        )
        head = self.teller.waiting(ask) if hidden else self._ask_head or self._head(ask)
        return head + b',"options":null}'

    def _head(self, ask: Ask) -> bytes:
        head = self._ask_head = self.teller.question(ask, self.play.match.state)
        return head

    def _undo(self, you: tuple[int, ...]) -> bytes:
        if not you or self.past:
            return NULL
        rule = self._undo_rule
        if rule is None:
            rule = self._undo_rule = undo_rule(self.record, self.play)
        refusal, decider = rule
        if refusal is None:
            if decider in you:
                return UNDO_ALLOWED
            refusal = NOT_YOURS
        known = self._undo_refusals.get(refusal.why)
        if known is None or refusal.details:
            told = self.teller.refusal(refusal, self.play.match.state)
            known = self._undo_refusals[refusal.why] = encode(ShownUndo(False, told))
        return known


UNDO_ALLOWED = encode(ShownUndo(True))
YOU: dict[tuple[int, ...], bytes] = {you: b',"you":' + encode(you) for you in ((), (0,), (1,))}
"""What most connections are."""


def seen_by(event: Event, you: tuple[int, ...]) -> Event | None:
    """The event as those seats may know it. Seats that share a screen share no secrets."""
    if not you:
        return event.seen_by(None)
    visible = event.seen_by(you[0])
    if len(you) == 1:
        return visible
    alike = all(event.seen_by(seat) == visible for seat in you[1:])
    return visible if alike else event.seen_by(None)


def _asked_of(match: Match[Any]) -> int | None:
    return None if match.ask is None else match.ask.seat


def undo_refusal(record: MatchRecord, play: Play | Past, you: tuple[int, ...]) -> Refusal | None:
    """Why the last decision cannot be taken back by rule; it may be with consent."""
    refusal, decider = undo_rule(record, play)
    return NOT_YOURS if refusal is None and decider not in you else refusal


def undo_rule(record: MatchRecord, play: Play | Past) -> tuple[Refusal | None, int]:
    """Why nobody can take back by rule, and else who can: the seat that decided last."""
    match, agreed = play.match, record.undo
    if match.result is not None:
        return OVER, -1
    if agreed == "never":
        return NEVER, -1
    entries = match.entries
    decider = entries[-1].by if entries else -1
    if decider < 0:
        decider = last_decider(match)
    if agreed != "rule" and decider >= 0:
        return CONSENT, -1
    return match.undo_refusal, decider


OVER = Refusal("KERNEL", "match-is-over")
NEVER = Refusal("KERNEL", "undo-never")
CONSENT = Refusal("KERNEL", "undo-needs-consent")
NOT_YOURS = Refusal("KERNEL", "not-your-decision")


def last_decider(match: Match[Any]) -> int:
    """The seat that answered last; -1 when none did."""
    return next((entry.by for entry in reversed(match.entries) if entry.by >= 0), -1)
