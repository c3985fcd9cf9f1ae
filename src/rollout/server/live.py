"""The live table: one WebSocket for each window that looks at a match."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from rollout.kernel.errors import Refusal
from rollout.server.connection import Connection
from rollout.server.limits import Bucket
from rollout.server.messages import Hello, Incoming, RefusedBody, RefusedMessage, read, write
from rollout.server.play import Unrecoverable
from rollout.server.problems import Problem
from rollout.server.requests import Requests
from rollout.server.room import Room
from rollout.server.rooms import chat_line
from rollout.server.service import Served, Service
from rollout.server.wording import Refused, Words

logger = logging.getLogger(__name__)

LARGEST_MESSAGE = 64_000
SECONDS_FOR_HELLO = 20
FAR_TOO_MANY = 400
"""Refused messages in a row after which the connection is closed."""

STRAIGHT = "rollout_straight"
"""In the scope's state: the server's own `receive` and `send`, for messages by the thousand."""

POLICY = 1008
TOO_LARGE = 1009
TRY_LATER = 1013
NO_SUCH_MATCH = 4404
UNREADABLE = 4409
REMARKS_AT_FIRST = 50


@websocket("/api/matches/{match_id:str}/live")
async def live(socket: WebSocket[Any, Any, Any], match_id: FromPath[str], service: Served) -> None:
    """See docs/protocol.md."""
    await socket.accept()
    address = service.address_of(socket.scope)
    if not service.gate.enter(address):
        await socket.close(TRY_LATER, "too many connections")
        return
    try:
        room = await service.rooms.get(match_id)
        hello = await _hello(socket)
        if hello is None:
            await socket.close(POLICY, "say hello first")
            return
        if len(room.connections) >= service.settings.limits.connections_per_match:
            await socket.close(TRY_LATER, "too many connections")
            return
        await _serve(socket, service, room, hello)
    except Problem as problem:
        await socket.close(NO_SUCH_MATCH, problem.key)
    except Unrecoverable:
        await socket.close(UNREADABLE, "match-unreadable")
    except WebSocketDisconnect:
        pass
    finally:
        service.gate.leave(address)


async def _hello(socket: WebSocket[Any, Any, Any]) -> Hello | None:
    try:
        async with asyncio.timeout(SECONDS_FOR_HELLO):
            message = await socket.receive()
        text = _text(message)
        return read(text).hello if text is not None else None
    except (TimeoutError, msgspec.MsgspecError, RecursionError):
        return None


async def _serve(
    socket: WebSocket[Any, Any, Any], service: Service, room: Room, hello: Hello
) -> None:
    receive, send = socket.scope["state"].get(STRAIGHT, (socket.receive, socket.send))
    tokens = [*hello.tokens, *service.cookie_tokens(socket, room.id)]
    connection = Connection(send, room, tokens)
    connection.together = hello.together
    try:
        async with room.lock:
            await room.ready()
            await room.join(connection, hello.since)
        for remark in await service.store.remarks(room.id, limit=REMARKS_AT_FIRST):
            connection.post(chat_line(remark))
        await _listen(socket, receive, service, connection)
    finally:
        room.leave(connection)
        connection.close()


async def _listen(
    socket: WebSocket[Any, Any, Any], receive: Any, service: Service, connection: Connection
) -> None:
    rate = service.settings.limits.messages_per_second
    bucket = Bucket(rate, rate)
    requests = Requests(service, connection)
    while not connection.too_slow:
        message = await receive()
        if message["type"] != "websocket.receive":
            return
        if not bucket.take():
            if bucket.debt > FAR_TOO_MANY:
                await socket.close(POLICY, "far too many messages")
                return
            connection.post(TOO_MANY)
            continue
        text = _text(message)
        if text is None or len(text) > LARGEST_MESSAGE:
            await socket.close(TOO_LARGE, "too large")
            return
        try:
            incoming = read(text)
        except (msgspec.MsgspecError, RecursionError, ValueError):
            connection.post(NOT_UNDERSTOOD)
            continue
        await _handle(requests, incoming, connection)
    await socket.close(TRY_LATER, "too slow")


async def _handle(requests: Requests, incoming: Incoming, connection: Connection) -> None:
    try:
        if incoming.answer is not None:
            if not requests.answer_at_once(incoming.answer):
                await requests.answer(incoming.answer)
        elif not await requests.other(incoming):
            connection.post(NOT_UNDERSTOOD)
    except Exception:
        logger.exception("match %s: a message could not be handled", connection.room.id)
        connection.post(BROKEN)


def _text(message: Any) -> str | bytes | None:
    """The text of a frame; binary frames may hold JSON too."""
    if message["type"] != "websocket.receive":
        raise WebSocketDisconnect(detail="gone")
    text: str | bytes | None = message.get("text")
    return message.get("bytes") if text is None else text


def _plain_refusal(why: str) -> str:
    refusal = Refusal("KERNEL", why)
    body = RefusedBody(Refused(refusal.rule, why, {}, Words(why)))
    return write(RefusedMessage(body))


TOO_MANY = _plain_refusal("too-many-messages")
NOT_UNDERSTOOD = _plain_refusal("message-not-understood")
BROKEN = _plain_refusal("service-broken")
