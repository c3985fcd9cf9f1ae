"""What players see before they choose: looks, the set-up desk, case words; and what bots answer."""

from random import Random

import pytest

from rollout.bots.budget import Budget
from rollout.bots.greedy import Greedy
from rollout.bots.position import Position
from rollout.games.energon_wars import GAME
from rollout.games.energon_wars.actions import Attack, Decide, Prevent
from rollout.games.energon_wars.bots.odds import chance_to_hit, expected_damage
from rollout.games.energon_wars.bots.worth import goals_of
from rollout.games.energon_wars.model import DEPLOYMENT, START_ROLL, Lasting
from rollout.games.energon_wars.rules.army import start_state
from rollout.games.energon_wars.screen.terminal import describe, draw
from rollout.games.energon_wars.screen.view import view
from rollout.games.energon_wars.setup import Setup
from rollout.kernel.errors import Unreadable
from rollout.words import Words
from tests.games.energon_wars.bench import Bench


def duel(**more: object) -> Bench:
    return Bench({"optimus": (10, 10)}, {"megatron": (12.5, 10)}, **more)  # type: ignore[arg-type]


def test_the_view_shows_tracks_control_and_who_begins_next() -> None:
    bench = Bench(
        {"optimus": {"at": (8, 16.5), "hp": 3, "en": 0}},
        {"megatron": (30, 30)},
        tokens=(("station", 8, 18),),
    )
    seen = view(bench.state)
    model = seen.models[0]
    assert (model.penalty, model.next_energon, model.energon_max) == (2, 4, 6)
    assert seen.tokens[0].control == 0
    assert seen.projected == (1, 0)
    assert seen.plane.figures[1].name == "Megatron"
    assert seen.winning_total == 12


@pytest.mark.parametrize(
    ("scenario", "said"),
    [
        ("", "Before the first round: scenario and terrain are being settled."),
        ("escalation", "Before the first round: the armies deploy; 14 victory points win."),
    ],
)
def test_before_the_first_round_no_round_is_told(scenario: str, said: str) -> None:
    state = start_state(Setup(scenario=scenario))
    state.stage = DEPLOYMENT if scenario else START_ROLL
    for written in (describe, draw):
        lines = written(GAME.rules.view(state, None), Words(GAME, "en")).splitlines()
        assert f"  {said}" in lines
        assert not [line for line in lines if "Round 0" in line]


def test_the_desk_tells_what_a_setup_can_be_made_of() -> None:
    told = GAME.desk.describe()
    assert told["allowance"] == 25
    assert len(told["cards"]) == 38
    assert len(told["scenarios"]) == 6
    assert len(told["maps"]) == 7
    assert len(told["items"]) == 5
    assert GAME.desk.check(Setup()) == {
        "points": [25, 25],
        "themes": ["season_one_autobots", "season_one_decepticons"],
    }


@pytest.mark.parametrize(
    "wrong",
    [
        {"armies": {"A": {"jazz": {}}}},
        {"armies": {"A": {"jazz": {"hp": 99}}, "B": {"megatron": {}}}},
        {"armies": {"A": {"jazz": {"conditions": ["wet"]}}, "B": {"megatron": {}}}},
        {"armies": {"A": {"jazz": {}}, "B": {"megatron": {}}}, "pieces": [["moon", 1, 1]]},
        {"armies": {"A": {"jazz": {"carrier": "nobody"}}, "B": {"megatron": {}}}},
    ],
)
def test_a_position_that_makes_no_sense_is_unreadable(wrong: dict[str, object]) -> None:
    with pytest.raises(Unreadable):
        GAME.rules.position(wrong)


def test_odds_of_the_example_of_the_rules() -> None:
    assert round(chance_to_hit(6, False, False), 2) == 0.72
    assert round(chance_to_hit(6, False, False) * expected_damage(5, False), 3) == 1.645
    assert round(chance_to_hit(6, False, False) * expected_damage(5, True), 2) == 2.92


def test_a_bot_prevents_what_it_can_and_saves_what_is_lost() -> None:
    reply = GAME.rules.judgement.reply
    spent = duel(dice=([6, 6], [6, 6]), mover=1)
    spent["optimus"].activated = True
    spent.do("activate megatron", "attack fist optimus", "decide no", "decide no")
    assert spent.match.ask is not None
    assert reply(spent.state, spent.match.ask, Random(0)) == Prevent(5)
    doomed = Bench(
        {"optimus": {"at": (10, 10), "hp": 1, "en": 2}},
        {"megatron": (12.5, 10)},
        ([6, 6], [6, 6]),
        mover=1,
    )
    doomed.do("activate megatron", "attack fist optimus", "decide no", "decide no")
    assert doomed.match.ask is not None
    assert reply(doomed.state, doomed.match.ask, Random(0)) == Prevent(0)


def test_a_greedy_bot_shoots_who_is_nearly_down() -> None:
    bench = Bench({"optimus": (10, 10)}, {"rumble": {"at": (12, 10), "hp": 1, "en": 0}})
    bench.do("activate optimus")
    plans = GAME.rules.judgement.plans(bench.state, bench.match.ask, Random(0), 28)  # type: ignore[arg-type]
    assert any(
        isinstance(plan[0], Attack) and plan[1:] == (Decide(True), Decide(True)) for plan in plans
    )
    choice = Greedy(Budget(simulations=40), seed=1).choose(Position(bench.match))
    assert isinstance(choice.action, Attack)
    assert goals_of(bench.state, 0) == [(1200, 1000, 500)]


@pytest.mark.rule("EW-ARM-03", "EW-ABL-06")
@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["MAT -2 (Light and Sound Show)", "under Jetpack", "carries: jetpack"]),
        ("de", ["MAT -2 (Licht- und Tonschau)", "unter Jetpack", "trägt: Raketenrucksack"]),
    ],
)
def test_items_and_what_holds_for_a_while_are_told_in_sentences(
    language: str, said: list[str]
) -> None:
    bench = Bench({"jazz+jetpack": (10, 10)}, {"megatron": (20, 20)})
    bench["jazz"].lasting = [
        Lasting("Light and Sound Show", "mod", "MAT", -2, "end", 1),
        Lasting("Jetpack", "gain", "flight", 0, "next", 0),
    ]
    told = describe(GAME.rules.view(bench.state, None), Words(GAME, language))
    lines = [each for each in told.splitlines() if all(part in each for part in said)]
    assert len(lines) == 1
    assert "Jazz" in lines[0]
