"""Where two rules meet: what one of them alone would leave open."""

from typing import Any

import pytest

from rollout.games.attacktix.actions import (
    Advance,
    Aim,
    AttackWith,
    Choose,
    EndMoves,
    Halt,
    Move,
    Shove,
    Slash,
    TearDown,
    TurnBase,
)
from rollout.games.attacktix.events import (
    AbilityFailed,
    Entered,
    Ground,
    MoveBegan,
    Rolled,
    SectionFell,
    Slid,
)
from rollout.games.attacktix.rules.footing import nearest_free
from rollout.games.attacktix.rules.sections import removable
from rollout.space.physics.outcome import FigureAfter
from tests.games.attacktix.table import (
    STILL,
    answer,
    asked,
    grind,
    hit,
    offered,
    pass_turn,
    piece,
    place,
    refused,
    reserve,
    table,
    told,
)

JETFIRE = piece("jetfire_robot", x=400, y=400)
FOE = piece("prowl_robot", "B", x=400, y=700, facing=270)
FAR = piece("kup_robot", "B", x=100, y=1000, facing=270)
ARCEE = piece("arcee_robot", x=800, y=200)
FIRE = ("attack_with jetfire_robot", "aim 900 10")
WHITE = 25


# Falling and firing


@pytest.mark.rule("AT-RUL-41", "AT-RST-04", "AT-RUL-43")
def test_a_battle_master_that_fell_and_came_back_fires_no_more_and_is_not_reloaded() -> None:
    homebrew = """
[figures.phoenix]
number = 901
name = "Phoenix"
mode = "robot"
faction = "autobot"
rank = "mega"
points = 80
size = "BM"
weapon = "four_missiles"
wheel = "battle_master"
white = 26
ability = { do = "recover" }

[figures.avenger]
number = 902
name = "Avenger"
mode = "robot"
faction = "decepticon"
rank = "trooper"
points = 15
size = "S"
weapon = "jab"
wheel = "ranged"
white = 26
ability = { do = "revenge" }
"""
    match = table(
        piece("phoenix", x=400, y=400),
        piece("kup_robot", x=100, y=300),
        piece("avenger", "B", x=400, y=700, facing=270),
        FAR,
        phase="attack",
        script=[STILL, hit(0, {2: 90}), grind(1)],
        homebrew=homebrew,
    )
    answer(match, "attack_with phoenix", "aim 900 0")
    assert match.state.figures[0].zone == "play"
    assert match.state.figures[0].loaded == 3
    assert asked(match) == (0, "attack")
    pass_turn(match)
    assert match.state.figures[0].loaded == 4


@pytest.mark.rule("AT-ABL-10", "AT-RUL-91")
def test_a_second_jam_does_not_lift_the_first() -> None:
    ravage = piece("ravage_panther", "B", x=400, y=700, facing=270, bottom=WHITE)
    kup = piece("kup_robot", x=600, y=400, jammed="now")
    script = [STILL, hit(0, {2: 90})]
    match = table(JETFIRE, kup, ravage, ARCEE, FAR, phase="attack", script=script)
    answer(match, *FIRE, "choose kup_robot")
    assert refused(match, "attack_with kup_robot").rule == "AT-ABL-10"
    pass_turn(match)
    pass_turn(match)
    answer(match, EndMoves())
    assert refused(match, "attack_with kup_robot").rule == "AT-ABL-10"
    pass_turn(match)
    pass_turn(match)
    answer(match, EndMoves())
    assert AttackWith(1) in match.ask.options  # type: ignore[union-attr]


@pytest.mark.rule("AT-ABL-10", "AT-ABL-06")
def test_who_is_jammed_in_this_turn_moves_in_an_attackback_but_does_not_attack() -> None:
    hot_shot = piece("hot_shot_car", x=600, y=700, bottom=WHITE)
    kup = piece("kup_robot", x=600, y=400, jammed="now")
    script = [STILL, hit(0, {2: 90})]
    match = table(JETFIRE, kup, hot_shot, FOE, ARCEE, phase="attack", script=script)
    answer(match, *FIRE, "choose kup_robot", Halt(0))
    assert asked(match) == (0, "attack")
    assert match.state.figures[2].zone == "defeated"


