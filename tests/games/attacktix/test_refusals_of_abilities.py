"""What is refused while an ability is settled, and by which rule."""

from __future__ import annotations

import pytest

from rollout.games.attacktix.actions import (
    Aim,
    AttackWith,
    Choose,
    EndAttacks,
    EndMoves,
    Enter,
    Halt,
    Move,
    PushTo,
    SettleFirst,
    Slash,
    TearDown,
)
from rollout.kernel import Refusal
from tests.games.attacktix.refusing import FOE, refuses, rules
from tests.games.attacktix.table import (
    STILL,
    answer,
    asked,
    duel,
    grind,
    hit,
    offered,
    piece,
    refused,
    table,
)


@pytest.mark.rule("AT-ABL-06", "AT-DEC-14", "AT-RST-04", "AT-RUL-65")
def test_in_an_attackback_nobody_else_moves_or_attacks() -> None:
    match = table(
        piece("kup_robot", y=640),
        piece("arcee_robot", x=100, y=300),
        piece("strongarm_robot", "B", y=700, facing=270, bottom=25),
        piece("strongarm_robot", "B", x=800, y=900, facing=270, loaded=0),
        piece("bumblebee_robot", "B", x=120, y=800, facing=270),
        on="highway",
        phase="attack",
        section_reach="any",
        script=[STILL, hit(0, {2: 80})],
    )
    answer(match, AttackWith(0), Slash("left", 1200), Choose(3))
    assert rules(match, Move(4), Move(1), EndMoves()) == ["AT-ABL-06", "AT-MOV-12", "AT-ABL-06"]
    assert rules(match, AttackWith(3), EndAttacks()) == ["AT-RUL-22"] * 2
    assert not any(each.startswith("move") for each in offered(match))
    answer(match, Halt(2700))
    assert asked(match) == (1, "attackback")
    refuses(match)
    assert rules(match, Move(3), AttackWith(4), Halt(0)) == ["AT-ABL-06"] * 3
    assert rules(match, AttackWith(3), TearDown(3, 99)) == ["AT-RST-04", "AT-DEC-09"]
    assert rules(match, TearDown(4, 0), AttackWith(1)) == ["AT-ABL-06", "AT-MOV-12"]


@pytest.mark.rule("AT-SPC-03", "AT-RUL-34", "AT-SPC-04", "AT-DEC-13")
def test_transform_says_what_does_not_pair() -> None:
    match = table(
        piece("kup_robot", "B", y=640, facing=270),
        piece("hot_shot_robot", y=580, bottom=25),
        piece("hot_shot_car", zone="defeated"),
        piece("hot_shot_car", zone="back_up"),
        piece("hot_shot_robot", zone="back_up"),
        piece("prowl_robot", x=800),
        turn_of="B",
        phase="attack",
        script=[STILL, hit(0, {1: 80}), grind()],
    )
    answer(match, AttackWith(0), Slash("left", 1200))
    assert offered(match) == ["choose hot_shot_car-2"]
    refuses(match, (Choose,))
    assert rules(match, Choose(2), Choose(4), Choose(5)) == ["AT-SPC-03", "AT-RUL-34", "AT-SPC-03"]
    assert rules(match, Choose(0), Choose(6), Choose(-1)) == ["AT-SPC-04"] * 3
    answer(match, Choose(3))
    refuses(match, (Enter,))
    assert rules(match, Enter(4572, 5000), Enter(99_999_999, 1300)) == ["AT-SPC-08"] * 2


@pytest.mark.rule("AT-ABL-08", "AT-SPC-04", "AT-RUL-64")
def test_an_opponent_that_an_ability_is_not_about_does_not_fit() -> None:
    match = table(
        piece("unicron_robot"),
        piece("kup_robot", x=300),
        piece("shockwave_robot", "B", y=700, bottom=25),
        FOE,
        phase="attack",
        script=[STILL, hit(0, {2: 80})],
    )
    answer(match, AttackWith(0), Aim(900, 0))
    assert offered(match) == ["choose kup_robot"]
    assert refused(match, Choose(0)) == Refusal("AT-SPC-04", "does-not-fit", {"figure": 0})
    assert refused(match, Choose(3)) == Refusal("AT-RUL-64", "for-opponents", {"figure": 3})


