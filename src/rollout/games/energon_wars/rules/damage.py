"""Damage: prevented, suffered, and what comes of it (EW-EN-12, EW-ATK-08, EW-ATK-09)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rollout.games.energon_wars.actions import Prevent
from rollout.games.energon_wars.attack_events import Damaged, Defeated, Prevented
from rollout.games.energon_wars.events import EnergonChanged, Scored
from rollout.games.energon_wars.model import DEFEATED, NOBODY, State
from rollout.games.energon_wars.rules.cargo import (
    ITEM,
    MODEL,
    cargo_kind,
    carried_things,
    drop_objectives,
    lose_item,
    put_down,
)
from rollout.games.energon_wars.rules.ending import end_if_decided
from rollout.games.energon_wars.rules.explained import Explained, preventing
from rollout.games.energon_wars.rules.figures import energon_max, living, victory_points
from rollout.games.energon_wars.rules.shields import shield_reactions
from rollout.kernel.actions import Action
from rollout.kernel.game import Script, Table

ATTACKED: Final = "attack"
BY_ATTACK: Final = (ATTACKED, "throw", "thrown-at", "collision", "ability")
"""Damage that comes of an attack, by its dice or by what it throws about."""
FRAGILE: Final = 3
"""Spark Plug: so many hit points lost to one attack shake him out."""

PREVENTS: Final[list[Action]] = [Prevent(amount) for amount in range(41)]


@dataclass
class Loss:
    """Damage that one model is about to lose hit points for."""

    model: int
    amount: int
    why: str
    by: int


def suffer(table: Table[State], number: int, amount: int, why: str, by: int) -> Script[bool]:
    """One damage event of its own; whether the model is still there."""
    left = yield from after_prevention(table, number, amount, why, by)
    yield from lose_hit_points(table, [Loss(number, left, why, by)])
    return table.state.models[number].status != DEFEATED


def after_prevention(
    table: Table[State], number: int, amount: int, why: str, by: int
) -> Script[int]:
    """EW-EN-12, EW-RUL-63: what is left once the owner has spent energon against it."""
    amount = yield from shield_reactions(table, number, amount)
    model = table.state.models[number]
    most = min(amount, model.energon, len(PREVENTS) - 1)
    if most > 0:
        answer = yield table.ask(
            model.seat,
            "prevent",
            Explained(PREVENTS[: most + 1], preventing(model, number, amount)),
            model=number,
            damage=amount,
            why=why,
            by=by,
        )
        if answer.amount:
            model.energon -= answer.amount
            amount -= answer.amount
            table.tell(Prevented(number, answer.amount, answer.amount))
    return amount


def lose_hit_points(table: Table[State], losses: list[Loss]) -> Script[list[int]]:
    """EW-ATK-08, EW-RUL-62, EW-RUL-94: all together; the defeated are removed and scored."""
    state = table.state
    fallen: list[Loss] = []
    for loss in losses:
        model = state.models[loss.model]
        if loss.amount > 0 and model.hp > 0:
            model.hp = max(0, model.hp - loss.amount)
            table.tell(Damaged(loss.model, loss.amount, model.hp, loss.why, loss.by))
            if model.hp == 0:
                fallen.append(loss)
    for loss in fallen:
        remove(table, loss.model, loss.by)
    if fallen:
        end_if_decided(table)
        for loss in fallen:
            yield from leave_behind(table, loss.model)
        settle(table)
    for loss in losses:
        if loss.amount > 0 and loss.why in BY_ATTACK and state.models[loss.model].hp > 0:
            yield from shaken_out(table, loss)
    return [loss.model for loss in fallen]


def remove(table: Table[State], number: int, by: int) -> None:
    """EW-ATK-09, EW-VP-01, EW-RUL-84: whoever did it, the other seat scores."""
    state = table.state
    model, points = state.models[number], victory_points(state, number)
    model.status, model.carrier = DEFEATED, NOBODY
    model.conditions, model.lasting = 0, []
    winner = 1 - model.seat
    state.points[winner] += points
    table.tell(Defeated(number, by, points))
    table.tell(Scored(winner, points, "defeat", state.points[winner]))


def leave_behind(table: Table[State], number: int) -> Script[None]:
    """EW-RUL-51, EW-RUL-83: models by their owner, objectives by the other seat, items are gone."""
    state = table.state
    seat = state.models[number].seat
    for cargo in carried_things(state, number):
        kind = cargo_kind(state, cargo)
        if kind == ITEM:
            lose_item(table, cargo - len(state.models))
        else:
            yield from put_down(table, number, cargo, seat if kind == MODEL else 1 - seat)


def shaken_out(table: Table[State], loss: Loss) -> Script[None]:
    """What an attack shakes out of a storage: Kremzeek by an enemy's, Sparkplug by anybody's."""
    state, number = table.state, loss.model
    if loss.by == NOBODY:
        return
    chooser = state.models[loss.by].seat
    if chooser != state.models[number].seat:
        yield from drop_objectives(table, number, ("kremzeek",), chooser)
    if loss.amount >= FRAGILE:
        yield from drop_objectives(table, number, ("sparkplug",), chooser)


def settle(table: Table[State]) -> None:
    """EW-ABL-04 to EW-ABL-06: what follows at once when somebody has gone."""
    state = table.state
    for number, model in enumerate(state.models):
        if model.status == DEFEATED:
            continue
        most = energon_max(state, number)
        if model.energon > most:
            lost, model.energon = model.energon - most, most
            table.tell(EnergonChanged(number, -lost, most))
    mark_the_last(state)


def mark_the_last(state: State) -> None:
    """EW-RUL-74: who is the only one left when others have fallen; an army of one has lost none."""
    for seat in (0, 1):
        left = living(state, seat)
        if len(left) == 1 and any(
            model.seat == seat and model.status == DEFEATED for model in state.models
        ):
            state.models[left[0]].stands_alone = True
