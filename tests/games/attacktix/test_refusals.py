"""What is refused while something else is asked, and by which rule: the most particular one."""

from __future__ import annotations

from typing import Any

import pytest

from rollout.games.attacktix.actions import (
    Advance,
    Aim,
    AttackWith,
    Choose,
    EndAttacks,
    EndMoves,
    Enter,
    FireAgain,
    Halt,
    Knob,
    Move,
    SettleFirst,
    Shove,
    Slash,
    Spare,
    Stand,
    StopFiring,
    TearDown,
    Throw,
    TurnBase,
    Wreck,
)
from rollout.games.attacktix.events import Attacked, Halted, MoveBegan
from rollout.games.attacktix.setup import MatchOptions
from rollout.kernel import Refusal
from tests.games.attacktix.refusing import FOE, WAY, refuses, rules
from tests.games.attacktix.table import (
    STILL,
    answer,
    asked,
    duel,
    grind,
    hit,
    miss,
    offered,
    piece,
    refused,
    table,
    told,
)


@pytest.mark.rule("AT-TRN-01", "AT-DEC-06", "AT-DEC-09", "AT-DEC-10", "AT-MOV-01")
def test_in_the_move_step_nothing_is_attacked_and_nothing_else_is_answered() -> None:
    match = table(piece("jetfire_robot"), piece("arcee_robot", x=300, moved=True), FOE)
    refuses(match)
    assert rules(match, AttackWith(0), TearDown(0, 0), EndAttacks()) == ["AT-TRN-01"] * 3
    assert rules(match, Aim(900, 0), Slash("left", 5), Throw(900)) == ["AT-DEC-10"] * 3
    assert rules(match, WAY, Halt(0), Shove(0, 1)) == ["AT-DEC-07"] * 3
    assert rules(match, Move(1), Move(7), Move(-1)) == ["AT-MOV-01"] * 3
    assert rules(match, AttackWith(7), AttackWith(-1)) == ["AT-DEC-09"] * 2
    assert rules(match, TurnBase(0)) == ["AT-ATK-03"]
    assert refused(match, Move(1)).why == "has-moved"


@pytest.mark.rule("AT-MOV-01", "AT-MOV-12", "AT-MOV-07", "AT-RUL-18", "AT-TRN-01", "AT-RUL-22")
def test_a_refusal_names_the_figure_that_it_is_about() -> None:
    moving = table(
        piece("jetfire_robot"),
        piece("arcee_robot", x=300, moved=True),
        FOE,
        piece("prowl_robot", zone="back_up"),
    )
    assert [refused(moving, each) for each in (Move(1), Move(2), Move(3), AttackWith(3))] == [
        Refusal("AT-MOV-01", "has-moved", {"figure": 1}),
        Refusal("AT-MOV-12", "not-yours", {"figure": 2}),
        Refusal("AT-MOV-01", "not-in-play", {"figure": 3}),
        Refusal("AT-DEC-09", "not-in-play", {"figure": 3}),
    ]
    assert refused(moving, EndAttacks()) == Refusal("AT-TRN-01", "moves-come-first")
    answer(moving, Move(0))
    assert refused(moving, EndMoves()) == Refusal("AT-RUL-18", "one-at-a-time", {"figure": 0})
    assert refused(moving, Move(1)) == Refusal("AT-MOV-01", "has-moved", {"figure": 1})
    assert refused(moving, Move(4)) == Refusal("AT-MOV-01", "not-in-play", {"figure": 4})
    answer(moving, Halt(900))
    assert refused(moving, EndMoves()) == Refusal("AT-MOV-07", "moves-are-over")
    assert refused(moving, TurnBase(0)) == Refusal("AT-ATK-03", "base-stays")
    answer(moving, AttackWith(0))
    details = {"figure": 0}
    assert refused(moving, AttackWith(1)) == Refusal("AT-RUL-22", "one-after-the-other", details)
    assert refused(moving, Slash("left", 5)) == Refusal("AT-ATK-02", "another-weapon", details)
    assert refused(moving, Throw(900, 0)) == Refusal("AT-RUL-83", "cannot-be-thrown")
    assert refused(moving, TurnBase(0)) == Refusal("AT-ATK-03", "base-stays")
    assert refused(moving, Aim(900, 3)) == Refusal("AT-DEC-10", "no-such-angle")
    assert refused(moving, Aim(900, 255)) == Refusal("AT-ATK-02", "beyond-the-joint")


