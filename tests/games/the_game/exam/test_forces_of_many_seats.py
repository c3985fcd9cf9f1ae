"""Forces of crowded teams: every seat finds something it may bring (TG-RUL-89, TG-RUL-90)."""

from __future__ import annotations

from random import Random

import pytest

from rollout.games.the_game.actions import ChooseForce
from rollout.games.the_game.agreement import facts_of
from rollout.games.the_game.rules.forces import Forces
from rollout.games.the_game.setup import Setup


def forces(scenario: str, way: str, seats: tuple[int, ...], seat: int, *gone: str) -> Forces:
    facts = facts_of(Setup(scenario=scenario, seats=seats, options={"force": way}))
    return Forces(facts, seat, list(gone))


@pytest.mark.rule("TG-RUL-90")
@pytest.mark.parametrize("way", ["value", "count"])
def test_a_seat_whose_share_is_too_small_may_bring_what_the_scenario_asks_for(way: str) -> None:
    options = forces("forest-fire", way, (0, 0, 1, 1), 2)
    assert ChooseForce(("sparkstalker", "cindersaur")) in options
    assert ChooseForce(("sparkstalker", "cindersaur", "rumble")) not in options


@pytest.mark.rule("TG-RUL-89")
def test_seven_seats_of_a_team_each_bring_one_unit() -> None:
    seats = (0, 0, 0, 0, 0, 0, 0, 1)
    for seat in range(7):
        options = forces("settle-the-score", "value", seats, seat)
        assert ChooseForce(("swerve",)) in options
        assert ChooseForce(("cliffjumper",)) not in options
        assert options.sample(Random(seat)) in options


@pytest.mark.rule("TG-RUL-90")
def test_when_the_cheapest_unit_is_fought_over_the_next_one_may_be_brought() -> None:
    four_a_side = (0, 0, 0, 0, 1, 1, 1, 1)
    assert ChooseForce(("rumble",)) in forces("rescue", "value", four_a_side, 4)
    options = forces("rescue", "value", four_a_side, 4, "rumble")
    assert ChooseForce(("buzzsaw",)) in options
    assert options.sample(Random(1)) in options


@pytest.mark.rule("TG-RUL-90")
def test_when_everybody_was_fought_over_they_may_be_chosen_again() -> None:
    everybody = facts_of(Setup()).sheets
    options = forces("settle-the-score", "value", (0, 1), 0, *everybody)
    assert ChooseForce(("swerve",)) in options
    assert options.sample(Random(1)) in options


@pytest.mark.rule("TG-RUL-90")
def test_after_a_quarrel_bots_draw_forces_small_enough_to_agree() -> None:
    roster = tuple(facts_of(Setup()).sheets)[:200]
    options = forces("settle-the-score", "free", (0, 0, 1, 1), 0, *roster)
    assert max(len(options.draw(Random(seed)).units) for seed in range(20)) <= 8
    dear = forces("full-muster", "value", (0, 1), 0, "swerve")
    dear.cap = 9999
    assert max(len(dear.draw(Random(seed)).units) for seed in range(20)) <= 8
