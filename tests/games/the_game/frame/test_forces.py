"""Choosing forces: sealed, within what was agreed, opened together (TG-SET-01, TG-RUL-90)."""

from __future__ import annotations

from random import Random

import pytest

from rollout.games.the_game import GAME
from rollout.games.the_game.actions import ChooseForce, EndTurn
from rollout.games.the_game.agreement import facts_of
from rollout.games.the_game.events import ForcesContested, ForcesOpened
from rollout.games.the_game.model import FORCES, State
from rollout.games.the_game.rules.forces import Forces, has_trait
from rollout.games.the_game.screen.forms import ForceView
from rollout.games.the_game.setup import Setup
from rollout.kernel.errors import Refusal, Unreadable
from rollout.kernel.match import Match
from rollout.kernel.sources import Outside
from tests.games.the_game.frame.framing import asked, told

PRIME = ChooseForce(("optimus-prime", "ratchet", "cliffjumper"))
SCREAM = ChooseForce(("starscream", "soundwave", "rumble"))


def drafting(scenario: str = "settle-the-score", force: str = "value") -> Match[State]:
    return Match(GAME.rules, Setup(scenario=scenario, options={"force": force}), Outside())


def refusal(match: Match[State], *units: str) -> Refusal | None:
    assert match.ask is not None
    return match.ask.options.refusal(ChooseForce(units))


def rule(match: Match[State], *units: str) -> str:
    found = refusal(match, *units)
    return "" if found is None else found.rule


@pytest.mark.rule("TG-SET-01", "TG-RUL-90")
def test_every_seat_seals_a_force_and_all_are_opened_together() -> None:
    match = drafting()
    assert asked(match) == (0, "force")
    assert match.ask is not None
    assert match.ask.secret
    match.answer(PRIME)
    assert told(match, ForcesOpened) == []
    match.answer(SCREAM)
    assert told(match, ForcesOpened) == [ForcesOpened((PRIME.units, SCREAM.units))]
    assert [(unit.sheet.slug, unit.team) for unit in match.state.units] == [
        ("optimus-prime", 0),
        ("ratchet", 0),
        ("cliffjumper", 0),
        ("starscream", 1),
        ("soundwave", 1),
        ("rumble", 1),
    ]


@pytest.mark.rule("TG-RUL-90")
def test_a_sealed_force_is_hidden_from_everybody_else() -> None:
    match = drafting()
    match.answer(PRIME)
    own = match.view(0).forces[0]
    assert own == ForceView(seat=0, sealed=True, units=list(PRIME.units))
    for seat in (1, None):
        seen = match.view(seat).forces[0]
        assert seen == ForceView(seat=0, sealed=True)


@pytest.mark.rule("TG-RUL-90")
def test_imagining_draws_the_other_seats_force_anew_but_not_ones_own() -> None:
    match = drafting()
    match.answer(PRIME)
    others = {tuple(match.imagine(1, Random(seed)).state.forces[0]) for seed in range(5)}
    assert len(others) == 5
    assert match.imagine(0, Random(1)).state.forces[0] == list(PRIME.units)


@pytest.mark.rule("TG-RUL-90")
def test_a_force_within_the_value_is_accepted_and_a_dearer_one_refused() -> None:
    """147 of 150 points; Ironhide besides would make 201."""
    match = drafting()
    assert refusal(match, *PRIME.units) is None
    dear = refusal(match, *PRIME.units, "ironhide")
    assert dear is not None
    assert (dear.rule, dear.why) == ("TG-RUL-90", "refuse-force-value")
    assert dear.details["cap"] == 150


@pytest.mark.rule("TG-RUL-90")
def test_nobody_is_brought_twice() -> None:
    assert rule(drafting(), "ratchet", "ratchet") == "TG-RUL-90"


@pytest.mark.rule("TG-RUL-90")
def test_combined_robots_nebulons_and_inner_units_come_with_others() -> None:
    match = drafting(force="free")
    for name in ("superion", "haywire", "cerebros", "human-crowd"):
        found = refusal(match, name)
        assert found is not None
        assert found.why == "refuse-force-comes-with-others"


@pytest.mark.rule("TG-UNQ-06")
def test_a_mercenary_is_rolled_for_and_not_chosen() -> None:
    assert rule(drafting(force="free"), "doubledealer") == "TG-UNQ-06"


