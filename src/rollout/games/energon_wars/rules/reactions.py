"""Reactions (EW-ABL-02): offered to the seat that is not active, in the window they name."""

from __future__ import annotations

from rollout.games.energon_wars.actions import Proceed, React
from rollout.games.energon_wars.attack_events import Guarded
from rollout.games.energon_wars.content.cards import Ability, Attack
from rollout.games.energon_wars.model import NOBODY, State
from rollout.games.energon_wars.rules.effects import Pending, use
from rollout.games.energon_wars.rules.figures import abilities_of, has_tags, is_near
from rollout.games.energon_wars.rules.limits import reaction_refusal
from rollout.games.energon_wars.rules.sight import sees
from rollout.games.energon_wars.rules.weapons import aim_refusal, own_attacks, strength_refusal
from rollout.kernel.actions import Action
from rollout.kernel.game import Script, Table
from rollout.kernel.options import Listed


def may_react(state: State, number: int) -> bool:
    """Only outside of the own seat's activations."""
    active = state.acting.model
    return active != NOBODY and state.models[active].seat != state.models[number].seat


def react(
    table: Table[State], when: str, number: int, foe: int, attack: Attack | None
) -> Script[list[Pending]]:
    """re_target, re_miss, re_hurt: the abilities of one model, each once in its window."""
    state = table.state
    if not may_react(state, number):
        return []
    rows = [row for row, each in enumerate(abilities_of(state, number)) if each.when == when]
    if not rows:
        return []
    pending: list[Pending] = []
    done: list[int] = []
    while True:
        abilities = abilities_of(state, number)
        offers: list[Action] = [
            React(number, row)
            for row in rows
            if row not in done
            and reaction_refusal(state, number, abilities[row], attack, foe) is None
        ]
        if not offers:
            return pending
        seat = state.models[number].seat
        answer = yield table.ask(seat, when, Listed([*offers, Proceed()]), model=number, foe=foe)
        if not isinstance(answer, React):
            return pending
        done.append(answer.ability)
        ability = abilities[answer.ability]
        target = foe if ability.who.kind == "foe" else number
        pending += yield from use(table, number, ability, [target])


def react_to_move(table: Table[State], mover: int) -> Script[list[Pending]]:
    """re_move: enemies that the moved model is a target for."""
    state = table.state
    pending: list[Pending] = []
    for number, model in enumerate(state.models):
        if model.seat == state.models[mover].seat:
            continue
        for row, ability in enumerate(abilities_of(state, number)):
            if ability.when != "re_move" or not _watches(state, number, ability, mover):
                continue
            offers: list[Action] = [React(number, row), Proceed()]
            answer = yield table.ask(model.seat, "re_move", Listed(offers), model=number, foe=mover)
            if isinstance(answer, React):
                pending += yield from use(table, number, ability, [mover])
    return pending


def _watches(state: State, number: int, ability: Ability, mover: int) -> bool:
    who = ability.who
    return (
        reaction_refusal(state, number, ability, None, mover) is None
        and has_tags(state, mover, who.tags)
        and is_near(state, number, mover, who.within)
        and (not who.sight or sees(state, number, mover))
        and all(
            _can_strike(state, number, word.parameters[0], mover)
            for word in ability.effects
            if word.name == "attack"
        )
    )


def _can_strike(state: State, number: int, name: str, foe: int) -> bool:
    """Whether the attack that an ability allows could be made now (EW-LOS-12 and the rest)."""
    return any(
        strength_refusal(state, number, attack) is None
        and aim_refusal(state, number, attack, foe) is None
        for attack in own_attacks(state, number, name)
    )


def offer_guard(table: Table[State], target: int, attacker: int, attack: Attack) -> Script[int]:
    """re_ally: a friend may become the target instead; range and sight are not checked again."""
    state = table.state
    for number, model in enumerate(state.models):
        if (
            model.seat != state.models[target].seat
            or number == target
            or not may_react(state, number)
        ):
            continue
        for row, ability in enumerate(abilities_of(state, number)):
            if not _guards(state, number, ability, target, attacker, attack):
                continue
            offers: list[Action] = [React(number, row), Proceed()]
            answer = yield table.ask(
                model.seat, "re_ally", Listed(offers), model=number, target=target, foe=attacker
            )
            if isinstance(answer, React):
                yield from use(table, number, ability, [target])
                table.tell(Guarded(number, target))
                return number
    return target


def _guards(
    state: State, number: int, ability: Ability, target: int, attacker: int, attack: Attack
) -> bool:
    return (
        ability.when == "re_ally"
        and has_tags(state, target, ability.who.tags)
        and is_near(state, number, target, ability.who.within)
        and reaction_refusal(state, number, ability, attack, attacker) is None
    )
