"""The port for live tables, before a word is understood there: who comes, and how long a head is.

At the common port the door sees to that. A door here would cost every message a way more, so it
is done by what reads the connection itself: picows' protocol, which counts nobody and keeps a
head of any length.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from picows import (
    WSAutoPingStrategy,
    WSListener,
    WSUpgradeRequest,
    WSUpgradeResponse,
    WSUpgradeResponseWithListener,
    picows,
)

from rollout.server.service import Gate, network_of
from rollout.server.visit import LARGEST_MESSAGE

SECONDS_FOR_HEAD = 5
SECONDS_UNTIL_PING = 30
SECONDS_FOR_PONG = 30
LARGEST_HEAD = 16_000
LARGEST_FRAME = LARGEST_MESSAGE + 1_000
TOO_MANY = 429


@dataclass(frozen=True)
class Threshold:
    """Who is let in at a port, and who listens to them then."""

    listener: Callable[[WSUpgradeRequest], WSListener | None]
    """None where there is nothing: that is a 404."""
    gate: Gate
    reported: Callable[[WSUpgradeRequest], str] | None = None
    """Behind a proxy all come from one address, and only the head says who it is."""


class Newcomer(picows.WSProtocol):  # type: ignore[misc,name-defined]
    """A connection. Nobody holds more of them than others can spare."""

    def __init__(self, threshold: Threshold) -> None:
        super().__init__(
            *(None, None, False, self._receive),
            *(logging.getLogger("picows.server"), True, SECONDS_FOR_HEAD),
            *(True, SECONDS_UNTIL_PING, SECONDS_FOR_PONG, WSAutoPingStrategy.PING_WHEN_IDLE),
            *(False, LARGEST_FRAME, None, LARGEST_HEAD),
        )
        self._threshold = threshold
        self._inside: str | None = None
        """The name by which it is counted, once it is."""
        self._head_left = LARGEST_HEAD
        self._head_is_read = False
        self._carrier: asyncio.Transport

    def connection_made(self, transport: asyncio.Transport) -> None:
        self._carrier = transport
        super().connection_made(transport)
        if self._threshold.reported is None:
            peer = transport.get_extra_info("peername")
            if not self._is_let_in(network_of(str(peer[0]) if peer else "")):
                transport.abort()

    def buffer_updated(self, size: int) -> None:
        self._head_left -= size
        if self._head_left < 0:
            self._carrier.abort()
            return
        super().buffer_updated(size)
        if self._head_is_read:
            self._step_aside()

    def _step_aside(self) -> None:
        """Once the head is read, what comes in goes straight to picows: a message costs nothing
        here any more."""
        self.__dict__["buffer_updated"] = super().buffer_updated
        self._carrier.set_protocol(self)

    def connection_lost(self, error: Exception | None) -> None:
        self.__dict__.pop("buffer_updated", None)
        if self._inside is not None:
            self._threshold.gate.leave(self._inside)
        super().connection_lost(error)

    def _is_let_in(self, name: str) -> bool:
        if not self._threshold.gate.enter(name):
            return False
        self._inside = name
        return True

    def _receive(self, request: WSUpgradeRequest) -> Any:
        self._head_is_read = True
        reported = self._threshold.reported
        if reported is not None and not self._is_let_in(reported(request)):
            return WSUpgradeResponseWithListener(
                WSUpgradeResponse.create_error_response(TOO_MANY), None
            )
        return self._threshold.listener(request)
