"""The chosen action of the menu is carried out."""

from __future__ import annotations

from rollout.games.energon_wars.actions import (
    Attack,
    AttackAround,
    Capture,
    Climb,
    Consume,
    OpenMatrix,
    PassOn,
    PickUp,
    Punch,
    Repair,
    Run,
    SetDown,
    Spray,
    TakeOver,
    Throw,
    ThrowObject,
    Trample,
    Transform,
    Travel,
    UseAbility,
    UseAbilityAt,
    Walk,
)
from rollout.games.energon_wars.content.cards import Ability
from rollout.games.energon_wars.content.phrases import EVERYONE
from rollout.games.energon_wars.content.table import INCH
from rollout.games.energon_wars.events import AbilityUsed, CloudPlaced
from rollout.games.energon_wars.model import Cloud, State
from rollout.games.energon_wars.rules.attacks import (
    attack_all,
    attack_one,
    buy,
    carry_out_pending,
)
from rollout.games.energon_wars.rules.cargo import carrier_of, use_item_up
from rollout.games.energon_wars.rules.climbing import climb
from rollout.games.energon_wars.rules.combining import combine, split
from rollout.games.energon_wars.rules.effects import (
    change_form,
    destroy,
    heal,
    targets_of,
    use,
)
from rollout.games.energon_wars.rules.figures import side_of
from rollout.games.energon_wars.rules.limits import note_use
from rollout.games.energon_wars.rules.menu_refusals import Judge
from rollout.games.energon_wars.rules.movement import run, walk
from rollout.games.energon_wars.rules.scenario_actions import (
    capture,
    consume,
    open_matrix,
    travel,
)
from rollout.games.energon_wars.rules.storing import hand_over, pick_up, set_down
from rollout.games.energon_wars.rules.throws import throw_model, throw_object
from rollout.games.energon_wars.rules.trampling import trample
from rollout.games.energon_wars.rules.weapons import around, in_the_cone
from rollout.kernel.actions import Action
from rollout.kernel.game import Script, Table


def carry_out(table: Table[State], number: int, action: Action, judge: Judge) -> Script[None]:
    """One action of the active model; who is not there any more has ended its activation by it."""
    state = table.state
    if isinstance(action, Walk):
        yield from walk(table, number, action.path)
    elif isinstance(action, Run):
        yield from run(table, number, action.path)
    elif isinstance(action, Climb):
        climb(table, number, action)
    elif isinstance(action, Transform):
        yield from _transform(table, number)
    elif isinstance(action, Repair):
        state.acting.free.clear()
        heal(table, number, action.amount, action.amount, number)
    elif isinstance(action, (Attack, AttackAround, Spray, Trample)):
        yield from _attack(table, number, action, judge)
    elif isinstance(action, UseAbility):
        yield from _ability(table, number, action, judge)
    elif isinstance(action, UseAbilityAt):
        _cloud(table, number, action, judge.abilities[action.ability])
    else:
        yield from _handle(table, number, action)


def _transform(table: Table[State], number: int) -> Script[None]:
    """EW-TRN-01, EW-RUL-79."""
    state = table.state
    cost = side_of(state, number).transform_cost
    if cost:
        state.acting.free.clear()
    else:
        state.acting.free.append("transform")
    yield from change_form(table, number, cost)


def _attack(
    table: Table[State],
    number: int,
    action: Attack | AttackAround | Spray | Trample,
    judge: Judge,
) -> Script[None]:
    state = table.state
    weapon = judge.weapons[action.weapon]
    attack = weapon.attack
    if isinstance(action, Attack):
        buy(table, number, weapon, [action.target])
        yield from attack_one(table, number, attack, action.target)
    elif isinstance(action, AttackAround):
        struck = around(state, number, attack)
        buy(table, number, weapon, struck)
        yield from attack_all(table, number, attack, struck)
    elif isinstance(action, Spray):
        struck = in_the_cone(state, number, attack, action.bearing)
        buy(table, number, weapon, struck)
        yield from attack_all(table, number, attack, struck)
    else:
        yield from trample(table, number, weapon, (action.x, action.y))


def _ability(table: Table[State], number: int, action: UseAbility, judge: Judge) -> Script[None]:
    """EW-ABL-01; combining and splitting end the activation: the model is one no more."""
    state = table.state
    ability = judge.abilities[action.ability]
    words = [word.name for word in ability.effects]
    if "combine" in words:
        note_use(state.models[number], ability)
        yield from combine(table, number, ability)
        return
    if "split" in words:
        state.models[number].energon -= ability.cost
        table.tell(AbilityUsed(number, ability.name, (number,), ability.cost))
        yield from split(table, number)
        return
    targets = list(action.targets)
    if ability.who.kind == "self" or ability.who.count == EVERYONE:
        targets = targets_of(state, number, ability)
    if not ability.cost:
        state.acting.free.append(f"ability{ability.name}")
    pending = yield from use(table, number, ability, targets)
    yield from carry_out_pending(table, pending)


def _cloud(table: Table[State], number: int, action: UseAbilityAt, ability: Ability) -> None:
    """EW-LOS-13, EW-RUL-36."""
    state = table.state
    model = state.models[number]
    model.energon -= ability.cost
    if ability.cost:
        state.acting.free.clear()
    else:
        state.acting.free.append(f"ability{ability.name}")
    note_use(model, ability)
    radius = max(word.number for word in ability.effects) * INCH
    table.tell(AbilityUsed(number, ability.name, (), ability.cost))
    state.clouds.append(Cloud(action.x, action.y, radius, number))
    table.tell(CloudPlaced(number, action.x, action.y, radius))
    use_item_up(table, number, ability)


def _handle(table: Table[State], number: int, action: Action) -> Script[None]:
    """Throws, storage, terrain and what the scenario allows."""
    state = table.state
    if isinstance(action, Throw):
        pending = yield from throw_model(table, number, action.target)
        yield from carry_out_pending(table, pending)
    elif isinstance(action, ThrowObject):
        pending = yield from throw_object(table, number, action.piece)
        yield from carry_out_pending(table, pending)
    elif isinstance(action, Punch):
        state.acting.free.append("punch")
        destroy(table, action.piece, number)
    elif isinstance(action, PickUp):
        pick_up(table, number, action.cargo)
    elif isinstance(action, PassOn):
        hand_over(table, number, action.cargo, action.to)
    elif isinstance(action, TakeOver):
        hand_over(table, carrier_of(state, action.cargo), action.cargo, number)
    elif isinstance(action, SetDown):
        yield from set_down(table, number, action.cargo)
    elif isinstance(action, Consume):
        consume(table, number, action.token)
    elif isinstance(action, Capture):
        yield from capture(table, number, action.token)
    elif isinstance(action, OpenMatrix):
        yield from open_matrix(table, number)
    elif isinstance(action, Travel):
        yield from travel(table, number, action.token)
