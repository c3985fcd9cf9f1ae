"""What was probably meant: a wrong word is refused with the word that is most like it."""

from __future__ import annotations

import re
from typing import Final

from rollout.kernel.content import ContentError, Document, Place, found_text, key_text
from rollout.kernel.nearest import nearest

PLAIN_WORDS: Final = {
    "strength": "str",
    "speed": "spd",
    "endurance": "end",
    "damage": "hit",
    "heal": "repair",
    "energon": "en",
    "prevent": "shield",
    "opponent": "opp",
    "enemy": "foe",
    "forever": "stay",
    "always": "stay",
    "permanent": "stay",
    "instant": "now",
}
"""By what people write instead: the words of the vocabulary."""
SHORTEST: Final = 3
"""So many letters must a word have to count as the beginning of another."""


def wrong_word(
    document: Document, place: Place, expected: str, found: str, spellings: dict[str, str]
) -> ContentError:
    """The error for a word that is none of these. Where none is like it, all are listed."""
    word = nearest_word(found, list(spellings))
    if not word and "one of" not in expected:
        expected += ", one of " + ", ".join(spellings.values())
    where = key_text(place)
    line = document.line(place)
    nearest = spellings.get(word, "")
    return ContentError(document.file, where, line, expected, found_text(found), nearest)


def nearest_word(found: str, words: list[str]) -> str:
    """The word most like the letters of `found`, numbers and signs left aside; or empty.

    >>> nearest_word("strength+2", ["core", "str", "steal"])
    'str'
    """
    match = re.match(r"[a-z_]+(?:[<>]=?)?", found.lower())
    part = match[0] if match else found
    plain = PLAIN_WORDS.get(part, "")
    if plain in words:
        return plain
    like = nearest(part, words)
    if like:
        return like
    return max((word for word in words if _begins_alike(part, word)), key=len, default="")


def _begins_alike(part: str, word: str) -> bool:
    return part.startswith(word) or (len(part) >= SHORTEST and word.startswith(part))
