"""AT-ATK, AT-BM: poses, limits, shots, switches."""

import pytest

from rollout.games.attacktix import GAME
from rollout.games.attacktix.actions import Aim, AttackWith, Slash, TearDown, Throw, TurnBase
from rollout.games.attacktix.events import (
    Attacked,
    AttackOver,
    BaseTurned,
    Felled,
    Missed,
    Reloaded,
    Slid,
    StrokeVoid,
    Struck,
    SwitchTripped,
    ThingMoved,
    TurnBegan,
)
from rollout.games.attacktix.record import Record
from rollout.games.attacktix.rules.attack import stroke_of
from rollout.games.attacktix.rules.strokes import AimNoise, Shot, error_of, figures_near
from rollout.games.attacktix.rules.turn import attack_menu
from rollout.kernel import Refusal
from rollout.space.physics.outcome import FigureAfter, Posture, ThingAfter
from rollout.space.physics.weapons import Error
from tests.games.attacktix.table import (
    STILL,
    answer,
    asked,
    hit,
    miss,
    offered,
    piece,
    refused,
    table,
    told,
    touched,
)

JETFIRE = piece("jetfire_robot", x=400, y=400)
KUP = piece("kup_robot", x=600, y=400)
ARCEE = piece("arcee_robot", x=700, y=400)
FOE = piece("prowl_robot", "B", x=400, y=700, facing=270)
OTHER = piece("cyclonus_robot", "B", x=600, y=800, facing=270)


@pytest.mark.rule("AT-ATK-01", "AT-TRN-03", "AT-RUL-21", "AT-RUL-22", "AT-RUL-25", "AT-DEC-09")
def test_up_to_two_different_figures_attack_one_after_the_other() -> None:
    script = [STILL, miss(0), STILL, miss(1)]
    match = table(JETFIRE, KUP, ARCEE, FOE, phase="attack", script=script)
    assert offered(match)[-1] == "end_attacks"
    answer(match, "attack_with jetfire_robot", "aim 900 0")
    assert asked(match) == (0, "attack")
    assert refused(match, "attack_with jetfire_robot").rule == "AT-RUL-21"
    assert told(match, AttackOver) == [AttackOver(0, 1)]
    answer(match, "attack_with kup_robot", "slash left 900")
    assert asked(match) == (1, "move")
    assert told(match, Missed) == [Missed(0), Missed(1)]


@pytest.mark.rule("AT-ATK-01")
def test_attacking_is_never_compulsory() -> None:
    match = table(JETFIRE, FOE, phase="attack")
    answer(match, "end_attacks")
    assert told(match, TurnBegan) == [TurnBegan(1, 2, 2)]


@pytest.mark.rule("AT-ATK-02", "AT-ATK-06", "AT-ATK-12", "AT-DEC-10")
def test_a_missile_points_anywhere_within_its_joints_in_half_degrees() -> None:
    match = table(JETFIRE, FOE, phase="attack", script=[STILL, miss(0)])
    answer(match, "attack_with jetfire_robot")
    assert Aim(650, -100) in match.ask.options  # type: ignore[union-attr]
    assert Aim(1150, 250) in match.ask.options  # type: ignore[union-attr]
    for wrong in (
        Aim(645, 0),
        Aim(1155, 0),
        Aim(900, 255),
        Aim(900, -105),
        Aim(902, 0),
        Aim(900, 3),
    ):
        assert refused(match, wrong).why in ("beyond-the-joint", "no-such-angle")
    answer(match, Aim(1000, 35))
    (shot,) = told(match, Attacked)
    assert (shot.weapon, shot.yaw, shot.pitch, shot.shot) == ("standard_missile", 100, 35, 1)


