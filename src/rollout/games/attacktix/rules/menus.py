"""Menus that say by which rule something else is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rollout.games.attacktix.actions import (
    Advance,
    Aim,
    AttackWith,
    Call,
    Choose,
    DeclineAbility,
    EndAttacks,
    EndMoves,
    Enter,
    FireAgain,
    Halt,
    Knob,
    Move,
    PushTo,
    SettleFirst,
    Shove,
    Slash,
    Spare,
    Stand,
    StopFiring,
    TakeSide,
    TearDown,
    Throw,
    TurnBase,
    UseAbility,
    Wreck,
)
from rollout.games.attacktix.content.vocabulary import RALLY, RECRUIT, TRANSFORM
from rollout.games.attacktix.model import (
    ATTACK,
    BACK_UP,
    DEFEATED,
    FALLEN,
    IN_PLAY,
    NOTHING,
    PRACTICE,
    State,
)
from rollout.games.attacktix.rules.on_the_table import is_opponent
from rollout.games.attacktix.setup import FREE_FOR_ALL, TEAMS
from rollout.kernel.actions import Action
from rollout.kernel.errors import Refusal
from rollout.kernel.options import NOT_OFFERED, Joined, Listed, Options
from rollout.space.plane import Disc, Point
from rollout.space.regions import Stance

Explain = Callable[[Action], Refusal | None]
ROLLING = (Advance, Halt, Shove)
POSES = (Aim, Slash, Throw)
ORDERS = (AttackWith, TearDown, EndAttacks)
QUESTIONS: Final = {
    TakeSide: "AT-DEC-05",
    Stand: "AT-DEC-03",
    Move: "AT-DEC-06",
    EndMoves: "AT-DEC-06",
    Advance: "AT-DEC-07",
    Halt: "AT-DEC-07",
    Shove: "AT-DEC-07",
    Wreck: "AT-DEC-08",
    Spare: "AT-DEC-08",
    AttackWith: "AT-DEC-09",
    TearDown: "AT-DEC-09",
    EndAttacks: "AT-DEC-09",
    Aim: "AT-DEC-10",
    Slash: "AT-DEC-10",
    Throw: "AT-DEC-10",
    Knob: "AT-DEC-11",
    FireAgain: "AT-DEC-12",
    StopFiring: "AT-DEC-12",
    Choose: "AT-DEC-13",
    Enter: "AT-DEC-13",
    PushTo: "AT-DEC-13",
    SettleFirst: "AT-DEC-15",
    UseAbility: "AT-RUL-30",
    DeclineAbility: "AT-RUL-30",
    Call: "AT-DEC-16",
}
"""To which question each answer belongs: it is refused by that where another is asked."""


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
        """Nothing is joined that is empty."""
        return bool(self.parts)

    def refusal(self, action: Action) -> Refusal | None:
        found = super().refusal(action)
        return self.explain(action) or found if found == NOT_OFFERED else found


class Turning(Stance):
    """Any facing of a base; there is no other angle, by that rule."""

    def __init__(self, base: Disc, now: int, goals: list[Point], rule: str) -> None:
        super().__init__(base, now, goals)
        self.rule = rule

    def refusal(self, value: int) -> Refusal | None:
        found = super().refusal(value)
        return None if found is None else Refusal(self.rule, found.why)


def menu(
    state: State, seat: int, actions: list[Action], refused: dict[Action, Refusal] | None = None
) -> Menu:
    """A list of answers; all others are refused by the rule that speaks against them now."""
    return Menu(actions, lambda action: why_not_now(state, seat, action), refused)


def ordered_about(state: State, seat: int, action: Move | AttackWith | TearDown) -> Refusal | None:
    """AT-MOV-12: whether a figure is this seat's to handle, and stands on the table."""
    figure = action.figure
    details = {"figure": figure}
    zone = state.figures[figure].zone if 0 <= figure < len(state.figures) else ""
    if zone != IN_PLAY:
        rule = "AT-RUL-24" if zone in (FALLEN, DEFEATED) else "AT-DEC-09"
        return Refusal("AT-MOV-01" if isinstance(action, Move) else rule, "not-in-play", details)
    if state.figures[figure].controller != seat:
        return Refusal("AT-MOV-12", "not-yours", details)
    return None


