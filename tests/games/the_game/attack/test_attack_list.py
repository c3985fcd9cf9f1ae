"""The list of attacks is exactly what is not refused, whatever the position."""

from random import Random
from typing import Any

import pytest

from rollout.games.the_game.actions import (
    SetFire,
    Shoot,
    ShootConstruct,
    Strike,
    StrikeConstruct,
    TakeControl,
)
from rollout.games.the_game.content.library import library
from rollout.games.the_game.content.map_generator import STYLES, generate
from rollout.games.the_game.model import (
    AIR,
    DEACTIVATED,
    LASTS,
    NONE,
    SELF_FIELD,
    WEAPON_FIELD,
    Smoke,
    State,
    Unit,
)
from rollout.games.the_game.rules.attack import attack, attack_actions, attack_refusal
from rollout.games.the_game.rules.footing import resting_level
from rollout.kernel.actions import Action
from rollout.kernel.game import Table
from rollout.kernel.requests import Ask, Chance
from tests.games.the_game.table import Piece, lay_out

AGREED = ("careful_aim", "redirect_power", "brawl")
SLUGS = sorted(slug for slug, sheet in library().sheets.items() if sheet.kind != "combined")


def any_position(rng: Random) -> State:
    """Sixteen units of any kind in any state, close together on any ground."""
    ground = generate(rng.randrange(1000), rng.choice(STYLES))
    options: dict[str, Any] = {name: rng.random() < 0.3 for name in AGREED}
    if rng.random() < 0.3:
        options["friendly_fire"] = True
    state = lay_out([], ground=ground, **options)
    middle = state.facts.grid.cell("0809")
    cells = rng.sample(state.facts.grid.within(middle, 4), 16)
    for number, cell in enumerate(cells):
        _put(state, rng, number, cell)
    for _ in range(rng.randrange(6)):
        state.smoke.append(Smoke(rng.choice(cells), NONE, LASTS))
    return state


def _put(state: State, rng: Random, number: int, cell: int) -> None:
    figures = library().sheets[rng.choice(SLUGS)]
    form = rng.choice(figures.modes)
    unit = Unit(number, figures, form, number % 2, number % 2, number % 2, number % 2)
    state.units.append(unit)
    unit.facing = rng.randrange(6)
    unit.damage = rng.randrange(figures.hit_points)
    unit.prone = form.robot_form and rng.random() < 0.2
    unit.cloaked = rng.random() < 0.05
    unit.ducking = rng.random() < 0.1
    unit.shield = rng.choice([0, 0, 0, 0, 0, 0, 0, 0, SELF_FIELD, WEAPON_FIELD])
    if rng.random() < 0.1:
        unit.status = DEACTIVATED
        unit.shield, unit.cloaked = 0, False
    high = form.airborne and unit.status != DEACTIVATED and rng.random() < 0.5
    state.place(unit, cell, AIR if high else resting_level(state, form, cell))
    if number and rng.random() < 0.15:
        carrier = state.units[rng.randrange(number)]
        if carrier.carrier == NONE and carrier.operational and unit.operational:
            state.lift(unit)
            unit.carrier, unit.inside = carrier.id, carrier.form.transport
            unit.cell, unit.level = carrier.cell, carrier.level


def conceivable(state: State) -> list[Action]:
    """Every attack anybody could write down, with some nonsense among them."""
    found: list[Action] = []
    guns = [NONE, *(unit.id for unit in state.units if unit.form.gun)]
    for target in range(-1, len(state.units) + 1):
        for how in ("", "careful_aim", "redirect_power", "brawl", "demolish"):
            found += [Shoot(target, how, gun) for gun in guns]
            found.append(Strike(target, how))
        found.append(TakeControl(target))
    for cell in range(-1, state.facts.grid.size + 1):
        for how in ("", "careful_aim", "redirect_power", "brawl", "demolish"):
            found += [ShootConstruct(cell, how, gun) for gun in guns]
            found += [SetFire(cell, how, gun) for gun in guns]
            found.append(StrikeConstruct(cell, how))
    return found


@pytest.mark.rule("TG-ATK-01")
@pytest.mark.parametrize("seed", range(6))
def test_the_list_holds_each_attack_that_is_not_refused_once(seed: int) -> None:
    state = any_position(Random(seed))
    everything = conceivable(state)
    for unit in state.units[:8]:
        listed = attack_actions(state, unit)
        legal = [action for action in everything if attack_refusal(state, unit, action) is None]
        assert len(listed) == len(set(listed))
        assert set(listed) == set(legal)


@pytest.mark.rule("TG-ATK-01")
@pytest.mark.parametrize("seed", range(40))
def test_every_listed_attack_can_be_played_to_its_end(seed: int) -> None:
    rng = Random(seed)
    start = any_position(rng)
    for unit in start.units:
        listed = attack_actions(start, unit)
        for action in rng.sample(listed, min(6, len(listed))):
            state = start.copy()
            _play_out(state, state.units[unit.id], action, rng)
            _check(state)


def _play_out(state: State, unit: Unit, action: Action, rng: Random) -> None:
    script = attack(Table(state), unit, action)
    try:
        request: Ask | Chance = next(script)
        while True:
            if isinstance(request, Ask):
                request = script.send(request.options.sample(rng))
            else:
                request = script.send(request.draw(rng))
    except StopIteration:
        return


def _check(state: State) -> None:
    """What must hold on any table: layers and units agree, hit points are never negative."""
    for unit in state.units:
        assert 0 <= unit.damage <= unit.sheet.hit_points
        if unit.operational and unit.carrier == NONE:
            layer = state.in_air if unit.level == AIR else state.on_ground
            assert layer[unit.cell] == unit.id
    for cell in range(state.facts.grid.size):
        for layer, high in ((state.on_ground, False), (state.in_air, True)):
            if layer[cell] != NONE:
                unit = state.units[layer[cell]]
                assert unit.operational
                assert (unit.cell, unit.level == AIR) == (cell, high)
        assert (state.construct_height[cell] > 0) == (state.construct_hit_points[cell] > 0)


@pytest.mark.rule("TG-ATK-01")
def test_a_unit_alone_on_open_ground_has_nothing_to_attack() -> None:
    state = lay_out([Piece("optimus-prime", "0810")])
    assert attack_actions(state, state.units[0]) == []
