"""Standing answers: kept with a seat, seen by it alone, given as ordinary answers."""

from __future__ import annotations

import asyncio
import logging
from random import random
from typing import TYPE_CHECKING, Any

import msgspec

from rollout.gamekit.standing_answers import standing_reply
from rollout.kernel.actions import Action
from rollout.kernel.errors import Illegal, Refusal, TableError
from rollout.server.messages import StandingMessage, write

if TYPE_CHECKING:
    from rollout.server.room import Room

logger = logging.getLogger(__name__)

LEAST_PAUSE = 1.5
MOST_PAUSE = 6.0
"""Seconds before an answer where something is hidden: mostly short, as of somebody who thinks."""


def wishes_of(room: Room, seat: int) -> dict[str, int]:
    """What a seat wants answered, by the names that its game knows, each with its number."""
    kept = room.seats[seat].standing
    if not kept:
        return {}
    known = {each.name for each in room.play.package.standing}
    wishes: dict[str, int] = msgspec.json.decode(kept, type=dict[str, int])
    return {name: number for name, number in wishes.items() if name in known}


def offered(room: Room, seat: int) -> dict[str, Any]:
    """What that seat may switch on, and what it has."""
    listed = [{"name": each.name, "most": each.most} for each in room.play.package.standing]
    return {"seat": seat, "offered": listed, "wishes": wishes_of(room, seat)}


async def keep(room: Room, message: StandingMessage) -> None:
    """Keep what a seat wants from now on; or let it decide this moment itself."""
    if message.hold is not None:
        room.pace.held[message.seat] = message.hold
    if message.wishes is not None:
        limits = {each.name: each.most for each in room.play.package.standing}
        for name, number in message.wishes.items():
            if name not in limits or number > limits[name]:
                raise Illegal(Refusal("KERNEL", "no-such-standing-answer", {"name": name}))
        wanted = {name: number for name, number in message.wishes.items() if number}
        text = msgspec.json.encode(wanted).decode() if wanted else ""
        await room.around.store.set_standing(room.id, message.seat, text)
        room.seats[message.seat].standing = text


def coming(room: Room) -> Action | None:
    """What will be answered for the asked seat; None if it decides itself."""
    match = room.play.match
    ask = match.ask
    if ask is None or room.seats[ask.seat].level or room.pace.held.get(ask.seat) == match.ply:
        return None
    wishes = wishes_of(room, ask.seat)
    if not wishes:
        return None
    return standing_reply(room.play.package.standing, wishes, match.state, ask)


async def answer_as_wished(room: Room) -> None:
    """Answer for seats as they wish, until one has to decide itself."""
    while (action := coming(room)) is not None:
        match, sequence = room.play.match, room.play.sequence
        ask, ply = match.ask, match.ply
        assert ask is not None
        if match.game.step_hides(match.state, None):
            _announce(room, ask.seat, ply, action)
            await asyncio.sleep(LEAST_PAUSE + (MOST_PAUSE - LEAST_PAUSE) * random() ** 3)
        if room.play.sequence != sequence or coming(room) != action:
            continue
        try:
            await room.answer(ask.seat, ply, f"standing-{sequence}", (action,), _not_needed)
        except TableError as error:
            logger.info("match %s: a standing answer came too late: %s", room.id, error)
            return


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
