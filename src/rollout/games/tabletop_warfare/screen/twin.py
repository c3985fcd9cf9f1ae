"""The table in sentences: round and points, every figure, distances, what is in the way."""

from __future__ import annotations

from rollout.gamekit import Sentence, Twin, TwinPart
from rollout.gamekit.plane_twin import plane_twin
from rollout.games.tabletop_warfare.screen.forms import View


def twin(view: View) -> Twin:
    parts: Twin = {}
    if view.round:
        first, second = view.points
        told = {
            "round": view.round,
            "limit": view.round_limit,
            "first": first,
            "second": second,
        }
        lines = {"round": Sentence("table-round", told)}
        parts["round"] = TwinPart(Sentence("table-part-round"), lines)
    return {**parts, **plane_twin(view.plane)}
