"""Who acts is known by the time the card is flipped or the grant begins."""

from __future__ import annotations

from random import Random

import pytest

from rollout.games.the_game import GAME
from rollout.games.the_game.events import CardFlipped, CardPassed, GrantBegan
from rollout.games.the_game.model import State
from rollout.kernel import Match, Seeded, Witness


class Acting(Witness):
    """Who acted when each event was told."""

    def __init__(self) -> None:
        self.by_event: dict[int, list[int]] = {}

    def told(self, state: State, number: int) -> None:
        self.by_event[number] = state.acting.copy()


@pytest.mark.rule("TG-SEQ-02", "TG-RUL-26")
def test_the_unit_of_a_card_and_of_a_grant_acts_when_it_is_told() -> None:
    match = Match(GAME.rules, source=Seeded("5"))
    match.witness = acting = Acting()
    rng = Random(5)
    while match.ask is not None:
        match.answer(match.ask.options.sample(rng))
    passed = {event.unit for event in match.events if isinstance(event, CardPassed)}
    flipped = granted = 0
    for number, found in acting.by_event.items():
        event = match.events[number]
        if isinstance(event, CardFlipped) and event.unit not in passed:
            assert found == [event.unit]
            flipped += 1
        elif isinstance(event, GrantBegan):
            assert found[-2:] == [event.by, event.unit]
            granted += 1
    assert flipped
    assert granted
