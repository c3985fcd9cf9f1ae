"""Which terrain a model can destroy (EW-HUG-04, EW-TER-04)."""

from __future__ import annotations

from rollout.games.energon_wars.content.table import INCH
from rollout.games.energon_wars.model import State
from rollout.games.energon_wars.rules.figures import TOLERANCE, disc_of, size_of
from rollout.space.plane.lengths import gap_within


def wreckable(state: State, number: int, inches: int) -> list[int]:
    """Interactive pieces smaller than the model, within so many inches."""
    land, size, base = state.land, size_of(state, number), disc_of(state, number)
    return [
        piece
        for piece, form in enumerate(land.forms)
        if not form.is_building
        and land.pieces[piece].standing
        and form.size < size
        and gap_within(base, land.shapes[piece], inches * INCH + TOLERANCE)
    ]
