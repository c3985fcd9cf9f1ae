"""Around every request: headers that keep browsers strict, and a limit for each address."""

from __future__ import annotations

from typing import Any
from urllib.parse import unquote_plus

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from rollout.server.front import body_length
from rollout.server.live import STRAIGHT
from rollout.server.plain_text import is_plain
from rollout.server.service import Service

POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "worker-src 'self' blob:",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)

HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


class Guard:
    """The outermost layer of the application."""

    def __init__(self, app: ASGIApp, service: Service) -> None:
        self.app = app
        self.service = service

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            if scope["type"] == ScopeType.WEBSOCKET:
                scope.setdefault("state", {})[STRAIGHT] = (receive, send)
            await self.app(scope, receive, send)
            return

        async def send_strictly(message: Any) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *HEADERS]
                if scope["path"].startswith("/api/"):
                    _forbid_keeping(message)
            await send(message)

        address = self.service.address_of(scope)
        kilobytes = body_length(list(scope["headers"])) / 1000
        allowed = self.service.requests.take(address)
        if not (allowed and self.service.kilobytes.take(address, kilobytes)):
            await _refuse(send_strictly, 429, "too-many-requests")
        elif not (is_plain(scope["path"]) and is_plain(_asked(scope))):
            await _refuse(send_strictly, 400, "message-not-understood")
        elif is_foreign(scope):
            await _refuse(send_strictly, 403, "not-allowed")
        elif not is_json(scope):
            await _refuse(send_strictly, 415, "message-not-understood")
        else:
            await self.app(scope, receive, send_strictly)


def _forbid_keeping(message: Any) -> None:
    if not any(name.lower() == b"cache-control" for name, _ in message["headers"]):
        message["headers"].append((b"cache-control", b"no-store"))


def is_foreign(scope: Any) -> bool:
    """Whether the page of another site wants to change something."""
    if scope["method"] in ("GET", "HEAD", "OPTIONS"):
        return False
    headers = {name.lower(): value for name, value in scope["headers"]}
    origin = headers.get(b"origin")
    return origin is not None and origin.partition(b"://")[2] != headers.get(b"host")


def is_json(scope: Any) -> bool:
    """Whether a body is said to be JSON. Other kinds a page may send without being asked."""
    headers = {name.lower(): value for name, value in scope["headers"]}
    empty = headers.get(b"content-length", b"0") == b"0" and b"transfer-encoding" not in headers
    kind = headers.get(b"content-type", b"").partition(b";")[0].strip().lower()
    return empty or scope["method"] in ("GET", "HEAD", "OPTIONS") or kind == b"application/json"


def _asked(scope: Scope) -> str:
    """What follows the path, as it was meant."""
    return unquote_plus(scope.get("query_string", b"").decode("latin-1"))


async def _refuse(send: Any, status: int, key: str) -> None:
    headers = [(b"content-type", b"application/json")]
    if status == 429:
        headers.append((b"retry-after", b"10"))
    body = msgspec.json.encode({"error": {"key": key, "rule": "", "args": {}}})
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
