"""Seats: sit down, stand up, let a bot take over."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import post
from litestar.params import JSONBody, PathParameter
from litestar.response import Response
from msgspec import Meta

from rollout.server.access import (
    HttpRequest,
    check_rate,
    held_seats,
    player_of,
    seat_cookie,
)
from rollout.server.api_matches import MatchId
from rollout.server.bots import KNOWN
from rollout.server.names import LONGEST_NAME, clean_name
from rollout.server.problems import ERRORS, Problem
from rollout.server.records import SeatRecord
from rollout.server.room import Room
from rollout.server.service import Served
from rollout.server.summaries import Summary, summary_of
from rollout.server.tokens import digest, fits, new_token

SeatNumber = Annotated[int, PathParameter(ge=0, le=25)]


class Claim(msgspec.Struct, forbid_unknown_fields=True):
    name: Annotated[str, Meta(max_length=4 * LONGEST_NAME)] = ""
    invite: Annotated[str, Meta(max_length=64)] = ""


class Claimed(msgspec.Struct):
    match: str
    seat: int
    token: str


class Invited(msgspec.Struct):
    invite: str


class BotWish(msgspec.Struct, forbid_unknown_fields=True):
    """A level, or null to hand the seat back."""

    level: Annotated[str, Meta(max_length=20)] | None = None


@post("/api/matches/{match_id:str}/seats/{seat:int}/claim", status_code=200, responses=ERRORS)
async def claim(
    request: HttpRequest,
    service: Served,
    match_id: MatchId,
    seat: SeatNumber,
    data: JSONBody[Claim],
) -> Response[Claimed]:
    """Sit down on an open seat. A match that is not public needs the invitation."""
    check_rate(request, service, "costly")
    room = await service.rooms.get(match_id)
    wanted = _seat(room, seat)
    _check_running(room)
    invited = bool(data.invite) and fits(data.invite, wanted.invite)
    if wanted.reserved is not None or not (invited or (room.record.public and not data.invite)):
        raise Problem(403, "invitation-needed")
    if wanted.kind != "open":
        raise Problem(409, "seat-taken")
    player, cookies = await player_of(request, service)
    token = await service.sit_down(room, seat, clean_name(data.name), player)
    cookies.append(seat_cookie(request, service, room.id, seat, token))
    return Response(Claimed(room.id, seat, token), cookies=cookies)


@post("/api/matches/{match_id:str}/seats/{seat:int}/leave", status_code=200, responses=ERRORS)
async def leave(
    request: HttpRequest, service: Served, match_id: MatchId, seat: SeatNumber
) -> Response[Invited]:
    """Stand up; the seat is open again. The answer is an invitation to it."""
    room = await service.rooms.get(match_id)
    token = _seat(room, seat).token
    if token is None or seat not in await held_seats(request, service, room.id, room.seats):
        raise Problem(403, "not-your-seat")
    _check_running(room)
    invitation = new_token()
    await service.store.stand_up(room.id, seat, token, digest(invitation))
    await service.seats_changed(room)
    gone = seat_cookie(request, service, room.id, seat, "")
    return Response(_invited(room, invitation), cookies=[gone])


@post("/api/matches/{match_id:str}/seats/{seat:int}/invite", status_code=200, responses=ERRORS)
async def invite(
    request: HttpRequest, service: Served, match_id: MatchId, seat: SeatNumber
) -> Invited:
    """Invite somebody to an open seat, by anybody at the table. Earlier invitations lapse."""
    check_rate(request, service, "costly")
    room = await service.rooms.get(match_id)
    if not await held_seats(request, service, room.id, room.seats):
        raise Problem(403, "not-your-seat")
    _check_running(room)
    if _seat(room, seat).kind != "open":
        raise Problem(409, "seat-taken")
    token = new_token()
    if not await service.store.invite(room.id, seat, digest(token)):
        raise Problem(409, "seat-taken")
    await service.seats_changed(room)
    return _invited(room, token)


@post("/api/matches/{match_id:str}/seats/{seat:int}/bot", status_code=200, responses=ERRORS)
async def let_bot_play(
    request: HttpRequest,
    service: Served,
    match_id: MatchId,
    seat: SeatNumber,
    data: JSONBody[BotWish],
) -> Summary:
    """A bot takes a seat over, or hands it back.

    For a seat that somebody holds, only they may say so; for others, anybody at the table.
    """
    room = await service.rooms.get(match_id)
    wanted = _seat(room, seat)
    mine = await held_seats(request, service, room.id, room.seats)
    if seat not in mine and (wanted.token is not None or not mine):
        raise Problem(403, "not-your-seat")
    _check_running(room)
    if data.level is not None and data.level not in KNOWN:
        raise Problem(422, "unknown-bot", {"name": data.level, "nearest": "none"})
    await service.store.set_level(room.id, seat, data.level or "", wanted.level)
    await service.seats_changed(room)
    return summary_of(room, mine)


def _invited(room: Room, token: str) -> Invited:
    return Invited(f"/table/{room.id}?invite={token}")


def _check_running(room: Room) -> None:
    """Who sat where in a match that is over does not change any more."""
    if room.record.finished is not None:
        raise Problem(409, "match-is-over")


def _seat(room: Room, seat: int) -> SeatRecord:
    if seat >= len(room.seats):
        raise Problem(404, "no-such-seat")
    return room.seats[seat]
