"""Coordinates, labels, neighbours, distances, rings: what a map of hexes knows about itself."""

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollout.space.hex import GRIDS_KEPT, LINES_KEPT, OFF_MAP, HexGrid, grid
from rollout.space.hex_directions import (
    DIRECTION_NAMES,
    NE,
    NW,
    SE,
    SW,
    N,
    S,
    opposite,
    turned,
)

SHEET = grid(15, 17)

cells = st.integers(0, SHEET.size - 1)
facings = st.integers(0, 5)


def labels(found: list[int]) -> list[str]:
    return [SHEET.label(cell) for cell in found]


def test_a_standard_sheet_has_fifteen_columns_and_seventeen_rows() -> None:
    assert (SHEET.columns, SHEET.rows, SHEET.size) == (15, 17, 255)


@pytest.mark.parametrize(
    ("label", "cell", "q", "r"),
    [
        ("0101", 0, 0, 0),
        ("0201", 1, 1, 0),
        ("0301", 2, 2, -1),
        ("0102", 15, 0, 1),
        ("0809", 127, 7, 5),
        ("1501", 14, 14, -7),
        ("1517", 254, 14, 9),
    ],
)
def test_a_label_names_column_and_row_of_a_hex(label: str, cell: int, q: int, r: int) -> None:
    assert SHEET.cell(label) == cell
    assert SHEET.label(cell) == label
    assert (SHEET.q[cell], SHEET.r[cell]) == (q, r)
    assert SHEET.at(q, r) == cell


@pytest.mark.parametrize("label", ["0000", "1601", "0118", "101", "", "A101", "0101 "])
def test_a_label_off_the_map_is_refused(label: str) -> None:
    with pytest.raises(ValueError, match="on a map of 0101 to 1517"):
        SHEET.cell(label)


@pytest.mark.parametrize(("q", "r"), [(-1, 0), (0, -1), (1, -1), (15, 0), (0, 17), (14, 10)])
def test_coordinates_off_the_map_have_no_hex(q: int, r: int) -> None:
    assert SHEET.at(q, r) == OFF_MAP


@pytest.mark.parametrize(("columns", "rows"), [(0, 5), (5, 0), (100, 1), (1, 100), (64, 63)])
def test_a_map_without_hexes_or_with_too_many_is_refused(columns: int, rows: int) -> None:
    with pytest.raises(ValueError, match=f"not {columns} x {rows}"):
        grid(columns, rows)


@pytest.mark.rule("TG-FAC-01")
def test_the_six_neighbours_lie_clockwise_from_north() -> None:
    assert DIRECTION_NAMES == ("N", "NE", "SE", "S", "SW", "NW")
    assert (N, NE, SE, S, SW, NW) == (0, 1, 2, 3, 4, 5)
    in_an_odd_column = ["0307", "0407", "0408", "0309", "0208", "0207"]
    in_an_even_column = ["0407", "0508", "0509", "0409", "0309", "0308"]
    assert labels(SHEET.neighbours[SHEET.cell("0308")]) == in_an_odd_column
    assert labels(SHEET.neighbours[SHEET.cell("0408")]) == in_an_even_column


def test_a_corner_of_the_map_has_few_neighbours() -> None:
    assert SHEET.neighbours[SHEET.cell("0101")] == [-1, -1, 1, 15, -1, -1]


def test_the_direction_of_a_neighbour_is_told() -> None:
    assert SHEET.direction(SHEET.cell("0308"), SHEET.cell("0208")) == SW


def test_a_hex_that_is_no_neighbour_has_no_single_direction() -> None:
    with pytest.raises(ValueError, match="not in list"):
        SHEET.direction(SHEET.cell("0308"), SHEET.cell("0310"))


@given(cells, facings)
def test_one_hex_forward_and_one_backward_is_no_move(cell: int, facing: int) -> None:
    ahead = SHEET.neighbours[cell][facing]
    if ahead != OFF_MAP:
        assert SHEET.neighbours[ahead][opposite(facing)] == cell
        assert SHEET.direction(cell, ahead) == facing


def test_turning_past_north_goes_on_round() -> None:
    assert turned(NW, 1) == N
    assert turned(N, -2) == SW


