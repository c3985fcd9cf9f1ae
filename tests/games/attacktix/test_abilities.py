"""AT-ABL: the twelve verbs, each at work and each failing."""

from collections.abc import Sequence
from typing import Any

import pytest

from rollout.games.attacktix.actions import Advance, Enter, Halt, PushTo
from rollout.games.attacktix.events import (
    AbilityFailed,
    AbilityUsed,
    Captured,
    Defeated,
    Encouraged,
    Entered,
    Felled,
    Ground,
    Jammed,
    Pushed,
    Recovered,
    TurnBegan,
    Underside,
)
from rollout.games.attacktix.model import State
from rollout.games.attacktix.rules.wheel import possible_bottoms
from rollout.kernel import Match
from tests.games.attacktix.table import (
    STILL,
    answer,
    asked,
    grind,
    hit,
    miss,
    offered,
    pass_turn,
    piece,
    place,
    refused,
    reserve,
    table,
    to_attack,
    told,
)

JETFIRE = piece("jetfire_robot", x=400, y=400)
FIRE = ("attack_with jetfire_robot", "aim 900 0")
FELLED = [STILL, hit(0, {1: 80})]


def user(code: str, bottom: int = 25, **more: Any) -> dict[str, Any]:
    """A figure of seat B whose window is white."""
    return piece(code, "B", x=400, y=700, facing=270, bottom=bottom, **more)


def felled(*others: dict[str, Any], script: Sequence[Any] = (), **options: Any) -> Match[State]:
    match = table(JETFIRE, *others, phase="attack", script=[*FELLED, *script], **options)
    answer(match, *FIRE)
    return match


CAPTAIN = piece("cyclonus_robot", "B", x=100, y=1000)
LEADER = piece("galvatron_robot", "B", x=100, y=1000)
TROOPER = piece("kickback_insect", "B", x=100, y=1000)


@pytest.mark.rule("AT-ABL-01", "AT-RUL-37", "AT-SPC-02", "AT-SPC-05")
def test_recover_stands_up_where_it_lies_and_is_ground() -> None:
    match = felled(user("thundercracker_robot"), CAPTAIN, script=[grind(3, 7)])
    assert told(match, AbilityUsed) == [AbilityUsed(1, "recover")]
    assert told(match, Recovered) == [Recovered(1, 5010, 6000)]
    figure = match.state.figures[1]
    assert (figure.zone, figure.facing, figure.top, figure.bottom) == ("play", 2700, 3, 7)
    assert told(match, Defeated) == []


@pytest.mark.rule("AT-SPC-04", "AT-SPC-06", "AT-ABL-01")
def test_recover_fails_without_the_comrade_it_names() -> None:
    match = felled(user("thundercracker_robot"), TROOPER)
    assert told(match, AbilityFailed) == [AbilityFailed(1, "recover", "AT-SPC-06")]
    assert match.state.figures[1].zone == "defeated"


@pytest.mark.rule("AT-RUL-37")
def test_without_a_grind_everybody_can_count_on_from_the_white_window() -> None:
    match = felled(user("thundercracker_robot"), CAPTAIN, recover_grind=False)
    assert told(match, Ground) == []
    assert match.state.figures[1].seen_white == 0
    assert possible_bottoms(match.state, 1) == [3, 6, 9, 12, 16, 19, 22, 25]


@pytest.mark.rule("AT-ABL-02", "AT-SPC-08", "AT-SPC-09", "AT-RUL-35", "AT-PHM-W4", "AT-VIC-02")
def test_rescue_comes_back_at_the_line_two_tix_behind_it() -> None:
    match = felled(user("skywarp_robot"), CAPTAIN, script=[grind(5, 5)])
    assert asked(match) == (1, "enter")
    answer(match, Enter(3000, 10444))
    entered = told(match, Entered)
    assert entered == [Entered(1, 1, 3000, 10444 + 190 + 508, 2700)]
    figure = match.state.figures[1]
    assert (figure.zone, figure.top, figure.loaded) == ("play", 5, 1)


@pytest.mark.rule("AT-RUL-35")
def test_a_spot_is_free_when_the_base_fits_two_tix_back() -> None:
    in_the_way = piece("galvatron_robot", "B", x=300, y=1044.4 + 19 + 50.8)
    match = felled(user("skywarp_robot"), CAPTAIN, in_the_way, script=[grind()])
    assert refused(match, Enter(3000, 10444)).rule == "AT-RUL-35"
    assert refused(match, Enter(3000, 9000)).rule == "AT-SPC-08"
    assert Enter(3500, 10444) in match.ask.options  # type: ignore[union-attr]


