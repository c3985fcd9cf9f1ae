"""Stat cards as the page shows them: both forms of a figure side by side, sent once."""

from __future__ import annotations

from functools import lru_cache

from rollout.games.tabletop_warfare.content.library import library
from rollout.games.tabletop_warfare.content.roster import Card, Kind, Mode
from rollout.games.tabletop_warfare.model import State
from rollout.games.tabletop_warfare.rules.figures import is_civilian_card
from rollout.games.tabletop_warfare.rules.to_hit import percent
from rollout.games.tabletop_warfare.screen.drawing import character_of, shapes_of
from rollout.games.tabletop_warfare.screen.forms import (
    CardSheet,
    FigureSheet,
    ModeSheet,
    SlotSheet,
    SystemSheet,
)


def sheets(state: State) -> dict[str, FigureSheet]:
    """Of every figure on either side, by its code."""
    codes = sorted({figure.kind for figure in state.figures})
    return {code: sheet_of(state.homebrew, code) for code in codes}


@lru_cache(maxsize=512)
def sheet_of(homebrew: str, code: str) -> FigureSheet:
    """It never changes, so all views share it."""
    return _figure(library(homebrew).kinds[code])


def _figure(kind: Kind) -> FigureSheet:
    cards = [_card(card) for card in kind.cards]
    return FigureSheet(kind.name, kind.cost, cards, character_of(kind), shapes_of(kind))


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
        dict(card.numbers),
        sorted(card.shields),
        not is_civilian_card(card),
    )


def _mode(mode: Mode) -> ModeSheet:
    return ModeSheet(
        mode.name,
        mode.most,
        mode.accuracy,
        percent(mode),
        mode.least,
        mode.dice,
        mode.sides,
        mode.plus,
        mode.strikes,
        sorted(mode.traits),
    )
