"""AT-COV: who is in cover, and which shots it stops."""

from typing import Any

import pytest

from rollout.games.attacktix.actions import Aim, AttackWith, EndMoves
from rollout.games.attacktix.events import MovesEnded
from rollout.games.attacktix.model import State
from rollout.games.attacktix.rules.cover import protects
from rollout.games.attacktix.rules.strokes import spared_by_cover
from rollout.kernel import Match
from rollout.space.physics.outcome import FigureAfter
from tests.games.attacktix.table import (
    STILL,
    answer,
    asked,
    hit,
    offered,
    pass_turn,
    piece,
    refused,
    table,
    to_attack,
    told,
)

RED, WHITE = 1, 0
"""Faces of Jetfire's wheel: 5w 6r."""
PATCH = (457.2, 587.2)
"""The middle of the lone patch of cover, 152.4 mm square."""


def jetfire(x: float, y: float, seat: str = "A", top: int = RED, **more: Any) -> dict[str, Any]:
    return piece("jetfire_robot", seat, x=x, y=y, top=top, **more)


SHOOTER = piece("hot_shot_robot", "B", x=457.2, y=800, facing=270)


@pytest.mark.rule("AT-COV-01", "AT-COV-03", "AT-RUL-75", "AT-RUL-79")
@pytest.mark.parametrize(
    ("y", "top", "covered"),
    [(587, RED, "inside"), (587, WHITE, ""), (510, RED, "touching"), (400, RED, "")],
)
def test_a_red_number_in_cover_covers_at_the_end_of_the_move_step(
    y: float, top: int, covered: str
) -> None:
    match = table(jetfire(457.2, y, top=top), SHOOTER, on="rally_point")
    answer(match, EndMoves())
    assert match.state.figures[0].covered == covered
    assert told(match, MovesEnded) == [MovesEnded(0, (0,) if covered else ())]


@pytest.mark.rule("AT-COV-01", "AT-RUL-78")
def test_who_is_inside_cover_does_not_shoot() -> None:
    match = table(jetfire(*PATCH), piece("kup_robot", x=700), SHOOTER, on="rally_point")
    answer(match, EndMoves())
    assert AttackWith(0) not in match.ask.options  # type: ignore[union-attr]
    assert refused(match, "attack_with jetfire_robot").rule == "AT-COV-01"


@pytest.mark.rule("AT-COV-02", "AT-RUL-78")
def test_who_touches_cover_does_not_shoot_across_it() -> None:
    match = table(jetfire(457.2, 495, facing=160), SHOOTER, on="rally_point")
    answer(match, EndMoves(), "attack_with jetfire_robot")
    assert refused(match, Aim(1350, 0)).rule == "AT-COV-02"
    assert Aim(1800, 0) in match.ask.options  # type: ignore[union-attr]


def covered_target(
    x: float, y: float, *others: dict[str, Any], on: str = "rally_point"
) -> Match[State]:
    """Jetfire of seat B in cover, seat A about to shoot."""
    target = jetfire(x, y, "B", facing=270)
    match = table(*others, target, on=on, turn_of="B")
    pass_turn(match)
    to_attack(match)
    return match


@pytest.mark.rule("AT-COV-01", "AT-RUL-77")
def test_an_aim_at_a_figure_inside_cover_is_refused_and_a_stray_does_nothing() -> None:
    hot_shot = piece("hot_shot_robot", x=457.2, y=300)
    match = covered_target(*PATCH, hot_shot)
    answer(match, "attack_with hot_shot_robot")
    assert refused(match, "aim 900 0").rule == "AT-RUL-77"
    assert Aim(1100, 0) in match.ask.options  # type: ignore[union-attr]
    assert spared_by_cover(match.state, 0) == frozenset({1})
    assert spared_by_cover(match.state, 1) == frozenset(), "nobody is spared by the own cover"


