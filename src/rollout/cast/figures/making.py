"""The model of a character in one of its shapes."""

from __future__ import annotations

from dataclasses import dataclass, field

from rollout.cast.character import ROBOT, Character
from rollout.cast.figures.families import other_shape
from rollout.cast.figures.model import (
    Bust,
    Cylinder,
    Decal,
    Joint,
    Loft,
    Model,
    Part,
    Prism,
    Shape,
    Tube,
)
from rollout.cast.figures.robots import RobotShape, robot_shape
from rollout.cast.figures.solids import Group, Piece, Sticker
from rollout.cast.figures.views import view_of

DECIMALS = 1


def make_model(character: Character, shape: str) -> Model:
    """The model of that shape, which must be one of the character's."""
    form = character.other_form(shape)
    if shape == ROBOT and character.robot is not None:
        return _robot_model(robot_shape(character))
    if form is None:
        raise KeyError(f"{character.slug} has no shape {shape}")
    if form.kind in ("second-robot", "shell"):
        return _robot_model(robot_shape(character, form))
    built = _Assembly()
    built.hang(other_shape(character, form), -1)
    view = view_of(form.kind)
    return Model(
        yaw=view.yaw,
        pitch=view.pitch,
        size=view.size,
        stands=view.stands,
        paints=tuple(built.paints),
        joints=tuple(built.joints),
        parts=tuple(built.parts),
        face=view.face,
    )


def _robot_model(robot: RobotShape) -> Model:
    built = _Assembly()
    built.hang(robot.root, -1)
    bust = Bust(round(robot.top, 1), round(robot.half, 1), robot.larger_head)
    return Model(
        yaw=robot.yaw,
        pitch=8.0,
        size=robot.size,
        stands=True,
        paints=tuple(built.paints),
        joints=tuple(built.joints),
        parts=tuple(built.parts),
        bust=bust if robot.half else None,
    )


@dataclass
class _Assembly:
    """Groups laid flat: joints by number, paints by number."""

    paints: list[str] = field(default_factory=list)
    joints: list[Joint] = field(default_factory=list)
    parts: list[Part] = field(default_factory=list)

    def hang(self, group: Group, parent: int) -> None:
        index = len(self.joints)
        at, turn = _rounded(group.at), _rounded(group.turn)
        scale = round(group.scale, 3)
        self.joints.append(Joint(group.name, parent, at, turn, scale, group.mirror))
        self.parts += [self.part(each, index) for each in group.pieces]
        for each in group.groups:
            self.hang(each, index)

    def part(self, piece: Piece, joint: int) -> Part:
        decals = tuple(self.decal(each) for each in piece.stickers)
        return Part(rounded_shape(piece.shape), self.paint(piece.paint), joint, piece.twin, decals)

    def decal(self, sticker: Sticker) -> Decal:
        numbers = tuple(n for point in sticker.points for n in point)
        return Decal(self.paint(sticker.paint), sticker.light, _rounded(numbers))

    def paint(self, paint: str) -> int:
        if paint not in self.paints:
            self.paints.append(paint)
        return self.paints.index(paint)


def rounded_shape(shape: Shape) -> Shape:
    """To a tenth of a unit, which is less than a line's width in any picture."""
    if isinstance(shape, Prism):
        return Prism(
            shape.axis,
            _rounded(shape.outline),
            *_rounded((shape.start, shape.end, shape.bevel_start, shape.bevel_end)),
        )
    if isinstance(shape, Cylinder):
        radius, end_radius, bevel = _rounded((shape.radius, shape.end_radius, shape.bevel))
        start, end = _rounded(shape.start), _rounded(shape.end)
        return Cylinder(start, end, radius, end_radius, shape.sides, bevel)
    if isinstance(shape, Tube):
        return Tube(_rounded(shape.sections))
    return Loft(shape.size, _rounded(shape.points))


def _rounded(numbers: tuple[float, ...]) -> tuple[float, ...]:
    """Whole numbers are written without a point."""
    return tuple(_whole(round(number, DECIMALS)) for number in numbers)


def _whole(number: float) -> float:
    return int(number) if number == int(number) else number
