"""Where rules end: at the mat's edge, at the last point, at an empty list, at a closed window."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from rollout.games.energon_wars.actions import Deploy, Share
from rollout.games.energon_wars.content.library import library
from rollout.games.energon_wars.content.table import INCH
from rollout.games.energon_wars.model import RADII, STANDING, Land, Lasting, Piece
from rollout.games.energon_wars.naming import NAMER
from rollout.games.energon_wars.rules.army import members_of, start_state
from rollout.games.energon_wars.rules.cargo import token_radius
from rollout.games.energon_wars.rules.combining import Shares
from rollout.games.energon_wars.rules.deploying import DeployMenu, deployment_zone
from rollout.games.energon_wars.rules.figures import CONTACT, flies, is_near
from rollout.games.energon_wars.rules.placing import beside
from rollout.games.energon_wars.rules.regions import CloudSpots
from rollout.games.energon_wars.rules.scoring import holders
from rollout.games.energon_wars.rules.throws import _fits as fits
from rollout.games.energon_wars.setup import Setup
from rollout.kernel.errors import Unreadable
from rollout.space.plane.shapes import Disc, Outline, outline
from tests.games.energon_wars.bench import Bench

FAR = {"megatron": (33, 33)}


# Answers that are drawn


@pytest.mark.rule("EW-HUG-08", "EW-RUL-57")
def test_every_share_that_is_offered_adds_up() -> None:
    for damage in range(31):
        shares = Shares(damage, [6, 6, 5, 6, 4, 4])
        for action in [*shares, *(shares.sample(Random(seed)) for seed in range(4))]:
            assert shares.refusal(action) is None
    assert [Share((2, 1, 1)), Share((4, 0, 0)), Share((0, 0, 4))] == list(Shares(4, [5, 5, 5]))


@pytest.mark.rule("EW-HUG-08")
def test_damage_is_mostly_shared_evenly_where_it_is_drawn() -> None:
    shares = Shares(4, [5, 5, 5])
    drawn = [shares.sample(Random(seed)) for seed in range(40)]
    assert 20 < drawn.count(Share((2, 1, 1))) < 40


def crowded() -> DeployMenu:
    """Room for a base in one corner of the zone: whoever draws a spot hardly ever finds it."""
    state = start_state(Setup(armies=("jazz,ironhide", "megatron"), scenario="escalation"))
    state.models[1].x, state.models[1].y, state.models[1].status = 1800, 350, STANDING
    bars = tuple([Piece("car", x, y) for x in range(350, 3600, 130) for y in range(60, 701, 130)])
    state.land = Land(bars)
    return DeployMenu(state, 0, [0], deployment_zone, may_stop=True, boarding=True)


@pytest.mark.rule("EW-SET-06")
def test_where_no_spot_is_drawn_one_of_the_listed_answers_is() -> None:
    menu = crowded()
    drawn = {menu.sample(Random(seed)) for seed in range(60)}
    assert all(menu.refusal(each) is None for each in drawn)
    assert len({each for each in drawn if isinstance(each, Deploy)}) > 2


# The mat's edge


@pytest.mark.rule("EW-MOV-17", "EW-LOS-13")
@pytest.mark.parametrize(("x", "y"), [(1, 18), (35, 18), (18, 1), (18, 35)])
def test_a_cloud_may_lie_on_the_edge_of_the_mat_and_no_farther(x: int, y: int) -> None:
    spots = CloudSpots(Bench({"wheeljack": (x, y)}, FAR).state, 0, 3)
    edge = (0 if x == 1 else 3600 if x == 35 else 1800, 0 if y == 1 else 3600 if y == 35 else 1800)
    off = (edge[0] + (x == 35) - (x == 1), edge[1] + (y == 35) - (y == 1))
    assert spots.refusal(edge) is None
    refusal = spots.refusal(off)
    assert refusal is not None
    assert refusal.rule == "EW-MOV-17"


@pytest.mark.rule("EW-THR-02", "EW-RUL-46")
@pytest.mark.parametrize(("dx", "dy"), [(-1, 0), (1, 0), (0, -1), (0, 1)])
def test_a_thrown_piece_comes_to_lie_at_the_very_edge(dx: int, dy: int) -> None:
    state = Bench({"optimus": (10, 10)}, FAR).state
    for half, shape in ((100, box), (100, disc)):
        x, y = 1800 + dx * (1800 - half), 1800 + dy * (1800 - half)
        assert fits(state, shape(x, y, half))
        assert not fits(state, shape(x + dx, y + dy, half))


def box(x: int, y: int, half: int) -> Outline:
    corners = [(-half, -half), (half, -half), (half, half), (-half, half)]
    return outline([(x + across, y + along) for across, along in corners])


def disc(x: int, y: int, half: int) -> Disc:
    return Disc((x, y), half)


# To the hundredth


@pytest.mark.rule("EW-RUL-07")
def test_so_many_inches_are_so_many_and_a_hair() -> None:
    bench = Bench({"optimus": (10, 10), "jazz": (10, 10)}, FAR)
    state, jazz = bench.state, bench["jazz"]
    bases = sum(RADII[card.base] for card in state.cards[:2])
    for away, near in ((bases + 301, True), (bases + 302, False)):
        jazz.x = 1000 + away
        assert is_near(state, 0, 1, 3) == near


@pytest.mark.rule("EW-VP-06")
def test_an_objective_is_held_from_an_inch_and_a_hair() -> None:
    bench = Bench({"optimus": (10, 10)}, FAR, tokens=(("station", 10, 14),))
    state, token = bench.state, bench.state.tokens[0]
    reach = token_radius(token) + RADII[state.cards[0].base]
    for away, held in ((reach + 101, [0]), (reach + 102, [])):
        bench["optimus"].y = token.y - away
        assert holders(state, token) == held


@pytest.mark.rule("EW-STO-05")
def test_who_must_be_put_an_inch_off_at_least_may_be_put_an_inch_off() -> None:
    state = Bench({"optimus": (10, 10)}, FAR).state
    for least, reach in ((0, CONTACT), (INCH, INCH), (INCH + 1, 2 * INCH)):
        area, level = beside(state, Disc((2000, 2000), 49), -1, 49, (), least)
        assert area is not None
        assert (area.reach, level) == (reach, -1)


# Levels


@pytest.mark.rule("EW-MOV-08")
def test_nobody_climbs_to_where_it_stands() -> None:
    bench = Bench({"optimus": (10, 10)}, FAR, pieces=(("medium_building", 20, 20),))
    bench.do("activate optimus")
    assert bench.why_not("climb 1000 1000 -1") == "EW-MOV-08"
    assert bench.why_not("climb 1000 1000 7") == "EW-MOV-08"


# Friends, foes and words


@pytest.mark.rule("EW-FLY-01")
def test_only_gained_flight_lifts() -> None:
    bench = Bench({"optimus": (10, 10)}, FAR)
    bench["optimus"].lasting = [Lasting("Clipped", "lose", "flight", 0, "next", 1)]
    assert not flies(bench.state, 0)
    bench["optimus"].lasting = [Lasting("Wings", "gain", "flight", 0, "next", 0)]
    assert flies(bench.state, 0)


@pytest.mark.rule("EW-ARM-08")
def test_a_gestalt_is_made_of_its_own_faction() -> None:
    team = ["scrapper", "mixmaster", "bonecrusher", "hook", "scavenger", "longhaul"]
    ours = library()
    assert sorted(members_of(ours, "devastator")) == sorted(team)
    renegade = replace(ours.cards["jazz"], slug="renegade", tags=ours.cards["hook"].tags)
    more = replace(ours, cards={**ours.cards, "renegade": renegade})
    assert sorted(members_of(more, "devastator")) == sorted(team)


def test_what_is_not_there_is_named_by_what_it_would_be() -> None:
    state = Bench({"optimus": (10, 10)}, FAR).do("activate optimus").state
    for kind, what in (
        ("seat", "seat"), ("model", "model"), ("piece", "piece"), ("token", "token"),
        ("cargo", "thing"), ("mode", "mode"), ("weapon", "weapon"), ("ability", "ability"),
        ("condition", "condition"), ("scenario", "scenario"),
    ):  # fmt: skip
        with pytest.raises(Unreadable, match=f"there is no {what} 'nothing'"):
            NAMER.kinds[kind].number(state, "nothing", {})
