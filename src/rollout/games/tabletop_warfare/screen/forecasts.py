"""How far a figure gets and reaches, and what comes of a shot, before it is chosen.

{"figure": {"figure": 3}}     how far it gets, its ranges and its auras
{"forecast": {"figure": 3, "system": 0, "mode": 0, "target": 5}}
                              the sum, the chances, and everybody who is caught
{"arrival": {"figure": 3, "path": [[9000, 4000]]}}
                              whom a Move would ram, stomp or be frightened by
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from rollout.gamekit.looking import RefusalLook, said
from rollout.games.tabletop_warfare.actions import Fire
from rollout.games.tabletop_warfare.content.measures import INCH
from rollout.games.tabletop_warfare.content.roster import Mode
from rollout.games.tabletop_warfare.model import STANDING, Figure, State, place_of
from rollout.games.tabletop_warfare.rules.area import INNER
from rollout.games.tabletop_warfare.rules.figures import (
    card_of,
    flies,
    has,
    near,
    number_of,
    on_field,
    speed_of,
    structure_left,
)
from rollout.games.tabletop_warfare.rules.ground import way_of
from rollout.games.tabletop_warfare.rules.targets import (
    EMP,
    SPLASH,
    Assault,
    bombed,
    mode_of,
    use_refusal,
)
from rollout.games.tabletop_warfare.rules.to_hit import to_hit
from rollout.games.tabletop_warfare.screen.arrivals import ArrivalLook, arrival, read_way
from rollout.games.tabletop_warfare.screen.chains import Chances
from rollout.games.tabletop_warfare.screen.deployments import deployment
from rollout.games.tabletop_warfare.screen.fates import (
    chance_to_hit,
    destroyed,
    fate_in_blast,
    fate_of_target,
    harmed,
    mean_damage,
)
from rollout.games.tabletop_warfare.screen.wording import arguments
from rollout.kernel.errors import Unreadable
from rollout.kernel.reasons import Reasons
from rollout.space.plane import known_ways, reachable

AURAS: Final = {
    "leader": 8,
    "inspiring": 6,
    "jammer": 12,
    "scout": 10,
    "terrifying_presence": 4,
    "camouflage": 5,
    "human_guardian": 6,
    "stomp": 1,
}
"""How far each ability reaches, in inches."""


class RangeLook(msgspec.Struct):
    system: int
    mode: int
    least: int
    most: int


class FigureLook(msgspec.Struct):
    """Everywhere it can move to, and how far its weapons and abilities reach."""

    speed: int
    reach: list[list[tuple[int, int]]]
    ranges: list[RangeLook]
    auras: dict[str, int]


class CaughtLook(msgspec.Struct):
    """What is likely to become of somebody: any harm, damage on average, destroyed."""

    figure: int
    friend: bool
    harmed: float
    mean: float
    destroyed: float
    stunned: bool = False
    """TW-RUL-71: gets an activation marker."""


class ForecastLook(msgspec.Struct, omit_defaults=True):
    """Of one use of a system: the target first, then whoever else is caught."""

    refusal: RefusalLook | None = None
    need: Reasons | None = None
    chance: float | None = None
    target: CaughtLook | None = None
    left: int = 0
    bars: list[tuple[int, float]] = []
    """How likely each amount of damage is."""
    caught: list[CaughtLook] = []
    centre: tuple[int, int] | None = None
    circles: list[int] = []
    """Of a blast, from its centre, the smallest first."""


def _figure(state: State, wanted: dict[str, Any], field: str) -> Figure:
    number = wanted.get(field)
    if type(number) is not int or not 0 <= number < len(state.figures):
        raise Unreadable(f"{field} is the number of a figure, not {number!r}")
    if state.figures[number].status != STANDING:
        raise Unreadable(f"figure {number} does not stand on the field")
    return state.figures[number]


def look_at_figure(state: State, wanted: dict[str, Any]) -> FigureLook:
    figure = _figure(state, wanted, "figure")
    speed = speed_of(state, figure)
    rings = reachable(known_ways(way_of(state, figure)), place_of(figure), speed) if speed else []
    ranges = [
        RangeLook(number, place, mode.least, mode.most)
        for number, system in enumerate(card_of(state, figure).systems)
        for place, mode in enumerate(system.modes)
    ]
    return FigureLook(speed, [list(ring) for ring in rings], ranges, auras(state, figure))


def auras(state: State, figure: Figure) -> dict[str, int]:
    """How far its abilities reach, by word."""
    found = {word: AURAS[word] * INCH for word in AURAS if has(state, figure, word)}
    if has(state, figure, "protector"):
        found["protector"] = number_of(state, figure, "protector") * INCH
    return found


def forecast(state: State, wanted: dict[str, Any]) -> ForecastLook:
    """The sum written out, the chances, and what comes of it."""
    figure = _figure(state, wanted, "figure")
    numbers = [wanted.get(name) for name in ("system", "mode", "target")]
    if any(type(number) is not int for number in numbers):
        raise Unreadable("a forecast names system, mode and target by numbers")
    fire = Fire(*[number for number in numbers if isinstance(number, int)])
    mode = mode_of(state, figure, fire)
    if mode is None:
        raise Unreadable("there is no such system or mode")
    outside = state.acting.figure != figure.id
    assault = Assault(figure, figure.form, outside, outside, figure.aim)
    refusal = use_refusal(state, assault, fire)
    seen = ForecastLook(said(refusal, arguments(state, refusal) if refusal else None))
    if "bombs" in mode.traits:
        seen.centre = place_of(figure)
        seen.circles = [card_of(state, figure).radius + mode.most]
        seen.caught = caught_by(state, assault, mode, None)
        return seen
    target = _figure(state, wanted, "target")
    chances = fate_of_target(state, assault, fire.system, mode, target)
    seen.need = to_hit(state, assault, mode, target)
    seen.chance = float(chance_to_hit(state, assault, mode, target))
    seen.target = _caught(figure, target, chances)
    seen.left = structure_left(state, target)
    seen.bars = _bars(chances)
    seen.caught = caught_by(state, assault, mode, target)
    if mode.area:
        base = card_of(state, target).radius
        seen.centre = place_of(target)
        far = [INNER, SPLASH] if "mortar" in mode.traits else [EMP]
        seen.circles = [base + reach for reach in far]
    return seen


def caught_by(
    state: State, assault: Assault, mode: Mode, target: Figure | None
) -> list[CaughtLook]:
    """Whoever else is in a blast: of bombs everybody below, of the others all about the target."""
    figure = assault.figure
    if target is None:
        return [
            _caught(figure, victim, fate_in_blast(state, assault, mode, victim, None))
            for victim in bombed(state, figure, mode)
        ]
    others = [other for other in on_field(state) if other.id != target.id]
    if "mortar" in mode.traits:
        return [
            _caught(figure, other, fate_in_blast(state, assault, mode, other, target))
            for other in others
            if near(state, target, other, SPLASH) and not flies(state, other)
        ]
    if "emp" in mode.traits:
        return [
            CaughtLook(other.id, other.side == figure.side, 0.0, 0.0, 0.0, stunned=True)
            for other in others
            if near(state, target, other, EMP)
        ]
    return []


def _caught(figure: Figure, victim: Figure, chances: Chances) -> CaughtLook:
    return CaughtLook(
        victim.id,
        victim.side == figure.side,
        float(harmed(chances)),
        float(mean_damage(chances)),
        float(destroyed(chances)),
    )


def _bars(chances: Chances) -> list[tuple[int, float]]:
    found: dict[int, float] = {}
    for (dealt, _), chance in chances.items():
        found[dealt] = found.get(dealt, 0.0) + float(chance)
    return sorted(found.items())


def look_at_arrival(state: State, wanted: dict[str, Any]) -> ArrivalLook:
    return arrival(state, _figure(state, wanted, "figure"), read_way(wanted.get("path")))


LOOKS: Final = {
    "figure": look_at_figure,
    "forecast": forecast,
    "arrival": look_at_arrival,
    "deployment": deployment,
}
