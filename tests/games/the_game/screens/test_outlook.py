"""What is said of an attack before it is made: the outcome first, against figures by hand."""

import pytest

from rollout.cli.odds import long_odds, short_odds
from rollout.gamekit.outlook import mean
from rollout.games.the_game import GAME
from rollout.games.the_game.actions import (
    EndTurn,
    Move,
    SetFire,
    Shoot,
    ShootConstruct,
    TakeControl,
)
from rollout.games.the_game.game import TheGame
from rollout.games.the_game.screen.outlook import outlook
from rollout.games.the_game.setup import Setup
from rollout.kernel.match import Match
from rollout.kernel.sources import Seeded
from rollout.words import Words
from tests.games.the_game.attack.test_odds import duel, match_of
from tests.games.the_game.table import Piece, cell, robot


@pytest.mark.rule("TG-HIT-09", "TG-DMG-01", "TG-DMG-03")
def test_the_headline_is_any_damage_its_mean_and_the_end() -> None:
    """Hits on 5 and more; damage is 2 + (d10 - d10): 0 in 36 of 100, 10 or more in 3."""
    told = outlook(duel(), 0, Shoot(1))
    assert told is not None
    harm, damage, out = told.headline
    assert harm.chance == pytest.approx(0.6 * 0.64)
    assert out.chance == pytest.approx(0.6 * 0.03)
    assert damage.spread[0][1] == pytest.approx(1 - 0.6 * 0.64)
    assert mean(damage.spread) == pytest.approx(0.6 * 2.83)
    assert (told.exact, told.fates, told.replies) == (True, (), None)


@pytest.mark.rule("TG-HIT-01")
def test_the_sum_below_the_headline_has_its_rules() -> None:
    told = outlook(duel(), 0, Shoot(1))
    assert told is not None
    assert [(term.amount, term.rule) for term in told.sums[0].terms] == [
        (9, "TG-HIT-01"),
        (-4, "TG-HIT-01"),
    ]
    assert (told.sums[0].words.key, told.sums[0].total) == ("outlook-needs", 5)


@pytest.mark.rule("TG-HIT-09")
def test_a_shot_that_cannot_miss_says_so() -> None:
    sure = match_of(Piece(robot("Shooter"), "0812"), Piece(robot("Target", speed=0), "0808", 1))
    assert long_odds(sure, Shoot(1), Words(GAME, "en"))[1] == (
        "Always hits (half the target's Speed +0, attacker's Skill −4 = −4)"
    )
    assert long_odds(sure, Shoot(1), Words(GAME, "de"))[1].startswith("Trifft immer (")


@pytest.mark.rule("TG-COV-03")
def test_who_stands_in_the_way_is_named() -> None:
    """A prone friend covers the target: half the hits are caught."""
    match = match_of(
        Piece(robot("Shooter"), "0812"),
        Piece(robot("Target", speed=18), "0808", 1),
        Piece(robot("Friend"), "0809", prone=True),
    )
    told = outlook(match, 0, Shoot(1))
    assert told is not None
    assert [(part.words.args["unit"], part.tone) for part in told.fates] == [("Friend", "bad")]
    assert told.fates[0].chance is not None
    assert 0 < told.fates[0].chance < 0.3


def test_the_terminal_says_the_same_words() -> None:
    words = Words(GAME, "en")
    assert short_odds(duel(), Shoot(1), words) == "38 % some damage"
    assert long_odds(duel(), Shoot(1), words) == [
        "38 % some damage · ⌀ 1.7 damage · 2 % out of action",
        "to hit: d10, 5 or more (half the target's Speed +9, attacker's Skill −4 = 5)",
    ]


@pytest.mark.rule("TG-CON-06")
def test_a_construct_may_collapse() -> None:
    """It loses 7 in half the cases, of 7 that it has."""
    match = match_of(
        Piece(robot("Shooter", skill=0), "0812"),
        Piece(robot("Far"), "0101", 1),
        constructs={"0808": (2, 7)},
        to_hit_offset=10,
    )
    told = outlook(match, 0, ShootConstruct(cell(match.state, "0808")))
    assert told is not None
    harm, damage, collapses = told.headline
    assert (harm.chance, damage.spread) == (0.5, ((0, 0.5), (7, 0.5)))
    assert (collapses.words.key, collapses.chance) == ("outlook-collapses", 0.5)


@pytest.mark.rule("TG-CTL-02")
def test_control_is_told_by_its_chance() -> None:
    match = match_of(
        Piece(robot("Hypnotist", "control"), "0812"), Piece(robot("Victim"), "0811", 1)
    )
    told = outlook(match, 0, TakeControl(1))
    assert told is not None
    assert [(part.words.key, part.chance) for part in told.headline] == [
        ("outlook-controlled", 0.5)
    ]


@pytest.mark.rule("TG-FIR-03")
def test_a_fire_is_told_by_whether_it_burns() -> None:
    match = match_of(Piece(robot("Burner", "fire"), "0812"), Piece(robot("Far"), "0101", 1))
    told = outlook(match, 0, SetFire(cell(match.state, "0808")))
    assert told is not None
    assert [(part.words.key, part.chance) for part in told.headline] == [("outlook-burns", 1.0)]


@pytest.mark.rule("TG-MOV-04")
def test_what_rolls_nothing_says_where_it_leaves_the_unit() -> None:
    """Both sides stand far apart: nobody is in range, and the next card is not known."""
    match = Match(TheGame(), Setup(deployment="ready"), Seeded("5" * 32))
    assert match.ask is not None
    seat = match.ask.seat
    ended = GAME.screen.outlook(match, seat, EndTurn())
    moved = GAME.screen.outlook(match, seat, Move())
    assert ended is not None
    assert moved is not None
    assert [part.words.key for part in (*ended.headline, *ended.fates)] == [
        "outlook-stands",
        "outlook-targets",
        "outlook-threats",
    ]
    assert [part.words.args["count"] for part in ended.fates] == [0, 0]
    assert ended.then is None
    assert moved.headline[0].words.key == "outlook-reach"
    assert moved.then is not None
    assert moved.then.args["question"].key == "ask-move-step"