@pytest.mark.rule("TG-RNG-01")
@pytest.mark.parametrize(
    ("start", "end", "distance"),
    [
        ("0808", "0808", 0),
        ("0808", "0809", 1),
        ("0808", "0908", 1),
        ("0808", "0807", 1),
        ("0808", "0906", 3),
        ("0101", "1501", 14),
        ("0101", "1517", 23),
        ("1501", "0117", 23),
    ],
)
def test_range_counts_the_hexes_without_the_attackers_own(
    start: str, end: str, distance: int
) -> None:
    assert SHEET.distance(SHEET.cell(start), SHEET.cell(end)) == distance


@pytest.mark.rule("TG-RNG-01")
@pytest.mark.parametrize(("columns", "rows"), [(15, 17), (1, 9), (9, 1), (8, 5)])
def test_range_is_the_fewest_steps_between_two_hexes(columns: int, rows: int) -> None:
    board = HexGrid(columns, rows)
    for start in range(0, board.size, 7):
        assert list(board.distances[start]) == steps_from(board, start)


def steps_from(board: HexGrid, start: int) -> list[int]:
    """Counted hex by hex. A rectangle of hexes never makes the shortest way leave the map."""
    steps = [-1] * board.size
    steps[start] = 0
    reached = [start]
    for cell in reached:
        for neighbour in board.neighbours[cell]:
            if neighbour != OFF_MAP and steps[neighbour] < 0:
                steps[neighbour] = steps[cell] + 1
                reached.append(neighbour)
    return steps


def test_a_ring_runs_clockwise_from_north() -> None:
    ring = SHEET.ring(SHEET.cell("0808"), 1)
    assert labels(ring) == ["0807", "0908", "0909", "0809", "0709", "0708"]


def test_a_ring_leaves_out_what_is_off_the_map() -> None:
    assert labels(SHEET.ring(SHEET.cell("0101"), 2)) == ["0301", "0302", "0202", "0103"]


def test_a_disk_holds_its_middle_and_then_the_nearer_hexes_first() -> None:
    assert labels(SHEET.within(SHEET.cell("1517"), 1)) == ["1517", "1516", "1417", "1416"]


@given(cells, st.integers(0, 30))
def test_rings_and_disks_agree_with_distance(cell: int, radius: int) -> None:
    by_distance = [SHEET.distance(cell, other) for other in range(SHEET.size)]
    on_it = [other for other in range(SHEET.size) if by_distance[other] == radius]
    inside = [other for other in range(SHEET.size) if by_distance[other] <= radius]
    assert sorted(SHEET.ring(cell, radius)) == on_it
    assert sorted(SHEET.within(cell, radius)) == inside


def test_rings_of_a_tiny_map_are_not_mixed_up() -> None:
    board = HexGrid(2, 2)
    assert [board.ring(0, 5), board.ring(1, 1)] == [[], [3, 2, 0]]


def test_the_home_rows_of_the_two_sides_lie_north_and_south() -> None:
    north, south = labels(SHEET.north_rows(3)), labels(SHEET.south_rows(3))
    assert (len(north), north[0], north[-1]) == (45, "0101", "1503")
    assert (len(south), south[0], south[-1]) == (45, "0115", "1517")


def test_home_rows_never_leave_the_map() -> None:
    assert SHEET.north_rows(20) == SHEET.south_rows(20) == list(range(255))


def test_a_block_is_columns_by_rows() -> None:
    assert labels(SHEET.block("1205", "1306")) == ["1205", "1305", "1206", "1306"]
    assert SHEET.block("1306", "1205") == SHEET.block("1205", "1306")


def test_maps_of_one_size_share_one_grid() -> None:
    board = grid(15, 17)
    assert grid(15, 17) is board


def test_copies_and_pickles_of_a_grid_are_the_shared_grid() -> None:
    board = grid(4, 5)
    assert copy.deepcopy(board) is board
    assert pickle.loads(pickle.dumps(board)) is board


def test_only_so_many_sizes_of_grid_are_kept() -> None:
    oldest = grid(1, 1)
    for rows in range(2, GRIDS_KEPT + 2):
        grid(1, rows)
    assert grid(1, 1) is not oldest
    assert grid(1, 1) == oldest
    assert hash(grid(1, 1)) == hash(oldest)
    assert grid(1, 2) != oldest


def test_a_standard_sheet_keeps_all_its_lines() -> None:
    assert SHEET.size**2 < LINES_KEPT


def test_lines_of_a_great_map_are_forgotten_before_they_fill_the_memory() -> None:
    board = HexGrid(60, 60)
    first = board.line(0, 1)
    for a in range(board.size):
        for b in board.within(a, 3):
            board.line(a, b)
    assert board.line(0, 1) is not first
    assert board.line(0, 1) == first
