"""BC-DEC-08: what a seat may do when it has the move in a battle."""

from __future__ import annotations

from functools import cache
from typing import Final

from rollout.games.battlecards.actions import (
    AddStrength,
    Join,
    Pass,
    Play,
    RollDice,
    Transform,
    UseAbility,
)
from rollout.games.battlecards.content.cards import ADVANTAGE, ROBOT, Card
from rollout.games.battlecards.model import ALT, State
from rollout.games.battlecards.rules.deciding_numbers import (
    combat_dice,
    ignores_speed_in,
    is_hushed,
    is_pinned,
    support_limit,
)
from rollout.games.battlecards.rules.menu import (
    ADD_STRENGTH,
    JOIN,
    PLAY,
    ROLL_DICE,
    TRANSFORM,
    SeatMenu,
    why_not_in_hand,
    why_not_lent,
)
from rollout.games.battlecards.rules.on_the_table import (
    card_of,
    is_supporting,
    side_of,
    slots_used,
    supporters,
)
from rollout.games.battlecards.rules.robot_figures import endurance_in, speed, speed_in
from rollout.games.battlecards.rules.transforming import transform_choices, why_not_transform
from rollout.games.battlecards.rules.usable import (
    IN_BATTLE,
    LEAD_OF_OTHER_ARMY,
    abilities_in_play,
    ability_choices,
    armies_in_use,
    could_use_something,
    why_not_ability,
    why_not_effect,
    why_not_play,
)
from rollout.games.battlecards.rules.windows import ROBOT_IN_HAND, why_not_now
from rollout.kernel.actions import Action
from rollout.kernel.errors import Refusal

IN_BATTLE_WINDOW: Final = "battle"
PASS: Final = Pass()

HUSHED: Final = Refusal("BC-SPT-04", "no-more-support")
NOT_YOUR_ROBOT: Final = Refusal("BC-SPT-09", "not-your-robot-in-play")
IS_LEAD: Final = Refusal("BC-BAT-01", "lead-cannot-support")
SUPPORTS_ALREADY: Final = Refusal("BC-SPT-01", "supports-already")
CANNOT_TRANSFORM: Final = Refusal("BC-SPT-07", "cannot-transform-to-join")
WOULD_BE_SCRAPPED: Final = Refusal("BC-RUL-23", "joining-would-scrap-it")
ROLLED: Final = Refusal("BC-RUL-50", "dice-already-rolled")


class BattleMenu(SeatMenu):
    """Support under the limit; abilities, dice and transforming; or pass."""

    rule = "BC-DEC-08"

    def offers(self) -> list[Action]:
        state, seat = self.state, self.seat
        battle = state.battle
        assert battle is not None
        side = side_of(state, seat)
        actions: list[Action] = [PASS]
        if why_no_support(state, seat) is None:
            cards, kinds = state.library.cards, state.kinds
            armies = armies_in_use(state, seat)
            for card in state.hands[seat]:
                printed = cards[kinds[card]]
                if printed.kind == ROBOT:
                    continue
                if _why_gives_no_strength(printed, armies) is None:
                    actions.append(ADD_STRENGTH[card])
                    if (
                        printed.played_in == IN_BATTLE_WINDOW
                        and why_not_effect(state, seat, card) is None
                    ):
                        actions.append(PLAY[card])
            actions += join_choices(state, seat)
        if not battle.rolled[side]:
            actions += ROLL_DICE[1 : combat_dice(state, battle.leads[side]) + 1]
        actions += ability_choices(state, seat, IN_BATTLE)
        actions += transform_choices_in_battle(state, seat)
        return actions

    def why_not(self, action: Action) -> Refusal | None:
        state, seat = self.state, self.seat
        if isinstance(action, AddStrength):
            return why_no_support(state, seat) or why_not_strength(state, seat, action.card)
        if isinstance(action, Play):
            if action.card not in state.hands[seat]:
                return why_not_in_hand(state, seat, action.card)
            refusal = why_not_play(state, seat, action.card, IN_BATTLE_WINDOW)
            return refusal or why_no_support(state, seat)
        if isinstance(action, Join):
            return why_no_support(state, seat) or why_not_join(state, seat, action.robot)
        if isinstance(action, RollDice):
            return why_not_roll(state, seat, action.dice)
        if isinstance(action, UseAbility):
            return why_not_ability(state, seat, action.card, IN_BATTLE)
        if isinstance(action, Transform):
            return why_not_transform_in_battle(state, seat, action.robot)
        return None if isinstance(action, Pass) else why_not_now(state, seat, action)

    def considered(self) -> list[Action]:
        state, seat = self.state, self.seat
        cards, kinds = state.library.cards, state.kinds
        actions: list[Action] = []
        for card in state.hands[seat]:
            if cards[kinds[card]].kind != ROBOT:
                actions.append(ADD_STRENGTH[card])
            if cards[kinds[card]].kind == ADVANTAGE:
                actions.append(PLAY[card])
        for robot in state.robots[seat]:
            actions += [JOIN[robot], TRANSFORM[robot]]
        actions += abilities_in_play(state, seat)
        return actions


