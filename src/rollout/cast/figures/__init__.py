"""Figures: small models of convex solids, made from a character's words.

A model is data (`Model`): the page projects and shades it at any facing, and so does
`drawing` here, for paper. Axes: x to the viewer's right, y up, z towards the viewer; whatever
it is looks along +z and stands on y = 0. One unit is a hundredth of a tall robot's height.
"""

from rollout.cast.figures.making import make_model
from rollout.cast.figures.model import Model

__all__ = ["Model", "make_model"]
