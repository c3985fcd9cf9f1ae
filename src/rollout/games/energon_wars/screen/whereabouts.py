"""What comes of a choice without dice: what it leaves of a model, whom it reaches, who it."""

from __future__ import annotations

from rollout.gamekit.aftermath import Shot, exposure, settled
from rollout.gamekit.outlook import Outlook, Part
from rollout.gamekit.sentences import Sentence
from rollout.games.energon_wars.actions import (
    Activate,
    EndActivation,
    React,
    UseAbility,
    UseAbilityAt,
)
from rollout.games.energon_wars.bots.odds import chance_to_hit
from rollout.games.energon_wars.model import STANDING, State
from rollout.games.energon_wars.naming import say_model
from rollout.games.energon_wars.rules.figures import abilities_of, score_of
from rollout.games.energon_wars.rules.sight import defense_of
from rollout.games.energon_wars.rules.weapons import (
    hit_surely,
    strength_refusal,
    target_refusal,
    weapon_refusal,
    weapons_of,
)
from rollout.games.energon_wars.screen.sheets import ability_of
from rollout.kernel.actions import Action
from rollout.kernel.match import Match


def whereabouts(match: Match[State], seat: int, action: Action) -> Outlook | None:
    """Of the model that acts, or is activated."""
    state = match.state
    number = action.model if isinstance(action, Activate) else state.acting.model
    if not 0 <= number < len(state.models):
        return None
    told = _ability(state, number, action)
    after: State | None = settled(match, seat, action)
    if after is None or after.models[number].status != STANDING:
        return Outlook(fates=told) if told else None
    spent = state.models[number].energon - after.models[number].energon
    left = after.models[number].energon
    costs: tuple[Sentence, ...] = ()
    if spent > 0:
        costs = (Sentence("outlook-cost", {"cost": spent, "left": left}),)
    elif isinstance(action, EndActivation):
        costs = (Sentence("outlook-keeps", {"left": left}),)
    return Outlook(_headline(after, number, action), (*told, *exposed(after, number)), costs)


def exposed(state: State, number: int) -> tuple[Part, ...]:
    """Whom a model could attack where it stands, and who could attack it, energon aside."""
    foes = [
        foe
        for foe, model in enumerate(state.models)
        if model.status == STANDING and model.seat != state.models[number].seat
    ]
    targets = [
        Shot(say_model(state, foe), chance)
        for foe in foes
        if (chance := _best(state, number, foe, bought=True)) > 0
    ]
    threats = [
        Shot(say_model(state, foe), chance)
        for foe in foes
        if (chance := _best(state, foe, number, bought=False)) > 0
    ]
    return exposure(targets, threats)


def _best(state: State, number: int, target: int, bought: bool) -> float:
    """EW-ATK-05: the likeliest hit with any weapon, nothing energized; 0 where none may be used."""
    best = 0.0
    for weapon in weapons_of(state, number):
        attack = weapon.attack
        refused = weapon_refusal(state, number, weapon) if bought else None
        refused = refused or strength_refusal(state, number, attack)
        if attack.range < 0 or refused or target_refusal(state, number, attack, target):
            continue
        need = defense_of(state, number, target, attack).total
        need -= score_of(state, number, attack, target).total
        best = max(best, chance_to_hit(need, hit_surely(state, target), False))
    return best


def _headline(state: State, number: int, action: Action) -> tuple[Part, ...]:
    if not isinstance(action, Activate):
        return ()
    model = state.models[number]
    return (Part(Sentence("outlook-has", {"hp": model.hp, "energon": model.energon})),)


def _ability(state: State, number: int, action: Action) -> tuple[Part, ...]:
    """What the card says of it."""
    if not isinstance(action, UseAbility | UseAbilityAt | React):
        return ()
    rows = abilities_of(state, action.model if isinstance(action, React) else number)
    if not 0 <= action.ability < len(rows):
        return ()
    return tuple(Part(each) for each in ability_of(rows[action.ability]).told)
