"""Work that is done to its end, whoever has gone meanwhile.

A request may be cancelled in the middle of a transaction. SQLite then keeps its lock until the
garbage collector finds the cursor of the statement that was cut short, and every other writer
waits; PostgreSQL loses a connection. So a transaction is never cut short: it has a task of its own,
and whoever asked for it may leave.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from functools import wraps
from inspect import iscoroutinefunction
from typing import Any, Protocol, TypeVar


class Worker(Protocol):
    under_way: set[asyncio.Task[Any]]
    """What is being done."""


C = TypeVar("C", bound=type[Any])


def wholly(kind: C) -> C:
    """Let every public coroutine of a class be done wholly or not at all."""
    for name, method in list(vars(kind).items()):
        if not name.startswith("_") and iscoroutinefunction(method):
            setattr(kind, name, _kept_going(method))
    return kind


def _kept_going(
    method: Callable[..., Coroutine[Any, Any, Any]],
) -> Callable[..., Awaitable[Any]]:
    @wraps(method)
    async def begin(self: Worker, *arguments: Any, **named: Any) -> Any:
        task = asyncio.ensure_future(method(self, *arguments, **named))
        self.under_way.add(task)
        task.add_done_callback(self.under_way.discard)
        return await asyncio.shield(task)

    return begin


async def settle(worker: Worker, seconds: float) -> None:
    """Wait for whatever else is under way, but not for ever."""
    others = worker.under_way - {asyncio.current_task()}
    if others:
        await asyncio.wait(others, timeout=seconds)
