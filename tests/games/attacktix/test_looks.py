"""What is shown before anything is chosen: arcs, cones, chances, friends in danger, reach."""

from __future__ import annotations

from typing import Any

import pytest

from rollout.games.attacktix import GAME
from rollout.games.attacktix.model import State
from rollout.games.attacktix.screen.forms_looks import AimLook, ReachLook
from rollout.games.attacktix.screen.view import view
from rollout.kernel import Match
from rollout.kernel.errors import Unreadable
from tests.games.attacktix.table import duel, grind, piece, table

JETFIRE = piece("jetfire_robot", x=400, y=400)
FOE = piece("strongarm_robot", "B", x=400, y=700, facing=270)
FRIEND = piece("kup_robot", "A", x=427, y=600, facing=270)


def look(match: Match[State], **request: Any) -> dict[str, Any]:
    assert GAME.screen.look is not None
    return GAME.screen.look(match.state, 0, request)


def test_looks_have_their_forms() -> None:
    assert GAME.screen.looks == {"aim": AimLook, "reach": ReachLook}


@pytest.mark.rule("AT-DEC-10", "AT-CHN-04")
def test_an_aim_shows_its_arc_and_whom_it_may_fell() -> None:
    match = table(JETFIRE, FOE, phase="attack")
    seen = look(match, aim={"figure": 0, "bearing": 900, "pitch": 20})
    assert (seen["kind"], seen["ends"], seen["met"]) == ("missile", "figure", 1)
    assert seen["arc"][0] == (4000, 4200, 520)
    assert seen["arc"][-1][:2] == (4000, 7000)
    assert seen["spread"] == (200, 150)
    assert len(seen["cone"]) == 4
    assert "refusal" not in seen
    (chance,) = seen["chances"]
    assert (chance["figure"], chance["friend"]) == (1, False)
    assert 850 <= chance["hit"] <= 970
    assert chance["falls"] < chance["hit"]
    assert seen["misses"] == 1000 - chance["hit"]


@pytest.mark.rule("AT-DEF-05")
def test_friends_in_danger_are_named() -> None:
    seen = look(table(JETFIRE, FOE, FRIEND), aim={"figure": 0, "bearing": 900, "pitch": 20})
    assert [(each["figure"], each["friend"]) for each in seen["chances"]] == [(1, False), (2, True)]
    assert seen["misses"] == 1000 - sum(each["hit"] for each in seen["chances"])


@pytest.mark.rule("AT-CHN-04")
def test_a_steady_hand_strays_less_and_hits_more() -> None:
    found = {}
    for hand in ("steady", "shaky"):
        match = table(JETFIRE, FOE, noise=hand)
        found[hand] = look(match, aim={"figure": 0, "bearing": 900, "pitch": 20})
    assert [found[hand]["spread"] for hand in found] == [(100, 75), (300, 225)]
    assert found["steady"]["chances"][0]["hit"] > found["shaky"]["chances"][0]["hit"] + 100


@pytest.mark.rule("AT-ATK-02")
def test_a_pose_beyond_the_joint_has_its_reason_and_no_chances() -> None:
    seen = look(table(JETFIRE, FOE), aim={"figure": 0, "bearing": 2700, "pitch": 0})
    assert seen["refusal"] == {"rule": "AT-ATK-02", "why": "beyond-the-joint"}
    assert seen["chances"] == []


@pytest.mark.rule("AT-RUL-77")
def test_an_aim_at_a_covered_figure_is_cut_there_and_refused() -> None:
    shooter = piece("jetfire_robot", x=685.8, y=300)
    foe = piece("strongarm_robot", "B", x=685.8, y=687, facing=270)
    match = table(shooter, foe, on="twin_forests", phase="attack")
    match.state.figures[1].covered, match.state.figures[1].covers = "inside", [1]
    seen = look(match, aim={"figure": 0, "bearing": 900, "pitch": 25})
    assert seen["refusal"]["rule"] == "AT-RUL-77"
    assert (seen["ends"], seen["met"]) == ("cover", 1)


