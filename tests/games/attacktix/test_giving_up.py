"""AT-RUL-95: whoever gives up loses all figures when the turn ends."""

import pytest

from rollout.games.attacktix import GAME
from rollout.games.attacktix.events import (
    AbilityUsed,
    Defeated,
    DroppedOut,
    GaveUp,
    Reloaded,
    Standings,
    TurnBegan,
)
from rollout.games.attacktix.model import State
from rollout.games.attacktix.rules.on_the_table import own_side
from rollout.games.attacktix.setup import Setup
from rollout.kernel import Match, Result, Seeded
from tests.games.attacktix.table import STILL, answer, asked, hit, miss, table, told
from tests.games.attacktix.test_ending import FOE, JETFIRE, several, started, strike, teams

pytestmark = pytest.mark.rule("AT-RUL-95", "AT-DEC-17")


def test_giving_up_ends_a_duel_at_once() -> None:
    match = table(JETFIRE, FOE)
    match.concede(1)
    assert match.result == Result((0,), "conceded", "AT-RUL-95")


def test_who_gives_up_in_the_own_turn_ends_it() -> None:
    match = started(several("free_for_all", 3), [])
    match.concede(0)
    assert match.events == [
        GaveUp(0),
        DroppedOut(0, 3, True),
        Reloaded(0),
        TurnBegan(1, 2, 2),
    ]
    assert asked(match) == (1, "move")
    assert match.state.places == [3, 0, 0]
    match.concede(1)
    assert match.result == Result((2,), "conceded", "AT-RUL-95")


def test_who_gives_up_in_anothers_turn_stands_there_until_it_ends() -> None:
    """Seat 1 gives up before the last attack of seat 0, and is struck by it all the same."""
    match = started(several("free_for_all", 3), [STILL, hit(0, {10: 80})])
    match.state.figures[3].zone = "play"
    match.concede(1)
    assert asked(match) == (0, "attack")
    strike(match, 0)
    assert told(match, GaveUp) == [GaveUp(1)]
    assert told(match, DroppedOut) == []
    assert match.state.figures[5].zone == "play"
    assert match.game.plays(match.state, 1) is False
    answer(match, "end_attacks")
    assert told(match, DroppedOut) == [DroppedOut(1, 3, True), DroppedOut(2, 3)]
    assert match.state.figures[5].zone == "gone"
    assert match.result == Result((0,), "conceded", "AT-RUL-95")
    assert told(match, Standings) == [Standings((1, 3, 3), (6, 0, 0))]


def test_nobody_waits_for_who_gave_up() -> None:
    """Its Ravage falls with a white window: the ability takes the first target by itself."""
    state = several("free_for_all", 3)
    state.figures[3].zone = "play"
    state.figures[5].code, state.figures[5].bottom = "ravage_panther", 25
    match = started(state, [STILL, miss(0), STILL, hit(3, {5: 80})])
    match.concede(1)
    strike(match, 0)
    assert asked(match) == (0, "attack")
    answer(match, "attack_with ultra_magnus_robot", "aim 0 0")
    assert told(match, AbilityUsed) == [AbilityUsed(5, "jam")]
    assert match.state.figures[0].jammed == 1
    assert told(match, Defeated) == [Defeated(5, 1)]
    assert told(match, DroppedOut) == [DroppedOut(1, 3, True)]
    assert asked(match) == (2, "move")


def test_when_nobody_is_left_to_play_against_the_turn_ends_with_the_step() -> None:
    match = started(several("free_for_all", 4), [STILL, miss(0)])
    match.state.figures[3].zone = "play"
    answer(match, "attack_with kup_robot")
    match.concede(1)
    match.concede(2)
    match.concede(3)
    assert asked(match) == (0, "aim")
    answer(match, "slash left 0")
    assert match.result == Result((0,), "conceded", "AT-RUL-95")
    assert told(match, Standings) == [Standings((1, 4, 4, 4), (8, 0, 0, 0))]


@pytest.mark.parametrize("about", ["side", "place"])
def test_whoever_gives_up_before_all_are_placed_leaves_it_to_the_others(about: str) -> None:
    forces = ("vanguard", "spearhead", "reborn")
    match = Match(
        GAME.rules, Setup(forces=forces, mode="free_for_all", map="triangle"), Seeded("5eed")
    )
    play_until(match, about)
    match.concede(1)
    play_until(match, "move")
    assert told(match, DroppedOut) == [DroppedOut(1, 3, True)]
    assert match.state.places == [0, 3, 0]
    assert all(figure.owner != 1 for figure in match.state.figures if figure.zone == "play")


def test_a_team_of_two_goes_on_when_one_of_them_gives_up_before_it_is_placed() -> None:
    forces = ("vanguard", "spearhead", "reborn", "sting")
    setup = Setup(forces=forces, mode="teams", teams=(0, 1, 0, 1), size=200, map="junkyard")
    match = Match(GAME.rules, setup, Seeded("5eed"))
    play_until(match, "place")
    match.concede(2)
    play_until(match, "move")
    assert match.state.places == [0, 0, 4, 0]


def play_until(match: Match[State], about: str) -> None:
    """Whatever is offered first, until that is asked."""
    while match.ask is not None and match.ask.about != about:
        match.answer(next(iter(match.ask.options)))
    assert match.result is None


def test_who_gives_up_on_a_team_leaves_it_to_the_others() -> None:
    match = started(teams(), [STILL, miss(0)])
    match.concede(2)
    strike(match, 0)
    assert told(match, DroppedOut) == [DroppedOut(2, 4, True)]
    assert match.result is None
    assert asked(match) == (1, "move")


def test_a_team_whose_last_figures_leave_has_lost() -> None:
    state = teams()
    state.figures[5].zone = "defeated"
    match = started(state, [STILL, miss(0)])
    match.concede(3)
    strike(match, 0)
    assert match.result == Result((0, 2), "conceded", "AT-RUL-95")


def test_a_team_mate_who_gave_up_is_a_comrade_until_the_turn_ends() -> None:
    """Thundercracker recovers where a Captain of his side stands: that of seat 3."""
    state = teams()
    state.figures[5].code, state.figures[5].bottom = "thundercracker_robot", 25
    state.figures[15].code = "cyclonus_robot"
    match = started(state, [STILL, miss(0), STILL, hit(3, {5: 80}), ("grind", [0, 0])])
    match.state.figures[3].zone = "play"
    match.state.allowed = 2
    match.concede(3)
    strike(match, 0)
    answer(match, "attack_with ultra_magnus_robot", "aim 0 0")
    assert told(match, AbilityUsed) == [AbilityUsed(5, "recover")]
    assert told(match, DroppedOut) == [DroppedOut(3, 4, True)]
    assert asked(match) == (1, "move")
    assert (own_side(match.state, 0), own_side(match.state, 1)) == ([0, 2], [1])
