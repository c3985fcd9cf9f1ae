"""What a setup can be made of, and what is wrong with one."""

import msgspec
import pytest

from rollout.games.the_game import GAME
from rollout.games.the_game.actions import Move, SetFire, Shoot, Strike, TakeControl
from rollout.games.the_game.events import EVENTS
from rollout.games.the_game.screen.moments import NOTABLE
from rollout.games.the_game.screen.questions import questions
from rollout.games.the_game.setup import Options, Setup
from rollout.games.the_game.setup_desk import check, describe
from rollout.kernel.actions import Action, tag_of
from rollout.kernel.errors import SetupRefused
from tests.games.the_game.table import Piece, lay_out, robot


def test_everything_to_choose_from_is_listed() -> None:
    described = describe()
    assert {each["slug"] for each in described["scenarios"]} >= {"settle-the-score", "tutorial"}
    assert len(described["maps"]) == 8
    blurr = next(unit for unit in described["units"] if unit["slug"] == "blurr")
    assert [mode["speed"] for mode in blurr["modes"]] == [10, 15]
    assert "devastator" not in {unit["slug"] for unit in described["units"]}
    assert msgspec.json.encode(described)


@pytest.mark.rule("TG-SET-05")
def test_every_option_is_described_with_the_rule_it_changes() -> None:
    described = {option["name"]: option for option in GAME.desk.told()["options"]}
    assert list(described) == list(Options.__struct_fields__)
    assert described["arcs"]["values"] == ["standard", "wide"]
    assert (described["arcs"]["usual"], described["arcs"]["rule"]) == ("standard", "TG-RUL-32")
    assert described["round_limit"]["limits"] == [5, 99]
    assert described["round_limit"]["none_at_0"]


@pytest.mark.rule("TG-SET-05", "TG-RUL-94")
@pytest.mark.parametrize("rounds", [-1, 1, 4, 100])
def test_a_round_limit_beyond_its_limits_is_refused(rounds: int) -> None:
    with pytest.raises(SetupRefused) as caught:
        check(Setup(options={"round_limit": rounds}))
    refusal = caught.value.refusal
    assert (refusal.rule, refusal.why) == ("TG-RUL-94", "setup-option-limits")
    assert (refusal.details["least"], refusal.details["most"]) == (5, 99)


@pytest.mark.rule("TG-SET-05", "TG-RUL-90")
def test_an_option_of_words_takes_no_other_word() -> None:
    with pytest.raises(SetupRefused) as caught:
        check(Setup(options={"force": "all"}))
    assert caught.value.refusal.rule == "TG-RUL-90"
    assert caught.value.refusal.details["values"] == "value, count, free, scenario"


@pytest.mark.rule("TG-RUL-90")
def test_a_force_over_its_points_is_refused() -> None:
    setup = Setup(forces=(("optimus-prime", "megatron", "starscream"), ("soundwave",)))
    answer = check(setup)
    assert [fault["key"] for fault in answer["faults"]] == ["refuse-force-value"]
    assert answer["forces"][0]["refusal"]["rule"] == "TG-RUL-90"
    assert answer["forces"][1]["refusal"] is None


@pytest.mark.rule("TG-RUL-95")
def test_what_a_scenario_requires_is_named() -> None:
    setup = Setup(scenario="forest-fire", forces=(("ratchet",), ("cindersaur", "sparkstalker")))
    answer = check(setup)
    assert answer["faults"][0]["key"] == "refuse-force-required-unit"
    assert answer["faults"][0]["args"]["unit"] == "Inferno"


def test_the_ready_made_forces_are_without_fault() -> None:
    for scenario in describe()["scenarios"]:
        assert check(Setup(scenario=scenario["slug"]))["faults"] == []


def test_the_map_that_is_fought_on_is_shown() -> None:
    assert check(Setup(map="generated/woods/7"))["map"]["columns"] == 15
    assert check(Setup(scenario="bridgehead"))["map"]["slug"] == "river-crossing"


def test_every_marked_event_exists() -> None:
    assert set(NOTABLE) <= {tag_of(event) for event in EVENTS}


@pytest.mark.parametrize(
    ("action", "asked"),
    [
        (Shoot(1), ["hit", "damage", "puts-out", "stray"]),
        (Strike(1), ["hit", "damage", "puts-out"]),
        (SetFire(3), ["hit"]),
        (TakeControl(1), ["hit", "controlled"]),
        (Move(), []),
    ],
)
def test_an_attack_is_asked_about_before_it_is_made(action: Action, asked: list[str]) -> None:
    state = lay_out([Piece(robot(), "0808"), Piece(robot(), "0807", team=1)])
    assert [key for key, _ in questions(state, action)] == [f"question-{name}" for name in asked]
