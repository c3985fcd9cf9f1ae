"""Stat cards as the page shows them: both forms of a figure side by side, sent once."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from rollout.games.tabletop_warfare.content.roster import Card, Kind, Mode
from rollout.games.tabletop_warfare.model import State

Length = Annotated[int, msgspec.Meta(description="thousandths of an inch")]


class ModeSheet(msgspec.Struct, omit_defaults=True):
    """`accuracy` -1 always hits; damage is `dice` dice of `sides` faces plus `plus`."""

    name: str
    most: Length
    accuracy: int
    least: Length = 0
    dice: int = 0
    sides: int = 0
    plus: int = 0
    strikes: int = 1
    traits: list[str] = []


class SystemSheet(msgspec.Struct, omit_defaults=True):
    name: str
    modes: list[ModeSheet]


class SlotSheet(msgspec.Struct, omit_defaults=True):
    effect: str
    weapon: str = ""


class CardSheet(msgspec.Struct, omit_defaults=True):
    """One life of a figure."""

    kind: str
    form: str
    structure: int
    speed: Length
    systems: list[SystemSheet]
    abilities: list[str]
    specials: list[str]
    slots: list[SlotSheet]


class FigureSheet(msgspec.Struct, omit_defaults=True):
    name: str
    cost: int
    cards: list[CardSheet]


def sheets(state: State) -> dict[str, Any]:
    """Of every figure on either side, by its code."""
    codes = sorted({figure.kind for figure in state.figures})
    kinds = {code: _figure(state.library.kinds[code]) for code in codes}
    found: dict[str, Any] = msgspec.to_builtins(kinds)
    return found


def _figure(kind: Kind) -> FigureSheet:
    return FigureSheet(kind.name, kind.cost, [_card(card) for card in kind.cards])


def _card(card: Card) -> CardSheet:
    return CardSheet(
        card.kind,
        card.form,
        card.structure,
        card.speed,
        [SystemSheet(each.name, [_mode(mode) for mode in each.modes]) for each in card.systems],
        sorted(card.abilities),
        list(card.specials),
        [SlotSheet(slot.effect, slot.weapon) for slot in card.slots],
    )


def _mode(mode: Mode) -> ModeSheet:
    return ModeSheet(
        mode.name,
        mode.most,
        mode.accuracy,
        mode.least,
        mode.dice,
        mode.sides,
        mode.plus,
        mode.strikes,
        sorted(mode.traits),
    )
