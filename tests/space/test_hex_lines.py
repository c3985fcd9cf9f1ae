"""The crossing test of sight lines: its examples, an independent slow proof, and its laws."""

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rollout.space.hex import OFF_MAP, HexGrid, grid
from rollout.space.hex_lines import crossings

Offset = tuple[int, int]

SHEET = grid(15, 17)
CORNERS_IN_THIRDS = [(1, -2), (2, -1), (1, 1), (-1, 2), (-2, 1), (-1, -1)]


def items_between(board: HexGrid, start: str, end: str) -> list[str]:
    """The line in labels; a border pair as `west|east`."""
    line = board.line(board.cell(start), board.cell(end))
    return [
        board.label(one) if other == OFF_MAP else f"{board.label(one)}|{board.label(other)}"
        for one, other in zip(line.first, line.second, strict=True)
    ]


@pytest.mark.rule("TG-RUL-30", "TG-LOS-02")
def test_a_line_of_range_four_can_cross_four_hexes() -> None:
    assert crossings(1, -4) == [[(0, -1)], [(1, -2)], [(0, -2)], [(1, -3)]]


@pytest.mark.rule("TG-RUL-30")
def test_a_line_between_two_hexes_that_share_a_side_runs_on_their_border() -> None:
    assert crossings(1, -2) == [[(0, -1), (1, -1)]]


@pytest.mark.rule("TG-RUL-30")
def test_hexes_touched_in_one_corner_point_are_not_crossed() -> None:
    assert crossings(1, -5) == [[(0, -1)], [(0, -2)], [(1, -3)], [(1, -4)]]


@pytest.mark.rule("TG-RUL-30")
def test_a_line_straight_ahead_crosses_each_hex_on_the_way() -> None:
    assert crossings(3, 0) == [[(1, 0)], [(2, 0)]]


@pytest.mark.rule("TG-RUL-30")
def test_borders_and_crossed_hexes_alternate_on_a_long_line_between_two_directions() -> None:
    assert crossings(2, -4) == [[(0, -1), (1, -1)], [(1, -2)], [(1, -3), (2, -3)]]


@pytest.mark.rule("TG-RUL-30")
@pytest.mark.parametrize("offset", [(0, 0), (0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)])
def test_nothing_lies_between_a_hex_and_itself_or_its_neighbour(offset: Offset) -> None:
    assert crossings(*offset) == []


@pytest.mark.rule("TG-RUL-30", "TG-LOS-02")
def test_a_line_on_the_map_names_its_hexes_in_order() -> None:
    assert items_between(SHEET, "0510", "0606") == ["0509", "0608", "0508", "0607"]


def test_the_line_says_where_the_defender_has_a_choice() -> None:
    line = SHEET.line(SHEET.cell("0503"), SHEET.cell("0903"))
    assert items_between(SHEET, "0503", "0903") == ["0602|0603", "0703", "0802|0803"]
    assert line.borders == [0, 2]


@pytest.mark.rule("TG-RUL-09")
@pytest.mark.parametrize(
    ("start", "end", "items"),
    [
        ("0101", "0501", ["0201", "0301", "0401"]),
        ("0217", "0617", ["0317", "0417", "0517"]),
    ],
)
def test_along_a_ragged_edge_the_missing_hex_may_not_be_picked(
    start: str, end: str, items: list[str]
) -> None:
    assert items_between(SHEET, start, end) == items
    assert SHEET.line(SHEET.cell(start), SHEET.cell(end)).borders == []


@pytest.mark.rule("TG-RUL-09")
@pytest.mark.parametrize(("columns", "rows"), [(1, 6), (6, 1), (7, 2), (6, 5), (5, 6)])
def test_no_line_on_a_map_needs_a_hex_off_the_map(columns: int, rows: int) -> None:
    board = HexGrid(columns, rows)
    for a in range(board.size):
        for b in range(board.size):
            assert OFF_MAP not in board.line(a, b).first


@pytest.mark.rule("TG-RUL-30")
def test_the_crossing_test_agrees_with_clipping_for_every_offset_up_to_distance_twelve() -> None:
    for offset in offsets_up_to(12):
        assert [set(item) for item in crossings(*offset)] == clipped_crossings(offset), offset


