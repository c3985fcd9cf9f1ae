"""Settling a fallen figure: its underside, its ability, its way to the Defeated area (AT-SPC)."""

from __future__ import annotations

from typing import Final

from rollout.games.attacktix.actions import DeclineAbility, UseAbility
from rollout.games.attacktix.content.vocabulary import (
    BATTLE_CRY,
    CAPTURE,
    JAM,
    PUSH,
    RALLY,
    RECOVER,
    RECRUIT,
    RESCUE,
    REVENGE,
    SCRAMBLE,
    TRANSFORM,
)
from rollout.games.attacktix.events import AbilityFailed, Defeated, Felled, Underside
from rollout.games.attacktix.model import DEFEATED, FALLEN, NOTHING, State
from rollout.games.attacktix.rules import abilities, abilities_on_opponents
from rollout.games.attacktix.rules.attackback import attackback
from rollout.games.attacktix.rules.cover import lose_cover
from rollout.games.attacktix.rules.defeat import BY_ABILITY
from rollout.games.attacktix.rules.fallen import Fallen
from rollout.games.attacktix.rules.menus import menu
from rollout.games.attacktix.rules.on_the_table import is_opponent
from rollout.kernel.game import Script, Table

SCRIPTS: Final = {
    RECOVER: abilities.recover,
    RESCUE: abilities.rescue,
    TRANSFORM: abilities.transform,
    RECRUIT: abilities.recruit,
    RALLY: abilities.rally,
    BATTLE_CRY: abilities.battle_cry,
    PUSH: abilities_on_opponents.push,
    SCRAMBLE: abilities_on_opponents.scramble,
    JAM: abilities_on_opponents.jam,
    CAPTURE: abilities_on_opponents.capture,
}


def settle(table: Table[State], fallen: Fallen) -> Script[None]:
    """AT-SPC-01 to 07, AT-RUL-28: at once, and fully, before the next is looked at."""
    state = table.state
    figure = fallen.figure
    each = state.figures[figure]
    sculpt = state.sculpt(figure)
    white = sculpt.shows_white(each.bottom)
    table.tell(Underside(figure, white))
    if white and sculpt.ability is not None:
        yield from _use(table, fallen)
    if each.zone == FALLEN:
        send_away(table, figure)


def send_away(table: Table[State], figure: int) -> None:
    """AT-SPC-07, AT-RUL-87: to its owner's Defeated area, where a capture ends."""
    each = table.state.figures[figure]
    each.zone = DEFEATED
    each.controller = each.owner
    each.jammed = 0
    table.tell(Defeated(figure, each.owner))


def _use(table: Table[State], fallen: Fallen) -> Script[None]:
    """AT-SPC-05: used at once if it can work; AT-SPC-06: else it fails."""
    state = table.state
    ability = state.sculpt(fallen.figure).ability
    assert ability is not None
    seat = state.figures[fallen.figure].controller
    if not state.options.own_ability and not is_opponent(state, seat, fallen.attacking_seat):
        table.tell(AbilityFailed(fallen.figure, ability.verb, "AT-RUL-29"))
        return
    why = abilities.why_it_fails(state, fallen, ability)
    if why:
        table.tell(AbilityFailed(fallen.figure, ability.verb, why))
        return
    if state.options.ability_optional:
        options = menu(state, seat, [UseAbility(), DeclineAbility()])
        answer = yield table.ask(seat, "use_ability", options, figure=fallen.figure)
        if isinstance(answer, DeclineAbility):
            table.tell(AbilityFailed(fallen.figure, ability.verb, "AT-RUL-30"))
            return
    if ability.verb == REVENGE:
        yield from _revenge(table, fallen)
    elif ability.verb in SCRIPTS:
        yield from SCRIPTS[ability.verb](table, fallen, ability)
    else:
        yield from attackback(table, fallen, ability)


def _revenge(table: Table[State], fallen: Fallen) -> Script[None]:
    """AT-ABL-11: the attacking figure is defeated too, and its own underside is looked at."""
    state = table.state
    attacker = fallen.attacker
    each = state.figures[attacker]
    abilities.tell_use(table, fallen.figure)
    each.zone = FALLEN
    each.falls += 1
    lose_cover(state, attacker)
    table.tell(Felled(attacker, fallen.figure, BY_ABILITY, 0, each.x, each.y))
    seat = state.figures[fallen.figure].controller
    if state.figures[fallen.figure].zone == FALLEN:
        send_away(table, fallen.figure)
    yield from settle(table, Fallen(attacker, NOTHING, seat, fallen.depth))
