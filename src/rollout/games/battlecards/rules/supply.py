"""BC-SUP: the Supply phase."""

from __future__ import annotations

from typing import Final

from rollout.games.battlecards.actions import (
    Draw,
    Science,
    Transform,
    UseAbility,
)
from rollout.games.battlecards.events import ScienceUsed
from rollout.games.battlecards.model import SUPPLY, State
from rollout.games.battlecards.rules.effect_scripts import scrap_cards
from rollout.games.battlecards.rules.menu import END_PHASE, END_TURN, SCIENCE, TRANSFORM, SeatMenu
from rollout.games.battlecards.rules.on_the_table import at_home, card_of
from rollout.games.battlecards.rules.phases import end_phase
from rollout.games.battlecards.rules.transforming import (
    transform,
    transform_choices,
    why_not_transform,
)
from rollout.games.battlecards.rules.usable import (
    AT_ANY_TIME,
    abilities_in_play,
    ability_choices,
    why_not_ability,
)
from rollout.games.battlecards.rules.using import use_ability
from rollout.games.battlecards.rules.victory import check_victory
from rollout.games.battlecards.rules.windows import why_not_now
from rollout.games.battlecards.rules.zones import draw, pay_energon
from rollout.kernel.actions import Action
from rollout.kernel.errors import Refusal
from rollout.kernel.game import Script, Table

DRAW: Final = Draw()

DRAWN: Final = Refusal("BC-SUP-01", "already-drawn")
DRAW_FIRST: Final = Refusal("BC-TRN-04", "draw-first")
SCIENCE_USED: Final = Refusal("BC-SUP-02", "science-already-used")
NOT_YOUR_ROBOT: Final = Refusal("BC-SUP-02", "not-your-robot-in-play")
NO_SCIENCE: Final = Refusal("BC-SKL-06", "no-science")
NOT_AT_HOME: Final = Refusal("BC-SKL-07", "science-needs-homebase")
NO_CARDS: Final = Refusal("BC-RUL-12", "supply-deck-empty")


class SupplyMenu(SeatMenu):
    """What a seat may do in the Supply phase."""

    rule = "BC-DEC-10"

    def offers(self) -> list[Action]:
        state, seat = self.state, self.seat
        actions: list[Action] = [self.last_word() if state.drawn else DRAW]
        if not state.science_used:
            cards, kinds = state.library.cards, state.kinds
            for robot in state.robots[seat]:
                if cards[kinds[robot]].science and why_not_science(state, seat, robot) is None:
                    actions.append(SCIENCE[robot])
        actions += transform_choices(state, seat)
        actions += ability_choices(state, seat, AT_ANY_TIME)
        return actions

    def last_word(self) -> Action:
        """BC-RUL-02: by default the last phase of the turn."""
        last = self.state.options.phase_order == "supply_last"
        return END_TURN if last else END_PHASE

    def why_not(self, action: Action) -> Refusal | None:
        state, seat = self.state, self.seat
        if isinstance(action, Draw):
            return DRAWN if state.drawn else None
        if isinstance(action, Science):
            return why_not_science(state, seat, action.robot)
        if isinstance(action, Transform):
            return why_not_transform(state, seat, action.robot)
        if isinstance(action, UseAbility):
            return why_not_ability(state, seat, action.card, AT_ANY_TIME)
        if action == self.last_word():
            return None if state.drawn else DRAW_FIRST
        return why_not_now(state, seat, action)

    def considered(self) -> list[Action]:
        state, seat = self.state, self.seat
        actions: list[Action] = [self.last_word()]
        for robot in state.robots[seat]:
            actions += [SCIENCE[robot], TRANSFORM[robot]]
        actions += abilities_in_play(state, seat)
        return actions


def supply_choice(table: Table[State]) -> Script[None]:
    """One choice of the Supply phase."""
    state = table.state
    seat = state.seat
    action = yield table.ask(seat, SUPPLY, SupplyMenu(state, seat))
    kind = type(action)
    if kind is Draw:
        state.drawn = True
        yield from draw(table, seat, state.options.draw_per_turn)
    elif kind is Science:
        yield from science(table, seat, action.robot)
    elif kind is Transform:
        yield from transform(table, action.robot)
    elif kind is UseAbility:
        yield from use_ability(table, seat, action.card)
    else:
        yield from _keep_hand_limit(table, seat)
        yield from end_phase(table)


def why_not_science(state: State, seat: int, robot: int) -> Refusal | None:
    """BC-SKL-06, 07, BC-RUL-12: from Homebase, once a phase, X paid for X cards."""
    if robot not in state.robots[seat]:
        return NOT_YOUR_ROBOT
    level = card_of(state, robot).science
    if not level:
        return NO_SCIENCE
    if state.science_used:
        return SCIENCE_USED
    if not at_home(state, robot):
        return NOT_AT_HOME
    bank = state.banks[seat]
    if bank < level:
        return Refusal("BC-SKL-06", "too-dear", {"cost": level, "bank": bank})
    return None if state.decks[seat] else NO_CARDS


def science(table: Table[State], seat: int, robot: int) -> Script[None]:
    """BC-RUL-12, 13: the cost is X even when fewer cards are left."""
    table.state.science_used = True
    level = card_of(table.state, robot).science
    table.tell(ScienceUsed(seat, robot, level))
    pay_energon(table, seat, level)
    check_victory(table)
    if not table.state.eliminated[seat]:
        yield from draw(table, seat, level)


def _keep_hand_limit(table: Table[State], seat: int) -> Script[None]:
    """BC-RUL-10, BC-DEC-13: down to the limit, by the seat's own choice."""
    limit = table.state.options.hand_limit
    if limit is not None:
        yield from scrap_cards(table, seat, len(table.state.hands[seat]) - limit, "BC-DEC-13")
