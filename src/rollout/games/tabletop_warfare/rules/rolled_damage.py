"""The damage of a weapon line (TW-DMG-01)."""

from __future__ import annotations

from rollout.games.tabletop_warfare.attack_events import DamageRolled
from rollout.games.tabletop_warfare.content.roster import Mode
from rollout.games.tabletop_warfare.model import Figure, State
from rollout.games.tabletop_warfare.rules.dice import cast
from rollout.kernel.game import Script, Table


def rolled(table: Table[State], figure: Figure, mode: Mode) -> Script[int]:
    """As printed; each die is rolled on its own, so that each may be rolled again."""
    faces: tuple[int, ...] = ()
    for _ in range(mode.dice):
        face = yield from cast(table, figure, "damage", mode.sides)
        faces = (*faces, face)
    if faces:
        table.tell(DamageRolled(figure.id, faces, mode.sides, mode.plus))
    return sum(faces) + mode.plus
