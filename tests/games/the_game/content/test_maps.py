"""The packaged maps, hex by hex where it matters."""

import pytest

from rollout.games.the_game.content.library import library
from rollout.games.the_game.content.maps import (
    CLEAR,
    ROUGH,
    THICK_TREES,
    THIN_TREES,
    WATER,
    HexMap,
    clear_map,
    join,
)

MAPS = library().maps


def hex_of(ground: HexMap, label: str) -> tuple[int, int, int, int, int]:
    """Terrain, elevation, depth, height and hit points of the construct."""
    cell = ground.grid.cell(label)
    return (
        ground.terrain[cell],
        ground.elevation[cell],
        ground.depth[cell],
        ground.construct_height[cell],
        ground.construct_hit_points[cell],
    )


def constructs(ground: HexMap) -> list[tuple[int, int]]:
    return sorted(
        (height, hit_points)
        for height, hit_points in zip(
            ground.construct_height, ground.construct_hit_points, strict=True
        )
        if height
    )


def test_there_are_eight_maps_of_one_standard_sheet() -> None:
    assert list(MAPS) == [
        "training-ground",
        "twin-forests",
        "river-crossing",
        "city-blocks",
        "mesa",
        "coast",
        "power-plant",
        "cybertron-plain",
    ]
    assert {(ground.columns, ground.rows) for ground in MAPS.values()} == {(15, 17)}


@pytest.mark.parametrize(
    ("label", "expected"),
    [
        ("0101", (CLEAR, 0, 0, 0, 0)),
        ("0606", (CLEAR, 1, 0, 0, 0)),
        ("1010", (CLEAR, 1, 0, 0, 0)),
        ("0807", (CLEAR, 2, 0, 0, 0)),
        ("0908", (CLEAR, 2, 0, 0, 0)),
        ("0410", (WATER, 0, 1, 0, 0)),
        ("1306", (ROUGH, 0, 0, 0, 0)),
        ("0412", (THIN_TREES, 0, 0, 0, 0)),
        ("1113", (THICK_TREES, 0, 0, 0, 0)),
        ("0811", (CLEAR, 0, 0, 1, 8)),
    ],
)
def test_the_training_ground_has_every_terrain(
    label: str, expected: tuple[int, int, int, int, int]
) -> None:
    assert hex_of(MAPS["training-ground"], label) == expected


@pytest.mark.parametrize(
    ("label", "terrain"),
    [
        ("0105", THIN_TREES),
        ("0606", THICK_TREES),
        ("1508", THICK_TREES),
        ("1009", THIN_TREES),
        ("0111", THICK_TREES),
        ("1514", THIN_TREES),
        ("0707", CLEAR),
        ("0912", CLEAR),
        ("0810", WATER),
    ],
)
def test_the_twin_forests_leave_a_road_between_them(label: str, terrain: int) -> None:
    assert hex_of(MAPS["twin-forests"], label)[0] == terrain


@pytest.mark.parametrize(
    ("label", "expected"),
    [
        ("0107", (ROUGH, 0, 0, 0, 0)),
        ("0407", (CLEAR, 0, 0, 0, 0)),
        ("0108", (WATER, 0, 2, 0, 0)),
        ("0109", (WATER, 0, 4, 0, 0)),
        ("1209", (WATER, 0, 0, 0, 0)),
        ("0808", (WATER, 0, 2, 3, 20)),
        ("0809", (WATER, 0, 4, 5, 20)),
    ],
)
def test_the_river_has_fords_and_a_bridge(
    label: str, expected: tuple[int, int, int, int, int]
) -> None:
    assert hex_of(MAPS["river-crossing"], label) == expected


@pytest.mark.rule("TG-RUL-61")
def test_the_bridge_stands_on_the_floor_of_the_river_and_its_deck_is_level() -> None:
    river = MAPS["river-crossing"]
    assert [river.ground(cell) for cell in river.objectives["bridge"]] == [1, 1, 1]


def test_the_city_has_twenty_constructs_beside_clear_streets() -> None:
    city = MAPS["city-blocks"]
    assert constructs(city) == [(1, 6)] * 12 + [(2, 15)] * 4 + [(4, 12)] * 4
    streets = [f"{column:02}{row:02}" for column in (4, 8, 12) for row in range(1, 18)]
    streets += [f"{column:02}{row:02}" for column in range(1, 16) for row in (5, 9, 13)]
    assert {hex_of(city, label) for label in streets} == {(CLEAR, 0, 0, 0, 0)}


