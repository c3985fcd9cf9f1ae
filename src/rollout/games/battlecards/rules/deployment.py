"""BC-DEP: the Deployment phase."""

from __future__ import annotations

from functools import cache
from typing import Final

from rollout.games.battlecards.actions import (
    Challenge,
    Claim,
    Deploy,
    Discover,
    EndPhase,
    Move,
    Transform,
    UseAbility,
)
from rollout.games.battlecards.content.cards import RESOURCE, ROBOT, Card
from rollout.games.battlecards.events import Discovered
from rollout.games.battlecards.model import DEPLOYMENT, HOME, State
from rollout.games.battlecards.rules.abilities import settle, triggered
from rollout.games.battlecards.rules.effects import enter_homebase
from rollout.games.battlecards.rules.menu import (
    DEPLOY,
    DISCOVER,
    END_PHASE,
    GO_HOME,
    TRANSFORM,
    SeatMenu,
    moves_of,
    why_not_in_hand,
)
from rollout.games.battlecards.rules.on_the_table import card_of, title_in_play
from rollout.games.battlecards.rules.phases import end_phase
from rollout.games.battlecards.rules.transforming import (
    transform,
    transform_choices,
    why_not_transform,
)
from rollout.games.battlecards.rules.usable import (
    AT_ANY_TIME,
    abilities_in_play,
    ability_choices,
    why_not_ability,
)
from rollout.games.battlecards.rules.using import use_ability
from rollout.games.battlecards.rules.victory import check_victory
from rollout.games.battlecards.rules.windows import why_not_now
from rollout.games.battlecards.rules.zones import move, pay_energon, reckon_with, take_from_hand
from rollout.kernel.actions import Action
from rollout.kernel.errors import Refusal
from rollout.kernel.game import Script, Table

NOT_A_RESOURCE: Final = Refusal("BC-DEP-01", "not-a-resource")
DISCOVERED: Final = Refusal("BC-DEP-01", "already-discovered")
NOT_A_ROBOT: Final = Refusal("BC-DEP-02", "not-a-robot")
DEPLOYED: Final = Refusal("BC-DEP-02", "already-deployed")
TITLE_IN_PLAY: Final = Refusal("BC-DEP-04", "title-in-play")
NOT_YOUR_ROBOT: Final = Refusal("BC-DEP-06", "not-your-robot-in-play")
MOVED: Final = Refusal("BC-RUL-45", "already-moved")
NOT_CLAIMED_YET: Final = Refusal("BC-DEP-07", "only-in-action")
NOT_AT_HOME: Final = Refusal("BC-RUL-45", "moves-start-or-end-at-homebase")
NOT_CONTROLLED: Final = Refusal("BC-DEP-07", "moves-go-to-controlled-resources")
AT_HOME: Final = Refusal("BC-DEP-06", "already-at-homebase")


class DeploymentMenu(SeatMenu):
    """What a seat may do in the Deployment phase."""

    rule = "BC-DEC-03"

    def offers(self) -> list[Action]:
        state, seat = self.state, self.seat
        actions: list[Action] = []
        if not (state.discovered and state.deployed):
            self._offer_cards(actions)
        self._offer_moves(actions)
        actions += transform_choices(state, seat)
        actions += ability_choices(state, seat, AT_ANY_TIME)
        actions.append(END_PHASE)
        return actions

    def _offer_cards(self, actions: list[Action]) -> None:
        state, seat = self.state, self.seat
        cards, kinds = state.library.cards, state.kinds
        may_discover, may_deploy = not state.discovered, not state.deployed
        for card in state.hands[seat]:
            printed = cards[kinds[card]]
            kind = printed.kind
            if kind == RESOURCE and may_discover:
                actions.append(DISCOVER[card])
            elif kind == ROBOT and may_deploy and _why_not_afford(state, seat, printed) is None:
                actions.append(DEPLOY[card])

    def _offer_moves(self, actions: list[Action]) -> None:
        state, seat = self.state, self.seat
        held = state.holdings[seat]
        place, moved, turn = state.place, state.moved, state.turn
        for robot in state.robots[seat]:
            if moved[robot] != turn:
                if place[robot] != HOME:
                    actions.append(GO_HOME[robot])
                elif held:
                    moves = moves_of(robot)
                    for resource in held:
                        actions.append(moves[resource])

    def why_not(self, action: Action) -> Refusal | None:
        state, seat = self.state, self.seat
        if isinstance(action, Discover):
            return why_not_discover(state, seat, action.card)
        if isinstance(action, Deploy):
            return why_not_deploy(state, seat, action.card)
        if isinstance(action, Move):
            return why_not_move(state, seat, action.robot, action.to)
        if isinstance(action, Transform):
            return why_not_transform(state, seat, action.robot)
        if isinstance(action, UseAbility):
            return why_not_ability(state, seat, action.card, AT_ANY_TIME)
        if isinstance(action, (Claim, Challenge)):
            return NOT_CLAIMED_YET
        return None if isinstance(action, EndPhase) else why_not_now(state, seat, action)

    def considered(self) -> list[Action]:
        state, seat = self.state, self.seat
        actions: list[Action] = []
        for card in state.hands[seat]:
            kind = card_of(state, card).kind
            if kind == RESOURCE:
                actions.append(DISCOVER[card])
            elif kind == ROBOT:
                actions.append(DEPLOY[card])
        for robot in state.robots[seat]:
            actions.append(TRANSFORM[robot])
            actions.append(GO_HOME[robot])
            actions.extend(moves_of(robot)[resource] for resource in state.resources)
        actions += abilities_in_play(state, seat)
        return actions