offsets = st.tuples(st.integers(-40, 40), st.integers(-40, 40))
cells = st.integers(0, SHEET.size - 1)


@pytest.mark.rule("TG-RUL-30")
@settings(max_examples=50)
@given(offsets)
def test_the_crossing_test_agrees_with_clipping_across_many_sheets(offset: Offset) -> None:
    assert [set(item) for item in crossings(*offset)] == clipped_crossings(offset)


@pytest.mark.rule("TG-RUL-30")
@given(offsets)
def test_the_way_back_crosses_the_same_hexes_in_reverse(offset: Offset) -> None:
    q, r = offset
    back = [{(q + dq, r + dr) for dq, dr in item} for item in crossings(-q, -r)]
    assert back[::-1] == [set(item) for item in crossings(q, r)]


@pytest.mark.rule("TG-RUL-30")
@given(offsets)
def test_a_line_turned_by_one_hexside_crosses_the_turned_hexes(offset: Offset) -> None:
    turned = [{(-r, q + r) for q, r in item} for item in crossings(*offset)]
    assert turned == [set(item) for item in crossings(-offset[1], offset[0] + offset[1])]


@pytest.mark.rule("TG-RUL-30")
@given(offsets)
def test_a_mirrored_line_crosses_the_mirrored_hexes(offset: Offset) -> None:
    mirrored = [{(r, q) for q, r in item} for item in crossings(*offset)]
    assert mirrored == [set(item) for item in crossings(offset[1], offset[0])]


@given(cells, cells)
def test_only_the_last_item_of_a_line_lies_next_to_the_target(a: int, b: int) -> None:
    line = SHEET.line(a, b)
    beside = [i for i, cell in enumerate(line.first) if SHEET.distance(cell, b) == 1]
    assert beside == [len(line.first) - 1] * (SHEET.distance(a, b) > 1)


@given(cells, cells)
def test_a_border_pair_is_two_neighbours_and_stands_where_the_line_says(a: int, b: int) -> None:
    line = SHEET.line(a, b)
    assert line.borders == [i for i, cell in enumerate(line.second) if cell != OFF_MAP]
    for i in line.borders:
        assert SHEET.distance(line.first[i], line.second[i]) == 1


def test_a_line_asked_for_twice_is_the_same_object() -> None:
    assert SHEET.line(3, 200) is SHEET.line(3, 200)


def offsets_up_to(distance: int) -> list[Offset]:
    span = range(-distance, distance + 1)
    return [(q, r) for q in span for r in span if abs(q + r) <= distance]


def clipped_crossings(offset: Offset) -> list[set[Offset]]:
    """The slow definition: cut the segment with the outline of every hex around it.

    Shares nothing with the code under test: a hex is given by its corners.
    """
    pieces: dict[Fraction, set[Offset]] = {}
    for q in range(min(0, offset[0]) - 1, max(0, offset[0]) + 2):
        for r in range(min(0, offset[1]) - 1, max(0, offset[1]) + 2):
            start, end = clip(offset, [(3 * q + x, 3 * r + y) for x, y in CORNERS_IN_THIRDS])
            if start < end and (q, r) not in {(0, 0), offset}:
                pieces.setdefault(start, set()).add((q, r))
    return [pieces[start] for start in sorted(pieces)]


def clip(offset: Offset, corners: list[Offset]) -> tuple[Fraction, Fraction]:
    """The part of the segment from (0, 0) to an offset in a convex outline, edge included.

    Corners are clockwise on the screen and tripled, so that they are whole.
    """
    start, end = Fraction(0), Fraction(1)
    tip = (3 * offset[0], 3 * offset[1])
    for corner, following in zip(corners, corners[1:] + corners[:1], strict=True):
        at_start = side(corner, following, (0, 0))
        at_end = side(corner, following, tip)
        if at_start < 0 and at_end < 0:
            return Fraction(1), Fraction(0)
        if at_start < 0:
            start = max(start, Fraction(at_start, at_start - at_end))
        elif at_end < 0:
            end = min(end, Fraction(at_start, at_start - at_end))
    return start, end


def side(start: Offset, end: Offset, point: Offset) -> int:
    """Positive on the right hand of the way from start to end."""
    return (end[0] - start[0]) * (point[1] - start[1]) - (end[1] - start[1]) * (point[0] - start[0])
