"""TOML with one thing altered at a time: a number, a word, a truth, a key, a line."""

from __future__ import annotations

import re
from collections.abc import Iterator

PLACE = re.compile(
    r'"(?P<words>[^"\n]*)"|(?<![\w.-])(?P<number>\d+)(?![\w.])|(?P<truth>true|false)'
    r"|(?P<key>[A-Za-z][\w-]*)(?=(?:\.[\w.-]+)? = )"
)


def alterations(text: str) -> Iterator[tuple[str, str]]:
    """What is altered, and the text with it."""
    yield "nothing", text
    for found in PLACE.finditer(text):
        line = text.count("\n", 0, found.start()) + 1
        for other in _others(found):
            yield (
                f"line {line}: {found[0]} -> {other}",
                text[: found.start()] + other + text[found.end() :],
            )
    lines = text.splitlines(keepends=True)
    for number, row in enumerate(lines):
        if row.strip():
            yield f"line {number + 1} gone", "".join([*lines[:number], *lines[number + 1 :]])


def _others(found: re.Match[str]) -> list[str]:
    """A number one higher, the other truth; words that end or begin otherwise, as keys do."""
    if found["key"] is not None:
        return [found["key"] + found["key"][-1]]
    if found["number"] is not None:
        return [str(int(found["number"]) + 1)]
    if found["truth"] is not None:
        return ["false" if found["truth"] == "true" else "true"]
    words = found["words"]
    return [f'"{_other_words(words)}"', f'"{words[:1]}{words}"']


def _other_words(words: str) -> str:
    """The last number one higher, else the last letter twice."""
    number = re.search(r"\d+$", words)
    if number is not None:
        return f"{words[: number.start()]}{int(number[0]) + 1}"
    return {"A": "B", "B": "A"}.get(words, words + words[-1:])
