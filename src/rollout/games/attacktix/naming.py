"""Names for the numbers: a figure by its code, further copies as `strongarm_robot-2`."""

from __future__ import annotations

from typing import Any, Final

from rollout.gamekit.kinds import SEAT
from rollout.gamekit.naming import Kind, Namer, seat_letters, word
from rollout.gamekit.sentences import Sentence
from rollout.games.attacktix.actions import ACTIONS, INTERJECTIONS
from rollout.games.attacktix.content.vocabulary import ROBOT
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
    sculpt = state.sculpt(figure)
    number = copy_number(state, figure)
    if sculpt.mode == ROBOT:
        return f"{sculpt.name} {number}" if number else sculpt.name
    mode = Sentence(shape_key(sculpt.mode), otherwise=sculpt.mode.replace("_", " "))
    name = Sentence("plane-in-form", {"name": sculpt.name, "form": mode})
    return Sentence("plane-copy", {"name": name, "copy": number}) if number else name


def copy_number(state: State, figure: int) -> int:
    """AT-ARM-04: which of several copies it is, from 1; 0 where it is the only one."""
    code = state.figures[figure].code
    same = [number for number, each in enumerate(state.figures) if each.code == code]
    return same.index(figure) + 1 if len(same) > 1 else 0


def shape_key(mode: str) -> str:
    return f"shape-{mode.replace('_', '-')}"


def _said_names(state: State, figures: Any) -> list[Any]:
    return [said_name(state, each) for each in figures]


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
        FIGURE: Kind(FIGURE, lambda state: len(state.figures), figure_name, said_name, _said_names),
        SECTION: Kind(
            SECTION,
            lambda state: len(state.sections),
            lambda state, number: f"section-{number + 1}",
            lambda state, number: str(number + 1),
        ),
        THING: Kind(THING, lambda state: len(state.things), thing_name, _said_thing),
        SIDE: Kind(
            SIDE, lambda state: len(SIDE_NAMES), lambda state, side: SIDE_NAMES[side], _said_side
        ),
        SEAT: seat_letters(lambda state: len(state.teams)),
        LENGTH: word("length", lambda state, value: f"{value / 10:.0f}"),
        FACING: word("facing", lambda state, value: f"{value / 10:.0f}"),
    },
    CONTEXTS,
)
