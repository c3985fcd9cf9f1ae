"""Why an action of the menu is not possible: every kind has its own paragraph."""

from __future__ import annotations

from rollout.games.energon_wars.actions import (
    Attack,
    AttackAround,
    Capture,
    Consume,
    EndActivation,
    OpenMatrix,
    PassOn,
    PickUp,
    Punch,
    Repair,
    SetDown,
    Shake,
    Spray,
    StandUp,
    TakeOver,
    Throw,
    ThrowObject,
    Trample,
    Transform,
    Travel,
    UseAbility,
    UseAbilityAt,
)
from rollout.games.energon_wars.content.cards import Ability
from rollout.games.energon_wars.content.phrases import EVERYONE
from rollout.games.energon_wars.model import CARRIED, CONDITIONS, NOBODY, STANDING, State
from rollout.games.energon_wars.rules.combining import combine_refusal, split_refusal
from rollout.games.energon_wars.rules.effects import targets_of
from rollout.games.energon_wars.rules.explained import not_shaken
from rollout.games.energon_wars.rules.figures import (
    abilities_of,
    carries,
    held_by,
    helpless,
    is_huge,
    knocked_down,
)
from rollout.games.energon_wars.rules.limits import ability_refusal
from rollout.games.energon_wars.rules.movement import move_refusal
from rollout.games.energon_wars.rules.scenario_actions import (
    capture_refusal,
    consume_refusal,
    open_matrix_refusal,
    travel_refusal,
)
from rollout.games.energon_wars.rules.storing import (
    pass_refusal,
    pick_up_refusal,
    set_down_refusal,
    take_refusal,
)
from rollout.games.energon_wars.rules.throws import object_refusal, throw_refusal
from rollout.games.energon_wars.rules.trampling import trample_refusal
from rollout.games.energon_wars.rules.transforming import paid_transform_refusal
from rollout.games.energon_wars.rules.weapons import (
    Weapon,
    around,
    strikes_an_enemy,
    target_refusal,
    weapon_refusal,
    weapons_of,
)
from rollout.games.energon_wars.rules.wrecking import wreckable
from rollout.kernel.actions import Action
from rollout.kernel.errors import Refusal
from rollout.kernel.options import NOT_OFFERED

LATER_SHAKEN = ("cold", "slow", "disruption")
"""EW-FX-10: these can be shaken at any time of the activation."""

AIMED_BY = {"one": "EW-ATK-03", "360": "EW-ATK-14", "spray": "EW-RUL-29", "trample": "EW-TRM-01"}
AIMS: dict[type[Action], str] = {
    Attack: "one",
    AttackAround: "360",
    Spray: "spray",
    Trample: "trample",
}


def aimed_otherwise(weapon: Weapon, action: Action) -> Refusal | None:
    """An attack is aimed as its row says, and in no other way."""
    aimed = weapon.attack.aimed
    return None if AIMS[type(action)] == aimed else Refusal(AIMED_BY[aimed], "aimed-otherwise")


