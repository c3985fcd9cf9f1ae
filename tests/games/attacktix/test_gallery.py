"""The shooting gallery: one figure, targets at known ranges, as many shots as one likes."""

from __future__ import annotations

from typing import Any

import pytest

from rollout.games.attacktix import GAME
from rollout.games.attacktix.actions import Advance, Aim, AttackWith, EndAttacks, Knob, Move
from rollout.games.attacktix.events import TargetsStood
from rollout.games.attacktix.model import State
from rollout.games.attacktix.screen.view import view
from rollout.games.attacktix.setup import Setup
from rollout.kernel import Match, Result, Scripted, Seeded
from rollout.kernel.errors import SetupRefused
from rollout.testing import check_game
from tests.games.attacktix.table import STILL, answer, asked, hit, miss, offered, place, told

GALLERY = Setup(forces=("jetfire_robot", "strongarm_robot, kup_robot"), mode="gallery")
STROKES = Setup(forces=("arcee_robot", "strongarm_robot, kup_robot"), mode="gallery")


def gallery(*script: Any, setup: Setup = GALLERY) -> Match[State]:
    return Match(GAME.rules, setup, Scripted(list(script)))


def test_one_seat_shoots_at_targets_at_known_ranges() -> None:
    match = gallery()
    assert GAME.rules.seats(match.state) == 1
    assert asked(match) == (0, "gallery")
    assert offered(match) == ["attack_with jetfire_robot", "move jetfire_robot", "end_attacks"]
    x, y = place(match, 0)
    assert place(match, 1) == (x, y + 1500)
    assert place(match, 2) == (x + 725, y + 2910)
    assert [each.facing for each in match.state.figures] == [900, 2700, 2700]


def test_a_weapon_of_melee_finds_its_first_target_beside_it() -> None:
    match = gallery(setup=STROKES)
    (_, y), (_, far) = place(match, 0), place(match, 1)
    radii = match.state.sculpt(0).radius + match.state.sculpt(1).radius
    assert far - y == radii + 50


@pytest.mark.rule("AT-DEC-10")
def test_what_falls_is_stood_up_again_and_counted() -> None:
    match = gallery(STILL, hit(0, {1: 300}), STILL, miss(0))
    before = [place(match, number) for number in range(3)]
    answer(match, AttackWith(0), Aim(900, 10))
    assert told(match, TargetsStood) == [TargetsStood(1, 1, 1)]
    assert [place(match, number) for number in range(3)] == before
    assert [each.zone for each in match.state.figures] == ["play"] * 3
    assert match.state.figures[0].loaded == 1
    answer(match, AttackWith(0), Aim(900, 10))
    assert told(match, TargetsStood)[-1] == TargetsStood(0, 2, 1)
    assert view(match.state, 0).practice == (2, 1)
    assert asked(match) == (0, "gallery")


@pytest.mark.rule("AT-RUL-105", "AT-DEC-11")
def test_void_attacks_are_not_counted_and_keep_nobody_from_practising_on() -> None:
    setup = Setup(forces=("ratchet_robot", "strongarm_robot"), mode="gallery")
    void = ("physics", hit(0)[1].__class__(0, "", 1, void=True))
    script = [STILL, void] * 4 + [STILL, hit(0, claw_contact=True), STILL, hit(0, {1: 40})]
    match = gallery(*script, setup=setup)
    for _ in range(4):
        answer(match, AttackWith(0), Aim(900, 0))
        assert (asked(match), told(match, TargetsStood)) == ((0, "gallery"), [])
    assert (match.state.tries, match.state.figures[0].loaded) == (0, 1)
    answer(match, AttackWith(0), Aim(900, 0))
    assert asked(match) == (0, "knob")
    answer(match, Knob("left"))
    assert told(match, TargetsStood) == [TargetsStood(1, 1, 1)]


def test_the_figure_rolls_where_it_likes_and_targets_stay() -> None:
    match = gallery(STILL, miss(0))
    answer(match, Move(0), Advance(((5000, 2000),), 3), "halt 900")
    moved = place(match, 0)
    answer(match, AttackWith(0), Aim(900, 10))
    assert place(match, 0) == moved


def test_enough_is_enough() -> None:
    match = gallery()
    answer(match, EndAttacks())
    assert match.result == Result((), "practised", "AT-DEC-10")
    other = gallery()
    other.concede(0)
    assert other.result == Result((), "conceded", "AT-RUL-95")


@pytest.mark.parametrize(
    ("forces", "why"),
    [
        (("jetfire_robot, kup_robot", "kup_robot"), "one-shooter"),
        (("jetfire_robot", ", ".join(["kup_robot"] * 9)), "too-many-targets"),
        (("jetfire_robot", ""), "too-many-targets"),
        (("jetfire_robot", "kup_robot", "kup_robot"), "gallery-of-two"),
        (("jetfire_robo", "kup_robot"), "no-such-figure"),
    ],
)
def test_what_is_no_gallery_is_refused(forces: tuple[str, ...], why: str) -> None:
    with pytest.raises(SetupRefused) as refused:
        GAME.rules.start(Setup(forces=forces, mode="gallery"))
    assert refused.value.refusal.why == why


def test_a_real_shot_in_the_gallery() -> None:
    match = Match(GAME.rules, GALLERY, Seeded("00"))
    answer(match, AttackWith(0), Aim(900, 10))
    match.carry_out()
    assert told(match, TargetsStood) == [TargetsStood(1, 1, 1)]


def test_the_laws_hold_in_the_gallery() -> None:
    assert check_game(GAME.rules, [GALLERY], matches=1, moments=3).matches == 1
