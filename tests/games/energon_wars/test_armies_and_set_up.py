"""Armies, themes and the set-up of the table (EW-ARM, EW-THM, EW-SET)."""

from typing import Any

import pytest

from rollout.games.energon_wars import GAME
from rollout.games.energon_wars.actions import Deploy
from rollout.games.energon_wars.content.library import library
from rollout.games.energon_wars.content.table import table_library
from rollout.games.energon_wars.events import (
    HeldBack,
    ObjectivesPlaced,
    ScenarioChosen,
    StartRolled,
    TerrainShifted,
    ThemeGranted,
)
from rollout.games.energon_wars.model import RADII, State
from rollout.games.energon_wars.rules.army import read_army, start_state, theme_of
from rollout.games.energon_wars.rules.figures import (
    has_keyword,
    has_tags,
    victory_points,
)
from rollout.games.energon_wars.rules.movement import run_cost
from rollout.games.energon_wars.setup import MatchOptions, Setup
from rollout.kernel.errors import SetupRefused
from rollout.kernel.match import Match
from rollout.kernel.sources import Scripted
from tests.games.energon_wars.bench import Bench


def refused(text: str) -> str:
    with pytest.raises(SetupRefused) as caught:
        read_army(text, library())
    return caught.value.refusal.rule


@pytest.mark.rule("EW-ARM-01", "EW-RUL-80")
def test_an_army_is_of_one_faction_and_within_the_allowance() -> None:
    assert refused("optimus,megatron") == "EW-ARM-01"
    assert refused("optimus,grimlock,ironhide,ratchet,jazz") == "EW-ARM-01"
    assert refused("") == "EW-ARM-01"
    assert len(read_army("jazz", library()).cards) == 1
    with pytest.raises(SetupRefused):
        start_state(Setup(("jazz", "ratchet")))


@pytest.mark.rule("EW-ARM-02")
def test_the_starter_armies_are_25_points_each() -> None:
    armies = [read_army(name, library()) for name in ("starter_autobots", "starter_decepticons")]
    assert [army.points(library()) for army in armies] == [25, 25]
    assert [len(army.cards) for army in armies] == [5, 6]


@pytest.mark.rule("EW-ARM-03")
def test_items_cost_points_and_fit_the_storage_of_their_carrier() -> None:
    army = read_army("jazz+jetpack, ratchet+energon_cube+repair_kit", library())
    assert army.points(library()) == 4 + 1 + 5 + 1 + 1
    assert refused("jazz+jetpack+repair_kit") == "EW-ARM-03"
    assert refused("jazz+anvil") == "EW-ARM-03"
    state = start_state(Setup(("jazz+jetpack", "megatron")))
    assert [(item.kind, item.carrier) for item in state.items] == [("jetpack", 0)]


@pytest.mark.rule("EW-ARM-05", "EW-RUL-03")
def test_no_character_is_twice_in_an_army() -> None:
    assert refused("jazz,jazz") == "EW-ARM-05"


@pytest.mark.rule("EW-ARM-06", "EW-RUL-04", "EW-ARM-09")
def test_one_commander_is_named_and_worth_3_victory_points() -> None:
    assert refused("jazz*") == "EW-RUL-04"
    assert refused("optimus*,grimlock*") == "EW-RUL-04"
    state = start_state(Setup(("optimus*,ironhide,jazz", "starter_decepticons")))
    assert state.commanders == [0, 3]
    assert [victory_points(state, number) for number in (0, 1, 2)] == [3, 2, 1]


@pytest.mark.rule("EW-ARM-04", "EW-ARM-07", "EW-RUL-05", "EW-THM-06")
def test_a_theme_wants_its_own_models_and_cassettes_only_with_soundwave() -> None:
    def theme(text: str) -> str:
        return theme_of(read_army(text, library()), library())

    assert theme("starter_autobots") == "season_one_autobots"
    assert theme("starter_decepticons") == "season_one_decepticons"
    assert theme("megatron,rumble") == ""
    assert theme("megatron,rumble,soundwave") == "season_one_decepticons"
    assert library().themes["season_one_autobots"].points == 25


@pytest.mark.rule("EW-ARM-08", "EW-RUL-54")
def test_a_gestalt_comes_with_its_whole_team_and_is_not_bought() -> None:
    assert refused("devastator") == "EW-ARM-08"
    builders = start_state(Setup(("jazz", "builders")))
    assert [model.card for model in builders.models][-1] == "devastator"
    some = start_state(Setup(("jazz", "scrapper,hook")))
    assert "devastator" not in [model.card for model in some.models]


@pytest.mark.rule("EW-ARM-10")
def test_a_filter_needs_every_tag_it_names() -> None:
    state = start_state(Setup())
    assert has_tags(state, 4, ("autobot", "minibot"))
    assert not has_tags(state, 0, ("autobot", "minibot"))
    assert not has_tags(state, 4, ("decepticon", "minibot"))


