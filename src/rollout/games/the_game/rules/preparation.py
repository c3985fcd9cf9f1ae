"""Before the first round: forces, allegiance, chain of command, deployment (TG-SET)."""

from __future__ import annotations

from typing import Final

import msgspec

from rollout.games.the_game.agreement import facts_of
from rollout.games.the_game.content.tech_spec import MERCENARY
from rollout.games.the_game.model import (
    ALLEGIANCE,
    CHAIN,
    DEPLOYMENT,
    FORCES,
    ROUND_START,
    Facts,
    State,
)
from rollout.games.the_game.rules.command_chain import order_chains, write_chains
from rollout.games.the_game.rules.deployment import deploy_next, draw_order
from rollout.games.the_game.rules.forces import choose_forces
from rollout.games.the_game.rules.mercenaries import roll_allegiance
from rollout.games.the_game.rules.muster import (
    empty_table,
    forces_by_seat,
    is_mercenary,
    muster,
)
from rollout.games.the_game.rules.ready_deployment import place_everybody
from rollout.games.the_game.setup import Setup
from rollout.kernel.errors import Refusal, SetupRefused
from rollout.kernel.game import Script, Table
from rollout.kernel.saying import Saying

READY: Final = "ready"
STARTS_KEPT: Final = 64

_STARTS: Final[dict[bytes, State]] = {}


def start(setup: Setup) -> State:
    """The table as it is before the first answer; the same setup is laid out once."""
    key = msgspec.json.encode(setup, order="deterministic")
    known = _STARTS.get(key)
    if known is None:
        if len(_STARTS) >= STARTS_KEPT:
            del _STARTS[next(iter(_STARTS))]
        known = _STARTS[key] = _lay_out(facts_of(setup))
    return known.copy()


def prepare(table: Table[State]) -> Script[None]:
    """The next step of the preparation."""
    state = table.state
    if state.phase == FORCES:
        yield from choose_forces(table)
    elif state.phase == ALLEGIANCE:
        yield from roll_allegiance(table)
        state.phase = CHAIN
        if state.facts.setup.deployment == READY:
            _make_ready(state)
    elif state.phase == CHAIN:
        yield from order_chains(table)
        state.phase = DEPLOYMENT
    elif not state.deploying:
        yield from draw_order(table)
        if not state.deploying:
            state.phase = ROUND_START
    else:
        yield from deploy_next(table)
        if not state.deploying:
            state.phase = ROUND_START


def _lay_out(facts: Facts) -> State:
    state = empty_table(facts)
    forces = _forces_given(facts)
    if forces is None:
        return state
    muster(state, forces_by_seat(facts, forces))
    state.phase = ALLEGIANCE
    if not any(is_mercenary(unit) for unit in state.units):
        state.phase = CHAIN
        if facts.setup.deployment == READY:
            _make_ready(state)
    return state


def _forces_given(facts: Facts) -> list[list[str]] | None:
    """The forces of the setup or the scenario by team; None when the seats choose."""
    sides = facts.scenario.sides
    if facts.setup.forces:
        forces = [list(force) for force in facts.setup.forces]
    elif facts.options.force == "scenario":
        forces = [side.force for side in sides]
    else:
        return None
    for team, force in enumerate(forces):
        own = [slug for slug in force if facts.sheets[slug].faction != MERCENARY]
        if not own and not sides[team].fixed:
            details = {"team": Saying(f"team-{team}")}
            raise SetupRefused(Refusal("TG-SET-01", "setup-no-units", details))
    return forces


def _make_ready(state: State) -> None:
    """Chains in unit order, everybody in place: the scenario's part of a game master."""
    write_chains(state)
    place_everybody(state)
    state.phase = ROUND_START
