"""What a figure may do with its next action: the one definition of it (TW-ACT, TW-SPC).

Each kind of action is an `Act`; `all_acts` lists them in `ACTS`.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, ClassVar, Final

import msgspec

from rollout.games.tabletop_warfare.actions import Decline
from rollout.games.tabletop_warfare.events import ActionLost, FreeActionBegan, Held
from rollout.games.tabletop_warfare.model import Acting, Figure, State
from rollout.games.tabletop_warfare.rules.dice import D6, cast
from rollout.games.tabletop_warfare.rules.figures import (
    card_of,
    seat_for,
)
from rollout.games.tabletop_warfare.rules.placing import drop_hooks
from rollout.games.tabletop_warfare.rules.scenario_moves import deliver_trucks
from rollout.kernel.actions import Action
from rollout.kernel.errors import Refusal
from rollout.kernel.game import Script, Table
from rollout.kernel.options import NOT_OFFERED, Options

BOTH: Final = 2
SLIPPERY: Final = 2
"""TW-SPZ-03c: on this or less an oiled figure loses the action."""

NO_ACTIONS_LEFT: Final = Refusal("TW-ACT-01", "refuse-no-actions-left")
NEEDS_BOTH: Final = Refusal("TW-RUL-56", "refuse-needs-both-actions")
ALREADY_DONE: Final = Refusal("TW-ACT-02", "refuse-already-done")
ALREADY_USED: Final = Refusal("TW-SPC-03", "refuse-special-already-used")
NOT_ON_CARD: Final = Refusal("TW-SPC-04", "refuse-not-on-card")
NOT_FREELY: Final = Refusal("TW-RUL-17", "refuse-not-as-free-action")
BOTH_NOT_FREELY: Final = Refusal("TW-RUL-56", "refuse-not-as-free-action")


class Act:
    """One kind of action: which choices there are, what forbids one, what it does."""

    word: ClassVar[str] = ""
    """What counts once in an activation (TW-ACT-02)."""
    special: ClassVar[str] = ""
    """The word that must stand on the card (TW-SPC-04)."""
    actions: ClassVar[int] = 1
    freely: ClassVar[bool] = True
    """Whether it may be a free action (TW-RUL-17)."""
    slips: ClassVar[bool] = True
    """Whether an oiled figure rolls for it (TW-RUL-45)."""
    missing: ClassVar[Refusal] = NOT_ON_CARD
    """Why not, where the card does not have it."""

    def available(self, state: State, figure: Figure) -> bool:
        """Whether the card has it at all."""
        return not self.special or self.special in card_of(state, figure).specials

    def candidates(self, state: State, figure: Figure) -> list[Action]:
        """Everything that could be meant by it."""
        return []

    def refusal(self, state: State, figure: Figure, acting: Acting, action: Any) -> Refusal | None:
        return None

    def perform(
        self, table: Table[State], figure: Figure, acting: Acting, action: Any
    ) -> Script[None]:
        yield from ()


ACTS: Final[dict[type[Action], Act]] = {}
"""Filled by `all_acts`."""


class Acts(Options):
    """Everything the figure may do now. Worked out on first use, since forks often do not look."""

    def __init__(self, state: State, figure: Figure, acting: Acting) -> None:
        self.state = state
        self.figure = figure
        self.acting = acting
        self._listed: list[Action] | None = None

    def listed(self) -> list[Action]:
        found = self._listed
        if found is None:
            found = self._listed = list_acts(self.state, self.figure, self.acting)
        return found

    def __iter__(self) -> Iterator[Action]:
        return iter(self.listed())

    def __len__(self) -> int:
        return len(self.listed())

    def __bool__(self) -> bool:
        return True

    def __contains__(self, action: object) -> bool:
        if self._listed is not None:
            return action in self._listed
        return isinstance(action, Action) and self.refusal(action) is None

    def sample(self, rng: Random) -> Action:
        found = self.listed()
        return found[int(rng.random() * len(found))]

    def refusal(self, action: Action) -> Refusal | None:
        return act_refusal(self.state, self.figure, self.acting, action)

    def near_misses(self) -> Iterator[tuple[Action, Refusal]]:
        for action in _conceivable(self.state, self.figure):
            refusal = self.refusal(action)
            if refusal is not None:
                yield action, refusal

    def describe(self) -> dict[str, Any]:
        return {
            "kind": "acts",
            "figure": self.figure.id,
            "left": self.acting.actions,
            "actions": [msgspec.to_builtins(action) for action in self.listed()],
            "refused": [
                {"action": msgspec.to_builtins(action), "refusal": msgspec.to_builtins(refusal)}
                for action, refusal in self.near_misses()
            ],
        }


def list_acts(state: State, figure: Figure, acting: Acting) -> list[Action]:
    found: list[Action] = []
    for act in ACTS.values():
        if act.available(state, figure) and _allowance_refusal(act, acting) is None:
            found += [
                action
                for action in act.candidates(state, figure)
                if act.refusal(state, figure, acting, action) is None
            ]
    if acting.free:
        found.append(Decline())
    return found


def act_refusal(state: State, figure: Figure, acting: Acting, action: Action) -> Refusal | None:
    """None when the figure may do that now, else the first rule against it."""
    if isinstance(action, Decline):
        return None if acting.free else NOT_OFFERED
    act = ACTS.get(type(action))
    if act is None:
        return NOT_OFFERED
    if not act.available(state, figure):
        return act.missing
    refusal = _allowance_refusal(act, acting)
    return refusal if refusal is not None else act.refusal(state, figure, acting, action)


def _allowance_refusal(act: Act, acting: Acting) -> Refusal | None:
    """What the activation itself allows no more."""
    if acting.free and not act.freely:
        return NOT_FREELY if act.actions < BOTH else BOTH_NOT_FREELY
    if act.actions > acting.actions:
        return NEEDS_BOTH if acting.actions else NO_ACTIONS_LEFT
    if act.word in acting.taken:
        return ALREADY_USED if act.special else ALREADY_DONE
    return None


def perform_act(
    table: Table[State], figure: Figure, acting: Acting, action: Action
) -> Script[None]:
    """TW-SPZ-03c and -03d: what oil costs was not done, so it may be tried again."""
    act = ACTS[type(action)]
    acting.actions -= act.actions
    if act.slips and (yield from slips_on_oil(table, figure)):
        return
    if act.word and act.actions:
        acting.taken.append(act.word)
        acting.quick = True
    yield from act.perform(table, figure, acting, action)
    drop_hooks(table)
    deliver_trucks(table)


def slips_on_oil(table: Table[State], figure: Figure) -> Script[bool]:
    """TW-SPZ-03c: an oiled figure rolls before every action; whether it is lost."""
    if not figure.oiled:
        return False
    roll = yield from cast(table, figure, "oil", D6, need=SLIPPERY + 1)
    if roll <= SLIPPERY:
        table.tell(ActionLost(figure.id, "oil", roll))
        return True
    table.tell(Held(figure.id, "oil", roll))
    return False


def free_action(table: Table[State], figure: Figure, by: int, cause: str) -> Script[None]:
    """TW-RUL-17: one action outside the two; inside its own activation TW-RUL-18 still counts."""
    state = table.state
    own = state.acting if state.acting.figure == figure.id else None
    attacked = own is not None and own.attacked
    acting = Acting(figure.id, 1, [], attacked, False, True)
    table.tell(FreeActionBegan(figure.id, by, cause))
    choice = yield table.ask(
        seat_for(state, figure), "free_action", Acts(state, figure, acting), figure=figure.id
    )
    if isinstance(choice, Decline):
        return
    yield from perform_act(table, figure, acting, choice)
    if own is not None and acting.attacked:
        own.attacked = True


def _conceivable(state: State, figure: Figure) -> Iterator[Action]:
    for act in ACTS.values():
        if act.available(state, figure):
            yield from act.candidates(state, figure)
