"""Regions on a table that has no room for the base."""

from __future__ import annotations

import pytest

from rollout.games.samples.facts import Slide
from rollout.space.plane import Ground, rectangle
from rollout.space.regions import Points, Spots, SpotsInside, SpotsNear, always


@pytest.mark.parametrize("size", [(800, 5_000), (5_000, 999), (800, 800)])
def test_on_a_table_smaller_than_the_base_nothing_is_drawn(size: tuple[int, int]) -> None:
    ground, refuse = Ground(*size, 500, []), always("R", "no-room")
    zone = rectangle((2_000, 2_000), 4_000, 4_000)
    for spots in (
        Spots(ground, refuse),
        SpotsInside(ground, zone, refuse),
        SpotsNear(ground, zone, 2_000, refuse),
    ):
        assert not Points(spots, Slide)
        assert spots.rings() == []


def test_on_a_table_with_a_little_room_that_is_drawn() -> None:
    spots = Spots(Ground(1_100, 1_100, 500, []), always("R", "no-room"))
    (ring,) = spots.rings()
    assert set(ring) == {(500, 500), (600, 500), (600, 600), (500, 600)}
