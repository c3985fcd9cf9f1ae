"""Menus that say by which rule something else is refused."""

from __future__ import annotations

from collections.abc import Callable

from rollout.games.attacktix.actions import (
    Advance,
    Aim,
    AttackWith,
    Choose,
    EndAttacks,
    Halt,
    Move,
    Shove,
    Slash,
    TearDown,
    Throw,
    TurnBase,
)
from rollout.games.attacktix.model import ATTACK, IN_PLAY, NOTHING, State
from rollout.games.attacktix.rules.on_the_table import is_opponent
from rollout.games.attacktix.setup import FREE_FOR_ALL, TEAMS
from rollout.kernel.actions import Action
from rollout.kernel.errors import Refusal
from rollout.kernel.options import NOT_OFFERED, Joined, Listed, Options

Explain = Callable[[Action], Refusal | None]
ROLLING = (Advance, Halt, Shove)
POSES = (Aim, Slash, Throw)


class Menu(Listed):
    """A list; what is not on it is refused by a rule where there is one."""

    def __init__(
        self, actions: list[Action], explain: Explain, refused: dict[Action, Refusal] | None = None
    ) -> None:
        super().__init__(actions, refused)
        self.explain = explain

    def refusal(self, action: Action) -> Refusal | None:
        found = super().refusal(action)
        return self.explain(action) or found if found == NOT_OFFERED else found


class Choices(Joined):
    """Several kinds of options, with rules for what is none of them."""

    def __init__(self, parts: list[Options], explain: Explain) -> None:
        super().__init__(parts)
        self.explain = explain

    def __bool__(self) -> bool:
        return any(bool(part) for part in self.parts)

    def refusal(self, action: Action) -> Refusal | None:
        found = super().refusal(action)
        return self.explain(action) or found if found == NOT_OFFERED else found


def ordered_about(state: State, seat: int, figure: int) -> Refusal | None:
    """AT-MOV-12: whether a figure is this seat's to handle, and stands on the table."""
    if not 0 <= figure < len(state.figures):
        return None
    each = state.figures[figure]
    if each.zone != IN_PLAY:
        return Refusal("AT-MOV-01", "not-in-play", {"figure": figure})
    if each.controller != seat:
        return Refusal("AT-MOV-12", "not-yours", {"figure": figure})
    return None


def why_not_now(state: State, seat: int, action: Action) -> Refusal | None:
    """The rule that speaks against an order at this point of a turn; None if none does."""
    if isinstance(action, (Move, AttackWith, TearDown)):
        foreign = ordered_about(state, seat, action.figure)
        if foreign is not None:
            return foreign
    if isinstance(action, Move):
        if state.phase == ATTACK:
            return Refusal("AT-MOV-07", "moves-are-over")
        if state.mover != NOTHING:
            return Refusal("AT-RUL-18", "one-at-a-time", {"figure": state.mover})
    if isinstance(action, ROLLING) and state.phase == ATTACK and state.mover == NOTHING:
        return Refusal("AT-MOV-07", "moves-are-over")
    if isinstance(action, (AttackWith, TearDown, EndAttacks)) and state.phase != ATTACK:
        return Refusal("AT-TRN-01", "moves-come-first")
    if isinstance(action, TurnBase):
        return Refusal("AT-ATK-03", "base-stays")
    return None


def why_not_posed(state: State, figure: int, action: Action) -> Refusal | None:
    """AT-ATK-02, AT-ATK-03, AT-RUL-83: what else a figure that attacks is not allowed."""
    if isinstance(action, TurnBase):
        return Refusal("AT-ATK-03", "base-stays")
    if isinstance(action, Throw) and action.thing != NOTHING:
        return Refusal("AT-RUL-83", "cannot-be-thrown")
    if isinstance(action, POSES):
        return Refusal("AT-ATK-02", "another-weapon", {"figure": figure})
    return None


def why_not_chosen(
    state: State, user: int, verb_on_opponents: bool, action: Action
) -> Refusal | None:
    """AT-SPC-04 and the rules about whom an ability may be used on."""
    if not isinstance(action, Choose) or not 0 <= action.figure < len(state.figures):
        return None
    details = {"figure": action.figure}
    seat, other = state.figures[user].controller, state.figures[action.figure].controller
    opponent = is_opponent(state, seat, other)
    if verb_on_opponents and not opponent:
        rule = "AT-TEAM-08" if state.mode == TEAMS else "AT-RUL-64"
        return Refusal(rule, "for-opponents", details)
    if not verb_on_opponents and opponent:
        rule = {FREE_FOR_ALL: "AT-FFA-06", TEAMS: "AT-TEAM-07"}.get(state.mode, "AT-SPC-04")
        return Refusal(rule, "for-the-own-side", details)
    return Refusal("AT-SPC-04", "does-not-fit", details)
