"""What a player can type: a number, an action in its text form, or a command."""

from __future__ import annotations

from dataclasses import dataclass

from rollout.words import Words

NAMES = (
    "help", "board", "choices", "card", "piles", "log", "hint", "odds", "why", "undo", "rule",
    "save", "concede", "quit",
)  # fmt: skip
"""Each has the key `command-<name>`: the words for it, separated by commas."""
OF_GAMES = frozenset(("card", "piles"))
"""For these a game has a function of that name in its terminal.py, or nothing to show."""


@dataclass(frozen=True)
class Typed:
    """A line as it was understood: a command and the rest, or nothing but the rest."""

    command: str
    rest: str


def read_line(line: str, words: Words) -> Typed:
    """
    >>> read_line("undo", Words(None, "en"))
    Typed(command='undo', rest='')
    >>> read_line("zurück", Words(None, "de"))
    Typed(command='undo', rest='')
    >>> read_line("mark 4", Words(None, "en"))
    Typed(command='', rest='mark 4')
    """
    text = line.strip()
    head, _, rest = text.partition(" ")
    for name in NAMES:
        if head.lower() in command_words(name, words):
            return Typed(name, rest.strip())
    return Typed("", text)


def command_words(name: str, words: Words) -> list[str]:
    """What a player may type for a command, the usual word first; the English name always works."""
    own = [word.strip() for word in words.plain(f"command-{name}").split(",")]
    return [*own, *([name] if name not in own else [])]