@pytest.mark.rule("AT-ABL-05", "AT-SPC-04")
def test_of_the_defeated_only_those_are_rallied_that_the_ability_names() -> None:
    match = table(
        piece("kup_robot", "B", y=640, facing=270),
        piece("cyclonus_robot", y=580, bottom=25),
        piece("skywarp_robot", zone="defeated"),
        piece("runabout_car", zone="defeated"),
        piece("arcee_robot", x=800),
        turn_of="B",
        phase="attack",
        script=[STILL, hit(0, {1: 80})],
    )
    answer(match, AttackWith(0), Slash("left", 1200))
    assert offered(match) == ["choose skywarp_robot"]
    assert refused(match, Choose(3)) == Refusal("AT-SPC-04", "does-not-fit", {"figure": 3})


@pytest.mark.rule("AT-DEC-09", "AT-MOV-12", "AT-DEC-06")
def test_in_the_gallery_there_is_one_figure_to_order_about() -> None:
    match = duel([], mode="gallery", forces=("jetfire_robot", "kup_robot, arcee_robot"))
    assert rules(match, TearDown(0, 0), AttackWith(1), EndMoves()) == [
        "AT-DEC-09",
        "AT-MOV-12",
        "AT-DEC-06",
    ]
    refuses(match)


@pytest.mark.rule("AT-ABL-04", "AT-ABL-05", "AT-RUL-32")
@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("ratchet_robot", ["AT-ABL-05", "AT-ABL-05", "AT-ABL-05", "AT-RUL-32", ""]),
        ("prowl_robot", ["AT-ABL-04", "", "AT-ABL-04", "AT-ABL-04", "AT-ABL-04"]),
    ],
)
def test_rally_and_recruit_each_draw_on_their_own_place(code: str, found: list[str]) -> None:
    match = table(
        piece("kup_robot", "B", y=640, facing=270),
        piece(code, y=580, bottom=25),
        piece("strongarm_robot", zone="back_up"),
        piece("hot_shot_robot", x=800),
        piece("arcee_robot", y=520),
        piece("strongarm_robot", zone="defeated"),
        piece("hot_shot_car", zone="back_up"),
        turn_of="B",
        phase="attack",
        script=[STILL, hit(0, {1: 80, 4: 90})],
    )
    answer(match, AttackWith(0), Slash("left", 1200))
    options = match.ask.options  # type: ignore[union-attr]
    refusals = [options.refusal(Choose(number)) for number in (1, 2, 3, 4, 5)]
    assert [each.rule if each else "" for each in refusals] == found
    other = options.refusal(Choose(6))
    assert other is not None
    assert other.rule == ("AT-SPC-04" if code == "prowl_robot" else "AT-ABL-05")


@pytest.mark.rule("AT-RUL-31", "AT-DEC-15", "AT-ABL-08")
def test_only_who_fell_in_that_instant_is_settled_first_and_a_push_has_its_limits() -> None:
    match = table(
        piece("kup_robot", y=640),
        piece("rumble_robot", "B", y=700, bottom=25),
        piece("ravage_panther", "B", x=420, y=700),
        piece("laserbeak_condor", "B", x=380, y=700),
        FOE,
        phase="attack",
        script=[STILL, hit(0, {1: 80, 2: 80, 3: 90})],
    )
    answer(match, AttackWith(0), Slash("left", 1200))
    assert offered(match) == ["settle_first rumble_robot", "settle_first ravage_panther"]
    refuses(match, (SettleFirst,))
    assert rules(match, SettleFirst(3), SettleFirst(9)) == ["AT-RUL-31"] * 2
    answer(match, SettleFirst(1), Choose(0))
    refuses(match, (PushTo,))
    limits = (PushTo(0, 5), PushTo(0, -1), PushTo(3600, 1), PushTo(-1, 1))
    assert rules(match, *limits) == ["AT-ABL-08"] * 4
