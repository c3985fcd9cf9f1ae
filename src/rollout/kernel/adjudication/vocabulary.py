"""The words that a game has for what is asked, rolled, refused, counted and won."""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from rollout.kernel.requests import Chance

KERNEL: Final = "KERNEL"
"""The rule of what the kernel refuses, whatever the game."""
DIE: Final = re.compile(r"\d*d\d+")


@dataclass(frozen=True)
class Vocabulary:
    """The rules of a game's book and the keys of its catalogue; where it has none, any will do.

    Everything that a player can read has a key there: `ask-…` for a question, `roll-…` for a
    roll, `result-…` for an end; refusals and terms of a sum are keys themselves.
    """

    rules: Collection[str] = ()
    messages: Collection[str] = ()

    def has_rule(self, rule: str) -> bool:
        return not self.rules or rule in self.rules or rule == KERNEL

    def has(self, kind: str, word: str) -> bool:
        """Whether there are words for it. The kind is `ask`, `roll` or `result`, or empty."""
        return not self.messages or _key(kind, word) in self.messages

    def has_roll(self, word: str) -> bool:
        """What is rolled, or the kind of thing that rolls: `to_hit`, `d20`, `shuffle`."""
        name = word.strip().lower()
        return self.has("roll", name) or bool(DIE.fullmatch(name)) or name in _kinds(Chance)

    def words(self, kind: str) -> list[str]:
        """All words of a kind, as a case writes them."""
        before = f"{kind}-"
        found = [key.removeprefix(before) for key in self.messages if key.startswith(before)]
        return found if kind == "result" else [each.replace("-", "_") for each in found]


ANY_WORDS: Final = Vocabulary()


def _key(kind: str, word: str) -> str:
    """As the catalogue has it: `to hit` and `to_hit` are the same roll."""
    return re.sub(r"[\s_]+", "-", f"{kind}-{word}") if kind else word


def _kinds(chance: type[Chance]) -> set[str]:
    """The kinds of chance that are no dice, by name."""
    return {chance.__name__.lower()}.union(*(_kinds(each) for each in chance.__subclasses__()))
