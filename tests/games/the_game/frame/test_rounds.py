"""Rounds, the turn pile and the end of a round (TG-SEQ, TG-RUL-20 to 22, 96)."""

from __future__ import annotations

import pytest

from rollout.games.the_game import GAME
from rollout.games.the_game.events import (
    Arrived,
    CardFlipped,
    CardPassed,
    ControlKept,
    MatchEnded,
    RoundBegan,
    RoundEnded,
    SmokeCleared,
    TurnEnded,
)
from rollout.games.the_game.model import ASIDE, TURN
from rollout.games.the_game.setup import Setup
from rollout.kernel.actions import Event
from tests.games.the_game.frame.framing import (
    asked,
    at,
    character,
    duel,
    from_position,
    offered,
    say,
    told,
    unit,
)

THREE = [
    {"name": "blurr", "team": "A", "at": "0703", "facing": "S"},
    {"name": "ratchet", "team": "A", "at": "0803", "facing": "S"},
    {"name": "vortex", "team": "B", "at": "0715", "facing": "N"},
]


@pytest.mark.rule("TG-SEQ-01", "TG-SEQ-02", "TG-SET-02", "TG-SPC-05")
def test_a_round_begins_with_a_shuffle_of_one_card_for_every_unit() -> None:
    match = from_position(("turn_pile", [2, 0, 1]), units=THREE, phase="round_start", round=1)
    assert told(match, RoundBegan) == [RoundBegan(2)]
    assert told(match, CardFlipped) == [CardFlipped(2)]
    assert asked(match) == (1, "act")
    assert sorted([*match.state.pile, *match.state.flipped]) == [0, 1, 2]


@pytest.mark.rule("TG-SEQ-02", "TG-SEQ-05")
def test_cards_are_flipped_one_after_another_until_the_pile_is_empty() -> None:
    match = from_position(
        ("turn_pile", [2, 0, 1]),
        ("turn_pile", [0, 1, 2]),
        units=THREE,
        phase="round_start",
        round=0,
    )
    say(match, "end_turn", "end_turn", "end_turn")
    flips = [event.unit for event in told(match, CardFlipped)]
    assert flips == [2, 0, 1, 0]
    assert told(match, RoundEnded) == [RoundEnded(1)]
    assert told(match, RoundBegan) == [RoundBegan(1), RoundBegan(2)]


@pytest.mark.rule("TG-SEQ-01", "TG-SEQ-03")
def test_a_turn_is_up_to_two_actions_then_the_next_card_comes() -> None:
    match = from_position(**duel())
    say(match, "transform hover", "move", "forward", "stop")
    assert asked(match) == (1, "act")
    assert told(match, TurnEnded) == [TurnEnded(0)]


@pytest.mark.rule("TG-SEQ-03")
def test_a_turn_may_be_given_up_after_one_action_or_none() -> None:
    one = from_position(**duel())
    say(one, "transform hover", "end_turn")
    none = from_position(**duel())
    say(none, "end_turn")
    assert asked(one) == asked(none) == (1, "act")


@pytest.mark.rule("TG-SEQ-04")
def test_mode_and_flight_persist_after_the_turn_and_everybody_sees_them() -> None:
    match = from_position(
        turn="starscream",
        units=[
            {"name": "starscream", "team": "B", "at": "0715", "mode": "jet"},
            {"name": "blurr", "team": "A", "at": "0703"},
        ],
    )
    say(match, "move", "take_off", "stop", "end_turn")
    assert asked(match) == (0, "act")
    for seat in (0, 1, None):
        seen = match.view(seat).units[0]
        assert (seen.mode, seen.level) == (1, "air")


@pytest.mark.rule("TG-SEQ-06", "TG-RUL-20", "TG-REP-02")
def test_a_unit_repaired_back_is_passed_over_and_in_the_next_pile() -> None:
    """Blurr lies deactivated with his card in the pile; Ratchet repairs him first."""
    units = [
        {**THREE[0], "at": "0804", "status": "deactivated"},
        THREE[1],
        THREE[2],
    ]
    match = from_position(
        ("turn_pile", [0, 1, 2]), units=units, pile=["ratchet", "blurr", "vortex"]
    )
    say(match, "repair blurr", "end_turn")
    assert unit(match, "blurr").operational
    assert told(match, CardPassed) == [CardPassed(0)]
    assert asked(match) == (1, "act")
    say(match, "end_turn")
    assert asked(match) == (0, "act")
    assert match.state.acting == [0]


