"""Attacks (EW-ATK): declared, rolled, what hits does, damage and what follows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rollout.games.energon_wars.attack_events import AttackDeclared, AttackRolled, DamageRolled
from rollout.games.energon_wars.content.cards import Attack
from rollout.games.energon_wars.model import NOBODY, STANDING, State
from rollout.games.energon_wars.rules.cargo import drop_objectives
from rollout.games.energon_wars.rules.conditions import (
    TOKEN_FX,
    can_be_knocked_down,
    end_flight,
    knock_down,
)
from rollout.games.energon_wars.rules.damage import (
    ATTACKED,
    Loss,
    after_prevention,
    lose_hit_points,
)
from rollout.games.energon_wars.rules.effects import (
    Pending,
    apply_fx,
    change_form,
    fx_of_abilities,
    heal,
    take_effect,
    trigger,
    trigger_by_hit,
)
from rollout.games.energon_wars.rules.energizing import ATTACK_ROLL, DAMAGE_ROLL, energize
from rollout.games.energon_wars.rules.figures import (
    armor_of,
    damage_of,
    flies,
    has_keyword,
    score_of,
)
from rollout.games.energon_wars.rules.lasting import end_of_attack
from rollout.games.energon_wars.rules.reactions import offer_guard, react
from rollout.games.energon_wars.rules.rolls import Bonus, roll_damage, roll_to_hit
from rollout.games.energon_wars.rules.sight import defense_of
from rollout.games.energon_wars.rules.throws import throw_by_effect
from rollout.games.energon_wars.rules.transforming import transform_refusal
from rollout.games.energon_wars.rules.weapons import (
    Weapon,
    aim_refusal,
    hit_surely,
    own_attacks,
    strength_refusal,
)
from rollout.kernel.game import Script, Table
from rollout.kernel.reasons import Reasons, Term

DISPLACING: Final = ("drag", "push", "slam", "throw")


@dataclass
class Strike:
    """One target of an attack and what came of it."""

    target: int
    hit: bool = False
    critical: bool = False
    damage: int = 0
    energized: bool = False


def buy(table: Table[State], number: int, weapon: Weapon, targets: list[int]) -> None:
    """EW-ATK-01, EW-ATK-02, EW-EN-11, EW-EN-20: paid before any die, counted, declared."""
    state = table.state
    model, acting = state.models[number], state.acting
    model.energon -= weapon.attack.cost
    if weapon.source == NOBODY:
        acting.shots.append(weapon.key)
    else:
        state.models[weapon.source].used.append(weapon.key)
    has_attacked(state, number)
    if weapon.attack.melee and flies(state, number):
        end_flight(state, number)
    name = weapon.attack.name
    table.tell(AttackDeclared(number, name, tuple(targets), weapon.attack.cost))


def has_attacked(state: State, number: int) -> None:
    """EW-ACT-04, EW-RUL-15: the walk is gone, unless the card says otherwise; a new window."""
    acting = state.acting
    acting.attacked = True
    acting.free.clear()
    if not has_keyword(state, number, "attack_first"):
        acting.walked = True


def attack_one(table: Table[State], number: int, attack: Attack, target: int) -> Script[None]:
    """EW-ATK-03: against one target, who may have a bodyguard."""
    target = yield from offer_guard(table, target, number, attack)
    yield from attack_all(table, number, attack, [target])


def attack_all(
    table: Table[State], number: int, attack: Attack, targets: list[int]
) -> Script[None]:
    """EW-ATK-14, EW-RUL-94: all dice, then prevention one by one, then all losses together."""
    state = table.state
    pending: list[Pending] = []
    for target in targets:
        pending += yield from react(table, "re_target", target, number, attack)
    to_hit = Bonus(False)
    to_damage: Bonus | None = None
    strikes: list[Strike] = []
    if targets:
        to_hit.bought = yield from energize(table, number, ATTACK_ROLL, targets[0])
    for target in targets:
        strike = yield from _roll_attack(table, number, attack, target, to_hit)
        strikes.append(strike)
        if not strike.hit:
            continue
        pending += yield from _hit_effects(table, number, attack, strike)
        if state.models[target].status != STANDING:
            continue
        if to_damage is None:
            to_damage = Bonus(False)
            to_damage.bought = yield from energize(table, number, DAMAGE_ROLL, target)
        yield from _roll_damage(table, number, attack, strike, to_damage)
    hurt, fallen = yield from _losses(table, number, strikes)
    yield from _aftermath(table, number, attack, strikes, fallen)
    for strike in strikes:
        if state.models[strike.target].status != STANDING:
            continue
        window = "" if strike.hit else "re_miss"
        if strike.target in hurt:
            window = "re_hurt"
        if window:
            pending += yield from react(table, window, strike.target, number, attack)
    end_of_attack(state)
    yield from carry_out_pending(table, pending)


def _roll_attack(
    table: Table[State], number: int, attack: Attack, target: int, bonus: Bonus
) -> Script[Strike]:
    """EW-ATK-05."""
    state = table.state
    need = defense_of(state, number, target, attack)
    score = score_of(state, number, attack, target)
    sure = hit_surely(state, target)
    rolled = yield from roll_to_hit(table, number, score, need, sure, bonus, "attack")
    table.tell(
        AttackRolled(number, target, rolled.dice, rolled.score, need, rolled.hit, rolled.critical)
    )
    return Strike(target, rolled.hit, rolled.critical, energized=bonus.bought)


def _hit_effects(
    table: Table[State], number: int, attack: Attack, strike: Strike
) -> Script[list[Pending]]:
    """EW-ATK-10, EW-RUL-26: tokens, then displacement, then knockdown; collisions hurt at once.

    Attacks are returned that reactions to a throw allow."""
    state, target = table.state, strike.target
    pending: list[Pending] = []
    tied = yield from trigger_by_hit(table, number, attack, target, strike.critical)
    words = [*attack.fx, *fx_of_abilities(tied)]
    for word in words:
        if word.name in TOKEN_FX or word.name == "shock":
            yield from apply_fx(table, number, target, word)
    for ability, targets in tied:
        yield from take_effect(table, number, ability, targets)
    for word in words:
        if word.name in DISPLACING and state.models[target].status == STANDING:
            if word.name == "throw":
                pending += yield from throw_by_effect(table, number, target, strike.energized)
            else:
                yield from apply_fx(table, number, target, word)
    for word in words:
        if word.name == "knockdown" and state.models[target].status == STANDING:
            if can_be_knocked_down(state, target):
                chooser = state.models[number].seat
                yield from drop_objectives(table, target, ("sparkplug",), chooser)
            yield from knock_down(table, target)
        if word.name == "repair":
            heal(table, number, word.number, 0, number)
    return pending


def _roll_damage(
    table: Table[State], number: int, attack: Attack, strike: Strike, bonus: Bonus
) -> Script[None]:
    """EW-ATK-07: what comes above the armor. An attack of a type the target is immune to is
    nothing (EW-RUL-76)."""
    state, target = table.state, strike.target
    damage = damage_of(state, number, attack, target)
    dice = yield from roll_damage(table, number, damage, bonus)
    if bonus.bought:
        damage = Reasons((*damage.terms, Term("energized", bonus.value, "EW-EN-14")))
    armor = armor_of(state, target)
    amount = max(0, sum(dice[:2]) + damage.total - armor.total)
    strike.damage = amount
    table.tell(DamageRolled(number, target, dice, damage, armor, amount))


def _losses(
    table: Table[State], number: int, strikes: list[Strike]
) -> Script[tuple[list[int], list[int]]]:
    """EW-RUL-94: who lost hit points, and who fell."""
    losses: list[Loss] = []
    for strike in strikes:
        if strike.damage and table.state.models[strike.target].status == STANDING:
            left = yield from after_prevention(
                table, strike.target, strike.damage, ATTACKED, number
            )
            losses.append(Loss(strike.target, left, ATTACKED, number))
    yield from lose_hit_points(table, losses)
    fallen = [each.target for each in strikes if table.state.models[each.target].hp == 0]
    return [loss.model for loss in losses if loss.amount > 0], fallen


def _aftermath(
    table: Table[State], number: int, attack: Attack, strikes: list[Strike], fallen: list[int]
) -> Script[None]:
    """Kills, and the transformation that is part of an attack (EW-TRN-05)."""
    state = table.state
    seat = state.models[number].seat
    for target in [each for each in fallen if state.models[each].seat != seat]:
        yield from trigger(table, "kill", number, attack, target)
    if (
        attack.has("transform")
        and any(strike.hit for strike in strikes)
        and state.models[number].status == STANDING
        and transform_refusal(state, number) is None
    ):
        yield from change_form(table, number, 0)


def carry_out_pending(table: Table[State], pending: list[Pending]) -> Script[None]:
    """Attacks that reactions allow, once what triggered them is finished."""
    state = table.state
    for user, name, target in pending:
        rows = own_attacks(state, user, name)
        if (
            not rows
            or state.models[user].status != STANDING
            or state.models[target].status != STANDING
            or strength_refusal(state, user, rows[0]) is not None
            or aim_refusal(state, user, rows[0], target) is not None
        ):
            continue
        if rows[0].melee and flies(state, user):
            end_flight(state, user)
        table.tell(AttackDeclared(user, name, (target,), 0))
        yield from attack_all(table, user, rows[0], [target])
