"""Text that people write: names and remarks, without anything that is no text."""

from __future__ import annotations

import unicodedata

LONGEST_NAME = 40


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
