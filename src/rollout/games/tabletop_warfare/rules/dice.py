"""Dice and who may roll them again (TW-RUL-29)."""

from __future__ import annotations

from typing import Final

from rollout.games.tabletop_warfare.actions import KeepRoll, RerollAimed, RerollInspired
from rollout.games.tabletop_warfare.attack_events import Rerolled
from rollout.games.tabletop_warfare.content.measures import INCH
from rollout.games.tabletop_warfare.model import Figure, State
from rollout.games.tabletop_warfare.rules.figures import (
    friends,
    has,
    near,
    seat_for,
    stands,
)
from rollout.kernel.actions import Action
from rollout.kernel.errors import Refusal
from rollout.kernel.game import Script, Table
from rollout.kernel.options import NOT_OFFERED, Listed
from rollout.kernel.reasons import Reasons

D6: Final = 6
D20: Final = 20
INSPIRATION: Final = 6 * INCH
NOT_INSPIRED: Final = Refusal("TW-FAE-11", "refuse-not-inspired")
NO_REROLL_LEFT: Final = Refusal("TW-AIM-04", "refuse-no-reroll-left")


class Rerolls(Listed):
    """TW-RUL-29: keep the die, or roll it again as long as something allows that."""

    def refusal(self, action: Action) -> Refusal | None:
        if action in self.actions:
            return None
        if isinstance(action, RerollInspired):
            return NOT_INSPIRED
        return NO_REROLL_LEFT if isinstance(action, RerollAimed) else NOT_OFFERED


def inspired(state: State, figure: Figure) -> bool:
    """TW-FAE-11: whether an Inspiring friend is near."""
    return stands(figure) and any(
        has(state, friend, "inspiring") and near(state, friend, figure, INSPIRATION)
        for friend in friends(state, figure)
    )


def cast(
    table: Table[State],
    figure: Figure,
    about: str,
    sides: int,
    need: int | None = None,
    reasons: Reasons | None = None,
) -> Script[int]:
    """A die that is rolled for a figure by its player.

    TW-FAE-11: an Inspiring friend lets it be rolled again once. TW-AIM-04: inside an Attack
    action each aim marker lets the attacker roll any die again.
    """
    state = table.state
    face: int = yield table.roll(about, sides, need, reasons)
    fresh = True
    while True:
        offers: list[Action] = [KeepRoll()]
        if fresh and inspired(state, figure):
            offers.append(RerollInspired())
        if state.rerolls > 0 and state.shooter == figure.id:
            offers.append(RerollAimed())
        if len(offers) == 1:
            return face
        choice = yield table.ask(
            seat_for(state, figure),
            "reroll",
            Rerolls(offers),
            figure=figure.id,
            die=about,
            face=face,
            sides=sides,
            need=need or 0,
            left=state.rerolls if state.shooter == figure.id else 0,
        )
        if isinstance(choice, KeepRoll):
            return face
        before = face
        face = yield table.roll(about, sides, need, reasons)
        if isinstance(choice, RerollInspired):
            fresh = False
            table.tell(Rerolled(figure.id, about, before, face, "inspiring"))
        else:
            state.rerolls -= 1
            table.tell(Rerolled(figure.id, about, before, face, "aim"))


def roll_off(table: Table[State], about: str) -> Script[tuple[int, int]]:
    """Both sides roll a d20, ties again (TW-RUL-63): the rolls, which differ."""
    while True:
        first: int = yield table.roll(about, D20)
        second: int = yield table.roll(about, D20)
        if first != second:
            return first, second
