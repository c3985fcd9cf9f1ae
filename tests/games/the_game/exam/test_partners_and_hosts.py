"""Nebulons that go back into their hosts with full hands, stolen minds or from transports."""

from __future__ import annotations

import pytest

from rollout.games.the_game.actions import Face, PlaceAt, Repair, Stop
from rollout.games.the_game.events import Rejoined
from rollout.games.the_game.model import (
    ASIDE,
    DEACTIVATED,
    NONE,
    OPERATIONAL,
    State,
    Thing,
)
from rollout.games.the_game.rules.deactivation import deactivate
from rollout.games.the_game.rules.reach import reachable
from tests.games.the_game.abilities.turning import END, turn
from tests.games.the_game.table import Piece, cell, lay_out, play, robot

BLURR, HAYWIRE, MEDIC, OTHER = 0, 1, 2, 3


def beside_the_body(*others: Piece, medic: str = "0809", nebulon: str = "0807") -> State:
    """Blurr lies in 0808 next to Ratchet, his Nebulon came out and stands in 0807."""
    return lay_out(
        [
            Piece("blurr", "0808", status=DEACTIVATED, damage=12),
            Piece("haywire", nebulon, host=BLURR),
            Piece("ratchet", medic),
            *others,
            Piece(robot("Foe"), "0817", team=1),
        ]
    )


@pytest.mark.rule("TG-RUL-80")
def test_a_nebulon_that_rejoins_puts_down_what_it_carries() -> None:
    state = beside_the_body(Piece("rewind", "", mode=1, carrier=HAYWIRE))
    state.things.append(Thing(0, "energon-cube", NONE, HAYWIRE))
    beside = cell(state, "0806")
    turn(state, MEDIC, [Repair(BLURR), PlaceAt(beside), Face(3), END])
    assert state.units[HAYWIRE].status == ASIDE
    assert (state.units[OTHER].carrier, state.units[OTHER].cell) == (NONE, beside)
    assert state.on_ground[beside] == OTHER
    assert (state.things[0].carrier, state.things[0].cell) == (NONE, cell(state, "0807"))


@pytest.mark.rule("TG-RUL-80", "TG-RUL-68")
def test_a_nebulon_under_enemy_control_does_not_rejoin() -> None:
    state = beside_the_body()
    nebulon, foe = state.units[HAYWIRE], state.units[3]
    nebulon.master, nebulon.side, nebulon.seat = foe.id, foe.side, foe.seat
    played = turn(state, MEDIC, [Repair(BLURR), END])
    assert not played.of(Rejoined)
    assert nebulon.status == OPERATIONAL
    assert nebulon.master == foe.id


@pytest.mark.rule("TG-RUL-80")
def test_a_nebulon_that_rejoined_out_of_a_transport_comes_out_on_its_own_feet() -> None:
    carrier = Piece("optimus-prime", "0807", mode=1)
    state = beside_the_body(carrier)
    nebulon = state.units[HAYWIRE]
    state.lift(nebulon)
    nebulon.carrier, nebulon.inside = OTHER, True
    state.place(nebulon, cell(state, "0807"), 0)
    state.place(state.units[OTHER], cell(state, "0807"), 0)
    turn(state, MEDIC, [Repair(BLURR), END])
    assert nebulon.status == ASIDE
    play(state, lambda table: deactivate(table, state.units[BLURR]))
    assert nebulon.status == OPERATIONAL
    assert (nebulon.carrier, nebulon.inside) == (NONE, False)
    assert state.on_ground[cell(state, "0808")] == HAYWIRE


@pytest.mark.rule("TG-RUL-80", "TG-RUL-84")
def test_a_ducking_nebulon_that_rejoins_ducks_no_longer() -> None:
    state = beside_the_body()
    state.units[HAYWIRE].ducking = True
    turn(state, MEDIC, [Repair(BLURR), END])
    play(state, lambda table: deactivate(table, state.units[BLURR]))
    assert not state.units[HAYWIRE].ducking


@pytest.mark.rule("TG-RUL-81")
def test_to_stay_aboard_a_passenger_stops_even_where_it_could_pass_under_its_transport() -> None:
    state = lay_out(
        [
            Piece(robot("Hauler", "transport", height=4), "0808"),
            Piece(robot("Rider"), carrier=0, inside=True),
            Piece(robot("Foe"), "0817", team=1),
        ]
    )
    aboard = [reach for reach in reachable(state, state.units[1], 6) if reach.aboard == 0]
    assert (Stop(),) in [reach.path for reach in aboard if reach.spent == 0]
