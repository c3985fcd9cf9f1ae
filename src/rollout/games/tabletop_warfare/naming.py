"""Names for the numbers: a figure by its code, further ones as `vehicon-2`; seats by letter."""

from __future__ import annotations

from typing import Any, Final

from rollout.gamekit.kinds import SEAT
from rollout.gamekit.naming import Beside, Kind, Namer, letter, word
from rollout.gamekit.sentences import Sentence
from rollout.games.tabletop_warfare.actions import ACTIONS, INTERJECTIONS
from rollout.games.tabletop_warfare.content.measures import INCH
from rollout.games.tabletop_warfare.content.roster import Kind as FigureKind
from rollout.games.tabletop_warfare.kinds import (
    ANGLE,
    CAUSE,
    DIE,
    EDGE,
    EFFECT,
    FIGURE,
    FIGURE_CODE,
    FORM,
    LENGTH,
    MARKER,
    MODE,
    POINT,
    SIDE,
    SLOT,
    SPECIAL,
    SYSTEM,
    TEMPLATE,
    USE,
)
from rollout.games.tabletop_warfare.model import NOBODY, Figure, State
from rollout.kernel.saying import Saying

CONTEXTS: Final = {
    "amount": "",
    "by": FIGURE,
    "cause": CAUSE,
    "cost": "",
    "count": "",
    "die": DIE,
    "excess": LENGTH,
    "face": "",
    "figure": FIGURE,
    "figure_code": FIGURE_CODE,
    "left": "",
    "limit": "",
    "least": "",
    "most": "",
    "name": "",
    "need": "",
    "reach": LENGTH,
    "sides": "",
    "size": "",
    "template": TEMPLATE,
}
"""What asks and refusals name; where nothing is said, it is only a number or a word."""


TRANSLATED: Final = frozenset(
    (
        "autobot_bunker",
        "autobot_trooper",
        "civilian",
        "decepticon_bunker",
        "scientist",
        "soldier",
        "supply_truck",
    )
)
"""Named characters are called the same everywhere; the catalogues have these."""


def key_of(kind: FigureKind) -> str:
    """The key of its name, where that is translated."""
    return f"figure-{dashed(kind.code)}" if kind.code in TRANSLATED else ""


def dashed(text: str) -> str:
    return text.replace("_", "-")


def figure_name(state: State, number: int) -> str:
    """The code of the figure; a second one of the same kind is `vehicon-2`."""
    figure = state.figures[number]
    before = sum(1 for other in state.figures[:number] if other.kind == figure.kind)
    return f"{figure.kind}-{before + 1}" if before else figure.kind


def say_kind(state: State, code: str) -> Any:
    """Named characters are called the same everywhere; other figures are translated."""
    kind = state.library.kinds.get(code)
    name = code if kind is None else kind.name
    return Saying(f"figure-{dashed(code)}", name)


def say_figure(state: State, number: Any) -> Any:
    """Further figures of the same kind are numbered."""
    if not isinstance(number, int) or not 0 <= number < len(state.figures):
        return None
    figure = state.figures[number]
    same = [other.id for other in state.figures if other.kind == figure.kind]
    if len(same) == 1:
        return say_kind(state, figure.kind)
    name = say_kind(state, figure.kind)
    return Sentence("figure-numbered", {"name": name, "number": same.index(number) + 1})


def say_figures(state: State, numbers: Any) -> Any:
    return [say_figure(state, number) for number in numbers] or "-"


def say_codes(state: State, codes: Any) -> Any:
    return [say_kind(state, code) for code in flat(codes)] or "-"


def say_templates(state: State, codes: Any) -> Any:
    return [say_template(state, code) for code in flat(codes)] or "-"


def say_template(state: State, code: str) -> Saying:
    return Saying(f"template-{dashed(code)}", code.replace("_", " "))


def flat(values: Any) -> list[str]:
    """Lists of lists as one list."""
    if not isinstance(values, (tuple, list)):
        return [str(values)]
    return [each for value in values for each in flat(value)]


def say_inches(state: State, length: Any) -> str:
    """
    >>> say_inches(None, 4500)
    '4.5″'
    """
    whole, part = divmod(abs(length), INCH)
    text = f"{whole}.{part:03d}".rstrip("0").rstrip(".")
    return f"{'-' if length < 0 else ''}{text}″"


def say_spots(state: State, spots: Any) -> str:
    """
    >>> say_spots(None, ((4500, 0), (6000, 12_000)))
    '4.5″ 0″, 6″ 12″'
    """
    return ", ".join(" ".join(say_inches(state, each) for each in spot) for spot in spots)


def say_degrees(state: State, angle: Any) -> str:
    return f"{angle / 10:g}°"


def worded(prefix: str) -> Kind[State]:
    """A word of the rules that the catalogue translates."""
    return word(prefix, lambda state, value: Saying(f"{prefix}-{dashed(str(value))}", str(value)))


