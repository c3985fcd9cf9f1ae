"""AT-DEF, AT-SPC: falls, ring-outs, their order, undersides."""

import pytest

from rollout.games.attacktix.actions import Advance, SettleFirst
from rollout.games.attacktix.events import (
    AbilityFailed,
    AbilityUsed,
    Defeated,
    Felled,
    Recovered,
    Slid,
    ThingMoved,
    Underside,
)
from rollout.space.physics.outcome import FigureAfter, ThingAfter
from tests.games.attacktix.table import (
    STILL,
    answer,
    asked,
    grind,
    hit,
    offered,
    piece,
    place,
    refused,
    reserve,
    table,
    told,
)

JETFIRE = piece("jetfire_robot", x=400, y=400)
PROWL = piece("prowl_robot", "B", x=400, y=700, facing=270)
"""Recruits a Trooper: white 8 of 26, not at position 0, but at 3."""
LAST = piece("cyclonus_robot", "B", x=100, y=1000)
FIRE = ("attack_with jetfire_robot", "aim 900 0")


@pytest.mark.rule("AT-DEF-01", "AT-SPC-01", "AT-SPC-07", "AT-CHN-06", "AT-RUL-44", "AT-PHM-T2")
def test_a_figure_knocked_over_is_defeated_and_turned_over() -> None:
    match = table(JETFIRE, PROWL, LAST, phase="attack", script=[STILL, hit(0, {1: 80})])
    answer(match, *FIRE)
    (fell,) = told(match, Felled)
    assert (fell.figure, fell.by, fell.how, fell.time) == (1, 0, "down", 80)
    assert told(match, Underside) == [Underside(1, False)]
    assert told(match, AbilityUsed) == []
    assert told(match, Defeated) == [Defeated(1, 1)]
    assert match.state.figures[1].zone == "defeated"


@pytest.mark.rule("AT-DEF-02", "AT-DEF-03", "AT-RUL-45", "AT-PHM-T4")
def test_a_figure_off_the_field_is_defeated_even_if_upright() -> None:
    off = FigureAfter(-10, 7000, 2700, "off", 400)
    match = table(JETFIRE, PROWL, LAST, phase="attack", script=[STILL, hit(0, after={1: off})])
    answer(match, *FIRE)
    assert told(match, Felled)[0].how == "off"
    assert match.state.figures[1].zone == "defeated"


@pytest.mark.rule("AT-DEF-05", "AT-RUL-29")
@pytest.mark.parametrize("own_ability", [True, False])
def test_an_own_figure_felled_by_the_own_attack_is_defeated(own_ability: bool) -> None:
    friend = piece("prowl_robot", x=400, y=500, bottom=3)
    spare = reserve("strongarm_robot")
    script = [STILL, hit(0, {1: 80}), grind()]
    match = table(
        JETFIRE, friend, LAST, spare, phase="attack", script=script, own_ability=own_ability
    )
    answer(match, *FIRE)
    assert told(match, Underside) == [Underside(1, True)]
    if own_ability:
        assert asked(match) == (0, "choose")
    else:
        assert told(match, AbilityFailed) == [AbilityFailed(1, "recruit", "AT-RUL-29")]
        assert match.state.figures[1].zone == "defeated"


@pytest.mark.rule("AT-DEF-06", "AT-RUL-48", "AT-OBJ-05", "AT-OBJ-01", "AT-OBJ-02", "AT-PHM-T6")
def test_everything_that_falls_until_all_is_at_rest_is_felled_by_the_attack() -> None:
    other = piece("kup_robot", "B", x=450, y=650)
    tower = ThingAfter(4600, 6300, 0, False)
    script = [STILL, hit(0, {1: 300, 2: 120}, things={1: tower})]
    match = table(JETFIRE, PROWL, other, LAST, on="energon_field", phase="attack", script=script)
    answer(match, *FIRE)
    assert [(each.figure, each.by) for each in told(match, Felled)] == [(2, 0), (1, 0)]
    thing = match.state.things[1]
    assert (thing.x, thing.y, thing.standing) == (4600, 6300, False)


@pytest.mark.rule("AT-OBJ-07")
def test_an_object_knocked_off_the_table_is_removed() -> None:
    gone = ThingAfter(-900, 6300, 0, False, True)
    match = table(
        JETFIRE, PROWL, on="energon_field", phase="attack", script=[STILL, hit(0, things={0: gone})]
    )
    answer(match, *FIRE)
    assert told(match, ThingMoved) == [ThingMoved(0, -900, 6300, False, True)]
    assert match.state.things[0].removed