@pytest.mark.rule("AT-RUL-67")
def test_a_wall_cuts_the_arc() -> None:
    behind = piece("strongarm_robot", "B", x=200, y=700, facing=270)
    match = table(piece("jetfire_robot", x=200, y=500), behind, on="fortress", phase="attack")
    seen = look(match, aim={"figure": 0, "bearing": 900, "pitch": 10})
    assert (seen["ends"], seen.get("met", -1)) == ("wall", -1)
    assert seen["misses"] == 1000


@pytest.mark.rule("AT-ATK-08")
def test_a_slash_shows_what_it_sweeps() -> None:
    near = piece("strongarm_robot", "B", x=400, y=435, facing=270)
    match = table(piece("arcee_robot", x=400, y=400), near)
    seen = look(match, aim={"figure": 0, "side": "left", "twist": 900})
    assert seen["swept"][0] == (4000, 4000)
    assert seen["swept"][1] == (3540, 4000)
    assert [each["figure"] for each in seen["chances"]] == [1]


@pytest.mark.rule("AT-BM-05")
def test_without_a_bearing_the_pose_is_the_last_one() -> None:
    match = table(JETFIRE, FOE)
    match.state.figures[0].pose.pitch = 20
    straight = look(match, aim={"figure": 0, "bearing": 900, "pitch": 20})
    assert look(match, aim={"figure": 0}) == straight


@pytest.mark.rule("AT-MOV-02", "AT-MOV-09")
def test_reach_is_what_the_window_shows_and_a_path_goes_tik_by_tik() -> None:
    match = table(JETFIRE, FOE)
    seen = look(match, reach={"figure": 0, "path": [[4000, 9000]], "tix": 3})
    assert seen["tix"] == match.state.face(0).speed
    assert seen["tiks"] == [
        {"at": (4000, 4254), "facing": 900},
        {"at": (4000, 4508), "facing": 900},
        {"at": (4000, 4762), "facing": 900},
    ]
    assert seen["rings"]


@pytest.mark.rule("AT-RUL-03")
def test_coming_numbers_are_shown_only_where_the_strip_is() -> None:
    match = table(JETFIRE, FOE, wheel_view="strip")
    seen = look(match, reach={"figure": 0, "path": [[4000, 9000]], "tix": 2})
    wheel, top = match.state.sculpt(0).wheel, match.state.figures[0].top
    coming = [wheel[(top + clicks) % 12] for clicks in (1, 2)]
    assert [each["face"] for each in seen["tiks"]] == [(face.speed, face.colour) for face in coming]


@pytest.mark.rule("AT-RUL-06")
def test_nothing_is_looked_at_while_figures_are_placed_in_secret() -> None:
    match = duel([grind()] * 20, forces=("vanguard", "spearhead"))
    first = next(iter(match.ask.options)) if match.ask else None
    assert first is not None
    match.answer(first)
    for request in ({"reach": {"figure": 0}}, {"aim": {"figure": 0}}):
        with pytest.raises(Unreadable, match="being placed"):
            look(match, **request)


@pytest.mark.parametrize(
    "request_",
    [
        {"aim": {"figure": 9}},
        {"aim": {"figure": "x"}},
        {"reach": {"figure": -1}},
        {"reach": {"figure": 0, "path": [[1, 1]] * 17}},
        {"reach": {"figure": 0, "tix": 99}},
        {"other": {}},
    ],
)
def test_what_cannot_be_looked_at_is_refused(request_: dict[str, Any]) -> None:
    with pytest.raises(Unreadable):
        look(table(JETFIRE, FOE), **request_)


@pytest.mark.rule("AT-FIG-02", "AT-BM-06")
def test_a_view_tells_what_a_body_measures() -> None:
    seen = view(table(JETFIRE, piece("primus_robot", "B", y=700)).state, 0)
    jetfire, primus = seen.figures[0], seen.figures[1]
    assert jetfire.cast == "jetfire"
    assert (jetfire.build.base, jetfire.build.arm.ahead, jetfire.build.arm.up) == (110, 200, 520)
    assert (jetfire.build.arm.speed, jetfire.build.arm.reach) == (7500, 580)
    assert [part.name for part in jetfire.build.parts] == ["base", "legs", "torso", "head", "lip"]
    assert jetfire.build.parts[0].half == (jetfire.radius, jetfire.radius, 55)
    assert [part.name for part in primus.build.parts[-2:]] == ["waist", "chest"]
    assert primus.build.parts[-1].at == (190, 0, 950)
