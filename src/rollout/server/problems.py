"""What goes wrong in a request, as the client is told."""

from __future__ import annotations

import logging
import sqlite3
from typing import Any

import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.exc import TimeoutError as StoreTimeout

from rollout.kernel.content import ContentError
from rollout.kernel.errors import TableError, Unreadable
from rollout.server.play import Unrecoverable

logger = logging.getLogger(__name__)

STORE_FAILED = "store-failed"
BROKEN = "service-broken"
BODY = "data"
"""What Litestar calls the body of a request."""
KEYS = {
    400: "message-not-understood",
    401: "not-allowed",
    403: "not-allowed",
    404: "not-found",
    405: "not-found",
    413: "too-large",
    415: "message-not-understood",
    429: "too-many-requests",
}


class Error(msgspec.Struct):
    """Why a request failed: a key of the catalogue, the rule if one says so, arguments."""

    key: str
    rule: str
    args: dict[str, Any]


class ErrorBody(msgspec.Struct):
    error: Error


ERRORS = {
    status: ResponseSpec(ErrorBody, description=description, generate_examples=False)
    for status, description in {
        400: "not understood",
        403: "not allowed",
        404: "not found",
        409: "not possible now",
        413: "too large",
        422: "not possible at all",
        429: "too often",
        503: "the store is away or full",
    }.items()
}


class Problem(Exception):
    """`key` names the message of the catalogue, `arguments` are its arguments."""

    def __init__(
        self, status: int, key: str, arguments: dict[str, Any] | None = None, rule: str = ""
    ) -> None:
        super().__init__(key)
        self.status = status
        self.key = key
        self.arguments = arguments or {}
        self.rule = rule

    def __reduce__(self) -> tuple[type[Problem], tuple[Any, ...]]:
        """So that it can come from another process."""
        return Problem, (self.status, self.key, self.arguments, self.rule)


def answer_with(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorBody]:
    """Any exception as an answer; only a mistake of ours is a 500, and 503 one of the store."""
    problem = _problem(error)
    if problem.status >= 500:
        logger.error("%s %s", request.method, request.url.path, exc_info=error)
    body = ErrorBody(Error(problem.key, problem.rule, problem.arguments))
    headers = {"Retry-After": "10"} if problem.status in (429, 503) else {}
    return Response(body, status_code=problem.status, media_type=MediaType.JSON, headers=headers)


def _problem(error: Exception) -> Problem:
    if isinstance(error, Problem):
        return error
    if isinstance(error, TableError):
        refusal = error.refusal
        status = 503 if store_failed(error) else 409
        return Problem(status, refusal.why, refusal.details, refusal.rule)
    if isinstance(error, Unreadable):
        return Problem(422, "unreadable", {"fault": str(error)[:500]})
    if isinstance(error, (Unrecoverable, ContentError)):
        return Problem(409, "match-unreadable", {"fault": str(error)[:500]})
    if isinstance(error, ValidationException):
        return Problem(400, "message-not-understood", {"fault": _faults(error)})
    if isinstance(error, UnicodeDecodeError):
        return Problem(400, "message-not-understood", {"fault": "not UTF-8"})
    if isinstance(error, RecursionError):
        return Problem(400, "message-not-understood", {"fault": "nested too deeply"})
    if isinstance(error, HTTPException) and error.status_code < 500:
        return Problem(error.status_code, KEYS.get(error.status_code, "message-not-understood"))
    return Problem(503 if store_failed(error) else 500, failure(error))


def failure(error: BaseException) -> str:
    """The key of what is no mistake of whoever asked: the store's, or ours."""
    return STORE_FAILED if store_failed(error) else BROKEN


def store_failed(error: BaseException) -> bool:
    """Whether the store is away, full or locked: no mistake of ours, and it may pass."""
    if isinstance(error, TableError):
        return error.refusal.why == STORE_FAILED
    if isinstance(error, DBAPIError):
        return not isinstance(error, (IntegrityError, ProgrammingError, DataError))
    return isinstance(error, (sqlite3.OperationalError, OSError, StoreTimeout, *_DRIVERS))


def _errors_of_drivers() -> tuple[type[Exception], ...]:
    """What a driver raises itself when it cannot connect."""
    try:
        from asyncpg import PostgresError  # type: ignore[import-untyped]
    except ImportError:
        return ()
    return (PostgresError,)


_DRIVERS = _errors_of_drivers()


def _faults(error: ValidationException) -> str:
    extra = error.extra if isinstance(error.extra, list) else []
    return "; ".join(_fault(each) for each in extra if isinstance(each, dict))[:500]


def _fault(told: dict[str, Any]) -> str:
    """One of them. Of an argument that is not there at all, Litestar says but its name."""
    key, message = told.get("key"), str(told.get("message", ""))
    if key is None or message != repr(key):
        return message
    return "the body is missing" if key == BODY else f"{key} is missing"
