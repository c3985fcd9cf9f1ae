"""What a seat may see, and what it may imagine."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from rollout.games.the_game import GAME
from rollout.games.the_game.game import skirmish
from rollout.games.the_game.screen.forms import PileView, SmokeView
from rollout.games.the_game.setup import Setup
from rollout.kernel.match import Match
from rollout.kernel.sources import Fast
from tests.games.the_game.frame.framing import duel, from_position


def test_the_order_of_the_pile_is_in_nobodys_view() -> None:
    for seat in (0, 1, None):
        state = GAME.rules.start(skirmish(1))
        state.phase, state.round = 5, 1
        state.pile = list(range(12))
        one = msgspec.json.encode(GAME.rules.view(state, seat))
        Random(1).shuffle(state.pile)
        assert msgspec.json.encode(GAME.rules.view(state, seat)) == one


def test_the_pile_shows_which_cards_are_left_and_the_chance_of_each() -> None:
    match = from_position(**duel())
    assert match.view(0).pile == PileView(units=[1], count=1, chance=1.0)
    state = GAME.rules.start(skirmish(1))
    state.pile = [7, 2, 9, 4]
    assert GAME.rules.view(state, 1).pile == PileView(units=[2, 4, 7, 9], count=4, chance=0.25)


def test_imagining_reorders_the_pile_and_depends_on_the_view_and_the_dice_alone() -> None:
    first, second = GAME.rules.start(skirmish(1)), GAME.rules.start(skirmish(1))
    first.pile, second.pile = [5, 1, 8, 3, 11], [11, 3, 5, 8, 1]
    GAME.rules.imagine(first, 0, Random(9))
    GAME.rules.imagine(second, 0, Random(9))
    assert first.pile == second.pile
    assert sorted(first.pile) == [1, 3, 5, 8, 11]
    orders = set()
    for seed in range(60):
        GAME.rules.imagine(first, 0, Random(seed))
        orders.add(first.pile[-1])
    assert orders == {1, 3, 5, 8, 11}


def test_nothing_is_hidden_when_the_last_card_has_been_flipped() -> None:
    state = GAME.rules.start(skirmish(1))
    state.phase = 5
    state.pile = [3]
    assert not GAME.rules.hides(state, 0)
    state.pile = [3, 4]
    assert GAME.rules.hides(state, 0)
    assert GAME.rules.hides(GAME.rules.start(Setup(options={"force": "free"})), None)


@pytest.mark.parametrize(
    "scenario", ["settle-the-score", "energon-raid", "rescue", "the-mercenary", "second-wave"]
)
def test_a_view_is_json_at_any_time_of_a_match(scenario: str) -> None:
    rng = Random(4)
    match = Match(GAME.rules, Setup(scenario=scenario), Fast(rng))
    while match.result is None:
        assert match.ask is not None
        match.answer(match.ask.options.sample(rng))
        view = match.view(0)
        assert msgspec.json.decode(msgspec.json.encode(view))["round"] == match.state.round


def test_a_unit_is_shown_by_name_with_hex_facing_and_all_modes() -> None:
    view = from_position(**duel()).view(None)
    blurr = view.units[0]
    assert (blurr.name, blurr.at, blurr.facing) == ("Blurr", "0703", "S")
    assert (blurr.base, blurr.top, blurr.level) == (0, 2, "ground")
    assert (blurr.card, view.units[1].card) == ("flipped", "waiting")
    modes = view.sheets["blurr"].modes
    assert [(mode.name, mode.speed, mode.strength) for mode in modes] == [
        ("Robot", 10, 7),
        ("Hover", 15, 0),
    ]
    assert [mode.arc for mode in modes] == ["robot", "any"]


def test_ground_markers_and_wind_are_shown() -> None:
    view = from_position(
        **duel(
            fires=["0808"],
            wind="SE",
            smoke=[{"at": "0908", "fire": "0808"}, {"at": "0303", "expires": 4}],
            ground=[{"at": ["0811"], "hit_points": 5}],
        )
    ).view(1)
    assert view.fires == ["0808"]
    assert view.wind == "SE"
    assert view.smoke == [
        SmokeView(at="0908", fire="0808"),
        SmokeView(at="0303", expires=4),
    ]
    wall = 10 * 15 + 7
    assert view.map.construct_height[wall] == 1
    assert view.map.construct_hit_points[wall] == 5


def test_teams_show_score_chain_and_share_of_value() -> None:
    view = from_position(
        turn="optimus-prime",
        units=[
            {"name": "optimus-prime", "team": "A", "at": "0703", "damage": 5},
            {"name": "vortex", "team": "B", "at": "0715"},
        ],
        scores={"B": 2},
    ).view(0)
    assert view.teams["A"].chain == [0]
    assert view.teams["A"].leader == 0
    assert view.teams["A"].left == 0.75
    assert view.teams["B"].score == 2
    assert view.teams["B"].leader is None
