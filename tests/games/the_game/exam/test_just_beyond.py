"""Numbers just beyond their bounds, and rules about units of which another rule speaks too."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from rollout.games.the_game import kinds
from rollout.games.the_game.actions import ChooseForce, Slide
from rollout.games.the_game.agreement import facts_of
from rollout.games.the_game.content.scenarios import Reinforcement, Zone
from rollout.games.the_game.model import AIR, ASIDE, DEACTIVATED, GROUND, OPERATIONAL, SURFACE
from rollout.games.the_game.naming import KINDS, units_said
from rollout.games.the_game.rules.deployment import may_start_with, roomy_cells, zone_of
from rollout.games.the_game.rules.footing import standing_refusal
from rollout.games.the_game.rules.forces import Forces
from rollout.games.the_game.rules.placing import leaving
from rollout.games.the_game.rules.reach import reachable
from rollout.games.the_game.setup import Setup
from rollout.games.the_game.setup_desk import describe
from rollout.kernel.errors import Refusal, SetupRefused, Unreadable
from rollout.kernel.saying import Saying
from tests.games.the_game.movement.moving import refusal
from tests.games.the_game.table import Piece, lay_out, robot, sheet

TRUCK = robot("Truck", "transport", height=4, kind="truck")
SMALL = robot("Small", "small", height=1)


@pytest.mark.rule("TG-VTL-01")
@pytest.mark.parametrize(
    ("direction", "rule"),
    [(-1, "TG-VTL-01"), (0, ""), (1, "TG-VTL-01"), (2, ""), (3, ""), (5, ""), (6, "TG-VTL-01")],
)
def test_a_slide_goes_to_one_of_four_sides(direction: int, rule: str) -> None:
    copter = robot("Copter", "fly", "vtol", kind="helicopter")
    state = lay_out([Piece(copter, "0808", facing=1, level=AIR)])
    assert refusal(state, Slide(direction)) == rule


@pytest.mark.rule("TG-RUL-91", "TG-TPT-01")
@pytest.mark.parametrize(("status", "may"), [(OPERATIONAL, True), (DEACTIVATED, False)])
def test_nobody_starts_with_a_unit_that_is_out_of_action(status: int, may: bool) -> None:
    state = lay_out([Piece(TRUCK, "0808"), Piece(SMALL, "0101")])
    truck, small = state.units
    truck.status = status
    assert may_start_with(small, small.form, truck) == may


@pytest.mark.rule("TG-TPT-02")
@pytest.mark.parametrize(("facing", "spent"), [(0, 2), (1, 3), (2, 3), (3, 2), (4, 3), (5, 3)])
def test_what_it_costs_to_go_aboard_hangs_on_the_facing(facing: int, spent: int) -> None:
    state = lay_out([Piece(SMALL, "0808", facing=facing), Piece(TRUCK, "0807")])
    (aboard,) = [each for each in reachable(state, state.units[0], 6) if each.aboard == 1]
    assert (aboard.spent, aboard.cell, aboard.level) == (spent, state.units[1].cell, 0)


@pytest.mark.rule("TG-RUL-90", "TG-RUL-95")
def test_what_a_scenario_requires_of_one_side_the_other_cannot_bring() -> None:
    facts = facts_of(Setup(options={"force": "value"}))
    first, second = facts.scenario.sides
    sides = [
        replace(first, faction="", required_units=["ratchet"]),
        replace(second, faction="", required_units=["rumble"]),
    ]
    facts = replace(facts, scenario=replace(facts.scenario, sides=sides))
    one, other = Forces(facts, 0, []), Forces(facts, 1, [])
    assert [sorted(each.taken) for each in (one, other)] == [["rumble"], ["ratchet"]]
    taken = one.refusal(ChooseForce(("ratchet", "rumble")))
    assert taken is not None
    assert (taken.rule, taken.details) == ("TG-RUL-90", {"unit": "rumble"})
    assert one.refusal(ChooseForce(("ratchet", "cliffjumper"))) is None


@pytest.mark.rule("TG-TPT-02")
@pytest.mark.parametrize(("points", "ends"), [(1, 1), (2, 7)])
def test_who_gets_out_may_use_its_last_point_for_it(points: int, ends: int) -> None:
    """Staying aboard is one end; out to each of six hexes costs 2."""
    small = Piece(SMALL, carrier=0, inside=True)
    state = lay_out([Piece(TRUCK, "0808", facing=0), small])
    assert len({each.cell for each in reachable(state, state.units[1], points)}) == ends


@pytest.mark.rule("TG-SET-03")
def test_what_an_objective_speaks_of_must_be_on_the_map() -> None:
    scenario = """
