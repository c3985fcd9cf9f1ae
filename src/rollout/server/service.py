"""Everything a worker consists of, put together."""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import logging
import pickle
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from ipaddress import IPv6Address, IPv6Network
from math import inf
from typing import Any, TypeVar

import msgspec
from litestar.di import NamedDependency

from rollout.bots.labour import Crashed, Late
from rollout.kernel.loading import know_all_forms
from rollout.server.audience import Surroundings
from rollout.server.bots import BotPool
from rollout.server.crew import Crew
from rollout.server.limits import Buckets
from rollout.server.notices import Notices
from rollout.server.outages import note_outage, set_the_watch
from rollout.server.problems import Problem
from rollout.server.queues import Places, Turns
from rollout.server.records import Dice, SeatRecord
from rollout.server.room import Room
from rollout.server.rooms import Rooms
from rollout.server.settings import Settings
from rollout.server.sinks import sink_for
from rollout.server.store import Store, open_engine
from rollout.server.study import Study
from rollout.server.tokens import digest, new_token
from rollout.server.worker_time import now
from rollout.server.writer import Writer

logger = logging.getLogger(__name__)

HOUR, DAY, YEAR = 3_600, 86_400, 365 * 86_400
BURST_SECONDS = 10
SETUPS_AT_ONCE = 4
LOOKS_AT_ONCE = 2
SECONDS_TO_JUDGE = 30.0
SHORT_TEXT = 4_000
"""Bytes. In what is longer there is text that somebody wrote, and it is read in another process."""
FOR_SHORT_WORK = 1
"""Processes that no bot may use, so that odds and physics need not wait for its thoughts."""
T = TypeVar("T")
CALLER = b"x-rollout-caller"
"""In requests that came through the door: its secret, and from which address."""
SESSION_COOKIE = "rollout_session"


class Gate:
    """Counts connections, or what else may not be without end, by address.

    Nobody may have more than there is room left for all others. So there is always some for who
    comes first, however few addresses want all of it.

    >>> gate = Gate(300, in_all=274)
    >>> [sum(gate.enter(address) for _ in range(299)) for address in ("a", "b", "c")]
    [137, 69, 34]
    """

    def __init__(self, most: int, in_all: float = inf) -> None:
        self.most = most
        self.left = in_all
        self.inside: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        if self.inside[address] >= min(self.most, self.left):
            return False
        self.inside[address] += 1
        self.left -= 1
        return True

    def leave(self, address: str) -> None:
        self.inside[address] -= 1
        self.left += 1
        if not self.inside[address]:
            del self.inside[address]


