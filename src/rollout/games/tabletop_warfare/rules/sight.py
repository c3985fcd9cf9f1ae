"""Line of sight (TW-LOS, TW-RUL-04, TW-RUL-81)."""

from __future__ import annotations

from rollout.games.tabletop_warfare.model import Figure, State
from rollout.games.tabletop_warfare.rules.figures import card_of, flies, on_field
from rollout.space.plane import Disc, Sight, Solid, sight_by_segments


def sees(state: State, viewer: Figure, target: Figure) -> bool:
    """TW-LOS-02 to TW-LOS-04. What was found out is kept until anything moves."""
    if flies(state, viewer) or flies(state, target):
        return True
    pair = (viewer.id, target.id)
    known = state.sights.get(pair)
    if known is None:
        known = state.sights[pair] = line_of_sight(state, viewer, target).clear
    return known


def line_of_sight(state: State, viewer: Figure, target: Figure) -> Sight:
    """The line to show; its blockers are numbers in `blockers`."""
    between = [solid for solid, _ in blockers(state, viewer, target)]
    return sight_by_segments(solid_of(state, viewer), solid_of(state, target), between)


def blockers(state: State, viewer: Figure, target: Figure) -> list[tuple[Solid, str]]:
    """What may stand in the way, each with a name: `obstacle 2`, `figure 5`."""
    found = [
        (Solid(obstacle.shape, obstacle.height), f"obstacle {number}")
        for number, obstacle in enumerate(state.obstacles)
        if obstacle.height > 0
    ]
    for figure in on_field(state):
        if figure.id in (viewer.id, target.id):
            continue
        if state.options.fliers_block_los or not flies(state, figure):
            found.append((solid_of(state, figure), f"figure {figure.id}"))
    return found


def solid_of(state: State, figure: Figure) -> Solid:
    card = card_of(state, figure)
    return Solid(Disc((figure.x, figure.y), card.radius), card.height)


def stir(state: State) -> None:
    """Something moved, changed or left: what was seen may be seen no more."""
    state.sights = {}
