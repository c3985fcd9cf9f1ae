"""Text that people write: names and remarks, without anything that is no text."""

from __future__ import annotations

import re
import unicodedata

LONGEST_NAME = 40
NO_CONTROLS = r"\A[^\x00-\x1f\x7f-\x9f\ud800-\udfff]*\Z"
"""Of what is kept or looked up as it was written: not every database can hold the others."""


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
    """
    kept = [
        " " if letter.isspace() else letter
        for letter in unicodedata.normalize("NFC", text)
        if letter.isspace() or unicodedata.category(letter)[0] != "C"
    ]
    return " ".join("".join(kept).split())


def clean_name(text: str) -> str:
    return clean_text(text)[:LONGEST_NAME].strip()
