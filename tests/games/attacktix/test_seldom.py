"""What seldom happens: a second missile, a full gallery, one who gives up in a final."""

from typing import Any

import pytest

from rollout.games.attacktix import GAME
from rollout.games.attacktix.actions import Advance, Move, Shove, Slash
from rollout.games.attacktix.content.library import library
from rollout.games.attacktix.content.roster import Ability
from rollout.games.attacktix.model import LEAVING, NOTHING, State
from rollout.games.attacktix.rules.abilities import why_it_fails
from rollout.games.attacktix.rules.aiming import Slashes
from rollout.games.attacktix.rules.cover import _way_to, cover_at
from rollout.games.attacktix.rules.fallen import Fallen
from rollout.games.attacktix.rules.giving_up import ended_by_giving_up
from rollout.games.attacktix.rules.guessing import _of_battle_master
from rollout.games.attacktix.rules.movement import starts_in_slowing
from rollout.games.attacktix.rules.on_the_table import clockwise_from
from rollout.games.attacktix.rules.pushing import room
from rollout.games.attacktix.rules.ready_deployment import _spot
from rollout.games.attacktix.rules.returning import OnTheLine
from rollout.games.attacktix.rules.rolling import begin, walk
from rollout.games.attacktix.rules.turn_order import pass_on
from rollout.games.attacktix.rules.wheel import possible_bottoms
from rollout.games.attacktix.setup import Setup
from rollout.kernel import Match, Scripted, Unreadable
from rollout.kernel.content import ContentError
from rollout.kernel.errors import SetupRefused
from rollout.space.physics.tabletop import Figure
from rollout.space.plane import Disc
from tests.games.attacktix.table import answer, offered, piece, refused, reserve, table

KUP, FOE = piece("kup_robot", x=400, y=400), piece("kup_robot", "B", x=100, y=1000, facing=270)
THREE: dict[str, Any] = {"mode": "free_for_all", "seats": 3, "on": "triangle"}


def three(**more: Any) -> State:
    here = [piece("kup_robot", seat, x=400, y=500 + 60 * n) for n, seat in enumerate("ABC")]
    return table(*here, **THREE, **more).state


ODD = """
[figures.{code}]
number = 905
name = "Odd"
mode = "robot"
faction = "autobot"
rank = "{rank}"
points = 30
size = "{size}"
weapon = "{weapon}"
wheel = "vehicle"
white = 20
"""


@pytest.mark.rule("AT-BM-01")
@pytest.mark.parametrize(
    ("weapon", "rank", "size", "good"),
    [
        ("standard_missile", "captain", "M", True),
        ("two_missiles", "captain", "M", False),
        ("four_missiles", "captain", "M", False),
        ("two_missiles", "mega", "BM", True),
    ],
)
def test_only_a_mega_has_two_missiles(weapon: str, rank: str, size: str, good: bool) -> None:
    text = ODD.format(code="odd_robot", weapon=weapon, rank=rank, size=size)
    if good:
        assert library(text).figures["odd_robot"].weapon.code == weapon
    else:
        with pytest.raises(ContentError, match="one missile, but for a Mega"):
            library(text)


@pytest.mark.rule("AT-SPC-04")
@pytest.mark.parametrize("unless", ["warrior", "captain", "mega", "autobot", "decepticon"])
def test_an_ability_may_leave_out_any_class_or_faction(unless: str) -> None:
    ability = f'ability = {{ do = "rally", unless = "{unless}" }}\n'
    text = ODD.format(code="odd_robot", weapon="jab", rank="captain", size="M") + ability
    found = library(text).figures["odd_robot"].ability
    assert found is not None
    assert found.unless == unless
    assert found.fits(library(text).figures["odd_robot"]) != (unless in ("captain", "autobot"))


