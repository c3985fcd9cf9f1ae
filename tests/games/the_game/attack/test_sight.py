"""Line of sight between grounded ends (TG-LOS)."""

import pytest

from rollout.games.the_game.actions import Shoot
from rollout.games.the_game.model import DEACTIVATED, SURFACE, State
from rollout.games.the_game.rules.sight import sight
from rollout.games.the_game.screen.side_view import profile
from tests.games.the_game.attack.attacking import refused
from tests.games.the_game.table import Piece, cell, lay_out, robot

SHOOTER = robot("Shooter", height=2)
TARGET = robot("Target", height=2)
TALL = robot("Tall", height=5)


def facing_each_other(*others: Piece, target: Piece | None = None, **ground: object) -> State:
    """Shooter in 0812, target four hexes north in 0808; 0811, 0810, 0809 lie between."""
    ends = [Piece(SHOOTER, "0812"), target or Piece(TARGET, "0808", 1)]
    return lay_out([*ends, *others], **ground)  # type: ignore[arg-type]


@pytest.mark.rule("TG-LOS-01")
def test_open_ground_is_seen_across() -> None:
    state = facing_each_other()
    assert refused(state, Shoot(1)) == ""
    assert sight(state, state.units[0], state.units[1]).clear


@pytest.mark.rule("TG-LOS-05")
def test_a_hill_as_high_as_both_units_blocks() -> None:
    state = facing_each_other(elevation={"0810": 2})
    assert refused(state, Shoot(1)) == "TG-LOS-05"
    seen = sight(state, state.units[0], state.units[1])
    assert (seen.clear, seen.blocker) == (False, cell(state, "0810"))


@pytest.mark.rule("TG-LOS-05")
def test_a_hill_lower_than_both_units_does_not_block() -> None:
    assert refused(facing_each_other(elevation={"0810": 1}), Shoot(1)) == ""


@pytest.mark.rule("TG-LOS-06")
def test_a_hill_as_high_as_only_one_of_the_two_does_not_block() -> None:
    state = facing_each_other(target=Piece(TALL, "0808", 1), elevation={"0810": 4})
    assert refused(state, Shoot(1)) == ""
    state = facing_each_other(target=Piece(TALL, "0808", 1), elevation={"0810": 5})
    assert refused(state, Shoot(1)) == "TG-LOS-05"


@pytest.mark.rule("TG-LOS-04")
def test_a_unit_on_a_hill_sees_over_a_lower_one() -> None:
    over = {"0810": 3, "0812": 2}
    assert refused(facing_each_other(elevation=over), Shoot(1)) == ""
    assert refused(facing_each_other(elevation={**over, "0812": 1}), Shoot(1)) == "TG-LOS-05"


@pytest.mark.rule("TG-LOS-04", "TG-PRN-01")
def test_two_prone_units_see_no_farther_than_their_lying_height() -> None:
    low = {"0810": 1}
    state = facing_each_other(target=Piece(TARGET, "0808", 1, prone=True), elevation=low)
    assert refused(state, Shoot(1)) == ""
    state.units[0].prone = True
    assert refused(state, Shoot(1)) == "TG-LOS-05"


@pytest.mark.rule("TG-CON-02", "TG-LOS-05")
def test_a_construct_blocks_up_to_its_height_on_top_of_the_ground() -> None:
    assert refused(facing_each_other(constructs={"0810": (1, 8)}), Shoot(1)) == ""
    assert refused(facing_each_other(constructs={"0810": (2, 8)}), Shoot(1)) == "TG-LOS-05"
    raised = facing_each_other(constructs={"0810": (1, 8)}, elevation={"0810": 1})
    assert refused(raised, Shoot(1)) == "TG-LOS-05"


@pytest.mark.rule("TG-LOS-05")
def test_another_unit_blocks_when_it_is_as_high_as_both() -> None:
    assert refused(facing_each_other(Piece(TARGET, "0810", 1)), Shoot(1)) == "TG-LOS-05"
    small = robot("Short", height=1)
    assert refused(facing_each_other(Piece(small, "0810", 1)), Shoot(1)) == ""


@pytest.mark.rule("TG-LOS-05")
def test_an_ally_blocks_like_anybody_else() -> None:
    assert refused(facing_each_other(Piece(TARGET, "0810", 0)), Shoot(1)) == "TG-LOS-05"


@pytest.mark.rule("TG-RUL-62")
def test_a_cloaked_unit_does_not_block() -> None:
    hidden = Piece(TARGET, "0810", 1, cloaked=True)
    assert refused(facing_each_other(hidden), Shoot(1)) == ""


@pytest.mark.rule("TG-RUL-08")
def test_a_body_counts_with_its_lying_height() -> None:
    body = Piece(robot("Giant", height=8), "0810", 1, status=DEACTIVATED)
    assert refused(facing_each_other(body), Shoot(1)) == "TG-LOS-05"
    body = Piece(robot("Large", height=4), "0810", 1, status=DEACTIVATED)
    assert refused(facing_each_other(body), Shoot(1)) == ""


@pytest.mark.rule("TG-RUL-15")
def test_the_constructs_the_ends_stand_on_are_not_in_between() -> None:
    state = facing_each_other(constructs={"0812": (4, 9), "0808": (4, 9)})
    assert refused(state, Shoot(1)) == ""


@pytest.mark.rule("TG-RUL-15", "TG-LOS-04", "TG-CON-03")
def test_a_unit_on_a_construct_stands_on_its_top() -> None:
    hill = {"0810": 4}
    assert refused(facing_each_other(elevation=hill), Shoot(1)) == "TG-LOS-05"
    assert refused(facing_each_other(elevation=hill, constructs={"0812": (3, 9)}), Shoot(1)) == ""


