"""Special abilities for the own side, and what lets any of them fail (AT-ABL-01 to 05, 07)."""

from __future__ import annotations

from typing import Final

from rollout.games.attacktix.actions import Choose
from rollout.games.attacktix.content.roster import Ability
from rollout.games.attacktix.content.vocabulary import (
    ATTACKBACK,
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
from rollout.games.attacktix.events import AbilityUsed, Encouraged
from rollout.games.attacktix.model import BACK_UP, DEFEATED, IN_PLAY, NOTHING, State
from rollout.games.attacktix.rules.fallen import Fallen
from rollout.games.attacktix.rules.footing import nearest_free
from rollout.games.attacktix.rules.menus import Menu, why_not_chosen
from rollout.games.attacktix.rules.on_the_table import (
    in_play,
    is_opponent,
    opposing,
    own_side,
)
from rollout.games.attacktix.rules.returning import come_in, enter, stand_up
from rollout.games.attacktix.rules.wheel import grind
from rollout.kernel.game import Script, Table
from rollout.space.physics.tabletop import OPEN

DEEPEST: Final = 6
"""AT-RUL-85: Attackbacks within Attackbacks."""


def why_it_fails(state: State, fallen: Fallen, ability: Ability) -> str:
    """AT-SPC-04, AT-SPC-06: the rule that says it cannot work now; empty when it can."""
    verb = ability.verb
    if verb == BATTLE_CRY:
        return ""
    if verb in (RECOVER, RESCUE):
        return _why_no_return(state, fallen, ability)
    if verb in (TRANSFORM, RECRUIT, RALLY):
        return "" if candidates(state, fallen, ability) else "AT-SPC-06"
    if verb == ATTACKBACK:
        if fallen.depth >= DEEPEST:
            return "AT-RUL-85"
        return "" if comrades(state, fallen, ability) else "AT-SPC-06"
    if verb in (PUSH, SCRAMBLE, JAM):
        return "" if targets(state, fallen, ability) else "AT-SPC-06"
    assert verb in (REVENGE, CAPTURE)
    return _why_not_the_attacker(state, fallen, ability)


def _why_no_return(state: State, fallen: Fallen, ability: Ability) -> str:
    """AT-RUL-38: after a ring-out there may be no standing up; without an edge there is none."""
    if not comrades(state, fallen, ability):
        return "AT-SPC-06"
    each = state.figures[fallen.figure]
    outside = not state.field.inside((each.x, each.y))
    rung_out = outside and state.options.edge != OPEN
    barred = rung_out and state.options.ringout_recover == "none"
    return "AT-RUL-38" if ability.verb == RECOVER and barred else ""


def _why_not_the_attacker(state: State, fallen: Fallen, ability: Ability) -> str:
    """AT-RUL-104: an opponent's figure, and still in play."""
    attacker = fallen.attacker
    if attacker == NOTHING or state.figures[attacker].zone != IN_PLAY:
        return "AT-SPC-06"
    seat = state.figures[fallen.figure].controller
    if not is_opponent(state, seat, state.figures[attacker].controller):
        return "AT-RUL-104"
    sculpt = state.sculpt(attacker)
    if ability.verb == REVENGE:
        return "" if ability.fits(sculpt) else "AT-SPC-06"
    if sculpt.is_mega:
        return "AT-RUL-88"
    return "" if comrades(state, fallen, ability) else "AT-SPC-06"


def comrades(state: State, fallen: Fallen, ability: Ability) -> list[int]:
    """Other figures of the own side in play that the ability fits."""
    sides = own_side(state, state.figures[fallen.figure].controller)
    return [
        number
        for number in in_play(state)
        if number != fallen.figure
        and state.figures[number].controller in sides
        and ability.fits(state.sculpt(number))
    ]


def candidates(state: State, fallen: Fallen, ability: Ability) -> list[int]:
    """Figures outside of play that may come in: of Back-Up, or Defeated ones (AT-RUL-99)."""
    sides = own_side(state, state.figures[fallen.figure].controller)
    zone = DEFEATED if ability.verb == RALLY else BACK_UP
    pool = [
        number
        for number, each in enumerate(state.figures)
        if each.zone == zone and each.owner in sides and number != fallen.figure
    ]
    if ability.verb != TRANSFORM:
        return [number for number in pool if ability.fits(state.sculpt(number))]
    user = state.sculpt(fallen.figure)
    return [
        number
        for number in pool
        if state.sculpt(number).name == user.name and state.sculpt(number).mode != user.mode
    ]


def targets(state: State, fallen: Fallen, ability: Ability) -> list[int]:
    """AT-TEAM-08, AT-FFA-07: opposing figures that the ability fits."""
    seat = state.figures[fallen.figure].controller
    return [number for number in opposing(state, seat) if ability.fits(state.sculpt(number))]


def tell_use(table: Table[State], figure: int) -> None:
    ability = table.state.sculpt(figure).ability
    assert ability is not None
    table.tell(AbilityUsed(figure, ability.verb))


def choose(table: Table[State], fallen: Fallen, among: list[int]) -> Script[int]:
    """AT-DEC-13: the controller of the fallen figure says which."""
    seat = table.state.figures[fallen.figure].controller
    state = table.state
    ability = state.sculpt(fallen.figure).ability
    on_opponents = ability is not None and ability.verb in (PUSH, SCRAMBLE, JAM)
    options = Menu(
        [Choose(number) for number in among],
        lambda action: why_not_chosen(state, fallen.figure, on_opponents, action),
    )
    answer = yield table.ask(seat, "choose", options, figure=fallen.figure)
    chosen: int = answer.figure
    return chosen


def recover(table: Table[State], fallen: Fallen, ability: Ability) -> Script[None]:
    """AT-ABL-01: it stands up where it lies."""
    tell_use(table, fallen.figure)
    yield from stand_up(table, fallen.figure)


def rescue(table: Table[State], fallen: Fallen, ability: Ability) -> Script[None]:
    """AT-ABL-02: it comes back at the line."""
    tell_use(table, fallen.figure)
    seat = table.state.figures[fallen.figure].controller
    yield from enter(table, fallen.figure, seat)


def transform(table: Table[State], fallen: Fallen, ability: Ability) -> Script[None]:
    """AT-ABL-03, AT-SPC-03: another mode of the same name, out of Back-Up."""
    state = table.state
    tell_use(table, fallen.figure)
    user = state.figures[fallen.figure]
    chosen = yield from choose(table, fallen, candidates(state, fallen, ability))
    if state.options.transform_place == "line":
        yield from _bring_in(table, fallen, chosen)
        return
    spot = nearest_free(state, chosen, (user.x, user.y))
    yield from grind(table, chosen)
    come_in(table, chosen, spot, user.facing)


def recruit(table: Table[State], fallen: Fallen, ability: Ability) -> Script[None]:
    """AT-ABL-04: one out of Back-Up."""
    tell_use(table, fallen.figure)
    chosen = yield from choose(table, fallen, candidates(table.state, fallen, ability))
    yield from _bring_in(table, fallen, chosen)


def rally(table: Table[State], fallen: Fallen, ability: Ability) -> Script[None]:
    """AT-ABL-05: one out of the Defeated area, not the user."""
    yield from recruit(table, fallen, ability)


def _bring_in(table: Table[State], fallen: Fallen, chosen: int) -> Script[None]:
    """AT-RUL-59: it stays its owner's; where it enters, the fallen figure's player says."""
    yield from enter(table, chosen, table.state.figures[fallen.figure].controller)


def battle_cry(table: Table[State], fallen: Fallen, ability: Ability) -> Script[None]:
    """AT-ABL-07, AT-RUL-90: one attack more in the next turn; several add up."""
    state = table.state
    seat = state.figures[fallen.figure].controller
    tell_use(table, fallen.figure)
    state.cries[seat] += 1
    table.tell(Encouraged(seat, state.cries[seat]))
    yield from ()