@pytest.mark.rule("AT-SPC-04")
def test_a_name_that_nobody_has_is_found_behind_a_figure_without_an_ability() -> None:
    first = ODD.format(code="first_robot", weapon="jab", rank="captain", size="M")
    second = ODD.format(code="odd_robot", weapon="jab", rank="captain", size="M")
    text = first + second + 'ability = { do = "rally", named = "Nobody At All" }\n'
    with pytest.raises(ContentError, match="the name of a figure"):
        library(text)


@pytest.mark.rule("AT-DEC-10")
@pytest.mark.parametrize(("targets", "good"), [(0, False), (1, True), (8, True), (9, False)])
def test_a_gallery_has_eight_targets_at_most(targets: int, good: bool) -> None:
    text = ", ".join(["kup_robot"] * targets)
    setup = Setup(forces=("jetfire_robot", f"{text} |"), mode="gallery")
    if good:
        assert len(GAME.rules.start(setup).figures) == 1 + targets
    else:
        with pytest.raises(SetupRefused) as refusal:
            GAME.rules.start(setup)
        assert refusal.value.refusal.why == "too-many-targets"
        assert refusal.value.refusal.details == {"count": targets, "most": 8}


@pytest.mark.rule("AT-RUL-95", "AT-RUL-107")
def test_who_gives_up_in_the_final_leaves_it_to_the_other() -> None:
    force = "vanguard"
    setup = Setup(forces=(force,) * 3, mode="tournament", map="triangle", deployment="ready")
    state = GAME.rules.start(setup)
    assert state.tournament is not None
    assert ended_by_giving_up(state, 0) is None
    state.tournament.final, state.places = [0, 2], [0, 3, 0]
    result = ended_by_giving_up(state, 0)
    assert result is not None
    assert result.winners == (2,)


@pytest.mark.rule("AT-TEAM-05", "AT-RUL-95")
def test_who_gave_up_in_this_turn_is_passed_over() -> None:
    state = three()
    assert (pass_on(state, 0), pass_on(state, 1), pass_on(state, 2)) == (1, 2, 0)
    state.places[1] = LEAVING
    assert (pass_on(state, 0), pass_on(state, 2)) == (2, 0)
    state.places[2] = LEAVING
    assert pass_on(state, 0) == 0


@pytest.mark.rule("AT-TEAM-05")
def test_whoever_has_no_turn_has_the_seats_in_their_order() -> None:
    state = three()
    assert clockwise_from(state, 1) == [1, 2, 0]
    assert clockwise_from(state, NOTHING) == [0, 1, 2]
    state.order = [2, 0]
    assert clockwise_from(state, 1) == [2, 0]
    assert clockwise_from(state, 0) == [0, 2]


@pytest.mark.rule("AT-TRN-01")
def test_a_position_says_in_which_order_the_seats_have_their_turns() -> None:
    assert three().order == [0, 1, 2]
    assert three(order=["C", "A", "B"]).order == [2, 0, 1]


@pytest.mark.rule("AT-OBJ-01")
def test_a_position_moves_an_object_of_its_map_or_adds_one() -> None:
    """The energon field has three towers, numbered from 1."""
    here = {"at": [300, 300], "standing": False}

    def things(*told: dict[str, Any]) -> list[tuple[str, int, bool]]:
        state = table(KUP, FOE, on="energon_field", things=list(told)).state
        return [(each.sort, each.x, each.standing) for each in state.things]

    usual = things()
    assert len(usual) == 3
    assert things({"thing": 1, **here}) == [("energon_tower", 3000, False), *usual[1:]]
    assert things({"thing": 3, **here}) == [*usual[:2], ("energon_tower", 3000, False)]
    assert things({"thing": 4, "sort": "junk", **here}) == [*usual, ("junk", 3000, False)]
    assert things({"thing": 0, "sort": "junk", **here}) == [*usual, ("junk", 3000, False)]
    with pytest.raises(Unreadable, match="no sort of object 'jnk'"):
        things({"sort": "jnk", **here})


