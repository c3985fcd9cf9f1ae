"""Which character of the cast stands for a figure, and which of its shapes for each card."""

from __future__ import annotations

from rollout.cast import cast
from rollout.cast.character import ROBOT
from rollout.games.tabletop_warfare.content.roster import Kind

Shape = str | int


def character_of(kind: Kind) -> str:
    """The character that is drawn; of joined figures the first."""
    code = kind.parts[0] if kind.parts else kind.code
    return code.replace("_", "-")


def shapes_of(kind: Kind) -> list[Shape]:
    """For each card the shape of its name, else the next that no card is called after.

    A figure of the players' own is in no cast: its shapes are counted.
    """
    slug = character_of(kind)
    if slug not in cast():
        return list(range(len(kind.cards)))
    shapes = list(cast()[slug].shapes)
    names = [card.form.replace("_", "-") for card in kind.cards]
    unnamed = [shape for shape in shapes if shape not in names and shape != ROBOT]
    drawn: list[Shape] = []
    for number, name in enumerate(names):
        if name in shapes:
            drawn.append(name)
        elif unnamed:
            drawn.append(unnamed.pop(0))
        else:
            drawn.append(min(number, len(shapes) - 1))
    return drawn
