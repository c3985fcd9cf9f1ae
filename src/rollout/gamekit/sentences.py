"""The table in sentences, and what dice meant: keys and arguments that every reader says alike."""

from __future__ import annotations

from typing import Any

import msgspec


class Sentence(msgspec.Struct, frozen=True, omit_defaults=True):
    """A key of the catalogue with its arguments: words, numbers, sentences, lists of them.

    `otherwise` is shown when no catalogue has the key.
    """

    key: str
    args: dict[str, Any] = {}
    otherwise: str = ""


class TwinPart(msgspec.Struct, frozen=True):
    """A heading and what stands under it, each line by a name of its own."""

    heading: Sentence
    lines: dict[str, Sentence]


Twin = dict[str, TwinPart]
"""Everything on the table in whole sentences. The names of lines let a screen find one:
`unit-3`, `card-17`. They begin with a letter, so that their order is kept everywhere."""


class Die(msgspec.Struct, frozen=True, omit_defaults=True):
    """A die that fell, and what that meant."""

    about: str
    """A key of the catalogue."""
    face: int
    sides: int
    need: int | None = None
    """The face that was needed."""
    good: bool | None = None
    """Whether that was good for who rolled; None where it is neither."""
    counts: int | None = None
    """What the face came to, where that is another number: a sum, a zero."""
    why: Sentence | None = None
    """Why it came to that."""
    settled: Sentence | None = None
    """In the place of `need`, where no face could have changed it: "Always hits"."""
