"""Creating a match."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from rollout.gamekit.naming import letter
from rollout.kernel.sources import Seeded
from rollout.server.api_games import find_game
from rollout.server.bots import KNOWN
from rollout.server.chain import Key, chained
from rollout.server.game_forms import read_setup
from rollout.server.plain_text import LONGEST_NAME, clean_name
from rollout.server.problems import Problem
from rollout.server.records import (
    ClockRule,
    Dice,
    MatchRecord,
    Origin,
    Row,
    SeatRecord,
    UndoRule,
    first_rows,
)
from rollout.server.seals import seal_of
from rollout.server.service import Service
from rollout.server.setup_service import (
    FAULTS,
    begin,
    completed,
    hides_anything,
    owing,
    problem_of,
)
from rollout.server.shares import Said, share_row
from rollout.server.tokens import digest, new_match_id, new_token
from rollout.server.worker_time import now

SeatKind = Literal["me", "hotseat", "open", "bot"]
LONGEST_CLOCK = 30 * 86_400
MOST_DAYS = 60


class NewSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who will sit there."""

    kind: SeatKind
    name: Annotated[str, Meta(max_length=4 * LONGEST_NAME)] = ""
    level: Annotated[str, Meta(max_length=20)] = "normal"


class NewMatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a match is created from."""

    game: Annotated[str, Meta(max_length=40)]
    setup: dict[str, Any] | None = None
    seats: Annotated[list[NewSeat], Meta(max_length=26)] = []
    clock: ClockRule = ClockRule()
    dice: Dice = "committed"
    undo: UndoRule = "rule"
    public: bool = True
    help: bool | None = None
    """Whether bots may advise and stand in; unsaid, they may where nobody else plays."""


class Kept(msgspec.Struct, frozen=True):
    """Where a match comes from, and for whom its seats are kept."""

    origin: Origin = Origin()
    parent: str | None = None
    parent_ply: int | None = None
    reserved: list[str | None] = []


NOTHING_KEPT = Kept()


class Created(msgspec.Struct):
    """The match, the tokens of the caller's seats, an invitation to each open one."""

    match: str
    tokens: dict[str, str]
    invites: dict[str, str]
    commitment: str


async def create_match(
    service: Service,
    wish: NewMatch,
    player: str | None,
    kept: Kept = NOTHING_KEPT,
    address: str = "",
) -> Created:
    """Check the wish, start the match and write it down. Raises Problem.

    Where an open seat has yet to bring something the match does not start before it does, and
    where anything is hidden not before all seats are taken. A branch starts at once: whoever
    makes one knows how the match went. Where everybody has a part of the dice the match waits
    for all of them, a branch too.
    """
    setup = await service.judge(address, _checked_setup, wish)
    _check_clock(wish.clock)
    at, seed = now(), service.new_seed(setup)
    game = find_game(wish.game).rules
    record = MatchRecord(
        id=new_match_id(),
        game=game.slug,
        rules_version=game.rules_version,
        content_version=game.content_version,
        setup=setup,
        seed=seed,
        commitment=Seeded(seed).commitment,
        dice=service.dice_for(wish.dice),
        undo=wish.undo,
        public=wish.public,
        help=_helps(wish),
        clock=msgspec.json.encode(wish.clock).decode(),
        created=at,
        parent=kept.parent,
        parent_ply=kept.parent_ply,
    )
    created = Created(record.id, {}, {}, record.commitment)
    seats = [_seat(created, number, seat, player, kept) for number, seat in enumerate(wish.seats)]
    if record.dice == "shared":
        rows = [_promises(record, wish, kept.origin, at)]
        waits = any(seat.kind != "bot" for seat in wish.seats)
    else:
        rows = []
        waits = not kept.origin.given and await service.judge(address, _waits, record, seats)
    if waits:
        chained(Key.of(record), "", rows)
        record.sealed = seal_of(record, seats)
        await service.store.create(record, seats, rows)
    else:
        rows += first_rows(record, at, kept.origin, len(rows) + 1)
        await service.set_going(await service.rooms.open(record, seats, rows))
    return created


def _promises(record: MatchRecord, wish: NewMatch, origin: Origin, at: float) -> Row:
    """What is agreed on; at one screen there is one part, that of its first seat."""
    mine = [number for number, seat in enumerate(wish.seats) if seat.kind in ("me", "hotseat")]
    agreed = find_game(record.game).desk.shown(msgspec.json.decode(record.setup), ())
    return share_row(record.id, 1, -1, Said(agreed, tuple(mine[:1]), origin), at)


def _waits(record: MatchRecord, seats: list[SeatRecord]) -> bool:
    """Whether the match cannot begin yet: something is missing, or somebody who must not be
    dealt for in advance."""
    game, setup = find_game(record.game).rules, msgspec.json.decode(record.setup)
    if owing(record.game, setup):
        return True
    missing = any(seat.kind == "open" for seat in seats)
    return missing and hides_anything(begin(game, read_setup(game, setup)))


def _checked_setup(wish: NewMatch) -> str:
    package = find_game(wish.game)
    game = package.rules
    if wish.dice == "own" and not package.own_dice:
        raise Problem(422, "no-own-dice")
    try:
        setup = read_setup(game, wish.setup)
        seats = game.seats(begin(game, completed(game, setup)).state)
    except FAULTS as error:
        raise problem_of(error) from None
    if len(wish.seats) != seats:
        raise Problem(422, "wrong-number-of-seats", {"seats": seats})
    for seat in wish.seats:
        if seat.kind == "bot" and seat.level not in KNOWN:
            raise Problem(422, "unknown-bot", {"name": seat.level, "nearest": "none"})
    for number in owing(game.slug, msgspec.to_builtins(setup)):
        if wish.seats[number].kind != "open":
            raise Problem(422, "only-open-seats-owe", {"letter": letter(number)})
    if all(seat.kind == "bot" for seat in wish.seats):
        setup = game.among_bots(setup)
    return msgspec.json.encode(setup).decode()


def _helps(wish: NewMatch) -> bool:
    """What is not said is that people who play each other play by themselves."""
    if wish.help is not None:
        return wish.help
    return not any(seat.kind == "open" for seat in wish.seats)


def _check_clock(clock: ClockRule) -> None:
    needed = {"none": 1.0, "correspondence": clock.days}.get(clock.kind, clock.seconds)
    fits = (
        needed > 0
        and 0 <= clock.seconds <= LONGEST_CLOCK
        and 0 <= clock.increment <= LONGEST_CLOCK
        and 0 <= clock.days <= MOST_DAYS
    )
    if not fits:
        raise Problem(422, "clock-refused")


def _seat(
    created: Created, number: int, seat: NewSeat, player: str | None, kept: Kept
) -> SeatRecord:
    record = SeatRecord(created.match, number, clean_name(seat.name))
    if seat.kind == "bot":
        record.level = seat.level
    elif seat.kind == "open":
        record.reserved = kept.reserved[number] if kept.reserved else None
        if record.reserved is None:
            invite = new_token()
            record.invite = digest(invite)
            created.invites[str(number)] = f"/table/{created.match}?invite={invite}"
    else:
        token = new_token()
        created.tokens[str(number)] = token
        record.token, record.player = digest(token), player
    return record
