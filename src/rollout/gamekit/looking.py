"""Looking before leaping: what a screen asks before anything is chosen, and the forms of answers.

A game says each of its looks once: a Struct that inherits from `Look`, with the word of the
question as its tag, and a function that fills it in. `Screen.looks` takes `forms(...)` of the
Structs, and the page's types are written from them. What is not there is absent.

>>> class Odds(Look, tag="odds", frozen=True):
...     chance: float
>>> forms(Odds)
{'odds': <class 'rollout.gamekit.looking.Odds'>}
>>> answered({"odds": lambda question: Odds(chance=0.5)}, {"odds": {}})
{'about': 'odds', 'chance': 0.5}
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from rollout.gamekit.patches import plain
from rollout.kernel.errors import Refusal, Unreadable

Question = dict[str, Any]


class Look(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="about"):
    """The answer to one question."""


class SaidLook(msgspec.Struct, frozen=True):
    """A key of the catalogues and its arguments."""

    key: str
    args: dict[str, Any]


class RefusalLook(msgspec.Struct, frozen=True):
    """Why something cannot be done: by which rule, and in which words."""

    rule: str
    why: str
    words: SaidLook


def said(refusal: Refusal | None, args: Mapping[str, Any] | None = None) -> RefusalLook | None:
    """A refusal with what its words need besides its own details; None where there is none."""
    if refusal is None:
        return None
    words = SaidLook(refusal.why, {**refusal.details, **(args or {})})
    return RefusalLook(refusal.rule, refusal.why, words)


def forms(*looks: type[Look]) -> dict[str, type[msgspec.Struct]]:
    """The looks of a game by the words of their questions."""
    return {str(form.__struct_config__.tag): form for form in looks}


def answered(
    looks: Mapping[str, Callable[[Question], msgspec.Struct]], request: Mapping[str, Any]
) -> dict[str, Any]:
    """The answer to the first question that is one, as it is sent. Raises Unreadable."""
    for name, question in request.items():
        answer = looks.get(name)
        if answer is not None and isinstance(question, dict):
            return plain(answer(question))
    raise Unreadable(f"a look is one of {', '.join(looks)}")