class OfFigure(Kind[State]):
    """What is numbered on the card of the figure that the fact speaks of."""

    def __init__(self, what: str) -> None:
        super().__init__(what, _none, _nothing)

    def say(self, state: State, value: Any, beside: Beside) -> Any:
        figure = self.owner(state, beside)
        return None if figure is None else self.of(state, figure, value, beside)

    def owner(self, state: State, beside: Beside) -> Figure | None:
        number = beside.get("target" if "special" in beside else "figure", state.acting.figure)
        if number == NOBODY or ("figure" not in beside and state.shooter >= 0):
            number = state.acting.figure if state.shooter == NOBODY else state.shooter
        found = isinstance(number, int) and 0 <= number < len(state.figures)
        return state.figures[number] if found else None

    def of(self, state: State, figure: Figure, value: Any, beside: Beside) -> Any:
        return None

    def name(self, state: State, number: int, beside: Beside) -> str | None:
        return None

    def names(self, state: State, beside: Beside) -> list[str]:
        figure = self.owner(state, beside)
        return [] if figure is None else self.words_of(state, figure, beside)

    def words_of(self, state: State, figure: Figure, beside: Beside) -> list[str]:
        """What an answer may call them, by number."""
        return []


class FormKind(OfFigure):
    def words_of(self, state: State, figure: Figure, beside: Beside) -> list[str]:
        return [card.form for card in state.library.kinds[figure.kind].cards]

    def of(self, state: State, figure: Figure, value: Any, beside: Beside) -> Any:
        cards = state.library.kinds[figure.kind].cards
        if not 0 <= value < len(cards):
            return None
        return Saying(f"form-{dashed(cards[value].form)}", cards[value].form)


class SystemKind(OfFigure):
    def words_of(self, state: State, figure: Figure, beside: Beside) -> list[str]:
        cards = state.library.kinds[figure.kind].cards
        return [system.name for system in cards[figure.form].systems]

    def of(self, state: State, figure: Figure, value: Any, beside: Beside) -> Any:
        form = beside.get("form", figure.form)
        systems = state.library.kinds[figure.kind].cards[form].systems
        if not 0 <= value < len(systems):
            return None
        return Saying(f"weapon-{dashed(systems[value].name)}", systems[value].name)


class ModeKind(OfFigure):
    """A mode is called by its own name; the first of a system by that of the system."""

    def words_of(self, state: State, figure: Figure, beside: Beside) -> list[str]:
        systems = state.library.kinds[figure.kind].cards[figure.form].systems
        number = beside.get("system", -1)
        if number not in range(len(systems)):
            return []
        return [mode.name for mode in systems[number].modes]

    def of(self, state: State, figure: Figure, value: Any, beside: Beside) -> Any:
        systems = state.library.kinds[figure.kind].cards[figure.form].systems
        number = beside.get("system", -1)
        if not 0 <= number < len(systems) or not 0 <= value < len(systems[number].modes):
            return None
        name = systems[number].modes[value].name
        return Saying(f"weapon-{dashed(name)}", name)


class SlotKind(OfFigure):
    def names(self, state: State, beside: Beside) -> list[str]:
        return ["K1", "K2", "K3", "K4", "K5", "K6"]

    def of(self, state: State, figure: Figure, value: Any, beside: Beside) -> Any:
        return "-" if value < 0 else f"K{value + 1}"


def _none(state: State) -> int:
    return 0


def _nothing(state: State, number: int) -> str:
    return "none"


def say_side(state: State, side: Any) -> Any:
    if not isinstance(side, int) or not 0 <= side < len(state.factions):
        return None
    if state.factions[0] == state.factions[1]:
        return letter(side)
    return Saying(f"faction-{state.factions[side]}")


KINDS: Final[dict[str, Kind[State]]] = {
    FIGURE: Kind("figure", lambda state: len(state.figures), figure_name, say_figure, say_figures),
    FIGURE_CODE: word("figure_code", say_kind, say_codes),
    SIDE: Kind("side", lambda state: 2, lambda state, side: letter(side), say_side),
    SEAT: Kind(
        "seat",
        lambda state: 2 * state.options.seats_per_side,
        lambda state, seat: letter(seat),
        lambda state, seat: letter(seat),
    ),
    FORM: FormKind("form"),
    SYSTEM: SystemKind("system"),
    MODE: ModeKind("mode"),
    SLOT: SlotKind("slot"),
    ANGLE: word("angle", say_degrees),
    LENGTH: word("length", say_inches),
    POINT: word("point", say_spots, say_spots),
    TEMPLATE: word("template", say_template, say_templates),
    EDGE: worded("edge"),
    SPECIAL: worded("special"),
    CAUSE: worded("cause"),
    DIE: worded("die"),
    MARKER: worded("marker"),
    EFFECT: worded("critical"),
    USE: worded("use"),
}
NAMER: Final = Namer((*ACTIONS, *INTERJECTIONS), KINDS, CONTEXTS)
