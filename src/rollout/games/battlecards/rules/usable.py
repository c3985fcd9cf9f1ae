"""When an ability or an Advantage may be used, and why not (BC-ABL, BC-ADV, BC-RUL-24, 25)."""

from __future__ import annotations

from functools import cache
from typing import Final

from rollout.games.battlecards.content.cards import ADVANTAGE, Ability, Card
from rollout.games.battlecards.model import NOTHING, State
from rollout.games.battlecards.rules.abilities import can_pay
from rollout.games.battlecards.rules.menu import PLAY, USE_ABILITY
from rollout.games.battlecards.rules.on_the_table import card_of, lead_of
from rollout.games.battlecards.rules.robot_figures import failing
from rollout.games.battlecards.rules.targets import (
    NO_TARGET,
    could_do_something,
    might_do_something,
)
from rollout.kernel.actions import Action
from rollout.kernel.errors import Refusal

AT_ANY_TIME: Final = ("open",)
IN_ACTION: Final = ("action", "open")
IN_BATTLE: Final = ("battle", "open")
"""BC-RUL-24: the triggers of abilities that may be used at a decision."""

NO_ABILITY: Final = Refusal("BC-ABL-03", "no-ability-in-this-mode")
NOT_NOW: Final = Refusal("BC-ABL-01", "not-the-time-for-this-ability")
USED_THIS_TURN: Final = Refusal("BC-RUL-25", "ability-used-this-turn")
USED_THIS_BATTLE: Final = Refusal("BC-RUL-25", "ability-used-this-battle")
NOT_YOUR_ROBOT: Final = Refusal("BC-ACT-03", "not-your-robot-in-play")
NOT_CONTROLLED: Final = Refusal("BC-RES-03", "resource-not-controlled")
NOT_AN_ADVANTAGE: Final = Refusal("BC-GEN-02", "not-an-advantage")
FOR_BATTLE: Final = Refusal("BC-ADV-06", "only-in-battle")
NOT_FOR: Final = {
    "action": Refusal("BC-ACT-01", "advantage-not-for-now"),
    "contest": Refusal("BC-DEC-05", "advantage-not-for-now"),
    "battle": Refusal("BC-RUL-30", "effect-not-for-battle"),
}
"""By window: why an Advantage that is for another is refused."""
UNPAID: Final = {
    "discard": Refusal("BC-DEC-11", "too-few-cards-to-scrap"),
    "dmg": Refusal("BC-DMG-03", "damage-would-scrap-it"),
}
"""By cost, other than Energon: why it cannot be paid."""
NO_ROBOT_OF_ARMY: Final = Refusal("BC-RUL-28", "no-robot-of-its-army")
LEAD_OF_OTHER_ARMY: Final = Refusal("BC-ADV-01", "lead-of-other-army")


def ability_choices(state: State, seat: int, windows: tuple[str, ...]) -> list[Action]:
    """The own Robots and controlled Resources whose ability may be used in these windows."""
    choices: list[Action] = []
    if state.words.isdisjoint(windows):
        return choices
    for card, ability in _abilities(state, seat, windows):
        if _why_not_use(state, seat, card, ability) is None:
            choices.append(USE_ABILITY[card])
    return choices


def abilities_in_play(state: State, seat: int) -> list[Action]:
    """What a menu weighs, possible or not: the own Robots and held Resources."""
    return [USE_ABILITY[card] for card in state.robots[seat] + state.holdings[seat]]


def _abilities(state: State, seat: int, windows: tuple[str, ...]) -> list[tuple[int, Ability]]:
    """What stands for these windows on the own Robots, in their modes, and held Resources."""
    found: list[tuple[int, Ability]] = []
    library, kinds = state.library, state.kinds
    users = library.users.get(windows) or library.users_in(windows)
    for own in (state.robots[seat], state.holdings[seat]):
        for card in own:
            if kinds[card] in users:
                ability = library.cards[kinds[card]].abilities[state.alt[card]]
                if ability is not None and ability.trigger in windows:
                    found.append((card, ability))
    return found


def why_not_ability(state: State, seat: int, card: int, windows: tuple[str, ...]) -> Refusal | None:
    """Whether a Robot's or a Resource's ability may be used now."""
    if card in state.resources:
        if state.controller[card] != seat:
            return NOT_CONTROLLED
    elif card not in state.robots[seat]:
        return NOT_YOUR_ROBOT
    ability = card_of(state, card).abilities[state.alt[card]]
    if ability is None:
        return NO_ABILITY
    if ability.trigger not in windows:
        return NOT_NOW
    return _why_not_use(state, seat, card, ability)


def _why_not_use(state: State, seat: int, card: int, ability: Ability) -> Refusal | None:
    return _why_used_up(state, card, ability) or _why_not_clauses(state, seat, card, ability)


