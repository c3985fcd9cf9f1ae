"""Where rules end: at the mat's edge, at the last point, at an empty list, at a closed window."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from rollout.games.energon_wars.actions import Attack, Deploy, Share
from rollout.games.energon_wars.content.cards import Ability
from rollout.games.energon_wars.content.library import library
from rollout.games.energon_wars.content.phrases import BadPhrase, Who, Word, read_who, read_word
from rollout.games.energon_wars.content.table import INCH, packaged_pieces
from rollout.games.energon_wars.model import RADII, STANDING, Land, Lasting, Piece
from rollout.games.energon_wars.naming import NAMER, say_cargo
from rollout.games.energon_wars.rules.army import members_of, start_state
from rollout.games.energon_wars.rules.cargo import token_radius
from rollout.games.energon_wars.rules.combining import Shares
from rollout.games.energon_wars.rules.deploying import DeployMenu, deployment_zone
from rollout.games.energon_wars.rules.figures import CONTACT, flies, is_near, team_of
from rollout.games.energon_wars.rules.flung_objects import _fits as fits
from rollout.games.energon_wars.rules.menu import ActMenu
from rollout.games.energon_wars.rules.placing import beside
from rollout.games.energon_wars.rules.preparation import _clear as is_clear
from rollout.games.energon_wars.rules.preparation import _clear_spots as clear_spots
from rollout.games.energon_wars.rules.regions import CloudSpots
from rollout.games.energon_wars.rules.scenario_actions import open_matrix_refusal
from rollout.games.energon_wars.rules.scoring import holders, in_zone_of, round_scores
from rollout.games.energon_wars.rules.trampling import TrampleLine
from rollout.games.energon_wars.rules.weapons import weapons_of
from rollout.games.energon_wars.setup import Setup
from rollout.games.energon_wars.standing_answers import energize_free
from rollout.kernel.errors import Unreadable
from rollout.kernel.saying import Saying
from rollout.space.plane.shapes import Disc, Outline, outline
from rollout.space.regions.outlines import PathOutline
from tests.games.energon_wars.bench import Bench

FAR = {"megatron": (33, 33)}
JOINS = Word("combine", ("giant",))
TEAM = ("scrapper", "mixmaster", "bonecrusher", "hook", "scavenger", "longhaul")


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


@pytest.mark.rule("EW-SET-09", "EW-MOV-17")
@pytest.mark.parametrize("kind", ["car", "tree"])
def test_a_piece_that_gives_way_may_touch_the_edge_and_goes_any_way(kind: str) -> None:
    form = packaged_pieces()[kind]
    shape = form.shape((0, 0))
    far = [shape.radius] * 2 if isinstance(shape, Disc) else [shape.east, shape.north]
    for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 1)):
        x, y = 1800 + dx * (1800 - far[0]), 1800 + dy * (1800 - far[1])
        assert is_clear(form, (x, y), [])
        assert not is_clear(form, (x + dx, y + dy), [])
    assert len(set(clear_spots(form, (1800, 1800), 500, []))) == 72


@pytest.mark.rule("EW-VP-06")
def test_home_is_the_zone_to_its_last_hundredth() -> None:
    bench = Bench({"optimus": (10, 10)}, FAR)
    state, model = bench.state, bench["optimus"]
    radius = RADII[state.cards[0].base]
    for y, homes in (
        (700 - radius, [True, False]), (701 - radius, [False, False]),
        (2900 + radius, [False, True]), (2899 + radius, [False, False]),
    ):  # fmt: skip
        model.y = y
        assert [in_zone_of(state, 0, seat) for seat in (0, 1)] == homes


@pytest.mark.rule("EW-VP-06")
@pytest.mark.parametrize(("y", "half"), [(1799, 0), (1800, 1), (1801, 1)])
def test_the_middle_of_the_mat_parts_portals_and_beacons(y: int, half: int) -> None:
    bench = Bench({"optimus": (10, 18)}, FAR, scenario="portal_play", tokens=(("portal", 10, 18),))
    bench.state.tokens[0].y = y
    told = [("own-portals", 1), ("enemy-portals", 2)]
    assert [(why, points) for _, points, why in round_scores(bench.state)] == [told[half]]
    touch = Bench(
        {"optimus": (10, 18)},
        FAR,
        scenario="the_touch",
        number=3,
        tokens=(("beacon", 10, 18), ("matrix", 0, 0)),
    )
    touch.state.tokens[0].y, touch.state.tokens[1].carrier = y, 0
    refusal = open_matrix_refusal(touch.do("activate optimus").state, 0)
    assert (refusal is None) == (y > 1800)


@pytest.mark.rule("EW-VP-06")
def test_who_opens_the_matrix_keeps_what_else_it_carries() -> None:
    bench = Bench(
        {"optimus": (18, 24.1)},
        FAR,
        scenario="the_touch",
        number=3,
        tokens=(("cube", 0, 0), ("beacon", 18, 26), ("matrix", 0, 0)),
    )
    bench.state.tokens[0].carrier = bench.state.tokens[2].carrier = 0
    bench.do("activate optimus", "open_matrix")
    assert [token.carrier for token in bench.state.tokens] == [0, -1, -1]


# To the hundredth


@pytest.mark.rule("EW-VP-06", "EW-FX-12")
@pytest.mark.parametrize(("hairs", "energon"), [(1, 5), (2, 6)])
def test_a_kremzeek_shocks_to_two_inches_and_a_hair(hairs: int, energon: int) -> None:
    bench = Bench(
        {"optimus": {"at": (3, 3), "activated": True}},
        {"megatron": (30, 24)},
        (1,),
        scenario="kremzeek",
        tokens=(("kremzeek", 18, 18),),
        mover=1,
    )
    state, megatron = bench.state, bench["megatron"]
    megatron.x = 1800 + token_radius(state.tokens[0]) + RADII[state.cards[1].base] + 200 + hairs
    bench.rest("megatron")
    assert megatron.energon == energon


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


# What is drawn of a reach


@pytest.mark.rule("EW-TRM-01")
def test_the_reach_of_a_trample_is_drawn_from_the_east_against_the_clock() -> None:
    bench = Bench({"grimlock": {"at": (18, 18), "mode": "alt"}}, FAR)
    row = next(each for each in weapons_of(bench.state, 0) if each.attack.has("trample"))
    line = TrampleLine(bench.state, 0, row.attack)
    drawn = line.outline()
    assert isinstance(drawn, PathOutline)
    [ring] = drawn.rings
    assert ring[0] == (1800 + line.reach, 1800)
    assert ring[len(ring) // 4] == (1800, 1800 + line.reach)


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
    ours = library()
    assert sorted(members_of(ours, "devastator")) == sorted(TEAM)
    renegade = replace(ours.cards["jazz"], slug="renegade", tags=ours.cards["hook"].tags)
    more = replace(ours, cards={**ours.cards, "renegade": renegade})
    assert sorted(members_of(more, "devastator")) == sorted(TEAM)


@pytest.mark.rule("EW-ARM-08")
def test_the_members_of_another_gestalt_are_none_of_its_own() -> None:
    ours = library()
    jazz = ours.cards["jazz"]
    combine = Ability(
        "Join", "act", Who("ally", tags=("cassette",)), (Word("combine", ("giant",)),)
    )
    sides = (replace(jazz.sides[0], abilities=(combine,)), *jazz.sides[1:])
    more = replace(ours, cards={**ours.cards, "jazz": replace(jazz, sides=sides)})
    assert sorted(members_of(more, "devastator")) == sorted(TEAM)


@pytest.mark.rule("EW-HUG-05")
def test_a_gestalts_team_is_on_its_side() -> None:
    bench = Bench({"jazz": (30, 30)}, dict.fromkeys(TEAM, (10, 10)))
    cards = bench.state.cards
    cards[0] = replace(cards[0], tags=cards[bench.number("hook")].tags)
    giant = bench.number("devastator")
    assert team_of(bench.state, giant) == [bench.number(name) for name in TEAM]


@pytest.mark.rule("EW-RUL-54", "EW-HUG-05")
def test_a_gestalt_that_fell_is_not_made_again() -> None:
    spots = [(10, 10), (11.97, 10), (13.94, 10), (8.03, 10), (10, 11.97), (10, 8.03)]
    bench = Bench({"jazz": (30, 5)}, dict(zip(TEAM, spots, strict=True)), mover=1)
    bench.do("activate scrapper")
    assert bench.why_not("use_ability merge") == ""
    bench["devastator"].status = "defeated"
    assert bench.why_not("use_ability merge") == "EW-RUL-54"


@pytest.mark.rule("EW-ATK-01")
@pytest.mark.parametrize(("name", "mode"), [("ironhide", "robot"), ("grimlock", "alt")])
def test_rows_after_a_spray_or_a_trample_are_thought_of_too(name: str, mode: str) -> None:
    bench = Bench({name: {"at": (10, 10), "mode": mode}}, {"rumble": (12, 10)})
    menu = ActMenu(bench.do(f"activate {name}").state, 0)
    menu.judge.weapons.sort(key=lambda each: not (each.attack.spray or each.attack.has("trample")))
    rows = {each.weapon for each in menu.considered() if isinstance(each, Attack)}
    assert 0 not in rows
    assert rows


@pytest.mark.parametrize("phrase", ["", "Slow!", "mod(ARM", "fly high"])
def test_what_is_no_phrase_at_all_is_told_so(phrase: str) -> None:
    with pytest.raises(BadPhrase, match="a known word"):
        read_word(phrase, {"slow": ()})
    with pytest.raises(BadPhrase, match="whom it is for"):
        read_who(phrase)


@pytest.mark.rule("EW-EN-16")
def test_only_energizing_is_taken_because_it_is_free() -> None:
    ask = Bench({"optimus": (10, 10)}, FAR).do("activate optimus").match.ask
    assert ask is not None
    assert energize_free(None, ask, 0) is None


def test_cargo_beyond_the_last_token_is_a_new_one() -> None:
    state = Bench({"optimus": (10, 10)}, FAR, tokens=(("cube", 10, 14),)).state
    count = len(state.models) + len(state.items)
    assert say_cargo(state, count) != Saying("token-new", "new")
    assert say_cargo(state, count + 1) == Saying("token-new", "new")


def test_what_is_not_there_is_named_by_what_it_would_be() -> None:
    state = Bench({"optimus": (10, 10)}, FAR).do("activate optimus").state
    for kind, what in (
        ("seat", "seat"), ("model", "model"), ("piece", "piece"), ("token", "token"),
        ("cargo", "thing"), ("mode", "mode"), ("weapon", "weapon"), ("ability", "ability"),
        ("condition", "condition"), ("scenario", "scenario"),
    ):  # fmt: skip
        with pytest.raises(Unreadable, match=f"there is no {what} 'nothing'"):
            NAMER.kinds[kind].number(state, "nothing", {})
