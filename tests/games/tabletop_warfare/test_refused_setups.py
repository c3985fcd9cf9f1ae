"""Setups with which no match is begun, and the rule against each."""

from __future__ import annotations

import msgspec
import pytest

from rollout.games.tabletop_warfare.cases import position
from rollout.games.tabletop_warfare.rules.preparation import start
from rollout.games.tabletop_warfare.setup import MatchOptions, Setup
from rollout.kernel.errors import SetupRefused


def refused(setup: Setup) -> str:
    with pytest.raises(SetupRefused) as found:
        start(setup)
    return f"{found.value.refusal.rule} {found.value.refusal.why}"


@pytest.mark.rule("TW-WIN-03")
@pytest.mark.parametrize("points", [99, 201, 1000])
def test_a_scenario_is_played_with_100_to_200_points(points: int) -> None:
    agreed = MatchOptions(scenario="convoy", points_limit=points)
    assert refused(Setup(("", ""), ground="", options=agreed)) == "TW-WIN-03 setup-scenario-points"


@pytest.mark.rule("TW-WIN-03")
@pytest.mark.parametrize(("scenario", "points"), [("convoy", 100), ("convoy", 200), ("none", 1000)])
def test_other_limits_are_played(scenario: str, points: int) -> None:
    agreed = MatchOptions(scenario=scenario, points_limit=points)  # type: ignore[arg-type]
    assert start(Setup(("", ""), ground="", options=agreed)).options == agreed


@pytest.mark.rule("TW-RUL-78")
@pytest.mark.parametrize("minutes", [1, 9])
def test_a_limit_of_time_has_ten_minutes_at_least(minutes: int) -> None:
    setup = Setup(options=MatchOptions(time_limit=minutes))
    assert refused(setup) == "TW-RUL-78 setup-option-limits"


@pytest.mark.rule("TW-ARM-02", "TW-RUL-61", "TW-RUL-78", "TW-RUL-85")
@pytest.mark.parametrize(
    ("name", "value", "rule"),
    [
        ("points_limit", 49, "TW-ARM-02"),
        ("points_limit", 1001, "TW-ARM-02"),
        ("round_limit", -1, "TW-RUL-61"),
        ("round_limit", 31, "TW-RUL-61"),
        ("time_limit", -1, "TW-RUL-78"),
        ("time_limit", 601, "TW-RUL-78"),
        ("seats_per_side", 0, "TW-RUL-85"),
        ("seats_per_side", 4, "TW-RUL-85"),
    ],
)
def test_a_number_out_of_its_limits_is_refused_by_its_rule(
    name: str, value: int, rule: str
) -> None:
    said = f"{rule} setup-option-limits"
    setup = msgspec.convert({"options": {name: value}}, type=Setup)
    assert refused(setup) == said
    piece = {"kind": "kup", "side": 0, "x": 5, "y": 5}
    with pytest.raises(SetupRefused) as found:
        position({"figures": [piece], "options": {name: value}})
    assert f"{found.value.refusal.rule} {found.value.refusal.why}" == said


@pytest.mark.rule("TW-RUL-64")
def test_a_field_with_a_dangerous_lake_needs_dangerous_terrain() -> None:
    assert refused(Setup(ground="energon_shore")) == "TW-RUL-64 setup-dangerous-field"
    agreed = MatchOptions(dangerous_terrain=True)
    assert start(Setup(ground="energon_shore", options=agreed)).obstacles


@pytest.mark.rule("TW-ARM-06", "TW-RUL-62", "TW-RUL-92")
def test_nobody_stands_ready_while_two_factions_want_the_same_figure() -> None:
    agreed = MatchOptions(mirror_match=True)
    setup = Setup(("lockdown", "lockdown"), deployment="ready", options=agreed)
    assert refused(setup) == "TW-DEP-01 setup-not-ready"