@pytest.mark.rule("AT-ATK-03", "AT-ATK-04", "AT-ATK-05")
def test_the_base_is_not_turned_unless_that_was_agreed() -> None:
    match = table(JETFIRE, FOE, phase="attack")
    answer(match, "attack_with jetfire_robot")
    assert TurnBase(0) not in match.ask.options  # type: ignore[union-attr]
    melee = table(JETFIRE, KUP, FOE, phase="attack", friendly_turn="melee")
    answer(melee, "attack_with jetfire_robot")
    assert TurnBase(0) not in melee.ask.options  # type: ignore[union-attr]
    every = table(JETFIRE, FOE, phase="attack", friendly_turn="all", script=[STILL, miss(0)])
    answer(every, "attack_with jetfire_robot", TurnBase(0))
    assert told(every, BaseTurned) == [BaseTurned(0, 0)]
    answer(every, Aim(50, 0))
    assert told(every, Attacked)[0].yaw == 50


@pytest.mark.rule("AT-ATK-07", "AT-ATK-08")
def test_a_slash_comes_from_a_side_wound_up_to_120_degrees() -> None:
    match = table(ARCEE, FOE, phase="attack", script=[STILL, miss(0)])
    answer(match, "attack_with arcee_robot")
    for wrong in (Slash("left", 1205), Slash("left", -5), Slash("left", 900, 90)):
        assert refused(match, wrong).rule == "AT-ATK-02"
    for between in (Slash("left", 3), Slash("left", 900, 5)):
        assert refused(match, between).rule == "AT-DEC-10"
    answer(match, "slash left 1200 -80")
    (stroke,) = told(match, Attacked)
    assert (stroke.side, stroke.twist, stroke.height) == ("left", 1200, -80)


@pytest.mark.rule("AT-RUL-105")
def test_a_weapon_that_would_begin_inside_another_body_is_refused() -> None:
    friend = piece("kup_robot", x=735, y=395)
    match = table(ARCEE, friend, FOE, phase="attack")
    answer(match, "attack_with arcee_robot")
    assert refused(match, Slash("right", 900)).rule == "AT-RUL-105"
    assert Slash("left", 900) in match.ask.options  # type: ignore[union-attr]


@pytest.mark.rule("AT-RUL-105", "AT-ATK-08")
@pytest.mark.parametrize(
    ("code", "height", "fits"),
    [("bumblebee_car", 30, False), ("bumblebee_car", 40, True), ("bumblebee_robot", 80, False)],
)
def test_an_arm_begins_over_whoever_is_lower_than_it_is_held(
    code: str, height: int, fits: bool
) -> None:
    match = table(ARCEE, piece(code, x=735, y=395), FOE, phase="attack")
    answer(match, "attack_with arcee_robot")
    assert match.ask is not None
    assert (Slash("right", 900, height) in match.ask.options) == fits


@pytest.mark.rule("AT-ATK-09", "AT-ATK-10")
def test_throws_and_jabs_have_joints_of_their_own() -> None:
    grimlock = piece("grimlock_tyrannosaur", x=400, y=400)
    bumblebee = piece("bumblebee_car", x=600, y=400)
    match = table(grimlock, bumblebee, FOE, phase="attack", script=[STILL, miss(0)])
    answer(match, "attack_with grimlock_tyrannosaur")
    assert refused(match, Throw(745)).rule == "AT-ATK-02"
    answer(match, Throw(750), "attack_with bumblebee_car")
    assert Aim(1100, 150) in match.ask.options  # type: ignore[union-attr]
    assert refused(match, Aim(1105, 0)).rule == "AT-ATK-02"


@pytest.mark.rule("AT-RUL-83", "AT-SMP-06")
def test_a_throw_attacker_may_throw_a_small_object_that_it_touches() -> None:
    """The first piece of junk lies at (362, 536.4)."""
    grimlock = piece("grimlock_tyrannosaur", x=361.9, y=536.4 - 8 - 22.5)
    match = table(grimlock, FOE, on="junkyard", phase="attack", script=[STILL, miss(0)])
    answer(match, "attack_with grimlock_tyrannosaur")
    assert refused(match, Throw(900, 5)).rule == "AT-RUL-83"
    answer(match, Throw(900, 0))
    assert told(match, Attacked)[0].thing == 0


