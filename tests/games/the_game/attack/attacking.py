"""Words for attack tests: make an attack of unit 0, or hear why it is refused."""

from __future__ import annotations

from collections.abc import Sequence

from rollout.games.the_game.model import State
from rollout.games.the_game.rules.aim import aim_of
from rollout.games.the_game.rules.attack import attack, attack_actions, attack_refusal
from rollout.games.the_game.rules.to_hit import to_hit, worst_hexes
from rollout.kernel.actions import Action
from tests.games.the_game.table import Played, play

SURE_HIT = ("to_hit", 10)


def made(
    state: State,
    action: Action,
    *dice: tuple[str, int],
    answers: Sequence[Action] = (),
    by: int = 0,
) -> Played:
    """The attack, which must be legal, with its dice."""
    unit = state.units[by]
    assert attack_refusal(state, unit, action) is None
    assert action in attack_actions(state, unit)
    return play(state, lambda table: attack(table, unit, action), answers, dice)


def refused(state: State, action: Action, by: int = 0) -> str:
    """The rule that refuses the attack, "" when nothing does."""
    unit = state.units[by]
    refusal = attack_refusal(state, unit, action)
    assert (action in attack_actions(state, unit)) == (refusal is None)
    return "" if refusal is None else refusal.rule


def need(state: State, action: Action, by: int = 0) -> int:
    """The number to hit, with borders settled in the worst way for the attacker."""
    return sum(need_by_label(state, action, by).values())


def need_by_label(state: State, action: Action, by: int = 0) -> dict[str, int]:
    """The terms of that number."""
    aim = aim_of(state, state.units[by], action)
    return {term.label: term.amount for term in to_hit(state, aim, worst_hexes(state, aim)).terms}


def damage(*rolls: int) -> list[tuple[str, int]]:
    """The dice of a damage roll: resistance, then potential."""
    return list(zip(("resistance", "potential"), rolls, strict=True))
