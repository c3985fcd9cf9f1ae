"""Tabletop Warfare in characters and in sentences."""

from __future__ import annotations

from typing import Any

from rollout.gamekit.plane_text import draw_plane
from rollout.games.tabletop_warfare.card_words import (
    ability_of,
    damage_of,
    slot_of,
    special_of,
    trait_of,
    worded,
)
from rollout.games.tabletop_warfare.content.library import Library, library
from rollout.games.tabletop_warfare.content.measures import INCH
from rollout.games.tabletop_warfare.content.roster import ALWAYS, Card, Kind, Mode
from rollout.games.tabletop_warfare.screen.forms import View
from rollout.games.tabletop_warfare.screen.twin import teller, twin
from rollout.kernel.nearest import nearest


def draw(view: View, words: Any) -> str:
    """The field in characters, with who stands where below it."""
    above = {name: part for name, part in twin(view).items() if name == "round"}
    return "\n".join([draw_plane(view.plane, words, teller(view)), *words.twin(above)])


def describe(view: View, words: Any) -> str:
    """The table in sentences: places, distances, what is left of whom."""
    return "\n".join(words.twin(twin(view)))


def card(name: str, state: Any, view: View, words: Any) -> str:
    """Both stat cards of a figure; or which figures are called like that."""
    books: Library = state.library if state is not None else library()
    code = name.strip().lower().replace(" ", "_").replace("-", "_")
    kind = books.kinds.get(code)
    if kind is None:
        near = nearest(code, list(books.kinds))
        return str(words.plain("card-unknown", name=name, nearest=near or "-"))
    return "\n".join(_sheet(kind, words))


def _sheet(kind: Kind, words: Any) -> list[str]:
    lines = [str(words.plain("card-title", name=kind.name, cost=kind.cost))]
    for each in kind.cards:
        lines += _card_lines(each, words)
    return lines


def _card_lines(each: Card, words: Any) -> list[str]:
    lines = [
        str(
            words.plain(
                "card-form",
                form=words.sentence(worded("form", each.form)),
                speed=each.speed / INCH,
                structure=each.structure,
            )
        )
    ]
    for system in each.systems:
        lines += ["  " + _mode_line(mode, words) for mode in system.modes]
    named = [words.sentence(ability_of(each, word)) for word in sorted(each.abilities)]
    named += [words.sentence(special_of(each, word)).upper() for word in each.specials]
    if named:
        lines.append("  " + ", ".join(named))
    slots = [
        f"K{number + 1} {words.sentence(slot_of(slot.effect, slot.weapon))}"
        for number, slot in enumerate(each.slots)
    ]
    if slots:
        lines.append("  " + ", ".join(slots))
    return lines


def _mode_line(mode: Mode, words: Any) -> str:
    accuracy = "100 %" if mode.accuracy == ALWAYS else str(mode.accuracy)
    reach = f"{mode.least / INCH:g}–{mode.most / INCH:g}" if mode.least else f"{mode.most / INCH:g}"
    traits = ", ".join(words.sentence(trait_of(mode, trait)) for trait in sorted(mode.traits))
    return str(
        words.plain(
            "card-weapon",
            weapon=words.sentence(worded("weapon", mode.name)),
            reach=reach,
            accuracy=accuracy,
            damage=words.sentence(damage_of(mode)),
            traits=traits or "-",
        )
    )
