"""Generated maps: the same from the same seed, fair, connected, in the spirit of the style."""

import hashlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollout.games.the_game.content.map_generator import (
    STYLES,
    Sketch,
    counterparts,
    generate,
    walkable_across,
)
from rollout.games.the_game.content.maps import (
    CLEAR,
    ROUGH,
    THICK_TREES,
    THIN_TREES,
    WATER,
    HexMap,
    clear_map,
)
from rollout.space.hex import OFF_MAP

seeds = st.integers(0, 10**9)
styles = st.sampled_from(STYLES)
columns = st.integers(5, 24)
rows = st.integers(11, 24)
SIZES = ((15, 17), (6, 11), (5, 12), (7, 13))


def layers(ground: HexMap) -> list[list[int]]:
    return [
        ground.terrain,
        ground.elevation,
        ground.depth,
        ground.construct_height,
        ground.construct_hit_points,
    ]


@given(seeds, styles, columns, rows)
def test_turned_by_half_a_circle_a_generated_map_is_the_same(
    seed: int, style: str, wide: int, high: int
) -> None:
    ground = generate(seed, style, wide, high)
    for cell, opposite in enumerate(counterparts(ground)):
        for layer in layers(ground):
            assert layer[cell] == (0 if opposite == OFF_MAP else layer[opposite])


@given(seeds, styles, columns, rows)
def test_the_slowest_robot_can_walk_across_a_generated_map(
    seed: int, style: str, wide: int, high: int
) -> None:
    assert walkable_across(generate(seed, style, wide, high))


@given(seeds, styles)
def test_the_same_seed_gives_the_same_map(seed: int, style: str) -> None:
    assert generate(seed, style) == generate(seed, style)


def test_the_maps_of_some_seeds_are_what_they_were() -> None:
    """Matches name a map by style and seed: it must not change under them."""
    noted = {
        style: hashlib.blake2b(
            repr(
                [layers(generate(seed, style, *size)) for seed in range(12) for size in SIZES]
            ).encode(),
            digest_size=6,
        ).hexdigest()
        for style in STYLES
    }
    assert noted == {
        "woods": "b80d52c8c7c4",
        "hills": "3fae79a2c7c4",
        "river": "1d740170f891",
        "city": "7060c5238401",
        "plain": "6459db5c1dfa",
    }


def test_other_seeds_give_other_maps() -> None:
    assert len({tuple(generate(seed, "woods").terrain) for seed in range(20)}) == 20


@given(seeds, styles)
def test_the_homes_stay_clear(seed: int, style: str) -> None:
    ground = generate(seed, style)
    for cell in ground.home[0] + ground.home[1]:
        assert [layer[cell] for layer in layers(ground)] == [CLEAR, 0, 0, 0, 0]


def test_half_a_turn_keeps_distances() -> None:
    ground = clear_map("bare", "Bare", 15, 17)
    opposite = counterparts(ground)
    pairs = [("0101", "1517"), ("0203", "0815"), ("0405", "1109")]
    for first, second in pairs:
        a, b = ground.grid.cell(first), ground.grid.cell(second)
        assert ground.grid.distance(a, b) == ground.grid.distance(opposite[a], opposite[b])


def test_half_a_turn_of_a_standard_sheet_by_label() -> None:
    ground = clear_map("bare", "Bare", 15, 17)
    opposite = counterparts(ground)
    turned = {
        label: ground.grid.label(opposite[ground.grid.cell(label)])
        for label in ("0101", "0102", "0201", "0808")
    }
    assert turned == {"0101": "1517", "0102": "1516", "0201": "1416", "0808": "0809"}
    assert opposite[ground.grid.cell("0217")] == OFF_MAP


@pytest.mark.parametrize("seed", range(5))
def test_each_style_shows_what_it_is_named_for(seed: int) -> None:
    assert {THIN_TREES, THICK_TREES} & set(generate(seed, "woods").terrain)
    assert max(generate(seed, "hills").elevation) >= 1
    river = generate(seed, "river")
    assert river.terrain.count(WATER) >= 10
    assert max(river.depth) >= 1
    assert sum(1 for height in generate(seed, "city").construct_height if height) >= 6
    assert 4 in generate(seed, "plain").construct_height


def test_a_wall_of_cliffs_is_not_walkable_and_a_lane_is_cleared_through_it() -> None:
    sketch = Sketch(1, "hills", 15, 17)
    for cell in range(15 * 8, 15 * 9):
        sketch.map.elevation[cell] = 6
        sketch.map.elevation[sketch.counterpart[cell]] = 6
    assert not walkable_across(sketch.map)
    sketch.clear_lane()
    assert walkable_across(sketch.map)


@pytest.mark.parametrize(("seed", "style"), [(560, "hills"), (18, "river"), (50, "river")])
def test_a_narrow_map_that_would_be_cut_in_two_gets_a_lane(seed: int, style: str) -> None:
    ground = generate(seed, style, 6, 11)
    assert {ground.terrain[row * 6 + 3] for row in range(11)} == {CLEAR}
    assert walkable_across(ground)


@pytest.mark.parametrize(
    ("rise", "terrain", "walkable"),
    [(2, CLEAR, True), (3, CLEAR, False), (1, ROUGH, True), (2, ROUGH, False)],
)
def test_the_slowest_robot_climbs_what_its_speed_allows(
    rise: int, terrain: int, walkable: bool
) -> None:
    """A wall from edge to edge; entering a hex costs 1 or more, each level another 1."""
    ground = clear_map("wall", "Wall", 15, 17)
    for cell in range(15 * 8, 15 * 9):
        ground.elevation[cell] = rise
        ground.terrain[cell] = terrain
    assert walkable_across(ground) == walkable


def test_an_unknown_style_is_refused_with_the_known_ones() -> None:
    with pytest.raises(ValueError, match="woods, hills, river, city, plain"):
        generate(1, "swamp")


def test_a_map_too_small_for_anything_between_the_homes_is_refused() -> None:
    with pytest.raises(ValueError, match="at least 5 x 11"):
        generate(1, "woods", 15, 10)
