"""The laws that every game must keep, held against this one under its options."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from rollout.games.battlecards import GAME
from rollout.games.battlecards.content.decks import export_deck, random_deck
from rollout.games.battlecards.content.library import library
from rollout.games.battlecards.model import NOBODY, State
from rollout.games.battlecards.setup import MatchOptions, Setup
from rollout.kernel import Fast, Match
from rollout.kernel.course import Course, Watcher
from rollout.testing import check_content, check_game
from tests.games.battlecards.cards.homebrew import advantage, resource, robot

GOOD = (
    robot("action;home;en1;me;gain2;now")
    + advantage("battle;attacker;-;lead;str+4;battle")
    + resource("passive;here;-;lead;core+1;stay")
)


def secret(army: str, seed: str) -> str:
    return export_deck(random_deck(army, seed, library()), library())


SETUPS = {
    "as advised": GAME.rules.among_bots(GAME.rules.default_setup()),
    "secret lists": Setup(
        decks=(secret("autobot", "1"), secret("decepticon", "1")),
        options=MatchOptions(turn_limit=40, mulligan="one_if_no_robot", hand_limit=7),
    ),
    "every switch": Setup(
        decks=("random:autobot:3", "sealed:decepticon:4"),
        options=MatchOptions(
            supreme_target=80,
            domination_target=3,
            survival=False,
            phase_order="supply_before_action",
            attempts_per_turn="claim_and_challenge",
            first_seat="chosen",
            mixed_armies=True,
            unique_titles_scope="table",
            mulligan="one_free",
            hand_limit=10,
            empty_deck="reshuffle_once",
            garrison="single",
            lead_transform_uses_slot=True,
            turn_limit=40,
            support_limit=2,
            first_turn_claim="allowed",
            contest_from="homebase_only",
        ),
        first=1,
    ),
    "four seats in teams": Setup(
        decks=("roll_out", "iron_tyranny", "matrix_guard", "energon_foundry"),
        options=MatchOptions(turn_limit=40, teams=True),
    ),
}


@pytest.mark.parametrize("setup", SETUPS.values(), ids=SETUPS.keys())
def test_the_laws_of_a_game_hold(setup: Setup) -> None:
    checked = check_game(GAME.rules, [setup], matches=1, seed=2, moments=8)
    assert checked.moments >= 6


@pytest.mark.parametrize("setup", SETUPS.values(), ids=SETUPS.keys())
def test_what_a_seat_holds_is_what_it_controls(setup: Setup) -> None:
    rng = Random(5)
    match: Match[State] = Match(GAME.rules, setup, Fast(rng))
    held = 0
    while (ask := match.ask) is not None:
        state = match.state
        for seat, own in enumerate(state.holdings):
            assert own == [each for each in state.resources if state.controller[each] == seat]
            held += len(own)
        match.answer(ask.options.sample(rng))
    assert held


@pytest.mark.rule("BC-CTL-04")
@pytest.mark.parametrize("setup", SETUPS.values(), ids=SETUPS.keys())
def test_between_two_steps_whoever_stands_on_a_resource_with_the_skill_controls_it(
    setup: Setup,
) -> None:
    watcher = ControlWatcher()
    play_watched(setup, watcher, seed=6)
    assert watcher.looked_at


class ControlWatcher(Watcher):
    """Compares control with where the Robots stand, outside of battles."""

    def __init__(self) -> None:
        self.looked_at = 0

    def step_ended(self, course: Course[Any]) -> None:
        state: State = course.state
        for card in state.resources if state.battle is None and not state.ended else ():
            needed = state.library.cards[state.kinds[card]].requires
            able = [
                seat
                for seat, own in enumerate(state.robots)
                for robot in own
                if state.place[robot] == card
                and (not needed or state.library.cards[state.kinds[robot]].has_skill(needed))
            ]
            assert state.controller[card] == (able[0] if able else NOBODY)
            self.looked_at += len(able)


@pytest.mark.rule("BC-VIC-02")
@pytest.mark.parametrize("setup", SETUPS.values(), ids=SETUPS.keys())
def test_between_two_steps_nobody_has_won_unnoticed(setup: Setup) -> None:
    watcher = VictoryWatcher()
    for seed in range(7, 10):
        play_watched(setup, watcher, seed)
    assert watcher.looked_at


def play_watched(setup: Setup, watcher: Watcher, seed: int) -> None:
    """A random match, with somebody who looks at the state between its steps."""
    rng = Random(seed)
    match: Match[State] = Match(GAME.rules, setup, Fast(rng))
    match.watcher = watcher
    while (ask := match.ask) is not None:
        match.answer(ask.options.sample(rng))


class VictoryWatcher(Watcher):
    """Looks for banks and holdings that should have ended the match, outside of battles."""

    def __init__(self) -> None:
        self.looked_at = 0

    def step_ended(self, course: Course[Any]) -> None:
        state: State = course.state
        if state.battle is not None or state.ended:
            return
        options = state.options
        for seat, bank in enumerate(state.banks):
            assert state.eliminated[seat] or bank > 0 or not options.survival
            assert options.supreme_target is None or bank < options.supreme_target
            held = len(state.holdings[seat])
            assert options.domination_target is None or held < options.domination_target
            self.looked_at += held


def test_homebrew_is_accepted_and_every_mistake_in_it_is_told(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text(GOOD, encoding="utf-8")
    check_content(tmp_path, GAME)
