"""What bots think of a position: quick answers, answers worth weighing, and values."""

from random import Random

from rollout.games.battlecards import GAME
from rollout.games.battlecards.model import State
from rollout.kernel.actions import Action
from rollout.kernel.match import Match
from rollout.kernel.sources import Fast
from tests.games.battlecards.bench import Bench, fight, finish


def reply(bench: Bench) -> str:
    """The quick answer to what is asked, in words."""
    ask = bench.match.ask
    assert ask is not None
    answer = GAME.rules.judgement.reply(bench.match.state, ask, Random(1))
    return GAME.rules.write_action(bench.match.state, answer)


def weighed(bench: Bench) -> list[str]:
    """The first answers of all plans, in words."""
    ask = bench.match.ask
    assert ask is not None
    plans = GAME.rules.judgement.plans(bench.match.state, ask, Random(1), 40)
    return [GAME.rules.write_action(bench.match.state, plan[0]) for plan in plans]


def value(bench: Bench, seat: int = 0) -> float:
    return GAME.rules.judgement.value(bench.match.state, seat)


def test_a_position_is_calm_again_when_the_battle_is_over() -> None:
    bench = fight({"robots": ["A25"]}, {"robots": ["A38"]})
    assert not GAME.rules.judgement.is_calm(bench.match.state)
    assert GAME.rules.judgement.is_calm(finish(bench).match.state)


def test_a_battle_is_turned_by_a_card_that_is_enough() -> None:
    """Strength 5 against 6: the Resource of 1 is a tie, the one of 4 wins."""
    bench = fight({"robots": ["A11"], "hand": ["R13", "R25"]}, {"robots": ["A42"]})
    assert reply(bench) == "add_strength R25"


def test_who_is_ahead_passes() -> None:
    bench = fight({"robots": ["A25"], "hand": ["R25"]}, {"robots": ["A38"]})
    assert reply(bench) == "pass"


def test_a_hopeless_battle_gets_no_cards() -> None:
    bench = fight({"robots": ["A38"], "hand": ["R13"]}, {"robots": ["A25"]})
    assert reply(bench) in ("pass", "transform A38")


def test_the_richest_resource_is_discovered_first() -> None:
    bench = Bench({"hand": ["R25", "R13"]}, phase="deployment")
    assert reply(bench) == "discover R13"


def test_a_resource_that_nobody_can_contest_is_claimed() -> None:
    bench = Bench({"robots": ["A36"]}, {"robots": ["A28"]}, field=("R01",))
    assert reply(bench) == "claim A36 R01"


def test_nobody_claims_what_it_cannot_control() -> None:
    bench = Bench({"robots": ["A36"]}, field=("R05",))
    assert reply(bench) == "end_phase"


def test_copies_of_a_card_are_weighed_once() -> None:
    bench = Bench({"hand": ["R01", "R01", "R03"]}, phase="deployment")
    assert weighed(bench).count("discover R01") + weighed(bench).count("discover R01-2") == 1


def test_the_dice_are_all_rolled_or_none() -> None:
    bench = fight({"robots": ["A25"]}, {"robots": ["D37"]})
    assert [each for each in weighed(bench) if each.startswith("roll")] == ["roll_dice 3"]


def test_a_holder_does_not_transform_into_something_weaker() -> None:
    bench = Bench({"robots": ["A28 on R01"]}, field=("R01",))
    assert "transform A28" in bench.offers
    assert "transform A28" not in weighed(bench)


def test_there_is_always_something_to_weigh() -> None:
    rng = Random(8)
    match: Match[State] = Match(GAME.rules, None, Fast(rng))
    while (ask := match.ask) is not None:
        plans = GAME.rules.judgement.plans(match.state, ask, rng, 12)
        assert plans
        assert len(plans) <= 12
        firsts: list[Action] = [plan[0] for plan in plans]
        assert all(action in ask.options for action in firsts)
        match.answer(GAME.rules.judgement.reply(match.state, ask, rng))


def test_more_energon_is_better_and_worse_for_the_other() -> None:
    poor, rich = Bench({"bank": 12}), Bench({"bank": 20})
    assert value(rich) > value(poor)
    assert value(rich, 1) < value(poor, 1)


def test_a_controlled_resource_is_better_than_a_free_one() -> None:
    free = Bench({"robots": ["A36"]}, field=("R01",))
    held = Bench({"robots": ["A36 on R01"]}, field=("R01",))
    assert value(held) > value(free)


def test_passing_the_turn_is_no_loss_in_itself() -> None:
    """The other seat banks its yields, but the own ones come nearer."""
    bench = Bench(
        {"robots": ["A36 on R01"]}, {"robots": ["D33 on R04"]}, field=("R01", "R04"), phase="supply"
    )
    before = value(bench)
    bench.do("draw", "end_turn")
    assert abs(value(bench) - before) < 0.15