@pytest.mark.rule("TG-SET-01")
def test_a_force_is_not_empty_and_made_of_known_units() -> None:
    match = drafting()
    assert rule(match) == "TG-SET-01"
    assert rule(match, "optimus-primal") == "TG-SET-01"


@pytest.mark.rule("TG-RUL-95")
def test_a_scenario_may_ask_for_a_faction() -> None:
    found = refusal(drafting("rescue"), "astrotrain")
    assert found is not None
    assert (found.rule, found.why) == ("TG-RUL-95", "refuse-force-faction")


@pytest.mark.rule("TG-RUL-95")
def test_a_scenario_may_ask_for_abilities() -> None:
    match = drafting("rescue")
    assert rule(match, "inferno") == "TG-RUL-95"
    assert rule(match, "inferno", "ultra-magnus") == ""


@pytest.mark.rule("TG-RUL-95")
def test_a_scenario_may_ask_for_a_unit_by_name() -> None:
    match = drafting("forest-fire")
    assert rule(match, "red-hot") == "TG-RUL-95"
    assert rule(match, "inferno", "red-hot") == ""


@pytest.mark.rule("TG-RUL-90")
def test_a_unit_the_scenario_brings_may_not_be_chosen() -> None:
    found = refusal(drafting("city-under-siege", "free"), "fortress-maximus")
    assert found is not None
    assert found.why == "refuse-force-taken"


@pytest.mark.rule("TG-RUL-90")
def test_by_count_each_side_brings_as_many_as_the_ready_force_has() -> None:
    """Three in this scenario; their value does not matter."""
    match = drafting(force="count")
    assert rule(match, "optimus-prime", "jetfire", "ultra-magnus") == ""
    assert rule(match, "optimus-prime", "jetfire", "ultra-magnus", "ratchet") == "TG-RUL-90"


@pytest.mark.rule("TG-RUL-90")
def test_free_forces_have_no_cap_on_value() -> None:
    match = drafting(force="free")
    assert rule(match, "optimus-prime", "jetfire", "ultra-magnus", "ratchet", "jazz") == ""


@pytest.mark.rule("TG-RUL-90")
def test_the_scenarios_forces_need_no_choice() -> None:
    match = drafting(force="scenario")
    assert match.state.phase != FORCES
    assert [unit.sheet.slug for unit in match.state.units[:3]] == list(PRIME.units)


@pytest.mark.rule("TG-RUL-90")
def test_a_character_that_both_chose_goes_to_neither_and_both_choose_again() -> None:
    match = drafting()
    match.answer(PRIME)
    match.answer(ChooseForce(("ratchet", "starscream")))
    assert told(match, ForcesContested) == [ForcesContested(("ratchet",))]
    assert asked(match) == (0, "force")
    assert rule(match, *PRIME.units) == "TG-RUL-90"
    match.answer(ChooseForce(("optimus-prime",)))
    assert asked(match) == (1, "force")
    match.answer(SCREAM)
    assert told(match, ForcesOpened) == [ForcesOpened((("optimus-prime",), SCREAM.units))]


@pytest.mark.rule("TG-RUL-90")
def test_whoever_is_not_involved_in_a_quarrel_keeps_his_force() -> None:
    setup = Setup(options={"force": "free"}, seats=(0, 1, 0))
    match = Match(GAME.rules, setup, Outside())
    match.answer(ChooseForce(("ratchet",)))
    match.answer(ChooseForce(("starscream",)))
    match.answer(ChooseForce(("ratchet", "jazz")))
    assert asked(match) == (0, "force")
    match.answer(ChooseForce(("ironhide",)))
    assert asked(match) == (2, "force")
    match.answer(ChooseForce(("jazz",)))
    opened = told(match, ForcesOpened)
    assert opened == [ForcesOpened((("ironhide",), ("starscream",), ("jazz",)))]


@pytest.mark.rule("TG-RUL-89", "TG-RUL-90")
def test_seats_of_one_team_share_its_value_and_own_what_they_chose() -> None:
    match = Match(GAME.rules, Setup(options={"force": "value"}, seats=(0, 1, 0)), Outside())
    assert match.ask is not None
    assert match.ask.context["value"] == 75
    for units in (("ratchet",), ("starscream",), ("jazz",)):
        match.answer(ChooseForce(units))
    owners = {unit.sheet.slug: unit.owner for unit in match.state.units}
    assert owners == {"ratchet": 0, "jazz": 2, "starscream": 1}