@pytest.mark.rule("TG-SEQ-07")
def test_the_card_of_a_deactivated_unit_is_passed_over() -> None:
    units = [{**THREE[0], "status": "deactivated"}, THREE[1], THREE[2]]
    match = from_position(units=units, pile=["blurr", "vortex", "ratchet"])
    assert told(match, CardPassed) == [CardPassed(0)]
    assert asked(match) == (1, "act")


@pytest.mark.rule("TG-SEQ-07")
def test_the_card_of_a_unit_that_left_the_game_is_passed_over() -> None:
    units = [{"name": "blurr", "team": "A", "status": "gone"}, THREE[1], THREE[2]]
    match = from_position(units=units, pile=["blurr", "ratchet", "vortex"])
    assert told(match, CardPassed) == [CardPassed(0)]


@pytest.mark.rule("TG-RUL-21")
def test_a_unit_that_came_in_this_round_has_no_card_before_the_next() -> None:
    units = [*THREE, {"name": "haywire", "team": "A", "at": "0705", "acts_from": 2}]
    match = from_position(("turn_pile", [3, 0, 1, 2]), units=units)
    assert 3 not in match.state.pile
    say(match, "end_turn", "end_turn", "end_turn")
    assert told(match, Arrived) == [Arrived(3, unit(match, "haywire").cell, 0, 0)]
    assert match.state.acting == [3]


@pytest.mark.rule("TG-RUL-21", "TG-RUL-29")
def test_a_newcomer_is_given_no_free_actions_before_the_next_round() -> None:
    units = [
        {"name": "optimus-prime", "team": "A", "at": "0703"},
        {"name": "haywire", "team": "A", "at": "0705", "acts_from": 2},
        {"name": "blurr", "team": "A", "at": "0905"},
        {"name": "vortex", "team": "B", "at": "0715"},
    ]
    match = from_position(units=units, turn="optimus-prime")
    assert "command blurr" in offered(match)
    assert "command haywire" not in offered(match)


@pytest.mark.rule("TG-RUL-29")
def test_commands_reach_carried_allies_but_nobody_of_the_other_team() -> None:
    units = [
        {"name": "optimus-prime", "team": "A", "at": "0703"},
        {"name": "steeljaw", "team": "A", "mode": 1, "carried_by": "blurr"},
        {"name": "blurr", "team": "A", "at": "0905"},
        {"name": "vortex", "team": "B", "at": "0715"},
    ]
    match = from_position(units=units, turn="optimus-prime")
    commands = [line for line in offered(match) if line.startswith("command")]
    assert commands == ["command steeljaw", "command blurr"]


@pytest.mark.rule("TG-RUL-27")
def test_command_and_transmit_are_free_again_in_the_next_round() -> None:
    units = [
        {"name": "optimus-prime", "team": "A", "at": "0703", "commanded": True},
        {"name": "blurr", "team": "A", "at": "0905"},
        {"name": "vortex", "team": "B", "at": "0715"},
    ]
    match = from_position(
        ("turn_pile", [0, 1, 2]), units=units, pile=["optimus-prime"], flipped=["blurr", "vortex"]
    )
    assert "command blurr" not in offered(match)
    say(match, "end_turn")
    assert "command blurr" in offered(match)


@pytest.mark.rule("TG-SEQ-08", "TG-RUL-22")
def test_the_end_of_a_round_has_its_order() -> None:
    """Keep-roll, smoke, newcomers, then the objective; no shuffle after a decided match."""
    match = from_position(
        ("keep", 1),
        scenario="hold-the-plant",
        phase="round_end",
        round=10,
        units=[
            {"name": "hoist", "team": "A", "at": "0803"},
            {"name": "bonecrusher", "team": "B", "at": "0815", "controlled_by": "hoist"},
            {"name": "rumble", "team": "B", "at": "0915", "acts_from": 11},
        ],
        smoke=[{"at": "0505", "expires": 10}, {"at": "0506", "expires": 11}],
    )
    kinds: list[type[Event]] = [ControlKept, SmokeCleared, Arrived, RoundEnded, MatchEnded]
    order = [type(event) for event in match.events if type(event) in kinds]
    assert order == kinds
    assert told(match, ControlKept) == [ControlKept(1, 1, False)]
    assert [smoke.expires for smoke in match.state.smoke] == [11]
    assert match.result is not None


