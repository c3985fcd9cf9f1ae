"""Reactions to damage that is known: what lowers it before energon is spent (`re_damage`)."""

from __future__ import annotations

from rollout.games.energon_wars.actions import Proceed, React
from rollout.games.energon_wars.attack_events import Prevented
from rollout.games.energon_wars.events import AbilityUsed
from rollout.games.energon_wars.model import NOBODY, State
from rollout.games.energon_wars.rules.cargo import use_item_up
from rollout.games.energon_wars.rules.figures import abilities_of
from rollout.games.energon_wars.rules.limits import note_use, reaction_refusal
from rollout.kernel.actions import Action
from rollout.kernel.game import Script, Table
from rollout.kernel.options import Listed


def shield_reactions(table: Table[State], number: int, amount: int) -> Script[int]:
    """EW-ABL-02: each such ability may be used once, in its window; what damage is left.

    As all reactions they are for the seat that is not active."""
    state = table.state
    active = state.acting.model
    if active != NOBODY and state.models[active].seat == state.models[number].seat:
        return amount
    declined: list[int] = []
    while amount > 0:
        offers: list[Action] = [
            React(number, row)
            for row, ability in enumerate(abilities_of(state, number))
            if ability.when == "re_damage"
            and row not in declined
            and reaction_refusal(state, number, ability) is None
        ]
        if not offers:
            break
        model = state.models[number]
        answer = yield table.ask(
            model.seat, "shield", Listed([*offers, Proceed()]), model=number, damage=amount
        )
        if not isinstance(answer, React):
            break
        ability = abilities_of(state, number)[answer.ability]
        declined.append(answer.ability)
        model.energon -= ability.cost
        note_use(model, ability)
        table.tell(AbilityUsed(number, ability.name, (number,), ability.cost))
        spared = min(amount, sum(word.number for word in ability.effects))
        amount -= spared
        table.tell(Prevented(number, spared, 0))
        use_item_up(table, number, ability)
    return amount
