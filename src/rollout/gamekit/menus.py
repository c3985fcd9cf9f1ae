"""Menus: options that are worked out only when somebody looks at them.

A menu knows which actions it offers and why it refuses another; both ask the same predicates.
Forks and bots often answer without looking, so nothing is worked out before.

    class SupplyMenu(Menu):
        rule = "BC-DEC-05"

        def __init__(self, state: State, seat: int) -> None: ...

        def offers(self) -> list[Action]:
            return [Science(robot) for robot in self.homebase() if not self.why_not(robot)]
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random

from mypy_extensions import mypyc_attr

from rollout.kernel.actions import Action
from rollout.kernel.errors import Refusal
from rollout.kernel.options import NOT_OFFERED, Listed, Options


@mypyc_attr(allow_interpreted_subclasses=True)
class Menu(Options):
    """Subclasses list what they offer and explain what they refuse."""

    rule: str = ""
    """Of the question: it refuses whatever nothing more particular speaks against."""
    _offered: list[Action] | None = None

    def offers(self) -> list[Action]:
        """Everything the seat may choose."""
        return []

    def why_not(self, action: Action) -> Refusal | None:
        """The particular reason against an action, if there is one."""
        return None

    def considered(self) -> Iterable[Action]:
        """Everything that looks possible at a glance."""
        return []

    def names_things(self, action: Action) -> bool:
        """Whether the numbers of an action stand for anything, so that `why_not` can look."""
        return True

    @property
    def actions(self) -> list[Action]:
        offered = self._offered
        if offered is None:
            offered = self._offered = self.offers()
        return offered

    def __iter__(self) -> Iterator[Action]:
        return iter(self.actions)

    def __len__(self) -> int:
        return len(self.actions)

    def __bool__(self) -> bool:
        return bool(self.actions)

    def __contains__(self, action: object) -> bool:
        return action in (self._offered or self.actions)

    def sample(self, rng: Random) -> Action:
        actions = self._offered
        if actions is None:
            actions = self._offered = self.offers()
        return actions[int(rng.random() * len(actions))]

    def refusal(self, action: Action) -> Refusal | None:
        if action in self.actions:
            return None
        refusal = self.why_not(action) if self.names_things(action) else None
        return refusal or none_of_these(self.rule)

    def near_misses(self) -> Iterator[tuple[Action, Refusal]]:
        for action in self.considered():
            refusal = self.why_not(action)
            if refusal is not None:
                yield action, refusal


class Answers(Listed):
    """A short list of answers, and why any other is refused."""

    def __init__(self, actions: list[Action], otherwise: Refusal) -> None:
        super().__init__(actions)
        self.otherwise = otherwise

    def refusal(self, action: Action) -> Refusal | None:
        return None if action in self.actions else self.otherwise


def none_of_these(rule: str) -> Refusal:
    """What is refused by the rule that says what may be chosen."""
    return Refusal(rule, NOT_OFFERED.why) if rule else NOT_OFFERED
