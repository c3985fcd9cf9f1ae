"""What seats agree on between themselves: going back, a draw, giving up."""

from __future__ import annotations

import msgspec

from rollout.kernel.errors import CannotUndo, Illegal, NothingAsked, Refusal, WrongSeat
from rollout.server.answering import coming, hold
from rollout.server.play import Play
from rollout.server.records import DRAW, UNDO, Offer
from rollout.server.room import Room
from rollout.server.tables import last_decider, undo_refusal
from rollout.server.worker_time import now

WHATS = (DRAW, UNDO)


async def undo(room: Room, seat: int, mine: tuple[int, ...]) -> None:
    """Take the last decision back: at once where the rule allows it, else with consent.

    `mine` are all seats of whoever asks: they agree with themselves, and any of them may have
    decided last.
    """
    async with room.lock:
        play = await room.ready()
        _check_running(play)
        if room.record.undo == "never":
            raise CannotUndo(Refusal("KERNEL", "undo-never"))
        if undo_refusal(room.record, play, mine) is None:
            await _take_back(room, mine)
            return
        ply = _last_decision(play, mine)
        if not _others(room, play, UNDO, mine, ply, agreed=ply == play.undo_ply):
            await room.commit(play.draft("rewind", seat, now(), str(ply)))
            await hold(room)
            return
        _check_patience(room, play, seat)
        await room.commit(play.draft("offer", seat, now(), _body(UNDO, ply)))


async def _take_back(room: Room, mine: tuple[int, ...]) -> None:
    """The last decision; what was only answered as that seat wishes, with the one before it."""
    as_wished = True
    while as_wished and undo_refusal(room.record, room.play, mine) is None:
        entries = room.play.match.entries
        await room.commit(room.play.draft("undo", last_decider(room.play.match), now()))
        as_wished = coming(room) == entries[room.play.match.ply].answer
    await hold(room)


async def offer_draw(room: Room, seat: int, mine: tuple[int, ...]) -> None:
    async with room.lock:
        play = await room.ready()
        _check_running(play)
        _check_has_a_say(play, seat)
        _check_bots(room, DRAW)
        if not _others(room, play, DRAW, mine):
            await room.commit(play.draft("draw", seat, now()))
            return
        _check_patience(room, play, seat)
        await room.commit(play.draft("offer", seat, now(), _body(DRAW)))


async def accept(
    room: Room, seat: int, what: str, mine: tuple[int, ...], to: int | None = None
) -> None:
    """Agree to what is offered; to go back, `to` that ply and no other, where it is said."""
    async with room.lock:
        play = await room.ready()
        _check_offered(play, what)
        _check_has_a_say(play, seat)
        if what == UNDO and to not in (None, play.undo_ply):
            raise Illegal(Refusal("KERNEL", "offered-otherwise", {"ply": play.undo_ply}))
        _check_bots(room, what)
        if _others(room, play, what, mine, play.undo_ply):
            await room.commit(play.draft("accept", seat, now(), _body(what)))
        elif what == DRAW:
            await room.commit(play.draft("draw", seat, now()))
        else:
            await room.commit(play.draft("rewind", seat, now(), str(play.undo_ply)))
            await hold(room)


async def decline(room: Room, seat: int, what: str) -> None:
    """Say no, or take one's own offer back."""
    async with room.lock:
        play = await room.ready()
        _check_offered(play, what)
        if seat not in play.offers[what]:
            _check_has_a_say(play, seat)
        await room.commit(play.draft("decline", seat, now(), _body(what)))


async def concede(room: Room, seat: int, answer_id: str) -> None:
    key = f"{seat}/{answer_id}" if answer_id else ""
    async with room.lock:
        play = await room.ready()
        if key not in play.answers:
            await room.commit(play.draft("concede", seat, now(), "", key))


def _others(
    room: Room, play: Play, what: str, mine: tuple[int, ...], ply: int = 0, agreed: bool = True
) -> list[int]:
    """Whose consent is still missing. Bots agree to everything but a draw.

    Whoever is out of the match is not asked. What others said counts if they `agreed` to the same:
    who would go back to one decision has not said that it may be further. A draw waits for whoever
    sits down on a free seat, and so does going back to a `ply` before what was decided there.
    """
    decided = {entry.by for entry in play.match.entries[ply:]}
    waited_for = {each.seat for each in room.seats if what == DRAW or each.seat in decided}
    return [
        each.seat
        for each in room.seats
        if (each.kind == "human" or (each.kind == "open" and each.seat in waited_for))
        and each.seat not in mine
        and not (agreed and each.seat in play.offers[what])
        and play.match.plays(each.seat)
    ]


def _check_bots(room: Room, what: str) -> None:
    if what == DRAW and any(each.level for each in room.seats):
        raise Illegal(Refusal("KERNEL", "bots-play-on"))


def _check_patience(room: Room, play: Play, seat: int) -> None:
    """An offer asks for others' attention, and each is a row: nobody makes them without end."""
    most = room.around.limits.offers_per_seat
    if play.offered[seat] >= most:
        raise Illegal(Refusal("KERNEL", "offered-too-often", {"most": most}))


def _last_decision(play: Play, mine: tuple[int, ...]) -> int:
    entries = play.match.entries
    for ply in range(len(entries) - 1, -1, -1):
        if entries[ply].by in mine:
            return ply
    raise CannotUndo(Refusal("KERNEL", "nothing-to-undo"))


def _check_running(play: Play) -> None:
    if play.match.result is not None:
        raise NothingAsked(Refusal("KERNEL", "match-is-over"))


def _check_offered(play: Play, what: str) -> None:
    _check_running(play)
    if what not in WHATS or not play.offers[what]:
        raise Illegal(Refusal("KERNEL", "nothing-offered"))


def _check_has_a_say(play: Play, seat: int) -> None:
    """Whoever is out of the match keeps nobody who plays on from agreeing."""
    if not play.match.plays(seat):
        raise WrongSeat(Refusal("KERNEL", "out-of-the-match"))


def _body(what: str, ply: int = 0) -> str:
    return msgspec.json.encode(Offer(what, ply)).decode()