@pytest.mark.rule("AT-RUL-82")
def test_a_fallen_object_is_an_obstacle_that_is_not_pushed() -> None:
    fallen = ThingAfter(4000, 5000, 0, False)
    match = table(
        JETFIRE, PROWL, on="junkyard", phase="attack", script=[STILL, hit(0, things={12: fallen})]
    )
    answer(match, *FIRE)
    assert match.state.things[12].standing is False


@pytest.mark.rule("AT-RUL-31", "AT-PHM-T5", "AT-DEC-15")
def test_falls_are_settled_by_time_then_opponents_first_then_as_their_player_says() -> None:
    friend = piece("kup_robot", x=300, y=500)
    second = piece("kup_robot", "B", x=450, y=700)
    script = [STILL, hit(0, {1: 90, 2: 90, 3: 90, 4: 20})]
    early = piece("arcee_robot", x=350, y=450)
    match = table(JETFIRE, friend, PROWL, second, early, LAST, phase="attack", script=script)
    answer(match, *FIRE)
    assert asked(match) == (1, "settle")
    assert offered(match) == ["settle_first prowl_robot", "settle_first kup_robot-2"]
    answer(match, SettleFirst(3))
    assert [each.figure for each in told(match, Underside)] == [4, 3, 2, 1]


@pytest.mark.rule("AT-RUL-32", "AT-ABL-05")
def test_of_two_that_fall_the_second_can_rally_the_first_not_the_reverse() -> None:
    """Both Cyclonus rally a Warrior; only the second finds Thundercracker Defeated."""
    warrior = piece("thundercracker_robot", "B", x=300, y=700, bottom=0)
    cyclonus = piece("cyclonus_robot", "B", x=400, y=700, bottom=2)
    for first, zone in ((1, True), (2, False)):
        times = {first: 50, 3 - first: 60}
        script = [STILL, hit(0, times), grind()]
        match = table(JETFIRE, warrior, cyclonus, LAST, phase="attack", script=script)
        answer(match, *FIRE)
        assert (match.ask is not None and match.ask.about == "choose") == zone
        if not zone:
            assert told(match, AbilityFailed) == [AbilityFailed(2, "rally", "AT-SPC-06")]


@pytest.mark.rule("AT-RUL-24")
def test_who_falls_before_its_attack_cannot_attack_and_the_attack_is_not_lost() -> None:
    friend = piece("kup_robot", x=400, y=500)
    spare = piece("arcee_robot", x=600, y=400)
    script = [STILL, hit(0, {1: 90})]
    match = table(JETFIRE, friend, spare, PROWL, phase="attack", script=script)
    answer(match, *FIRE)
    assert asked(match) == (0, "attack")
    assert offered(match) == ["attack_with arcee_robot", "end_attacks"]
    assert match.state.allowed - match.state.used == 1


@pytest.mark.rule("AT-RUL-38")
@pytest.mark.parametrize(("ringout", "zone"), [("edge", "play"), ("none", "defeated")])
def test_who_recovers_after_a_ring_out_stands_just_inside_the_edge(ringout: str, zone: str) -> None:
    target = piece("thundercracker_robot", "B", x=30, y=700, bottom=3)
    off = FigureAfter(-200, 7000, 2700, "off", 400)
    script = [STILL, hit(0, after={1: off}), grind()]
    match = table(JETFIRE, target, LAST, phase="attack", script=script, ringout_recover=ringout)
    answer(match, *FIRE)
    assert match.state.figures[1].zone == zone
    if zone == "play":
        assert told(match, Recovered) == [Recovered(1, 0, 7000)]
        assert place(match, 1) == (0, 7000)


@pytest.mark.rule("AT-RUL-46", "AT-DEF-03")
def test_without_an_edge_whoever_slid_out_stands_at_the_nearest_spot_inside_and_moves_on() -> None:
    slid = FigureAfter(-300, 7000, 2700, "standing")
    script = [STILL, hit(0, after={1: slid})]
    match = table(JETFIRE, PROWL, LAST, phase="attack", script=script, edge="open")
    answer(match, *FIRE)
    assert told(match, Slid) == [Slid(1, 0, 7000, 2700)]
    assert place(match, 1) == (0, 7000)
    assert match.state.figures[1].zone == "play"
    answer(match, "move prowl_robot")
    assert refused(match, Advance(((-500, 7000),), 1)).rule == "AT-RUL-17"
    answer(match, Advance(((0, 6700),), 1))
    assert place(match, 1) == (0, 6746)


@pytest.mark.rule("AT-RUL-47")
def test_a_fall_without_an_attack_is_no_defeat() -> None:
    match = table(JETFIRE, PROWL, phase="attack", script=[STILL, hit(0)])
    answer(match, *FIRE)
    assert match.state.figures[1].zone == "play"
