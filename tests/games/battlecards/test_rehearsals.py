"""What is told before a choice, where a card acts on it first: nothing of a hidden hand."""

from random import Random
from typing import Any

import pytest

from rollout.games.battlecards import GAME
from rollout.games.battlecards.actions import Challenge, Claim, Contest
from rollout.games.battlecards.model import State
from rollout.games.battlecards.screen.looks import look
from rollout.kernel.match import Match
from rollout.kernel.sources import Seeded
from tests.games.battlecards.bench import Bench, fight
from tests.games.battlecards.cards.homebrew import advantage, robot

HANDS = (["A16"], ["R02"], ["A01"])
"""One Robot that could be deployed, none, and one that is too dear."""


def at(bench: Bench, seat: int | None, **question: dict[str, Any]) -> dict[str, Any]:
    return look(bench.match.state, seat, question)


def over_the_first(bench: Bench, robot: int) -> dict[str, int]:
    return {"robot": robot, "resource": bench.match.state.resources[0]}


def same(told: list[dict[str, Any]]) -> bool:
    return all(each == told[0] for each in told)


@pytest.mark.rule("BC-RUL-82")
@pytest.mark.parametrize("looker", [0, None])
def test_before_a_challenge_the_hand_of_the_holder_does_not_show(looker: int | None) -> None:
    made = robot("battle_start;lead;-;me;muster9;now")
    told = []
    for hand in HANDS:
        holder = {"robots": ["XR01 on R01"], "hand": hand, "bank": 3}
        bench = Bench({"robots": ["A11"]}, holder, field=("R01",), homebrew=made)
        challenger = bench.match.state.robots[0][0]
        told.append(at(bench, looker, challenge=over_the_first(bench, challenger)))
    assert same(told)
    assert told[0]["meetings"][0]["complete"] is False


@pytest.mark.rule("BC-RUL-82")
def test_before_a_challenge_the_own_hand_and_an_empty_one_are_reckoned_with() -> None:
    made = robot("battle_start;lead;-;me;muster9;now")
    for mine, seats in (
        ("XR01", ({"robots": ["XR01"], "hand": ["A16"], "bank": 3}, {"robots": ["D05 on R01"]})),
        ("A11", ({"robots": ["A11"]}, {"robots": ["XR01 on R01"], "bank": 3})),
    ):
        bench = Bench(*seats, field=("R01",), homebrew=made)
        challenger = bench.match.state.robots[0][0]
        (met,) = at(bench, 0, challenge=over_the_first(bench, challenger))["meetings"]
        assert met["complete"] is True, mine
        assert met["sides"][0]["hand"] == 0


@pytest.mark.rule("BC-RUL-82")
def test_what_comes_of_a_card_that_deploys_from_another_hand_is_not_told() -> None:
    made = advantage("battle;-;-;opp;muster9;battle")
    told = []
    for hand in HANDS:
        a, b = {"robots": ["A11"], "hand": ["XA01"]}, {"robots": ["D05"], "hand": hand, "bank": 3}
        told.append(after_playing(fight(a, b, homebrew=made)))
    assert same(told)
    assert "battle" not in told[0]


@pytest.mark.rule("BC-RUL-82")
def test_what_a_robot_that_falls_deploys_from_another_hand_is_not_told() -> None:
    made = robot("scrapped;-;-;me;muster9;now") + advantage("battle;-;-;foe_home;hit9;now")
    told = []
    for hand in HANDS:
        b = {"robots": ["D05", "XR01"], "hand": hand, "bank": 3}
        bench = fight({"robots": ["A11"], "hand": ["XA01"]}, b, homebrew=made)
        told.append(after_playing(bench))
    assert same(told)
    assert "battle" not in told[0]


@pytest.mark.rule("BC-BAT-01")
def test_sums_before_a_question_of_the_battle_s_beginning_are_not_final() -> None:
    made = robot("battle_start;lead;-;me;sift2;now")
    a = {"robots": ["XR01", "A11"], "deck": ["R02", "R03", "R04"]}
    bench = Bench(a, {"robots": ["D05 on R01"]}, field=("R01",), homebrew=made)
    asking, plain = bench.match.state.robots[0]
    for mine, complete in ((asking, False), (plain, True)):
        (met,) = at(bench, 0, challenge=over_the_first(bench, mine))["meetings"]
        assert met["complete"] is complete