@pytest.mark.rule("AT-HB-02", "AT-ABL-06")
def test_the_attack_of_an_attackback_may_remove_a_section() -> None:
    hot_shot = piece("hot_shot_car", "B", x=400, y=700, facing=270, bottom=WHITE)
    kup = piece("kup_robot", "B", x=200, y=620, facing=270)
    script = [STILL, hit(0, {1: 90})]
    match = table(JETFIRE, hot_shot, kup, phase="attack", on="fortress", script=script)
    answer(match, *FIRE, "choose kup_robot", Halt(2700))
    assert "attack_with kup_robot" in offered(match)
    answer(match, TearDown(2, 0))
    assert told(match, SectionFell) == [SectionFell(0, 2)]
    assert match.state.figures[2].attacked is False


@pytest.mark.rule("AT-RUL-29", "AT-TEAM-08")
def test_without_own_abilities_a_teammates_is_not_looked_at_either() -> None:
    match = table(
        JETFIRE,
        piece("thundercracker_robot", "C", x=400, y=700, bottom=WHITE),
        piece("cyclonus_robot", "C", x=100, y=200),
        FAR,
        phase="attack",
        mode="teams",
        teams=[0, 1, 0],
        own_ability=False,
        script=[STILL, hit(0, {1: 90})],
    )
    answer(match, *FIRE)
    assert told(match, AbilityFailed) == [AbilityFailed(1, "recover", "AT-RUL-29")]


@pytest.mark.rule("AT-SPC-08", "AT-SET-02")
def test_who_comes_in_is_ground_before_its_place_is_chosen() -> None:
    starscream = piece("starscream_robot", "B", x=400, y=700, facing=270, bottom=WHITE)
    leader = piece("megatron_robot", "B", x=100, y=900, facing=270)
    match = table(
        JETFIRE, starscream, leader, phase="attack", script=[STILL, hit(0, {1: 90}), grind(6)]
    )
    answer(match, *FIRE)
    assert asked(match) == (1, "enter")
    assert told(match, Ground) == [Ground(1, 9, "red")]
    answer(match, "enter 5000 10444")
    assert told(match, Entered) == [Entered(1, 1, 5000, 10444 + 508 + 190, 2700)]


@pytest.mark.rule("AT-RUL-35")
def test_on_a_crowded_line_the_one_gap_is_found_and_else_a_spot_behind_it() -> None:
    """Seventeen bases of 45 mm and gaps of 9 mm; the last leaves room for one more."""
    crowd = [
        piece("galvatron_robot", "B", x=22.5 + 50 * number, y=1044.4 + 19 + 50.8, facing=270)
        for number in range(17)
    ]
    starscream = piece("starscream_robot", "B", x=400, y=700, facing=270, bottom=WHITE)
    script = [STILL, hit(0, {1: 90}), grind(6)]
    match = table(JETFIRE, starscream, *crowd, phase="attack", script=script)
    answer(match, *FIRE)
    assert asked(match) == (1, "enter")
    assert len(offered(match)) >= 1
    last = piece("galvatron_robot", "B", x=22.5 + 850, y=1044.4 + 19 + 50.8, facing=270)
    full = table(JETFIRE, starscream, *crowd, last, phase="attack", script=script)
    answer(full, *FIRE)
    (came,) = told(full, Entered)
    assert came.y >= 10444
    assert full.state.field.inside((came.x, came.y))


@pytest.mark.rule("AT-RUL-37")
def test_who_has_no_room_stands_up_at_the_nearest_free_spot() -> None:
    """Two bases of 38 mm whose centres lie 30 mm apart: 8 mm on, away from the other."""
    match = table(piece("kup_robot", x=400, y=400), piece("prowl_robot", "B", x=900, y=900))
    x, y = nearest_free(match.state, 1, (4300, 4000))
    assert abs(x - 4380) <= 4
    assert abs(y - 4000) <= 40
    assert nearest_free(match.state, 1, (4380, 4000)) == (4380, 4000)