# Set-up


def table(dice: list[Any], **setup: Any) -> Match[State]:
    return Match(GAME.rules, Setup(**setup), Scripted(dice))


@pytest.mark.rule("EW-SET-03", "EW-THM-02", "EW-RUL-99", "EW-SET-01")
def test_the_higher_start_roll_begins_with_one_more_for_the_theme() -> None:
    match = table([[3, 3], [3, 4], [3, 3], [3, 3]], scenario="energon_siphon")
    rolled = [event for event in match.events if isinstance(event, StartRolled)]
    assert rolled == [StartRolled((7, 6), 0)]
    assert match.ask is not None
    assert (match.ask.about, match.ask.seat) == ("deploy", 0)


@pytest.mark.rule("EW-SET-03", "EW-RUL-98")
def test_the_low_roller_picks_the_scenario() -> None:
    options = MatchOptions(scenario_pick="low_roller")
    match = table([[6, 6], [1, 1]], options=options)
    assert match.ask is not None
    assert (match.ask.about, match.ask.seat) == ("pick_scenario", 1)
    match.answer(GAME.rules.read_action(match.state, "pick_scenario escalation"))
    assert match.state.scenario == "escalation"
    assert ScenarioChosen("escalation", 1) in match.events


@pytest.mark.rule("EW-SET-04", "EW-RUL-98")
def test_a_die_decides_only_if_both_agree() -> None:
    match = table([[6, 6], [1, 1], 5])
    match.answer(GAME.rules.read_action(match.state, "accept_roll yes"))
    match.answer(GAME.rules.read_action(match.state, "accept_roll yes"))
    assert match.state.scenario == "spark_plug"
    other = table([[6, 6], [1, 1]])
    other.answer(GAME.rules.read_action(other.state, "accept_roll no"))
    assert other.ask is not None
    assert other.ask.about == "pick_scenario"
    numbers = {each.number: each.slug for each in table_library().scenarios.values()}
    assert [numbers[face] for face in range(1, 7)] == [
        "energon_siphon",
        "kremzeek",
        "the_touch",
        "escalation",
        "spark_plug",
        "portal_play",
    ]


@pytest.mark.rule("EW-SET-05", "EW-SET-06", "EW-SET-07", "EW-RUL-08", "EW-SET-11", "EW-RUL-09")
def test_models_are_deployed_in_turn_wholly_in_their_zone_in_any_mode() -> None:
    match = table([[6, 6], [1, 1]], scenario="energon_siphon")
    ask = match.ask
    assert ask is not None

    def rule(action: Deploy) -> str:
        refusal = ask.options.refusal(action)
        return "" if refusal is None else refusal.rule

    assert rule(Deploy(0, 0, 500, 602)) == ""
    assert rule(Deploy(0, 1, 500, 602)) == ""
    assert rule(Deploy(0, 0, 500, 603)) == "EW-SET-06"
    assert rule(Deploy(0, 0, 97, 300)) == "EW-SET-06"
    assert rule(Deploy(0, 2, 500, 300)) == "EW-SET-07"
    assert rule(Deploy(5, 0, 500, 300)) == "EW-SET-05"
    match.answer(Deploy(0, 0, 500, 300))
    assert match.ask is not None
    assert match.ask.seat == 1
    assert match.state.models[0].hp == 16
    assert match.state.models[0].energon == 6
    match.answer(Deploy(5, 0, 500, 3300))
    assert match.ask is not None
    taken = match.ask.options.refusal(Deploy(1, 0, 600, 300))
    assert taken is not None
    assert taken.rule == "EW-SET-06"


@pytest.mark.rule("EW-THM-01", "EW-THM-04")
def test_minibots_and_seekers_of_a_theme_deploy_four_inches_deeper() -> None:
    match = table([[6, 6], [1, 1]], scenario="energon_siphon", map="suburb")
    assert match.ask is not None
    assert match.ask.options.refusal(Deploy(4, 0, 1500, 1002)) is None
    assert match.ask.options.refusal(Deploy(3, 0, 1500, 1002)) is not None
    match.answer(Deploy(4, 0, 1500, 1002))
    assert match.ask.options.refusal(Deploy(6, 0, 1500, 2598)) is None
    assert match.ask.options.refusal(Deploy(5, 0, 1500, 2598)) is not None


@pytest.mark.rule("EW-THM-03", "EW-THM-07", "EW-THM-05")
def test_in_the_first_round_minibots_are_hidden_and_cassettes_run_free() -> None:
    setup = Setup()
    state = start_state(setup)
    state.round = 1
    assert has_keyword(state, 4, "stealth")
    assert not has_keyword(state, 3, "stealth")
    rumble = [model.card for model in state.models].index("rumble")
    assert run_cost(state, rumble) == 0
    assert run_cost(state, 5) == 1
    state.models[0].status = "defeated"
    assert has_keyword(state, 4, "stealth")
    state.round = 2
    assert not has_keyword(state, 4, "stealth")
    assert run_cost(state, rumble) == 1


