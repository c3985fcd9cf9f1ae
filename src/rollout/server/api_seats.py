"""Seats: sit down, stand up, let a bot take over."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import post
from litestar.params import JSONBody, PathParameter
from litestar.response import Response
from msgspec import Meta

from rollout.server import gathering
from rollout.server.access import (
    HttpRequest,
    check_rate,
    held_seats,
    player_of,
    seat_cookie,
)
from rollout.server.api_matches import MatchId
from rollout.server.bots import KNOWN
from rollout.server.gathering import Gathering, summary_at, table_of
from rollout.server.plain_text import LONGEST_NAME, clean_name
from rollout.server.problems import ERRORS, Problem
from rollout.server.records import SeatRecord
from rollout.server.room import Room
from rollout.server.service import Served, Service
from rollout.server.shares import Said
from rollout.server.summaries import Summary, summary_of
from rollout.server.terms import would_help_elsewhere
from rollout.server.tokens import digest, fits, new_token

SeatNumber = Annotated[int, PathParameter(ge=0, le=25)]


class Claim(msgspec.Struct, forbid_unknown_fields=True):
    name: Annotated[str, Meta(max_length=4 * LONGEST_NAME)] = ""
    invite: Annotated[str, Meta(max_length=64)] = ""
    brings: Any = None
    """The seat's part of the setup, where it has yet to bring one: a deck, say."""
    shares: bool = False
    """Whoever sits down will have a part of the dice, where that was agreed on."""


Hex = Annotated[str, Meta(pattern=r"\A[0-9a-f]{32,64}\Z")]


class PartOfDice(msgspec.Struct, forbid_unknown_fields=True):
    """One of the three: the seal, the secret itself, or to go on without what is missing."""

    sealed: Hex = ""
    open: Hex = ""
    without: bool = False
    settled: Hex = ""
    """What it is opened for, as the table shows it: what has become another opens nothing."""


class Choice(msgspec.Struct, forbid_unknown_fields=True):
    """What a seat might bring, for whoever has the invitation."""

    brings: Any
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
    table = await table_of(service, match_id)
    wanted = _seat(table, seat)
    _check_running(table)
    if wanted.reserved is not None or not _is_invited(table, data.invite, [wanted]):
        raise Problem(403, "invitation-needed")
    if wanted.kind != "open":
        raise Problem(409, "seat-taken")
    player, cookies = await player_of(request, service)
    named = msgspec.structs.replace(wanted, name=clean_name(data.name))
    token = await gathering.sit_down(service, table, named, player, data.brings, data.shares)
    cookies.append(seat_cookie(request, service, table.id, seat, token))
    return Response(Claimed(table.id, seat, token), cookies=cookies)


@post("/api/matches/{match_id:str}/seats/{seat:int}/check", status_code=200, responses=ERRORS)
async def check_brought(
    request: HttpRequest,
    service: Served,
    match_id: MatchId,
    seat: SeatNumber,
    data: JSONBody[Choice],
) -> dict[str, Any]:
    """Whether a seat that has yet to bring something may bring that; if not, why.

    An invitation to any seat of the table will do: its address does not say to which one.
    """
    check_rate(request, service, "setup")
    table = await table_of(service, match_id)
    _seat(table, seat)
    if not _is_invited(table, data.invite, table.seats):
        raise Problem(403, "invitation-needed")
    if not isinstance(table, Gathering):
        raise Problem(409, "nothing-to-bring")
    address = service.address_of(request.scope)
    return await service.judge(address, gathering.judge, table, seat, data.brings)


@post("/api/matches/{match_id:str}/seats/{seat:int}/share", status_code=200, responses=ERRORS)
async def share(
    request: HttpRequest,
    service: Served,
    match_id: MatchId,
    seat: SeatNumber,
    data: JSONBody[PartOfDice],
) -> Summary:
    """Seal or open a seat's part of the dice, or agree to go on without what is missing.

    What was sealed can be opened by whoever knows it: it proves itself.
    """
    check_rate(request, service, "costly")
    table = await table_of(service, match_id)
    sealed = _seat(table, seat).seat in _sealed_at(table)
    if bool(data.sealed) + bool(data.open) + data.without != 1:
        raise Problem(400, "message-not-understood")
    mine = await held_seats(request, service, table.id, table.seats)
    if seat not in mine and not (data.open and sealed):
        raise Problem(403, "not-your-seat")
    settled = data.settled if data.open else ""
    said = Said(sealed=data.sealed, open=data.open, without=data.without, settled=settled)
    await gathering.say(service, match_id, mine if data.without else (seat,), said)
    return summary_at(await table_of(service, match_id), mine)


