"""What stands about the places that are spoken of, and which way a seat looks."""

from __future__ import annotations

from typing import Final

from rollout.gamekit.places import Around, Landmark
from rollout.games.energon_wars.content.table import INCH, MAT
from rollout.games.energon_wars.model import STANDING, State
from rollout.games.energon_wars.rules.figures import disc_of
from rollout.space.plane.angles import QUARTER

KINDS: Final = {"car": "wreck", "tree": "trees", "lamp_post": "crate"}
"""How pieces are drawn and called."""


AHEAD: Final = (QUARTER, 3 * QUARTER)
"""Each seat looks away from its own edge."""


def around(state: State, seat: int, without: int) -> Around:
    """As a seat sees the table, one model left out: the one that is spoken of."""
    standing = [
        (each.seat, Landmark(state.cards[number].name, disc_of(state, number)))
        for number, each in enumerate(state.models)
        if each.status == STANDING and number != without
    ]
    land = state.land
    return Around(
        AHEAD[seat],
        (MAT, MAT),
        INCH,
        "inch",
        [each for of, each in standing if of == seat],
        [each for of, each in standing if of != seat],
        [
            Landmark(KINDS.get(piece.kind, "building"), land.shapes[number], hides=True)
            for number, piece in enumerate(land.pieces)
            if piece.standing
        ],
    )
