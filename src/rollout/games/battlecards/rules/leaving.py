"""Where a Robot stands, and what it leaves behind when it leaves play or a battle."""

from __future__ import annotations

from rollout.games.battlecards.content.vocabulary import LASTING_FOR_SEATS
from rollout.games.battlecards.model import AS_SUPPORTER, NOTHING, OUT, State, Support


def put(state: State, robot: int, place: int) -> None:
    """A Robot stands there from now on. On or off a Resource, that may change control."""
    if place >= 0 or state.place[robot] >= 0:
        state.stirred = True
    state.place[robot] = place


def leave_play(state: State, robot: int) -> None:
    """Take a Robot off the table: markers, mode and timed changes are gone (BC-DMG-02)."""
    state.robots[state.owners[robot]].remove(robot)
    leave_battle(state, robot)
    _no_longer_met(state, robot)
    drop_modifiers_of(state, robot)
    put(state, robot, OUT)
    state.damage[robot] = 0
    state.alt[robot] = state.transformed[robot] = state.moved[robot] = 0


def leave_battle(state: State, robot: int) -> None:
    """A lead is no lead any more; a supporter's support is lost, its slot stays used."""
    battle = state.battle
    if battle is None:
        return
    for side in (0, 1):
        if battle.leads[side] == robot:
            battle.leads[side] = NOTHING
    for number, support in enumerate(battle.supports):
        if support.card == robot and support.use == AS_SUPPORTER and not support.cancelled:
            cancel_support(state, number)


def _no_longer_met(state: State, robot: int) -> None:
    """A lead that has left play neither wins nor loses any more (BC-RUL-59)."""
    battle = state.battle
    if battle is not None and robot in battle.met:
        battle.met[battle.met.index(robot)] = NOTHING


def cancel_support(state: State, number: int) -> None:
    """A support card loses its effect, and with it the changes that came with it."""
    battle = state.battle
    assert battle is not None
    old = battle.supports[number]
    battle.supports[number] = Support(old.side, old.card, old.use, True)
    state.modifiers = [each for each in state.modifiers if each.support != number]


def drop_modifiers_of(state: State, card: int) -> None:
    """Timed changes of a card end when it leaves play."""
    if state.modifiers:
        state.modifiers = [
            each
            for each in state.modifiers
            if each.target != card or each.word in LASTING_FOR_SEATS
        ]