def why_not_now(state: State, seat: int, action: Action) -> Refusal:
    """The rule that speaks against an answer at this point of a match."""
    if isinstance(action, (Move, AttackWith, TearDown)):
        foreign = ordered_about(state, seat, action)
        if foreign is not None:
            return foreign
    if isinstance(action, (Move, EndMoves, *ROLLING)) and state.phase == ATTACK:
        if state.mover == NOTHING:
            return Refusal("AT-MOV-07", "moves-are-over")
        return Refusal("AT-ABL-06", "one-at-a-time", {"figure": state.mover})
    if isinstance(action, Move) and state.figures[action.figure].moved:
        return Refusal("AT-MOV-01", "has-moved", {"figure": action.figure})
    if isinstance(action, (Move, EndMoves)) and state.mover != NOTHING:
        return Refusal("AT-RUL-18", "one-at-a-time", {"figure": state.mover})
    if isinstance(action, ORDERS) and state.phase not in (ATTACK, PRACTICE):
        return Refusal("AT-TRN-01", "moves-come-first")
    if isinstance(action, ORDERS) and state.attacker != NOTHING:
        return Refusal("AT-RUL-22", "one-after-the-other", {"figure": state.attacker})
    if isinstance(action, TurnBase):
        return Refusal("AT-ATK-03", "base-stays")
    rule = QUESTIONS.get(type(action))
    return NOT_OFFERED if rule is None else Refusal(rule, "not-now")


def why_not_fired(state: State, seat: int, action: Action) -> Refusal:
    """AT-BM-05, AT-RUL-41: between the shots of an attack there is no other aim, and no other."""
    if isinstance(action, (*POSES, TurnBase)):
        return Refusal("AT-BM-05", "aim-is-locked")
    why = why_not_now(state, seat, action)
    if why.rule == "AT-RUL-22":
        return Refusal("AT-RUL-41", why.why, why.details)
    return why


def why_not_posed(state: State, figure: int, action: Action) -> Refusal:
    """AT-ATK-02, AT-ATK-03, AT-RUL-83: what else a figure that attacks is not allowed."""
    if isinstance(action, TurnBase):
        agreed = state.options.friendly_turn != "off"
        return Refusal("AT-ATK-04" if agreed else "AT-ATK-03", "base-stays")
    if isinstance(action, Throw) and action.thing != NOTHING:
        return Refusal("AT-RUL-83", "cannot-be-thrown")
    if isinstance(action, POSES):
        return Refusal("AT-ATK-02", "another-weapon", {"figure": figure})
    return why_not_now(state, state.figures[figure].controller, action)


def why_not_chosen(state: State, user: int, verb_on_opponents: bool, action: Action) -> Refusal:
    """AT-SPC-04 and the rules about whom an ability may be used on."""
    seat = state.figures[user].controller
    if not isinstance(action, Choose):
        return why_not_now(state, seat, action)
    details = {"figure": action.figure}
    if not 0 <= action.figure < len(state.figures):
        return Refusal("AT-SPC-04", "does-not-fit", details)
    opponent = is_opponent(state, seat, state.figures[action.figure].controller)
    if verb_on_opponents and not opponent:
        rule = "AT-TEAM-08" if state.mode == TEAMS else "AT-RUL-64"
        return Refusal(rule, "for-opponents", details)
    if not verb_on_opponents and opponent:
        rule = {FREE_FOR_ALL: "AT-FFA-06", TEAMS: "AT-TEAM-07"}.get(state.mode, "AT-SPC-04")
        return Refusal(rule, "for-the-own-side", details)
    return Refusal(_why_it_does_not_fit(state, user, action.figure), "does-not-fit", details)


def _why_it_does_not_fit(state: State, user: int, figure: int) -> str:
    """The rule by which this figure of the own side is not meant: its place, or what it is."""
    ability, zone = state.sculpt(user).ability, state.figures[figure].zone
    verb = "" if ability is None else ability.verb
    if verb == TRANSFORM:
        return "AT-RUL-34" if zone == BACK_UP else "AT-SPC-03"
    if verb == RECRUIT and zone != BACK_UP:
        return "AT-ABL-04"
    if verb == RALLY and zone != DEFEATED:
        return "AT-RUL-32" if zone == FALLEN and figure != user else "AT-ABL-05"
    return "AT-SPC-04"
