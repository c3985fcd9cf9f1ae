"""What was probably meant: the known word most like the one that was written.

>>> nearest("blff", ["bluff", "counting"])
'bluff'
>>> nearest("chess", ["bluff", "counting"])
''
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from itertools import islice
from typing import Final

LONGEST_COMPARED: Final = 60
MOST_COMPARED: Final = 5_000
"""Whoever writes wrong words must not make others wait for an answer."""
ALIKE: Final = 0.6


def nearest(word: str, known: Iterable[str], alike: float = ALIKE) -> str:
    """The known word most like that one; empty when none is alike enough (from 0 to 1)."""
    compared = list(islice(known, MOST_COMPARED))
    found = difflib.get_close_matches(word[:LONGEST_COMPARED], compared, 1, alike)
    return found[0] if found else ""
