"""Special actions on others: tow, cement, oil, repair, flare, siren, sun (TW-SPZ)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rollout.games.tabletop_warfare.actions import (
    Cement,
    CollectSun,
    OilGrip,
    Overload,
    Repair,
    SignalFlare,
    Siren,
    Tow,
)
from rollout.games.tabletop_warfare.content.measures import INCH
from rollout.games.tabletop_warfare.content.roster import ROBOT, VEHICLE
from rollout.games.tabletop_warfare.events import SpecialUsed
from rollout.games.tabletop_warfare.model import Acting, Figure, State
from rollout.games.tabletop_warfare.rules.act import NOT_ON_CARD, Act, slips_on_oil
from rollout.games.tabletop_warfare.rules.attack import attack, begin_assault
from rollout.games.tabletop_warfare.rules.civilians import civilians_near, reposition_civilians
from rollout.games.tabletop_warfare.rules.damage import Blow, mark, plain
from rollout.games.tabletop_warfare.rules.figures import (
    card_of,
    enemies,
    friends,
    full_of_markers,
    is_civilian,
    is_human,
    kind_of,
    may_act_freely,
    near,
    number_of,
    on_field,
    stands,
    structure_left,
    touches,
)
from rollout.games.tabletop_warfare.rules.markers import (
    charge,
    give_activation_marker,
    give_oil,
    hook_up,
    raise_siren,
)
from rollout.games.tabletop_warfare.rules.repairing import remove_critical, repair
from rollout.games.tabletop_warfare.rules.targets import has_use
from rollout.kernel.actions import Action
from rollout.kernel.errors import Refusal
from rollout.kernel.game import Script, Table

SIREN: Final = 6 * INCH
SUN: Final = 2
OVERLOAD: Final = 3

NOT_A_VEHICLE: Final = Refusal("TW-SPZ-01", "refuse-not-a-vehicle")
HOOKED_ALREADY: Final = Refusal("TW-SPZ-01", "refuse-hooked-already")
GIANT: Final = Refusal("TW-RUL-76", "refuse-giant")
CIVILIAN: Final = Refusal("TW-RUL-75", "refuse-civilian")
HUMAN: Final = Refusal("TW-RUL-75", "refuse-human")
FRIENDS_ONLY: Final = Refusal("TW-RUL-55", "refuse-friends-only")
OWN_TEAM: Final = Refusal("TW-RUL-56", "refuse-friends-only")
FULL: Final = Refusal("TW-RUL-11", "refuse-two-markers")
OILED: Final = Refusal("TW-RUL-45", "refuse-oiled-already")
SOUNDING: Final = Refusal("TW-RUL-43", "refuse-siren-already")
APART: Final = Refusal("TW-SPZ-04", "refuse-must-touch")
WRONG_FORM: Final = Refusal("TW-SPZ-04", "refuse-wrong-form")
NOT_DAMAGED: Final = Refusal("TW-SPZ-04", "refuse-nothing-to-repair")
ITSELF: Final = Refusal("TW-SPZ-05", "refuse-itself")
NO_TARGET: Final = Refusal("TW-SPZ-05", "refuse-no-legal-target")
STUNNED: Final = Refusal("TW-RUL-12", "refuse-stunned")
CHARGED: Final = Refusal("TW-RUL-46", "refuse-charged-already")
NO_SUCH_USE: Final = Refusal("TW-SPZ-07", "refuse-not-among-these")
FATAL: Final = Refusal("TW-RUL-66", "refuse-fatal")


def figure_of(state: State, number: int) -> Figure | None:
    """The figure of that number, if it stands on the field."""
    if not 0 <= number < len(state.figures) or not stands(state.figures[number]):
        return None
    return state.figures[number]


def not_there(rule: str) -> Refusal:
    return Refusal(rule, "refuse-not-on-field")


def too_far(rule: str, reach: int) -> Refusal:
    return Refusal(rule, "refuse-out-of-reach", {"reach": reach})


class OnFigure(Act):
    """A special action on one figure: that one must stand there, and it is told what is used."""

    rule: ClassVar[str] = ""

    def refusal(self, state: State, figure: Figure, acting: Acting, action: Any) -> Refusal | None:
        target = figure_of(state, action.target)
        if target is None:
            return not_there(self.rule)
        return self.against(state, figure, target, action)

    def against(self, state: State, figure: Figure, target: Figure, action: Any) -> Refusal | None:
        """What speaks against this target."""
        return None

    def perform(
        self, table: Table[State], figure: Figure, acting: Acting, action: Any
    ) -> Script[None]:
        target = table.state.figures[action.target]
        table.tell(SpecialUsed(figure.id, self.special, target.id))
        self.affect(table, figure, target, action)
        yield from ()

    def affect(self, table: Table[State], figure: Figure, target: Figure, action: Any) -> None:
        """What it does to the target at once."""


class Towing(OnFigure):
    """TW-SPZ-01."""

    word = "tow"
    special = "tow"
    rule = "TW-SPZ-01"

    def candidates(self, state: State, figure: Figure) -> list[Action]:
        return [Tow(other.id) for other in on_field(state) if other.id != figure.id]

    def against(self, state: State, figure: Figure, target: Figure, action: Any) -> Refusal | None:
        if target.id == figure.id:
            return Refusal(self.rule, "refuse-itself")
        if card_of(state, target).kind != VEHICLE:
            return NOT_A_VEHICLE
        if target.hook == figure.id:
            return HOOKED_ALREADY
        if kind_of(state, target).gigantic and state.options.giants_immovable:
            return GIANT
        reach = number_of(state, figure, "tow") * INCH
        return None if near(state, figure, target, reach) else too_far(self.rule, reach)

    def affect(self, table: Table[State], figure: Figure, target: Figure, action: Any) -> None:
        hook_up(table, target, figure)


class OnEnemy(OnFigure):
    """A special action on an enemy within reach."""

    reach: ClassVar[int] = 0

    def against(self, state: State, figure: Figure, target: Figure, action: Any) -> Refusal | None:
        if target.side == figure.side:
            return Refusal(self.rule, "refuse-enemies-only")
        refusal = self.against_enemy(state, target)
        if refusal is not None or near(state, figure, target, self.reach):
            return refusal
        return too_far(self.rule, self.reach)

    def against_enemy(self, state: State, target: Figure) -> Refusal | None:
        return None


class Cementing(OnEnemy):
    """TW-SPZ-02."""

    word = "cement"
    special = "cement"
    rule = "TW-SPZ-02"
    reach = 3 * INCH

    def candidates(self, state: State, figure: Figure) -> list[Action]:
        return [Cement(enemy.id) for enemy in enemies(state, figure)]

    def against_enemy(self, state: State, target: Figure) -> Refusal | None:
        if is_civilian(state, target):
            return CIVILIAN
        return FULL if full_of_markers(state, target) else None

    def affect(self, table: Table[State], figure: Figure, target: Figure, action: Any) -> None:
        give_activation_marker(table, target, figure)


class Oiling(OnEnemy):
    """TW-SPZ-03."""

    word = "oil_grip"
    special = "oil_grip"
    rule = "TW-SPZ-03"
    reach = 4 * INCH

    def candidates(self, state: State, figure: Figure) -> list[Action]:
        return [OilGrip(enemy.id) for enemy in enemies(state, figure)]

    def against_enemy(self, state: State, target: Figure) -> Refusal | None:
        return OILED if target.oiled else None

    def affect(self, table: Table[State], figure: Figure, target: Figure, action: Any) -> None:
        give_oil(table, target, figure)


class Repairing(OnFigure):
    """TW-SPZ-04, TW-RUL-55: each kind of it is a special action of its own."""

    rule = "TW-SPZ-04"
    kind = ROBOT

    def candidates(self, state: State, figure: Figure) -> list[Action]:
        found: list[Action] = []
        for other in [figure, *friends(state, figure)]:
            found.append(Repair(self.special, other.id))
            bits = other.criticals[other.form]
            found += [Repair(self.special, other.id, slot) for slot in range(6) if bits >> slot & 1]
        return found

    def against(self, state: State, figure: Figure, target: Figure, action: Any) -> Refusal | None:
        if target.side != figure.side:
            return FRIENDS_ONLY
        if card_of(state, target).kind != self.kind:
            return WRONG_FORM
        if target.id != figure.id and not touches(state, figure, target):
            return APART
        if action.slot == -1:
            return None if target.damage[target.form] else NOT_DAMAGED
        marked = 0 <= action.slot < 6 and target.criticals[target.form] >> action.slot & 1
        return None if marked else NOT_DAMAGED

    def affect(self, table: Table[State], figure: Figure, target: Figure, action: Any) -> None:
        if action.slot == -1:
            amount = number_of(table.state, figure, self.special)
            repair(table, target, amount, self.special, figure.id)
        else:
            remove_critical(table, target, action.slot, figure.id)


class RepairingRobots(Repairing):
    word = "repair_robot"
    special = "repair_robot"


class RepairingVehicles(Repairing):
    word = "repair_vehicle"
    special = "repair_vehicle"
    kind = VEHICLE


class AnyRepair(Act):
    """The two kinds of Repair behind one action: the word in it says which."""

    kinds: Final = {"repair_robot": RepairingRobots(), "repair_vehicle": RepairingVehicles()}

    def available(self, state: State, figure: Figure) -> bool:
        return any(word in card_of(state, figure).specials for word in self.kinds)

    def candidates(self, state: State, figure: Figure) -> list[Action]:
        return [
            action
            for word, repairing in self.kinds.items()
            if word in card_of(state, figure).specials
            for action in repairing.candidates(state, figure)
        ]

    def refusal(self, state: State, figure: Figure, acting: Acting, action: Any) -> Refusal | None:
        repairing = self.kinds.get(action.special)
        if repairing is None or action.special not in card_of(state, figure).specials:
            return NOT_ON_CARD
        if action.special in acting.taken:
            return Refusal("TW-SPC-03", "refuse-special-already-used")
        return repairing.refusal(state, figure, acting, action)

    def perform(
        self, table: Table[State], figure: Figure, acting: Acting, action: Any
    ) -> Script[None]:
        acting.taken.append(action.special)
        acting.quick = True
        return self.kinds[action.special].perform(table, figure, acting, action)


class Flaring(OnFigure):
    """TW-SPZ-05, TW-RUL-56."""

    word = "signal_flare"
    special = "signal_flare"
    rule = "TW-SPZ-05"

    def candidates(self, state: State, figure: Figure) -> list[Action]:
        return [SignalFlare(friend.id) for friend in friends(state, figure)]

    def against(self, state: State, figure: Figure, target: Figure, action: Any) -> Refusal | None:
        if target.side != figure.side:
            return OWN_TEAM
        if target.id == figure.id:
            return ITSELF
        if is_human(state, target):
            return HUMAN
        if not may_act_freely(state, target):
            return STUNNED
        granted = begin_assault(state, target, granted_attack(state, target))
        return None if has_use(state, granted) else NO_TARGET

    def perform(
        self, table: Table[State], figure: Figure, acting: Acting, action: Any
    ) -> Script[None]:
        target = table.state.figures[action.target]
        table.tell(SpecialUsed(figure.id, "signal_flare", target.id))
        if (yield from slips_on_oil(table, target)):
            return
        yield from attack(table, target, granted_attack(table.state, target))
        if table.state.acting.figure == target.id:
            table.state.acting.attacked = True


def granted_attack(state: State, figure: Figure) -> Acting:
    """An attack by the grace of somebody else."""
    return Acting(figure.id, 1, [], False, False, True)


class Sirening(Act):
    """TW-SPZ-06, TW-RUL-43."""

    word = "siren"
    special = "siren"

    def candidates(self, state: State, figure: Figure) -> list[Action]:
        return [Siren()]

    def refusal(self, state: State, figure: Figure, acting: Acting, action: Any) -> Refusal | None:
        if not figure.siren or civilians_near(state, figure):
            return None
        hurt = any(friend.damage[friend.form] for friend in self.heard_by(state, figure))
        return None if hurt else SOUNDING

    def heard_by(self, state: State, figure: Figure) -> list[Figure]:
        return [friend for friend in friends(state, figure) if near(state, figure, friend, SIREN)]

    def perform(
        self, table: Table[State], figure: Figure, acting: Acting, action: Any
    ) -> Script[None]:
        table.tell(SpecialUsed(figure.id, "siren"))
        raise_siren(table, figure)
        for friend in self.heard_by(table.state, figure):
            repair(table, friend, 1, "siren", figure.id)
        yield from reposition_civilians(table, figure)


class Sunning(Act):
    """TW-SPZ-07, TW-RUL-46."""

    word = "solar_collectors"
    special = "solar_collectors"

    def candidates(self, state: State, figure: Figure) -> list[Action]:
        return [CollectSun("repair"), CollectSun("charge")]

    def refusal(self, state: State, figure: Figure, acting: Acting, action: Any) -> Refusal | None:
        if action.use == "repair":
            return None if figure.damage[figure.form] else NOT_DAMAGED
        if action.use != "charge":
            return NO_SUCH_USE
        return CHARGED if figure.charged else None

    def perform(
        self, table: Table[State], figure: Figure, acting: Acting, action: Any
    ) -> Script[None]:
        table.tell(SpecialUsed(figure.id, "solar_collectors"))
        if action.use == "repair":
            repair(table, figure, SUN, "solar_collectors", figure.id)
        else:
            charge(table, figure)
        yield from ()


class Overloading(Act):
    """TW-RUL-66, TW-FAQ-02: 3 damage of his own, then an extra attack with all systems."""

    word = "overload"
    special = "overload"

    def candidates(self, state: State, figure: Figure) -> list[Action]:
        return [Overload()]

    def refusal(self, state: State, figure: Figure, acting: Acting, action: Any) -> Refusal | None:
        if structure_left(state, figure) <= OVERLOAD:
            return FATAL
        usable = has_use(state, begin_assault(state, figure, acting))
        return None if usable else Refusal("TW-RUL-66", "refuse-no-legal-target")

    def perform(
        self, table: Table[State], figure: Figure, acting: Acting, action: Any
    ) -> Script[None]:
        table.tell(SpecialUsed(figure.id, "overload"))
        strain = Blow("overload", figure.id, figure.id, checked=False)
        yield from mark(table, figure, plain("overload", OVERLOAD, "TW-RUL-66"), strain)
        yield from attack(table, figure, acting)