@pytest.mark.rule("AT-RUL-104", "AT-SPC-06")
@pytest.mark.parametrize("verb", ["revenge", "capture"])
def test_nobody_takes_revenge_on_who_is_out_of_play(verb: str) -> None:
    match = table(KUP, FOE, reserve("kup_robot", "B", "defeated"), piece("kup_robot", "A", y=700))
    ability = Ability(verb)
    found = {
        attacker: why_it_fails(match.state, Fallen(0, attacker, 1, 0), ability)
        for attacker in (NOTHING, 1, 2, 3)
    }
    assert found == {NOTHING: "AT-SPC-06", 1: "", 2: "AT-SPC-06", 3: "AT-RUL-104"}


@pytest.mark.rule("AT-BM-06", "AT-CHN-05")
@pytest.mark.parametrize(
    ("falls", "switches", "weights"),
    [
        (0, (0, 0), [1000]),
        (1000, (250, 990), [1000]),
        (100, (990, 990), [100, 900]),
        (0, (250, 920), [250, 750]),
        (0, (200, 0), [200, 800]),
        (100, (0, 300), [100, 300, 600]),
    ],
)
def test_the_chances_of_a_battle_master_add_up_to_a_thousand(
    falls: int, switches: tuple[int, int], weights: list[int]
) -> None:
    found = _of_battle_master(Figure(1, "BM", False, 0, 0, 0), falls, switches)
    assert [weight for _, weight in found] == weights


@pytest.mark.rule("AT-RUL-71")
@pytest.mark.parametrize(("beyond", "slowed"), [(-0.1, True), (0, True), (0.1, False)])
def test_who_stands_with_its_middle_on_the_edge_starts_in_slowing(
    beyond: float, slowed: bool
) -> None:
    """76.2 mm from the middle of the field."""
    kup = piece("kup_robot", x=457.2, y=587.2 + 76.2 + beyond)
    assert starts_in_slowing(table(kup, FOE, on="junkyard_b").state, 0) == slowed


TALL = """
[sorts.post]
shape = "cylinder"
width = 20
height = {height}
mass = 60
"""


@pytest.mark.rule("AT-RUL-105")
@pytest.mark.parametrize(
    ("height", "raised", "rule"),
    [(53, 0, None), (53.1, 0, "AT-RUL-105"), (61, 80, None), (45.1, -80, "AT-RUL-105")],
)
def test_an_arm_is_wound_over_an_object_that_is_no_higher_than_its_underside(
    height: float, raised: int, rule: str | None
) -> None:
    """Arcee's arm is 56 mm up, and reaches 3 mm down."""
    arcee = piece("arcee_robot", x=400, y=400, facing=0)
    post = {"sort": "post", "at": [400, 370]}
    state = table(arcee, FOE, things=[post], homebrew=TALL.format(height=height)).state
    why = Slashes(state, 0).refusal(Slash("right", 900, raised))
    assert (why and why.rule) == rule


HEDGED = """
[maps.hedged]
barriers = [{ kinds = ["cover", "low_barrier"], start = [-4, 0], end = [4, 0], sections = 4 }]
areas = [
    { kinds = ["cover"], at = [0, 1], width = 6, depth = 3 },
    { kinds = ["cover"], at = [0, 4], width = 6, depth = 3 },
]
"""


@pytest.mark.rule("AT-RUL-79")
@pytest.mark.parametrize(
    ("y", "found", "pieces"),
    [(40, "inside", 1), (20, "inside", 2), (63.5 - 19, "inside", 2), (-200, "", 0)],
)
def test_who_is_inside_cover_stays_so_whatever_else_it_touches(
    y: float, found: str, pieces: int
) -> None:
    """Two areas that meet 63.5 mm north of the middle, and a barrier across the first."""
    kup = piece("kup_robot", x=450, y=587.2 + y)
    covered, covers = cover_at(table(kup, FOE, on="hedged", homebrew=HEDGED).state, 0)
    assert (covered, len(covers)) == (found, pieces)


