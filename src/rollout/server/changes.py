"""What each kind of row does to a match: the first ply that is new, or None when none is."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from rollout.kernel.actions import Concede, Entry
from rollout.kernel.course import WORLD
from rollout.kernel.errors import Illegal, NothingAsked, Refusal
from rollout.kernel.recorded import Recorded
from rollout.server.game_forms import read_interjection
from rollout.server.happenings import (
    HelpEnded,
    MatchResumed,
    Reseating,
    RulesChanged,
    SeatChanged,
    TakenBack,
    TimeGivenBack,
)
from rollout.server.records import UNDO, Given, Offer, Outage, Resumption, Row

if TYPE_CHECKING:
    from rollout.server.play import Play

logger = logging.getLogger(__name__)


def _start(play: Play, row: Row, given: Any) -> int:
    play.shares.follow(row)
    play.source = play.deal(play.shares)
    if play.prepared is None:
        play.match.source = play.source
        play.match.go_on()
    return 0


def _take_over(play: Play, row: Row, given: Any) -> int:
    for each in msgspec.json.decode(row.body, type=list[Given]):
        if each.interjected:
            said = read_interjection(play.game, each.answer)
            if play.limit is not None and said == play.limit.interjection:
                play.clocks.in_all.call(play.match.ply)
            play.match.take_over(each.by, said)
        elif each.by == WORLD:
            assert play.match.chance is not None
            kind = play.match.chance.outcome_type
            play.match.take_over(WORLD, msgspec.json.decode(each.answer, type=kind))
        else:
            play.match.take_over(each.by, play.read_action(each.answer))
    return _start(play, row, given)


def _begin_clocks(play: Play, row: Row, given: Any) -> None:
    """It says how long the match may last, if that is limited: rows from before there were limits
    are empty."""
    limit = msgspec.json.decode(row.body, type=float) if row.body else None
    play.clocks.begin(row.at, limit)


def _answer(play: Play, row: Row, given: Any) -> int:
    action = play.read_action(row.body.encode()) if given is None else given
    play.match.answer(action, row.seat, row.ply)
    return row.ply


def _answer_all(play: Play, row: Row, given: Any) -> int:
    if given is None:
        given = tuple(map(play.read_action, msgspec.json.decode(row.body, type=list[msgspec.Raw])))
    play.match.answer_all(given, row.seat, row.ply)
    return row.ply


def _roll(play: Play, row: Row, given: Any) -> int:
    chance = play.match.chance
    if chance is None or isinstance(chance, Recorded):
        raise NothingAsked(Refusal("KERNEL", "no-chance-asked"))
    play.match.resolve(msgspec.json.decode(row.body, type=chance.outcome_type), row.ply)
    return row.ply


def _record(play: Play, row: Row, given: Any) -> int:
    chance = play.match.chance
    if not isinstance(chance, Recorded):
        raise NothingAsked(Refusal("KERNEL", "no-chance-asked"))
    play.match.resolve(msgspec.json.decode(row.body, type=chance.outcome_type), row.ply)
    return row.ply


def _undo(play: Play, row: Row, given: Any) -> int:
    asked, entries = play.asked, play.match.entries
    play.match.undo(row.seat)
    ply = play.match.ply
    play.went_back(ply, TakenBack(row.seat))
    play.clocks.take_back(_pays(play, row.seat, asked, entries[ply:]), row.at)
    return ply


def _rewind(play: Play, row: Row, given: Any) -> int:
    ply = msgspec.json.decode(row.body, type=int)
    asked, entries = play.asked, play.match.entries
    decider = entries[ply].by if ply < play.match.ply else WORLD
    seat = row.seat if decider == WORLD else decider
    agreed = int(bool(play.offers[UNDO]))
    play.match.rewind(ply)
    play.went_back(ply, TakenBack(seat, agreed))
    play.clocks.take_back(_pays(play, seat, asked, entries[ply:]), row.at, agreed_to=ply)
    return ply


def _pays(play: Play, seat: int, asked: int | None, gone: list[Entry]) -> int:
    """Whose thinking counts until something is taken back: that of the seat which does it; or of
    whoever goes on with the same question, since somebody else had only given up."""
    only_given_up = all(isinstance(each.answer, Concede) for each in gone)
    return asked if only_given_up and asked is not None and asked == play.asked else seat


def _concede(play: Play, row: Row, given: Any) -> int:
    play.match.concede(row.seat)
    return row.ply


def _flag(play: Play, row: Row, given: Any) -> int:
    play.match.concede(row.seat)
    play.flagged = play.match.result is not None
    return row.ply


def _time_is_up(play: Play, row: Row, given: Any) -> int | None:
    """The time of play is over: the world says so. A game that has no use for that any more is
    told once, and not again and again."""
    first = row.ply
    try:
        play.match.interject(read_interjection(play.game, msgspec.Raw(row.body.encode())))
    except Illegal as error:
        logger.info("match %s takes no end of time: %s", play.id, error)
        play.clocks.in_all.call(first)
        return None
    play.clocks.in_all.call(first)
    return first


def _agree_draw(play: Play, row: Row, given: Any) -> int:
    play.match.agree_draw()
    return row.ply


def _offer(play: Play, row: Row, given: Any) -> None:
    offer = msgspec.json.decode(row.body, type=Offer)
    if offer.what == UNDO and row.kind == "offer":
        if offer.ply != play.undo_ply:
            play.offers[UNDO].clear()
        play.undo_ply = offer.ply
    play.offers[offer.what].add(row.seat)
    play.offered[row.seat] += row.kind == "offer"


def _decline(play: Play, row: Row, given: Any) -> None:
    play.offers[msgspec.json.decode(row.body, type=Offer).what].clear()


def _reseat(play: Play, row: Row, given: Any) -> None:
    """Who sits where is no part of the match, but of what everybody may know of it.

    What somebody agreed to is not said by whoever sits there next.
    """
    play.shares.follow(row)
    for agreed in play.offers.values():
        agreed.discard(row.seat)
    change = msgspec.json.decode(row.body, type=Reseating)
    event = SeatChanged(
        row.seat, change.did, change.name, change.level, named=int(bool(change.name))
    )
    play.log.append((play.match.ply, event))
    if play.helping.follow(row):
        play.log.append((play.match.ply, HelpEnded()))
    if change.free or change.did == "left":
        by = () if isinstance(change.by, msgspec.UnsetType) else change.by
        play.clocks.seat_freed(row.seat, row.at, by)
    else:
        play.clocks.seat_taken(row.seat, row.at, change.did != "sat-down")


def _excuse(play: Play, row: Row, given: Any) -> None:
    outage = msgspec.json.decode(row.body, type=Outage)
    play.clocks.excuse(outage)
    seconds = round(outage.ended - outage.begun)
    play.log.append((play.match.ply, TimeGivenBack(seconds)))


def _note_rules(play: Play, row: Row, given: Any) -> None:
    """From here on other rules are those of the match: all before it is the same by both."""
    play.log.append((play.match.ply, msgspec.json.decode(row.body, type=RulesChanged)))


def _place(play: Play, row: Row, given: Any) -> None:
    """A match that begins where another one was resumed."""
    play.stand_at(msgspec.json.decode(row.body, type=Resumption).state, 0)


def _resume(play: Play, row: Row, given: Any) -> int:
    """Its seats agreed to go on from a checkpoint: from here on it is a match of these rules."""
    found = msgspec.json.decode(row.body, type=Resumption)
    play.stand_at(found.state, found.draws)
    play.resumed = found
    game = play.game
    event = MatchResumed(found.ply, game.rules_version, game.content_version)
    play.log.insert(0, (0, event))
    play.opened += 1
    return _start(play, row, given)


def _share(play: Play, row: Row, given: Any) -> None:
    play.shares.follow(row)


def _pass(play: Play, row: Row, given: Any) -> None:
    """What changes nothing: what was agreed on is sealed, or going on was agreed to in vain."""


CHANGES: dict[str, Callable[[Play, Row, Any], int | None]] = {
    "start": _start,
    "given": _take_over,
    "share": _share,
    "begin": _begin_clocks,
    "seat": _reseat,
    "outage": _excuse,
    "rules": _note_rules,
    "answer": _answer,
    "plan": _answer_all,
    "roll": _roll,
    "record": _record,
    "undo": _undo,
    "rewind": _rewind,
    "concede": _concede,
    "flag": _flag,
    "time": _time_is_up,
    "draw": _agree_draw,
    "offer": _offer,
    "accept": _offer,
    "decline": _decline,
    "place": _place,
    "resume": _resume,
    "terms": _pass,
    "consent": _pass,
    "refuse": _pass,
}
