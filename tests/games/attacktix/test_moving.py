"""AT-MOV: tix, windows, turning, contact."""

import pytest

from rollout.games.attacktix import GAME
from rollout.games.attacktix.actions import Advance, EndMoves, Halt, Move
from rollout.games.attacktix.events import Halted, MoveBegan, Rolled, Stumbled
from rollout.games.attacktix.rules.rolling import Progress, walk
from rollout.games.attacktix.rules.wheel import possible_bottoms, possible_tops
from rollout.games.attacktix.setup import Setup
from rollout.kernel import Refusal
from tests.games.attacktix.table import answer, asked, offered, piece, place, refused, table, told

ARCEE = piece("arcee_robot", x=400, y=300)
"""Her wheel: 12w 13r 10w 14r 11r 12w 15w 9r 13w 11r 14r 12w."""
FOE = piece("kup_robot", "B", x=400, y=900, facing=270)


def north(tix: int, stop: str = "never") -> Advance:
    return Advance(((4000, 3000 + 254 * tix),), tix, stop)


@pytest.mark.rule("AT-MOV-01", "AT-MOV-06", "AT-TRN-02", "AT-DEC-06", "AT-RUL-18")
def test_every_figure_may_move_once_a_turn_or_not_at_all() -> None:
    match = table(ARCEE, piece("kup_robot", x=600), FOE)
    assert offered(match) == ["move arcee_robot", "move kup_robot", "end_moves"]
    answer(match, "move arcee_robot", Halt(0))
    assert offered(match) == ["move kup_robot", "end_moves"]
    assert refused(match, "move arcee_robot").rule == "AT-MOV-01"
    answer(match, EndMoves())
    assert asked(match) == (0, "attack")


@pytest.mark.rule("AT-MOV-12", "AT-ETQ-01")
def test_nobody_moves_another_seats_figure() -> None:
    match = table(ARCEE, FOE)
    assert Move(1) not in match.ask.options  # type: ignore[union-attr]


@pytest.mark.rule("AT-MOV-02", "AT-MOV-11", "AT-ETQ-04", "AT-FIG-06")
def test_the_number_at_the_start_is_the_limit_whatever_comes_up() -> None:
    match = table(ARCEE, FOE)
    answer(match, "move arcee_robot")
    assert told(match, MoveBegan) == [MoveBegan(0, 12)]
    assert refused(match, north(13)).rule == "AT-MOV-02"
    answer(match, north(1))
    assert match.state.face(0).speed == 13
    assert match.state.left == 11
    assert refused(match, Advance(((4000, 9000),), 12)).rule == "AT-MOV-02"
    assert refused(match, Advance(((4000, 9000),), 0)).rule == "AT-MOV-02"


@pytest.mark.rule("AT-MOV-03", "AT-RUL-19", "AT-DEC-07", "AT-PHM-W1", "AT-PHM-W2")
def test_each_tik_turns_the_window_by_one_face_and_one_may_stop_on_a_good_one() -> None:
    match = table(piece("arcee_robot", x=400, y=300, top=10, bottom=25), FOE)
    answer(match, "move arcee_robot", Advance(((4000, 9000),), 3))
    assert [(each.tix, each.speed, each.colour) for each in told(match, Rolled)] == [
        (1, 12, "white"),
        (2, 12, "white"),
        (3, 13, "red"),
    ]
    arcee = match.state.figures[0]
    assert (arcee.top, arcee.bottom) == (1, 2)
    answer(match, Halt(900))
    assert told(match, Halted) == [Halted(0, 900, 3)]


@pytest.mark.rule("AT-DEC-07", "AT-RUL-19")
@pytest.mark.parametrize(("stop", "rolled"), [("red", 1), ("white", 2), ("14", 3), ("15", 6)])
def test_an_order_ends_when_the_window_shows_what_it_waits_for(stop: str, rolled: int) -> None:
    match = table(ARCEE, FOE)
    answer(match, "move arcee_robot", north(8, stop))
    assert len(told(match, Rolled)) == rolled
    assert match.state.left == 12 - rolled