@pytest.mark.rule("TG-RUL-22")
def test_control_kept_by_the_roll_lasts_into_the_next_round() -> None:
    units = [
        {"name": "bombshell", "team": "B", "at": "0803"},
        {"name": "rumble", "team": "A", "at": "0805", "controlled_by": "bombshell"},
        {"name": "blurr", "team": "A", "at": "0815"},
    ]
    match = from_position(
        ("keep", 10), ("turn_pile", [1, 0, 2]), units=units, phase="round_end", round=1
    )
    assert match.state.round == 2
    assert asked(match) == (1, "act")
    assert match.state.acting == [1]


@pytest.mark.rule("TG-RUL-96")
def test_a_round_in_which_nobody_can_act_ends_at_once() -> None:
    """All pieces wait for insertion: no shuffle in round 2, everybody plays in round 3."""
    units = [
        {"name": "blurr", "team": "A", "at": "0703", "acts_from": 3},
        {"name": "vortex", "team": "B", "at": "0715", "acts_from": 3},
    ]
    match = from_position(("turn_pile", [1, 0]), units=units, phase="round_start", round=1)
    assert told(match, RoundBegan) == [RoundBegan(2), RoundBegan(3)]
    assert told(match, RoundEnded) == [RoundEnded(2)]
    assert match.state.phase == TURN
    assert asked(match) == (1, "act")


@pytest.mark.rule("TG-END-03", "TG-RUL-95")
def test_reinforcements_of_the_scenario_wait_beside_the_map() -> None:
    state = GAME.rules.start(Setup(scenario="second-wave", deployment="ready"))
    waiting = [each.sheet.slug for each in state.units if each.status == ASIDE]
    assert waiting == ["broadside", "astrotrain"]
    assert [each.acts_from for each in state.units if each.status == ASIDE] == [4, 4]


@pytest.mark.rule("TG-END-03")
def test_a_reinforcement_is_placed_and_acts_from_the_next_round_on() -> None:
    match = from_position(
        ("turn_pile", [2, 3, 0, 1]),
        scenario="second-wave",
        phase="round_end",
        round=3,
        units=[
            {"name": "waverider", "team": "A", "at": "0803"},
            {"name": "gnaw", "team": "B", "at": "0815"},
            {"name": "broadside", "team": "A", "acts_from": 4},
            {"name": "astrotrain", "team": "B", "acts_from": 4},
        ],
    )
    assert asked(match) == (0, "deploy_as")
    say(match, "deploy_as robot", "place_at 1002", "face S")
    say(match, "deploy_as robot", "place_at 1016", "face N")
    assert at(match, "broadside") == "1002"
    assert [event.unit for event in told(match, Arrived)] == [2, 3]
    assert match.state.round == 4
    assert match.state.acting == [2]


@pytest.mark.rule("TG-END-03")
def test_without_agreement_nobody_comes_in_later() -> None:
    match = from_position(
        ("turn_pile", [0, 1]),
        phase="round_end",
        round=3,
        units=[
            {"name": "waverider", "team": "A", "at": "0803"},
            {"name": "gnaw", "team": "B", "at": "0815"},
            {"name": "broadside", "team": "A", "acts_from": 4},
        ],
    )
    assert match.state.round == 4
    assert at(match, "broadside") == ""


@pytest.mark.rule("TG-RUL-13")
def test_the_pile_has_no_size_limit() -> None:
    """Sixty squads a side need more cards than a deck and two jokers have."""
    squads = [
        {"name": "army-squad", "team": team, "at": f"{column:02}{row:02}"}
        for team, rows in (("A", range(1, 5)), ("B", range(11, 15)))
        for row in rows
        for column in range(1, 16)
    ]
    order = list(range(120))
    match = from_position(("turn_pile", order), units=squads, phase="round_start", round=0)
    assert len(match.state.pile) == 119


@pytest.mark.rule("TG-RUL-88")
def test_a_neutral_crowd_has_no_card() -> None:
    units = [*THREE, {"name": "human-crowd", "team": "none", "at": "0808"}]
    match = from_position(("turn_pile", [0, 1, 2]), units=units, phase="round_start", round=0)
    assert sorted([*match.state.pile, *match.state.flipped]) == [0, 1, 2]


@pytest.mark.rule("TG-RUL-88")
def test_a_neutral_crowd_blocks_its_hex_like_any_unit() -> None:
    units = [
        {"name": "hulk", "team": "A", "at": "0703", "facing": "S"},
        {"name": "human-crowd", "team": "none", "at": "0704"},
        THREE[2],
    ]
    match = from_position(units=units, turn="hulk", characters={"hulk": character()})
    say(match, "move")
    assert "forward" not in offered(match)