@pytest.mark.rule("AT-BM-05", "AT-RUL-41", "AT-ABL-06", "AT-RUL-31", "AT-SPC-04", "AT-RUL-64")
def test_a_refusal_in_the_middle_of_an_attack_names_whom_it_is_about() -> None:
    match = table(
        piece("unicron_robot"),
        piece("jetfire_robot", x=300),
        piece("strongarm_robot", "B", y=700, bottom=25),
        piece("ravage_panther", "B", y=740, bottom=25),
        piece("bumblebee_robot", "B", x=120, y=800, facing=270),
        phase="attack",
        script=[STILL, miss(0), STILL, hit(0, {2: 80, 3: 80})],
    )
    answer(match, AttackWith(0), Aim(900, 0))
    details = {"figure": 0}
    assert refused(match, AttackWith(1)) == Refusal("AT-RUL-41", "one-after-the-other", details)
    assert refused(match, Aim(900, 0)) == Refusal("AT-BM-05", "aim-is-locked")
    answer(match, FireAgain())
    assert refused(match, SettleFirst(4)) == Refusal("AT-RUL-31", "fell-otherwise", {"figure": 4})
    answer(match, SettleFirst(2))
    for other in (0, 1):
        found = refused(match, Choose(other))
        assert found == Refusal("AT-SPC-04", "for-the-own-side", {"figure": other})
    assert refused(match, Choose(5)) == Refusal("AT-SPC-04", "does-not-fit", {"figure": 5})
    assert refused(match, Choose(3)) == Refusal("AT-SPC-04", "does-not-fit", {"figure": 3})
    assert refused(match, Choose(9)) == Refusal("AT-SPC-04", "does-not-fit", {"figure": 9})
    answer(match, Choose(4))
    assert refused(match, EndMoves()) == Refusal("AT-ABL-06", "one-at-a-time", {"figure": 4})
    answer(match, Halt(2700))
    assert refused(match, Move(4)) == Refusal("AT-ABL-06", "one-at-a-time", {"figure": 4})
    assert refused(match, TearDown(4, 0)) == Refusal("AT-DEC-09", "no-such-section")
    answer(match, EndAttacks())
    assert asked(match) == (1, "choose")
    assert refused(match, Choose(4)) == Refusal("AT-RUL-64", "for-opponents", {"figure": 4})
    assert refused(match, Enter(0, 0)) == Refusal("AT-DEC-13", "not-now")


@pytest.mark.rule("AT-RUL-78", "AT-RUL-80", "AT-ABL-06", "AT-RUL-65")
@pytest.mark.parametrize("on", ["rally_point", "fortress"])
def test_an_attackback_ends_with_its_move_in_cover_and_reaches_no_wall_behind_it(on: str) -> None:
    match = table(
        piece("kup_robot", x=600, y=740, facing=270),
        piece("strongarm_robot", "B", x=600, y=690, bottom=25),
        piece("strongarm_robot", "B", x=400, y=640, facing=270, top=3),
        FOE,
        on=on,
        phase="attack",
        script=[STILL, hit(0, {1: 80})],
    )
    answer(match, AttackWith(0), Slash("left", 900), Choose(2), Halt(1350))
    covered = on == "rally_point"
    assert match.state.figures[2].covered == ("inside" if covered else "")
    assert asked(match) == (1, "move" if covered else "attackback")
    if not covered:
        assert refused(match, TearDown(2, 7)) == Refusal("AT-RUL-65", "cannot-be-struck")
        assert offered(match) == ["attack_with strongarm_robot-2", "end_attacks"]


@pytest.mark.rule("AT-RUL-21", "AT-ABL-10", "AT-HB-02")
def test_a_section_is_torn_down_by_who_may_still_attack() -> None:
    match = table(
        piece("kup_robot", x=228.6, y=508, attacked=True),
        piece("arcee_robot", x=228.6, y=540, jammed="now"),
        piece("prowl_robot", x=600),
        FOE,
        on="fortress",
        phase="attack",
    )
    assert [refused(match, TearDown(figure, 1)) for figure in (0, 1)] == [
        Refusal("AT-RUL-21", "has-attacked", {"figure": 0}),
        Refusal("AT-ABL-10", "is-jammed", {"figure": 1}),
    ]


