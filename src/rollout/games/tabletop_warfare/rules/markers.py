"""Markers beside a figure: how they come and go (TW-MRK)."""

from __future__ import annotations

from rollout.games.tabletop_warfare.attack_events import PreyChosen
from rollout.games.tabletop_warfare.events import MarkerPlaced, MarkerRemoved
from rollout.games.tabletop_warfare.model import NOBODY, Figure, State
from rollout.games.tabletop_warfare.rules.figures import full_of_markers, is_civilian
from rollout.kernel.game import Table


def give_activation_marker(table: Table[State], figure: Figure, by: Figure) -> None:
    """TW-RUL-11: never more than two, unless agreed; TW-RUL-75: never on a civilian."""
    if is_civilian(table.state, figure):
        return
    if full_of_markers(table.state, figure):
        return
    figure.activation += 1
    if by.side != figure.side:
        figure.stuns += 1
    table.tell(MarkerPlaced(figure.id, "activation", figure.activation, by.id))


def give_aim_marker(table: Table[State], figure: Figure) -> None:
    figure.aim += 1
    table.tell(MarkerPlaced(figure.id, "aim", figure.aim, figure.id))


def spend_aim(table: Table[State], figure: Figure) -> None:
    """TW-AIM-07: all of them are gone after the attack."""
    if figure.aim:
        figure.aim = 0
        table.tell(MarkerRemoved(figure.id, "aim", 0))


def give_lock(table: Table[State], figure: Figure, scout: Figure) -> None:
    """TW-FAE-27b: each marker remembers who placed it (TW-RUL-44)."""
    figure.locks.append(scout.id)
    table.tell(MarkerPlaced(figure.id, "lock", len(figure.locks), scout.id))


def lock_against(figure: Figure, attacker: Figure) -> bool:
    """TW-FAE-27c: a lock that somebody else than the attacker placed."""
    return any(scout != attacker.id for scout in figure.locks)


def spend_lock(table: Table[State], figure: Figure, attacker: Figure) -> None:
    """TW-FAE-27d: one lock goes with each attack."""
    for place, scout in enumerate(figure.locks):
        if scout != attacker.id:
            del figure.locks[place]
            table.tell(MarkerRemoved(figure.id, "lock", len(figure.locks)))
            return


def give_oil(table: Table[State], figure: Figure, by: Figure) -> None:
    figure.oiled = True
    table.tell(MarkerPlaced(figure.id, "oil", 1, by.id))


def wipe_oil(table: Table[State], figure: Figure) -> None:
    if figure.oiled:
        figure.oiled = False
        table.tell(MarkerRemoved(figure.id, "oil", 0))


def raise_siren(table: Table[State], figure: Figure) -> None:
    figure.siren = True
    table.tell(MarkerPlaced(figure.id, "siren", 1, figure.id))


def silence(table: Table[State], figure: Figure) -> None:
    if figure.siren:
        figure.siren = False
        table.tell(MarkerRemoved(figure.id, "siren", 0))


def hook_up(table: Table[State], figure: Figure, tower: Figure) -> None:
    """TW-SPZ-01e: the marker moves from whoever carried it."""
    for other in table.state.figures:
        if other.hook == tower.id and other.id != figure.id:
            unhook(table, other)
    figure.hook = tower.id
    table.tell(MarkerPlaced(figure.id, "hook", 1, tower.id))


def unhook(table: Table[State], figure: Figure) -> None:
    if figure.hook != NOBODY:
        figure.hook = NOBODY
        table.tell(MarkerRemoved(figure.id, "hook", 0))


def charge(table: Table[State], figure: Figure) -> None:
    figure.charged = True
    table.tell(MarkerPlaced(figure.id, "charge", 1, figure.id))


def discharge(table: Table[State], figure: Figure) -> bool:
    """TW-RUL-46: the charge goes with the next attack roll."""
    if not figure.charged:
        return False
    figure.charged = False
    table.tell(MarkerRemoved(figure.id, "charge", 0))
    return True


def set_prey(table: Table[State], figure: Figure, prey: int) -> None:
    if figure.prey != prey:
        figure.prey = prey
        table.tell(PreyChosen(figure.id, prey))


def end_the_hunt(state: State, gone: Figure) -> None:
    """TW-RUL-39: whoever hunted one that is destroyed or removed is free again."""
    for other in state.figures:
        if other.prey == gone.id:
            other.prey = NOBODY


def strip(figure: Figure) -> None:
    """TW-MRK-06: all markers leave with a figure."""
    figure.activation = 0
    figure.stuns = 0
    figure.aim = 0
    figure.locks = []
    figure.oiled = False
    figure.siren = False
    figure.hook = NOBODY
    figure.prey = NOBODY
    figure.charged = False
