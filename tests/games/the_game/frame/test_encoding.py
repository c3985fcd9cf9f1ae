"""The state as data: written and read back equal, at any moment of any match."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from rollout.games.the_game import GAME
from rollout.games.the_game.game import skirmish
from rollout.games.the_game.setup import Setup
from rollout.kernel.course import Course, Watcher
from rollout.kernel.errors import Unreadable
from rollout.kernel.journal import Journal, state_hash
from rollout.kernel.match import Match
from rollout.kernel.sources import Fast, Seeded

SETUPS = [
    Setup(options={"force": "value"}),
    Setup(scenario="the-mercenary"),
    Setup(scenario="forest-fire", deployment="ready"),
    Setup(scenario="energon-raid", seats=(0, 1, 1)),
    Setup(map="generated/city/7"),
    skirmish(4),
]


class Comparing(Watcher):
    """Reads every state between two steps back from its own data."""

    def __init__(self) -> None:
        self.states = 0

    def step_ended(self, match: Course[Any]) -> None:
        data = msgspec.json.decode(msgspec.json.encode(GAME.rules.encode(match.state)))
        again = GAME.rules.decode(data)
        assert again == match.state
        assert GAME.rules.encode(again) == GAME.rules.encode(match.state)
        self.states += 1


@pytest.mark.parametrize("setup", SETUPS, ids=range(len(SETUPS)))
def test_every_state_of_a_match_is_read_back_equal(setup: Setup) -> None:
    rng = Random(11)
    match = Match(GAME.rules, setup, Fast(rng))
    match.watcher = Comparing()
    while match.result is None:
        assert match.ask is not None
        match.answer(match.ask.options.sample(rng))
    assert match.watcher.states > 30


def test_a_copy_is_equal_and_independent() -> None:
    state = GAME.rules.start(skirmish(2))
    copy = state.copy()
    assert copy == state
    copy.units[0].damage += 1
    copy.place(copy.units[1], 100, 0)
    copy.change_terrain(5, 1)
    copy.pile.append(3)
    assert copy != state
    assert GAME.rules.encode(state) == GAME.rules.encode(GAME.rules.start(skirmish(2)))


def test_changed_ground_and_markers_are_written_down() -> None:
    state = GAME.rules.position(
        {
            "map": {"columns": 9, "rows": 9, "areas": [{"at": ["0303"], "construct": "wall"}]},
            "units": [
                {"name": "blurr", "at": "0505"},
                {"name": "vortex", "team": "B", "at": "0509"},
            ],
            "ground": [
                {"at": ["0404"], "terrain": "rough"},
                {"at": ["0303"], "hit_points": 3},
            ],
            "fires": ["0606"],
            "wind": "NE",
            "smoke": [{"at": "0706", "fire": "0606"}],
            "things": [{"kind": "energon-cube", "carried_by": "blurr"}],
        }
    )
    again = GAME.rules.decode(msgspec.json.decode(msgspec.json.encode(GAME.rules.encode(state))))
    assert again == state
    assert again.construct_hit_points[again.facts.grid.cell("0303")] == 3
    assert again.on_ground[again.facts.grid.cell("0505")] == 0


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"setup": {}},
        {"setup": {"scenario": "nowhere"}},
        {"setup": 3},
        {"setup": {"homebrew": "maps = 3"}},
    ],
)
def test_other_data_is_refused(data: dict[str, object]) -> None:
    with pytest.raises(Unreadable):
        GAME.rules.decode(data)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("phase", "turn"),
        ("phase", 7),
        ("pile", 3),
        ("pile", [999]),
        ("pile", [-1]),
        ("fires", [100_000]),
        ("smoke", [[5, 5]]),
        ("terrain", {"5": "rough"}),
        ("terrain", {"100000": 1}),
        ("scores", []),
        ("chains", [[0]]),
        ("deploying", [2]),
        ("winners", [2]),
        ("forces", "all"),
        ("units", []),
        ("colour", "red"),
    ],
)
def test_a_state_with_a_wrong_entry_is_refused(key: str, value: object) -> None:
    data = GAME.rules.encode(GAME.rules.start(skirmish(2)))
    data["pile"] = data["pile"] or [0]
    data[key] = value
    with pytest.raises(Unreadable):
        GAME.rules.decode(data)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("id", 4),
        ("sheet", "nobody"),
        ("mode", 9),
        ("cell", 100_000),
        ("facing", 6),
        ("level", 4),
        ("prone", 1),
        ("damage", -1),
        ("status", 5),
        ("carrier", 999),
        ("seat", 2),
        ("acts_from", None),
    ],
)
def test_a_state_with_a_wrong_unit_is_refused(key: str, value: object) -> None:
    data = GAME.rules.encode(GAME.rules.start(skirmish(2)))
    data["units"][0][key] = value
    with pytest.raises(Unreadable):
        GAME.rules.decode(data)


def test_a_journal_of_a_whole_match_replays_to_the_same_state() -> None:
    rng = Random(3)
    match = Match(GAME.rules, Setup(scenario="rescue"), Seeded("00" * 16))
    while match.result is None:
        assert match.ask is not None
        match.answer(match.ask.options.sample(rng))
    text = Journal.of(match).to_text()
    again = Journal.parse(text).replay(GAME.rules)
    assert again.result == match.result
    assert state_hash(GAME.rules, again.state) == state_hash(GAME.rules, match.state)
    assert again.events == match.events
    Journal.parse(text).verify(GAME.rules)