class Service:
    """Made when the application is; `start` and `stop` are called in its event loop."""

    def __init__(self, settings: Settings) -> None:
        limits = settings.limits
        self.settings = settings
        self.notices = Notices(settings.redis)
        self.gate = Gate(limits.connections_per_address)
        self.requests = Buckets(
            limits.requests_per_second, limits.requests_per_second * BURST_SECONDS
        )
        self.costly = Buckets(limits.costly_per_minute / 60, limits.costly_per_minute)
        self.setups = Buckets(limits.setups_per_minute / 60, limits.setups_per_minute)
        self.passwords = Buckets(limits.passwords_per_minute / 60, limits.passwords_per_minute)
        self.kilobytes = Buckets(
            limits.kilobytes_per_second, limits.kilobytes_per_second * BURST_SECONDS
        )
        self.sessions = Buckets(limits.sessions_per_hour / 3600, limits.sessions_per_hour)
        self.turns = Turns()
        self.looks = Places(LOOKS_AT_ONCE)
        self.questions = Gate(limits.questions_per_address)
        """Counts what is worked on aside: a copy of a match waits with each."""
        self._desk = ThreadPoolExecutor(SETUPS_AT_ONCE, "setups")
        self.store: Store
        self.rooms: Rooms
        self.crew: Crew
        self.bots: BotPool
        self.study: Study
        self._writer: Writer
        self._beating: asyncio.Task[None]
        self._sweeping: asyncio.Task[None]
        self._tidying: asyncio.Task[None]

    async def start(self) -> None:
        know_all_forms()
        engine = open_engine(self.settings)
        self.store = Store(engine)
        await self.store.open()
        await set_the_watch(self.store, self.settings)
        await note_outage(self.store, self.settings)
        self._writer = Writer(sink_for(self.settings, engine), self.notices.rows_written)
        self.crew = Crew(self.settings.bot_processes + FOR_SHORT_WORK)
        self.bots = self.employ_bots()
        self.study = Study(self.crew)
        around = Surroundings(
            self.store, self._writer, self.notices, self.bots, self.study, self.settings.limits
        )
        self.rooms = Rooms(around, self.settings.limits.matches_in_memory)
        self.notices.start(self.rooms.heard)
        self._beating = asyncio.create_task(self.rooms.beat())
        self._sweeping = asyncio.create_task(self.rooms.sweep())
        self._tidying = asyncio.create_task(self._tidy())

    async def stop(self) -> None:
        for task in (self._beating, self._sweeping, self._tidying):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        await self.rooms.stop()
        await self.rooms.around.heart.stop()
        await self.notices.stop()
        await self._writer.stop()
        self.bots.close()
        self.crew.close()
        self._desk.shutdown(wait=False, cancel_futures=True)
        await self.store.close()

    async def _tidy(self) -> None:
        """Forget sessions that nobody can use any more."""
        while True:
            try:
                await self.store.forget_sessions(now() - YEAR, now() - DAY)
            except Exception:
                logger.exception("old sessions were not forgotten")
            await asyncio.sleep(HOUR)

    def employ_bots(self) -> BotPool:
        return BotPool(self.settings.bot_processes, crew=self.crew)

    def new_seed(self, setup: str) -> str:
        """The secret seed of a match with that setup: nobody can foresee it."""
        return new_token()

    def dice_for(self, wished: Dice) -> Dice:
        """Those that a match gets whose creator wishes for that."""
        return wished

    async def judge(self, address: str, work: Callable[..., T], *arguments: Any) -> T:
        """Do what reads a stranger's text, for each address in turn: a short one apart from all
        else, a long one in a process that can be ended."""
        if len(pickle.dumps(arguments)) > SHORT_TEXT:
            return await self._judge_apart(address, work, *arguments)
        async with self.turns.of(address):
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._desk, work, *arguments)

    async def _judge_apart(self, address: str, work: Callable[..., T], *arguments: Any) -> T:
        async with self.turns.of(address):
            try:
                answer: T = await self.crew.run(SECONDS_TO_JUDGE, work, *arguments, owner=address)
            except (Late, Crashed, MemoryError):
                raise Problem(409, "too-hard") from None
            return answer

    async def sit_down(self, room: Room, seat: int, name: str, player: str | None) -> str:
        """Take a free seat; its new token. Raises Problem when somebody was quicker."""
        token = new_token()
        before = room.seats[seat]
        after = msgspec.structs.replace(
            before, name=name, token=digest(token), player=player, reserved=None, standing=""
        )
        free = before.token is None and not before.level
        if not free or not await room.reseat(before, after, "sat-down"):
            raise Problem(409, "seat-taken")
        await self.seats_changed(room)
        return token

    async def stand_up(self, room: Room, seat: int, invite: str, mine: tuple[int, ...]) -> None:
        """Free a seat for whoever has that new invitation, unless that was done already."""
        freed = SeatRecord(room.id, seat, invite=invite)
        await room.reseat(room.seats[seat], freed, "left", tuple(sorted({seat, *mine})))
        await self.seats_changed(room)

    async def set_level(
        self, room: Room, seat: int, level: str, mine: tuple[int, ...] = ()
    ) -> None:
        """Let a bot take a seat over, or (without a level) hand it back."""
        before = room.seats[seat]
        if level != before.level:
            after = msgspec.structs.replace(before, level=level)
            by = () if level else mine
            await room.reseat(before, after, "bot-took-over" if level else "handed-back", by)
        await self.seats_changed(room)

    async def set_going(self, room: Room) -> None:
        """A match has begun: clocks run, and what will be needed of it is made ready."""
        await room.pace.begin_clocks()
        room.start(self.study.warm(room.record.game))
        for level in {seat.level for seat in room.seats if seat.level}:
            room.start(self.bots.warm(level))

    async def seats_changed(self, room: Room) -> None:
        """Show everybody who sits where now."""
        await room.reload_seats()
        self.notices.seats_changed(room.id)
        await room.pace.begin_clocks()

    def address_of(self, scope: Any) -> str:
        """Who asks, for limits. Of what proxies report only the nearest one's word counts."""
        client = scope.get("client")
        address = str(client[0]) if client else ""
        if self.settings.door is not None:
            address = caller_in(scope["headers"], self.settings.door.secret) or address
        if self.settings.behind_proxy:
            for name, value in scope["headers"]:
                if name == b"x-forwarded-for":
                    address = value.decode("latin-1").rpartition(",")[2].strip()
        return network_of(address)

    def cookie_tokens(self, headers: Mapping[str, str], match_id: str) -> list[str]:
        """The tokens of seats in cookies."""
        prefix = f"rollout_{match_id}_"
        return [value for name, value in own_cookies(headers) if name.startswith(prefix)]

    async def player_in(self, headers: Mapping[str, str]) -> str | None:
        """The player whose browser it is, by the cookie of the session."""
        for name, value in own_cookies(headers):
            if name == SESSION_COOKIE:
                session = await self.store.session(digest(value))
                return None if session is None else session.player
        return None


def own_cookies(headers: Mapping[str, str]) -> list[tuple[str, str]]:
    """Names and values of the cookies, unless another site's page makes the request."""
    origin = headers.get("origin")
    if origin and origin.partition("://")[2] != headers.get("host"):
        return []
    parts = [part.strip().partition("=") for part in headers.get("cookie", "").split(";")]
    return [(name, value) for name, _, value in parts]


def caller_in(headers: Iterable[tuple[bytes, bytes]], secret: str) -> str:
    """The address that the door has written down; empty when somebody else did."""
    for name, value in headers:
        said, _, address = value.decode("latin-1").partition(" ")
        if name.lower() == CALLER and hmac.compare_digest(said.encode(), secret.encode()):
            return address
    return ""


def network_of(address: str) -> str:
    """An address of IPv6 counts by its network: whoever has one has all of it.

    >>> network_of("2001:db8::7:1") == network_of("2001:db8::8:1"), network_of("192.0.2.7")
    (True, '192.0.2.7')

    One of IPv4 in the form of the other, as a proxy for both may tell it, is nobody else's.

    >>> network_of("::ffff:192.0.2.7")
    '192.0.2.7'
    """
    if ":" not in address:
        return address
    try:
        found = IPv6Address(address.partition("%")[0])
        return str(found.ipv4_mapped or IPv6Network((found, 64), strict=False))
    except ValueError:
        return address


Served = NamedDependency[Service]
"""The service, in the signature of a handler."""