@pytest.mark.rule("AT-ABL-03", "AT-SPC-03", "AT-RUL-33", "AT-RUL-34")
@pytest.mark.parametrize("where", ["line", "spot"])
def test_transform_exchanges_a_figure_for_its_other_mode_out_of_back_up(where: str) -> None:
    tank, g1 = reserve("megatron_tank", "B"), reserve("megatron_g1_robot", "B")
    match = felled(
        user("megatron_robot"), TROOPER, tank, g1, script=[grind(1, 1)], transform_place=where
    )
    assert offered(match) == ["choose megatron_tank"]
    answer(match, "choose megatron_tank")
    if where == "line":
        answer(match, Enter(3000, 10444))
        assert place(match, 3) == (3000, 10444 + 225 + 508)
    else:
        assert place(match, 3) == (5010, 6000)
        assert match.state.figures[3].facing == 2700
    assert (match.state.figures[3].top, match.state.figures[3].bottom) == (1, 1)
    assert match.state.figures[3].zone == "play"
    assert match.state.figures[1].zone == "defeated"


@pytest.mark.rule("AT-SPC-03")
def test_transform_takes_nobody_from_the_defeated_area() -> None:
    match = felled(user("megatron_robot"), TROOPER, reserve("megatron_tank", "B", "defeated"))
    assert told(match, AbilityFailed) == [AbilityFailed(1, "transform", "AT-SPC-06")]


@pytest.mark.rule("AT-ABL-04", "AT-DEC-13", "AT-RUL-23")
def test_recruit_brings_one_in_who_may_attack_but_not_move() -> None:
    prowl = piece("prowl_robot", x=400, y=500, bottom=3)
    spare = reserve("strongarm_robot")
    script = [STILL, hit(0, {1: 80}), grind(), STILL, miss(2)]
    match = table(JETFIRE, prowl, spare, TROOPER, phase="attack", script=script)
    answer(match, *FIRE, "choose strongarm_robot", Enter(3000, 1300))
    assert asked(match) == (0, "attack")
    assert "attack_with strongarm_robot" in offered(match)
    assert match.state.figures[2].moved
    answer(match, "attack_with strongarm_robot", "aim 900 0")


@pytest.mark.rule("AT-ABL-05")
def test_rally_brings_back_a_defeated_comrade_never_the_user() -> None:
    fallen = reserve("rumble_robot", "B", "defeated")
    match = felled(user("kickback_insect"), LEADER, fallen, script=[grind()])
    assert offered(match) == ["choose rumble_robot"]
    answer(match, "choose rumble_robot", Enter(3000, 10444))
    assert match.state.figures[3].zone == "play"
    assert match.state.figures[1].zone == "defeated"


@pytest.mark.rule("AT-ABL-06", "AT-DEC-14", "AT-RUL-80", "AT-RUL-86")
def test_attackback_moves_and_attacks_at_once_and_uses_up_nothing() -> None:
    comrade = piece("starscream_robot", "B", x=100, y=900, facing=270)
    friend = piece("kup_robot", x=700, y=400)
    match = felled(user("galvatron_robot"), comrade, friend, script=[STILL, hit(2, {0: 70})])
    assert offered(match) == ["choose starscream_robot"]
    answer(match, "choose starscream_robot")
    assert asked(match) == (1, "roll")
    answer(match, Advance(((1000, 100),), 2), Halt(2700))
    assert asked(match) == (1, "attackback")
    answer(match, "attack_with starscream_robot", "aim 2700 0")
    starscream = match.state.figures[2]
    assert (starscream.moved, starscream.attacked, starscream.loaded) == (False, False, 0)
    assert [each.figure for each in told(match, Felled)] == [1, 0]
    assert match.state.figures[1].zone == "defeated"
    assert match.state.seat == 0
    assert not match.state.ended


@pytest.mark.rule("AT-ABL-06", "AT-RST-04")
def test_an_empty_launcher_does_not_attack_back() -> None:
    """Two Hot Shots of one seat attack back with the same Warrior: the second time it is empty."""
    warrior = piece("thundercracker_robot", "B", x=100, y=900, facing=270)
    users = [piece("galvatron_robot", "B", x=400 + 60 * n, y=700, bottom=25) for n in range(2)]
    script = [STILL, hit(0, {1: 80, 2: 90}), STILL, miss(3)]
    match = table(JETFIRE, *users, warrior, phase="attack", script=script)
    answer(match, *FIRE, "choose thundercracker_robot", Halt(2700))
    answer(match, "attack_with thundercracker_robot", "aim 2700 0")
    answer(match, "choose thundercracker_robot", Halt(2700))
    assert asked(match)[1] == "move"


