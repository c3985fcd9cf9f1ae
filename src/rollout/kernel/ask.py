"""A question to a seat."""

from __future__ import annotations

from typing import Any

import msgspec

from rollout.kernel.options import Options


class Ask(msgspec.Struct, eq=False):
    """A seat must choose one of the options.

    `about` names the question (a key of the catalogue), `context` holds what its words
    need. A secret ask is a choice the other seats must not learn until it is opened: they
    are told that it was made, not what it was.
    """

    seat: int
    about: str
    options: Options
    context: dict[str, Any] = {}
    secret: bool = False