[scenarios.own]
name = "Own"
map = "power-plant"
sides = [{}, {}]
objectives = [{ kind = "destroy_constructs", side = 1, group = "plant" }]
"""
    assert facts_of(Setup(scenario="own", homebrew=scenario)).scenario.name == "Own"
    with pytest.raises(SetupRefused) as refused:
        facts_of(Setup(scenario="own", map="generated/plain/1", homebrew=scenario))
    assert refused.value.refusal == Refusal("TG-SET-03", "setup-map-lacks", {"place": "plant"})


def test_a_force_that_names_nobody_is_told_so() -> None:
    with pytest.raises(Unreadable, match=r"there is no unit 'blur' \(nearest: blurr\)"):
        facts_of(Setup(forces=(("blur",), ("vortex",))))


@pytest.mark.parametrize("beyond", [-1, 0])
def test_nobody_stands_just_off_the_map(beyond: int) -> None:
    state = lay_out([Piece(SMALL, "0101")])
    [small] = state.units
    cell = beyond if beyond < 0 else state.facts.grid.size
    refused = standing_refusal(state, small, small.form, cell, 0)
    assert refused is not None
    assert refused.why == "refuse-off-map"


@pytest.mark.rule("TG-RUL-58", "TG-WAT-01", "TG-HOV-02")
@pytest.mark.parametrize(
    ("traits", "levels"),
    [
        (("swim",), {GROUND, SURFACE}),
        (("swim", "water"), {SURFACE}),
        (("swim", "hover"), {SURFACE}),
    ],
)
def test_only_a_swimmer_that_is_nothing_else_chooses_its_depth(
    traits: tuple[str, ...], levels: set[int]
) -> None:
    ship = Piece(robot("Ship", *traits, height=1, kind="ship"), "0808", level=SURFACE)
    state = lay_out(
        [ship], terrain={"0807": "water", "0808": "water"}, depth={"0807": 3, "0808": 3}
    )
    ends = reachable(state, state.units[0], 1)
    there = {each.level for each in ends if state.facts.grid.label(each.cell) == "0807"}
    assert there == levels


@pytest.mark.parametrize(
    ("units", "words"),
    [
        ((), ""),
        ((0,), "Truck"),
        ((0, 1), "Truck, Small"),
        (((0,),), "Truck"),
        (((0, 1), (1,)), "Truck, Small; Small"),
    ],
)
def test_lists_of_units_are_said_by_name(units: tuple[Any, ...], words: str) -> None:
    state = lay_out([Piece(TRUCK, "0808"), Piece(SMALL, "0101")])
    assert units_said(state, units) == words


@pytest.mark.parametrize(
    ("kind", "key"),
    [
        (kinds.TRAIT, "trait-a-word"),
        (kinds.BUILD, "build-a-word"),
        (kinds.CAUSE, "cause-a-word"),
        (kinds.ATTACK, "kind-a-word"),
        (kinds.HOW, "how-a-word"),
    ],
)
def test_words_of_the_rules_are_said_by_their_kind(kind: str, key: str) -> None:
    state = lay_out([Piece(SMALL, "0101")])
    assert KINDS[kind].say(state, "a_word", {}) == Saying(key, "a_word")


@pytest.mark.rule("TG-RUL-80")
def test_a_partner_that_was_not_rejoined_does_not_come_out_again() -> None:
    host = sheet(name="Host", partners=("inner", "other"))
    state = lay_out([Piece(host, "0808"), Piece(robot("Inner"), "0807", host=0)])
    assert leaving(state, state.units[0]) == ["other"]
    state.units[1].status = ASIDE
    assert leaving(state, state.units[0]) == ["inner", "other"]


@pytest.mark.rule("TG-RUL-91")
@pytest.mark.parametrize(("status", "labels"), [(ASIDE, ["0505"]), (OPERATIONAL, ["0606"])])
def test_a_reinforcement_starts_in_its_own_zone(status: int, labels: list[str]) -> None:
    state = lay_out([Piece(SMALL, "0101")])
    state.units[0].status = status
    scenario = state.facts.scenario
    first = replace(scenario.sides[0], zone=Zone("hexes", [], 0, "", ["0606"]))
    later = Reinforcement(3, 0, ["small"], Zone("hexes", [], 0, "", ["0505"]))
    scenario = replace(scenario, sides=[first, scenario.sides[1]], reinforcements=[later])
    state.facts = replace(state.facts, scenario=scenario)
    found = zone_of(state, state.units[0])
    assert [state.facts.grid.label(each) for each in found] == labels


@pytest.mark.rule("TG-RUL-56")
def test_any_hex_with_room_is_one_that_nobody_holds() -> None:
    state = lay_out([Piece(SMALL, "0101")])
    free = roomy_cells(state)
    assert len(free) == state.facts.grid.size - 1
    assert state.units[0].cell not in free


def test_one_scenario_is_the_tutorial() -> None:
    told = {each["slug"]: each["tutorial"] for each in describe()["scenarios"]}
    assert [slug for slug, tutorial in told.items() if tutorial] == ["tutorial"]
    assert len(told) == 11


def test_a_unit_is_named_by_itself_or_with_those_that_come_with_others() -> None:
    told = describe()
    assert not {each["slug"] for each in told["units"]}.intersection(told["names"])
    assert {"superion", "human-crowd"} <= set(told["names"])
