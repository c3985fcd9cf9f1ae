"""Matches that other rules played: what is left of them, and whether they go on."""

from __future__ import annotations

import msgspec
from litestar import get, post
from litestar.params import JSONBody

from rollout.server import outlived
from rollout.server.access import HttpRequest, check_rate, held_seats
from rollout.server.api_matches import MatchId
from rollout.server.outlived import GoingOn, Left
from rollout.server.problems import ERRORS, Problem
from rollout.server.service import Served


class Wish(msgspec.Struct, forbid_unknown_fields=True):
    """Whether the caller's seats agree to go on from the last checkpoint."""

    agrees: bool


class Said(msgspec.Struct):
    """Whether the match goes on now, and if not, who has yet to agree."""

    resumed: bool
    going_on: GoingOn | None = None


@get("/api/matches/{match_id:str}/checkpoints", responses=ERRORS)
async def show_checkpoints(request: HttpRequest, service: Served, match_id: MatchId) -> Left:
    """What is left of a match that the rules of today cannot follow."""
    check_rate(request, service, "costly")
    return await outlived.what_is_left(await outlived.found(service, match_id))


@post("/api/matches/{match_id:str}/resume", status_code=200, responses=ERRORS)
async def resume(
    request: HttpRequest, service: Served, match_id: MatchId, data: JSONBody[Wish]
) -> Said:
    """Agree to go on from the last checkpoint, or not; with the last consent the match goes on."""
    check_rate(request, service, "costly")
    match = await outlived.found(service, match_id)
    mine = await held_seats(request, service, match.id, match.seats)
    if not mine:
        raise Problem(403, "not-your-seat")
    if await outlived.say(service, match.id, mine, data.agrees):
        return Said(True)
    left = await outlived.what_is_left(await outlived.found(service, match_id))
    return Said(False, left.going_on)