@pytest.mark.rule("AT-SMP-07", "AT-HB-02", "AT-LB-04")
@pytest.mark.parametrize(
    ("on", "section", "found"),
    [
        ("underground_maze", 0, Refusal("AT-SMP-07", "never-falls")),
        ("underground_maze", 8, Refusal("AT-HB-02", "is-gone")),
        ("highway", 8, Refusal("AT-LB-04", "is-gone")),
    ],
)
def test_a_section_that_stays_or_is_gone_is_told_so(on: str, section: int, found: Refusal) -> None:
    match = table(
        piece("kup_robot", x=228.6, y=250),
        FOE,
        on=on,
        phase="attack",
        section_reach="any",
        fallen_sections=[9],
    )
    assert refused(match, TearDown(0, section)) == found


@pytest.mark.rule("AT-OBJ-03")
def test_an_object_that_is_reached_on_the_way_is_not_pushed_whatever_stands_behind_it() -> None:
    match = table(
        piece("kup_robot", x=300, y=280),
        piece("arcee_robot", "B", x=300, y=375),
        FOE,
        things=[{"sort": "crate", "at": [300, 339]}],
    )
    answer(match, Move(0), Advance(((3000, 9000),), 1))
    assert refused(match, Shove(0, 1)) == Refusal("AT-OBJ-03", "not-pushed")


@pytest.mark.rule("AT-RUL-24", "AT-DEC-09", "AT-MOV-01")
def test_who_has_fallen_does_not_attack_and_who_waits_is_not_in_play() -> None:
    match = table(
        piece("jetfire_robot"),
        piece("arcee_robot", zone="defeated"),
        piece("prowl_robot", zone="back_up"),
        FOE,
        phase="attack",
    )
    assert rules(match, AttackWith(1), TearDown(1, 0)) == ["AT-RUL-24"] * 2
    assert rules(match, AttackWith(2), TearDown(2, 0)) == ["AT-DEC-09"] * 2
    assert rules(match, Move(1), Move(2)) == ["AT-MOV-01"] * 2


@pytest.mark.rule("AT-RUL-18", "AT-MOV-01", "AT-MOV-12")
def test_whoever_begins_with_another_has_ended_the_move_of_the_first() -> None:
    match = table(piece("arcee_robot", x=400, y=200), piece("hot_shot_robot", x=100, y=200), FOE)
    answer(match, "move arcee_robot")
    refuses(match)
    assert rules(match, EndMoves(), Move(0), Move(2)) == ["AT-RUL-18", "AT-MOV-01", "AT-MOV-12"]
    assert "move hot_shot_robot" in offered(match)
    answer(match, Advance(((9000, 2000),), 2), Move(1))
    assert told(match, Halted) == [Halted(0, 0, 2)]
    assert told(match, MoveBegan)[-1] == MoveBegan(1, 6)
    assert asked(match) == (0, "roll")
    assert rules(match, Move(0), EndMoves()) == ["AT-MOV-01", "AT-RUL-18"]
    answer(match, Halt(900))
    assert asked(match) == (0, "attack")
    assert match.state.figures[0].moved


@pytest.mark.rule("AT-RUL-18", "AT-DEC-08", "AT-LB-03")
def test_nobody_else_moves_before_it_is_said_what_becomes_of_a_section() -> None:
    match = table(piece("arcee_robot", x=190, y=540), piece("kup_robot"), FOE, on="highway")
    answer(match, Move(0), Advance(((1900, 9000),), 12))
    assert offered(match) == ["wreck", "spare"]
    assert refused(match, Move(1)) == Refusal("AT-RUL-18", "one-at-a-time", {"figure": 0})
    assert refused(match, Move(0)) == Refusal("AT-MOV-01", "has-moved", {"figure": 0})
    answer(match, Spare(), Move(1), Halt(900))
    assert asked(match) == (0, "attack")


@pytest.mark.rule("AT-RUL-18", "AT-SET-04", "AT-DEC-04")
def test_before_the_match_too_one_advance_ends_with_the_next() -> None:
    forces = ("arcee_robot, kup_robot | jetfire_robot",) * 2
    match = duel(
        [*[grind()] * 4, ("seat_draw", [0, 1])],
        forces=forces,
        options=MatchOptions(points="at_most"),
    )
    for x in (2000, 4000, 2000, 4000):
        refuses(match, (Stand,))
        assert rules(match, EndMoves(), Halt(0), EndAttacks()) == [
            "AT-DEC-06",
            "AT-DEC-07",
            "AT-TRN-01",
        ]
        line = 1300 if match.ask is not None and match.ask.seat == 0 else 10444
        answer(match, Stand(x, line))
    assert asked(match) == (0, "advance")
    refuses(match)
    answer(match, Move(0), Move(1))
    assert told(match, Halted) == [Halted(0, 900, 0)]
    answer(match, Halt(900))
    assert asked(match) == (1, "advance")
    answer(match, Move(3), Halt(2700))
    assert rules(match, Move(3), Move(0)) == ["AT-SET-04", "AT-MOV-12"]


