"""Who makes a request: which seats of a match they hold, and which player they are."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.datastructures import Cookie

from rollout.server.problems import Problem
from rollout.server.records import SeatRecord, Session
from rollout.server.service import SESSION_COOKIE, YEAR, Service, own_cookies
from rollout.server.tokens import digest, new_token
from rollout.server.worker_time import now

HttpRequest = Request[Any, Any, Any]

BEARER = "bearer "


def tokens_of(request: HttpRequest, service: Service, match_id: str) -> list[str]:
    """The tokens that a request brings, as a bearer or in cookies."""
    header = request.headers.get("authorization", "")
    bearer = [header[len(BEARER) :].strip()] if header.lower().startswith(BEARER) else []
    return [*bearer, *service.cookie_tokens(request.headers, match_id)]


async def held_seats(
    request: HttpRequest, service: Service, match_id: str, seats: list[SeatRecord]
) -> tuple[int, ...]:
    digests = {digest(token) for token in tokens_of(request, service, match_id)}
    player = await service.player_in(request.headers)
    return tuple(seat.seat for seat in seats if seat.is_held_by(digests, player))


def seat_cookie(
    request: HttpRequest, service: Service, match_id: str, seat: int, token: str
) -> Cookie:
    """The cookie that lets a browser decide for a seat; it is sent for that match alone."""
    return Cookie(
        f"rollout_{match_id}_{seat}",
        value=token,
        path=f"/api/matches/{match_id}",
        max_age=YEAR if token else 0,
        httponly=True,
        samesite="lax",
        secure=is_secure(request, service),
    )


def session_cookie(request: HttpRequest, service: Service, token: str) -> Cookie:
    return Cookie(
        SESSION_COOKIE,
        value=token,
        path="/",
        max_age=YEAR if token else 0,
        httponly=True,
        samesite="lax",
        secure=is_secure(request, service),
    )


def is_secure(request: HttpRequest, service: Service) -> bool:
    if service.settings.behind_proxy:
        return request.headers.get("x-forwarded-proto", "") == "https"
    return request.scope["scheme"] == "https"


async def session_of(request: HttpRequest, service: Service) -> Session | None:
    """That of the browser, unless another site's page makes the request."""
    for name, value in own_cookies(request.headers):
        if name == SESSION_COOKIE:
            return await service.store.session(digest(value))
    return None


async def player_of(request: HttpRequest, service: Service) -> tuple[str, list[Cookie]]:
    """The player who asks; a new browser becomes one, with a cookie to remember it by."""
    session = await session_of(request, service)
    if session is not None:
        return session.player, []
    return await new_session(request, service, digest(new_token()), None)


async def new_session(
    request: HttpRequest, service: Service, player: str, account: str | None
) -> tuple[str, list[Cookie]]:
    if not service.sessions.take(service.address_of(request.scope)):
        raise Problem(429, "too-many-requests")
    token = new_token()
    session = Session(digest(token), player, account, now())
    await service.store.add_session(session, service.settings.limits.sessions_per_account)
    return player, [session_cookie(request, service, token)]


def check_rate(request: HttpRequest, service: Service, what: str) -> None:
    """Costly things may be asked for less often than others."""
    buckets = {"password": service.passwords, "setup": service.setups}
    if not buckets.get(what, service.costly).take(service.address_of(request.scope)):
        raise Problem(429, "too-many-requests")
