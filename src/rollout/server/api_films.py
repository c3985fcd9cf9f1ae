"""Films of what was carried out once. Whoever may see a match may see them, once it is stored."""

from __future__ import annotations

import gzip
from typing import Any

import msgspec
from litestar import get
from litestar.openapi.datastructures import ResponseSpec
from litestar.response import Response

from rollout.server.access import HttpRequest
from rollout.server.api_matches import MatchId, PlyParameter
from rollout.server.digests import digest_of
from rollout.server.page import File, deliver
from rollout.server.problems import ERRORS, Problem
from rollout.server.room import Room
from rollout.server.service import Served, Service
from rollout.server.stored import Stored

ASK_AGAIN = "private, no-cache"
"""A match that goes back may have another film at the same ply; the tag tells."""
JSON = "application/json"


class Films(msgspec.Struct):
    """The plies of records that there are films of."""

    films: list[int]


@get("/api/matches/{match_id:str}/films", responses=ERRORS)
async def list_films(service: Served, match_id: MatchId) -> Films:
    """What was filmed in a match, and in the one that it goes on from."""
    room = await service.rooms.get(match_id)
    records = records_of(room.stored)
    found = {
        ply
        for source in await sources(service, room)
        for ply, record in await service.store.filmed(source)
        if records.get(ply) == record
    }
    return Films(sorted(found))


@get(
    "/api/matches/{match_id:str}/film/{ply:int}",
    responses={
        200: ResponseSpec(dict[str, Any], description="the film", generate_examples=False),
        **ERRORS,
    },
)
async def show_film(
    request: HttpRequest, service: Served, match_id: MatchId, ply: PlyParameter
) -> Response[bytes]:
    """The film of what was recorded at that ply."""
    room = await service.rooms.get(match_id)
    record = records_of(room.stored).get(ply)
    if record is not None:
        for source in await sources(service, room):
            film = await service.store.film(source, ply, record)
            if film is not None:
                shown = File(gzip.decompress(film), film, JSON, f'"{record}"')
                return deliver(request, shown, ASK_AGAIN)
    raise Problem(404, "no-film", {"ply": ply})


async def sources(service: Service, room: Room) -> list[str]:
    """The match, and those that it went on from: their records are its own."""
    found = [room.id]
    record = room.record
    while record.parent is not None and record.parent not in found:
        found.append(record.parent)
        parent = await service.store.match(record.parent)
        if parent is None:
            break
        record = parent
    return found


def records_of(stored: Stored) -> dict[int, str]:
    """The digests of what was recorded, by ply."""
    return {
        ply: digest_of(entry.answer) for ply, entry in enumerate(stored.entries) if entry.recorded
    }
