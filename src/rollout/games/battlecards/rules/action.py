"""BC-ACT: the Action phase."""

from __future__ import annotations

from rollout.games.battlecards.actions import (
    Challenge,
    Claim,
    Play,
    Transform,
    UseAbility,
)
from rollout.games.battlecards.content.cards import ADVANTAGE
from rollout.games.battlecards.model import ACTION, HOME, State
from rollout.games.battlecards.rules.attempts import (
    challenge,
    challengeable,
    claimable,
    stake_claim,
    why_not_challenge,
    why_not_claim,
)
from rollout.games.battlecards.rules.menu import (
    ADD_STRENGTH,
    END_PHASE,
    END_TURN,
    PLAY,
    TRANSFORM,
    SeatMenu,
    challenges_of,
    claims_of,
    why_not_in_hand,
)
from rollout.games.battlecards.rules.on_the_table import card_of
from rollout.games.battlecards.rules.phases import end_phase
from rollout.games.battlecards.rules.transforming import (
    transform,
    transform_choices,
    why_not_transform,
)
from rollout.games.battlecards.rules.usable import (
    IN_ACTION,
    abilities_in_play,
    ability_choices,
    play_choices,
    why_not_ability,
    why_not_play,
)
from rollout.games.battlecards.rules.using import play_advantage, use_ability
from rollout.games.battlecards.rules.windows import why_not_now
from rollout.kernel.actions import Action
from rollout.kernel.errors import Refusal
from rollout.kernel.game import Script, Table


class ActionMenu(SeatMenu):
    """What a seat may do in the Action phase."""

    rule = "BC-DEC-04"

    def offers(self) -> list[Action]:
        state, seat = self.state, self.seat
        actions = play_choices(state, seat, ACTION)
        actions += transform_choices(state, seat)
        actions += ability_choices(state, seat, IN_ACTION)
        if free := claimable(state, seat):
            for robot in state.robots[seat]:
                if state.place[robot] == HOME:
                    claims = claims_of(robot)
                    for resource in free:
                        actions.append(claims[resource])
        if held := challengeable(state, seat):
            for robot in state.robots[seat]:
                challenges = challenges_of(robot)
                for resource in held:
                    actions.append(challenges[resource])
        actions.append(self.last_word())
        return actions

    def last_word(self) -> Action:
        """With Supply before Action this phase is the last of the turn (BC-RUL-02)."""
        last = self.state.options.phase_order == "supply_before_action"
        return END_TURN if last else END_PHASE

    def why_not(self, action: Action) -> Refusal | None:
        state, seat = self.state, self.seat
        if isinstance(action, Play):
            if action.card not in state.hands[seat]:
                return why_not_in_hand(state, seat, action.card)
            return why_not_play(state, seat, action.card, ACTION)
        if isinstance(action, Transform):
            return why_not_transform(state, seat, action.robot)
        if isinstance(action, UseAbility):
            return why_not_ability(state, seat, action.card, IN_ACTION)
        if isinstance(action, Claim):
            return why_not_claim(state, seat, action.robot, action.resource)
        if isinstance(action, Challenge):
            return why_not_challenge(state, seat, action.robot, action.resource)
        return None if action == self.last_word() else why_not_now(state, seat, action)

    def considered(self) -> list[Action]:
        state, seat = self.state, self.seat
        actions: list[Action] = []
        for card in state.hands[seat]:
            if card_of(state, card).kind == ADVANTAGE:
                actions += [PLAY[card], ADD_STRENGTH[card]]
        for robot in state.robots[seat]:
            actions.append(TRANSFORM[robot])
            for resource in state.resources:
                if state.controller[resource] < 0:
                    actions.append(claims_of(robot)[resource])
                elif state.controller[resource] != seat:
                    actions.append(challenges_of(robot)[resource])
        actions += abilities_in_play(state, seat)
        return actions


def action_choice(table: Table[State]) -> Script[None]:
    """One choice of the Action phase."""
    state = table.state
    seat = state.seat
    action = yield table.ask(seat, ACTION, ActionMenu(state, seat))
    kind = type(action)
    if kind is Play:
        yield from play_advantage(table, seat, action.card)
    elif kind is Transform:
        yield from transform(table, action.robot)
    elif kind is UseAbility:
        yield from use_ability(table, seat, action.card)
    elif kind is Claim:
        yield from stake_claim(table, seat, action.robot, action.resource)
    elif kind is Challenge:
        yield from challenge(table, seat, action.robot, action.resource)
    else:
        yield from end_phase(table)
