"""Armies that are built: what can be bought, and what the rules say of a list."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from rollout.gamekit import Builder, Building, Sentence, Verdict, Ware
from rollout.gamekit.building import (
    Fault,
    Names,
    ReadyList,
    SheetNumber,
    SheetPage,
    SheetRow,
    fault_of,
    figure_of,
)
from rollout.games.tabletop_warfare.card_words import (
    ability_of,
    damage_of,
    special_of,
    trait_of,
    worded,
)
from rollout.games.tabletop_warfare.content.library import library
from rollout.games.tabletop_warfare.content.measures import INCH
from rollout.games.tabletop_warfare.content.roster import Army, Card, Kind, Mode, System
from rollout.games.tabletop_warfare.model import State
from rollout.games.tabletop_warfare.naming import key_of
from rollout.games.tabletop_warfare.rules.muster import cost_of, limit_of, list_refusal
from rollout.games.tabletop_warfare.rules.preparation import bare
from rollout.games.tabletop_warfare.rules.to_hit import percent
from rollout.games.tabletop_warfare.screen.drawing import shapes_of
from rollout.games.tabletop_warfare.setup import Setup
from rollout.games.tabletop_warfare.setup_desk import warnings
from rollout.kernel.errors import Refusal

OVER_LIMIT = "refuse-over-limit"


@cache
def builder() -> Builder:
    books = library()
    return Builder(
        "armies",
        tuple([_ware(kind) for kind in books.kinds.values() if kind.cost and not kind.parts]),
        tuple([_ready(army) for army in books.armies.values()]),
        factions="factions",
        later=True,
    )


def verdicts(setup: Setup) -> Iterator[Verdict]:
    """Of both armies, whatever else is wrong with the setup; of one made later, its limit."""
    state = bare(setup)
    for side, text in enumerate(setup.armies):
        army = state.library.armies.get(text)
        written = [code.strip() for code in text.split(",") if code.strip()]
        yield verdict(state, side, army.figures if army is not None else tuple(written))


def verdict(state: State, side: int, codes: tuple[str, ...]) -> Verdict:
    kinds = state.library.kinds.values()
    names = {kind.code: called(kind) or kind.name for kind in kinds}
    known = [code for code in codes if code in names]
    faults = [fault_of(each, names) for each in _refusals(state, side, codes)]
    found = warnings(state, known) if known else []
    return Verdict(
        cost_of(state, known),
        limit_of(state, side),
        tuple(faults),
        tuple([Sentence(each) for each in found]),
        closed={} if faults else _closed(state, side, codes, names),
    )


def _refusals(state: State, side: int, codes: tuple[str, ...]) -> list[Refusal]:
    """TW-ARM-04, TW-ARM-05, TW-RUL-62: what is wrong with each figure, then with all of them."""
    single = [
        list_refusal(state, side, (code,) * codes.count(code)) for code in dict.fromkeys(codes)
    ]
    found = [each for each in single if each is not None and each.why != OVER_LIMIT]
    whole = list_refusal(state, side, codes)
    return [*found, whole] if whole is not None and whole not in found else found


def _closed(state: State, side: int, codes: tuple[str, ...], names: Names) -> dict[str, Fault]:
    found: dict[str, Fault] = {}
    ours = [ware for ware in builder().wares if state.factions[side] in ware.factions]
    for ware in ours:
        refusal = list_refusal(state, side, (*codes, ware.code))
        if refusal is not None:
            found[ware.code] = fault_of(refusal, names)
    return found


def _ready(army: Army) -> ReadyList:
    key = f"army-{army.code}".replace("_", "-")
    name = Sentence(key, otherwise=army.name)
    return ReadyList(army.code, name, army.faction, army.limit, ", ".join(army.figures))


def _ware(kind: Kind) -> Ware:
    abilities = sorted({word for card in kind.cards for word in card.abilities})
    return Ware(
        kind.code,
        kind.name,
        kind.cost,
        kind.factions,
        tuple([_page(card) for card in kind.cards]),
        figure_of("tabletop_warfare", kind.name),
        tuple([worded("ability", each) for each in abilities]),
        shapes=tuple(shapes_of(kind)),
        called=called(kind),
    )


def called(kind: Kind) -> Sentence | None:
    key = key_of(kind)
    return Sentence(key, otherwise=kind.name) if key else None


def _page(card: Card) -> SheetPage:
    speed = SheetNumber(Sentence("lists-speed"), card.speed, f"{card.speed / INCH:g}″")
    return SheetPage(
        worded("form", card.form),
        (SheetNumber(Sentence("lists-structure"), card.structure), speed),
        tuple([_weapon(system) for system in card.systems]),
        (
            *[ability_of(card, each) for each in sorted(card.abilities)],
            *[special_of(card, each) for each in card.specials],
        ),
    )


def _weapon(system: System) -> SheetRow:
    return SheetRow(worded("weapon", system.name), tuple([_mode(mode) for mode in system.modes]))


def _mode(mode: Mode) -> Sentence:
    least = f"{mode.least / INCH:g}–" if mode.least else ""
    told = {
        "reach": f"{least}{mode.most / INCH:g}″",
        "chance": percent(mode),
        "damage": damage_of(mode),
        "traits": [trait_of(mode, each) for each in sorted(mode.traits)],
    }
    return Sentence("lists-weapon-with" if mode.traits else "lists-weapon", told)


BUILDING = Building(builder, verdicts)
