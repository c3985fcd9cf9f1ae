"""How much text a stranger may hand in: looked at before anything is made of it.

A reader of TOML takes the square of the parts of a key, and runs out of stack in lists of lists.
One pass over the text that keeps nothing is enough to refuse what would be costly.
"""

from __future__ import annotations

import re
from typing import Final

LARGEST_TEXT: Final = 100_000
"""Bytes of one document."""
MOST_KEYS: Final = 5_000
"""Keys, tables and items of lists in one document."""
DEEPEST: Final = 20
"""Parts of one key, and lists and tables within each other."""

_MARK: Final = re.compile(r'"""|\'\'\'|["\'#\n=.,\[\]{}]')
_ENDS: Final = {
    '"""': re.compile(r'(?:[^"\\]|\\.|"(?!""))*"{3,5}', re.DOTALL),
    "'''": re.compile(r"(?:[^']|'(?!''))*'{3,5}", re.DOTALL),
    '"': re.compile(r'(?:[^"\\\n]|\\.)*"'),
    "'": re.compile(r"[^'\n]*'"),
    "#": re.compile(r"[^\n]*"),
}


class TooMuch(ValueError):
    """A text that is not even read: what it may have at most, what it has, and in which line."""

    def __init__(self, expected: str, found: str, line: int = 1) -> None:
        super().__init__(f"expected {expected}, found {found}")
        self.expected = expected
        self.found = found
        self.line = line


def check_size(size: int) -> None:
    """Raises TooMuch for a text of that many bytes or characters."""
    if size > LARGEST_TEXT:
        raise TooMuch(f"at most {LARGEST_TEXT} bytes", str(size))


def check_toml(text: str) -> None:
    """Raises TooMuch when it would be costly to read. It need not be TOML."""
    check_size(len(text))
    check_size(len(text.encode("utf-8", "surrogatepass")))
    position = keys = parts = depth = 0
    while mark := _MARK.search(text, position):
        position, sign = mark.end(), mark[0]
        if sign in _ENDS:
            end = _ENDS[sign].match(text, position)
            if end is None:
                return
            position = end.end()
            continue
        if sign == ".":
            parts += 1
        else:
            parts = 0
        if sign in "[{":
            depth += 1
        elif sign in "]}":
            depth = max(depth - 1, 0)
        keys += sign in "=.,[{"
        if keys > MOST_KEYS:
            raise TooMuch(f"at most {MOST_KEYS} keys and items", "more", _line(text, position))
        if max(parts, depth) >= DEEPEST:
            raise TooMuch(f"at most {DEEPEST} levels", "more", _line(text, position))


def _line(text: str, position: int) -> int:
    return text.count("\n", 0, position) + 1
