"""The table in sentences: round and points, every figure, distances, what is in the way."""

from __future__ import annotations

from typing import Final

from rollout.gamekit import Sentence, Twin, TwinPart
from rollout.gamekit.plane import PlaneView
from rollout.gamekit.plane_twin import Tell, named, plane_twin, told_figure
from rollout.games.tabletop_warfare.card_words import slot_of, worded
from rollout.games.tabletop_warfare.screen.forms import View

SIDES: Final = "AB"


def twin(view: View) -> Twin:
    parts: Twin = {}
    if view.round:
        parts["round"] = TwinPart(Sentence("table-part-round"), _round(view))
    return {**parts, **plane_twin(view.plane, teller(view))}


def teller(view: View) -> Tell:
    """What is said of a figure: as on every measured table, and what its cards are worth."""

    def told(plane: PlaneView, number: int) -> Sentence:
        plain = told_figure(plane, number)
        notes = [*_allegiance(view, number), *plain.args["notes"], *_cards(view, number)]
        return Sentence(plain.key, {**plain.args, "notes": notes})

    return told


def _round(view: View) -> dict[str, Sentence]:
    """Which it is, the points, and who has not been activated in it."""
    first, second = view.points
    score = {"round": view.round, "limit": view.round_limit, "first": first, "second": second}
    lines = {"round": Sentence("table-round", score)}
    for side in (0, 1):
        waiting = [
            named(figure)
            for number, figure in view.plane.figures.items()
            if figure.team == side and not view.figures[number].activation
        ]
        told = {"army": _army(view, side), "count": len(waiting), "figures": waiting}
        lines[f"waiting-{side}"] = Sentence("table-waiting", told)
    return lines


def _allegiance(view: View, number: int) -> list[Sentence]:
    """Whose it is and what it looks like now."""
    figure = view.figures[number]
    card = view.sheets[figure.kind].cards[figure.form]
    return [_army(view, figure.side), worded("form", card.form)]


def _army(view: View, side: int) -> Sentence:
    """By its faction; where both are of one, also by its side."""
    faction = worded("faction", view.factions[side])
    if view.factions[side] != view.factions[1 - side]:
        return faction
    return Sentence("table-army-of", {"faction": faction, "side": SIDES[side]})


def _cards(view: View, number: int) -> list[Sentence]:
    """What is left of its other forms, and what was critically hit on which."""
    figure = view.figures[number]
    told = []
    for form, card in enumerate(view.sheets[figure.kind].cards):
        word = worded("form", card.form)
        if figure.locked >> form & 1:
            told.append(Sentence("table-form-lost", {"form": word}))
        elif form != figure.form:
            left = {"left": card.structure - figure.damage[form], "most": card.structure}
            told.append(Sentence("table-form-left", {"form": word, **left}))
        marked = figure.criticals[form]
        hits = [
            slot_of(slot.effect, slot.weapon)
            for place, slot in enumerate(card.slots)
            if marked >> place & 1
        ]
        if hits:
            told.append(Sentence("table-form-hit", {"form": word, "hits": hits}))
    return told