def could_move(state: State, side: int) -> bool:
    """BC-RUL-49 by public facts alone: whether the seat may have a move.

    Any card in hand could be a support card as long as a slot is free.
    """
    battle = state.battle
    assert battle is not None
    seat, lead = battle.seats[side], battle.leads[side]
    if why_not_transform_in_battle(state, seat, lead) is None:
        return True
    if not battle.rolled[side] and combat_dice(state, lead) > 0:
        return True
    if why_no_support(state, seat) is None and (state.hands[seat] or join_choices(state, seat)):
        return True
    if could_use_something(state, seat, IN_BATTLE):
        return True
    return bool(transform_choices_in_battle(state, seat))


def why_no_support(state: State, seat: int) -> Refusal | None:
    """BC-SPT-04, BC-RUL-70 to 72: no slot left, or silenced."""
    return HUSHED if is_hushed(state, seat) else _why_no_slot(state, seat)


def _why_no_slot(state: State, seat: int) -> Refusal | None:
    limit = support_limit(state, seat)
    used = slots_used(state, side_of(state, seat))
    return _no_slot_left(limit, used) if used >= limit else None


@cache
def _no_slot_left(limit: int, used: int) -> Refusal:
    return Refusal("BC-SPT-04", "support-limit-reached", {"limit": limit, "used": used})


def why_not_strength(state: State, seat: int, card: int) -> Refusal | None:
    """BC-RUL-29: Advantages of the lead's army, and any Resource."""
    refusal = why_not_lent(state, seat, card)
    if refusal is not None:
        return refusal
    return _why_gives_no_strength(card_of(state, card), armies_in_use(state, seat))


def _why_gives_no_strength(printed: Card, armies: list[str]) -> Refusal | None:
    if printed.kind == ROBOT:
        return ROBOT_IN_HAND
    return LEAD_OF_OTHER_ARMY if printed.kind == ADVANTAGE and printed.army not in armies else None


def join_choices(state: State, seat: int) -> list[Action]:
    lowest = lowest_speed(state)
    choices: list[Action] = []
    for robot in state.robots[seat]:
        if _why_not_join(state, seat, robot, lowest) is None:
            choices.append(JOIN[robot])
    return choices


def why_not_join(state: State, seat: int, robot: int) -> Refusal | None:
    """BC-SPT-05 to 08: in alt mode or able to transform, and not slower than everybody there."""
    return _why_not_join(state, seat, robot, lowest_speed(state))


def _why_not_join(state: State, seat: int, robot: int, lowest: int) -> Refusal | None:
    battle = state.battle
    assert battle is not None
    if robot not in state.robots[seat]:
        return NOT_YOUR_ROBOT
    if robot in battle.leads:
        return IS_LEAD
    if is_supporting(state, robot):
        return SUPPORTS_ALREADY
    if state.alt[robot]:
        return _why_too_slow(state, robot, lowest)
    if state.transformed[robot] == state.turn or is_pinned(state, robot):
        return CANNOT_TRANSFORM
    refusal = _why_too_slow(state, robot, lowest)
    if refusal is None and state.damage[robot] >= endurance_in(state, robot, ALT):
        return WOULD_BE_SCRAPPED
    return refusal


def _why_too_slow(state: State, robot: int, lowest: int) -> Refusal | None:
    """BC-SPT-08, BC-RUL-65: in alt mode, the lowest speed of any Robot in the battle now."""
    own = speed_in(state, robot, ALT)
    if own >= lowest or ignores_speed_in(state, robot, ALT):
        return None
    return _too_slow(own, lowest)


@cache
def _too_slow(own: int, needed: int) -> Refusal:
    return Refusal("BC-SPT-08", "too-slow-to-support", {"speed": own, "needed": needed})


def lowest_speed(state: State) -> int:
    battle = state.battle
    assert battle is not None
    there = [*battle.leads, *supporters(state, 0), *supporters(state, 1)]
    return min([speed(state, robot) for robot in there])


def why_not_roll(state: State, seat: int, dice: int) -> Refusal | None:
    """BC-SKL-05, BC-RUL-50: once a battle, one die to as many as the lead has."""
    battle = state.battle
    assert battle is not None
    side = side_of(state, seat)
    if battle.rolled[side]:
        return ROLLED
    most = combat_dice(state, battle.leads[side])
    if 1 <= dice <= most:
        return None
    return Refusal("BC-SKL-05", "so-many-dice", {"most": most})


def transform_choices_in_battle(state: State, seat: int) -> list[Action]:
    """BC-RUL-18, 19: the lead; in the own turn any own Robot that is not supporting."""
    if not state.options.lead_transform_uses_slot:
        return transform_choices(state, seat)
    own = state.robots[seat]
    able = [each for each in own if why_not_transform_in_battle(state, seat, each) is None]
    return [TRANSFORM[robot] for robot in able]


def why_not_transform_in_battle(state: State, seat: int, robot: int) -> Refusal | None:
    """BC-RUL-101, BC-OPT-13: the lead's transformation may be agreed to use a slot."""
    refusal = why_not_transform(state, seat, robot)
    if refusal is not None or not state.options.lead_transform_uses_slot:
        return refusal
    battle = state.battle
    if battle is None or robot not in battle.leads:
        return None
    return _why_no_slot(state, seat)