@post("/api/matches/{match_id:str}/seats/{seat:int}/leave", status_code=200, responses=ERRORS)
async def leave(
    request: HttpRequest, service: Served, match_id: MatchId, seat: SeatNumber
) -> Response[Invited]:
    """Stand up; the seat is open again. The answer is an invitation to it."""
    table = await table_of(service, match_id)
    token = _seat(table, seat).token
    mine = await held_seats(request, service, table.id, table.seats)
    if token is None or seat not in mine:
        raise Problem(403, "not-your-seat")
    _check_running(table)
    invitation = new_token()
    if isinstance(table, Gathering):
        await gathering.stand_up(service, table, seat, digest(invitation))
    else:
        await service.stand_up(table, seat, digest(invitation), mine)
    gone = seat_cookie(request, service, table.id, seat, "")
    return Response(_invited(table, invitation), cookies=[gone])


@post("/api/matches/{match_id:str}/seats/{seat:int}/invite", status_code=200, responses=ERRORS)
async def invite(
    request: HttpRequest, service: Served, match_id: MatchId, seat: SeatNumber
) -> Invited:
    """Invite somebody to an open seat, by anybody at the table. Earlier invitations lapse."""
    check_rate(request, service, "costly")
    table = await table_of(service, match_id)
    if not await held_seats(request, service, table.id, table.seats):
        raise Problem(403, "not-your-seat")
    _check_running(table)
    if _seat(table, seat).kind != "open":
        raise Problem(409, "seat-taken")
    token = new_token()
    if not await service.store.invite(table.id, seat, digest(token)):
        raise Problem(409, "seat-taken")
    if isinstance(table, Room):
        await service.seats_changed(table)
    return _invited(table, token)


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
    table = await table_of(service, match_id)
    wanted = _seat(table, seat)
    mine = await held_seats(request, service, table.id, table.seats)
    if seat not in mine and (wanted.token is not None or not mine):
        raise Problem(403, "not-your-seat")
    _check_running(table)
    if data.level is not None and data.level not in KNOWN:
        raise Problem(422, "unknown-bot", {"name": data.level, "nearest": "none"})
    if data.level and await _would_help(service, table, wanted):
        raise Problem(409, "help-not-agreed")
    level = data.level or ""
    if isinstance(table, Gathering):
        await gathering.set_level(service, table, wanted, level)
        return summary_at(await table_of(service, match_id), mine)
    await service.set_level(table, seat, level, mine)
    return summary_of(table, mine)


async def _would_help(service: Service, table: Room | Gathering, seat: SeatRecord) -> bool:
    """Whether a bot there would help somebody, here or elsewhere, who plays without help."""
    helps = table.stored.helps if isinstance(table, Room) else table.helps
    stands_in = seat.token is not None and not helps
    return stands_in or await would_help_elsewhere(service.store, table.record, helps)


def _is_invited(table: Room | Gathering, invite: str, seats: list[SeatRecord]) -> bool:
    """To one of these seats; to a public table everybody is."""
    if not invite:
        return table.record.public
    return any(fits(invite, seat.invite) for seat in seats)


def _sealed_at(table: Room | Gathering) -> dict[int, str]:
    return table.play.shares.sealed if isinstance(table, Room) else table.shares.sealed


def _invited(table: Room | Gathering, token: str) -> Invited:
    return Invited(f"/table/{table.id}?invite={token}")


def _check_running(table: Room | Gathering) -> None:
    """Who sat where in a match that is over does not change any more."""
    if table.record.finished is not None:
        raise Problem(409, "match-is-over")


def _seat(table: Room | Gathering, seat: int) -> SeatRecord:
    if seat >= len(table.seats):
        raise Problem(404, "no-such-seat")
    return table.seats[seat]
