"""The table in sentences: said alike by terminal, screen reader and page."""

from __future__ import annotations

from rollout.games.tabletop_warfare import GAME
from rollout.games.tabletop_warfare.screen.twin import twin
from rollout.words import Words
from tests.games.tabletop_warfare.bench import Bench, Made, at


def told_of(bench: Bench, language: str = "en") -> dict[str, str]:
    words = Words(GAME, language)
    told = {
        name: words.sentence(line)
        for part in twin(bench.match.view(0)).values()
        for name, line in part.lines.items()
    }
    assert words.faults == []
    return told


def test_round_figures_and_distances_are_told_alike_everywhere() -> None:
    bench = Bench(at("starscream", 0, 5), at("bumblebee", 1, 12))
    told = told_of(bench)
    assert told["round"] == "Round 1 of 8; points 0 to 0."
    assert told["waiting-0"] == "Autobots: nobody left to activate."
    assert told["waiting-1"] == "Decepticons: 1 left to activate (Bumblebee)."
    assert told["figure-1"] == (
        "Bumblebee in the middle, 12″ from the west edge, 15″ from the south edge; Decepticons, "
        "robot, 11 of 11 left, as small car 10 of 10 left"
    )
    assert told["apart-0-1"] == "Starscream and Bumblebee: 5.7″ apart, Bumblebee to the east"
    assert GAME.screen.describe is not None
    view, words = bench.match.view(0), Words(GAME, "en")
    assert GAME.screen.describe(view, words).splitlines() == list(told.values())


def test_what_was_lost_of_a_form_is_told_with_the_form() -> None:
    bench = Bench(
        at("starscream", 0, 5),
        at(Made("target"), 1, 12, form=1, damage=[3, 2], criticals=[0b1, 0b100], locked=0b1),
        state={"factions": ["autobot", "autobot"]},
    )
    assert told_of(bench, "de")["figure-1"] == (
        "target in der Mitte, 12″ vom Westrand, 15″ vom Südrand; Autobots von B, vehicle, "
        "noch 18 von 20, Roboter nicht mehr möglich, "
        "kritisch getroffen als Roboter: Kopf, kritisch getroffen als vehicle: Intern"
    )


def test_while_a_figure_acts_only_its_distances_are_told() -> None:
    pieces = at("starscream", 0, 5), at("megatron", 0, 5, 20), at("bumblebee", 1, 12)
    acting, resting = told_of(Bench(*pieces)), told_of(Bench(*pieces, acting=False))
    assert [name for name in acting if "apart" in name] == ["apart-0-2"]
    assert [name for name in resting if "apart" in name] == ["apart-0-2", "apart-1-2"]
