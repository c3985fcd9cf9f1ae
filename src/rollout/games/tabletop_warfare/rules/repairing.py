"""Taking damage markers off a card (TW-STR-03, TW-RUL-55)."""

from __future__ import annotations

from rollout.games.tabletop_warfare.attack_events import MarkerRepaired, Repaired
from rollout.games.tabletop_warfare.model import Figure, State
from rollout.games.tabletop_warfare.rules.figures import kind_of
from rollout.games.tabletop_warfare.rules.sight import stir
from rollout.kernel.game import Table


def repair(
    table: Table[State], figure: Figure, amount: int, cause: str, by: int, form: int | None = None
) -> int:
    """At most the markers that are there, of the form in use unless another is named."""
    number = figure.form if form is None else form
    taken = min(amount, figure.damage[number])
    if taken <= 0:
        return 0
    if figure.halves and kind_of(table.state, figure).way == "combine":
        _repair_halves(table.state, figure, taken)
    figure.damage[number] -= taken
    table.tell(Repaired(figure.id, number, taken, figure.damage[number], cause, by))
    return taken


def _repair_halves(state: State, figure: Figure, amount: int) -> None:
    """TW-RUL-57: from the half with more damage first, then what is left from the other."""
    halves = [state.figures[half] for half in figure.halves]
    for half in sorted(halves, key=lambda half: -half.damage[half.form]):
        taken = min(amount, half.damage[half.form])
        half.damage[half.form] -= taken
        amount -= taken


def remove_critical(table: Table[State], figure: Figure, slot: int, by: int) -> None:
    """TW-RUL-55: the marker goes and its lasting effect with it; the slot can be hit again."""
    state = table.state
    form = figure.form
    figure.criticals[form] &= ~(1 << slot)
    weapon = kind_of(state, figure).cards[form].slots[slot].weapon
    if weapon:
        _restore_weapons(state, figure, form, weapon)
    stir(state)
    table.tell(MarkerRepaired(figure.id, slot, by))


def _restore_weapons(state: State, figure: Figure, form: int, weapon: str) -> None:
    """As many systems of that name stay destroyed as slots with their marker name one."""
    card = kind_of(state, figure).cards[form]
    marked = [
        slot
        for number, slot in enumerate(card.slots)
        if slot.weapon == weapon and figure.criticals[form] >> number & 1
    ]
    if any(slot.effect == "all" for slot in marked):
        return
    broken = [
        number
        for number, system in enumerate(card.systems)
        if system.name == weapon and figure.broken[form] >> number & 1
    ]
    for number in broken[len(marked) :]:
        figure.broken[form] &= ~(1 << number)
