"""Accounts are optional: they tie seats to a name, on any browser."""

from __future__ import annotations

import asyncio
import secrets
from typing import Annotated

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import VerificationError, VerifyMismatchError
from litestar import delete, get, post
from litestar.params import JSONBody
from litestar.response import Response
from msgspec import Meta

from rollout.server.access import (
    HttpRequest,
    check_rate,
    new_session,
    session_cookie,
    session_of,
)
from rollout.server.api_matches import summaries
from rollout.server.plain_text import LONGEST_NAME, clean_name
from rollout.server.problems import ERRORS, Problem
from rollout.server.records import Account
from rollout.server.service import SESSION_COOKIE, Served, Service
from rollout.server.summaries import Summary
from rollout.server.tokens import digest, new_token
from rollout.server.worker_time import now

HASHER = PasswordHasher()
MOST_OF_MINE = 100
NOBODY = HASHER.hash(secrets.token_hex(16))
"""A password is checked against this when there is no such account, so that it takes as long."""


class Credentials(msgspec.Struct, forbid_unknown_fields=True):
    name: Annotated[str, Meta(min_length=1, max_length=4 * LONGEST_NAME)]
    password: Annotated[str, Meta(min_length=8, max_length=256)]


class Me(msgspec.Struct):
    """`name` is empty without an account."""

    name: str
    matches: list[Summary]


@post("/api/accounts", status_code=201, responses=ERRORS)
async def create_account(
    request: HttpRequest, service: Served, data: JSONBody[Credentials]
) -> Response[Me]:
    """Create an account and log in; the seats of this browser become its own."""
    check_rate(request, service, "password")
    name = clean_name(data.name)
    if not name:
        raise Problem(422, "name-refused")
    hashed = await asyncio.to_thread(HASHER.hash, data.password)
    account = Account(
        secrets.token_hex(16), name, name.casefold(), hashed, digest(new_token()), now()
    )
    if not await service.store.add_account(account):
        raise Problem(409, "name-taken")
    return await _logged_in(request, service, account, 201)


@post("/api/session", status_code=200, responses=ERRORS)
async def log_in(
    request: HttpRequest, service: Served, data: JSONBody[Credentials]
) -> Response[Me]:
    check_rate(request, service, "password")
    account = await service.store.account(folded_name=clean_name(data.name).casefold())
    stored = NOBODY if account is None else account.password
    if not await asyncio.to_thread(_is_right, stored, data.password) or account is None:
        raise Problem(403, "wrong-password")
    return await _logged_in(request, service, account, 200)


@delete("/api/session", status_code=200, responses=ERRORS)
async def log_out(request: HttpRequest, service: Served) -> Response[Me]:
    token = request.cookies.get(SESSION_COOKIE)
    if token is not None:
        await service.store.end_session(digest(token))
    return Response(Me("", []), cookies=[session_cookie(request, service, "")])


@get("/api/me", responses=ERRORS)
async def show_me(request: HttpRequest, service: Served) -> Me:
    """My name and my matches."""
    session = await session_of(request, service)
    if session is None:
        return Me("", [])
    account = None
    if session.account is not None:
        account = await service.store.account(account_id=session.account)
    return await _me(service, "" if account is None else account.name, session.player)


async def _logged_in(
    request: HttpRequest, service: Service, account: Account, status: int
) -> Response[Me]:
    before = await session_of(request, service)
    if before is not None and before.account is None:
        await service.store.hand_over(before.player, account.player)
        await _tell_rooms(service, account.player)
    _, cookies = await new_session(request, service, account.player, account.id)
    body = await _me(service, account.name, account.player)
    return Response(body, cookies=cookies, status_code=status)


async def _tell_rooms(service: Service, player: str) -> None:
    """Matches in memory learn who their seats belong to now."""
    for record in await service.store.matches_of(player, MOST_OF_MINE):
        room = service.rooms.here(record.id)
        if room is not None:
            await room.reload_seats()
        service.notices.seats_changed(record.id)


async def _me(service: Service, name: str, player: str) -> Me:
    records = await service.store.matches_of(player, MOST_OF_MINE)
    return Me(name, await summaries(service, records, player))


def _is_right(stored: str, password: str) -> bool:
    try:
        return HASHER.verify(stored, password)
    except (VerifyMismatchError, VerificationError):
        return False
