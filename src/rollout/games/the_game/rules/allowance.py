"""The actions of a turn or a grant, and what has been used of them (TG-ACT)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from rollout.kernel.errors import Refusal

ACTIONS_OF_A_TURN: Final = 2

NONE_LEFT: Final = Refusal("TG-SEQ-03", "refuse-no-action-left")
USED_ALREADY: Final = Refusal("TG-ACT-02", "refuse-used-already")
ATTACKED_ALREADY: Final = Refusal("TG-ACT-03", "refuse-attacked-already")
NEEDS_BOTH: Final = Refusal("TG-ACT-04", "refuse-needs-both-actions")

ATTACK: Final = "attack"
STRIKE: Final = "strike"
"""A second kind of attack only under the option `shoot_and_strike` (TG-RUL-23)."""


@dataclass
class Allowance:
    """Up to two different actions, or the free actions of a grant (TG-RUL-26)."""

    left: int = ACTIONS_OF_A_TURN
    used: list[str] = field(default_factory=list)

    def refusal(self, kind: str, actions: int) -> Refusal | None:
        if self.left == 0:
            return NONE_LEFT
        if kind in self.used:
            return ATTACKED_ALREADY if kind in (ATTACK, STRIKE) else USED_ALREADY
        if self.left < actions:
            return NEEDS_BOTH
        return None

    def spend(self, kind: str, actions: int) -> None:
        self.used.append(kind)
        self.left -= actions