@pytest.mark.rule("AT-ATK-11", "AT-DEC-11")
@pytest.mark.parametrize("turn", ["left", "right"])
def test_a_claw_that_touches_may_be_turned(turn: str) -> None:
    ratchet = piece("ratchet_robot", x=400, y=400)
    near = piece("prowl_robot", "B", x=400, y=440, bottom=0)
    script = [STILL, hit(0, claw_contact=True), STILL, hit(0, {1: 90})]
    match = table(ratchet, near, OTHER, phase="attack", script=script)
    answer(match, "attack_with ratchet_robot", "aim 900 0")
    assert asked(match) == (0, "knob")
    assert offered(match) == ["knob left", "knob right", "knob not"]
    answer(match, f"knob {turn}")
    assert match.state.figures[1].zone == "defeated"
    left = table(ratchet, near, phase="attack", script=[STILL, hit(0, claw_contact=True)])
    answer(left, "attack_with ratchet_robot", "aim 900 0", "knob not")
    assert left.state.figures[1].zone == "play"


@pytest.mark.rule("AT-CHN-04", "AT-CHN-05")
def test_the_error_of_a_hand_is_drawn_before_the_shot_and_scaled_by_the_agreed_noise() -> None:
    drawn = [1000, -1000, 2000, 1000, 1000]
    assert error_of("missile", "normal", drawn) == Error(200, -150, 100, 0, 0)
    assert error_of("missile", "steady", drawn) == Error(100, -75, 50, 0, 0)
    assert error_of("slash", "shaky", drawn) == Error(1200, 0, 360, 120, 75)
    assert error_of("jab", "normal", drawn) == Error(800, 0, 240, 0, 50)
    assert AimNoise().fault([0, 0, 0, 0, 6001]) is not None
    script = [("aim_noise", drawn), miss(0)]
    match = table(JETFIRE, FOE, phase="attack", script=script)
    answer(match, "attack_with jetfire_robot", "aim 900 0")
    assert told(match, Attacked)[0].error == (200, -150, 100, 0, 0)


def test_a_record_that_speaks_of_others_is_no_outcome() -> None:
    match = table(JETFIRE, FOE, phase="attack")
    shot = Shot(match.state, stroke_of(match.state, 0, Error(), -1), 1)
    assert shot.fault(Record(0, "", 1)) is None
    assert shot.fault(Record(0, "", 1, figures={"7": FigureAfter(1, 1, 1, "down", 1)})) is not None
    assert shot.fault(Record(0, "", 1, objects={"0": ThingAfter(1, 1, 1, True)})) is not None
    assert shot.fault(3) is not None


@pytest.mark.rule("AT-BM-06", "AT-CHN-05")
def test_a_record_of_another_attack_or_with_words_of_its_own_is_no_outcome() -> None:
    match = table(JETFIRE, FOE, PRIMUS, phase="attack")
    shot = Shot(match.state, stroke_of(match.state, 0, Error(), -1), 1)
    assert shot.fault(Record(1, "", 1)) is not None
    assert shot.fault(Record(0, "", 1, switches={"1": (True, True)})) is not None
    assert shot.fault(Record(0, "", 1, switches={"2": (True, True)})) is None
    flying = {"x": 1, "y": 1, "facing": 1, "state": "flying"}
    written = {"attacker": 0, "weapon": "", "shot": 1, "figures": {"1": flying}}
    assert shot.fault(written) is not None
    assert shot.fault({**written, "figures": {"1": {**flying, "state": "leaning"}}}) is None


def test_figures_far_from_the_line_of_fire_are_left_out() -> None:
    far = piece("kup_robot", "B", x=800, y=500)
    match = table(JETFIRE, FOE, far, phase="attack")
    stroke = stroke_of(match.state, 0, Error(), -1)
    assert figures_near(match.state, stroke) == [0, 1]