@pytest.mark.rule("TG-LOS-07")
def test_water_deeper_than_the_target_hides_it() -> None:
    assert refused(facing_each_other(depth={"0808": 3}), Shoot(1)) == "TG-LOS-07"


@pytest.mark.rule("TG-LOS-07")
def test_water_as_deep_as_the_target_is_high_does_not_hide_it() -> None:
    assert refused(facing_each_other(depth={"0808": 2}), Shoot(1)) == ""


@pytest.mark.rule("TG-LOS-07", "TG-RUL-47")
def test_a_unit_under_water_cannot_shoot_out() -> None:
    assert refused(facing_each_other(depth={"0812": 3}), Shoot(1)) == "TG-RUL-47"


@pytest.mark.rule("TG-RUL-47")
def test_even_neighbours_under_water_cannot_shoot_each_other() -> None:
    deep = {"0812": 3, "0811": 3}
    state = facing_each_other(target=Piece(TARGET, "0811", 1), depth=deep)
    assert refused(state, Shoot(1)) == "TG-RUL-47"


@pytest.mark.rule("TG-RUL-47")
def test_a_prone_unit_is_under_water_sooner() -> None:
    state = facing_each_other(target=Piece(TARGET, "0808", 1, prone=True), depth={"0808": 2})
    assert refused(state, Shoot(1)) == "TG-LOS-07"


@pytest.mark.rule("TG-RUL-58")
def test_a_swimmer_at_the_surface_can_be_shot() -> None:
    swimmer = Piece(robot("Swimmer", "swim"), "0808", 1, level=SURFACE)
    assert refused(facing_each_other(target=swimmer, depth={"0808": 5}), Shoot(1)) == ""


@pytest.mark.rule("TG-LOS-08")
def test_depth_counts_as_negative_elevation() -> None:
    waders = {"0812": 2, "0808": 2}
    assert refused(facing_each_other(depth=waders), Shoot(1)) == "TG-LOS-05"
    channel = {**waders, "0811": 1, "0810": 1, "0809": 1}
    assert refused(facing_each_other(depth=channel), Shoot(1)) == ""


@pytest.mark.rule("TG-RUL-44")
def test_trees_never_block() -> None:
    woods = {"0811": "thick_trees", "0810": "thick_trees", "0809": "thin_trees"}
    assert refused(facing_each_other(terrain=woods), Shoot(1)) == ""


@pytest.mark.rule("TG-LOS-02", "TG-RUL-30")
def test_a_hex_crossed_beside_the_direct_way_blocks_too() -> None:
    def shot(hill: str) -> str:
        ends = [Piece(SHOOTER, "0510"), Piece(TARGET, "0606", 1)]
        return refused(lay_out(ends, elevation={hill: 2}), Shoot(1))

    assert [shot(hill) for hill in ("0509", "0608", "0508", "0607")] == ["TG-LOS-05"] * 4
    assert shot("0507") == ""


@pytest.mark.rule("TG-RUL-30")
def test_a_hill_touched_in_a_corner_does_not_block() -> None:
    def shot(hill: str) -> str:
        ends = [Piece(SHOOTER, "0510"), Piece(TARGET, "0605", 1)]
        return refused(lay_out(ends, elevation={hill: 2}), Shoot(1))

    assert [shot("0608"), shot("0507")] == ["", ""]
    assert [shot("0509"), shot("0508"), shot("0607"), shot("0606")] == ["TG-LOS-05"] * 4


@pytest.mark.rule("TG-RUL-09")
def test_a_line_along_the_edge_of_the_map_takes_the_hex_that_is_there() -> None:
    ends = [Piece(SHOOTER, "0101", facing=2), Piece(TARGET, "0301", 1)]
    assert refused(lay_out(ends), Shoot(1)) == ""
    assert refused(lay_out(ends, elevation={"0201": 2}), Shoot(1)) == "TG-LOS-05"


@pytest.mark.rule("TG-LOS-04", "TG-LOS-05")
def test_the_side_profile_gives_the_levels_along_the_line() -> None:
    state = facing_each_other(
        Piece(TARGET, "0810", 1),
        elevation={"0810": 1},
        terrain={"0809": "thin_trees"},
        constructs={"0811": (3, 9)},
        depth={"0808": 1},
    )
    slices = profile(state, cell(state, "0812"), cell(state, "0808"))
    grid = state.facts.grid
    assert [grid.label(each.cell) for each in slices] == ["0812", "0811", "0810", "0809", "0808"]
    assert [each.ground for each in slices] == [0, 0, 1, 0, -1]
    assert [each.construct for each in slices] == [None, 3, None, None, None]
    assert [each.unit_top for each in slices] == [2, None, 3, None, 1]
    assert [each.water for each in slices] == [None, None, None, None, 0]
    assert [each.trees > 0 for each in slices] == [False, False, False, True, False]


@pytest.mark.rule("TG-LOS-03")
def test_the_side_profile_shows_both_hexes_of_a_border() -> None:
    state = lay_out([Piece(SHOOTER, "0812"), Piece(TARGET, "0911", 1)])
    slices = profile(state, cell(state, "0812"), cell(state, "0911"))
    first, second = cell(state, "0811"), cell(state, "0912")
    assert [(each.cell, each.other) for each in slices[1:3]] == [(first, -1), (second, first)]
