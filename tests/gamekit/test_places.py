"""Places and ways on a measured table, as people say them."""

from __future__ import annotations

import pytest

from rollout.gamekit.places import (
    Around,
    Landmark,
    told_aim,
    told_compass,
    told_looking,
    told_path,
    told_place,
    told_spot,
    told_spot_on_map,
)
from rollout.gamekit.sentences import Sentence
from rollout.games.registry import find
from rollout.space.plane import Disc, rectangle
from rollout.words.words import Words

NEAR_SIDE, FAR_SIDE = 900, 2700
WALL = Landmark("wall", rectangle((6_000, 14_000), 6_000, 1_000, 0), hides=True)
MEGATRON = Landmark("Megatron", Disc((6_000, 26_000), 1_000))
RATCHET = Landmark("Ratchet", Disc((12_000, 4_000), 750))


def seen_from(forward: int) -> Around:
    return Around(forward, (30_000, 30_000), 1_000, "inch", [RATCHET], [MEGATRON], [WALL])


def said(sentence: Sentence, language: str = "en") -> str:
    words = Words(find("tabletop_warfare"), language)
    text = words.sentence(sentence)
    assert not words.faults
    return text


@pytest.mark.parametrize(
    ("end", "told"),
    [
        ((6_000, 10_000), "6″ straight ahead, towards Megatron, behind the wall"),
        ((6_000, 1_000), "3″ straight back"),
        ((10_250, 4_000), "4.2″ 90° to the right, up to Ratchet"),
        ((1_000, 9_000), "7.1″ 45° to the left"),
    ],
)
def test_a_way_is_told_by_where_it_leads_and_what_is_there(end: tuple[int, int], told: str) -> None:
    assert said(told_path(seen_from(NEAR_SIDE), ((6_000, 4_000), end), 1_000)) == told


def test_the_far_side_has_left_and_right_the_other_way_round() -> None:
    spot = (4_000, 2_000)
    near, far = (told_spot(seen_from(side), spot, 500) for side in (NEAR_SIDE, FAR_SIDE))
    assert said(near) == "4″ from the left, 2″ from the near edge"
    assert said(far) == "26″ from the left, 28″ from the near edge"
    assert said(told_spot_on_map(seen_from(FAR_SIDE), spot, 500)) == (
        "4″ from the west edge, 2″ from the south edge"
    )


def test_the_sides_of_the_table_are_edges_too() -> None:
    """Who looks east has the north on the left."""
    assert told_spot(seen_from(0), (4_000, 2_000), 0).args["left"] == "28″"
    assert told_spot(seen_from(1800), (4_000, 2_000), 0).args["deep"] == "26″"


def test_a_direction_names_whom_it_points_at_a_foe_before_a_friend() -> None:
    seen = seen_from(NEAR_SIDE)
    assert said(told_aim(seen, (6_000, 4_000), 900)) == "straight ahead, towards Megatron"
    assert said(told_aim(seen, (6_000, 4_000), 0)) == "90° to the right, towards Ratchet"
    assert said(told_aim(seen, (6_000, 4_000), 450)) == "45° to the right"
    beyond = seen._replace(friends=[Landmark("Ratchet", Disc((6_000, 8_000), 750))])
    assert said(told_aim(beyond, (6_000, 4_000), 900)) == "straight ahead, towards Megatron"


def test_what_happened_is_told_to_everybody_alike() -> None:
    near, far = seen_from(NEAR_SIDE), seen_from(FAR_SIDE)
    assert said(told_place(near, (15_000, 15_000), 500)) == "in the middle"
    assert said(told_place(near, (6_000, 12_500), 500)) == "in the west, behind the wall"
    assert said(told_place(near, (6_000, 15_500), 500)) == "in the west, at the wall"
    assert said(told_place(near, (13_000, 4_900), 500)) == "in the south, beside Ratchet"
    for place in ((1_000, 1_000), (29_000, 29_000)):
        assert told_place(near, place, 0) == told_place(far, place, 0)
    assert said(told_looking(near, (6_000, 4_000), 900)) == "towards Megatron"
    assert said(told_looking(near, (6_000, 4_000), 450)) == "to the north-east"
    assert said(told_compass(3150)) == "south-east, 135° by the compass"


def test_it_is_told_in_german_too() -> None:
    seen = seen_from(NEAR_SIDE)
    path = told_path(seen, ((6_000, 4_000), (6_000, 10_250)), 1_000)
    assert said(path, "de") == "6,2″ geradeaus, auf Megatron zu, hinter der Mauer"
    assert said(told_place(seen, (6_000, 15_500), 0), "de") == "im Westen, an der Mauer"


def test_millimetres_are_told_whole() -> None:
    seen = seen_from(NEAR_SIDE)._replace(unit="mm", inch=10, obstacles=[], foes=[])
    assert told_path(seen, ((0, 0), (0, 1_234)), 0).args["length"] == "123 mm"