@pytest.mark.rule("AT-MOV-07", "AT-DEC-09", "AT-RUL-22")
def test_in_the_attack_step_moves_are_over_and_one_attack_follows_the_other() -> None:
    match = table(piece("jetfire_robot"), piece("arcee_robot", x=300), FOE, phase="attack")
    refuses(match)
    assert rules(match, Move(0), EndMoves(), WAY, Halt(0), Shove(0, 1)) == ["AT-MOV-07"] * 5
    assert rules(match, Aim(900, 0), Slash("left", 5), Throw(900)) == ["AT-DEC-10"] * 3
    answer(match, AttackWith(0))
    refuses(match)
    assert rules(match, Move(0), EndMoves(), Halt(0)) == ["AT-MOV-07"] * 3
    assert rules(match, AttackWith(1), TearDown(1, 0), EndAttacks()) == ["AT-RUL-22"] * 3
    assert rules(match, Aim(3600, 0), Aim(-5, 0), Aim(900, 3)) == ["AT-DEC-10"] * 3
    assert rules(match, Aim(900, 255), Aim(900, -105), Aim(645, 0)) == ["AT-ATK-02"] * 3


@pytest.mark.rule("AT-ATK-04", "AT-ATK-02")
def test_where_bases_are_turned_for_melee_alone_a_shooter_is_told_so() -> None:
    match = table(piece("jetfire_robot"), FOE, phase="attack", friendly_turn="melee")
    answer(match, AttackWith(0))
    assert rules(match, TurnBase(0)) == ["AT-ATK-04"]
    free = table(piece("jetfire_robot"), FOE, phase="attack", friendly_turn="all")
    answer(free, AttackWith(0))
    assert rules(free, TurnBase(3600), TurnBase(-1)) == ["AT-ATK-04"] * 2
    assert rules(free, Slash("left", 5), Throw(900)) == ["AT-ATK-02"] * 2
    refuses(free)


@pytest.mark.rule("AT-BM-05", "AT-RUL-41", "AT-DEC-12")
def test_between_the_shots_of_a_battle_master_there_is_no_other_aim_and_no_other_attack() -> None:
    match = table(
        piece("unicron_robot"),
        piece("jetfire_robot", x=300),
        FOE,
        phase="attack",
        script=[STILL, miss(0)],
    )
    answer(match, AttackWith(0), Aim(900, 0))
    assert offered(match) == ["fire_again", "stop_firing"]
    refuses(match, (FireAgain, StopFiring))
    assert rules(match, Aim(905, 0), Slash("left", 5), TurnBase(0)) == ["AT-BM-05"] * 3
    assert rules(match, AttackWith(1), TearDown(1, 0), EndAttacks()) == ["AT-RUL-41"] * 3
    assert rules(match, AttackWith(2), Move(0)) == ["AT-MOV-12", "AT-MOV-07"]


@pytest.mark.rule("AT-BM-05", "AT-RUL-39", "AT-RUL-41")
def test_an_attackback_of_the_battle_master_itself_does_not_change_its_first_aim() -> None:
    match = table(
        piece("unicron_robot"),
        piece("galvatron_robot", y=700, bottom=25),
        FOE,
        phase="attack",
        script=[STILL, hit(0, {1: 80}), STILL, miss(0), STILL, miss(0)],
    )
    answer(match, AttackWith(0), Aim(900, 50), Choose(0), Halt(900), AttackWith(0), Aim(1000, 0))
    answer(match, StopFiring(), FireAgain())
    aims = [(each.shot, each.yaw, each.pitch) for each in told(match, Attacked)]
    assert aims == [(1, 0, 50), (1, 100, 0), (2, 0, 50)]


