"""How the table looks in a terminal, and the table in sentences."""

from __future__ import annotations

from typing import Any

from rollout.gamekit.plane_text import draw_plane
from rollout.games.attacktix.screen.forms import View
from rollout.games.attacktix.screen.twin import twin


def draw(view: View, words: Any) -> str:
    """The table in characters, with whose turn it is and what the shelves hold."""
    told = twin(view)
    above = {"turn": told["turn"]}
    below = {name: part for name, part in told.items() if name == "shelves"}
    return "\n".join([*words.twin(above), draw_plane(view.plane, words), *words.twin(below)])


def describe(view: View, words: Any) -> str:
    """The same line by line, every figure with its window."""
    return "\n".join(words.twin(twin(view)))
