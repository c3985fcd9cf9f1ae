"""Before an attack: line of sight, cover with its reason, and every weapon energized four ways."""

from __future__ import annotations

from typing import Final

from rollout.games.energon_wars.bots.odds import (
    chance_of_damage,
    chance_to_hit,
    expected_damage,
)
from rollout.games.energon_wars.content.cards import Attack
from rollout.games.energon_wars.content.phrases import Word, read_word
from rollout.games.energon_wars.content.vocabulary import FX_OF_ABILITIES
from rollout.games.energon_wars.model import State
from rollout.games.energon_wars.rules.energizing import ATTACK_ROLL, DAMAGE_ROLL, energizing_cost
from rollout.games.energon_wars.rules.figures import (
    armor_of,
    damage_of,
    disc_of,
    score_of,
    side_of,
    size_of,
)
from rollout.games.energon_wars.rules.sight import cover_terms, defense_of, sight
from rollout.games.energon_wars.rules.weapons import (
    Weapon,
    hit_surely,
    is_hidden,
    target_refusal,
    weapon_refusal,
    weapons_of,
)
from rollout.games.energon_wars.screen.look_forms import (
    AimLook,
    RefusalLook,
    TermLook,
    WayLook,
    WeaponLook,
)
from rollout.games.energon_wars.screen.throwing import forced_by
from rollout.kernel.reasons import Reasons, Term
from rollout.space.plane.lengths import gap

SHOT: Final = Attack("", "ranged", 1, 0, 0, 0, ())
"""Any ranged attack: what cover is asked about."""


def aim(state: State, number: int, target: int) -> AimLook:
    """Every weapon against a target: the reason against it, or its chances."""
    seen, foe = sight(state, number, target), state.models[target]
    return AimLook(
        number,
        target,
        gap(disc_of(state, number), disc_of(state, target)),
        seen.start,
        seen.end,
        seen.clear,
        (size_of(state, number), size_of(state, target)),
        foe.energon,
        foe.hp,
        [_weapon(state, number, target, row, each) for row, each in enumerate(_all(state, number))],
        _told(cover_terms(state, number, target, SHOT)),
        is_hidden(state, number, target),
    )


def _all(state: State, number: int) -> list[Weapon]:
    return weapons_of(state, number)


def _weapon(state: State, number: int, target: int, row: int, weapon: Weapon) -> WeaponLook:
    attack = weapon.attack
    found = WeaponLook(row, attack.name, attack.cost, attack.range)
    refusal = weapon_refusal(state, number, weapon) or target_refusal(state, number, attack, target)
    if refusal is not None:
        found.refusal = RefusalLook(refusal.rule, refusal.why)
    if attack.range < 0:
        return found
    need, score = (
        defense_of(state, number, target, attack),
        score_of(state, number, attack, target),
    )
    armor, damage = armor_of(state, target), damage_of(state, number, attack, target)
    found.need, found.score = _told(need.terms), _told(score.terms)
    found.armor, found.damage = _told(armor.terms), _told(damage.terms)
    found.ways = _ways(state, number, target, attack, need, score, armor, damage)
    for word in words_on_a_hit(state, number, attack):
        course = forced_by(state, number, target, word)
        if course is not None:
            found.forced.append(course)
    return found


def _ways(
    state: State,
    number: int,
    target: int,
    attack: Attack,
    need: Reasons,
    score: Reasons,
    armor: Reasons,
    damage: Reasons,
) -> dict[str, WayLook]:
    """EW-EN-13, EW-EN-14: bare, either roll energized, or both, as far as there is energon."""
    sure, foe = hit_surely(state, target), state.models[target]
    wanted, above = need.total - score.total, armor.total - damage.total
    left = state.models[number].energon - attack.cost
    found: dict[str, WayLook] = {}
    for to_hit in (False, True):
        for to_damage in (False, True):
            price = 0
            for bought, roll in ((to_hit, ATTACK_ROLL), (to_damage, DAMAGE_ROLL)):
                cost = energizing_cost(state, number, roll) if bought else 0
                price = left + 1 if cost is None else price + cost
            if price > max(0, left) and (to_hit or to_damage):
                continue
            chance = chance_to_hit(wanted, sure, to_hit)
            deadly = chance_of_damage(above, to_damage, foe.hp + foe.energon)
            found[f"{int(to_hit)}{int(to_damage)}"] = WayLook(
                round(chance, 4),
                round(chance * expected_damage(above, to_damage), 2),
                round(chance * deadly, 4),
                attack.cost + price,
            )
    return found


def words_on_a_hit(state: State, number: int, attack: Attack) -> list[Word]:
    """EW-ATK-18: the FX of the row, and those that abilities tie to every hit with it."""
    found = list(attack.fx)
    for ability in side_of(state, number).abilities:
        if ability.when == "hit" and ability.attack in ("", attack.name):
            found += [
                read_word(word.parameters[0], FX_OF_ABILITIES)
                for word in ability.effects
                if word.name == "fx" and ability.who.kind == "hit"
            ]
    return found


def _told(terms: list[Term] | tuple[Term, ...]) -> list[TermLook]:
    return [
        TermLook(term.label, term.amount, term.rule, term.otherwise, term.base) for term in terms
    ]