def deployment_choice(table: Table[State]) -> Script[None]:
    """One choice of the Deployment phase."""
    state = table.state
    seat = state.seat
    action = yield table.ask(seat, DEPLOYMENT, DeploymentMenu(state, seat))
    kind = type(action)
    if kind is Discover:
        yield from discover(table, seat, action.card)
    elif kind is Deploy:
        yield from deploy(table, seat, action.card)
    elif kind is Move:
        state.moved[action.robot] = state.turn
        move(table, action.robot, HOME if action.to is None else action.to)
        yield from settle(table)
    elif kind is Transform:
        yield from transform(table, action.robot)
    elif kind is UseAbility:
        yield from use_ability(table, seat, action.card)
    else:
        yield from end_phase(table)


def why_not_discover(state: State, seat: int, card: int) -> Refusal | None:
    """BC-DEP-01: one Resource a turn, at no cost."""
    if card not in state.hands[seat]:
        return why_not_in_hand(state, seat, card)
    if card_of(state, card).kind != RESOURCE:
        return NOT_A_RESOURCE
    return DISCOVERED if state.discovered else None


def discover(table: Table[State], seat: int, card: int) -> Script[None]:
    """BC-DEP-01: from hand into the field, open to every seat."""
    state = table.state
    state.discovered = True
    take_from_hand(state, seat, card)
    state.resources.append(card)
    reckon_with(state, card)
    table.tell(Discovered(seat, card))
    yield from settle(table, triggered(state, card, "discover", seat))


def why_not_deploy(state: State, seat: int, card: int) -> Refusal | None:
    """BC-DEP-02 to 04: one Robot a turn, paid for, its title not in play yet."""
    if card not in state.hands[seat]:
        return why_not_in_hand(state, seat, card)
    robot = card_of(state, card)
    if robot.kind != ROBOT:
        return NOT_A_ROBOT
    return DEPLOYED if state.deployed else _why_not_afford(state, seat, robot)


def _why_not_afford(state: State, seat: int, robot: Card) -> Refusal | None:
    bank = state.banks[seat]
    if robot.cost > bank:
        return _too_dear(robot.cost, bank)
    return TITLE_IN_PLAY if title_in_play(state, seat, robot.title) else None


@cache
def _too_dear(cost: int, bank: int) -> Refusal:
    return Refusal("BC-DEP-03", "too-dear", {"cost": cost, "bank": bank})


def deploy(table: Table[State], seat: int, card: int) -> Script[None]:
    """BC-DEP-03, 05: paid from the bank and ready at once."""
    state = table.state
    state.deployed = True
    cost = card_of(state, card).cost
    take_from_hand(state, seat, card)
    pay_energon(table, seat, cost)
    check_victory(table)
    if state.eliminated[seat]:
        return
    enter_homebase(table, card, cost)
    yield from settle(table, triggered(state, card, "deploy", seat))


def why_not_move(state: State, seat: int, robot: int, to: int | None) -> Refusal | None:
    """BC-DEP-06 to 08, BC-RUL-44 to 46: Homebase to a controlled Resource, or back home."""
    if robot not in state.robots[seat]:
        return NOT_YOUR_ROBOT
    if state.moved[robot] == state.turn:
        return MOVED
    at_home = state.place[robot] == HOME
    if to is None:
        return AT_HOME if at_home else None
    if to not in state.resources or state.controller[to] != seat:
        return NOT_CONTROLLED
    return None if at_home else NOT_AT_HOME
