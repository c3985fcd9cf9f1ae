"""Energizing (EW-EN-13 to EW-EN-16): a D3 for an attack roll or a damage roll."""

from __future__ import annotations

from typing import Final

from rollout.games.energon_wars.actions import Decide
from rollout.games.energon_wars.attack_events import Energized
from rollout.games.energon_wars.model import State
from rollout.games.energon_wars.rules.figures import carries, is_disrupted, passives
from rollout.games.energon_wars.rules.freed import is_freed, spend_freedom
from rollout.kernel.actions import Action
from rollout.kernel.game import Script, Table
from rollout.kernel.options import Listed, Options

COST: Final = 1
YES_OR_NO: Final[list[Action]] = [Decide(True), Decide(False)]
ESCALATING_FROM: Final = 3
"""Escalation: from this round on, one energized damage roll a round costs nothing."""
ATTACK_ROLL: Final = "attack"
DAMAGE_ROLL: Final = "damage"
FREED: Final = "energize_damage"


def yes_or_no() -> Options:
    return Listed(YES_OR_NO)


def three_sided(face: int) -> int:
    """EW-EN-15: 1-2 gives 1, 3-4 gives 2, 5-6 gives 3."""
    return (face + 1) // 2


def energize(table: Table[State], number: int, roll: str, target: int) -> Script[bool]:
    """Ask whether this roll is energized, where that is possible, and pay."""
    state = table.state
    cost = energizing_cost(state, number, roll)
    model = state.models[number]
    if cost is None or cost > model.energon:
        return False
    answer = yield table.ask(
        model.seat, f"energize_{roll}", yes_or_no(), model=number, target=target, cost=cost
    )
    if not answer.yes:
        return False
    if cost:
        model.energon -= cost
        state.acting.free.clear()
    else:
        _use_the_free_one(state, number, roll)
    table.tell(Energized(number, roll, cost))
    return True


def energizing_cost(state: State, number: int, roll: str) -> int | None:
    """What it costs now; None when it is not possible (EW-EN-16, EW-RUL-68)."""
    model = state.models[number]
    if is_disrupted(model):
        return None
    if roll == ATTACK_ROLL and _locked(state, number):
        return None
    return 0 if _is_free(state, number, roll) else COST


def _locked(state: State, number: int) -> bool:
    """By an ability of its own, or for a while by that of another."""
    if any(each.verb == "lock" for each in state.models[number].lasting):
        return True
    return any(word.name == "lock" for _, word in passives(state, number))


def _is_free(state: State, number: int, roll: str) -> bool:
    if roll == DAMAGE_ROLL and is_freed(state, number, FREED):
        return True
    if _kremzeek(state, number):
        return True
    return roll == DAMAGE_ROLL and _escalating(state, state.models[number].seat)


def _use_the_free_one(state: State, number: int, roll: str) -> None:
    if roll == DAMAGE_ROLL and is_freed(state, number, FREED):
        spend_freedom(state, number, FREED)
    elif _kremzeek(state, number):
        state.acting.lucky = True
    else:
        state.armed[state.models[number].seat] = state.round


def _kremzeek(state: State, number: int) -> bool:
    """Kremzeek!: a carrier may energize one roll per activation free of charge."""
    acting = state.acting
    return acting.model == number and not acting.lucky and carries(state, number, "kremzeek")


def _escalating(state: State, seat: int) -> bool:
    return (
        state.plays == "escalation"
        and state.round >= ESCALATING_FROM
        and state.armed[seat] != state.round
    )
