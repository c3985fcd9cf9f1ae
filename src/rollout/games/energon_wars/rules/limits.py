"""How often an ability may be used, and whether it can be used at all (EW-ABL-01, EW-ABL-02)."""

from __future__ import annotations

from typing import Final

from rollout.games.energon_wars.content.cards import Ability, Attack
from rollout.games.energon_wars.model import COLD, NOBODY, STANDING, Model, State
from rollout.games.energon_wars.rules.figures import (
    abilities_of,
    helpless,
    holds,
    is_disrupted,
)
from rollout.kernel.errors import Refusal

TIMES: Final = {"": 0, "1a": 1, "2a": 2, "1r": 1, "1g": 1}
"""0: as often as energon allows."""


def key_of(ability: Ability) -> str:
    return f"{ability.limit}:{ability.name}"


def note_use(model: Model, ability: Ability) -> None:
    if ability.limit:
        model.used.append(key_of(ability))


def forget_use(model: Model, ability: Ability) -> None:
    """What was used is gone with its item."""
    if key_of(ability) in model.used:
        model.used.remove(key_of(ability))


def hand_use_on(state: State, ability: Ability, giver: int, to: int) -> None:
    """A thing that is handed over was used as often as before: its limit is its own."""
    left = abilities_of(state, giver).count(ability) * TIMES[ability.limit]
    if ability.limit and state.models[giver].used.count(key_of(ability)) > left:
        forget_use(state.models[giver], ability)
        note_use(state.models[to], ability)


def forget_uses(model: Model, limit: str) -> None:
    """At the end of an activation (`a`) or of a round (`r`)."""
    if model.used:
        model.used = [each for each in model.used if not _is_of(each, limit)]


def _is_of(key: str, limit: str) -> bool:
    """A shot of a carried gun counts by the round (EW-RUL-52)."""
    kind = key.partition(":")[0]
    return kind.endswith(limit) or (kind == "shot" and limit == "r")


def _is_spent(state: State, number: int, ability: Ability) -> bool:
    """Every item of a kind has a limit of its own, as its row is printed once more."""
    used, most = state.models[number].used.count(key_of(ability)), TIMES[ability.limit]
    return used >= most and used >= most * abilities_of(state, number).count(ability)


def ability_refusal(
    state: State, number: int, ability: Ability, attack: Attack | None = None, foe: int = NOBODY
) -> Refusal | None:
    """Why it cannot be used now: limit, energon, disruption, or its `if`."""
    model = state.models[number]
    if ability.limit and _is_spent(state, number, ability):
        return Refusal("EW-ABL-02", "used-up", {"ability": ability.name})
    if ability.cost > model.energon:
        return Refusal("EW-EN-20", "too-little-energon", {"cost": ability.cost})
    if ability.cost and is_disrupted(model):
        return Refusal("EW-RUL-68", "disrupted", {"model": number})
    if not holds(state, number, ability, attack, foe):
        return Refusal("EW-ABL-02", "condition-unmet", {"ability": ability.name})
    return None


def reaction_refusal(
    state: State, number: int, ability: Ability, attack: Attack | None = None, foe: int = NOBODY
) -> Refusal | None:
    """Reactions need a model on the table that is not knocked down or held in stasis."""
    model = state.models[number]
    if model.status != STANDING or helpless(model):
        return Refusal("EW-RUL-37", "cannot-react", {"model": number})
    moves = ability.who.kind == "self" and any(word.name == "move" for word in ability.effects)
    if moves and model.conditions & COLD:
        return Refusal("EW-RUL-92", "cold", {"model": number})
    return ability_refusal(state, number, ability, attack, foe)
