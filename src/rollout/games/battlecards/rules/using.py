"""Using abilities and playing Advantages outside battle."""

from __future__ import annotations

from rollout.games.battlecards.events import AbilityUsed, AdvantagePlayed
from rollout.games.battlecards.model import State
from rollout.games.battlecards.rules.abilities import carry_out
from rollout.games.battlecards.rules.on_the_table import card_of
from rollout.games.battlecards.rules.usable import note_use
from rollout.games.battlecards.rules.zones import put_on_scrapheap, take_from_hand
from rollout.kernel.game import Script, Table


def use_ability(table: Table[State], seat: int, card: int) -> Script[None]:
    """BC-ACT-03, BC-ABL-01: the ability of a Robot's present mode, or of a Resource."""
    state = table.state
    mode = state.alt[card]
    ability = card_of(state, card).abilities[mode]
    assert ability is not None
    note_use(state, card, ability.trigger)
    table.tell(AbilityUsed(seat, card, mode))
    yield from carry_out(table, seat, card, mode)


def play_advantage(table: Table[State], seat: int, card: int) -> Script[None]:
    """BC-ACT-01, BC-RUL-32: carried out at once; to the scrapheap after its effect."""
    state = table.state
    take_from_hand(state, seat, card)
    state.playing.append(card)
    table.tell(AdvantagePlayed(seat, card))
    yield from carry_out(table, seat, card, 0)
    state.playing.remove(card)
    put_on_scrapheap(table, card)
