"""Names for the numbers: a figure by its code, further copies as `strongarm_robot-2`."""

from __future__ import annotations

from typing import Any, Final

from rollout.gamekit.kinds import SEAT
from rollout.gamekit.naming import Kind, Namer, seat_letters, word
from rollout.games.attacktix.actions import ACTIONS, INTERJECTIONS
from rollout.games.attacktix.field import SIDE_NAMES
from rollout.games.attacktix.kinds import FACING, FIGURE, LENGTH, SECTION, SIDE, THING
from rollout.games.attacktix.model import State
from rollout.kernel.saying import Saying

CONTEXTS: Final = {
    "code": "",
    "count": "",
    "figure": FIGURE,
    "force": "",
    "left": "",
    "map": "",
    "most": "",
    "nearest": "",
    "points": "",
    "seat": SEAT,
    "section": SECTION,
    "size": "",
    "tix": "",
    "wanted": "",
}
"""What asks and refusals name; where nothing is said, it is only a number or a word."""


def figure_name(state: State, figure: int) -> str:
    code = state.figures[figure].code
    before = sum(each.code == code for each in state.figures[:figure])
    return f"{code}-{before + 1}" if before else code


def said_name(state: State, figure: int) -> Any:
    """AT-ARM-04: the name on its label, with its mode, and the number of the copy."""
    if not 0 <= figure < len(state.figures):
        return None
    each, sculpt = state.figures[figure], state.sculpt(figure)
    copies = [other for other in state.figures if other.code == each.code]
    number = sum(other.code == each.code for other in state.figures[: figure + 1])
    mark = f" {number}" if len(copies) > 1 else ""
    return f"{sculpt.name}{'' if sculpt.mode == 'robot' else f' ({sculpt.mode})'}{mark}"


def _said_names(state: State, figures: Any) -> str:
    return ", ".join(str(said_name(state, each)) for each in figures)


def thing_name(state: State, thing: int) -> str:
    return f"{state.things[thing].sort}-{thing + 1}"


def _said_thing(state: State, thing: int) -> Any:
    if not 0 <= thing < len(state.things):
        return None
    sort = state.things[thing].sort
    return Saying(f"sort-{sort.replace('_', '-')}", sort.replace("_", " "))


def _said_side(state: State, side: int) -> Any:
    return Saying(f"side-{SIDE_NAMES[side]}", SIDE_NAMES[side])


NAMER: Final[Namer[State]] = Namer(
    (*ACTIONS, *INTERJECTIONS),
    {
        FIGURE: Kind(
            "figure", lambda state: len(state.figures), figure_name, said_name, _said_names
        ),
        SECTION: Kind(
            "section",
            lambda state: len(state.sections),
            lambda state, number: f"section-{number + 1}",
            lambda state, number: str(number + 1),
        ),
        THING: Kind("thing", lambda state: len(state.things), thing_name, _said_thing),
        SIDE: Kind(
            "side", lambda state: len(SIDE_NAMES), lambda state, side: SIDE_NAMES[side], _said_side
        ),
        SEAT: seat_letters(lambda state: len(state.teams)),
        LENGTH: word("length", lambda state, value: f"{value / 10:.0f}"),
        FACING: word("facing", lambda state, value: f"{value / 10:.0f}"),
    },
    CONTEXTS,
)
