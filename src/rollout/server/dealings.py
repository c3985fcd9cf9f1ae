"""What seats agree on between themselves: going back, a draw, giving up."""

from __future__ import annotations

import msgspec

from rollout.kernel.errors import CannotUndo, Illegal, NothingAsked, Refusal, WrongSeat
from rollout.server.answering import hold, let_go, wished
from rollout.server.play import Play
from rollout.server.records import DRAW, UNDO, Offer, Row
from rollout.server.room import Room
from rollout.server.tables import undo_refusal
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
        ply = _last_decision(play, mine)
        if ply < 0:
            raise CannotUndo(Refusal("KERNEL", "nothing-to-undo"))
        if await _go_back(room, seat, mine):
            return
        _check_patience(room, play, seat)
        await room.commit(play.draft("offer", seat, now(), _body(UNDO, ply)))


async def _go_back(room: Room, seat: int, mine: tuple[int, ...]) -> bool:
    """To the last decision, unless others have a say in that; what was only answered as its seat
    wishes goes with the one before it."""
    held: set[int] = set()
    decider, as_wished = -1, True
    while as_wished and (found := _way_back(room, seat, mine)) is not None:
        ply, row = found
        decider = room.play.match.entries[ply].by
        held.add(decider)
        as_wished = await _back_to(room, ply, row)
    await let_go(room, held - {decider})
    return bool(held)


def _way_back(room: Room, seat: int, mine: tuple[int, ...]) -> tuple[int, Row] | None:
    """The ply that may be gone back to without asking anybody, and the row that does it."""
    play = room.play
    ply = _last_decision(play, mine)
    if undo_refusal(room.record, play, mine) is None:
        return ply, play.draft("undo", play.match.entries[ply].by, now())
    if ply < 0 or _others(room, play, UNDO, mine, ply, agreed=ply == play.undo_ply):
        return None
    return ply, play.draft("rewind", seat, now(), str(ply))


async def _back_to(room: Room, ply: int, row: Row) -> bool:
    """Go back. Whoever decided there decides anew, whatever it wishes: that is stored before, or
    another worker would answer just so again. Says whether it had only been answered as wished."""
    decision = room.play.match.entries[ply]
    await hold(room, decision.by, ply)
    await room.commit(row)
    answer = wished(room)
    if answer is None:
        await let_go(room, {decision.by})
    return bool(answer == decision.answer)


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
            ply = play.undo_ply
            await _back_to(room, ply, play.draft("rewind", seat, now(), str(ply)))


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
    """The ply of the last decision of these seats; -1 if there is none."""
    entries = play.match.entries
    return next((ply for ply in range(len(entries) - 1, -1, -1) if entries[ply].by in mine), -1)


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
