"""Everything that happens. Lengths in tenths of a millimetre, angles in tenths of a degree."""

from __future__ import annotations

from typing import Final

from rollout.gamekit.kinds import SeatId
from rollout.games.attacktix.kinds import Facing, FigureId, Length, SectionId, SideId, ThingId
from rollout.kernel.actions import Event, Revelation


class SideTaken(Event, frozen=True):
    seat: SeatId
    side: SideId


class Ground(Event, frozen=True):
    """AT-SET-02: ground; this is what its window shows now."""

    figure: FigureId
    speed: int
    colour: str


class Placed(Event, frozen=True):
    """AT-RUL-06: seen by whoever may know where it stands."""

    seat: SeatId
    figure: FigureId
    x: Length
    y: Length
    only: tuple[SeatId, ...] = ()
    """The seats that may know it; when there are none, everybody."""

    def seen_by(self, seat: int | None) -> Event | None:
        return self if not self.only or seat in self.only else None


class PlacesShown(Revelation, frozen=True):
    """AT-RUL-06: all placements are revealed."""


class SeatsDrawn(Event, frozen=True):
    """AT-CHN-03: the order in which the seats do something before the match."""

    about: str
    seats: tuple[SeatId, ...]


class SpeedsCounted(Event, frozen=True):
    """AT-TEAM-04: what the windows of each seat's figures add up to."""

    totals: tuple[int, ...]


class CoveredGrind(Event, frozen=True):
    """AT-SET-07, AT-ETQ-07: what the covered window showed; without a figure it was a coin."""

    seat: SeatId
    figure: FigureId
    speed: int
    colour: str


class FirstPlayer(Event, frozen=True):
    seat: SeatId


class TurnBegan(Event, frozen=True):
    seat: SeatId
    turn: int
    attacks: int


class MoveBegan(Event, frozen=True):
    """AT-MOV-02: how many tix it may roll, and whether only half of what its window showed."""

    figure: FigureId
    tix: int
    halved: bool = False


class Rolled(Revelation, frozen=True):
    """AT-MOV-03: one tik forward; the window shows the next number."""

    figure: FigureId
    x: Length
    y: Length
    facing: Facing
    speed: int
    colour: str
    tix: int
    """How many it has rolled in this move."""
    cut: str = ""
    """What cut the tik short: contact, slowing, barrier; or nothing."""


class Shoved(Event, frozen=True):
    """AT-OBJ-03: the object went along."""

    figure: FigureId
    thing: ThingId
    x: Length
    y: Length


class Halted(Event, frozen=True):
    figure: FigureId
    facing: Facing
    tix: int


class Stumbled(Event, frozen=True):
    """AT-RUL-92: a clumsy hand knocked over an own figure, which is stood up again."""

    figure: FigureId
    other: FigureId


class SectionFell(Event, frozen=True):
    """By an attack action (AT-HB-02, AT-LB-04), or because a figure crossed it (AT-LB-03)."""

    section: SectionId
    figure: FigureId
    crossing: bool = False


class MovesEnded(Event, frozen=True):
    """AT-RUL-75: who is in cover now."""

    seat: SeatId
    covered: tuple[FigureId, ...]


class BaseTurned(Event, frozen=True):
    figure: FigureId
    facing: Facing


class Attacked(Event, frozen=True):
    """The pose, and the error of the hand: hundredths of degrees, thousandths, tenths of mm."""

    figure: FigureId
    weapon: str
    shot: int
    yaw: int
    pitch: int
    side: str
    twist: int
    height: int
    error: tuple[int, ...]
    thing: ThingId = -1


class Struck(Event, frozen=True):
    """The weapon touched a figure, and how hard, in µN·s."""

    attacker: FigureId
    figure: FigureId
    part: str
    impulse: int


class StrokeVoid(Event, frozen=True):
    """The attack could not be carried out; it is given back.

    The weapon would have begun inside a `figure`, which is the other one, or an `object`: whatever
    else stands there; or the engine failed.
    """

    figure: FigureId
    inside: str = ""
    other: FigureId = -1


class Missed(Event, frozen=True):
    """Nobody fell."""

    figure: FigureId


class Slid(Event, frozen=True):
    """AT-RUL-51: pushed, but standing."""

    figure: FigureId
    x: Length
    y: Length
    facing: Facing