@pytest.mark.rule("AT-RUL-85")
def test_attackbacks_nest_six_deep() -> None:
    ours = [piece("hot_shot_car", x=100 + 60 * n, y=300, bottom=25) for n in range(4)]
    theirs = [
        piece("galvatron_robot", "B", x=100 + 60 * n, y=900, facing=270, bottom=25)
        for n in range(4)
    ]
    last = piece("arcee_robot", x=800, y=300), piece("skywarp_robot", "B", x=800, y=900)
    strikes = [(0, 4), (9, 1), (8, 5), (9, 2), (8, 6), (9, 3), (8, 7)]
    script = [each for one, other in strikes for each in (STILL, hit(one, {other: 50}))]
    match = table(*ours, *theirs, *last, phase="attack", script=script)
    answer(match, "attack_with hot_shot_car", "aim 900 0")
    for name in ("skywarp_robot", "arcee_robot") * 3:
        answer(match, f"choose {name}", Halt(900), f"attack_with {name}", "slash right 0")
    assert told(match, AbilityFailed)[0].rule == "AT-RUL-85"


@pytest.mark.rule("AT-ABL-07", "AT-RUL-90")
def test_a_battle_cry_gives_one_more_attack_in_the_next_turn_only() -> None:
    cries = [piece("arcee_robot", "B", x=400 + 60 * n, y=700, bottom=25) for n in range(2)]
    script = [STILL, hit(0, {1: 80, 2: 90})]
    match = table(JETFIRE, *cries, CAPTAIN, phase="attack", script=script)
    answer(match, *FIRE)
    assert told(match, Encouraged) == [Encouraged(1, 1), Encouraged(1, 2)]
    assert told(match, TurnBegan)[-1] == TurnBegan(1, 2, 4)
    pass_turn(match)
    pass_turn(match)
    assert told(match, TurnBegan)[-1] == TurnBegan(1, 4, 2)


@pytest.mark.rule("AT-ABL-08", "AT-RUL-64", "AT-PHM-W4")
def test_push_slides_an_opponent_straight_up_to_four_tix() -> None:
    match = felled(user("shockwave_robot"), CAPTAIN)
    assert offered(match) == ["choose jetfire_robot"]
    answer(match, "choose jetfire_robot")
    assert refused(match, PushTo(0, 5)).rule == "AT-ABL-08"
    answer(match, PushTo(1800, 3))
    assert told(match, Pushed) == [Pushed(0, 4000 - 762, 4000)]
    figure = match.state.figures[0]
    assert (figure.facing, figure.top) == (900, 0)


@pytest.mark.rule("AT-ABL-08")
def test_a_pushed_figure_stops_on_contact_and_at_the_edge() -> None:
    near = piece("kup_robot", x=450, y=400)
    match = felled(user("shockwave_robot"), CAPTAIN, near)
    answer(match, "choose jetfire_robot", PushTo(0, 4))
    assert place(match, 0) == (4500 - 380, 4000)
    edge = table(
        piece("jetfire_robot", x=40, y=400),
        user("shockwave_robot"),
        CAPTAIN,
        phase="attack",
        script=FELLED,
    )
    answer(edge, *FIRE, "choose jetfire_robot", PushTo(1800, 4))
    assert place(edge, 0) == (0, 4000)


@pytest.mark.rule("AT-ABL-09", "AT-RUL-76")
def test_scramble_grinds_an_opponent_where_it_stands() -> None:
    match = felled(user("wheeljack_robot"), CAPTAIN, script=[grind(4, 4)])
    answer(match, "choose jetfire_robot")
    assert told(match, Ground) == [Ground(0, 5, "white")]
    assert place(match, 0) == (4000, 4000)


@pytest.mark.rule("AT-ABL-10", "AT-RUL-91")
def test_jam_keeps_an_opponent_from_attacking_in_its_next_turn() -> None:
    friend = piece("kup_robot", x=700, y=400)
    match = felled(user("ravage_panther"), CAPTAIN, friend)
    answer(match, "choose kup_robot")
    assert told(match, Jammed) == [Jammed(3)]
    assert "attack_with kup_robot" in offered(match)
    pass_turn(match)
    pass_turn(match)
    to_attack(match)
    assert refused(match, "attack_with kup_robot").rule == "AT-ABL-10"
    pass_turn(match)
    pass_turn(match)
    to_attack(match)
    assert "attack_with kup_robot" in offered(match)


