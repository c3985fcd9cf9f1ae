"""The table in sentences: the turn, every window that may be seen, shelves, places, distances.

AT-RUL-03, AT-RUL-04: the number that shows and those seen since the last grind, the whole strip
where that was agreed on; of the underside only how often it is white, and what was seen of it.
"""

from __future__ import annotations

from typing import Final

from rollout.gamekit import Sentence, Twin, TwinPart
from rollout.gamekit.plane_twin import named, plane_twin
from rollout.games.attacktix.content.vocabulary import ROBOT
from rollout.games.attacktix.naming import shape_key
from rollout.games.attacktix.screen.forms import Face, FigureView, View
from rollout.games.attacktix.screen.printed import told_ability, told_class

SEATS: Final = "ABCDEF"
Lines = dict[str, Sentence]


def twin(view: View) -> Twin:
    parts = {
        "turn": TwinPart(Sentence("table-part-turn"), {**_tournament(view), "turn": _turn(view)}),
        "windows": TwinPart(Sentence("table-part-windows"), _windows(view)),
        "shelves": TwinPart(Sentence("table-part-shelves"), _shelves(view)),
    }
    return {**{name: part for name, part in parts.items() if part.lines}, **plane_twin(view.plane)}


def _tournament(view: View) -> Lines:
    known = view.tournament
    if known is None:
        return {}
    points = [
        Sentence("table-scored", {"seat": SEATS[seat], "points": each})
        for seat, each in enumerate(known.points)
    ]
    if known.final:
        told = {"seats": between(known.final[0], known.final[1]), "points": points}
        return {"tournament": Sentence("table-final", told)}
    told = {"round": known.round, "rounds": known.rounds, "points": points}
    return {"tournament": Sentence("table-round", told)}


def between(one: int, other: int) -> Sentence:
    """Who plays whom."""
    players = [Sentence("table-player", {"seat": SEATS[seat]}) for seat in (one, other)]
    return Sentence("table-against", {"one": players[0], "other": players[1]})


def _turn(view: View) -> Sentence:
    if view.turn < 1:
        return Sentence("table-before")
    return Sentence(
        "table-turn",
        {
            "turn": view.turn,
            "seat": SEATS[view.seat],
            "phase": Sentence(f"phase-{view.phase}"),
            "left": view.allowed - view.used,
        },
    )


def _windows(view: View) -> Lines:
    """Of what stands on the table, or is about to be stood there."""
    return {
        f"window-{number}": _window(view, number)
        for number, each in view.figures.items()
        if each.zone in ("play", "unplaced", "fallen") and each.face is not None
    }


def _window(view: View, number: int) -> Sentence:
    each = view.figures[number]
    assert each.face is not None
    speed, colour = each.face
    return Sentence(
        "table-window",
        {
            "seat": SEATS[each.controller],
            "name": told_name(view, number),
            "points": each.points,
            "rank": told_class(each.rank),
            "faction": told_class(each.faction),
            "weapon": Sentence(f"weapon-{each.weapon.replace('_', '-')}", otherwise=each.weapon),
            "speed": speed,
            "colour": Sentence(f"colour-{colour}"),
            "notes": _notes(each),
        },
    )


def told_name(view: View, number: int) -> Sentence | str:
    """As the plan calls it; where it is not on the table yet, as its label does."""
    drawn = view.plane.figures.get(number)
    return _called(view.figures[number]) if drawn is None else named(drawn)


def _notes(each: FigureView) -> list[Sentence]:
    found = []
    if each.kind == "missile":
        found.append(Sentence("table-loaded", {"count": each.loaded}))
    if len(each.shown) > 1:
        found.append(Sentence("table-shown", {"faces": _faces(each.shown[:-1])}))
    if each.wheel is not None and each.top is not None:
        coming = [*each.wheel[each.top + 1 :], *each.wheel[: each.top]]
        found.append(Sentence("table-coming", {"faces": _faces(coming)}))
    if each.ability is not None:
        found.append(Sentence("table-ability", {"ability": told_ability(each.ability)}))
    if each.seen_white >= 0:
        found.append(Sentence("table-seen-white", {"tix": each.seen_white}))
    else:
        found.append(Sentence("table-underside", {"white": each.white}))
    return found


def _faces(faces: list[Face]) -> list[Sentence]:
    return [
        Sentence("table-face", {"speed": speed, "colour": Sentence(f"colour-{colour}")})
        for speed, colour in faces
    ]


def _called(each: FigureView) -> Sentence | str:
    """AT-RUL-34: on a shelf one name may stand for several modes."""
    if each.mode == ROBOT:
        return each.name
    mode = Sentence(shape_key(each.mode), otherwise=each.mode.replace("_", " "))
    return Sentence("plane-in-form", {"name": each.name, "form": mode})


def _shelves(view: View) -> Lines:
    rows: Lines = {}
    for seat in range(len(view.teams)):
        for zone, key in (("back_up", "table-back-up"), ("defeated", "table-defeated")):
            names = [
                _called(each)
                for each in view.figures.values()
                if each.owner == seat and each.zone == zone
            ]
            if names:
                told = {"seat": SEATS[seat], "names": names}
                rows[f"{zone}-{SEATS[seat]}"] = Sentence(key, told)
    return rows
