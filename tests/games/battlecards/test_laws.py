"""The laws that every game must keep, held against this one under its options."""

from pathlib import Path

import pytest

from rollout.games.battlecards import GAME
from rollout.games.battlecards.decks import export_deck, random_deck
from rollout.games.battlecards.library import library
from rollout.games.battlecards.setup import MatchOptions, Setup
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
    "as advised": GAME.default_setup(),
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
    checked = check_game(GAME, [setup], matches=1, seed=2, moments=8)
    assert checked.moments >= 6


def test_homebrew_is_accepted_and_every_mistake_in_it_is_told(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text(GOOD, encoding="utf-8")
    check_content(tmp_path, GAME)