class ThingMoved(Event, frozen=True):
    thing: ThingId
    x: Length
    y: Length
    standing: bool
    removed: bool


class SwitchTripped(Event, frozen=True):
    figure: FigureId
    waist: bool
    chest: bool


class Felled(Event, frozen=True):
    """AT-DEF-01, AT-DEF-02: how, and when in the attack, in milliseconds."""

    figure: FigureId
    by: FigureId
    how: str
    time: int
    x: Length
    y: Length


class Underside(Revelation, frozen=True):
    """AT-SPC-01: the bottom window of a defeated figure."""

    figure: FigureId
    white: bool


class AbilityUsed(Event, frozen=True):
    figure: FigureId
    verb: str


class AbilityFailed(Event, frozen=True):
    """AT-SPC-06: white, but of no use; `rule` says why."""

    figure: FigureId
    verb: str
    rule: str


class Defeated(Event, frozen=True):
    """AT-SPC-07: it goes to the Defeated area of its owner."""

    figure: FigureId
    seat: SeatId


class Recovered(Event, frozen=True):
    """AT-ABL-01: it stands again where it lay."""

    figure: FigureId
    x: Length
    y: Length


class Entered(Event, frozen=True):
    """AT-SPC-08, AT-SPC-09."""

    figure: FigureId
    seat: SeatId
    x: Length
    y: Length
    facing: Facing


class Encouraged(Event, frozen=True):
    """AT-ABL-07: so many attacks more in the next turn."""

    seat: SeatId
    attacks: int


class Pushed(Event, frozen=True):
    """AT-ABL-08."""

    figure: FigureId
    x: Length
    y: Length


class Jammed(Event, frozen=True):
    """AT-ABL-10."""

    figure: FigureId


class Captured(Event, frozen=True):
    """AT-ABL-12."""

    figure: FigureId
    seat: SeatId


class AttackOver(Event, frozen=True):
    figure: FigureId
    left: int
    """How many attacks are left in this turn."""


class TargetsStood(Event, frozen=True):
    """The shooting gallery: how many fell by this attack, and how it went so far."""

    felled: int
    tries: int
    downs: int


class Reloaded(Event, frozen=True):
    """AT-RST: missiles, springs and switches of everybody."""

    seat: SeatId


class AccidentHappened(Event, frozen=True):
    """AT-CHN-07: all is put back as it was."""

    kind: str
    figure: FigureId


class GaveUp(Event, frozen=True):
    """AT-RUL-95: its figures leave when the turn ends."""

    seat: SeatId


class DroppedOut(Event, frozen=True):
    """AT-FFA-08, AT-RUL-95."""

    seat: SeatId
    place: int
    gave_up: bool = False


class Standings(Event, frozen=True):
    """AT-FFA-10: places and tournament points by seat."""

    places: tuple[int, ...]
    points: tuple[int, ...]


class RoundOver(Event, frozen=True):
    """AT-FFA-10: a round of a tournament is over and the table cleared; points so far by seat."""

    round: int
    points: tuple[int, ...]


class RoundBegan(Event, frozen=True):
    """AT-FFA-11: the forces are whole again, and the table is laid anew."""

    round: int
    rounds: int


class FinalBegan(Event, frozen=True):
    """AT-FFA-11: the two highest scorers play a duel."""

    seat: SeatId
    other: SeatId


EVENTS: Final = (
    SideTaken,
    Ground,
    Placed,
    PlacesShown,
    SeatsDrawn,
    SpeedsCounted,
    CoveredGrind,
    FirstPlayer,
    TurnBegan,
    MoveBegan,
    Rolled,
    Shoved,
    Halted,
    Stumbled,
    SectionFell,
    MovesEnded,
    BaseTurned,
    Attacked,
    Struck,
    StrokeVoid,
    Missed,
    Slid,
    ThingMoved,
    SwitchTripped,
    Felled,
    Underside,
    AbilityUsed,
    AbilityFailed,
    Defeated,
    Recovered,
    Entered,
    Encouraged,
    Pushed,
    Jammed,
    Captured,
    AttackOver,
    TargetsStood,
    Reloaded,
    AccidentHappened,
    GaveUp,
    DroppedOut,
    Standings,
    RoundOver,
    RoundBegan,
    FinalBegan,
)
