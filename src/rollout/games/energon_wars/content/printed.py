"""What is printed on cards in words, as readers of every language read it."""

from __future__ import annotations

import re
from typing import Final, Literal

from rollout.gamekit.sentences import Sentence
from rollout.kernel.saying import Saying

Printed = Literal["weapon", "ability", "form"]

APART: Final = re.compile("[^a-z0-9]+")


def printed_key(kind: Printed, name: str) -> str:
    """
    >>> printed_key("ability", "Decepticons, Attack!")
    'ability-decepticons-attack'
    """
    return f"{kind}-{APART.sub('-', name.lower()).strip('-')}"


def said_as(kind: Printed, name: str) -> Saying:
    """As an argument of another sentence; homebrew keeps the name it has."""
    return Saying(printed_key(kind, name), name)


def printed(kind: Printed, name: str) -> Sentence:
    """By itself."""
    return Sentence(printed_key(kind, name), otherwise=name)
