"""Special actions that move figures or make others act (TW-SPZ-08 to TW-SPZ-10)."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from rollout.games.tabletop_warfare.actions import (
    CeaseFire,
    Command,
    Decline,
    JumpJets,
    MoveAlong,
    PlaceAt,
    PreparedContingencies,
    Teleport,
)
from rollout.games.tabletop_warfare.content.measures import INCH
from rollout.games.tabletop_warfare.events import SpecialUsed, TeleportRolled
from rollout.games.tabletop_warfare.model import Acting, Figure, State, place_of
from rollout.games.tabletop_warfare.rules.act import Act, free_action
from rollout.games.tabletop_warfare.rules.attack import use
from rollout.games.tabletop_warfare.rules.destruction import destroy
from rollout.games.tabletop_warfare.rules.dice import D6, cast
from rollout.games.tabletop_warfare.rules.figures import (
    bears_cube,
    card_of,
    friends,
    has,
    is_human,
    kind_of,
    may_act_freely,
    near,
    on_field,
    seat_for,
    seat_of,
    stands,
    working,
)
from rollout.games.tabletop_warfare.rules.ground import free_to_leave, jump_way, rest_ground
from rollout.games.tabletop_warfare.rules.movement import BEARER, Ways, go
from rollout.games.tabletop_warfare.rules.offers import OneOf
from rollout.games.tabletop_warfare.rules.placing import (
    face_as_placed,
    face_freely,
    put,
    refuse,
    sink,
)
from rollout.games.tabletop_warfare.rules.special_acts import (
    GIANT,
    HUMAN,
    OWN_TEAM,
    STUNNED,
    figure_of,
    not_there,
    too_far,
)
from rollout.games.tabletop_warfare.rules.targets import Assault, Uses, has_use
from rollout.kernel.actions import Action
from rollout.kernel.errors import Refusal
from rollout.kernel.game import Script, Table
from rollout.space.regions import Path, Paths, Points, Spots

JUMP: Final = 6 * INCH
TELEPORT: Final = 4 * INCH
ENEMYS_CHOICE: Final = 2
OWN_CHOICE: Final = 5
COMMANDED: Final = 2

AFTER_ATTACK: Final = Refusal("TW-RUL-18", "refuse-move-after-attack")
NOBODY_ELSE: Final = Refusal("TW-RUL-56", "refuse-nobody-else")
HEMMED_IN: Final = Refusal("TW-RUL-19", "refuse-hemmed-in")


class Leaps(Ways):
    """A jump; one of no length too, if the fist can strike from here (TW-RUL-22)."""

    strikes_here = False

    def objection(self, value: Path) -> Refusal | None:
        return None if self.strikes_here else super().objection(value)


class Jumping(Act):
    """TW-SPZ-08, TW-RUL-18, TW-RUL-91."""

    word = "jump_jets"
    special = "jump_jets"

    def candidates(self, state: State, figure: Figure) -> list[Action]:
        return [JumpJets()]

    def refusal(self, state: State, figure: Figure, acting: Acting, action: Any) -> Refusal | None:
        if acting.attacked and not has(state, figure, "agile"):
            return AFTER_ATTACK
        ground = jump_way(state, figure)
        return None if free_to_leave(ground, place_of(figure)) else HEMMED_IN

    def perform(
        self, table: Table[State], figure: Figure, acting: Acting, action: Any
    ) -> Script[None]:
        state = table.state
        table.tell(SpecialUsed(figure.id, "jump_jets"))
        ways = Leaps(state, figure, jump_way(state, figure), JUMP, "TW-SPZ-08")
        ways.strikes_here = has_use(state, blow_of_fist(state, figure, acting))
        choice = yield table.ask(
            seat_for(state, figure), "path", Paths(ways, MoveAlong), figure=figure.id
        )
        yield from go(table, figure, (place_of(figure), *choice.path), "jump_jets")
        if stands(figure):
            yield from face_freely(table, figure)
            yield from punch(table, figure, acting)


def blow_of_fist(state: State, figure: Figure, acting: Acting) -> Assault:
    return Assault(figure, figure.form, acting.free, acting.free, only=fist_of(state, figure))


def fist_of(state: State, figure: Figure) -> int:
    """The system that strikes after a jump; a number that none has when none works."""
    card = card_of(state, figure)
    name = card.names.get("jump_jets", "fist")
    for number, system in enumerate(card.systems):
        if system.name == name and working(state, figure, number):
            return number
    return len(card.systems)


def punch(table: Table[State], figure: Figure, acting: Acting) -> Script[None]:
    """A Faust strike if possible; no Attack action, so aim markers stay (TW-RUL-30)."""
    state = table.state
    assault = blow_of_fist(state, figure, acting)
    if not has_use(state, assault):
        return
    choice = yield table.ask(
        seat_for(state, figure), "fire", Uses(state, assault), figure=figure.id
    )
    if not isinstance(choice, CeaseFire):
        acting.attacked = True
        yield from use(table, assault, choice)


class Teleporting(Act):
    """TW-SPZ-09, TW-RUL-54, TW-RUL-76."""

    word = "teleport"
    special = "teleport"

    def candidates(self, state: State, figure: Figure) -> list[Action]:
        return [Teleport(other.id) for other in on_field(state)]

    def refusal(self, state: State, figure: Figure, acting: Acting, action: Any) -> Refusal | None:
        target = figure_of(state, action.target)
        if target is None:
            return not_there("TW-SPZ-09")
        if kind_of(state, target).gigantic and state.options.giants_immovable:
            return GIANT
        if bears_cube(state, target):
            return BEARER
        if target.id != figure.id and not near(state, figure, target, TELEPORT):
            return too_far("TW-SPZ-09", TELEPORT)
        return None

    def perform(
        self, table: Table[State], figure: Figure, acting: Acting, action: Any
    ) -> Script[None]:
        state = table.state
        target = state.figures[action.target]
        table.tell(SpecialUsed(figure.id, "teleport", target.id))
        roll = yield from cast(table, figure, "teleport", D6)
        table.tell(TeleportRolled(figure.id, target.id, roll))
        if ENEMYS_CHOICE < roll < OWN_CHOICE:
            return
        side = figure.side if roll >= OWN_CHOICE else 1 - figure.side
        spots = Spots(rest_ground(state, target), refuse("TW-SPZ-09", "refuse-too-far"))
        if spots.has_samples():
            choice = yield table.ask(
                seat_of(state, side),
                "place",
                Points(spots, PlaceAt),
                figure=target.id,
                cause="teleport",
            )
            put(table, target, (choice.x, choice.y), "teleport")
            yield from face_as_placed(table, seat_of(state, side), target)
            yield from sink(table, target, figure.id, destroy)


class Contingencies(Act):
    """TW-SPZ-10, TW-RUL-56: both actions, for one action each of two others."""

    word = "prepared_contingencies"
    special = "prepared_contingencies"
    actions = 2
    freely = False

    def candidates(self, state: State, figure: Figure) -> list[Action]:
        return [PreparedContingencies()]

    def others(self, state: State, figure: Figure) -> list[Figure]:
        return [
            friend
            for friend in friends(state, figure)
            if may_act_freely(state, friend) and not is_human(state, friend)
        ]

    def refusal(self, state: State, figure: Figure, acting: Acting, action: Any) -> Refusal | None:
        return None if self.others(state, figure) else NOBODY_ELSE

    def command_refusal(self, state: State, figure: Figure, action: Any) -> Refusal | None:
        """Why that one takes no action by the plans."""
        if not isinstance(action, Command):
            return None
        other = figure_of(state, action.figure)
        if other is None:
            return not_there("TW-RUL-56")
        if other.side != figure.side:
            return OWN_TEAM
        if is_human(state, other):
            return HUMAN
        return None if may_act_freely(state, other) else STUNNED

    def perform(
        self, table: Table[State], figure: Figure, acting: Acting, action: Any
    ) -> Script[None]:
        state = table.state
        table.tell(SpecialUsed(figure.id, "prepared_contingencies"))
        done: list[int] = []
        while len(done) < COMMANDED:
            ready = [other for other in self.others(state, figure) if other.id not in done]
            if not ready:
                return
            offers: list[Action] = [Command(other.id) for other in ready]
            choice = yield table.ask(
                seat_for(state, figure),
                "command",
                OneOf(
                    [*offers, Decline()], "TW-RUL-56", partial(self.command_refusal, state, figure)
                ),
                figure=figure.id,
            )
            if isinstance(choice, Decline):
                return
            done.append(choice.figure)
            commanded = state.figures[choice.figure]
            yield from free_action(table, commanded, figure.id, "prepared_contingencies")