@pytest.mark.parametrize("stop", ["", "blue", "0", "-3", "100", "1" * 500])
def test_other_conditions_are_refused(stop: str) -> None:
    match = table(ARCEE, FOE)
    answer(match, "move arcee_robot")
    assert refused(match, north(2, stop)).rule == "AT-DEC-07"


@pytest.mark.rule("AT-MOV-04", "AT-RUL-13", "AT-RUL-20")
def test_turning_is_free_at_any_point_and_without_moving() -> None:
    match = table(ARCEE, FOE)
    answer(match, "move arcee_robot")
    answer(match, Advance(((4000, 3508), (4508, 3508)), 4), Halt(1234))
    assert place(match, 0) == (4508, 3508)
    assert match.state.figures[0].facing == 1234
    still = table(ARCEE, FOE)
    answer(still, "move arcee_robot", Halt(3599))
    assert still.state.face(0).speed == 12
    assert still.state.figures[0].facing == 3599


@pytest.mark.rule("AT-MOV-05")
def test_a_figure_rolls_the_way_it_faces_then() -> None:
    match = table(ARCEE, FOE)
    answer(match, "move arcee_robot", Advance(((4000, 2000),), 2))
    assert match.state.figures[0].facing == 2700
    assert place(match, 0) == (4000, 2492)


@pytest.mark.rule("AT-MOV-07", "AT-ETQ-05")
def test_from_the_first_attack_on_nobody_moves() -> None:
    match = table(ARCEE, FOE)
    answer(match, EndMoves())
    assert Move(0) not in match.ask.options  # type: ignore[union-attr]
    assert Advance(((4000, 9000),), 1) not in match.ask.options  # type: ignore[union-attr]


@pytest.mark.rule("AT-MOV-08", "AT-RUL-14", "AT-RUL-15", "AT-RUL-103")
@pytest.mark.parametrize("seat", ["A", "B"])
def test_a_base_stops_in_contact_and_pushes_nobody(seat: str) -> None:
    other = piece("kup_robot", seat, x=400, y=400)
    match = table(ARCEE, other, piece("kup_robot", "B", x=100, y=900))
    answer(match, "move arcee_robot", north(8))
    assert place(match, 0) == (4000, 3650)
    assert [each.cut for each in told(match, Rolled)] == ["", "", "contact"]
    assert match.state.face(0).speed == 14
    assert place(match, 1) == (4000, 4000)
    assert match.state.left == 0
    assert Advance(((4000, 2000),), 1) not in match.ask.options  # type: ignore[union-attr]
    answer(match, Halt(0))


@pytest.mark.rule("AT-RUL-103")
def test_a_tik_without_room_is_refused() -> None:
    match = table(ARCEE, piece("kup_robot", "B", x=400, y=335.4))
    answer(match, "move arcee_robot")
    assert refused(match, north(1)).rule == "AT-RUL-103"
    assert Advance(((4000, 2000),), 1) in match.ask.options  # type: ignore[union-attr]


@pytest.mark.rule("AT-RUL-16")
def test_arms_do_not_bar_the_way() -> None:
    match = table(ARCEE, piece("grimlock_robot", "B", x=440, y=380, facing=180))
    answer(match, "move arcee_robot", north(8))
    assert place(match, 0) == (4000, 3000 + 8 * 254)


@pytest.mark.rule("AT-MOV-09", "AT-RUL-01", "AT-ETQ-03")
def test_a_tik_is_always_as_long_as_was_agreed() -> None:
    match = table(ARCEE, FOE)
    answer(match, "move arcee_robot", Advance(((5000, 4000),), 1))
    x, y = place(match, 0)
    assert (x, y) == (4179, 3179)
    short = table(ARCEE, FOE, tix_mm=200)
    answer(short, "move arcee_robot", Advance(((4000, 9000),), 2))
    assert place(short, 0) == (4000, 3400)


def test_a_path_asks_for_the_nearest_whole_number_of_tix() -> None:
    match = table(ARCEE, FOE)
    answer(match, "move arcee_robot", Advance(((4000, 3000 + 300),), 5))
    assert place(match, 0) == (4000, 3254)
    answer(match, Advance(((4000, 3254 + 400),), 5))
    assert place(match, 0) == (4000, 3254 + 508)


