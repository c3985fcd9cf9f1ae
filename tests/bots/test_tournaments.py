"""Tournaments count every match once and stop in time."""

from benchmarks.tournaments import every_pair_of_decks, play_pairs
from rollout.cli.simulation import Plan
from rollout.games.battlecards import GAME

TWO = Plan("tic_tac_toe", None, ("search:60sims", "random"), "seed", 8, None, swap=True)


def test_all_matches_of_a_tournament_are_counted_once() -> None:
    tally = play_pairs(TWO, [None], seconds=600)
    assert tally.matches == 8
    assert sum(tally.wins) + tally.draws == 8
    assert tally.wins[0] > tally.wins[1]


def test_a_tournament_without_time_ends_after_its_first_pair() -> None:
    assert play_pairs(TWO, [None], seconds=0).matches == 2


def test_every_deck_meets_every_other() -> None:
    setups = every_pair_of_decks(GAME.rules.default_setup())
    assert len(setups) == 15
    assert len({setup.decks for setup in setups}) == 15
    for setup in setups:
        GAME.rules.start(setup)
