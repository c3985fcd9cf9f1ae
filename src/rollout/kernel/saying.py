"""A word that the reader's own catalogue says."""

from __future__ import annotations

import msgspec


class Saying(msgspec.Struct, frozen=True):
    """Stands among the arguments of a message where another message belongs.

    A facing is `Saying("facing-ne")`: NE in English, NO in German. `otherwise` is shown
    when no catalogue has the key, as with homebrew names.
    """

    key: str
    otherwise: str = ""

    def __str__(self) -> str:
        return self.otherwise or self.key