def _why_used_up(state: State, card: int, ability: Ability) -> Refusal | None:
    """BC-RUL-25."""
    key = ability_key(state, card)
    if ability.trigger == "battle":
        if state.battle is not None and key in state.battle.used:
            return USED_THIS_BATTLE
    elif key in state.used:
        return USED_THIS_TURN
    return None


def ability_key(state: State, card: int) -> int:
    """Names the ability of the card's present mode."""
    return card * 2 + state.alt[card]


def note_use(state: State, card: int, trigger: str) -> None:
    """BC-RUL-25: once a turn, or once a battle for battle abilities."""
    if trigger == "battle" and state.battle is not None:
        state.battle.used.append(ability_key(state, card))
    else:
        state.used.append(ability_key(state, card))


def play_choices(state: State, seat: int, window: str) -> list[Action]:
    """The Advantages in hand that may be played for their effect in this window."""
    cards, kinds = state.library.cards, state.kinds
    choices: list[Action] = []
    for card in state.hands[seat]:
        if (
            cards[kinds[card]].played_in == window
            and why_not_play(state, seat, card, window) is None
        ):
            choices.append(PLAY[card])
    return choices


def why_not_play(state: State, seat: int, card: int, window: str) -> Refusal | None:
    """Whether an Advantage in hand may be played for its effect in this window."""
    advantage = card_of(state, card)
    if advantage.kind != ADVANTAGE:
        return NOT_AN_ADVANTAGE
    if advantage.played_in != window:
        return FOR_BATTLE if advantage.played_in == "battle" else NOT_FOR[window]
    return why_not_army(state, seat, advantage) or why_not_effect(state, seat, card)


def why_not_effect(state: State, seat: int, card: int) -> Refusal | None:
    """Whether the effect of an Advantage is possible: conditions, cost and target."""
    ability = card_of(state, card).abilities[0]
    assert ability is not None
    return _why_not_clauses(state, seat, card, ability)


def why_not_army(state: State, seat: int, advantage: Card) -> Refusal | None:
    if advantage.army in armies_in_use(state, seat):
        return None
    return NO_ROBOT_OF_ARMY if lead_of(state, seat) == NOTHING else LEAD_OF_OTHER_ARMY


def armies_in_use(state: State, seat: int) -> list[str]:
    """BC-ADV-01, BC-RUL-06, 28: Advantages are used by a Robot of their army; in battle, the lead.

    So these are the armies whose Advantages the seat may use.
    """
    cards, kinds = state.library.cards, state.kinds
    lead = lead_of(state, seat)
    armies: list[str] = []
    for robot in state.robots[seat] if lead == NOTHING else (lead,):
        armies.append(cards[kinds[robot]].army)
    return armies


def _why_not_clauses(state: State, seat: int, card: int, ability: Ability) -> Refusal | None:
    refusal = _why_not_paid(state, seat, card, ability)
    if refusal is not None:
        return refusal
    return None if could_do_something(state, seat, card, ability.clauses) else NO_TARGET


def _why_not_paid(state: State, seat: int, card: int, ability: Ability) -> Refusal | None:
    """The conditions and the cost of the first clause, which everybody can see."""
    clause = ability.clauses[0]
    if clause.conditions:
        failed = failing(state, clause, seat, card)
        if failed is not None:
            return Refusal("BC-ABL-02", "condition-not-met", {"condition": failed.word})
    if clause.cost.word and not can_pay(state, seat, card, clause.cost):
        return UNPAID.get(clause.cost.word) or _too_dear(clause.cost.amount, state.banks[seat])
    return None


@cache
def _too_dear(cost: int, bank: int) -> Refusal:
    return Refusal("BC-RUL-75", "too-dear", {"cost": cost, "bank": bank})


def could_use_something(state: State, seat: int, windows: tuple[str, ...]) -> bool:
    """Whether an ability may be usable as far as everybody can see."""
    for card, ability in _abilities(state, seat, windows):
        if _could_use(state, seat, card, ability):
            return True
    return False


def usable_in_sight(state: State, seat: int, windows: tuple[str, ...]) -> list[int]:
    """The own cards whose ability may be usable as far as everybody can see."""
    found = _abilities(state, seat, windows)
    return [card for card, ability in found if _could_use(state, seat, card, ability)]


def _could_use(state: State, seat: int, card: int, ability: Ability) -> bool:
    """One that hangs on cards in hand counts as usable, whatever the hand holds."""
    return (
        _why_used_up(state, card, ability) is None
        and _why_not_paid(state, seat, card, ability) is None
        and might_do_something(state, seat, card, ability.clauses)
    )
