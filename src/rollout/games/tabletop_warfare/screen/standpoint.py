"""Where a side sits, and what stands about the places that are spoken of."""

from __future__ import annotations

from typing import Final

from rollout.gamekit.places import Around, Landmark
from rollout.games.tabletop_warfare.content.measures import INCH
from rollout.games.tabletop_warfare.model import NOBODY, STANDING, Obstacle, State
from rollout.games.tabletop_warfare.naming import say_figure
from rollout.games.tabletop_warfare.rules.deployment import FACINGS
from rollout.games.tabletop_warfare.rules.figures import disc_of
from rollout.space.plane.angles import QUARTER

OBSTACLE_KINDS: Final = {
    "small_building": "building",
    "large_building": "building",
    "wreck": "wreck",
    "figure_wreck": "wreck",
    "trees": "trees",
    "lake": "lake",
    "deep_water": "lake",
    "lava": "lava",
    "energon_lake": "lake",
    "wall": "wall",
}


def kind_of_obstacle(obstacle: Obstacle) -> str:
    """How it is drawn and called; a template of the players' own is a rock."""
    return OBSTACLE_KINDS.get(obstacle.template, "rock")


def forward_of(state: State, side: int) -> int:
    """Ahead for who sits there: away from the own edge, before there is one from south or north."""
    return FACINGS.get(state.edges[side], 3 * QUARTER if side else QUARTER)


def ahead_by_seat(state: State) -> tuple[int, ...]:
    """The same for each seat (TW-RUL-85: sides sit alternately)."""
    seats = range(2 * state.options.seats_per_side)
    return tuple(forward_of(state, seat % 2) for seat in seats)


def around(state: State, side: int, without: int = NOBODY) -> Around:
    """As a side sees the table, one figure left out: the one that is spoken of."""
    standing = [
        (figure.side, Landmark(say_figure(state, figure.id), disc_of(state, figure)))
        for figure in state.figures
        if figure.status == STANDING and figure.id != without
    ]
    return Around(
        forward_of(state, side),
        (state.width, state.depth),
        INCH,
        "inch",
        [each for of, each in standing if of == side],
        [each for of, each in standing if of != side],
        [
            Landmark(kind_of_obstacle(each), each.shape, hides=each.height > 0)
            for each in state.obstacles
        ],
    )
