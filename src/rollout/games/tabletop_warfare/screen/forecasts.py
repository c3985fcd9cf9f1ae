"""How far a figure gets and reaches, and what comes of a shot, before it is chosen.

{"figure": {"figure": 3}}     how far it gets, its ranges and its auras
{"forecast": {"figure": 3, "system": 0, "mode": 0, "target": 5}}
                              the sum, the chance, the damage to expect
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from rollout.games.tabletop_warfare.actions import Fire
from rollout.games.tabletop_warfare.bots.estimates import chance, expected_damage
from rollout.games.tabletop_warfare.content.measures import INCH
from rollout.games.tabletop_warfare.content.roster import ALWAYS
from rollout.games.tabletop_warfare.model import STANDING, Figure, State, place_of
from rollout.games.tabletop_warfare.rules.area import INNER
from rollout.games.tabletop_warfare.rules.figures import (
    card_of,
    has,
    near,
    number_of,
    on_field,
    speed_of,
    structure_left,
)
from rollout.games.tabletop_warfare.rules.ground import way_of
from rollout.games.tabletop_warfare.rules.targets import (
    SPLASH,
    Assault,
    bombed,
    mode_of,
    use_refusal,
)
from rollout.games.tabletop_warfare.rules.to_hit import to_hit
from rollout.kernel.errors import Unreadable
from rollout.space.plane import known_ways, reachable

Answer = dict[str, Any]
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


def _figure(state: State, wanted: dict[str, Any], field: str) -> Figure:
    number = wanted.get(field)
    if type(number) is not int or not 0 <= number < len(state.figures):
        raise Unreadable(f"{field} is the number of a figure, not {number!r}")
    if state.figures[number].status != STANDING:
        raise Unreadable(f"figure {number} does not stand on the field")
    return state.figures[number]


def look_at_figure(state: State, wanted: dict[str, Any]) -> Answer:
    """Everywhere it can move to, and how far its weapons and abilities reach."""
    figure = _figure(state, wanted, "figure")
    speed = speed_of(state, figure)
    rings = reachable(known_ways(way_of(state, figure)), place_of(figure), speed) if speed else []
    card = card_of(state, figure)
    auras = {word: AURAS[word] * INCH for word in AURAS if has(state, figure, word)}
    if has(state, figure, "protector"):
        auras["protector"] = number_of(state, figure, "protector") * INCH
    return {
        "speed": speed,
        "reach": rings,
        "ranges": [
            {"system": number, "mode": place, "least": mode.least, "most": mode.most}
            for number, system in enumerate(card.systems)
            for place, mode in enumerate(system.modes)
        ],
        "auras": auras,
    }


def forecast(state: State, wanted: dict[str, Any]) -> Answer:
    """The sum written out, the chance it gives, and what comes of it on average."""
    figure = _figure(state, wanted, "figure")
    numbers = [wanted.get(name) for name in ("system", "mode", "target")]
    if any(type(number) is not int for number in numbers):
        raise Unreadable("a forecast names system, mode and target by numbers")
    fire = Fire(*[number for number in numbers if isinstance(number, int)])
    mode = mode_of(state, figure, fire)
    if mode is None:
        raise Unreadable("there is no such system or mode")
    assault = Assault(figure, figure.form, False, False, figure.aim)
    refusal = use_refusal(state, assault, fire)
    answer: Answer = {"refusal": None if refusal is None else msgspec.to_builtins(refusal)}
    if "bombs" in mode.traits:
        return {**answer, "victims": [victim.id for victim in bombed(state, figure, mode)]}
    target = _figure(state, wanted, "target")
    need = to_hit(state, assault, mode, target)
    answer["need"] = msgspec.to_builtins(need)
    answer["chance"] = 1.0 if mode.accuracy == ALWAYS else chance(need.total)
    answer["damage"] = expected_damage(state, assault, fire.system, mode, target)
    answer["left"] = structure_left(state, target)
    if "mortar" in mode.traits:
        answer["victims"] = [
            other.id for other in on_field(state) if near(state, target, other, SPLASH)
        ]
        answer["inner"] = INNER
    return answer


LOOKS: Final = {"figure": look_at_figure, "forecast": forecast}