@pytest.mark.parametrize(
    ("label", "level"),
    [("0405", 1), ("1213", 1), ("0506", 2), ("0607", 3), ("0808", 5), ("0909", 5), ("0314", 0)],
)
def test_the_mesa_rises_to_level_5(label: str, level: int) -> None:
    assert hex_of(MAPS["mesa"], label)[1] == level


@pytest.mark.parametrize(
    "ramp",
    [
        ("0803", "0804", "0805", "0806", "0807", "0808"),
        ("0914", "0913", "0912", "0911", "0910", "0909"),
    ],
)
def test_each_side_of_the_mesa_has_a_ramp_of_single_steps(ramp: tuple[str, ...]) -> None:
    assert [hex_of(MAPS["mesa"], label)[1] for label in ramp] == [0, 1, 2, 3, 4, 5]


def test_the_sea_gets_deeper_away_from_the_coast() -> None:
    coast = MAPS["coast"]
    row = ["0703", "0603", "0503", "0403", "0303", "0203", "0103"]
    assert [hex_of(coast, label)[2] for label in row] == [0, 1, 2, 3, 4, 5, 5]
    assert hex_of(coast, "0309") == (THIN_TREES, 1, 0, 0, 0)
    assert hex_of(coast, "0701")[0] == ROUGH


def test_the_power_plant_is_three_strong_hexes() -> None:
    plant = MAPS["power-plant"]
    assert constructs(plant) == [(2, 15)] * 4 + [(3, 30)] * 3
    assert [plant.grid.label(cell) for cell in plant.objectives["plant"]] == [
        "0808",
        "0809",
        "0909",
    ]


def test_the_energon_cubes_lie_equally_far_from_both_homes() -> None:
    plant = MAPS["power-plant"]
    walks = [
        sorted(
            min(plant.grid.distance(cube, home) for home in plant.home[side])
            for cube in plant.objectives["cubes"]
        )
        for side in (0, 1)
    ]
    assert walks == [[3, 4, 4, 8, 8, 9], [3, 4, 4, 8, 8, 9]]


def test_cybertron_has_25_rough_hexes_8_towers_and_no_trees_or_water() -> None:
    plain = MAPS["cybertron-plain"]
    assert plain.terrain.count(ROUGH) == 25
    assert set(plain.terrain) == {CLEAR, ROUGH}
    assert constructs(plain) == [(4, 12)] * 8


@pytest.mark.rule("TG-RUL-91")
def test_the_homes_are_the_first_and_the_last_three_rows() -> None:
    ground = MAPS["mesa"]
    rows = [{ground.grid.label(cell)[2:] for cell in home} for home in ground.home]
    assert rows == [{"01", "02", "03"}, {"15", "16", "17"}]
    assert [len(home) for home in ground.home] == [45, 45]


def test_joined_sheets_are_one_map_with_the_features_of_each() -> None:
    wide = join("wide", "Wide", [[MAPS["mesa"], MAPS["power-plant"]]])
    assert (wide.columns, wide.rows) == (30, 17)
    assert hex_of(wide, "0808")[1] == 5
    assert hex_of(wide, "2308") == (CLEAR, 0, 0, 3, 30)
    assert [wide.grid.label(cell) for cell in wide.objectives["plant"]] == ["2308", "2309", "2409"]


def test_sheets_can_be_joined_below_each_other() -> None:
    tall = join("tall", "Tall", [[MAPS["mesa"]], [MAPS["coast"]]])
    assert (tall.columns, tall.rows) == (15, 34)
    assert hex_of(tall, "0120") == (WATER, 0, 5, 0, 0)
    assert {tall.grid.label(cell)[2:] for cell in tall.home[1]} == {"32", "33", "34"}


def test_sheets_of_different_rows_cannot_lie_side_by_side() -> None:
    with pytest.raises(ValueError, match="other rows"):
        join("odd", "Odd", [[MAPS["mesa"], clear_map("low", "Low", 15, 9)]])


def test_rows_of_sheets_are_equally_wide() -> None:
    with pytest.raises(ValueError, match="9 columns wide, not 15"):
        join("odd", "Odd", [[MAPS["mesa"]], [clear_map("thin", "Thin", 9, 17)]])


def test_the_catalogue_of_constructs() -> None:
    catalogue = {
        slug: (each.height, each.hit_points) for slug, each in library().constructs.items()
    }
    assert catalogue == {
        "wall": (1, 8),
        "house": (1, 6),
        "warehouse": (2, 15),
        "tower": (4, 12),
        "bridge-pier": (2, 20),
        "power-plant": (3, 30),
        "ark-hull": (4, 40),
        "energon-silo": (2, 10),
    }
