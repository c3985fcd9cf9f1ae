"""Short lists that know the rule they were made by."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from rollout.kernel.actions import Action
from rollout.kernel.errors import Refusal
from rollout.kernel.options import NOT_OFFERED, Listed

Why = Callable[[Any], Refusal | None]


class OneOf(Listed):
    """What is not on the list is refused by its own reason, else by the rule of the list."""

    def __init__(self, actions: list[Action], rule: str, why: Why | None = None) -> None:
        super().__init__(actions)
        self.rule = rule
        self.why = why

    def refusal(self, action: Action) -> Refusal | None:
        if action in self.actions:
            return None
        reason = self.why(action) if self.why is not None else None
        if reason is not None:
            return reason
        if any(type(action) is type(offer) for offer in self.actions):
            return Refusal(self.rule, "refuse-not-among-these")
        return NOT_OFFERED


class OneOfTheirs(OneOf):
    """Something of a figure that each offer names; an answer need not name it again."""

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Action) and self.refusal(action) is None

    def refusal(self, action: Action) -> Refusal | None:
        figure = getattr(self.actions[0], "figure", None)
        if getattr(action, "figure", None) == -1:
            action = msgspec.structs.replace(action, figure=figure)
        return super().refusal(action)