@pytest.mark.rule("TG-RUL-90")
@pytest.mark.parametrize("force", ["value", "count", "free"])
@pytest.mark.parametrize("scenario", ["settle-the-score", "rescue", "forest-fire", "tutorial"])
def test_every_listed_and_every_drawn_force_may_be_brought(scenario: str, force: str) -> None:
    state = GAME.rules.start(Setup(scenario=scenario, options={"force": force}))
    for seat in (0, 1):
        options = Forces(state.facts, seat, state.contested)
        for action in [*options, *(options.sample(Random(seed)) for seed in range(20))]:
            assert action in options


@pytest.mark.rule("TG-RUL-90")
def test_something_that_is_no_force_is_not_offered() -> None:
    match = drafting()
    assert match.ask is not None
    assert EndTurn() not in match.ask.options


@pytest.mark.rule("TG-RUL-90")
def test_no_named_character_is_twice_in_a_match_with_given_forces() -> None:
    setup = Setup(forces=(("ratchet",), ("ratchet",)))
    with pytest.raises(ValueError, match="unit Ratchet"):
        GAME.rules.start(setup)


@pytest.mark.rule("TG-RUL-90", "TG-SET-07")
def test_a_complete_team_brings_its_combined_robot_for_nothing() -> None:
    team = ("air-raid", "fireflight", "silverbolt", "skydive", "slingshot")
    state = GAME.rules.start(Setup(forces=(team, ("vortex",))))
    assert [unit.sheet.slug for unit in state.units] == [*team, "vortex", "superion"]
    giant = state.units[-1]
    assert (giant.status, giant.team, giant.owner) == (3, 0, 0)
    without = GAME.rules.start(Setup(forces=(team[:4], ("vortex",))))
    assert "superion" not in [unit.sheet.slug for unit in without.units]
    members = sum(state.facts.values[name] for name in team)
    assert state.starting_value[0] == members


@pytest.mark.rule("TG-RUL-89", "TG-RUL-90")
@pytest.mark.parametrize(
    ("scenario", "owing"),
    [
        ("settle-the-score", [False, False, False, False]),
        ("hold-the-plant", [True, False, False, False]),
        ("forest-fire", [True, False, True, False]),
        ("city-under-siege", [False, False, False, False]),
    ],
)
def test_what_the_scenario_requires_is_owed_by_the_first_seat_of_the_team(
    scenario: str, owing: list[bool]
) -> None:
    facts = facts_of(Setup(scenario=scenario, seats=(0, 0, 1, 1), options={"force": "value"}))
    assert [Forces(facts, seat, []).captain_owes() for seat in range(4)] == owing


@pytest.mark.rule("TG-RUL-89", "TG-RUL-90")
def test_the_least_that_will_do_has_all_that_is_required_and_of_other_seats_one_unit() -> None:
    facts = facts_of(Setup(scenario="forest-fire", seats=(0, 0, 1, 1), options={"force": "value"}))
    least = [Forces(facts, seat, []).draw(Random(1)) for seat in range(4)]
    assert "inferno" in least[0].units
    burning = [slug for slug in least[2].units if has_trait(facts.sheets[slug], "fire")]
    assert len(burning) >= 2
    for seat, chosen in enumerate(least):
        assert Forces(facts, seat, []).refusal(chosen) is None
    cheapest = [Forces(facts, seat, [])._cheapest().units for seat in range(4)]
    assert cheapest[0] == ("inferno",)
    assert [len(units) for units in cheapest] == [1, 1, 2, 1]
    assert "inferno" not in cheapest[1]


@pytest.mark.rule("TG-RUL-89")
@pytest.mark.parametrize("seats", [(0, 0), (1, 1), (0, 2), (0,), (0, 1) * 9])
def test_each_team_has_a_seat_and_there_are_not_too_many(seats: tuple[int, ...]) -> None:
    with pytest.raises(Unreadable, match="seats name the team of each seat"):
        facts_of(Setup(seats=seats))