# Terrain


@pytest.mark.rule("AT-RUL-69", "AT-RUL-51")
def test_who_is_blown_off_a_barrier_moves_on_freely() -> None:
    """It came from the south, and a shot of its own side slides it across."""
    arcee = piece("arcee_robot", x=200, y=560)
    shooter = piece("jetfire_robot", x=200, y=300)
    across = FigureAfter(2000, 6200, 900, "standing")
    match = table(arcee, shooter, FAR, on="highway", script=[STILL, hit(1, after={0: across})])
    answer(match, "move arcee_robot", Advance(((2000, 9000),), 1), Halt(900), EndMoves())
    answer(match, "attack_with jetfire_robot", "aim 900 0")
    pass_turn(match)
    pass_turn(match)
    answer(match, "move arcee_robot", Advance(((2000, 9000),), 3))
    assert place(match, 0) == (2000, 6200 + 3 * 254)


@pytest.mark.rule("AT-RUL-73")
def test_who_left_slowing_terrain_only_in_part_is_not_stopped_in_its_next_move() -> None:
    """Its northern edge is at 663.4; the base reaches out by 10 mm, and comes back."""
    match = table(piece("arcee_robot", x=457, y=632, top=1), FAR, on="junkyard_b")
    answer(match, "move arcee_robot", Advance(((4570, 9000),), 1), Halt(2700))
    pass_turn(match)
    pass_turn(match)
    answer(match, "move arcee_robot", Advance(((4570, 100),), 4))
    assert [each.cut for each in told(match, Rolled)] == [""] * 5
    fresh = table(piece("arcee_robot", x=457, y=657.4, top=2), FAR, on="junkyard_b")
    answer(fresh, "move arcee_robot", Advance(((4570, 100),), 4))
    assert told(fresh, Rolled)[-1].cut == "slowing"


CRATE = 203.2


@pytest.mark.rule("AT-OBJ-03", "AT-RUL-19", "AT-MOV-03")
def test_pushing_is_decided_tik_by_tik_and_the_rest_of_half_the_tix_may_be_rolled() -> None:
    arcee = piece("arcee_robot", x=CRATE, y=587.2 - 20 - 16)
    match = table(arcee, FAR, on="junkyard")
    answer(match, "move arcee_robot")
    assert told(match, MoveBegan) == [MoveBegan(0, 12)]
    answer(match, "shove crate-13 2")
    assert match.state.left == 4
    assert Shove(12, 4) in match.ask.options  # type: ignore[union-attr]
    assert refused(match, Shove(12, 5)).rule == "AT-OBJ-03"
    answer(match, "shove crate-13 1", Advance(((2032, 100),), 3))
    assert [each.tix for each in told(match, Rolled)] == [1, 2, 3, 4, 5, 6]
    assert refused(match, Advance(((2032, 100),), 1)).rule == "AT-OBJ-03"
    assert refused(match, Shove(12, 1)).rule == "AT-OBJ-03"


@pytest.mark.rule("AT-RUL-81", "AT-SLW-02", "AT-LB-02")
def test_a_pushed_object_stops_at_a_low_barrier_and_slowing_terrain_stops_the_pusher() -> None:
    crate = {"sort": "crate", "at": [200, 500]}
    arcee = piece("arcee_robot", x=200, y=464)
    match = table(arcee, FAR, on="highway", things=[crate])
    answer(match, "move arcee_robot", "shove crate-1 6")
    assert match.state.things[0].y <= 5872 - 15 - 200
    assert told(match, Rolled)[-1].cut == "contact"
    forest = table(
        piece("arcee_robot", x=457, y=464),
        FAR,
        on="junkyard_b",
        things=[{**crate, "at": [457, 500]}],
    )
    answer(forest, "move arcee_robot", "shove crate-1 6")
    assert told(forest, Rolled)[-1].cut == "slowing"
    assert forest.state.left == 0