@pytest.mark.rule("AT-ATK-11", "AT-DEC-11", "AT-RUL-105")
def test_void_turns_of_a_claw_are_given_back_three_times_at_most() -> None:
    void = ("physics", hit(0)[1].__class__(0, "", 2, void=True))
    claw = piece("ratchet_robot", y=640)
    foe = piece("prowl_robot", "B", y=690, facing=270)
    match = table(
        claw,
        piece("jetfire_robot", x=100, y=100),
        foe,
        FOE,
        phase="attack",
        script=[STILL, hit(0, claw_contact=True), STILL, void, STILL, void, STILL, void],
    )
    answer(match, AttackWith(0), Aim(900, 0))
    refuses(match, (Knob,))
    assert rules(match, AttackWith(1), Aim(900, 0)) == ["AT-RUL-22", "AT-DEC-10"]
    answer(match, Knob("left"), Knob("right"))
    assert asked(match) == (0, "knob")
    assert match.state.shots == 1
    answer(match, Knob("left"))
    assert asked(match) == (0, "attack")
    assert offered(match) == ["attack_with jetfire_robot", "end_attacks"]
    assert (match.state.used, match.state.figures[0].loaded) == (1, 0)
    assert [each.shot for each in told(match, Attacked)] == [1, 2, 2, 2]


@pytest.mark.rule("AT-SLW-03", "AT-SLW-02", "AT-LB-02", "AT-RUL-14", "AT-RUL-20")
@pytest.mark.parametrize(
    ("on", "standing", "first", "rule", "why"),
    [
        ("junkyard_b", (457, 587), 7, "AT-SLW-03", "too-many-tix"),
        ("junkyard_b", (457, 470), 12, "AT-SLW-02", "no-tix-left"),
        ("highway", (190, 540), 12, "AT-LB-02", "no-tix-left"),
        ("bare_table", (100, 800), 12, "AT-RUL-14", "no-tix-left"),
        ("bare_table", (300, 300), 13, "AT-MOV-02", "too-many-tix"),
        ("bare_table", (300, 300), 0, "AT-MOV-02", "no-tix"),
    ],
)
def test_who_rolls_no_farther_is_told_by_which_rule(
    on: str, standing: tuple[float, float], first: int, rule: str, why: str
) -> None:
    match = table(piece("arcee_robot", x=standing[0], y=standing[1]), FOE, on=on)
    answer(match, Move(0))
    ahead = Advance(((round(10 * standing[0]), 9000),), first)
    if why == "no-tix-left":
        answer(match, ahead)
        if match.ask is not None and match.ask.about == "wreck":
            refuses(match, (Wreck, Spare))
            answer(match, Spare())
        ahead = Advance(((100, 100),), 1)
    refusal = refused(match, ahead)
    assert (refusal.rule, refusal.why) == (rule, why)


@pytest.mark.rule("AT-OBJ-03", "AT-OBJ-04", "AT-RUL-81", "AT-RUL-82", "AT-SMP-01")
@pytest.mark.parametrize(
    ("sort", "behind", "rule", "why"),
    [
        ({"sort": "crate", "at": [300, 339]}, "B", "AT-OBJ-04", "no-room-to-push"),
        ({"sort": "crate", "at": [300, 339]}, "A", "AT-RUL-81", "no-room-to-push"),
        ({"sort": "crate", "at": [300, 345]}, "B", "AT-OBJ-03", "not-pushed"),
        ({"sort": "crate", "at": [300, 339], "standing": False}, "B", "AT-RUL-82", "lies-there"),
        ({"sort": "energon_tower", "at": [300, 351]}, "B", "AT-SMP-01", "never-pushed"),
        ({"sort": "fortress", "at": [300, 395]}, "B", "AT-OBJ-03", "never-pushed"),
        ({"sort": "crate", "at": [300, 339], "removed": True}, "B", "AT-OBJ-03", "not-pushed"),
    ],
)
def test_an_object_that_is_not_pushed_is_told_by_its_own_rule(
    sort: dict[str, Any], behind: str, rule: str, why: str
) -> None:
    match = table(
        piece("kup_robot", x=300, y=300),
        piece("arcee_robot", behind, x=300, y=375),
        FOE,
        things=[sort],
    )
    answer(match, Move(0))
    refusal = refused(match, Shove(0, 1))
    assert (refusal.rule, refusal.why) == (rule, why)
    assert rules(match, Shove(1, 1), Shove(-1, 1)) == ["AT-OBJ-03"] * 2
    assert rules(match, Halt(3600), Halt(-1)) == ["AT-DEC-07"] * 2
