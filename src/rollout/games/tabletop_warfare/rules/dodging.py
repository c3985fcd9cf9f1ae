"""Dodge (TW-FAE-03, TW-RUL-37)."""

from __future__ import annotations

from typing import Final

from rollout.games.tabletop_warfare.actions import Dodge, TakeTheHit
from rollout.games.tabletop_warfare.attack_events import DodgeRolled
from rollout.games.tabletop_warfare.model import Figure, State
from rollout.games.tabletop_warfare.rules.dice import D6, cast
from rollout.games.tabletop_warfare.rules.figures import has, seat_for
from rollout.kernel.game import Script, Table
from rollout.kernel.options import Listed

DODGED: Final = 5


def may_dodge(table: Table[State], target: Figure, by: int) -> Script[bool]:
    """Its owner may roll 1d6; on 5 or 6 the whole hit is nothing for it."""
    state = table.state
    if not has(state, target, "dodge"):
        return False
    choice = yield table.ask(
        seat_for(state, target),
        "dodge",
        Listed([Dodge(), TakeTheHit()]),
        figure=target.id,
        by=by,
    )
    if isinstance(choice, TakeTheHit):
        return False
    roll = yield from cast(table, target, "dodge", D6, need=DODGED)
    table.tell(DodgeRolled(target.id, roll, roll >= DODGED))
    return bool(roll >= DODGED)
