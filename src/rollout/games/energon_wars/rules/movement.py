"""Walk and run (EW-MOV): one move with the speed of the mode, and a second one for energon."""

from __future__ import annotations

from rollout.games.energon_wars.events import Ran, Walked
from rollout.games.energon_wars.model import COLD, State
from rollout.games.energon_wars.rules.attacks import carry_out_pending
from rollout.games.energon_wars.rules.cargo import move_cargo_along
from rollout.games.energon_wars.rules.figures import held_by, helpless, is_huge, speed_of
from rollout.games.energon_wars.rules.freed import is_freed, spend_freedom
from rollout.games.energon_wars.rules.grounds import Way, end_level
from rollout.games.energon_wars.rules.reactions import react_to_move
from rollout.kernel.errors import Refusal
from rollout.kernel.game import Script, Table
from rollout.space.plane.shapes import Point

RUN_COST = 1
"""EW-EN-07."""


def move_refusal(state: State, number: int) -> Refusal | None:
    """EW-MOV-15, EW-RUL-37, EW-RUL-38: why a model makes no move of its own at all."""
    model, acting = state.models[number], state.acting
    if acting.ran:
        return Refusal("EW-ACT-07", "has-run", {"model": number})
    if helpless(model):
        return Refusal(held_by(model), "held", {"model": number})
    if model.conditions & COLD:
        return Refusal("EW-MOV-15", "cold", {"model": number})
    if acting.no_moves:
        return Refusal("EW-RUL-38", "gave-up-movement", {"model": number})
    return None


def walk_refusal(state: State, number: int) -> Refusal | None:
    """EW-ACT-04, EW-RUL-15: once, and not after an attack."""
    refusal = move_refusal(state, number)
    if refusal is None and state.acting.walked:
        return Refusal("EW-RUL-15", "walk-is-gone", {"model": number})
    return refusal


def run_refusal(state: State, number: int) -> Refusal | None:
    """EW-MOV-04, EW-HUG-02, EW-RUL-16."""
    refusal = move_refusal(state, number)
    if refusal is not None:
        return refusal
    acting = state.acting
    if is_huge(state, number):
        return Refusal("EW-HUG-02", "huge-models-do-not-run", {"model": number})
    if acting.travelled:
        return Refusal("EW-VP-06", "travelled", {"model": number})
    if not acting.walked and not acting.attacked:
        return Refusal("EW-MOV-04", "walk-first", {"model": number})
    if acting.attacked and not state.options.run_after_attack:
        return Refusal("EW-RUL-16", "no-run-after-attacks", {"model": number})
    cost = run_cost(state, number)
    if cost > state.models[number].energon:
        return Refusal("EW-EN-07", "too-little-energon", {"cost": cost})
    return None


def run_cost(state: State, number: int) -> int:
    """EW-EN-07, EW-THM-05: 1 EN, unless an ability or the theme makes it free."""
    if is_freed(state, number, "run"):
        return 0
    theme = state.themes[state.models[number].seat]
    if theme and state.round == 1:
        free = state.library.themes[theme].first_round_free
        if any(free.get(tag) == "run" for tag in state.cards[number].tags):
            return 0
    return RUN_COST


def way_of(state: State, number: int, goals: tuple[Point, ...] = ()) -> Way:
    """EW-MOV-01: everywhere one move may lead."""
    return Way(state, number, speed_of(state, number), goals)


def walk(table: Table[State], number: int, path: tuple[Point, ...]) -> Script[None]:
    """EW-MOV-03."""
    state = table.state
    state.acting.walked = True
    go(state, number, path)
    table.tell(Walked(number, path, state.models[number].level))
    yield from _watched(table, number)


def run(table: Table[State], number: int, path: tuple[Point, ...]) -> Script[None]:
    """EW-MOV-04: after it only a transformation is allowed (EW-ACT-07)."""
    state = table.state
    model, cost = state.models[number], run_cost(state, number)
    spend_freedom(state, number, "run")
    model.energon -= cost
    state.acting.ran = state.acting.walked = True
    go(state, number, path)
    table.tell(Ran(number, path, model.level, cost))
    yield from _watched(table, number)


def go(state: State, number: int, path: tuple[Point, ...]) -> None:
    """EW-MOV-02: to the end of a way, with all that is carried."""
    model = state.models[number]
    if any(point != (model.x, model.y) for point in path):
        state.acting.moved = True
    model.level = end_level(state, number, path[-1])
    model.x, model.y = path[-1]
    move_cargo_along(state, number)
    state.acting.free.clear()


def _watched(table: Table[State], number: int) -> Script[None]:
    pending = yield from react_to_move(table, number)
    yield from carry_out_pending(table, pending)
