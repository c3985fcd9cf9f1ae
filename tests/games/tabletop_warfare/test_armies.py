"""Lists of armies: what may be taken, what both want, what is offered (TW-ARM, TW-RUL-62)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from rollout.games.tabletop_warfare.actions import (
    MakeList,
)
from rollout.games.tabletop_warfare.events import (
    FigureContested,
    ListSealed,
)
from rollout.games.tabletop_warfare.model import State
from rollout.games.tabletop_warfare.rules.hidden import hidden_list, hides
from rollout.games.tabletop_warfare.rules.muster import Lists, limit_of, list_refusal, most_of
from rollout.games.tabletop_warfare.rules.preparation import start
from rollout.games.tabletop_warfare.setup import MatchOptions, Setup
from rollout.kernel.match import Match
from tests.games.tabletop_warfare.test_setup import asked, begun, do


def refused(match: Match[State], action: Any) -> str:
    assert match.ask is not None
    refusal = match.ask.options.refusal(action)
    assert (refusal is None) == (action in match.ask.options)
    return "" if refusal is None else f"{refusal.rule} {refusal.why}"


@pytest.mark.rule("TW-ARM-02", "TW-WIN-03", "TW-RUL-62", "TW-RUL-75")
@pytest.mark.parametrize(
    ("limit", "scenario", "bunkers", "soldiers", "limits"),
    [
        (99, "none", 0, 0, (99, 99)),
        (100, "none", 1, 3, (100, 100)),
        (250, "none", 2, 6, (250, 250)),
        (110, "capture_base", 1, 3, (110, 137)),
    ],
)
def test_how_often_a_repeatable_figure_may_be_taken(
    limit: int, scenario: Any, bunkers: int, soldiers: int, limits: tuple[int, int]
) -> None:
    options = MatchOptions(points_limit=limit, scenario=scenario, humans=True)
    state = start(Setup(("", ""), ground="", options=options))
    kinds = state.library.kinds
    assert most_of(state, 0, kinds["autobot_bunker"]) == bunkers
    assert most_of(state, 0, kinds["soldier"]) == soldiers
    assert most_of(state, 0, kinds["autobot_trooper"]) == 60
    assert most_of(state, 0, kinds["jazz"]) == 1
    assert (limit_of(state, 0), limit_of(state, 1)) == limits


@pytest.mark.rule("TW-ARM-05", "TW-RUL-75", "TW-RUL-57")
@pytest.mark.parametrize(
    ("code", "humans", "scenario", "why"),
    [
        ("soldier", False, "none", "refuse-no-humans"),
        ("soldier", True, "none", None),
        ("soldier", False, "protect_humans", None),
        ("civilian", True, "none", "refuse-never-bought"),
        ("supply_truck", False, "convoy", "refuse-no-such-figure"),
        ("roadburner_and_wheelblaze", False, "none", "refuse-no-such-figure"),
        ("starscream", False, "none", "refuse-wrong-faction"),
    ],
)
def test_what_an_army_may_not_have(code: str, humans: bool, scenario: Any, why: str | None) -> None:
    options = MatchOptions(humans=humans, scenario=scenario)
    refusal = list_refusal(start(Setup(("", ""), ground="", options=options)), 0, (code,))
    assert (None if refusal is None else refusal.why) == why


@pytest.mark.rule("TW-ARM-06", "TW-RUL-62")
@pytest.mark.parametrize(("rolls", "winner"), [((7, 3), 0), ((3, 7), 1)])
def test_a_figure_that_both_want_goes_to_the_higher_roll(
    rolls: tuple[int, int], winner: int
) -> None:
    match = begun(
        ("contest", 5),
        ("contest", 5),
        *[("contest", roll) for roll in rolls],
        armies=("", ""),
        ground="highway_junction",
    )
    do(match, "make_list [lockdown,jazz]", "make_list [lockdown,starscream]")
    told = [each for each in match.events if isinstance(each, (ListSealed, FigureContested))]
    assert told == [ListSealed(0), ListSealed(1), FigureContested("lockdown", rolls, winner)]
    assert asked(match) == (1 - winner, "replace")
    assert match.state.opened is True
    kinds = match.state.library.kinds
    kept = ["jazz", "starscream"][1 - winner]
    assert match.ask is not None
    assert match.ask.context["limit"] == 100 - kinds[kept].cost
    assert refused(match, MakeList(("lockdown",))) == "TW-ARM-06 refuse-lost-figure"
    assert refused(match, MakeList(())) == ""
    assert refused(match, MakeList((kept,))) == "TW-RUL-62 refuse-too-many-of-it"
    assert [hidden_list(match.state, side, 1 - side) for side in (0, 1)] == [False, False]
    assert [hides(match.state, seat) for seat in (0, 1, None)] == [False, False, False]


@pytest.mark.rule("TW-ARM-02", "TW-RUL-62")
def test_lists_offered_are_ready_armies_of_that_limit_and_examples_that_fit() -> None:
    state = start(Setup(("", ""), ground="", options=MatchOptions(points_limit=200)))
    lists = Lists(state, 0, [], [])
    offered = list(lists)
    ready = {army.figures for army in state.library.armies.values() if army.limit == 200}
    ours = {each.figures for each in offered if isinstance(each, MakeList)} & ready
    assert len(ours) == 3
    assert 3 < len(offered) <= 9
    assert all(each in lists for each in offered)
    assert lists.refusal(MakeList(())) is not None
    assert Lists(state, 0, ["jazz"], []).refusal(MakeList(())) is None
    assert Lists(state, 0, [], ["jazz"]).refusal(MakeList(())) is None
    assert bool(lists)
    drawn = Lists(state, 0, ["jazz"], ["optimus_prime"]).sample(Random(3))
    assert isinstance(drawn, MakeList)
    assert not {"jazz", "optimus_prime"} & set(drawn.figures)
