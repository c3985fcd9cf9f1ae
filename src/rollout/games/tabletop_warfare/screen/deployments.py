"""Where whoever is still to be deployed may stand, before it is chosen: for who carries it there.

{"deployment": {"figure": 3, "form": 1}}      where it may stand as that, and whether it is faced
{"deployment": {"figure": 3, "partner": 4}}   the same of a pair that is deployed as one vehicle
{"deployment": {"figure": 3, "form": 1, "x": 9000, "y": 2000}}
                                              and why it cannot stand at that point
"""

from __future__ import annotations

from typing import Any

import msgspec

from rollout.gamekit.looking import RefusalLook, said
from rollout.games.tabletop_warfare.actions import Deploy, DeployJoined
from rollout.games.tabletop_warfare.model import DEPLOYMENT, State
from rollout.games.tabletop_warfare.rules.deployment import (
    FACINGS,
    choices,
    deployment_spots,
    taken_up,
)
from rollout.games.tabletop_warfare.rules.figures import card_of
from rollout.games.tabletop_warfare.rules.placing import is_faced
from rollout.games.tabletop_warfare.screen.wording import arguments
from rollout.kernel.errors import Unreadable
from rollout.space.regions.outlines import PointOutline


class DeploymentLook(msgspec.Struct, omit_defaults=True):
    """Where its base may be put down, and how it faces unless it is turned."""

    rings: list[list[tuple[int, int]]]
    base: int
    facing: int
    faces: bool = False
    """Whether it is asked how it faces."""
    refusal: RefusalLook | None = None
    """Of the point that was asked about."""


def deployment(state: State, wanted: dict[str, Any]) -> DeploymentLook:
    figure, form, partner, x, y = (
        wanted.get(name) for name in ("figure", "form", "partner", "x", "y")
    )
    if type(figure) is not int or not 0 <= figure < len(state.figures):
        raise Unreadable(f"figure is the number of a figure, not {figure!r}")
    side = state.figures[figure].side
    choice: Deploy | DeployJoined | None = None
    if type(partner) is int:
        choice = DeployJoined(min(figure, partner), max(figure, partner))
    elif type(form) is int:
        choice = Deploy(figure, form)
    if choice is None or state.stage != DEPLOYMENT or choice not in choices(state, side):
        raise Unreadable("only who is still to be deployed can be looked at so")
    state = state.copy()
    placed = taken_up(state, choice)
    spots = deployment_spots(state, placed)
    drawn = spots.outline()
    assert isinstance(drawn, PointOutline)
    refusal = spots.refusal((x, y)) if type(x) is int and type(y) is int else None
    return DeploymentLook(
        rings=[list(ring) for ring in drawn.rings],
        base=card_of(state, placed).radius,
        facing=FACINGS[state.edges[side]],
        faces=is_faced(state, placed),
        refusal=said(refusal, arguments(state, refusal) if refusal else None),
    )
