"""What comes of an attack, said before it is made; and the first match that teaches it."""

from __future__ import annotations

import pytest

from rollout.gamekit.outlook import BAD, GOOD, Outlook
from rollout.games.attacktix import GAME
from rollout.games.attacktix.actions import Aim, AttackWith, EndAttacks, FireAgain, Move, Slash
from rollout.games.attacktix.model import State
from rollout.kernel import Action, Match
from tests.games.attacktix.table import STILL, answer, miss, piece, table

JETFIRE = piece("jetfire_robot", x=400, y=400)
FOE = piece("strongarm_robot", "B", x=400, y=550, facing=270)
FRIEND = piece("kup_robot", "A", x=400, y=700, facing=270)


def outlook(match: Match[State], action: Action) -> Outlook:
    assert GAME.screen.outlook is not None
    found = GAME.screen.outlook(match, 0, action)
    assert found is not None
    return found


@pytest.mark.rule("AT-DEC-10", "AT-ATK-06")
def test_an_aim_says_who_falls_and_how_often_nobody_is_touched() -> None:
    match = table(JETFIRE, FOE, phase="attack")
    answer(match, AttackWith(0))
    found = outlook(match, Aim(900, 10))
    falls, misses = found.headline
    assert (falls.words.key, falls.words.args, falls.tone) == (
        "outlook-falls",
        {"figure": "Strongarm"},
        GOOD,
    )
    assert falls.chance is not None
    assert misses.chance is not None
    assert falls.chance > 0.9
    assert misses.words.key == "outlook-misses"
    assert misses.chance < 0.05
    assert (found.exact, found.error) == (False, 0.1)


@pytest.mark.rule("AT-DEF-05")
def test_a_friend_in_danger_is_a_bad_fate() -> None:
    match = table(JETFIRE, FRIEND, piece("kup_robot", "B", x=800, y=900), phase="attack")
    answer(match, AttackWith(0))
    (fate,) = [part for part in outlook(match, Aim(900, 20)).fates if part.tone == BAD]
    assert fate.words.args == {"figure": "Kup 1"}


@pytest.mark.rule("AT-BM-06")
def test_the_switches_of_a_battle_master_are_foretold() -> None:
    master = piece("primus_robot", "B", x=400, y=600, facing=270)
    match = table(JETFIRE, master, phase="attack")
    answer(match, AttackWith(0))
    keys = {part.words.key for part in outlook(match, Aim(900, 125)).fates}
    assert "outlook-chest" in keys


@pytest.mark.rule("AT-BM-05")
def test_the_next_missile_is_foretold_from_the_same_pose() -> None:
    mega = piece("primus_robot", x=400, y=400)
    match = table(mega, FOE, phase="attack", script=[STILL, miss(0)])
    answer(match, AttackWith(0))
    before = outlook(match, Aim(900, 10))
    answer(match, Aim(900, 10))
    assert outlook(match, FireAgain()).headline == before.headline


def test_of_a_slash_and_of_ending_the_turn_who_is_in_danger() -> None:
    near = piece("strongarm_robot", "B", x=400, y=435, facing=270)
    match = table(piece("arcee_robot", x=400, y=400), near, phase="attack")
    assert GAME.screen.outlook is not None
    ended = GAME.screen.outlook(match, 0, EndAttacks())
    assert ended is not None
    assert ended.then is not None
    assert ended.then.key == "outlook-then-other"
    assert [(part.words.args["figure"], part.words.args["by"]) for part in ended.fates] == [
        ("Arcee", "Strongarm")
    ]
    answer(match, AttackWith(0))
    assert outlook(match, Slash("right", 1200)).headline[0].words.key == "outlook-falls"


def test_the_first_match_is_marked_and_has_five_topics() -> None:
    first = GAME.first_match
    assert first is not None
    assert first.setup.lesson
    topics = {"tix", "stop-early", "aim", "spacing", "underside", "switches"}
    assert topics <= {each.key for each in first.lessons}
    assert GAME.prepared(first.setup) is not None
    assert GAME.prepared(GAME.rules.default_setup()) is None


@pytest.mark.rule("AT-MOV-02")
def test_moving_says_how_far_and_who_is_in_reach_from_there() -> None:
    match = table(piece("arcee_robot", x=400, y=400), FOE)
    told = outlook(match, Move(0))
    assert told.headline[0].words.key == "outlook-rolls"
    assert told.headline[0].words.args == {"tix": 12}
    assert [part.words.key for part in told.fates] == ["outlook-targets", "outlook-threats"]
