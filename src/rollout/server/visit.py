"""A client at the live table, from its hello until it leaves, by whichever wire it came."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Mapping
from typing import Any, Protocol

import msgspec

from rollout.kernel.errors import Refusal
from rollout.server.client_requests import Requests
from rollout.server.connection import Connection, Sending
from rollout.server.limits import Bucket
from rollout.server.messages import (
    PROTOCOL,
    Hello,
    Incoming,
    RefusedBody,
    RefusedMessage,
    read,
    read_version,
    write,
)
from rollout.server.play import Unrecoverable
from rollout.server.problems import BROKEN, STORE_FAILED, Problem, failure
from rollout.server.rooms import chat_line
from rollout.server.service import Service
from rollout.server.shown import Refused, Words

logger = logging.getLogger(__name__)

LARGEST_MESSAGE = 64_000
SECONDS_FOR_HELLO = 20
UNWEIGHED = 4_000
"""Bytes of one connection that are not weighed yet."""
FAR_TOO_MANY = 400
"""Refused messages in a row after which the connection is closed."""

POLICY = 1008
TOO_LARGE = 1009
TRY_LATER = 1013
NO_SUCH_MATCH = 4404
UNREADABLE = 4409
NOT_BEGUN = 4425
UPGRADE = 4426
REMARKS_AT_FIRST = 50

Message = str | bytes
"""Binary frames may hold JSON too."""


class HungUp(Exception):
    """The service ends the connection, and says why."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(code, reason)
        self.code = code
        self.reason = reason


class Wire(Protocol):
    """How messages of one client come and go."""

    @property
    def address(self) -> str:
        """Who it is, for limits."""

    @property
    def headers(self) -> Mapping[str, str]:
        """Those of the request that opened it."""

    async def first(self) -> Message | None:
        """The first message; None when the client has gone."""

    def send(self, text: bytes) -> Sending: ...

    async def attend(self, dialogue: Dialogue) -> None:
        """Let the dialogue hear every message in turn, until the client goes. Raises HungUp."""

    async def close(self, code: int, reason: str) -> None: ...


async def visit(wire: Wire, service: Service, match_id: str) -> None:
    """Serve a client. See docs/protocol.md."""
    try:
        if not service.requests.take(wire.address):
            raise HungUp(TRY_LATER, "too many requests")
        if not service.gate.enter(wire.address):
            raise HungUp(TRY_LATER, "too many connections")
        try:
            await _visit(wire, service, match_id)
        finally:
            service.gate.leave(wire.address)
    except HungUp as end:
        await wire.close(end.code, end.reason)


async def _visit(wire: Wire, service: Service, match_id: str) -> None:
    try:
        room = await service.rooms.get(match_id)
    except Problem as problem:
        code = NO_SUCH_MATCH if problem.status == 404 else NOT_BEGUN
        raise HungUp(code, problem.key) from None
    except Unrecoverable:
        raise HungUp(UNREADABLE, "match-unreadable") from None
    hello = await _hello(wire)
    if hello is None:
        return
    if len(room.connections) >= service.settings.limits.connections_per_match:
        raise HungUp(TRY_LATER, "too many connections")
    tokens = [*hello.tokens, *service.cookie_tokens(wire.headers, room.id)]
    player = await service.player_in(wire.headers)
    connection = Connection(wire.send, room, tokens, player, wire.address)
    connection.together = hello.together
    connection.patches, connection.twin = hello.patches, hello.twin
    try:
        async with room.lock:
            await room.ready()
            await room.join(connection, hello.since)
        for remark in await service.store.remarks(room.id, limit=REMARKS_AT_FIRST):
            connection.post(chat_line(remark))
        await wire.attend(Dialogue(service, connection))
    finally:
        room.leave(connection)
        connection.close()


async def _hello(wire: Wire) -> Hello | None:
    """What the client says first; None when it has gone."""
    try:
        async with asyncio.timeout(SECONDS_FOR_HELLO):
            message = await wire.first()
        if message is None:
            return None
        if len(message) > LARGEST_MESSAGE:
            raise HungUp(TOO_LARGE, "too large")
        said = read_version(message).hello
        if said is not None and not _speaks_it(said.protocol):
            wire.send(OTHER_PROTOCOL)
            raise HungUp(UPGRADE, "other-protocol")
        hello = read(message).hello
    except (TimeoutError, msgspec.MsgspecError, RecursionError):
        hello = None
    if hello is None:
        raise HungUp(POLICY, "say hello first")
    return hello


def _speaks_it(protocol: Any) -> bool:
    """Whether what a client calls its version is this one.."""
    return protocol == PROTOCOL and not isinstance(protocol, bool)


class Dialogue:
    """What a client says once it is there, one message after the other."""

    def __init__(self, service: Service, connection: Connection) -> None:
        rate = service.settings.limits.messages_per_second
        self._bucket = Bucket(rate, rate)
        self._kilobytes = service.kilobytes
        self._unweighed = 0
        self._connection = connection
        self._requests = Requests(service, connection)

    def hear(self, message: Message) -> Awaitable[None] | None:
        """Do what a message asks for. What cannot be done at once is returned, to be awaited
        before the next message is heard. Raises HungUp.
        """
        connection = self._connection
        if connection.too_slow:
            raise HungUp(TRY_LATER, "too slow")
        self._unweighed += len(message)
        if not self._bucket.take() or (self._unweighed >= UNWEIGHED and self._is_too_much()):
            if self._bucket.debt > FAR_TOO_MANY:
                raise HungUp(POLICY, "far too many messages")
            connection.post(TOO_MANY)
            return None
        if len(message) > LARGEST_MESSAGE:
            raise HungUp(TOO_LARGE, "too large")
        try:
            incoming = read(message)
        except (msgspec.MsgspecError, RecursionError, ValueError):
            connection.post(NOT_UNDERSTOOD)
            return None
        try:
            if incoming.answer is not None and self._requests.answer_at_once(incoming.answer):
                return None
        except Exception as error:
            self._break(error)
            return None
        return self._do(incoming)

    def _is_too_much(self) -> bool:
        """What an address sends is weighed a few messages at a time."""
        weight, self._unweighed = self._unweighed / 1000, 0
        return not self._kilobytes.take(self._connection.address, weight)

    async def _do(self, incoming: Incoming) -> None:
        try:
            if incoming.answer is not None:
                await self._requests.answer(incoming.answer)
            elif not await self._requests.other(incoming):
                self._connection.post(NOT_UNDERSTOOD)
        except Exception as error:
            self._break(error)

    def _break(self, error: Exception) -> None:
        room = self._connection.room
        logger.error("match %s: a message could not be handled", room.id, exc_info=error)
        self._connection.post(FAILURES[failure(error)])


def _plain_refusal(why: str, **details: int) -> bytes:
    refusal = Refusal("KERNEL", why, details)
    body = RefusedBody(Refused(refusal.rule, why, details, Words(why, details)))
    return write(RefusedMessage(body))


TOO_MANY = _plain_refusal("too-many-messages")
NOT_UNDERSTOOD = _plain_refusal("message-not-understood")
OTHER_PROTOCOL = _plain_refusal("other-protocol", protocol=PROTOCOL)
FAILURES = {key: _plain_refusal(key) for key in (BROKEN, STORE_FAILED)}
