"""Shots and strokes as chance: the hand's error by the seed, then the engine's record (P3, P7)."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import msgspec

from rollout.games.attacktix.content.vocabulary import MISSILE, SLASH, THROW
from rollout.games.attacktix.layout import WALL
from rollout.games.attacktix.model import State
from rollout.games.attacktix.record import OBJECT, Record
from rollout.games.attacktix.rules.arms import held_arm
from rollout.games.attacktix.rules.cover import protects
from rollout.games.attacktix.rules.guessing import Guess
from rollout.games.attacktix.rules.on_the_table import (
    in_play,
    section_ends,
    sort_of,
    spot_of,
    standing_sections,
    things_here,
)
from rollout.kernel.recorded import Recorded
from rollout.kernel.requests import Chance
from rollout.space.physics.tabletop import Figure, Stroke, Tabletop, Thing, Wall
from rollout.space.physics.weapons import Aim, Error
from rollout.space.plane import squared_distance
from rollout.space.plane.angles import TURN, UNIT, heading
from rollout.space.plane.crossing import near_segment

HANDS: Final = {"steady": 500, "normal": 1000, "shaky": 1500}
"""AT-CHN-04: thousandths of the normal error."""
ERRORS: Final = 5
WIDEST: Final = 6000
"""A sum of twelve dice is never farther from its mean, in thousandths of a deviation."""
DEVIATIONS: Final = {
    MISSILE: (200, 150, 50, 0, 0),
    SLASH: (800, 0, 120, 80, 50),
    THROW: (800, 0, 120, 80, 0),
}
"""Of yaw and pitch in hundredths of a degree, force and twist in thousandths, height in 0.1 mm."""
OF_A_JAB: Final = (800, 0, 120, 0, 50)
OF_A_KNOB: Final = 150
NEAR_THE_LINE: Final = 2_000
"""Figures farther from the line of fire are left out."""
NEAR_A_STROKE: Final = 3_500
FAR: Final = 20_000
MILLION: Final = 1_000_000


class AimNoise(Chance):
    """How a hand errs: five numbers in thousandths of a standard deviation.

    Each is a sum of twelve even draws, so that every machine draws the same.
    """

    def __init__(self, about: str = "aim_noise") -> None:
        self.about = about

    @property
    def outcome_type(self) -> Any:
        return list[int]

    def draw(self, rng: Random) -> list[int]:
        return [sum([int(rng.random() * 1001) - 500 for _ in range(12)]) for _ in range(ERRORS)]

    def fault(self, outcome: Any) -> str | None:
        """What comes from outside may be anything."""
        fits = isinstance(outcome, list) and len(outcome) == ERRORS
        if fits and all(type(each) is int and abs(each) <= WIDEST for each in outcome):
            return None
        return f"an error is {ERRORS} whole numbers to {WIDEST}, not {outcome!r}"


def error_of_knob(noise: str, drawn: list[int]) -> Error:
    """P3: the torque of a claw's knob errs by 15 %."""
    return Error(force=_scaled(drawn[2] * OF_A_KNOB * HANDS[noise]))


def error_of(kind: str, noise: str, drawn: list[int]) -> Error:
    """The error of one attack with a form of weapon, by one of the three hands."""
    scales = DEVIATIONS.get(kind, OF_A_JAB)
    level = HANDS[noise]
    yaw, pitch, force, twist, height = (
        _scaled(number * scale * level) for number, scale in zip(drawn, scales, strict=True)
    )
    return Error(yaw, pitch, force, twist, height)


def _scaled(product: int) -> int:
    """Millionths of a product, rounded to zero."""
    return product // MILLION if product >= 0 else -(-product // MILLION)