@pytest.mark.rule("BC-CLM-06")
def test_before_a_contest_the_claim_counts_as_answered() -> None:
    made = robot("battle_start;lead;-;foe_held;hit1;now", mode="alt")
    a, b = {"robots": ["A11"]}, {"robots": ["XR01 alt"]}
    bench = Bench(a, b, field=("R01",), homebrew=made).do("claim A11 R01")
    claimer, contester = bench.match.state.robots[0][0], bench.match.state.robots[1][0]
    (met,) = at(bench, 1, contest={"robot": contester})["meetings"]
    bench.do("contest XR01")
    assert bench.match.state.damage[claimer] == 0
    assert met["sides"][0]["bears"] == bench.robot("A11")["endurance"]


@pytest.mark.rule("BC-CLM-05")
def test_before_a_claim_speeds_count_as_the_claimer_stands_before_the_resource() -> None:
    made = robot("passive;home;-;self;spd+3;stay")
    bench = Bench({"robots": ["XR01"]}, {"robots": ["D05", "A11"]}, field=("R01",), homebrew=made)
    claimer = bench.match.state.robots[0][0]
    told = at(bench, 0, claim=over_the_first(bench, claimer))
    bench.do("claim XR01 R01")
    ask = bench.match.ask
    assert ask is not None
    assert told["speed"] == 4
    able = {each["robot"] for each in told["contesters"] if "refusal" not in each}
    assert able == {action.robot for action in ask.options if hasattr(action, "robot")}


CLAUSES = (
    "battle_start;lead;-;me;muster2;now",
    "passive;home;-;self;spd+3;stay",
    "battle_start;home;-;own_all;str+1;battle",
)


@pytest.mark.rule("BC-RUL-82", "BC-CLM-05")
@pytest.mark.parametrize("clause", CLAUSES)
def test_what_is_told_of_homebrew_is_what_comes_of_it(clause: str) -> None:
    """Meetings that are told as final, and who may contest a claim."""
    seats = {
        "A": {"robots": ["XR01", "A11", "A16 on R03"], "hand": ["A14", "R02"], "bank": 20,
              "deck": ["R05", "R06", "A12", "AA11", "A13", "R09"]},
        "B": {"robots": ["D05 on R01", "D27", "XR02"], "hand": ["D33", "DA14"], "bank": 20,
              "deck": ["R13", "D44", "DA06", "D42", "R27", "R15"]},
    }  # fmt: skip
    made = robot(clause) + robot(clause, code="XR02")
    fields = {"field": ["R01", "R03", "R04", "R12"], "homebrew": made}
    told = {"claim": 0, "meeting": 0}
    for seed in range(4):
        rng = Random(seed)
        position = GAME.rules.position({"seats": seats, **fields})
        match: Match[State] = Match(GAME.rules, None, Seeded(f"{seed:02x}"), position)
        while match.ask is not None and match.ply < 60:
            for action in match.ask.options:
                if isinstance(action, Claim):
                    told["claim"] += compare_claim(match, action)
                elif isinstance(action, (Contest, Challenge)):
                    told["meeting"] += compare_meeting(match, action)
            match.answer(match.ask.options.sample(rng))
    assert all(told.values())


def compare_claim(match: Match[State], action: Claim) -> bool:
    question = {"robot": action.robot, "resource": action.resource}
    answer = look(match.state, None, {"claim": question})
    after = match.fork(Seeded("00"))
    after.answer(action)
    ask = after.ask
    if ask is None or ask.about != "contest":
        return False
    able = [each["robot"] for each in answer["contesters"] if "refusal" not in each]
    assert able == [each.robot for each in ask.options if isinstance(each, Contest)]
    return True


def compare_meeting(match: Match[State], action: Contest | Challenge) -> bool:
    question: dict[str, Any] = {"contest": {"robot": action.robot}}
    if isinstance(action, Challenge):
        question = {"challenge": {"robot": action.robot, "resource": action.resource}}
    meetings = look(match.state, None, question)["meetings"]
    after = match.fork(Seeded("00"))
    after.answer(action)
    battle = after.view(None).battle
    if len(meetings) != 1 or not meetings[0] or not meetings[0]["complete"] or battle is None:
        return False
    foreseen = [side["now"]["enhanced"] for side in meetings[0]["battle"]["sides"]]
    assert foreseen == [side.now.enhanced for side in battle.sides]
    return True


def after_playing(bench: Bench) -> Any:
    """What seat A is told of its only card, once it may move in the battle."""
    while bench.asked != ("A", "battle_move"):
        bench.do("pass")
    return at(bench, 0, after={"action": f"play {bench.match.state.hands[0][0]}"})