@pytest.mark.rule("EW-SET-08", "EW-RUL-48", "EW-STO-02")
def test_a_model_may_begin_in_a_friends_storage_if_it_fits() -> None:
    match = table([[1, 1], [6, 6]], scenario="energon_siphon")
    match.answer(Deploy(7, 0, 500, 3300))
    match.answer(Deploy(0, 0, 500, 300))
    read = GAME.rules.read_action
    assert match.ask is not None
    refusal = match.ask.options.refusal(read(match.state, "board starscream soundwave"))
    assert refusal is None
    match.answer(read(match.state, "board rumble soundwave"))
    rumble = match.state.models[9]
    assert (rumble.status, rumble.carrier, rumble.side) == ("carried", 7, 1)
    assert (match.ask.seat, match.ask.about) == (1, "deploy")
    assert match.ask.options.refusal(read(match.state, "board skywarp soundwave")) is None
    assert match.ask.options.refusal(read(match.state, "board megatron soundwave")) is None


@pytest.mark.rule("EW-SET-02", "EW-SET-09", "EW-TER-06")
def test_terrain_makes_room_for_objectives_by_the_smallest_distance() -> None:
    match = table([[6, 6], [1, 1]], scenario="the_touch", map="iacon")
    shifted = [event for event in match.events if isinstance(event, TerrainShifted)]
    assert shifted
    assert match.state.land.pieces[0].kind == "large_building"
    assert abs(match.state.land.pieces[0].y - 1800) + abs(match.state.land.pieces[0].x - 1800) > 0
    plain = table([[6, 6], [1, 1]], scenario="the_touch")
    assert [event for event in plain.events if isinstance(event, TerrainShifted)] == []
    assert len(plain.state.land.pieces) == 15


@pytest.mark.rule("EW-SET-10", "EW-SET-01", "EW-ARM-04", "EW-SET-09")
def test_objectives_come_after_deployment_then_what_happens_before_the_game() -> None:
    match = table([[6, 6], [1, 1]], scenario="energon_siphon", armies=("bumblebee", "megatron"))
    match.answer(Deploy(0, 0, 500, 300))
    assert match.state.tokens == []
    match.answer(Deploy(1, 0, 500, 3300))
    assert [event for event in match.events if isinstance(event, ObjectivesPlaced)]
    assert [event.seat for event in match.events if isinstance(event, ThemeGranted)] == [0, 1]
    assert [(token.kind, token.x, token.y) for token in match.state.tokens] == [
        ("station", 800, 1800),
        ("station", 1800, 1800),
        ("station", 2800, 1800),
    ]
    assert match.ask is not None
    assert (match.ask.about, match.ask.context["inches"]) == ("move", 4)
    match.answer(GAME.rules.read_action(match.state, "move_to [[500,700]]"))
    assert (match.state.models[0].y, match.state.round) == (700, 1)


@pytest.mark.rule("EW-VP-06", "EW-VP-07")
def test_in_escalation_about_half_of_an_army_waits_in_reserve() -> None:
    match = table([[6, 6], [1, 1]], scenario="escalation")
    match.answer(Deploy(0, 0, 500, 300))
    match.answer(Deploy(5, 0, 500, 3300))
    assert match.ask is not None
    assert {a.model for a in match.ask.options if isinstance(a, Deploy)} == {1, 2, 3, 4}
    match.answer(Deploy(1, 0, 1000, 300))
    held = [event for event in match.events if isinstance(event, HeldBack)]
    assert held == []
    match.answer(GAME.rules.read_action(match.state, "hold_back"))
    held = [event for event in match.events if isinstance(event, HeldBack)]
    assert [event.seat for event in held] == [1, 0]
    assert [model.status for model in match.state.models[:5]] == ["standing"] * 2 + ["reserve"] * 3


@pytest.mark.rule("EW-RUL-06", "EW-RUL-77")
def test_bases_are_25_50_and_100_millimetres_across() -> None:
    assert RADII == {"small": 49, "large": 98, "huge": 197}
    bench = Bench({"optimus": (10, 10)}, {"rumble": (20, 20)})
    assert [RADII[card.base] for card in bench.state.cards] == [98, 49]


@pytest.mark.rule("EW-VP-07", "EW-RUL-81", "EW-RUL-78")
def test_every_scenario_names_its_map_allowance_and_total() -> None:
    found = {
        each.slug: (each.map, each.allowance, each.winning_total)
        for each in table_library().scenarios.values()
    }
    assert found == {
        "energon_siphon": ("refinery", 25, 12),
        "kremzeek": ("suburb", 25, 12),
        "the_touch": ("ark_crash", 25, 13),
        "escalation": ("crossroads", 25, 14),
        "spark_plug": ("docks", 25, 10),
        "portal_play": ("space_bridge", 25, 15),
    }
    assert len(table_library().maps) == 7
