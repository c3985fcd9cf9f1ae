"""Deployment: random seat order, teams in turn, home rows (TG-SET-04, TG-RUL-91)."""

from __future__ import annotations

import pytest

from rollout.games.the_game import GAME
from rollout.games.the_game.events import Deployed
from rollout.games.the_game.model import AIR, ROUND_START, State
from rollout.games.the_game.rules.deployment import placing_order
from rollout.games.the_game.setup import Setup
from rollout.kernel.match import Match
from tests.games.the_game.frame.framing import (
    asked,
    at,
    from_setup,
    offered,
    refused,
    say,
    told,
    unit,
)

TWO = (("optimus-prime", "steeljaw"), ("starscream", "rumble"))


def deploying(*order: int, forces: tuple[tuple[str, ...], ...] = TWO) -> Match[State]:
    """Deployment in that seat order; the first pile of the game follows unit order."""
    pile = list(range(sum(len(force) for force in forces)))
    return from_setup(("seat_order", list(order)), ("turn_pile", pile), forces=forces)


@pytest.mark.rule("TG-RUL-91")
def test_the_seat_order_is_drawn_and_the_teams_alternate() -> None:
    match = deploying(1, 0)
    seats = []
    for hexes in (["0816", "0802"], ["1016", "1002"]):
        for label in hexes:
            seats.append(asked(match)[0])
            say(match, offered(match)[0], "deploy_as 0", f"place_at {label}", "face N")
    assert seats == [1, 0, 1, 0]
    assert asked(match)[1] == "act"


@pytest.mark.rule("TG-RUL-91")
def test_a_larger_team_places_the_rest_of_its_units_alone() -> None:
    state = GAME.rules.start(Setup(forces=(("blurr",), ("starscream", "rumble", "vortex"))))
    assert placing_order(state, [0, 1]) == [0, 1, 1, 1]


@pytest.mark.rule("TG-RUL-91", "TG-RUL-89")
def test_the_seats_of_a_team_take_turns() -> None:
    forces = (("blurr", "jazz", "ratchet"), ("starscream", "rumble"))
    state = GAME.rules.start(Setup(forces=forces, seats=(0, 1, 0)))
    owners = {each.sheet.slug: each.owner for each in state.units}
    assert owners == {"blurr": 0, "jazz": 2, "ratchet": 0, "starscream": 1, "rumble": 1}
    assert placing_order(state, [2, 1, 0]) == [2, 1, 0, 1, 0]


@pytest.mark.rule("TG-SET-04", "TG-RUL-91")
def test_units_start_in_the_three_rows_of_their_side() -> None:
    match = deploying(0, 1)
    say(match, "deploy optimus-prime", "deploy_as robot")
    rows = {line[-2:] for line in offered(match)}
    assert rows == {"01", "02", "03"}
    assert len(offered(match)) == 45
    assert refused(match, "place_at 0804") == "KERNEL"
    say(match, "place_at 0803", "face SE", "deploy rumble", "deploy_as robot")
    assert {line[-2:] for line in offered(match)} == {"15", "16", "17"}


@pytest.mark.rule("TG-RUL-91")
def test_any_mode_any_facing_upright() -> None:
    match = deploying(0, 1)
    say(match, "deploy optimus-prime")
    assert offered(match) == ["deploy_as robot", "deploy_as truck"]
    say(match, "deploy_as truck", "place_at 0803")
    assert offered(match) == ["face N", "face NE", "face SE", "face S", "face SW", "face NW"]
    say(match, "face S")
    prime = unit(match, "optimus-prime")
    assert (prime.form.index, prime.facing, prime.prone) == (1, 3, False)
    assert told(match, Deployed) == [Deployed(0, prime.cell, 3, 1, 0)]


@pytest.mark.rule("TG-RUL-91")
def test_flyers_may_start_in_the_air() -> None:
    match = deploying(1, 0)
    say(match, "deploy starscream", "deploy_as jet air", "place_at 0815", "face N")
    scream = unit(match, "starscream")
    assert scream.level == AIR
    assert match.state.in_air[scream.cell] == scream.id


