"""What is read when it is first asked for, by one thread at a time.

msgspec works out the types of a Struct when one is first decoded, and shows them to everybody
while it is still at it: a second thread that decodes the same Struct at that moment ends the
whole process. So whoever loads something holds `LOADING` and leaves no Struct half known.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache
from threading import RLock
from typing import Any, Final, TypeVar

import msgspec

Loaded = TypeVar("Loaded")

LOADING: Final = RLock()


def once(load: Callable[[], Loaded]) -> Callable[[], Loaded]:
    """What `load` returns, loaded at the first call, however many threads call."""
    kept: Any = cache(load)

    def loaded() -> Loaded:
        with LOADING:
            found: Loaded = kept()
            return found

    return loaded


def know_all_forms() -> None:
    """Let msgspec work out every Struct that is defined by now.

    One that names what its module defines further down waits until that is imported. One that
    cannot be read at all, of whoever's game, is nobody's hindrance.
    """
    with LOADING:
        for form in _below(msgspec.Struct):
            with suppress(Exception):
                msgspec.json.Decoder(form)


def _below(form: type[Any]) -> Iterator[type[Any]]:
    for each in form.__subclasses__():
        yield each
        yield from _below(each)
