"""What a setup can be made of, and what is to be said of one: for whoever builds a match."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec

from rollout.games.tabletop_warfare.content.library import library
from rollout.games.tabletop_warfare.content.roster import ALWAYS, Card, Kind
from rollout.games.tabletop_warfare.model import State
from rollout.games.tabletop_warfare.rules.muster import cost_of, limit_of
from rollout.games.tabletop_warfare.rules.preparation import start
from rollout.games.tabletop_warfare.setup import DEPLOYMENTS, Setup

Told = dict[str, Any]
FAR: Final = 4000
"""Farther than this a weapon is more than a fist."""

QUICK: Final = Setup(
    armies=("decepticon_first_hundred", "autobot_first_hundred"),
    factions=("decepticon", "autobot"),
    deployment="ready",
)
"""The first seat leads the Decepticons, who begin every round."""


@cache
def describe() -> Told:
    """Figures, armies and fields, as a screen lists them."""
    books = library()
    return {
        "figures": [figure(kind) for kind in books.kinds.values() if kind.cost],
        "armies": [msgspec.to_builtins(army) for army in books.armies.values()],
        "fields": [msgspec.to_builtins(ground) for ground in books.grounds.values()],
        "templates": [msgspec.to_builtins(template) for template in books.templates.values()],
        "deployments": list(DEPLOYMENTS),
    }


def figure(kind: Kind) -> Told:
    """What it costs whom; its cards are told by the builder of lists."""
    return {
        "code": kind.code,
        "name": kind.name,
        "cost": kind.cost,
        "factions": list(kind.factions),
    }


def check(setup: Setup) -> Told:
    """What each army costs, what it may, and what it lacks."""
    state = start(setup)
    return {"armies": [army(state, side) for side in (0, 1)]}


def army(state: State, side: int) -> Told:
    codes = state.lists[side]
    return {
        "figures": codes,
        "cost": cost_of(state, codes),
        "limit": limit_of(state, side),
        "warnings": warnings(state, codes) if codes else [],
    }


def warnings(state: State, codes: list[str]) -> list[str]:
    """What an army builder should say aloud; each is a key of the catalogue."""
    cards = [card for code in codes for card in state.library.kinds[code].cards]
    found = []
    if not any(shoots(card) for card in cards):
        found.append("warning-no-ranged-weapon")
    if not any(reaches_fliers(card) for card in cards):
        found.append("warning-no-answer-to-fliers")
    return found


def shoots(card: Card) -> bool:
    return any(mode.most > FAR for system in card.systems for mode in system.modes)


def reaches_fliers(card: Card) -> bool:
    """Whether a weapon of it can hit what flies at a distance."""
    return any(
        mode.most > FAR and "ground_targets" not in mode.traits and "bombs" not in mode.traits
        for system in card.systems
        for mode in system.modes
        if mode.accuracy == ALWAYS or mode.accuracy < 20
    )
