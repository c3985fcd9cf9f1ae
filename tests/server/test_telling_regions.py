"""Of a region a few samples are sent: its outline says what may be answered."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from rollout.games.registry import find
from rollout.games.samples.facts import Walk
from rollout.kernel import Action, Joined, Listed, Options
from rollout.server.teller import Teller
from rollout.space.regions import Paths
from rollout.space.regions.area import Area
from rollout.space.regions.outlines import Path, PathOutline


class Eastward(Area[Path]):
    """So many samples, each a step farther to the east."""

    def __init__(self, many: int, north: int = 0) -> None:
        self.many = many
        self.north = north

    def samples(self) -> list[Path]:
        return [((step, self.north),) for step in range(self.many)]

    def outline(self) -> PathOutline:
        return PathOutline((0, 0), self.many, 1, [], 0)


class Wave(Action, frozen=True):
    """Something that is listed."""

    hand: int


def told(options: Options) -> list[str]:
    teller = Teller(find("shield_duel"))
    answer: dict[str, Any] = msgspec.json.decode(teller.choices(options, None))
    assert all("samples" not in part for part in answer.get("parts", [answer]))
    return [each["text"] for each in answer["actions"]]


@pytest.mark.parametrize(
    ("many", "steps"),
    [(3, [0, 1, 2]), (12, range(12)), (18, [0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 14, 16])],
)
def test_a_dozen_samples_the_first_ones_and_others_from_all_over(
    many: int, steps: list[int]
) -> None:
    assert told(Paths(Eastward(many), Walk)) == [f"walk [[{step},0]]" for step in steps]


def test_many_regions_share_what_a_question_may_have_and_lists_are_whole() -> None:
    waves: list[Action] = [Wave(hand) for hand in range(40)]
    sixteen = Joined([Paths(Eastward(30, place), Walk) for place in range(16)])
    found = told(Joined([Listed(waves), sixteen]))
    assert found[:40] == [f"wave {hand}" for hand in range(40)]
    assert found[40:] == [
        f"walk [[{step},{place}]]" for place in range(16) for step in (0, 1, 2, 3, 12, 21)
    ]
