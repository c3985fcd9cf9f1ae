"""Options: the one definition of what a seat may answer.

Browser, bots, masks, server and tests all read it. `action in options` decides legality,
iterating lists candidates, `sample` draws one without listing them all, `refusal` says why
not, `describe` is the JSON a screen needs.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
from mypy_extensions import mypyc_attr

from rollout.kernel.actions import Action
from rollout.kernel.errors import Refusal

NOT_OFFERED = Refusal("KERNEL", "not-offered")


@mypyc_attr(allow_interpreted_subclasses=True)
class Options:
    """Subclasses give at least `__iter__`; lazy ones override the rest."""

    def __iter__(self) -> Iterator[Action]:
        return iter(())

    def __len__(self) -> int:
        """How many there are. Unlimited options raise TypeError: iterate or sample them."""
        return sum(1 for _ in self)

    def __bool__(self) -> bool:
        return any(True for _ in self)

    def __contains__(self, action: object) -> bool:
        return any(action == offered for offered in self)

    def sample(self, rng: Random) -> Action:
        return rng.choice(list(self))

    def refusal(self, action: Action) -> Refusal | None:
        """None when `action` may be chosen, else why not."""
        return None if action in self else NOT_OFFERED

    def near_misses(self) -> Iterator[tuple[Action, Refusal]]:
        """What looks possible but is not: for greyed choices with their reasons."""
        return iter(())

    def describe(self) -> dict[str, Any]:
        """What can be clicked, as JSON."""
        return {
            "kind": "list",
            "actions": [msgspec.to_builtins(action) for action in self],
            "refused": [
                {"action": msgspec.to_builtins(action), "refusal": msgspec.to_builtins(refusal)}
                for action, refusal in self.near_misses()
            ],
        }


@mypyc_attr(allow_interpreted_subclasses=True)
class Listed(Options):
    """A short list, worked out in advance; `refused` names the near misses."""

    def __init__(self, actions: list[Action], refused: dict[Action, Refusal] | None = None) -> None:
        self.actions = actions
        self.refused = refused

    def __iter__(self) -> Iterator[Action]:
        return iter(self.actions)

    def __len__(self) -> int:
        return len(self.actions)

    def __bool__(self) -> bool:
        return bool(self.actions)

    def __contains__(self, action: object) -> bool:
        return action in self.actions

    def sample(self, rng: Random) -> Action:
        return self.actions[int(rng.random() * len(self.actions))]

    def refusal(self, action: Action) -> Refusal | None:
        if action in self.actions:
            return None
        if self.refused is not None and action in self.refused:
            return self.refused[action]
        return NOT_OFFERED

    def near_misses(self) -> Iterator[tuple[Action, Refusal]]:
        return iter(() if self.refused is None else self.refused.items())


@mypyc_attr(allow_interpreted_subclasses=True)
class Endless(Options):
    """More answers than any list holds: iterating gives samples of them, so there is no `len`.

    Subclasses give `__iter__`, `sample` and `refusal`; those of a measured table stand in
    `rollout.space.regions`.
    """

    def __len__(self) -> int:
        raise TypeError("a region has no number of points; iterate its samples")

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Action) and self.refusal(action) is None


@mypyc_attr(allow_interpreted_subclasses=True)
class Joined(Options):
    """Several kinds of options in one ask: a region to move to, or a list of other things."""

    def __init__(self, parts: list[Options]) -> None:
        self.parts = parts

    def __iter__(self) -> Iterator[Action]:
        for part in self.parts:
            yield from part

    def __len__(self) -> int:
        return sum(len(part) for part in self.parts)

    def __contains__(self, action: object) -> bool:
        return any(action in part for part in self.parts)

    def sample(self, rng: Random) -> Action:
        filled = [part for part in self.parts if part]
        return rng.choice(filled).sample(rng)

    def refusal(self, action: Action) -> Refusal | None:
        """The most telling reason: the first that is not just "not offered"."""
        answer: Refusal | None = NOT_OFFERED
        for part in self.parts:
            refusal = part.refusal(action)
            if refusal is None:
                return None
            if answer == NOT_OFFERED:
                answer = refusal
        return answer

    def near_misses(self) -> Iterator[tuple[Action, Refusal]]:
        for part in self.parts:
            yield from part.near_misses()

    def describe(self) -> dict[str, Any]:
        return {"kind": "joined", "parts": [part.describe() for part in self.parts]}
