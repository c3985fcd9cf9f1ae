"""TOML with one thing altered at a time: a number, a word, a truth, a key, a line."""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Iterator
from typing import Any

import msgspec

from rollout.gamekit.libraries import Librarian
from rollout.kernel import Game, Match, Outside
from rollout.kernel.content import ContentError, read_text
from rollout.kernel.text import to_text

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


def position_told(rules: Game[Any], text: str) -> str:
    """What is wrong with a position of a case; else digests of it, of its report, of the choice."""
    try:
        state = rules.position(tomllib.loads(text))
        match: Match[Any] = Match(rules, None, Outside(), state)
    except (ValueError, LookupError, ContentError) as error:
        return f"{type(error).__name__}: {error}"
    whole = digest(msgspec.json.encode(rules.encode(state), order="deterministic"))
    reported = digest(msgspec.json.encode(rules.report(state), order="deterministic"))
    return f"{whole} {reported}, {_asked(match)}"


def _asked(match: Match[Any]) -> str:
    """What comes next: who may choose what, and what looks possible and is refused, and why."""
    ask = match.ask
    if ask is None:
        return str(match.result) if match.chance is None else match.chance.about
    rows = [to_text(action) for action in ask.options]
    refused = [
        f"{to_text(action)}: {refusal.rule} {refusal.why}"
        for action, refusal in ask.options.near_misses()
    ]
    choice = f"{ask.seat} {ask.about}, {len(rows)} {digest(' '.join(rows).encode())}"
    return f"{choice}, not {len(refused)} {digest(' '.join(refused).encode())}"


def digest(data: bytes) -> str:
    return hashlib.blake2b(data, digest_size=6).hexdigest()


def content_told(librarian: Librarian[Any], text: str) -> str:
    """All that is wrong with a player's own content; else a digest of what is read."""
    packaged = librarian.library()
    try:
        grown, problems = packaged.read([read_text(text, "mine")])
    except ContentError as error:
        return str(error)
    if problems:
        return "\n".join(str(each) for each in problems)
    rows = [
        msgspec.json.encode(thing, order="deterministic", enc_hook=_in_words)
        for name, shelf in grown.shelves().items()
        for code, thing in shelf.things.items()
        if code not in packaged.shelves()[name].things
    ]
    return f"read: {digest(b' '.join(rows))}"


def _in_words(other: Any) -> str:
    """A grid by its size; nothing else is no plain data."""
    return f"{other.columns} x {other.rows}"