class Judge:
    """What the active model may do, judged for one moment of its activation."""

    def __init__(self, state: State, number: int) -> None:
        self.state = state
        self.number = number
        self.weapons: list[Weapon] = weapons_of(state, number)
        self.abilities: list[Ability] = abilities_of(state, number)
        self.is_huge: bool = is_huge(state, number)

    def refusal(self, action: Action) -> Refusal | None:
        """None when the action may be chosen now."""
        state, number = self.state, self.number
        if isinstance(action, EndActivation):
            return None
        if isinstance(action, Transform):
            if state.models[number].status == CARRIED:
                return Refusal("EW-RUL-50", "carried", {"model": number})
            return paid_transform_refusal(state, number)
        if isinstance(action, Repair):
            return self._repair(action.amount)
        if state.models[number].status == CARRIED:
            return Refusal("EW-RUL-50", "carried", {"model": number})
        if isinstance(action, (Attack, AttackAround)):
            return self._attack(action)
        if isinstance(action, UseAbility):
            return self._ability(action)
        return self._handled(action)

    def _handled(self, action: Action) -> Refusal | None:
        state, number = self.state, self.number
        if isinstance(action, Throw):
            known = 0 <= action.target < len(state.models)
            return throw_refusal(state, number, action.target) if known else NOT_OFFERED
        if isinstance(action, ThrowObject):
            known = 0 <= action.piece < len(state.land.pieces)
            return object_refusal(state, number, action.piece) if known else NOT_OFFERED
        if isinstance(action, Punch):
            return self._punch(action.piece)
        if isinstance(action, PickUp):
            return pick_up_refusal(state, number, action.cargo)
        if isinstance(action, PassOn):
            known = 0 <= action.to < len(state.models)
            return pass_refusal(state, number, action.cargo, action.to) if known else NOT_OFFERED
        if isinstance(action, TakeOver):
            return take_refusal(state, number, action.cargo)
        if isinstance(action, SetDown):
            return set_down_refusal(state, number, action.cargo)
        if isinstance(action, Shake):
            return self._shake(action.condition)
        if isinstance(action, StandUp):
            return Refusal("EW-KD-07", "not-to-be-shaken", {"model": number})
        if isinstance(action, OpenMatrix):
            return open_matrix_refusal(state, number)
        if isinstance(action, (Consume, Capture, Travel)):
            return self._token(action)
        return NOT_OFFERED

    def _token(self, action: Consume | Capture | Travel) -> Refusal | None:
        state, number = self.state, self.number
        if not 0 <= action.token < len(state.tokens):
            return NOT_OFFERED
        if isinstance(action, Consume):
            return consume_refusal(state, number, action.token)
        if isinstance(action, Capture):
            return capture_refusal(state, number, action.token)
        return travel_refusal(state, number, action.token)

    def _repair(self, amount: int) -> Refusal | None:
        """EW-EN-06, EW-RUL-64: only itself, in its own activation, not after the run."""
        state, number = self.state, self.number
        model = state.models[number]
        if state.acting.ran:
            return Refusal("EW-ACT-07", "has-run", {"model": number})
        if amount < 1 or amount > state.cards[number].hit_points - model.hp:
            return Refusal("EW-EN-06", "not-so-damaged", {"model": number})
        if amount > model.energon:
            return Refusal("EW-EN-20", "too-little-energon", {"cost": amount})
        return None

    def _attack(self, action: Attack | AttackAround) -> Refusal | None:
        state, number = self.state, self.number
        if not 0 <= action.weapon < len(self.weapons):
            return NOT_OFFERED
        weapon = self.weapons[action.weapon]
        refusal = aimed_otherwise(weapon, action) or weapon_refusal(state, number, weapon)
        if refusal is not None:
            return refusal
        if isinstance(action, Attack):
            if not 0 <= action.target < len(state.models):
                return NOT_OFFERED
            return target_refusal(state, number, weapon.attack, action.target)
        if strikes_an_enemy(state, number, around(state, number, weapon.attack)):
            return None
        return Refusal("EW-RUL-28", "nobody-in-range", {"range": weapon.attack.range})

    def unoffered(self, action: Spray | Trample | UseAbilityAt) -> Refusal:
        """EW-RUL-29, EW-TRM-04: why there is nothing to aim at, or who does not aim."""
        state, number = self.state, self.number
        if state.models[number].status != STANDING:
            return Refusal("EW-RUL-50", "carried", {"model": number})
        if isinstance(action, UseAbilityAt):
            if not 0 <= action.ability < len(self.abilities):
                return NOT_OFFERED
            return self.ability_refusal(action.ability) or Refusal("EW-ABL-02", "not-for-a-spot")
        if not 0 <= action.weapon < len(self.weapons):
            return NOT_OFFERED
        weapon = self.weapons[action.weapon]
        refusal = aimed_otherwise(weapon, action)
        if refusal is not None:
            return refusal
        if isinstance(action, Spray):
            return weapon_refusal(state, number, weapon) or Refusal("EW-RUL-29", "touches-no-enemy")
        return trample_refusal(state, number, weapon) or Refusal("EW-TRM-04", "no-room-there")

    def ability_refusal(self, row: int) -> Refusal | None:
        """EW-ABL-02, EW-RUL-37, EW-RUL-67, EW-RUL-79: why an ability is not for this moment."""
        state, number = self.state, self.number
        ability = self.abilities[row]
        if state.acting.ran:
            return Refusal("EW-ACT-07", "has-run", {"model": number})
        if ability.when != "act":
            return Refusal("EW-ABL-02", "not-now", {"model": number})
        model = state.models[number]
        if model.status != STANDING:
            return Refusal("EW-RUL-50", "carried", {"model": number})
        if helpless(model):
            return Refusal(held_by(model), "held", {"model": number})
        refusal = ability_refusal(state, number, ability)
        once = not ability.cost and f"ability{ability.name}" in state.acting.free
        return Refusal("EW-RUL-79", "once-in-this-window") if once and not refusal else refusal

    def _ability(self, action: UseAbility) -> Refusal | None:
        state, number = self.state, self.number
        if not 0 <= action.ability < len(self.abilities):
            return NOT_OFFERED
        ability = self.abilities[action.ability]
        refusal = self.ability_refusal(action.ability)
        if refusal is not None:
            return refusal
        if ability.who.kind == "spot":
            return Refusal("EW-ABL-02", "for-a-spot")
        refusal = self._particular(ability)
        if refusal is not None:
            return refusal
        targets, chosen = targets_of(state, number, ability), action.targets
        if ability.who.kind == "self" or ability.who.count == EVERYONE:
            if chosen:
                return Refusal("EW-ABL-02", "for-nobody-else")
            if targets or any(word.name == "combine" for word in ability.effects):
                return None
            return Refusal("EW-ABL-02", "no-targets", {"model": number})
        if not 1 <= len(chosen) <= ability.who.count or list(chosen) != sorted(set(chosen)):
            return Refusal("EW-ABL-02", "so-many-targets", {"most": ability.who.count})
        if not all(each in targets for each in chosen):
            return Refusal("EW-ABL-02", "no-targets", {"model": number})
        return None

    def _particular(self, ability: Ability) -> Refusal | None:
        state, number = self.state, self.number
        for word in ability.effects:
            if word.name == "combine":
                return combine_refusal(state, number, ability)
            if word.name == "split":
                return split_refusal(state, number)
            if word.name == "move" and ability.who.kind == "self":
                refusal = move_refusal(state, number)
                if refusal is not None:
                    return refusal
            flight = word.name == "gain" and word.parameters[0] == "flight"
            if flight and ability.who.kind == "self" and carries(state, number, "sparkplug"):
                return Refusal("EW-VP-06", "hands-full", {"model": number})
            if word.name == "wreck" and not wreckable(state, number, 1):
                return Refusal("EW-TER-04", "nothing-to-wreck", {"model": number})
        return None

    def _punch(self, piece: int) -> Refusal | None:
        """EW-HUG-04, EW-RUL-58: free, once in a window, within reach of its punch."""
        state, number = self.state, self.number
        if not self.is_huge:
            return Refusal("EW-HUG-04", "huge-models-only", {"model": number})
        if helpless(state.models[number]):
            return Refusal(held_by(state.models[number]), "held", {"model": number})
        if "punch" in state.acting.free:
            return Refusal("EW-RUL-79", "once-in-this-window")
        if piece not in wreckable(state, number, self.punch_reach()):
            return Refusal("EW-HUG-04", "nothing-to-wreck", {"model": number})
        return None

    def punch_reach(self) -> int:
        """EW-RUL-58: the range of its melee punch."""
        for weapon in self.weapons:
            if weapon.source == NOBODY and weapon.attack.melee and not weapon.attack.has("360"):
                return weapon.attack.range
        return 1

    def _shake(self, condition: str) -> Refusal | None:
        model = self.state.models[self.number]
        if condition == "knockdown" and knocked_down(model):
            return Refusal("EW-KD-06", "not-to-be-shaken", {"model": self.number})
        if condition not in LATER_SHAKEN or not model.conditions & CONDITIONS[condition]:
            return not_shaken(model, self.number, condition)
        if self.state.acting.ran:
            return Refusal("EW-ACT-07", "has-run", {"model": self.number})
        return not_shaken(model, self.number, condition) if model.energon < 1 else None