@pytest.mark.rule("AT-RUL-77", "AT-BM-04")
@pytest.mark.parametrize("facing", [90, 75])
def test_a_battle_master_does_not_fire_on_at_a_figure_that_cover_protects(facing: int) -> None:
    """Kup stood before Jetfire; when he has fallen, Jetfire is the first on the line."""
    unicron = piece("unicron_robot", x=457.2, y=300, facing=facing)
    kup = piece("kup_robot", "B", x=457.2, y=420, facing=270)
    target = jetfire(*PATCH, "B", facing=270)
    script = [STILL, hit(0, {1: 80})]
    match = table(unicron, kup, target, on="rally_point", phase="attack", script=script)
    assert match.state.figures[2].covered == "inside"
    answer(match, "attack_with unicron_robot", "aim 900 0")
    assert asked(match) == (0, "fire_again")
    assert offered(match) == ["stop_firing"]
    refusal = refused(match, "fire_again")
    assert (refusal.rule, refusal.why, refusal.details) == (
        "AT-RUL-77",
        "target-in-cover",
        {"figure": 2},
    )
    answer(match, "stop_firing")
    assert asked(match) == (1, "move")


@pytest.mark.rule("AT-COV-02", "AT-RUL-79", "AT-SMP-03")
@pytest.mark.parametrize(("y", "protected"), [(300, True), (900, False)])
def test_touching_cover_protects_from_what_crosses_it(y: float, protected: bool) -> None:
    """The noise barrier lies south of Jetfire."""
    hot_shot = piece("hot_shot_robot", x=200, y=y, facing=90 if y < 500 else 270)
    match = covered_target(200, 587.2 + 19 + 1.5, hot_shot, on="highway")
    assert match.state.figures[1].covered == "touching"
    assert protects(match.state, 1, 0) == protected


@pytest.mark.rule("AT-COV-04", "AT-RUL-102")
def test_cover_does_not_work_on_a_mega() -> None:
    primus = piece("primus_robot", "A", x=457.2, y=587.2, top=1)
    match = table(primus, SHOOTER, on="rally_point")
    answer(match, EndMoves())
    assert match.state.figures[0].covered == ""
    assert AttackWith(0) in match.ask.options  # type: ignore[union-attr]


@pytest.mark.rule("AT-COV-05", "AT-RUL-102")
def test_a_mega_shoots_over_the_cover_of_barriers_but_not_of_other_terrain() -> None:
    primus = piece("primus_robot", x=200, y=300)
    behind = covered_target(200, 587.2 + 19 + 1.5, primus, on="highway")
    assert not protects(behind.state, 1, 0)
    inside = covered_target(*PATCH, piece("primus_robot", x=457.2, y=300))
    assert protects(inside.state, 1, 0)


@pytest.mark.rule("AT-COV-06")
def test_melee_is_not_affected_by_cover() -> None:
    arcee = piece("arcee_robot", x=457.2, y=545)
    match = covered_target(*PATCH, arcee)
    answer(match, "attack_with arcee_robot")
    assert spared_by_cover(match.state, 0) == frozenset()
    assert asked(match) == (0, "aim")


@pytest.mark.rule("AT-RUL-76", "AT-RUL-51")
@pytest.mark.parametrize(("slid", "covered"), [(50, "inside"), (51, "")])
def test_cover_stays_while_the_base_stays_put(slid: int, covered: str) -> None:
    arcee = piece("arcee_robot", x=457.2, y=545)
    target = jetfire(*PATCH, "B", facing=270)
    pushed = FigureAfter(4572 + slid, 5872, 2700, "standing")
    script = [STILL, hit(0, after={1: pushed})]
    friend = piece("kup_robot", x=800)
    match = table(arcee, target, friend, on="rally_point", turn_of="B", script=script)
    pass_turn(match)
    to_attack(match)
    answer(match, "attack_with arcee_robot", "slash right 1200")
    assert match.state.figures[1].covered == covered
