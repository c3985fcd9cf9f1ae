"""How many files this process may open: every connection is one, and more behind the door."""

from __future__ import annotations

from contextlib import suppress

ENOUGH = 65_536
KEPT = 200
"""For all that is no caller: the database, other processes, the page."""
A_CALLER = 3
"""From outside to the door, and from the door to what is behind it, at both ends."""


def may_open() -> int:
    """Where systems do not count files it is enough."""
    with suppress(ImportError):
        import resource

        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        return ENOUGH if soft == resource.RLIM_INFINITY else soft
    return ENOUGH


def open_more() -> None:
    """As many as the system lets this process have, and those that it starts."""
    if may_open() >= ENOUGH:
        return
    with suppress(ImportError, ValueError, OSError):
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        most = ENOUGH if hard == resource.RLIM_INFINITY else min(hard, ENOUGH)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def most_callers(files: int) -> int:
    """How many may be connected at a time.

    >>> most_callers(1_024)
    274
    """
    return max((files - KEPT) // A_CALLER, 1)
