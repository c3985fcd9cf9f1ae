"""From a setup to the first activation: armies, field, sides, deployment (TW-FLD, TW-ARM)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rollout.gamekit.match_options import refused
from rollout.games.tabletop_warfare.content.measures import INCH
from rollout.games.tabletop_warfare.model import (
    BATTLE,
    DEPLOYMENT,
    MUSTER,
    OBSTACLES,
    SIDES,
    Mission,
    State,
)
from rollout.games.tabletop_warfare.rules.deployment import deploy_one
from rollout.games.tabletop_warfare.rules.field import (
    SIZES,
    build_field,
    choose_sides,
    made_of,
)
from rollout.games.tabletop_warfare.rules.muster import list_refusal, make_lists
from rollout.games.tabletop_warfare.rules.ready_deployment import READY, place_everybody
from rollout.games.tabletop_warfare.rules.scenarios import (
    SCENARIO_FIELDS,
    SCENARIO_POINTS,
    civilians_to_place,
    place_civilian,
    prepare_scenario,
)
from rollout.games.tabletop_warfare.setup import CHOSEN_LATER, MatchOptions, Setup
from rollout.kernel.errors import Refusal, SetupRefused
from rollout.kernel.game import Script, Table

BUILDINGS: Final = ((11 * INCH, 15 * INCH), (19 * INCH, 15 * INCH))
"""Protect Humans: two buildings in the middle."""


def start(setup: Setup) -> State:
    """The state before the first step. Raises SetupRefused."""
    options = setup.options
    wrong = refused(options) or _scenario_refusal(options)
    if wrong is not None:
        raise SetupRefused(wrong)
    if setup.factions[0] == setup.factions[1] and not options.mirror_match:
        raise SetupRefused(Refusal("TW-RUL-13", "setup-same-faction"))
    state = bare(setup)
    size = SCENARIO_FIELDS.get(options.scenario, options.field)
    books = state.library
    if setup.ground and setup.ground not in books.grounds:
        raise SetupRefused(Refusal("TW-FLD-01", "setup-no-such-field", {"name": setup.ground}))
    if setup.ground and books.grounds[setup.ground].size != size:
        raise SetupRefused(
            Refusal("TW-FLD-01", "setup-field-size", {"name": setup.ground, "size": size})
        )
    lay_out(state)
    if any(each.dangerous for each in state.obstacles) and not options.dangerous_terrain:
        raise SetupRefused(Refusal("TW-RUL-64", "setup-dangerous-field", {"name": setup.ground}))
    for side, text in enumerate(setup.armies):
        _enlist(state, side, text)
    if setup.deployment == READY:
        place_everybody(state)
    return state


def bare(setup: Setup) -> State:
    """The state before anything of the setup is looked at: no obstacle, no army."""
    size = SCENARIO_FIELDS.get(setup.options.scenario, setup.options.field)
    width, depth = SIZES[size]
    state = State(
        setup.options,
        setup.homebrew,
        list(setup.factions),
        width,
        depth,
        setup.ground,
        [[], []],
        [False, False],
        mission=Mission(defender=_defender(setup)),
    )
    state.first = 1 if setup.factions[1] == "decepticon" else 0
    return state


def _scenario_refusal(options: MatchOptions) -> Refusal | None:
    """TW-WIN-03: what the scenarios were made for."""
    least, most = SCENARIO_POINTS
    if options.scenario == "none" or least <= options.points_limit <= most:
        return None
    return Refusal("TW-WIN-03", "setup-scenario-points", {"least": least, "most": most})


def _defender(setup: Setup) -> int:
    """Who owns the base, leads the convoy, guards the humans: the Autobots, unless agreed."""
    wanted = "autobot" if setup.options.scenario == "protect_humans" else setup.defender
    return setup.factions.index(wanted) if wanted in setup.factions else 0


def lay_out(state: State) -> None:
    """The obstacles of a ready-made field, or of the scenario (TW-FLD-07)."""
    if state.options.scenario == "protect_humans":
        house = state.library.templates["small_building"]
        state.obstacles = [made_of(house, x, y, 0) for x, y in BUILDINGS]
    elif state.ground:
        state.obstacles = [
            made_of(
                state.library.templates[standing.template],
                standing.centre[0],
                standing.centre[1],
                standing.turn,
            )
            for standing in state.library.grounds[state.ground].obstacles
        ]


def _enlist(state: State, side: int, text: str) -> None:
    """A ready-made army, or codes with commas between; empty: it is made at the table."""
    if text == CHOSEN_LATER:
        return
    army = state.library.armies.get(text)
    codes = army.figures if army is not None else tuple(text.replace(" ", "").split(","))
    refusal = list_refusal(state, side, codes)
    if refusal is not None:
        raise SetupRefused(refusal)
    state.lists[side] = list(codes)
    state.made[side] = True


def prepare(table: Table[State]) -> Script[None]:
    """The next step before the battle."""
    yield from STAGES[table.state.stage](table)


def take_sides(table: Table[State]) -> Script[None]:
    """TW-DEP-01: who did not choose places the first figure."""
    state = table.state
    yield from choose_sides(table)
    prepare_scenario(table)
    state.placer = 1 - state.chooser
    state.stage = DEPLOYMENT


def deploy(table: Table[State]) -> Script[None]:
    if civilians_to_place(table.state):
        yield from place_civilian(table)
    else:
        yield from deploy_one(table)


STAGES: Final[dict[str, Callable[[Table[State]], Script[None]]]] = {
    MUSTER: make_lists,
    OBSTACLES: build_field,
    SIDES: take_sides,
    DEPLOYMENT: deploy,
}


def in_battle(state: State) -> bool:
    return state.stage == BATTLE
