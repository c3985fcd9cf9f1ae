"""Fine points of the scenarios: directions, reaches and times to the last hundredth."""

from __future__ import annotations

from typing import Any

import pytest

from rollout.games.energon_wars.actions import Place
from rollout.games.energon_wars.events import (
    MatrixOpened,
    PortalClosed,
    Scored,
    TokenAppeared,
    TokenMoved,
)
from rollout.games.energon_wars.rules.scoring import round_scores
from tests.games.energon_wars.bench import Bench

FAR = {"megatron": (33, 33)}
MEMBERS = ("scrapper", "mixmaster", "bonecrusher", "hook", "scavenger", "longhaul")
SPOTS = [(10, 10), (11.97, 10), (13.94, 10), (8.03, 10), (10, 11.97), (10, 8.03)]


def first(bench: Bench) -> None:
    assert bench.match.ask is not None
    bench.answer(next(iter(bench.match.ask.options)))


@pytest.mark.rule("EW-VP-06")
@pytest.mark.parametrize(
    ("face", "x", "y"),
    [
        (1, 18, 24), (2, 23.2, 21), (3, 23.2, 15), (4, 18, 12), (5, 12.8, 15), (6, 12.8, 21),
    ],
)  # fmt: skip
def test_a_kremzeek_leaps_clockwise_beginning_at_the_far_edge(
    face: int, x: float, y: float
) -> None:
    bench = Bench(
        {"optimus": {"at": (3, 3), "activated": True}},
        {"megatron": (33, 33)},
        (face,),
        scenario="kremzeek",
        tokens=(("kremzeek", 18, 18),),
        mover=1,
    )
    bench.rest("megatron")
    [moved] = bench.all(TokenMoved)
    assert moved.token == 0
    assert abs(moved.x - x * 100) <= 2
    assert abs(moved.y - y * 100) <= 2


@pytest.mark.rule("EW-VP-06")
@pytest.mark.parametrize(("face", "closed"), [(1, 0), (2, 1), (4, 3), (5, -1), (6, -1)])
def test_a_die_closes_one_portal_or_none(face: int, closed: int) -> None:
    bench = Bench(
        {"optimus": {"at": (18, 18), "activated": True}},
        {"megatron": (33, 20)},
        (face,),
        scenario="portal_play",
        tokens=(("portal", 9, 9), ("portal", 27, 9), ("portal", 9, 27), ("portal", 27, 27)),
        mover=1,
    )
    bench.rest("megatron")
    assert bench.last(PortalClosed) == PortalClosed(closed)
    assert [token.open for token in bench.state.tokens] == [n != closed for n in range(4)]


@pytest.mark.rule("EW-VP-06")
def test_the_opened_matrix_is_told_scores_and_goes_home() -> None:
    bench = Bench(
        {"optimus": (18, 24.1), "jazz": (18, 21)},
        {"megatron": (20.9, 24.1), "rumble": (18, 30)},
        scenario="the_touch",
        number=3,
        tokens=(("beacon", 18, 10), ("beacon", 18, 26), ("matrix", 0, 0)),
    )
    bench.state.tokens[2].carrier = 0
    bench.do("activate optimus")
    assert bench.offered("open_matrix")
    bench.do("open_matrix")
    assert bench.last(MatrixOpened) == MatrixOpened(0)
    assert bench.last(TokenMoved) == TokenMoved(2, 1800, 1800)
    assert bench.last(Scored) == Scored(0, 3, "touch", 3)
    assert (bench.state.touched, bench.state.objective_points) == ([True, False], [3, 0])
    assert bench["optimus"].energon == 3
    assert (bench["megatron"].x, bench["megatron"].y) == (2290, 2410)
    assert bench["jazz"].y == 1900
    assert bench["rumble"].y == 3000


@pytest.mark.rule("EW-VP-06", "EW-EN-20")
@pytest.mark.parametrize(
    ("number", "energon", "at", "rule"),
    [
        (2, 6, (18, 24.1), "EW-VP-06"),
        (3, 3, (18, 24.1), ""),
        (6, 3, (18, 24.1), ""),
        (3, 2, (18, 24.1), "EW-EN-20"),
        (3, 6, (18, 11.9), "EW-VP-06"),
        (3, 6, (18, 23.52), ""),
        (3, 6, (18, 23.51), "EW-VP-06"),
    ],
)
def test_the_matrix_opens_at_the_far_beacon_from_the_third_round(
    number: int, energon: int, at: Any, rule: str
) -> None:
    bench = Bench(
        {"optimus": {"at": at, "en": energon}},
        FAR,
        scenario="the_touch",
        number=number,
        tokens=(("beacon", 18, 10), ("beacon", 18, 26), ("matrix", 0, 0)),
    )
    bench.state.tokens[2].carrier = 0
    bench.do("activate optimus")
    assert bench.why_not("open_matrix") == rule
    bench.state.touched[0] = True
    assert bench.why_not("open_matrix") == "EW-VP-06"


@pytest.mark.rule("EW-VP-06")
def test_a_cube_appears_beside_the_nearest_of_the_controller() -> None:
    bench = Bench(
        {"optimus": {"at": (8, 16.2), "activated": True}, "jazz": {"at": (9.9, 18)}},
        {"megatron": {"at": (33, 33), "activated": True}},
        scenario="energon_siphon",
        tokens=(("station", 8, 18),),
    )
    bench.rest("jazz")
    assert (bench.about, bench.seat) == ("put_cube", 0)
    assert bench.why_not(Place(1136, 1800)) == "EW-STO-05"
    assert bench.why_not(Place(653, 1620)) == ""
    bench.answer(Place(653, 1620))
    assert bench.last(TokenAppeared) == TokenAppeared(1, 653, 1620)
    cube = bench.state.tokens[1]
    assert (cube.kind, cube.x, cube.y, cube.carrier, cube.present) == ("cube", 653, 1620, -1, True)


@pytest.mark.rule("EW-VP-06")
@pytest.mark.parametrize(
    ("y", "scores"),
    [(6.02, [(0, 1, "delivered")]), (6.03, []), (29.98, [])],
)
def test_a_cube_is_delivered_wholly_at_home(y: float, scores: list[Any]) -> None:
    bench = Bench({"optimus": (10, y)}, FAR, tokens=(("cube", 0, 0),))
    bench.state.tokens[0].carrier = 0
    assert round_scores(bench.state) == scores


@pytest.mark.rule("EW-VP-06")
@pytest.mark.parametrize(
    ("name", "y", "points"),
    [("optimus", 29.98, 1), ("optimus", 29.97, 0), ("megatron", 6.02, 1), ("megatron", 6.03, 0)],
)
def test_a_charge_ends_wholly_in_the_enemys_zone_and_counts_once(
    name: str, y: float, points: int
) -> None:
    spots: dict[str, Any] = {"optimus": (10, 18), "megatron": (26, 18), name: (10, y)}
    seat = 0 if name == "optimus" else 1
    bench = Bench(
        {"optimus": spots["optimus"]}, {"megatron": spots["megatron"]}, scenario="the_touch",
        mover=seat,
    )  # fmt: skip
    bench.rest(name)
    assert bench.state.points[seat] == points
    assert bench[name].charged == bool(points)
    assert [(each.seat, each.why) for each in bench.all(Scored)] == [(seat, "charge")] * points
