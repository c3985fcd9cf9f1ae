"""One shot or stroke, played to rest by the engine.

>>> from rollout.space.physics.tabletop import OPEN, Figure, Stroke, Tabletop
>>> from rollout.space.physics.weapons import Aim, Missile
>>> there = (Figure(1, "S", False, 1000, 1000, 0), Figure(2, "S", False, 2500, 1000, 1800))
>>> dart = Stroke(1, Missile(1.8, 6, 58, 7.5), Aim(pitch=10))
>>> after = play(Tabletop(9000, 2000, OPEN, (), there), dart)
>>> after.figures[2].state
'down'
"""

from __future__ import annotations

from rollout.space.physics.camera import Camera, rod_of
from rollout.space.physics.film import Film
from rollout.space.physics.outcome import Outcome
from rollout.space.physics.run import Run
from rollout.space.physics.scene import STEP, rod_length
from rollout.space.physics.stage import CannotBeCocked, NoEngine, Stage
from rollout.space.physics.tabletop import Stroke, Tabletop

__all__ = ["CannotBeCocked", "NoEngine", "film", "play"]


def play(tabletop: Tabletop, stroke: Stroke, step: float = STEP) -> Outcome:
    """Raises CannotBeCocked or NoEngine."""
    return Run(Stage(tabletop, stroke, step)).play()


def film(tabletop: Tabletop, stroke: Stroke) -> tuple[Outcome, Film]:
    """The same, with poses for whoever wants to see it fall. Raises CannotBeCocked or NoEngine."""
    camera = Camera()
    stage = Stage(tabletop, stroke, STEP)
    outcome = Run(stage, camera).play()
    rod = rod_of(stroke, stage.lever, rod_length(stage.attacker))
    return outcome, camera.film(stroke, rod, outcome)
