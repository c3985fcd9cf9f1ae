"""The chain of command (TG-SET-06, TG-CMD-04, TG-CMD-05, TG-RUL-67)."""

from __future__ import annotations

from random import Random

import pytest

from rollout.games.the_game import GAME
from rollout.games.the_game.actions import OrderChain
from rollout.games.the_game.events import ChainOrdered
from rollout.games.the_game.model import State
from rollout.games.the_game.rules.command import ChainOrders, leader
from rollout.games.the_game.setup import Setup
from rollout.kernel.match import Match
from rollout.kernel.sources import Outside
from tests.games.the_game.frame.framing import (
    asked,
    character,
    from_position,
    offered,
    say,
    told,
)

CHIEFS = (("optimus-prime", "ultra-magnus", "blurr"), ("megatron",))


@pytest.mark.rule("TG-SET-06", "TG-CMD-05")
def test_a_team_with_several_commanders_orders_them_before_play() -> None:
    match = Match(GAME.rules, Setup(forces=CHIEFS), Outside())
    assert asked(match) == (0, "chain")
    assert offered(match) == [
        "order_chain [optimus-prime,ultra-magnus]",
        "order_chain [ultra-magnus,optimus-prime]",
    ]
    say(match, "order_chain [ultra-magnus,optimus-prime]")
    assert told(match, ChainOrdered) == [ChainOrdered(0, (1, 0)), ChainOrdered(1, (3,))]
    assert match.state.chains == [[1, 0], [3]]


@pytest.mark.rule("TG-SET-06")
def test_a_team_with_one_commander_is_not_asked() -> None:
    forces = (("optimus-prime", "ratchet", "cliffjumper"), ("starscream", "soundwave"))
    match = Match(GAME.rules, Setup(forces=forces), Outside())
    assert match.ask is None
    assert match.state.chains == [[0], [3]]


@pytest.mark.rule("TG-CMD-05")
def test_a_chain_names_every_commander_once() -> None:
    options = ChainOrders([4, 7, 9])
    assert len(list(options)) == 6
    assert len(list(ChainOrders([4, 7, 9, 11]))) == 24
    for wrong in ((4, 7), (4, 7, 7), (4, 7, 8), (4, 7, 9, 9)):
        refusal = options.refusal(OrderChain(wrong))
        assert refusal is not None
        assert refusal.rule == "TG-CMD-05"
        assert OrderChain(wrong) not in options


@pytest.mark.rule("TG-CMD-05")
def test_a_long_chain_lists_one_order_for_each_first_and_accepts_any() -> None:
    options = ChainOrders([1, 2, 3, 4, 5])
    assert list(options) == [
        OrderChain((1, 2, 3, 4, 5)),
        OrderChain((2, 1, 3, 4, 5)),
        OrderChain((3, 1, 2, 4, 5)),
        OrderChain((4, 1, 2, 3, 5)),
        OrderChain((5, 1, 2, 3, 4)),
    ]
    assert OrderChain((5, 4, 3, 2, 1)) in options
    assert options.sample(Random(3)) in options


def commanders(first: dict[str, str], second: dict[str, str]) -> State:
    state: State = GAME.rules.position(
        {
            "units": [
                {"name": "optimus-prime", "team": "A", "at": "0803", **first},
                {"name": "ultra-magnus", "team": "A", "at": "0903", **second},
                {"name": "long-haul", "team": "B", "mode": "dump-truck", "at": "0815"},
                {"name": "bombshell", "team": "B", "at": "0915"},
            ],
        }
    )
    return state


def leads(state: State) -> str:
    found = leader(state, 0)
    return "nobody" if found is None else found.sheet.slug


@pytest.mark.rule("TG-CMD-04", "TG-RUL-67")
def test_the_first_operational_unit_of_the_chain_leads() -> None:
    assert leads(commanders({}, {})) == "optimus-prime"
    assert leads(commanders({"status": "deactivated"}, {})) == "ultra-magnus"
    down = {"status": "deactivated"}
    assert leads(commanders(down, down)) == "nobody"


@pytest.mark.rule("TG-RUL-67")
def test_a_leader_under_enemy_control_does_not_lead() -> None:
    state = commanders({"controlled_by": "bombshell"}, {})
    assert leads(state) == "ultra-magnus"
    assert leader(state, 1) is None


@pytest.mark.rule("TG-RUL-67")
def test_a_carried_leader_leads_and_one_beside_the_map_does_not() -> None:
    units = [
        {"name": "megatron", "team": "B", "mode": "gun", "carried_by": "starscream"},
        {"name": "starscream", "team": "B", "at": "0815"},
        {"name": "blurr", "team": "A", "at": "0803"},
    ]
    found = leader(GAME.rules.position({"units": units}), 1)
    assert found is not None
    assert found.sheet.slug == "megatron"
    units[0] = {"name": "megatron", "team": "B", "status": "aside"}
    found = leader(GAME.rules.position({"units": units}), 1)
    assert found is not None
    assert found.sheet.slug == "starscream"


@pytest.mark.rule("TG-RUL-67", "TG-CMD-04")
def test_a_repaired_leader_leads_again() -> None:
    match = from_position(
        turn="ratchet",
        units=[
            {"name": "optimus-prime", "team": "A", "at": "0804", "status": "deactivated"},
            {"name": "ultra-magnus", "team": "A", "at": "1003"},
            {"name": "ratchet", "team": "A", "at": "0803"},
            {"name": "vortex", "team": "B", "at": "0815"},
        ],
    )
    assert leads(match.state) == "ultra-magnus"
    say(match, "repair optimus-prime")
    assert leads(match.state) == "optimus-prime"


@pytest.mark.rule("TG-SET-06", "TG-RUL-95")
def test_ready_deployment_takes_the_commanders_in_unit_order() -> None:
    state = GAME.rules.start(Setup(forces=CHIEFS, deployment="ready"))
    assert state.chains == [[0, 1], [3]]


@pytest.mark.rule("TG-SET-07", "TG-CMD-05")
def test_a_combined_robot_with_command_has_its_place_in_the_chain() -> None:
    member = character(team="colossus", traits=["combine"])
    giant = character(size="combiner", traits=["command"], members=["left", "right"])
    giant["kind"] = "combined"
    state = GAME.rules.position(
        {
            "characters": {"left": member, "right": member, "colossus": giant},
            "forces": [["left", "right", "optimus-prime"], ["vortex"]],
            "deployment": "ready",
        }
    )
    slugs = [state.units[number].sheet.slug for number in state.chains[0]]
    assert slugs == ["optimus-prime", "colossus"]
    assert leads(state) == "optimus-prime"
