"""Looks: what a player sees before anything is chosen (odds, reach, sight, throws, budgets)."""

from __future__ import annotations

from typing import Any

from rollout.games.energon_wars.bots.odds import chance_to_hit, expected_damage
from rollout.games.energon_wars.content.cards import SIDES, Attack
from rollout.games.energon_wars.model import NOBODY, STANDING, State
from rollout.games.energon_wars.rules.energizing import ATTACK_ROLL, DAMAGE_ROLL, energizing_cost
from rollout.games.energon_wars.rules.figures import (
    armor_of,
    damage_of,
    is_near,
    score_of,
    side_of,
    size_of,
    speed_of,
)
from rollout.games.energon_wars.rules.grounds import Way
from rollout.games.energon_wars.rules.sight import defense_of, sight
from rollout.games.energon_wars.rules.weapons import (
    hit_surely,
    target_refusal,
    weapon_refusal,
    weapons_of,
)
from rollout.kernel.errors import Refusal
from rollout.kernel.reasons import Reasons


def look(state: State, seat: int | None, request: dict[str, Any]) -> dict[str, Any]:
    """`{"look": "aim", "model": 3, "target": 7}`, `{"look": "reach", "model": 3}`, `prevent`."""
    kind = request.get("look")
    model, target = request.get("model"), request.get("target")
    if not _is_model(state, model):
        return {}
    assert isinstance(model, int)
    if kind == "reach":
        return reach(state, model)
    if kind == "aim" and _is_model(state, target):
        assert isinstance(target, int)
        return aim(state, model, target)
    if kind == "prevent" and isinstance(request.get("damage"), int):
        return prevention(state, model, request["damage"])
    return {}


def _is_model(state: State, number: Any) -> bool:
    return (
        type(number) is int
        and 0 <= number < len(state.models)
        and state.models[number].status == STANDING
    )


def reach(state: State, number: int) -> dict[str, Any]:
    """Where it comes by a walk in each mode, and what transforming costs."""
    model = state.models[number]
    found: dict[str, Any] = {}
    now = model.side
    for side in range(len(state.cards[number].sides)):
        model.side = side
        area = Way(state, number, speed_of(state, number))
        found[SIDES[side]] = {
            "speed": speed_of(state, number),
            "outline": area.outline(),
            "transform_cost": 0 if side == now else state.cards[number].sides[now].transform_cost,
        }
    model.side = now
    return {"reach": found}


def aim(state: State, number: int, target: int) -> dict[str, Any]:
    """Every weapon against a target: the reason against it, or its chances energized four ways."""
    seen = sight(state, number, target)
    rows = []
    for row, weapon in enumerate(weapons_of(state, number)):
        refusal = weapon_refusal(state, number, weapon) or target_refusal(
            state, number, weapon.attack, target
        )
        rows.append(
            {
                "weapon": row,
                "name": weapon.attack.name,
                **_row(state, number, weapon.attack, target, refusal),
            }
        )
    return {
        "sight": {"from": list(seen.start), "to": list(seen.end), "clear": seen.clear},
        "sizes": [size_of(state, number), size_of(state, target)],
        "weapons": rows,
        "near": is_near(state, number, target, 1),
    }


def _row(
    state: State, number: int, attack: Attack, target: int, refusal: Refusal | None
) -> dict[str, Any]:
    if attack.range < 0:
        return {"refusal": _told(refusal)}
    need = defense_of(state, number, target, attack)
    score = score_of(state, number, attack, target)
    armor, damage = armor_of(state, target), damage_of(state, number, attack, target)
    sure = hit_surely(state, target)
    wanted, above = need.total - score.total, armor.total - damage.total
    ways = {}
    for to_hit in (False, True):
        for to_damage in (False, True):
            chance = chance_to_hit(wanted, sure, to_hit)
            ways[f"{int(to_hit)}{int(to_damage)}"] = {
                "hit": round(chance, 4),
                "damage": round(chance * expected_damage(above, to_damage), 2),
            }
    return {
        "refusal": _told(refusal),
        "need": _reasons(need),
        "score": _reasons(score),
        "energize": [
            energizing_cost(state, number, ATTACK_ROLL),
            energizing_cost(state, number, DAMAGE_ROLL),
        ],
        "ways": ways,
    }


def _told(refusal: Refusal | None) -> dict[str, Any] | None:
    return None if refusal is None else {"rule": refusal.rule, "why": refusal.why}


def _reasons(reasons: Reasons) -> dict[str, Any]:
    return {
        "total": reasons.total,
        "terms": [
            {"label": term.label, "amount": term.amount, "rule": term.rule}
            for term in reasons.terms
        ],
    }


def prevention(state: State, number: int, damage: int) -> dict[str, Any]:
    """The prompt: hit points, energon and penalty for each amount, and the quick ones."""
    model, card = state.models[number], state.cards[number]
    most = max(0, min(damage, model.energon, 40))
    rows = []
    for spent in range(most + 1):
        hp = max(0, model.hp - (min(damage, 99) - spent))
        rows.append(
            {
                "spend": spent,
                "hp": hp,
                "energon": model.energon - spent,
                "penalty": card.penalty(hp) if hp else None,
            }
        )
    safe = [row["spend"] for row in rows if row["penalty"] == 0]
    return {
        "rows": rows,
        "quick": {"none": 0, "all": most, "out_of_the_red": safe[0] if safe else None},
        "side": SIDES[model.side],
        "armor": side_of(state, number).armor,
        "nobody": NOBODY,
    }
