"""Matches: create, list, look at, play on from."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Literal

import msgspec
from litestar import get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.response import Response
from msgspec import Meta

from rollout.kernel.errors import Unreadable
from rollout.kernel.journal import Journal, Resumed
from rollout.kernel.match import Match
from rollout.server.access import (
    HttpRequest,
    check_rate,
    held_seats,
    player_of,
    seat_cookie,
)
from rollout.server.api_games import find_game
from rollout.server.branching import entries_as_given, place_of
from rollout.server.creation import (
    NOTHING_KEPT,
    Created,
    Kept,
    NewMatch,
    NewSeat,
    create_match,
)
from rollout.server.gathering import sit_down, summary_at, table_of
from rollout.server.kept import rows_as_text
from rollout.server.messages import encoder
from rollout.server.outlived import of_other_rules, summary_left, table_at
from rollout.server.play import Play, Unrecoverable
from rollout.server.problems import ERRORS, Problem
from rollout.server.records import Dice, MatchRecord, Origin, SeatRecord
from rollout.server.room import Room
from rollout.server.service import Served, Service
from rollout.server.stored import Stored
from rollout.server.summaries import Summary, summary, summary_of
from rollout.server.tables import Past, Renderer
from rollout.server.terms import would_help_elsewhere

MatchId = Annotated[str, PathParameter(max_length=40)]
PlyParameter = Annotated[int, PathParameter(ge=0, le=1_000_000)]
PLAIN = "text/plain"
MOST_LISTED = 100


class Branch(msgspec.Struct, forbid_unknown_fields=True):
    """Where to go on from, and who sits where."""

    ply: Annotated[int, Meta(ge=0, le=1_000_000)]
    seats: Annotated[list[NewSeat], Meta(max_length=26)] = []
    public: bool = False
    shares: bool = False
    """The caller will have a part of the dice, where that was agreed on."""


class Again(msgspec.Struct, forbid_unknown_fields=True):
    """Whether whoever sits down for a rematch will have a part of the dice."""

    shares: bool = False


@post("/api/matches", status_code=201, responses=ERRORS)
async def create(
    request: HttpRequest, service: Served, data: JSONBody[NewMatch]
) -> Response[Created]:
    """Create a match."""
    check_rate(request, service, "costly")
    return await _created(request, service, data)


@get("/api/matches", responses=ERRORS)
async def list_matches(
    service: Served,
    kind: Annotated[Literal["open", "running", "finished"], QueryParameter(name="list")] = "open",
    game: Annotated[str, QueryParameter(max_length=40)] = "",
    limit: Annotated[int, QueryParameter(ge=1, le=MOST_LISTED)] = 50,
) -> list[Summary]:
    """Public matches: with an open seat, running, or finished; the newest first."""
    return await summaries(service, await service.store.matches(kind, limit, game))


@get("/api/matches/{match_id:str}", responses=ERRORS)
async def show_match(request: HttpRequest, service: Served, match_id: MatchId) -> Summary:
    """What anyone may know of a match."""
    try:
        table = await table_of(service, match_id)
    except Unrecoverable as error:
        match = await of_other_rules(service.store, match_id, error)
        return summary_left(match, await held_seats(request, service, match.id, match.seats))
    return summary_at(table, await held_seats(request, service, table.id, table.seats))


@get("/api/matches/{match_id:str}/at/{ply:int}", responses=ERRORS)
async def show_ply(
    request: HttpRequest, service: Served, match_id: MatchId, ply: PlyParameter
) -> Response[Any]:
    """The table as it was after that many answers, with the events of the last one.

    Of a match that other rules played, as its last checkpoint before that has it.
    """
    try:
        room = await service.rooms.get(match_id)
    except Unrecoverable as error:
        match = await of_other_rules(service.store, match_id, error)
        mine = await held_seats(request, service, match.id, match.seats)
        body = encoder.encode({"table": table_at(match, mine, ply)})
        return Response(body, media_type="application/json")
    stored = room.stored
    if ply > stored.ply:
        raise Problem(404, "no-such-ply", {"ply": ply})
    you = await held_seats(request, service, room.id, room.seats)
    body = await asyncio.to_thread(_table_at, room, stored, you, ply)
    return Response(body, media_type="application/json")


@get("/api/matches/{match_id:str}/marks", responses=ERRORS)
async def show_marks(request: HttpRequest, service: Served, match_id: MatchId) -> Response[Any]:
    """The plies of note, for jumping to."""
    room = await service.rooms.get(match_id)
    you = await held_seats(request, service, room.id, room.seats)
    return Response(room.renderer.marks(room.stored.log, you), media_type="application/json")


@get("/api/matches/{match_id:str}/journal", media_type=PLAIN, responses=ERRORS)
async def show_journal(request: HttpRequest, service: Served, match_id: MatchId) -> Response[str]:
    """The journal as text, as `rollout replay` and `rollout verify` read it."""
    room = await service.rooms.ended(match_id)
    you = await held_seats(request, service, room.id, room.seats)
    stored, head = room.stored, room.head
    match = await asyncio.to_thread(stored.match)
    if not _is_open(match) and match.result is None:
        raise Problem(403, "match-is-running")
    if match.result is None and not you:
        raise Problem(403, "not-your-seat")
    journal = await asyncio.to_thread(journal_of, room.record, match, room.play)
    journal.head = str(head)
    return Response(journal.to_text(), media_type=PLAIN)


@get("/api/matches/{match_id:str}/rows", media_type=PLAIN, responses=ERRORS)
async def show_rows(request: HttpRequest, service: Served, match_id: MatchId) -> Response[str]:
    """All that was written of a match that is over: `rollout verify --rows` checks its chain."""
    check_rate(request, service, "costly")
    room = await service.rooms.ended(match_id)
    if room.stored.result is None:
        raise Problem(403, "match-is-running")
    rows = await service.store.rows(room.id)
    return Response(rows_as_text(room.record, rows), media_type=PLAIN)


@get("/api/matches/{match_id:str}/verify", responses=ERRORS)
async def verify(request: HttpRequest, service: Served, match_id: MatchId) -> dict[str, Any]:
    """Replay the journal; check every hash, the commitment and every draw."""
    check_rate(request, service, "costly")
    room = await service.rooms.get(match_id)
    match = await asyncio.to_thread(room.stored.match)
    return await asyncio.to_thread(_verified, room.record, match, room.play)


@post("/api/matches/{match_id:str}/branch", status_code=201, responses=ERRORS)
async def branch(
    request: HttpRequest, service: Served, match_id: MatchId, data: JSONBody[Branch]
) -> Response[Created]:
    """A new match from a ply of this one."""
    check_rate(request, service, "costly")
    room = await service.rooms.ended(match_id)
    match = await asyncio.to_thread(room.stored.match)
    if match.result is None and not _is_open(match):
        raise Problem(403, "match-is-running")
    if data.ply > match.ply or (match.result is not None and data.ply == match.ply):
        raise Problem(404, "no-such-ply", {"ply": data.ply})
    seats = data.seats or [NewSeat("hotseat") for _ in room.seats]
    wish = NewMatch(
        game=room.record.game,
        setup=msgspec.json.decode(room.record.setup),
        seats=seats,
        dice=_dice_of_branch(room.record, data.shares),
        public=data.public,
        help=await _help_in_branch(service, room, seats),
    )
    origin = Origin(entries_as_given(match, data.ply), place_of(match))
    return await _created(request, service, wish, Kept(origin, room.id, data.ply))


@post("/api/matches/{match_id:str}/rematch", status_code=201, responses=ERRORS)
async def rematch(
    request: HttpRequest, service: Served, match_id: MatchId, data: JSONBody[Again | None] = None
) -> Response[Created]:
    """The same setup again, seats swapped; the second to ask joins the match of the first."""
    check_rate(request, service, "costly")
    room = await service.rooms.get(match_id)
    if room.stored.result is None:
        raise Problem(409, "match-is-running")
    mine = await held_seats(request, service, room.id, room.seats)
    if not mine:
        raise Problem(403, "not-your-seat")
    if room.record.next is None:
        await _open_rematch(service, room)
    return await _join_rematch(request, service, room, data is not None and data.shares)


async def summaries(
    service: Service, records: list[MatchRecord], player: str | None = None
) -> list[Summary]:
    """A list for that player. No journal is replayed for it."""
    seats: dict[str, list[SeatRecord]] = {record.id: [] for record in records}
    for seat in await service.store.seats(list(seats)):
        seats[seat.match].append(seat)
    begun = await service.store.begun(list(seats))
    found = []
    for record in records:
        held = seats[record.id]
        mine = tuple(seat.seat for seat in held if player is not None and seat.player == player)
        room = service.rooms.here(record.id)
        waiting = record.id not in begun
        found.append(
            summary(record, held, mine, waiting) if room is None else summary_of(room, mine)
        )
    return found


def journal_of(record: MatchRecord, match: Match[Any], play: Play) -> Journal:
    """The journal with the commitment, and the seed once the match is over."""
    journal, resumed = Journal.of(match), play.resumed
    if record.dice == "shared":
        journal.shared = play.shares.dice(play.seats)
        journal.setup = msgspec.json.decode(record.setup)
    if resumed is not None and record.parent is None:
        journal.resumed = Resumed(resumed.ply, resumed.draws, resumed.rules, resumed.content)
    journal.commitment = record.commitment
    journal.seed = record.seed if match.result is not None else ""
    return journal


def _verified(record: MatchRecord, match: Match[Any], play: Play) -> dict[str, Any]:
    journal = Journal.parse(journal_of(record, match, play).to_text())
    answer = {"commitment": record.commitment, "seed": journal.seed or None}
    try:
        found = journal.verify(find_game(record.game).rules)
    except Unreadable as error:
        return {"holds": False, "fault": str(error)[:500], **answer}
    facts: dict[str, Any] = msgspec.to_builtins(found)
    return {"holds": True, "answers": len(journal.lines), **facts, **answer}


def _dice_of_branch(record: MatchRecord, shares: bool) -> Dice:
    """Who does not know of parts of the dice does not wait for theirs."""
    return "committed" if record.dice == "shared" and not shares else record.dice


async def _help_in_branch(service: Service, room: Room, seats: list[NewSeat]) -> bool | None:
    """Where nobody may be helped, a branch shows nobody what a bot would do. Raises Problem."""
    helps, record = room.stored.helps, room.record
    running = room.stored.result is None and not helps
    if not running and not await would_help_elsewhere(service.store, record, helps):
        return None
    if any(seat.kind == "bot" for seat in seats):
        raise Problem(409, "help-not-agreed")
    return False


def _table_at(room: Room, stored: Stored, you: tuple[int, ...], ply: int) -> bytes:
    renderer = Renderer(room.record, Past(stored, ply), room.teller)
    renderer.seats_changed(room.seats, set())
    return renderer.table(you, 0, -1)


def _is_open(match: Match[Any]) -> bool:
    """Whether everybody may know everything, chance to come apart."""
    game, state = match.game, match.state
    return not any(game.hides(state, seat) for seat in (None, *range(game.seats(state))))


async def _created(
    request: HttpRequest, service: Service, wish: NewMatch, kept: Kept = NOTHING_KEPT
) -> Response[Created]:
    player, cookies = await player_of(request, service)
    address = service.address_of(request.scope)
    created = await create_match(service, wish, player, kept, address)
    for seat, token in created.tokens.items():
        cookies.append(seat_cookie(request, service, created.match, int(seat), token))
    return Response(created, cookies=cookies, status_code=201)


async def _open_rematch(service: Service, room: Room) -> None:
    """Create the rematch, each seat kept for whoever held the one after it."""
    before = [*room.seats[1:], room.seats[0]]
    seats = [
        NewSeat("bot", level=each.level) if each.level else NewSeat("open", each.name)
        for each in before
    ]
    record = room.record
    wish = NewMatch(
        game=record.game,
        setup=_next_setup(room),
        seats=seats,
        clock=record.clock_rule,
        dice=record.dice,
        undo=record.undo,
        public=record.public,
        help=room.stored.helps,
    )
    kept = Kept(reserved=[None if each.level else each.token for each in before])
    created = await create_match(service, wish, None, kept)
    if await service.store.set_next(room.id, created.match):
        room.record.next = created.match
        room.show_seats()
        service.notices.seats_changed(room.id)
    else:
        await room.reload_seats()


def _next_setup(room: Room) -> Any:
    setup, result = msgspec.json.decode(room.record.setup), room.stored.result
    return setup if result is None else room.play.package.desk.rematch(setup, result.winners)


async def _join_rematch(
    request: HttpRequest, service: Service, room: Room, shares: bool
) -> Response[Created]:
    assert room.record.next is not None
    following = await table_of(service, room.record.next)
    mine = await held_seats(request, service, room.id, room.seats)
    kept = [room.seats[seat].token for seat in mine]
    player, cookies = await player_of(request, service)
    tokens = {}
    for seat in following.seats:
        if seat.reserved in kept and seat.token is None:
            following = await table_of(service, following.id)
            token = await sit_down(service, following, seat, player, shares=shares)
            shares = False
            tokens[str(seat.seat)] = token
            cookies.append(seat_cookie(request, service, following.id, seat.seat, token))
    created = Created(following.id, tokens, {}, following.record.commitment)
    return Response(created, cookies=cookies, status_code=201)
