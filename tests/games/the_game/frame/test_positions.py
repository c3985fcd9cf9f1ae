"""Positions, reports and answers in the words of a case file."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from rollout.games.the_game import GAME
from rollout.games.the_game.actions import (
    DeployAs,
    Face,
    OrderChain,
    PlaceAt,
    RaiseShield,
    Shoot,
    Slide,
    Transform,
    Warp,
)
from rollout.games.the_game.game import skirmish
from rollout.games.the_game.model import LASTS
from rollout.games.the_game.setup import Setup
from rollout.kernel.errors import Unreadable
from rollout.kernel.match import Match
from rollout.kernel.sources import Fast
from tests.games.the_game.frame.framing import character, duel, from_position, say

EVERYTHING: dict[str, Any] = {
    "scenario": "energon-raid",
    "map": {
        "columns": 9,
        "rows": 11,
        "areas": [{"at": ["0503..0504"], "terrain": "water", "depth": 3}],
        "objectives": {"cubes": ["0101"]},
    },
    "characters": {"giant": character(height=4, traits=["transport", "shield"])},
    "options": {"sprint": True},
    "round": 4,
    "turn": "blurr",
    "flipped": ["ratchet"],
    "units": [
        {"name": "blurr", "at": "0305", "facing": "SW", "mode": "hover", "damage": 3},
        {"name": "ratchet", "at": "0306", "prone": True, "cloaked": True, "ducking": True},
        {"name": "giant", "at": "0405", "shield": "weapon", "commanded": True},
        {"name": "jazz", "inside": "giant"},
        {"name": "steeljaw", "mode": "cassette", "carried_by": "ratchet"},
        {"name": "bombshell", "team": "B", "at": "0509", "mode": 1, "level": "air"},
        {"name": "rumble", "team": "B", "at": "0609", "status": "deactivated"},
        {"name": "ironhide", "at": "0701", "controlled_by": "bombshell", "acts_from": 5},
        {"name": "haywire", "at": "0801", "came_out_of": "blurr", "transmitted": True},
        {"name": "human-crowd", "team": "none", "at": "0901", "heads": 7},
        {"name": "seaspray", "at": "0503", "mode": "hovercraft"},
    ],
    "ground": [{"at": ["0203"], "terrain": "rough"}],
    "fires": ["0202"],
    "smoke": [{"at": "0303", "fire": "0202"}, {"at": "0304"}],
    "wind": "NE",
    "things": [{"kind": "energon-cube", "carried_by": "blurr"}],
    "scores": {"A": 1, "B": 2},
}


def test_a_position_says_everything_about_units() -> None:
    units = GAME.rules.report(GAME.rules.position(EVERYTHING))["units"]
    blurr = units["blurr"]
    assert (blurr["at"], blurr["facing"], blurr["mode"]) == ("0305", "SW", "hover")
    assert (blurr["damage"], blurr["hit_points"], blurr["partners"]) == (3, 9, 1)
    ratchet = units["ratchet"]
    assert (ratchet["prone"], ratchet["cloaked"], ratchet["ducking"]) == (True, True, True)
    assert (units["giant"]["shield"], units["giant"]["commanded"]) == ("weapon", True)
    assert (units["jazz"]["inside"], units["jazz"]["at"]) == ("giant", "0405")
    assert (units["steeljaw"]["carried_by"], units["steeljaw"]["at"]) == ("ratchet", "0306")
    assert (units["bombshell"]["level"], units["bombshell"]["team"]) == ("air", "B")
    assert (units["rumble"]["status"], units["rumble"]["hit_points"]) == ("deactivated", 0)
    ironhide = units["ironhide"]
    assert (ironhide["team"], ironhide["side"], ironhide["seat"]) == ("A", "B", 1)
    assert (ironhide["controlled_by"], ironhide["acts_from"]) == ("bombshell", 5)
    assert (units["haywire"]["came_out_of"], units["haywire"]["transmitted"]) == ("blurr", True)
    assert (units["human-crowd"]["team"], units["human-crowd"]["hit_points"]) == ("none", 7)
    assert units["seaspray"]["level"] == "surface"


def test_a_position_says_everything_about_the_table() -> None:
    state = GAME.rules.position(EVERYTHING)
    report = GAME.rules.report(state)
    assert (report["round"], report["wind"], report["fires"]) == (4, "NE", ["0202"])
    assert report["flipped"] == ["ratchet"]
    assert report["pile"] == [
        "blurr",
        "giant",
        "jazz",
        "steeljaw",
        "bombshell",
        "haywire",
        "seaspray",
    ]
    assert report["hexes"]["0203"]["terrain"] == "rough"
    assert report["hexes"]["0503"] == {
        "terrain": "water",
        "level": 0,
        "depth": 3,
        "height": 0,
        "hit_points": 0,
        "fire": False,
        "smoke": False,
    }
    assert [smoke["expires"] for smoke in report["smoke"]] == [LASTS, 5]
    assert report["things"]["energon-cube-1"]["carried_by"] == "blurr"
    assert report["scores"] == {"A": 1, "B": 2}
    assert state.facts.options.sprint


def test_without_units_a_position_is_the_start_of_a_match() -> None:
    state = GAME.rules.position({"scenario": "rescue", "deployment": "ready"})
    assert state == GAME.rules.start(Setup(scenario="rescue", deployment="ready"))


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"units": [{"name": "blur", "at": "0703"}]}, r"units\[0\].*nearest: blurr"),
        ({"units": [{"name": "blurr", "at": "0799"}]}, r"units\[0\].*no hex '0799'"),
        ({"units": [{"name": "blurr", "at": "0703", "mode": "jet"}]}, "no mode 'jet'"),
        ({"units": [{"name": "blurr", "at": "0703", "level": "air"}]}, "TG-AIR-01"),
        ({"units": [{"name": "blurr", "at": "0703", "level": "hovering"}]}, "TG-VTL-02"),
        ({"units": [{"name": "blurr", "at": "0703", "damage": 13}]}, "12 hit points"),
        ({"units": [{"name": "blurr", "at": "0703", "facing": "E"}]}, r"units\[0\].facing"),
        ({"units": [{"name": "blurr", "at": "0703", "color": "blue"}]}, "unknown field color"),
        ({"units": [{"name": "blurr", "status": "operational"}]}, "needs a hex"),
        ({"units": [{"name": "blurr", "at": "0703", "seat": 7}]}, "no seat 7"),
        (
            {"units": [{"name": "blurr", "at": "0703"}, {"name": "jazz", "at": "0703"}]},
            "jazz and blurr are in one place",
        ),
        ({"units": [{"name": "jazz", "carried_by": "blurr"}]}, "no unit 'blurr'"),
        ({"units": [], "turn": "blurr"}, "turn: there is no unit 'blurr'"),
        ({"units": [], "fires": ["0x"]}, "fires: there is no hex"),
        ({"units": [], "things": [{"kind": "cube"}]}, "things: cube lies somewhere"),
        ({"units": [], "map": "mars"}, "no map 'mars'"),
        ({"units": [], "map": {"areas": [{"at": ["0101"], "terrain": "lava"}]}}, "lava"),
        ({"units": [], "options": {"speed": 3}}, "no option 'speed'"),
        ({"scenario": "resuce"}, "nearest: rescue"),
        ({"wind": "up"}, "wind"),
    ],
)
def test_a_mistake_in_a_position_is_named(wrong: dict[str, Any], words: str) -> None:
    with pytest.raises(Unreadable, match=words):
        GAME.rules.position(wrong)


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("shoot vortex", Shoot(1)),
        ("shoot vortex redirect_power", Shoot(1, "redirect_power")),
        ("shoot 1", Shoot(1)),
        ("transform hover", Transform(1)),
        ("place_at 0203", PlaceAt(31)),
        ("face NE", Face(1)),
        ("slide SW", Slide(4)),
        ("warp 0203 air S", Warp(31, 3, 3)),
        ("raise_shield weapon", RaiseShield(2)),
        ("order_chain [vortex, blurr]", OrderChain((1, 0))),
        ("deploy_as hover ground vortex", DeployAs(1, 0, 1)),
    ],
)
def test_answers_name_units_hexes_and_facings(line: str, action: object) -> None:
    state = from_position(**duel()).state
    assert GAME.rules.read_action(state, line) == action


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("shoot vortx", "nearest: vortex"),
        ("fly away", "fly"),
        ("place_at 9999", "no hex"),
        ("face E", "no direction"),
        ("transform jet", "no mode 'jet'"),
        ("raise_shield big", "no field"),
        ("pick_up_thing cube", "no object"),
        ("", "empty"),
    ],
)
def test_an_answer_that_means_nothing_is_refused_with_words(line: str, words: str) -> None:
    state = from_position(**duel()).state
    with pytest.raises(Unreadable, match=words):
        GAME.rules.read_action(state, line)


@pytest.mark.parametrize("scenario", ["", "the-mercenary", "energon-raid", "city-under-siege"])
def test_every_option_of_a_match_is_written_and_read_back(scenario: str) -> None:
    rng = Random(8)
    setup = Setup(scenario=scenario) if scenario else skirmish(8)
    match = Match(GAME.rules, setup, Fast(rng))
    while match.result is None:
        assert match.ask is not None
        for action in list(match.ask.options)[:40]:
            line = GAME.rules.write_action(match.state, action)
            assert GAME.rules.read_action(match.state, line) == action
        match.answer(match.ask.options.sample(rng))


def test_a_second_unit_of_the_same_character_has_a_number() -> None:
    squads = [{"name": "army-squad", "at": "0703"}, {"name": "army-squad", "at": "0704"}]
    state = GAME.rules.position({"units": [*squads, {"name": "vortex", "team": "B", "at": "0715"}]})
    assert list(GAME.rules.report(state)["units"]) == ["army-squad", "army-squad-2", "vortex"]
    assert GAME.rules.read_action(state, "shoot army-squad-2") == Shoot(1)


def test_events_are_reported_with_names_and_totals() -> None:
    match = from_position(
        ("to_hit", 9), ("resistance", 10), ("potential", 1), **duel(
            units=[
                {"name": "blurr", "team": "A", "at": "0703", "facing": "S"},
                {"name": "vortex", "team": "B", "at": "0705", "facing": "N"},
            ]
        )
    )  # fmt: skip
    say(match, "shoot vortex", "transform hover")
    reports = [GAME.rules.report_event(match.state, event) for event in match.events]
    declared = next(each for each in reports if each["event"] == "attack_declared")
    assert (declared["attacker"], declared["target"]) == ("blurr", "vortex")
    assert declared["need"]["total"] == -3
    changed = next(each for each in reports if each["event"] == "transformed")
    assert (changed["before"], changed["mode"], changed["level"]) == ("robot", "hover", "ground")