def test_what_cannot_be_carried_out_is_given_back_and_in_the_end_used_up() -> None:
    void = ("physics", Record(0, "", 1, void=True))
    match = table(JETFIRE, FOE, phase="attack", script=[STILL, void] * 3)
    for _ in range(2):
        answer(match, "attack_with jetfire_robot", "aim 900 0")
        assert asked(match) == (0, "attack")
        assert match.state.figures[0].loaded == 1
    answer(match, "attack_with jetfire_robot", "aim 900 0")
    assert told(match, StrokeVoid) == [StrokeVoid(0)] * 3
    assert asked(match) == (1, "move")


@pytest.mark.rule("AT-RUL-105")
@pytest.mark.parametrize(
    ("inside", "event"),
    [
        ("", StrokeVoid(0)),
        ("1", StrokeVoid(0, "figure", 1)),
        ("object", StrokeVoid(0, "object")),
    ],
)
def test_it_is_told_what_a_weapon_would_have_begun_in(inside: str, event: StrokeVoid) -> None:
    void = ("physics", Record(0, "", 1, void=True, inside=inside))
    match = table(JETFIRE, FOE, phase="attack", script=[STILL, void])
    answer(match, "attack_with jetfire_robot", "aim 900 0")
    assert told(match, StrokeVoid) == [event]


def test_nobody_who_does_not_stand_there_is_in_the_way_of_a_weapon() -> None:
    match = table(JETFIRE, FOE, phase="attack")
    shot = Shot(match.state, stroke_of(match.state, 0, Error(), -1), 1)
    assert shot.fault(Record(0, "", 1, void=True, inside="1")) is None
    assert shot.fault(Record(0, "", 1, void=True, inside="7")) is not None


@pytest.mark.rule("AT-RUL-105", "AT-RUL-21")
def test_whose_attack_was_void_three_times_lets_another_try_in_this_turn() -> None:
    void = ("physics", Record(0, "", 1, void=True))
    wall = piece("jetfire_robot", x=100, y=640)
    match = table(
        JETFIRE,
        wall,
        FOE,
        phase="attack",
        on="fortress",
        script=[STILL, void] * 3 + [STILL, miss(1)],
    )
    for number in range(3):
        assert not match.state.balked
        assert "attack_with jetfire_robot" in offered(match), number
        answer(match, AttackWith(0), Aim(900, 0))
    assert list(match.state.balked) == [0]
    assert asked(match) == (0, "attack")
    too_often = Refusal("AT-RUL-105", "void-too-often", {"figure": 0})
    assert [refused(match, AttackWith(0)), refused(match, TearDown(0, 0))] == [too_often] * 2
    decoded = GAME.rules.decode(GAME.rules.encode(match.state))
    assert decoded.balked == (0,)
    answer(match, AttackWith(1), Aim(900, 0))
    assert asked(match) == (1, "move")
    assert not match.state.balked
    assert "balked" not in GAME.rules.encode(match.state)


@pytest.mark.rule("AT-RUL-26")
@pytest.mark.parametrize(("repose", "yaw"), [("kept", 50), ("attack_step", 0)])
def test_the_last_pose_stays_unless_weapons_are_straightened(repose: str, yaw: int) -> None:
    match = table(JETFIRE, FOE, phase="attack", script=[STILL, miss(0)], repose=repose)
    answer(match, "attack_with jetfire_robot", "aim 950 0")
    answer(match, "end_moves", "end_attacks", "end_moves")
    assert match.state.figures[0].pose.yaw == yaw


@pytest.mark.rule("AT-RUL-27")
def test_the_attackers_base_is_held() -> None:
    match = table(JETFIRE, FOE, phase="attack", script=[STILL, hit(0, {1: 80})])
    answer(match, "attack_with jetfire_robot", "aim 900 0")
    assert (match.state.figures[0].x, match.state.figures[0].y) == (4000, 4000)