@pytest.mark.rule("AT-RUL-79", "AT-COV-02")
def test_a_section_that_is_torn_down_covers_nobody_any_more() -> None:
    """Kup shows 9 in red; two sections of the noise barrier touch his base."""
    kup = piece("prowl_robot", "B", x=215.9, y=587.2 + 1.5 + 19, facing=270, top=1)
    shooter = piece("jetfire_robot", x=215.9, y=400)
    arcee = piece("arcee_robot", x=300, y=400)
    match = table(shooter, arcee, kup, FAR, on="highway", phase="attack")
    (piece_of_cover,) = match.state.figures[2].covers
    assert match.state.figures[2].covered == "touching"
    answer(match, TearDown(0, piece_of_cover - 1000))
    assert match.state.figures[2].covered == ""


@pytest.mark.rule("AT-RUL-65", "AT-COV-01", "AT-ATK-04")
def test_what_cannot_be_shot_at_is_not_torn_down_by_a_shooter() -> None:
    behind = piece("jetfire_robot", x=200, y=400, facing=270)
    away = table(behind, FAR, on="fortress", phase="attack")
    assert refused(away, TearDown(0, 0)).rule == "AT-RUL-65"
    turned = table(behind, FAR, on="fortress", phase="attack", friendly_turn="all")
    assert removable(turned.state, 0) == [0, 1, 2, 3]
    hidden = table(
        piece("jetfire_robot", x=457, y=587, top=1),
        FAR,
        ARCEE,
        on="junkyard_b",
        phase="attack",
    )
    assert refused(hidden, "attack_with jetfire_robot").rule == "AT-COV-01"


# What is refused, and by which rule


@pytest.mark.rule("AT-MOV-12", "AT-MOV-01", "AT-TRN-01", "AT-MOV-07", "AT-RUL-18", "AT-ETQ-01")
def test_orders_at_the_wrong_time_or_for_others_are_refused_by_their_rules() -> None:
    match = table(JETFIRE, piece("kup_robot", x=600, y=400), FOE, reserve("arcee_robot"))
    assert refused(match, Move(2)).rule == "AT-MOV-12"
    assert refused(match, Move(3)).rule == "AT-MOV-01"
    assert refused(match, AttackWith(0)).rule == "AT-TRN-01"
    answer(match, Move(0))
    assert refused(match, EndMoves()).rule == "AT-RUL-18"
    assert refused(match, Move(0)).rule == "AT-MOV-01"
    answer(match, Halt(900), EndMoves())
    assert refused(match, Move(1)).rule == "AT-MOV-07"
    assert refused(match, Advance(((4000, 5000),), 1)).rule == "AT-MOV-07"
    assert refused(match, AttackWith(2)).rule == "AT-MOV-12"
    answer(match, AttackWith(0))
    assert refused(match, TurnBase(0)).rule == "AT-ATK-03"
    assert refused(match, Slash("left", 900)).rule == "AT-ATK-02"


@pytest.mark.rule("AT-MOV-08", "AT-RUL-15", "AT-HB-01")
def test_whoever_stands_against_something_is_told_what_may_not_be_pushed() -> None:
    foe = piece("kup_robot", "B", x=400, y=338)
    friend = piece("kup_robot", x=438, y=300)
    match = table(piece("prowl_robot", x=400, y=300), foe, friend)
    answer(match, "move prowl_robot")
    assert refused(match, Advance(((4000, 9000),), 2)).rule == "AT-MOV-08"
    assert refused(match, Advance(((9000, 3000),), 2)).rule == "AT-RUL-15"
    wall = table(piece("arcee_robot", x=200, y=587.2 - 1.5 - 16), FAR, on="fortress")
    answer(wall, "move arcee_robot")
    assert refused(wall, Advance(((2000, 9000),), 2)).rule == "AT-HB-01"


