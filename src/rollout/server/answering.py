"""Standing answers: kept with a seat, seen by it alone, given as ordinary answers."""

from __future__ import annotations

import asyncio
import logging
from random import random
from typing import TYPE_CHECKING, Any

import msgspec

from rollout.gamekit.standing_answers import standing_reply
from rollout.kernel.actions import Action
from rollout.kernel.errors import Illegal, Refusal, Stale, TableError
from rollout.server.messages import StandingMessage, write
from rollout.server.tokens import new_answer_id

if TYPE_CHECKING:
    from rollout.server.room import Room

logger = logging.getLogger(__name__)

HELD = ""
"""Beside the wishes, and the name of none: the ply of a question that the seat answers itself."""
LEAST_PAUSE = 1.5
MOST_PAUSE = 6.0
"""Seconds before an answer where something is hidden: mostly short, as of somebody who thinks."""


def wishes_of(room: Room, seat: int) -> dict[str, int]:
    """What a seat wants answered, by the names that its game knows, each with its number."""
    known = {each.name for each in room.play.package.standing}
    return {name: number for name, number in _kept(room, seat).items() if name in known}


def _kept(room: Room, seat: int) -> dict[str, int]:
    """The wishes of a seat, and the ply that it answers itself."""
    kept = room.seats[seat].standing
    return msgspec.json.decode(kept, type=dict[str, int]) if kept else {}


def offered(room: Room, seat: int) -> dict[str, Any]:
    """What that seat may switch on, and what it has."""
    listed = [{"name": each.name, "most": each.most} for each in room.play.package.standing]
    return {"seat": seat, "offered": listed, "wishes": wishes_of(room, seat)}


async def keep(room: Room, message: StandingMessage) -> None:
    """Keep what a seat wants from now on; or let it decide this moment itself."""
    wishes, limits = message.wishes, {each.name: each.most for each in room.play.package.standing}
    for name, number in (wishes or {}).items():
        if name not in limits or number > limits[name]:
            raise Illegal(Refusal("KERNEL", "no-such-standing-answer", {"name": name}))
    kept = _kept(room, message.seat)
    if wishes is not None:
        held = {name: number for name, number in kept.items() if name == HELD}
        kept = held | {name: number for name, number in wishes.items() if number}
    if message.hold is not None:
        kept[HELD] = message.hold
    await _keep(room, message.seat, kept)


async def _keep(room: Room, seat: int, kept: dict[str, int]) -> None:
    before, text = room.seats[seat], msgspec.json.encode(kept).decode() if kept else ""
    if text != before.standing and await room.around.store.set_standing(before, text):
        room.wishes_kept(seat, text)
        room.around.notices.seats_changed(room.id)


async def hold(room: Room, seat: int, ply: int) -> None:
    """The seat decides itself at that ply, whatever it wishes. Needs the lock."""
    if wishes_of(room, seat):
        await _keep(room, seat, {**_kept(room, seat), HELD: ply})


async def let_go(room: Room, seats: set[int]) -> None:
    """Those seats are answered for as they wish again. Needs the lock."""
    for seat in seats:
        kept = _kept(room, seat)
        if kept.pop(HELD, None) is not None:
            await _keep(room, seat, kept)


def coming(room: Room) -> Action | None:
    """What will be answered for the asked seat; None if it decides itself."""
    match = room.play.match
    if match.ask is None or _kept(room, match.ask.seat).get(HELD) == match.ply:
        return None
    return wished(room)


def wished(room: Room) -> Action | None:
    """What the asked seat wants answered, even if it decides this question itself."""
    match = room.play.match
    ask = match.ask
    if ask is None or room.seats[ask.seat].level or not room.seats[ask.seat].standing:
        return None
    wishes = wishes_of(room, ask.seat)
    if not wishes:
        return None
    try:
        return standing_reply(room.play.package.standing, wishes, match.state, ask)
    except Exception:
        logger.exception("match %s: its game could not answer as a seat wishes", room.id)
        return None


async def answer_as_wished(room: Room) -> None:
    """Answer for seats as they wish, until one has to decide itself."""
    while (action := await _coming_by_what_is_stored(room)) is not None:
        match, sequence = room.play.match, room.play.sequence
        ask, ply = match.ask, match.ply
        assert ask is not None
        if match.game.step_hides(match.state, None):
            _announce(room, ask.seat, ply, action)
            await asyncio.sleep(LEAST_PAUSE + (MOST_PAUSE - LEAST_PAUSE) * random() ** 3)
        if room.play.sequence != sequence or coming(room) != action:
            continue
        try:
            await room.answer(ask.seat, ply, new_answer_id(), (action,), _not_needed)
        except Stale:
            continue
        except TableError as error:
            logger.info("match %s: a standing answer came too late: %s", room.id, error)
            return


async def _coming_by_what_is_stored(room: Room) -> Action | None:
    """What is being written may come to nothing: no seat is told what it would answer to that."""
    async with room.lock:
        await room.ready()
        return coming(room)


def _announce(room: Room, seat: int, ply: int, action: Action) -> None:
    """Tell that seat, and nobody else, what is about to be answered for it."""
    coming_now = {
        "seat": seat,
        "ply": ply,
        "coming": room.teller.choice(action, room.play.match.state),
    }
    for connection in room.connections:
        if seat in connection.seats:
            connection.post(write({"standing": coming_now}))


def _not_needed(ply: int) -> None:
    """Nobody waits for an acknowledgement."""