UNICRON = piece("unicron_robot", x=400, y=400)
BACK = piece("cyclonus_robot", "B", x=100, y=1000, facing=270)


@pytest.mark.rule(
    "AT-BM-01", "AT-BM-02", "AT-BM-04", "AT-BM-05", "AT-RUL-39", "AT-DEC-12", "AT-RUL-41"
)
def test_a_battle_master_fires_up_to_four_missiles_in_one_direction_as_one_attack() -> None:
    script = [STILL, miss(0)] * 3
    match = table(UNICRON, FOE, phase="attack", script=script)
    answer(match, "attack_with unicron_robot", "aim 950 20")
    assert asked(match) == (0, "fire_again")
    assert offered(match) == ["fire_again", "stop_firing"]
    answer(match, "fire_again", "fire_again", "stop_firing")
    assert [(each.yaw, each.pitch, each.shot) for each in told(match, Attacked)] == [
        (50, 20, 1),
        (50, 20, 2),
        (50, 20, 3),
    ]
    assert told(match, AttackOver) == [AttackOver(0, 1)]
    assert asked(match) == (1, "move")


@pytest.mark.rule("AT-BM-02")
def test_after_four_missiles_it_is_empty() -> None:
    match = table(UNICRON, FOE, phase="attack", script=[STILL, miss(0)] * 4)
    answer(match, "attack_with unicron_robot", "aim 950 20", *["fire_again"] * 3)
    assert asked(match) == (1, "move")


@pytest.mark.rule("AT-BM-03", "AT-RUL-40", "AT-RUL-98")
def test_firing_stops_until_a_fallen_figures_ability_is_settled() -> None:
    """Thundercracker recovers; an object that falls stops nothing."""
    comrade = piece("cyclonus_robot", "B", x=600, y=900)
    target = piece("thundercracker_robot", "B", x=400, y=700, bottom=25)
    tower = ThingAfter(4572, 5872, 0, False)
    script = [STILL, hit(0, {1: 80}), ("grind", [0, 0]), STILL, hit(0, things={0: tower})]
    match = table(UNICRON, target, comrade, phase="attack", on="energon_field", script=script)
    answer(match, "attack_with unicron_robot", "aim 900 0")
    assert match.state.figures[1].zone == "play"
    assert asked(match) == (0, "fire_again")
    answer(match, "fire_again")
    assert told(match, ThingMoved) == [ThingMoved(0, 4572, 5872, False, False)]
    assert asked(match) == (0, "fire_again")


PRIMUS = piece("primus_robot", "B", x=400, y=700, facing=270)


@pytest.mark.rule("AT-BM-06", "AT-RUL-42")
def test_both_switches_in_one_turn_fell_a_battle_master() -> None:
    waist, chest = hit(0, switches={2: (True, False)}), hit(1, switches={2: (False, True)})
    jab = piece("bumblebee_car", x=400, y=650)
    match = table(JETFIRE, jab, PRIMUS, BACK, phase="attack", script=[STILL, waist, STILL, chest])
    answer(match, "attack_with jetfire_robot", "aim 900 0")
    assert told(match, SwitchTripped) == [SwitchTripped(2, True, False)]
    assert match.state.figures[2].zone == "play"
    answer(match, "attack_with bumblebee_car", "aim 900 0")
    assert told(match, Felled)[0].how == "switches"
    assert match.state.figures[2].zone == "defeated"


@pytest.mark.rule("AT-BM-12", "AT-RST-02", "AT-RUL-42")
def test_a_tripped_switch_is_reset_when_the_turn_ends() -> None:
    script = [
        STILL,
        hit(0, switches={1: (True, False)}),
        STILL,
        hit(0, switches={1: (False, True)}),
    ]
    match = table(JETFIRE, PRIMUS, phase="attack", script=script)
    answer(match, "attack_with jetfire_robot", "aim 900 0")
    assert told(match, Reloaded) == [Reloaded(0)]
    answer(match, "end_moves", "end_attacks", "end_moves", "attack_with jetfire_robot", "aim 900 0")
    assert told(match, SwitchTripped)[-1] == SwitchTripped(1, False, True)
    assert match.state.figures[1].zone == "play"


