"""One shot or stroke, played to rest by the engine.

>>> from rollout.space.physics.tabletop import OPEN, Figure, Stroke, Tabletop
>>> from rollout.space.physics.weapons import Aim, Missile
>>> there = (Figure(1, "S", False, 1000, 1000, 0), Figure(2, "S", False, 2500, 1000, 1800))
>>> dart = Stroke(1, Missile(1.8, 6, 58, 7.5), Aim(pitch=10))
>>> after = play(Tabletop(9000, 2000, OPEN, (), there), dart).outcome
>>> after.figures[2].state
'down'
"""

from __future__ import annotations

from rollout.space.physics.run import CannotBeCocked, NoEngine, Played, Run
from rollout.space.physics.scene import STEP
from rollout.space.physics.tabletop import Stroke, Tabletop

__all__ = ["CannotBeCocked", "NoEngine", "Played", "play"]


def play(tabletop: Tabletop, stroke: Stroke, step: float = STEP) -> Played:
    """Raises CannotBeCocked or NoEngine."""
    return Run(tabletop, stroke, step).play()