@pytest.mark.rule("AT-RUL-17")
def test_nobody_rolls_off_the_field_but_behind_its_line_it_may() -> None:
    match = table(piece("arcee_robot", x=400, y=140), FOE)
    answer(match, "move arcee_robot")
    assert refused(match, Advance(((4000, -900),), 9)).rule == "AT-RUL-17"
    assert refused(match, Advance(((10**9, 5),), 9)).rule == "AT-RUL-17"
    answer(match, Advance(((4000, 100),), 5))
    assert place(match, 0) == (4000, 1400 - 5 * 254)


@pytest.mark.parametrize("path", [(), ((4000, 3000),), ((4000, 3300), (4000, 3300))])
def test_a_path_that_leads_nowhere_is_refused(path: tuple[tuple[int, int], ...]) -> None:
    match = table(ARCEE, FOE)
    answer(match, "move arcee_robot")
    assert refused(match, Advance(path, 2)).rule in ("AT-DEC-07", "AT-MOV-09")


@pytest.mark.rule("AT-MOV-10", "AT-ETQ-02", "AT-RUL-03", "AT-RUL-04")
def test_nobody_sees_more_of_a_wheel_than_its_faces_so_far() -> None:
    match = table(piece("arcee_robot", x=400, y=300, top=5), FOE)
    shown = GAME.rules.view(match.state, 0).figures[0]
    assert shown.face == (12, "white")
    assert (shown.wheel, shown.top) == (None, None)
    assert not hasattr(shown, "bottom")
    assert possible_tops(match.state, 0) == [0, 5, 11]
    assert possible_bottoms(match.state, 0) == list(range(26))
    answer(match, "move arcee_robot", north(1))
    assert GAME.rules.view(match.state, 0).figures[0].shown == [(12, "white"), (15, "white")]
    assert possible_tops(match.state, 0) == [6]


@pytest.mark.rule("AT-RUL-03")
def test_where_the_strip_was_agreed_on_all_of_it_is_shown() -> None:
    match = table(piece("arcee_robot", x=400, y=300, top=5), FOE, wheel_view="strip")
    shown = GAME.rules.view(match.state, 1).figures[0]
    assert shown.top == 5
    assert shown.wheel[6] == (15, "white")
    assert not hasattr(shown, "bottom")


@pytest.mark.rule("AT-RUL-92", "AT-DEF-04")
@pytest.mark.parametrize(("face", "number"), [(20, 1), (19, 0)])
def test_a_clumsy_hand_knocks_over_an_own_figure_that_is_stood_up_again(
    face: int, number: int
) -> None:
    near = piece("kup_robot", x=400, y=335)
    match = table(ARCEE, near, FOE, clumsy=True, script=[("clumsy", face)])
    answer(match, "move arcee_robot", Halt(0))
    assert len(told(match, Stumbled)) == number
    assert match.state.figures[1].zone == "play"


def test_every_sample_is_good_and_describes_itself() -> None:
    match = table(ARCEE, FOE)
    answer(match, "move arcee_robot")
    assert match.ask is not None
    described = match.ask.options.describe()
    assert described["parts"][0]["outline"]["gesture"] == "path"
    assert described["parts"][0]["outline"]["allowance"] == 12 * 254
    assert described["parts"][1]["outline"]["gesture"] == "facing"


@pytest.mark.rule("AT-RUL-17")
def test_a_corner_beside_the_table_is_off_the_field_for_a_lone_figure_too() -> None:
    """Nobody else stands there, so that the corner is the first thing in the way."""
    forces = ("vanguard", "spearhead", "reborn", "sting")
    setup = Setup(forces=forces, mode="free_for_all", map="arena", deployment="ready")
    state = GAME.rules.start(setup)
    for each in state.figures[1:]:
        each.zone = "gone"
    for thing in state.things:
        thing.removed = True
    state.figures[0].x, state.figures[0].y = 1700, 700
    west = walk(state, 0, ((700, 700),), 3, Progress(frozenset(), ()))
    assert west.refusal == Refusal("AT-RUL-17", "off-the-field")
