"""Text that people write: names and remarks, without anything that is no text."""

from __future__ import annotations

import re
import unicodedata

LONGEST_NAME = 40
NO_CONTROLS = r"\A[^\x00-\x1f\x7f-\x9f\ud800-\udfff]*\Z"
"""Of what is kept or looked up as it was written: not every database can hold the others."""


UNSEEN = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters by their kind, and blank to the eye."""
MOST_MARKS = 4
"""On one letter."""


def is_plain(text: str) -> bool:
    """
    >>> is_plain("/api/matches/k3v9"), is_plain("/api/matches/\\0")
    (True, False)
    """
    return re.match(NO_CONTROLS, text) is not None


def clean_text(text: str) -> str:
    """One line: no control characters, no tricks with direction, no leading or trailing space.

    >>> clean_text("  Optimus\\n\\u202ePrime ")
    'Optimus Prime'

    Letters that nobody sees are space, and marks are on letters, a few on each: so everybody has
    a name that can be read, or none, and nobody's covers the lines above and below.

    >>> clean_text("\\u3164\\u2800"), clean_text("\\u0301K" + "\\u0335" * 30) == "K" + "\\u0335" * 4
    ('', True)
    """
    kept = []
    marks = MOST_MARKS
    for letter in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(letter)[0]
        if letter.isspace() or letter in UNSEEN:
            kept.append(" ")
            marks = MOST_MARKS
        elif kind == "M":
            marks += 1
            if marks <= MOST_MARKS:
                kept.append(letter)
        elif kind != "C":
            kept.append(letter)
            marks = 0
    return " ".join("".join(kept).split())


def clean_name(text: str) -> str:
    return clean_text(text)[:LONGEST_NAME].strip()