@pytest.mark.rule("AT-TEAM-08", "AT-FFA-06", "AT-FFA-07", "AT-SPC-04", "AT-RUL-64")
@pytest.mark.parametrize(
    ("mode", "rule", "others"),
    [
        ({}, "AT-RUL-64", ["choose jetfire_robot"]),
        (
            {"mode": "teams", "teams": [0, 1, 1]},
            "AT-TEAM-08",
            ["choose jetfire_robot"],
        ),
        (
            {"mode": "free_for_all", "seats": 3},
            "AT-RUL-64",
            ["choose jetfire_robot", "choose kup_robot"],
        ),
    ],
)
def test_an_ability_on_opponents_spares_the_own_side(
    mode: dict[str, Any], rule: str, others: list[str]
) -> None:
    seat = "C" if mode else "A"
    ravage = piece("ravage_panther", "B", x=400, y=700, facing=270, bottom=WHITE)
    mate = piece("cyclonus_robot", "B", x=800, y=900)
    kup = piece("kup_robot", seat, x=600, y=900)
    figures = (JETFIRE, ravage, mate, kup) if mode else (JETFIRE, ravage, mate)
    match = table(*figures, phase="attack", script=[STILL, hit(0, {1: 90})], **mode)
    answer(match, *FIRE)
    assert offered(match) == others
    assert refused(match, Choose(2)).rule == rule


@pytest.mark.rule("AT-RUL-105")
def test_a_slash_is_not_wound_up_inside_a_wall_or_a_tower() -> None:
    tower = piece("arcee_robot", x=457.2 - 32.5 - 18, y=587.2)
    match = table(tower, FAR, on="energon_field", phase="attack")
    answer(match, "attack_with arcee_robot")
    assert refused(match, Slash("right", 900)).rule == "AT-RUL-105"
    assert Slash("left", 900) in match.ask.options  # type: ignore[union-attr]
    stockade = piece("arcee_robot", x=200, y=587.2 - 20, facing=0)
    walled = table(stockade, FAR, on="fortress", phase="attack")
    answer(walled, "attack_with arcee_robot")
    assert refused(walled, Slash("left", 900)).rule == "AT-RUL-105"


@pytest.mark.rule("AT-DEC-10", "AT-ATK-02")
def test_half_degrees_are_counted_from_the_front_of_a_base_too() -> None:
    match = table(piece("jetfire_robot", x=400, y=400, facing=33.3), FOE, phase="attack")
    answer(match, "attack_with jetfire_robot")
    options = match.ask.options  # type: ignore[union-attr]
    for bearing in (333, 338, 335, 333 + 250, 333 - 250):
        assert Aim(bearing, 0) in options
    for bearing in (334, 333 + 255, 333 - 255):
        assert refused(match, Aim(bearing, 0)).why in ("no-such-angle", "beyond-the-joint")
    assert all(action in options for action in options)


@pytest.mark.rule("AT-RUL-51")
def test_only_who_was_moved_is_said_to_have_slid() -> None:
    still = FigureAfter(4000, 7000, 2700, "standing")
    moved = FigureAfter(1001, 10_000, 2700, "standing")
    script = [STILL, hit(0, after={1: still, 2: moved})]
    match = table(JETFIRE, FOE, FAR, phase="attack", script=script)
    answer(match, *FIRE)
    assert told(match, Slid) == [Slid(2, 1001, 10_000, 2700)]


@pytest.mark.rule("AT-TEAM-10", "AT-RUL-54", "AT-RUL-90")
def test_a_player_who_must_pass_has_had_a_turn() -> None:
    match = table(
        JETFIRE,
        FOE,
        mode="teams",
        teams=[0, 1, 0],
        order=["A", "B", "C"],
        cries=[0, 0, 2],
        quiet=34,
        turn_of="B",
        stall_rounds=12,
    )
    assert match.state.seat == 1
    answer(match, EndMoves(), "end_attacks")
    assert match.result is not None
    assert match.result.reason == "stalled"


@pytest.mark.rule("AT-DEF-03", "AT-RUL-46")
@pytest.mark.parametrize(("edge", "zone"), [("open", "play"), ("marked", "defeated")])
def test_without_a_sharp_edge_nobody_is_out(edge: str, zone: str) -> None:
    outside = FigureAfter(-20, 7000, 2700, "off", 90)
    script = [STILL, hit(0, after={1: outside})]
    match = table(JETFIRE, FOE, FAR, phase="attack", edge=edge, script=script)
    answer(match, *FIRE)
    assert match.state.figures[1].zone == zone
