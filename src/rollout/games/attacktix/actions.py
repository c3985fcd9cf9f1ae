"""Everything a seat can answer. Lengths in tenths of a millimetre, angles in tenths of a degree."""

from __future__ import annotations

from typing import Final, Literal

from rollout.games.attacktix.kinds import FigureId, Length, SectionId, SideId, ThingId
from rollout.kernel.actions import Action, Interjection
from rollout.space.regions.outlines import Path


class TakeSide(Action, frozen=True):
    """AT-DEC-05: the side to set up on."""

    side: SideId


class Stand(Action, frozen=True):
    """AT-DEC-03: where on its starting line the figure in question is stood."""

    x: Length
    y: Length


class Move(Action, frozen=True):
    """AT-DEC-06: a figure begins its move."""

    figure: FigureId


class EndMoves(Action, frozen=True):
    """AT-DEC-06: no more moves."""


class Advance(Action, frozen=True):
    """AT-DEC-07: roll along a path, so many tix at most.

    It rolls whole tix: the last one that the path calls for ends a little before or past its
    end. `stop` is "never", "red", "white", or a number: as soon as the window shows that
    colour, or as much.
    """

    path: Path
    tix: int
    stop: str = "never"


class Halt(Action, frozen=True):
    """AT-DEC-07: turn to an angle, and the move is over."""

    facing: int


class Shove(Action, frozen=True):
    """AT-OBJ-03: push an object straight ahead, so many tix at most."""

    thing: ThingId
    tix: int


class Wreck(Action, frozen=True):
    """AT-DEC-08: the section just crossed is destroyed."""


class Spare(Action, frozen=True):
    """AT-DEC-08: it stays."""


class AttackWith(Action, frozen=True):
    """AT-DEC-09: a figure attacks."""

    figure: FigureId


class TearDown(Action, frozen=True):
    """AT-DEC-09: a figure's attack removes a section of a barrier."""

    figure: FigureId
    section: SectionId


class EndAttacks(Action, frozen=True):
    """AT-DEC-09: no more attacks."""


class TurnBase(Action, frozen=True):
    """AT-ATK-04: where it was agreed, the base is turned for the attack."""

    facing: int


class Aim(Action, frozen=True):
    """AT-DEC-10: where a missile, a jab or a claw is pointed, and how far up."""

    bearing: int
    pitch: int


class Slash(Action, frozen=True):
    """AT-DEC-10: from which side, how far it is wound, how much the arm is raised."""

    side: Literal["left", "right"]
    twist: int
    height: int = 0


class Throw(Action, frozen=True):
    """AT-DEC-10: where a throw is pointed; with an object, that is what is thrown."""

    bearing: int
    thing: ThingId = -1


class Knob(Action, frozen=True):
    """AT-DEC-11: a claw that touches may be turned."""

    turn: Literal["left", "right", "not"]


class FireAgain(Action, frozen=True):
    """AT-DEC-12: the next missile, in the same direction."""


class StopFiring(Action, frozen=True):
    """AT-DEC-12."""


class SettleFirst(Action, frozen=True):
    """AT-DEC-15: of several that fell together, whose ability is looked at first."""

    figure: FigureId


class UseAbility(Action, frozen=True):
    """AT-RUL-30: where that was agreed, an ability may be left unused."""


class DeclineAbility(Action, frozen=True):
    """AT-RUL-30."""


class Choose(Action, frozen=True):
    """AT-DEC-13: the figure that an ability works on."""

    figure: FigureId


class Enter(Action, frozen=True):
    """AT-DEC-13: where on the line a figure comes into play."""

    x: Length
    y: Length


class PushTo(Action, frozen=True):
    """AT-DEC-13: in which direction a figure is slid, and by how many tix at most."""

    bearing: int
    tix: int


class Call(Action, frozen=True):
    """AT-DEC-16: what colour a covered window will show."""

    colour: Literal["red", "white"]


class Accident(Interjection, frozen=True):
    """AT-CHN-07: something happened by hand, or by itself; nobody is defeated by it."""

    kind: Literal["knocked_over", "switch_tripped", "fell_by_itself"]
    figure: FigureId


ACTIONS: Final = (
    TakeSide,
    Stand,
    Move,
    EndMoves,
    Advance,
    Halt,
    Shove,
    Wreck,
    Spare,
    AttackWith,
    TearDown,
    EndAttacks,
    TurnBase,
    Aim,
    Slash,
    Throw,
    Knob,
    FireAgain,
    StopFiring,
    SettleFirst,
    UseAbility,
    DeclineAbility,
    Choose,
    Enter,
    PushTo,
    Call,
)
INTERJECTIONS: Final = (Accident,)
