"""The table in sentences: said alike by terminal, screen reader and page."""

from __future__ import annotations

from rollout.games.tabletop_warfare import GAME
from rollout.games.tabletop_warfare.screen.twin import twin
from rollout.words import Words
from tests.games.tabletop_warfare.bench import Bench, at


def test_round_figures_and_distances_are_told_alike_everywhere() -> None:
    view = Bench(at("starscream", 0, 5), at("bumblebee", 1, 12)).match.view(0)
    words = Words(GAME, "en")
    told = {
        name: words.sentence(line)
        for part in twin(view).values()
        for name, line in part.lines.items()
    }
    assert words.faults == []
    assert told["round"] == "Round 1 of 8; points 0 to 0."
    assert told["figure-1"] == "Bumblebee at 12″, 15″; 11 of 11 left"
    assert told["apart-0-1"] == "Starscream and Bumblebee: 5.7″ apart, Bumblebee to the east"
    assert GAME.screen.describe is not None
    assert GAME.screen.describe(view, words).splitlines() == list(told.values())