@pytest.mark.rule("AT-RUL-103", "AT-SLW-02")
def test_a_tenth_of_a_millimetre_to_slowing_terrain_is_no_room() -> None:
    """Arcee has a base of 16 mm; half a millimetre of it may stick out."""
    inside = 5872 - 762 + 155
    kup = piece("arcee_robot", x=457.2, y=(inside - 1) / 10)
    state = table(kup, FOE, on="junkyard_b").state
    why = walk(state, 0, ((4572, inside + 900),), 3, begin(state, 0)).refusal
    assert why is not None
    assert (why.rule, why.why) == ("AT-RUL-103", "no-room")


@pytest.mark.rule("AT-OBJ-03", "AT-RUL-81")
def test_what_was_not_touched_when_the_move_began_is_not_pushed() -> None:
    """A crate between Kup and a tower that leaves it no room."""
    tower = {"sort": "energon_tower", "at": [400, 400 + 19 + 25.4 + 40 + 32.5]}
    crate = {"sort": "crate", "at": [400, 400 + 19 + 25.4 + 20]}
    match = table(KUP, FOE, things=[tower, crate])
    answer(match, Move(0))
    assert refused(match, Shove(1, 1)).rule == "AT-OBJ-03"
    answer(match, Advance(((4000, 9000),), 1))
    assert match.state.figures[0].y == 4254
    assert refused(match, Shove(1, 1)).rule == "AT-OBJ-03"


@pytest.mark.rule("AT-OBJ-03", "AT-RUL-81")
@pytest.mark.parametrize(("gap", "rule"), [(0.4, "AT-RUL-81"), (0.5, "AT-OBJ-03")])
def test_why_a_crate_is_not_pushed_a_hundred_tix(gap: float, rule: str) -> None:
    tower = {"sort": "energon_tower", "at": [400, 400 + 19 + 40 + gap + 32.5]}
    match = table(KUP, FOE, things=[tower, {"sort": "crate", "at": [400, 439]}])
    answer(match, Move(0))
    assert refused(match, Shove(1, 100)).rule == rule


BIG = """
[sorts.chest]
shape = "box"
width = 200
height = 40
mass = 60
pushed = true
"""


@pytest.mark.rule("AT-RUL-81")
def test_a_box_that_is_in_something_already_goes_as_if_it_were_round() -> None:
    """A box of 200 mm: as if it had a radius of 141.5 mm. A crate sticks in its side."""
    things = [
        {"sort": "chest", "at": [400, 400 + 19 + 100]},
        {"sort": "crate", "at": [515, 519]},
        {"sort": "energon_tower", "at": [400, 519 + 141.5 + 32.5 + 12.3]},
    ]
    state = table(KUP, FOE, things=things, homebrew=BIG).state
    assert room(state, 0, 0) == 123


