"""Options: the one definition of what may be answered."""

from __future__ import annotations

from random import Random

import pytest

from rollout.games.samples.disc_duel import Reach
from rollout.games.samples.facts import Mark, Slide
from rollout.kernel import (
    NOT_OFFERED,
    Action,
    Joined,
    Listed,
    Options,
    Refusal,
)
from rollout.kernel.game import Judgement
from rollout.kernel.requests import Ask
from rollout.space.regions import Points
from tests.kernel.little_games import Notes

CELLS: list[Action] = [Mark(1), Mark(2), Mark(5)]
TAKEN = Refusal("TTT-01", "cell-taken")


class Evens(Options):
    """The least that a kind of options must give."""

    def __iter__(self):  # type: ignore[no-untyped-def]
        return iter([Mark(0), Mark(2)])


def test_options_need_nothing_but_a_way_to_list_them() -> None:
    options = Evens()
    assert (len(options), bool(options)) == (2, True)
    assert Mark(2) in options
    assert Mark(1) not in options
    assert options.sample(Random(1)) in (Mark(0), Mark(2))
    assert options.refusal(Mark(2)) is None
    assert options.refusal(Mark(1)) == NOT_OFFERED
    assert list(options.near_misses()) == []


def test_no_options_are_empty() -> None:
    assert (len(Options()), bool(Options()), list(Options())) == (0, False, [])
    assert not Listed([])


def test_a_list_says_why_its_near_misses_are_refused() -> None:
    options = Listed(CELLS, {Mark(3): TAKEN})
    assert (len(options), list(options)) == (3, CELLS)
    assert options.refusal(Mark(1)) is None
    assert options.refusal(Mark(3)) == TAKEN
    assert options.refusal(Mark(9)) == NOT_OFFERED
    assert options.describe() == {
        "kind": "list",
        "actions": [
            {"do": "mark", "cell": 1},
            {"do": "mark", "cell": 2},
            {"do": "mark", "cell": 5},
        ],
        "refused": [
            {
                "action": {"do": "mark", "cell": 3},
                "refusal": {"rule": "TTT-01", "why": "cell-taken", "details": {}},
            }
        ],
    }


def test_every_option_of_a_list_is_drawn_sometimes() -> None:
    rng = Random(1)
    assert {Listed(CELLS).sample(rng) for _ in range(50)} == set(CELLS)


def slides() -> Points:
    return Points(Reach((1_000, 12_000)), Slide)


def test_joined_options_are_those_of_all_parts() -> None:
    joined = Joined([Listed(CELLS, {Mark(3): TAKEN}), slides()])
    assert Mark(2) in joined
    assert Slide(1_000, 12_000) in joined
    assert list(joined)[:3] == CELLS
    assert [action for action, _ in joined.near_misses()] == [Mark(3)]
    assert [part["kind"] for part in joined.describe()["parts"]] == ["list", "region"]
    with pytest.raises(TypeError):
        len(joined)
    assert len(Joined([Listed(CELLS), Listed([Mark(8)])])) == 4


def test_joined_options_give_the_most_telling_refusal() -> None:
    joined = Joined([Listed(CELLS, {Mark(3): TAKEN}), slides()])
    assert joined.refusal(Mark(1)) is None
    assert joined.refusal(Mark(3)) == TAKEN
    assert joined.refusal(Mark(7)) == NOT_OFFERED
    too_far = joined.refusal(Slide(9_000, 12_000))
    assert too_far is not None
    assert too_far.why == "too-far"


def test_joined_options_sample_only_parts_that_offer_something() -> None:
    joined = Joined([Listed([]), Listed([Mark(4)])])
    assert joined.sample(Random(1)) == Mark(4)


# The judgement that every game has


@pytest.mark.parametrize(("number", "wanted"), [(3, 3), (9, 4), (100, 4)])
def test_a_judgement_proposes_no_more_plans_than_wanted(number: int, wanted: int) -> None:
    options = Listed([Mark(cell) for cell in range(number)])
    plans = Judgement[Notes]().plans(Notes(), Ask(0, "mark", options), Random(1), 4)
    assert len(plans) == wanted
    assert all(len(plan) == 1 and plan[0] in options for plan in plans)


def test_a_judgement_without_opinions_finds_every_position_even() -> None:
    ask = Ask(0, "mark", Listed([Mark(4)]))
    judgement = Judgement[Notes]()
    assert judgement.value(Notes(), 0) == 0
    assert judgement.reply(Notes(), ask, Random(1)) == Mark(4)