@pytest.mark.rule("TG-RUL-91")
def test_carried_units_start_with_a_carrier_that_stands_already() -> None:
    match = deploying(0, 1)
    say(match, "deploy optimus-prime", "deploy_as robot", "place_at 0803", "face S")
    say(match, "deploy rumble", "deploy_as robot", "place_at 0815", "face N")
    say(match, "deploy steeljaw", "deploy_as cassette ground optimus-prime")
    steeljaw = unit(match, "steeljaw")
    assert (steeljaw.carrier, steeljaw.inside) == (0, False)
    assert at(match, "steeljaw") == "0803"
    assert match.state.on_ground[steeljaw.cell] == 0


@pytest.mark.rule("TG-RUL-91", "TG-TPT-01")
def test_passengers_start_in_a_transport_twice_their_height() -> None:
    """The truck is 2 high: Steeljaw (1) fits, Jazz (2) does not."""
    match = deploying(0, 1, forces=(("optimus-prime", "steeljaw", "jazz"), ("rumble",)))
    say(match, "deploy optimus-prime", "deploy_as truck", "place_at 0803", "face S")
    say(match, "deploy rumble", "deploy_as robot", "place_at 0815", "face N")
    say(match, "deploy jazz")
    assert "deploy_as robot ground optimus-prime" not in offered(match)
    say(match, "deploy_as robot", "place_at 0903", "face S", "deploy steeljaw")
    say(match, "deploy_as 0 ground optimus-prime")
    steeljaw = unit(match, "steeljaw")
    assert (steeljaw.carrier, steeljaw.inside) == (0, True)


@pytest.mark.rule("TG-RUL-91")
def test_two_units_do_not_start_in_one_hex() -> None:
    match = deploying(0, 1)
    say(match, "deploy optimus-prime", "deploy_as robot", "place_at 0803", "face S")
    say(match, "deploy rumble", "deploy_as robot", "place_at 0815", "face N")
    say(match, "deploy steeljaw", "deploy_as 0")
    assert "place_at 0803" not in offered(match)
    assert "place_at 0802" in offered(match)


@pytest.mark.rule("TG-RUL-95")
def test_the_defender_of_the_plant_starts_around_it_and_the_attacker_at_either_edge() -> None:
    pile = list(range(5))
    match = from_setup(("seat_order", [0, 1]), ("turn_pile", pile), scenario="hold-the-plant")
    say(match, "deploy hoist", "deploy_as robot")
    assert "place_at 0806" in offered(match)
    assert "place_at 0803" not in offered(match)
    say(match, "place_at 0806", "face S", "deploy bonecrusher", "deploy_as robot")
    assert {line[-2:] for line in offered(match)} == {"01", "02", "03", "15", "16", "17"}


@pytest.mark.rule("TG-SET-04", "TG-RUL-95")
def test_a_scenario_may_place_units_itself() -> None:
    state = GAME.rules.start(Setup(scenario="tutorial"))
    places = {each.sheet.slug: state.facts.grid.label(each.cell) for each in state.units}
    assert places == {
        "blurr": "0703",
        "ratchet": "0602",
        "vortex": "0515",
        "bonecrusher": "0914",
    }
    vortex = state.units[2]
    assert (vortex.form.index, vortex.level, vortex.facing) == (1, AIR, 0)


@pytest.mark.rule("TG-RUL-95")
@pytest.mark.parametrize(
    "scenario",
    [
        "settle-the-score",
        "energon-raid",
        "hold-the-plant",
        "rescue",
        "forest-fire",
        "bridgehead",
        "city-under-siege",
        "second-wave",
        "full-muster",
        "tutorial",
    ],
)
def test_ready_deployment_places_everybody_in_the_zone_facing_the_foe(scenario: str) -> None:
    state = GAME.rules.start(Setup(scenario=scenario, deployment="ready"))
    assert state.phase == ROUND_START
    placed = [each for each in state.units if each.operational]
    assert all(each.cell >= 0 for each in placed)
    assert len({(each.cell, each.level) for each in placed}) == len(placed)
    if scenario == "settle-the-score":
        assert {each.facing for each in placed if each.team == 0} == {3}
        assert {each.facing for each in placed if each.team == 1} == {0}


@pytest.mark.rule("TG-RUL-91")
def test_a_full_zone_spills_over_into_the_hexes_around_it() -> None:
    squads = tuple("army-squad" for _ in range(46))
    state = GAME.rules.start(Setup(forces=(squads, ("vortex",)), deployment="ready"))
    rows = [each.cell // 15 + 1 for each in state.units if each.team == 0]
    assert rows.count(1) + rows.count(2) + rows.count(3) == 45
    assert rows.count(4) == 1