@pytest.mark.rule("AT-BM-07")
def test_switches_tripped_by_its_own_side_count_the_same() -> None:
    own = piece("primus_robot", x=400, y=700, facing=270)
    match = table(
        JETFIRE, own, FOE, phase="attack", script=[STILL, hit(0, switches={1: (True, True)})]
    )
    answer(match, "attack_with jetfire_robot", "aim 900 0")
    assert match.state.figures[1].zone == "defeated"


@pytest.mark.rule("AT-BM-08", "AT-BM-09", "AT-BM-10", "AT-PHM-T3")
@pytest.mark.parametrize("how", ["down", "leaning"])
def test_toppled_or_leaning_it_is_defeated_whatever_the_switches_show(how: Posture) -> None:
    after = FigureAfter(4000, 7100, 2700, how, 300)
    match = table(JETFIRE, PRIMUS, BACK, phase="attack", script=[STILL, hit(0, after={1: after})])
    answer(match, "attack_with jetfire_robot", "aim 900 0")
    assert told(match, Felled)[0].how == how
    assert match.state.figures[1].zone == "defeated"


def test_who_is_struck_and_slides_keeps_its_place() -> None:
    after = FigureAfter(4100, 7200, 2650, "standing")
    script = [STILL, hit(0, after={1: after}, contacts=touched(1))]
    match = table(JETFIRE, FOE, phase="attack", script=script)
    answer(match, "attack_with jetfire_robot", "aim 900 0")
    assert told(match, Struck) == [Struck(0, 1, "torso", 9000)]
    assert told(match, Slid) == [Slid(1, 4100, 7200, 2650)]
    assert match.state.figures[1].facing == 2650


@pytest.mark.rule("AT-RUL-68", "AT-RUL-84", "AT-HB-03", "AT-RUL-67")
def test_only_a_megas_weapons_pass_high_barriers() -> None:
    match = table(UNICRON, JETFIRE, FOE, on="fortress", phase="attack")
    assert stroke_of(match.state, 0, Error(), -1).over_walls
    plain = stroke_of(match.state, 1, Error(), -1)
    assert not plain.over_walls
    assert len(Shot(match.state, plain, 1).tabletop.walls) == 8
    low = table(JETFIRE, FOE, on="highway", phase="attack")
    assert Shot(low.state, stroke_of(low.state, 0, Error(), -1), 1).tabletop.walls == ()


def test_the_menu_names_why_a_figure_cannot_attack() -> None:
    match = table(JETFIRE, piece("kup_robot", x=600, attacked=True), FOE, phase="attack")
    refusals = attack_menu(match.state, 0).refused
    assert refusals is not None
    assert refusals[AttackWith(1)].rule == "AT-RUL-21"


@pytest.mark.rule("AT-BM-06", "AT-RUL-31", "AT-PHM-T5")
def test_switches_fell_a_battle_master_at_the_last_touch_of_the_attack() -> None:
    """It is touched at 10 and at 50 ms; who tips at 30 ms has fallen before it."""
    touches = (*touched(1, "waist", 10), *touched(1, "chest", 50))
    kup = piece("kup_robot", "B", x=700, y=900)
    shot = hit(0, {2: 30}, switches={1: (True, True)}, contacts=touches)
    match = table(JETFIRE, PRIMUS, kup, phase="attack", script=[STILL, shot])
    answer(match, "attack_with jetfire_robot", "aim 900 0")
    assert [(each.figure, each.time) for each in told(match, Felled)] == [(2, 30), (1, 50)]
