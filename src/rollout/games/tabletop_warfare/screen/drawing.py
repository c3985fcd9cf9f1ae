"""Which character of the cast stands for a figure, and which of its shapes for each card."""

from __future__ import annotations

from rollout.cast import cast
from rollout.cast.character import ROBOT
from rollout.gamekit.building import figure_of
from rollout.games.tabletop_warfare.content.roster import Kind

Shape = str | int
OTHER_ROBOT = "second-robot"


def character_of(kind: Kind) -> str:
    """The character that is drawn; of figures joined to one that is no character, the first."""
    code = kind.parts[0] if kind.parts else kind.code
    joined = figure_of("tabletop_warfare", kind.name) if kind.parts else ""
    return joined or code.replace("_", "-")


def shapes_of(kind: Kind) -> list[Shape]:
    """For each card the shape of its name, else the next that no card is called after.

    A robot that is none of its own, such as a union, is the other robot of the character.
    A figure of the players' own is in no cast: its shapes are counted.
    """
    slug = character_of(kind)
    if slug not in cast():
        return list(range(len(kind.cards)))
    shapes = list(cast()[slug].shapes)
    names = [card.form.replace("_", "-") for card in kind.cards]
    unnamed = [shape for shape in shapes if shape not in names and shape != ROBOT]
    drawn: list[Shape] = []
    for number, (name, card) in enumerate(zip(names, kind.cards, strict=True)):
        if name in shapes:
            drawn.append(name)
        elif card.kind == ROBOT and OTHER_ROBOT in unnamed:
            unnamed.remove(OTHER_ROBOT)
            drawn.append(OTHER_ROBOT)
        elif unnamed:
            drawn.append(unnamed.pop(0))
        else:
            drawn.append(min(number, len(shapes) - 1))
    return drawn
