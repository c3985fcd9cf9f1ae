"""Standing answers: what a seat wants answered for it, always in the same way.

A game lists what makes sense in it; a seat switches some of it on. The service then gives the
answer, after a while where haste would betray something, and it is journaled as any other.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import islice
from typing import Any

from rollout.kernel.actions import Action, tag_of
from rollout.kernel.requests import Ask

Answering = Callable[[Any, Ask, int], Action | None]
"""From the state, the question and the number that was chosen: the answer, or None for none.

It looks at nothing that the asked seat may not know."""


@dataclass(frozen=True, eq=False)
class StandingAnswer:
    """One of them; `standing-<name>` are its words."""

    name: str
    answer: Answering
    most: int = 1
    """It is switched on with a number from 1 to this: how much to spend, how often."""


def standing_reply(
    listed: tuple[StandingAnswer, ...], wishes: Mapping[str, int], state: Any, ask: Ask
) -> Action | None:
    """What the first of a seat's wishes answers, if that is offered; None if none does."""
    for each in listed:
        number = min(wishes.get(each.name, 0), each.most)
        answer = each.answer(state, ask, number) if number > 0 else None
        if answer is not None and answer in ask.options:
            return answer
    return None


def always(about: str, kind: type[Action]) -> Answering:
    """To that question the first answer of that kind."""

    def answer(state: Any, ask: Ask, number: int) -> Action | None:
        if ask.about != about:
            return None
        return next((each for each in ask.options if isinstance(each, kind)), None)

    return answer


def when_nothing_else(abouts: frozenset[str], kinds: tuple[type[Action], ...]) -> Answering:
    """To those questions the only answer there is, if it is of one of these kinds."""
    tags = {tag_of(kind) for kind in kinds}

    def answer(state: Any, ask: Ask, number: int) -> Action | None:
        if ask.about not in abouts:
            return None
        first = list(islice(ask.options, 2))
        return first[0] if len(first) == 1 and tag_of(type(first[0])) in tags else None

    return answer


def passing_over(*kinds: type[Action]) -> StandingAnswer:
    """`pass-over`: a phase or turn is ended in which there is nothing to choose but to end it."""

    def answer(state: Any, ask: Ask, number: int) -> Action | None:
        first = list(islice(ask.options, 2))
        return first[0] if len(first) == 1 and isinstance(first[0], kinds) else None

    return StandingAnswer("pass-over", answer)
