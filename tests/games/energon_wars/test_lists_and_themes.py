"""Armies that are built, ready-made or of one's own, and the themes they qualify for."""

from __future__ import annotations

from random import Random

import pytest

from rollout.games.energon_wars import GAME
from rollout.games.energon_wars.actions import HoldBack
from rollout.games.energon_wars.content.library import library_with
from rollout.games.energon_wars.lists import verdicts
from rollout.games.energon_wars.model import State
from rollout.games.energon_wars.rules.army import read_army, start_state, theme_of
from rollout.games.energon_wars.rules.deploying import DeployMenu, deployment_zone
from rollout.games.energon_wars.setup import Setup
from rollout.kernel.content import ContentError
from rollout.kernel.match import Match
from rollout.kernel.sources import Fast
from rollout.space.plane.shapes import Outline, outline

STRANGER = """
[cards.stranger]
name = "Stranger"
faction = "autobot"
base = "large"
points = 3
hit_points = 9
critical_zone = [[3, 1]]
energon = 3
[cards.stranger.robot]
form = "robot"
speed = "M"
melee = 5
ranged = 5
size = 3
defense = 12
armor = 15
transform_cost = 1
attacks = [{ name = "Fist", kind = "melee", range = 1, damage = 10, cost = 1 }]
[cards.stranger.alt]
form = "van"
speed = "L"
melee = 4
ranged = 4
size = 2
defense = 12
armor = 15
transform_cost = 1
attacks = [{ name = "Ram", kind = "melee", range = 1, damage = 10, cost = 1 }]
"""


@pytest.mark.rule("EW-ARM-04", "EW-ARM-07", "EW-THM-06", "EW-RUL-05")
@pytest.mark.parametrize(
    ("army", "theme"),
    [
        ("optimus,jazz", True),
        ("optimus,stranger", False),
        ("stranger", False),
        ("megatron,starscream", True),
        ("megatron,rumble", False),
        ("soundwave,rumble", True),
    ],
)
def test_a_theme_is_for_those_it_names(army: str, theme: bool) -> None:
    cards = library_with(STRANGER)
    assert bool(theme_of(read_army(army, cards), cards)) == theme


@pytest.mark.rule("EW-ARM-01", "EW-ARM-05")
def test_what_is_wrong_already_closes_nothing() -> None:
    [ours, _] = list(verdicts(Setup(("jazz,jazz", "megatron"))))
    assert [each.key for each in ours.faults] == ["twice-in-one-army"]
    assert "jazz" not in ours.closed
    assert "ratchet" not in ours.closed
    [full, _] = list(verdicts(Setup(("optimus,ironhide,ratchet,jazz", "megatron"))))
    assert {"optimus", "jazz"} <= set(full.closed)
    assert "bumblebee" not in full.closed


@pytest.mark.rule("EW-ARM-05")
@pytest.mark.parametrize(
    ("more", "said"),
    [
        ('models = ["jazz", "jazz"]', "every character once"),
        ('models = ["jazz"]\ncommander = "optimus"', "one of its models"),
        ('models = ["jazz", "megatron"]', "megatron"),
    ],
)
def test_a_ready_army_of_ones_own_is_checked(more: str, said: str) -> None:
    with pytest.raises(ContentError, match=said):
        library_with(f'[armies.mine]\nfaction = "autobot"\n{more}\n')


# Placing them


@pytest.mark.rule("EW-SET-05")
def test_there_is_room_when_one_of_those_who_wait_has_it() -> None:
    state = start_state(Setup(("optimus,jazz", "megatron"), "energon_siphon"))
    narrow = outline([(0, 0), (100, 0), (100, 100), (0, 100)])

    def zone(of: State, number: int) -> Outline:
        return narrow if number == 0 else deployment_zone(of, number)

    def nowhere(of: State, number: int) -> Outline:
        return narrow

    assert DeployMenu(state, 0, [0, 1], zone, may_stop=False).has_room()
    assert not DeployMenu(state, 0, [0, 1], nowhere, may_stop=False).has_room()
    tight = outline([(500, 500), (697, 500), (697, 697), (500, 697)])
    assert DeployMenu(state, 0, [0], lambda of, number: tight, may_stop=False).has_room()


@pytest.mark.rule("EW-VP-06", "EW-SET-05")
def test_who_holds_back_places_no_more() -> None:
    rng = Random(2)
    match = Match(GAME.rules, Setup(scenario="escalation"), Fast(rng))
    while match.ask is not None and HoldBack() not in match.ask.options:
        match.answer(match.ask.options.sample(rng))
    assert match.ask is not None
    seat = match.ask.seat
    assert {"do": "hold_back"} in match.ask.options.describe()["parts"][0]["actions"]
    match.answer(HoldBack())
    assert match.state.held_back[seat]