class Shot(Recorded):
    """AT-CHN-05: one shot or stroke, carried out by the engine."""

    def __init__(self, state: State, stroke: Stroke, shot: int) -> None:
        self.about = "physics"
        self.stroke = stroke
        self.shot = shot
        self.weapon = state.sculpt(stroke.attacker).weapon
        self.tabletop = tabletop(state, stroke)
        self.standing = {str(number) for number in in_play(state)}
        self.switched = {str(number) for number in in_play(state) if state.sculpt(number).is_mega}
        self.guessed: Guess | None = None

    @property
    def outcome_type(self) -> Any:
        return Record

    def fault(self, outcome: Any) -> str | None:
        """A record is this attack's, and speaks of what stands on the table and of nothing else.

        AT-BM-06: only Battle Masters have switches.
        """
        fault = super().fault(outcome)
        if fault is not None:
            return fault
        record: Record = msgspec.convert(outcome, type=Record)
        if record.attacker != self.stroke.attacker:
            return f"{self.kind}: it is the attack of another figure"
        if not set(record.switches) <= self.switched:
            return f"{self.kind}: it trips switches of what has none"
        named = {*record.figures, *record.switches}
        named |= {str(each.figure) for each in record.contacts}
        named |= {record.inside} - {"", OBJECT}
        things = {str(each.id) for each in self.tabletop.things}
        if named <= self.standing and set(record.objects) <= things:
            return None
        return f"{self.kind}: it speaks of what does not stand there"

    def record(self) -> Record:
        """A weapon that would begin inside another body cannot be cocked: that is void."""
        from rollout.space.physics.strokes import CannotBeCocked, play

        try:
            return self._written(play(self.tabletop, self.stroke))
        except CannotBeCocked as fault:
            return self._uncocked(fault.body)

    def filmed(self) -> tuple[Record, bytes]:
        from rollout.space.physics.film import pack
        from rollout.space.physics.strokes import CannotBeCocked, film

        try:
            outcome, seen = film(self.tabletop, self.stroke)
        except CannotBeCocked as fault:
            return self._uncocked(fault.body), b""
        return self._written(outcome), pack(seen)

    def guess(self, rng: Random) -> Record:
        chances = self._guess().chances()
        drawn = rng.choices(chances, [weight for _, weight in chances])
        return self._written(drawn[0][0])

    def branches(self) -> list[tuple[Any, int]]:
        return [(self._written(each), weight) for each, weight in self._guess().chances()]

    def void(self) -> Record:
        return Record(self.stroke.attacker, self.weapon.code, self.shot, void=True)

    def _uncocked(self, body: str) -> Record:
        inside = body[1:] if body[1:] in self.standing and body[0] == "f" else OBJECT
        return msgspec.structs.replace(self.void(), inside=inside)

    def _guess(self) -> Guess:
        if self.guessed is None:
            self.guessed = Guess(self.tabletop, self.stroke, self.weapon)
        return self.guessed

    def _written(self, outcome: Any) -> Record:
        stroke = self.stroke
        return Record(
            stroke.attacker,
            self.weapon.code,
            self.shot,
            aim=_numbers(stroke.aim),
            noise=_numbers(stroke.error),
            contacts=outcome.contacts,
            figures={str(number): after for number, after in outcome.figures.items()},
            objects={str(number): after for number, after in outcome.things.items()},
            switches={str(number): both for number, both in outcome.switches.items()},
            claw_contact=outcome.held,
            engine=outcome.engine,
        )


def _numbers(values: Aim | Error) -> tuple[int, ...]:
    if isinstance(values, Aim):
        return values.yaw, values.pitch, values.side, values.twist, values.height
    return values.yaw, values.pitch, values.force, values.twist, values.height


def tabletop(state: State, stroke: Stroke) -> Tabletop:
    """What the engine is told of the table: what is near enough to matter."""
    field = state.field
    walls = tuple(
        Wall(*section_ends(state, number), WALL)
        for number in standing_sections(state)
        if state.ground.sections[number].high
    )
    return Tabletop(
        field.width,
        field.depth,
        state.options.edge,
        field.outline,
        tuple(_figure(state, number) for number in figures_near(state, stroke)),
        walls,
        tuple(_thing(state, number) for number in things_here(state)),
    )


def figures_near(state: State, stroke: Stroke) -> list[int]:
    """The attacker, and whoever the attack or what it throws about may reach."""
    attacker = state.figures[stroke.attacker]
    start = spot_of(attacker)
    if state.sculpt(stroke.attacker).weapon.is_ranged or stroke.thrown is not None:
        east, north = heading((attacker.facing + stroke.aim.yaw) % TURN)
        end = (start[0] + east * FAR // UNIT, start[1] + north * FAR // UNIT)
        return [
            number
            for number in in_play(state)
            if near_segment(spot_of(state.figures[number]), start, end, NEAR_THE_LINE)
        ]
    return [
        number
        for number in in_play(state)
        if squared_distance(start, spot_of(state.figures[number])) < NEAR_A_STROKE**2
    ]


def spared_by_cover(state: State, attacker: int) -> frozenset[int]:
    """AT-RUL-77: figures that a missile of this one does nothing to."""
    if not state.sculpt(attacker).weapon.is_ranged:
        return frozenset()
    return frozenset(
        number
        for number in in_play(state)
        if number != attacker and protects(state, number, attacker)
    )


def _figure(state: State, number: int) -> Figure:
    each, sculpt = state.figures[number], state.sculpt(number)
    arm = held_arm(state, number)
    return Figure(number, sculpt.size, sculpt.low, each.x, each.y, each.facing, arm)


def _thing(state: State, number: int) -> Thing:
    each, sort = state.things[number], sort_of(state, number)
    return Thing(
        number,
        sort.shape,
        sort.radius,
        sort.height,
        sort.mass,
        each.x,
        each.y,
        each.facing,
        each.standing,
    )