@pytest.mark.rule("AT-ABL-11", "AT-RUL-49", "AT-RUL-89")
def test_revenge_defeats_the_attacker_and_its_underside_is_looked_at() -> None:
    friend = piece("kup_robot", x=700, y=400)
    match = felled(user("megatron_tank"), CAPTAIN, friend)
    assert [(each.figure, each.how) for each in told(match, Felled)] == [
        (1, "down"),
        (0, "ability"),
    ]
    assert told(match, Underside) == [Underside(1, True), Underside(0, False)]
    assert [each.zone for each in match.state.figures[:2]] == ["defeated", "defeated"]


@pytest.mark.rule("AT-RUL-104", "AT-ABL-11", "AT-ABL-12")
@pytest.mark.parametrize(
    ("code", "verb"), [("megatron_tank", "revenge"), ("megatron_g1_robot", "capture")]
)
def test_revenge_and_capture_fail_against_the_own_side(code: str, verb: str) -> None:
    own = piece(code, x=400, y=500, bottom=25)
    trooper = piece("strongarm_robot", x=700, y=300)
    match = table(JETFIRE, own, trooper, CAPTAIN, phase="attack", script=FELLED)
    answer(match, *FIRE)
    assert told(match, AbilityFailed) == [AbilityFailed(1, verb, "AT-RUL-104")]


@pytest.mark.rule("AT-ABL-12", "AT-RUL-87", "AT-RUL-99")
def test_capture_takes_the_attacker_for_the_rest_of_the_match() -> None:
    friend = piece("kup_robot", x=700, y=400)
    script = [STILL, hit(3, {0: 50})]
    match = felled(user("megatron_g1_robot"), TROOPER, friend, script=script)
    assert told(match, Captured) == [Captured(0, 1)]
    jetfire = match.state.figures[0]
    assert (jetfire.controller, jetfire.owner) == (1, 0)
    assert offered(match) == ["attack_with kup_robot", "end_attacks"]
    answer(match, "attack_with kup_robot", "slash left 1200")
    assert told(match, Defeated)[-1] == Defeated(0, 0)
    assert (jetfire.zone, jetfire.controller) == ("defeated", 0)


@pytest.mark.rule("AT-RUL-88", "AT-ABL-12")
def test_no_mega_is_captured() -> None:
    match = table(
        piece("unicron_robot", x=400, y=400),
        user("megatron_g1_robot"),
        TROOPER,
        phase="attack",
        script=FELLED,
    )
    answer(match, "attack_with unicron_robot", "aim 900 0")
    assert told(match, AbilityFailed) == [AbilityFailed(1, "capture", "AT-RUL-88")]


@pytest.mark.rule("AT-RUL-43")
def test_a_battle_masters_ability_may_bring_others_and_it_is_settled_like_any() -> None:
    fallen = reserve("arcee_robot", "B", "defeated")
    match = felled(user("primus_robot"), CAPTAIN, fallen, script=[grind()])
    answer(match, "choose arcee_robot", Enter(3000, 10444))
    primus = match.state.figures[1]
    assert (primus.zone, match.state.figures[3].zone) == ("defeated", "play")


@pytest.mark.rule("AT-RUL-30", "AT-SPC-05")
@pytest.mark.parametrize(
    ("choice", "zone"), [("use_ability", "play"), ("decline_ability", "defeated")]
)
def test_an_ability_is_compulsory_unless_it_was_agreed_otherwise(choice: str, zone: str) -> None:
    match = felled(user("thundercracker_robot"), CAPTAIN, script=[grind()], ability_optional=True)
    assert asked(match) == (1, "use_ability")
    answer(match, choice)
    assert match.state.figures[1].zone == zone


@pytest.mark.rule("AT-RUL-28", "AT-TRN-04", "AT-VIC-03")
def test_abilities_are_settled_at_once_and_can_save_a_player() -> None:
    match = felled(user("prowl_robot", 3), reserve("strongarm_robot", "B"), script=[grind()])
    assert not match.state.ended
    answer(match, "choose strongarm_robot", Enter(3000, 10444))
    assert match.result is None
    assert asked(match) == (1, "move")


@pytest.mark.rule("AT-PHM-W5")
def test_right_after_a_grind_the_chance_of_a_white_window_is_n_of_26() -> None:
    match = table(JETFIRE, CAPTAIN)
    white = [
        match.state.sculpt(0).shows_white(bottom) for bottom in possible_bottoms(match.state, 0)
    ]
    assert (sum(white), len(white)) == (12, 26)