@pytest.mark.rule("AT-RUL-106", "AT-RUL-35")
def test_whose_place_in_the_row_is_taken_stands_at_the_nearest_of_nine_that_are_free() -> None:
    """Nine spots from 19 mm to 895.4 mm; the middle one is taken."""
    taken = piece("kup_robot", x=457.2, y=111)
    state = table(KUP, FOE, taken).state
    area = OnTheLine(state, 0, 0, 0)
    assert _spot(area, 4700) == (190 + 8764 * 5 // 8, 1110)
    assert _spot(area, 4400) == (190 + 8764 * 3 // 8, 1110)
    assert _spot(area, 5000) == (5000, 1110)


@pytest.mark.rule("AT-RUL-97", "AT-SET-03")
def test_the_strip_along_a_line_is_as_long_as_bases_may_stand_on_it() -> None:
    duel: Any = OnTheLine(table(KUP, FOE).state, 0, 0, 0).outline()
    assert duel.rings == [[(0, 1700), (9144, 1700), (9144, 900), (0, 900)]]
    of_three: Any = OnTheLine(three(), 0, 0, 0).outline()
    low, high = 1300 + 2032 + 185, 1300 + 7112 - 185
    assert of_three.rings == [[(low, 1700), (high, 1700), (high, 900), (low, 900)]]
    assert (duel.base, of_three.base) == (190, 190)


@pytest.mark.rule("AT-RUL-04", "AT-SET-02")
def test_after_a_grind_nobody_knows_the_underside() -> None:
    setup = Setup(deployment="ready")
    state = GAME.rules.start(setup)
    for each in state.figures:
        each.seen_white = 3
    grinds = [("grind", [0, 0])] * sum(each.zone == "play" for each in state.figures)
    match = Match(GAME.rules, setup, Scripted(grinds), state)
    assert match.state.figures[0].seen_white == NOTHING
    assert possible_bottoms(match.state, 0) == list(range(26))


@pytest.mark.rule("AT-OBJ-03", "AT-RUL-81")
def test_what_is_touched_no_more_is_not_pushed() -> None:
    """A crate before Kup, and junk to the west of him that a tower leaves no room."""
    things = [
        {"sort": "crate", "at": [400, 439]},
        {"sort": "junk", "at": [400 - 19 - 8, 400]},
        {"sort": "energon_tower", "at": [400 - 19 - 16 - 32.5, 400]},
    ]
    match = table(KUP, FOE, things=things)
    answer(match, Move(0))
    assert refused(match, Shove(1, 1)).rule == "AT-RUL-81"
    answer(match, Shove(0, 1))
    assert match.state.figures[0].y == 4254
    refusal = refused(match, Shove(1, 1))
    assert (refusal.rule, refusal.why) == ("AT-OBJ-03", "not-pushed")


@pytest.mark.rule("AT-SLW-03", "AT-OBJ-03")
def test_who_pushes_in_slowing_terrain_has_its_tix_by_that() -> None:
    """Half of its Speed is all that it has, for pushing and for rolling."""
    kup = piece("kup_robot", x=457.2, y=587.2)
    match = table(kup, FOE, on="junkyard_b", things=[{"sort": "junk", "at": [457.2, 614.2]}])
    answer(match, Move(0))
    tix, junk = match.state.left, len(match.state.things) - 1
    answer(match, Shove(junk, 1))
    assert match.state.left == tix - 1
    refusal = refused(match, Advance(((4572, 9000),), tix))
    assert (refusal.rule, refusal.why) == ("AT-SLW-03", "too-many-tix")


@pytest.mark.rule("AT-RUL-77")
@pytest.mark.parametrize(("aside", "way"), [(0, 310), (190, 500), (-190, 500), (114, 348)])
def test_how_far_it_is_to_the_edge_of_a_base_that_a_line_meets(aside: int, way: int) -> None:
    assert _way_to((0, 0), (1000, 0), Disc((500, aside), 190)) == way


@pytest.mark.rule("AT-ARM-01")
def test_a_position_has_no_more_seats_than_its_mode() -> None:
    for seat in ("C", "F"):
        with pytest.raises(Unreadable, match=f"there is no seat '{seat}', only AB"):
            table(KUP, FOE, piece("kup_robot", seat, y=700))


@pytest.mark.rule("AT-SET-04", "AT-OBJ-03")
def test_nothing_is_pushed_in_the_free_advance() -> None:
    kup = piece("kup_robot", x=400, y=111)
    state = table(kup, FOE, things=[{"sort": "crate", "at": [400, 111 + 39]}]).state
    state.phase, state.turn, state.waiting = "advancing", 0, [0, 1]
    match = Match(GAME.rules, Setup(), Scripted([]), state)
    answer(match, Move(0))
    assert match.state.left == 2
    assert not [each for each in offered(match) if "shove" in each]
    assert refused(match, Shove(0, 1)).rule == "AT-OBJ-03"
