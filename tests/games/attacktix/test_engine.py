"""Real shots: what the engine says is what the rules read (AT-PHM-T, P8.7 as a quick sample)."""

from importlib.util import find_spec
from random import Random
from typing import Any

import pytest

from rollout.games.attacktix import GAME
from rollout.games.attacktix.events import Attacked, Felled, StrokeVoid, Underside
from rollout.games.attacktix.model import State
from rollout.games.attacktix.record import Record
from rollout.games.attacktix.rules import preparation
from rollout.games.attacktix.rules.attack import stroke_of
from rollout.games.attacktix.rules.strokes import Shot
from rollout.games.attacktix.setup import Setup
from rollout.kernel import Fast, Match, Seeded
from rollout.kernel.errors import SetupRefused
from rollout.space.physics.weapons import Error
from tests.games.attacktix.table import STILL, answer, piece, table, told

NEAR = piece("strongarm_robot", "B", x=400, y=550, facing=270)
JETFIRE = piece("jetfire_robot", x=400, y=400)
LAST = piece("kup_robot", "B", x=800, y=1000)


def carried(*pieces: dict[str, Any], words: tuple[str, ...], **more: Any) -> Match[State]:
    """The first attack of a table, carried out by the engine."""
    start = table(*pieces, phase="attack", **more).state
    match = Match(GAME.rules, Setup(), Seeded("00"), start)
    answer(match, *words)
    match.carry_out()
    return match


@pytest.mark.rule("AT-PHM-T1", "AT-PHM-T2", "AT-PHM-T5", "AT-CHN-05")
def test_a_missile_at_fifteen_centimetres_knocks_a_small_figure_over() -> None:
    match = carried(JETFIRE, NEAR, LAST, words=("attack_with jetfire_robot", "aim 900 10"))
    (fell,) = told(match, Felled)
    assert (fell.figure, fell.by, fell.how) == (1, 0, "down")
    assert fell.time > 0
    assert len(told(match, Underside)) == 1
    record = next(entry.answer for entry in match.entries if entry.recorded)
    assert isinstance(record, Record)
    assert record.engine.startswith("mujoco")
    assert (record.attacker, record.weapon, record.shot) == (0, "standard_missile", 1)
    assert record.aim == (0, 10, 1, 1200, 0)


@pytest.mark.rule("AT-PHM-T7", "AT-RUL-51")
def test_a_low_hit_on_a_large_figure_pushes_it_and_it_stands() -> None:
    low = piece("optimus_prime_robot", "B", x=400, y=600, facing=270)
    match = carried(JETFIRE, low, LAST, words=("attack_with jetfire_robot", "aim 900 -100"))
    assert told(match, Felled) == []
    assert match.state.figures[1].zone == "play"
    assert match.state.figures[1].y > 6000


@pytest.mark.rule("AT-PHM-T4", "AT-DEF-02", "AT-DEF-03", "AT-RUL-46")
@pytest.mark.parametrize(("edge", "hows"), [("table", {"off", "down"}), ("open", {"down"})])
def test_a_figure_at_the_edge_goes_off_where_there_is_one(edge: str, hows: set[str]) -> None:
    shooter = piece("jetfire_robot", x=200, y=400, facing=180)
    rim = piece("strongarm_robot", "B", x=20, y=400, facing=0)
    match = carried(
        shooter, rim, LAST, words=("attack_with jetfire_robot", "aim 1800 10"), edge=edge
    )
    assert {each.how for each in told(match, Felled)} <= hows
    assert len(told(match, Felled)) == 1


@pytest.mark.rule("AT-RUL-27", "AT-ATK-05")
def test_a_slash_fells_a_neighbour_and_never_its_own_figure() -> None:
    near = piece("strongarm_robot", "B", x=400, y=435, facing=270)
    arcee = piece("arcee_robot", x=400, y=400)
    match = carried(arcee, near, LAST, words=("attack_with arcee_robot", "slash right 1200"))
    assert [each.figure for each in told(match, Felled)] == [1]
    assert match.state.figures[0].zone == "play"


@pytest.mark.rule("AT-RUL-77")
def test_a_missile_does_nothing_to_a_figure_that_cover_spares() -> None:
    match = table(JETFIRE, NEAR, phase="attack")
    stroke = stroke_of(match.state, 0, Error(), -1)
    covered = type(stroke)(**{**stroke.__dict__, "spared": frozenset({1})})
    assert Shot(match.state, covered, 1).record().figures == {}


@pytest.mark.rule("AT-RUL-67", "AT-HB-01")
def test_no_missile_passes_a_high_barrier_but_a_megas() -> None:
    behind = piece("strongarm_robot", "B", x=200, y=700, facing=270)
    shooter = piece("jetfire_robot", x=200, y=500)
    match = table(shooter, behind, on="fortress", phase="attack")
    stroke = stroke_of(match.state, 0, Error(), -1)
    assert Shot(match.state, stroke, 1).record().figures == {}
    mega = type(stroke)(**{**stroke.__dict__, "over_walls": True})
    assert Shot(match.state, mega, 1).record().figures["1"].state == "down"


def test_a_weapon_that_begins_inside_a_body_makes_a_void_record() -> None:
    """Only for a look: the options do not offer such a slash."""
    near = piece("kup_robot", x=440, y=400)
    match = table(piece("arcee_robot", x=400, y=400), near, LAST, phase="attack")
    match.state.figures[0].pose.side = "right"
    match.state.figures[0].pose.twist = 900
    record = Shot(match.state, stroke_of(match.state, 0, Error(), -1), 1).record()
    assert (record.void, record.inside) == (True, "1")
    assert told(match, StrokeVoid) == []


def test_the_fitted_table_agrees_with_the_engine_where_it_is_sure() -> None:
    """A quick sample: near shots and strokes that the table holds for certain, or for hopeless."""
    cases = [
        (JETFIRE, NEAR, 900, True),
        (JETFIRE, piece("primus_robot", "B", x=400, y=600, facing=270), 900, False),
    ]
    for shooter, target, _, falls in cases:
        match = table(shooter, target, phase="attack")
        match.state.figures[0].pose.pitch = 10
        shot = Shot(match.state, stroke_of(match.state, 0, Error(), -1), 1)
        guessed = max(shot.branches(), key=lambda each: each[1])[0]
        recorded = shot.record()
        for each in (guessed, recorded):
            assert any(after.state != "standing" for after in each.figures.values()) == falls


def test_a_guess_is_named_so_and_is_never_taken_for_a_record() -> None:
    match = table(JETFIRE, NEAR, LAST, phase="attack", script=[STILL])
    shot = Shot(match.state, stroke_of(match.state, 0, Error(), -1), 1)
    assert shot.guess(Random(0)).engine == "fitted table"
    quick = Match(GAME.rules, Setup(), Fast(Random(0)), match.state.copy())
    answer(quick, "attack_with jetfire_robot", "aim 900 0")
    assert told(quick, Attacked) != []


def test_without_the_engine_a_match_is_refused_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    assert find_spec("mujoco") is not None
    monkeypatch.setattr(preparation, "find_spec", lambda name: None)
    with pytest.raises(SetupRefused) as refused:
        GAME.rules.start(Setup())
    assert (refused.value.refusal.rule, refused.value.refusal.why) == ("AT-CHN-05", "no-engine")
