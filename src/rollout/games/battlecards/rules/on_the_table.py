"""Plain questions about the table that many chapters ask."""

from __future__ import annotations

from rollout.games.battlecards.content.cards import Card
from rollout.games.battlecards.model import (
    AS_SUPPORTER,
    HOME,
    IN_BATTLE,
    NOBODY,
    NOTHING,
    Battle,
    State,
)


def card_of(state: State, card: int) -> Card:
    """What is printed on a card."""
    return state.library.cards[state.kinds[card]]


def opponents(state: State, seat: int) -> list[int]:
    """The other seats, clockwise; members of the own team are none (BC-RUL-88, 89)."""
    seats = len(state.banks)
    teams = state.options.teams
    rivals: list[int] = []
    for step in range(1, seats):
        other = (seat + step) % seats
        if not state.eliminated[other] and not (teams and (other - seat) % 2 == 0):
            rivals.append(other)
    return rivals


def seats_in_order(state: State) -> list[int]:
    """All seats still playing, the turn seat first, then clockwise."""
    seats = len(state.banks)
    order: list[int] = []
    for step in range(seats):
        seat = (state.seat + step) % seats
        if not state.eliminated[seat]:
            order.append(seat)
    return order


def may_reshuffle(state: State, seat: int) -> bool:
    """BC-OPT-11: whether the scrapheap may still become the supply deck."""
    return state.options.empty_deck == "reshuffle_once" and not state.returned[seat]


def held_by(state: State, seat: int) -> int:
    """How many Resources a seat controls."""
    return len(state.holdings[seat])


def robots_on(state: State, resource: int) -> list[int]:
    """All Robots that stand on a Resource; supporters count as standing there (BC-RUL-64)."""
    place = state.place
    return [robot for seat in state.robots for robot in seat if place[robot] == resource]


def group_size(state: State, seat: int, group: str) -> int:
    cards, kinds = state.library.cards, state.kinds
    return sum(1 for robot in state.robots[seat] if cards[kinds[robot]].group == group)


def title_in_play(state: State, seat: int, title: str) -> bool:
    """Whether the title stands in the way of another Robot (BC-DEP-04, BC-RUL-07)."""
    cards, kinds = state.library.cards, state.kinds
    table_wide = state.options.unique_titles_scope == "table"
    for own in state.robots if table_wide else (state.robots[seat],):
        for robot in own:
            if cards[kinds[robot]].title == title:
                return True
    return False


def side_of(state: State, seat: int) -> int:
    """0 if the seat started the battle, 1 if it is the other one, -1 if it has no lead."""
    battle = state.battle
    if battle is None:
        return -1
    if battle.seats[0] == seat:
        return 0
    return 1 if battle.seats[1] == seat else -1


def lead_of(state: State, seat: int) -> int:
    """The seat's lead in the battle, or NOTHING."""
    side = side_of(state, seat)
    return NOTHING if side < 0 or state.battle is None else state.battle.leads[side]


def foe_of(state: State, seat: int) -> int:
    """The lead that opposes the seat's own, or NOTHING."""
    side = side_of(state, seat)
    return NOTHING if side < 0 or state.battle is None else state.battle.leads[1 - side]


def rival_of(state: State, seat: int) -> int:
    """The seat on the other side of a battle that this one is in, or NOBODY."""
    side = side_of(state, seat)
    return NOBODY if side < 0 or state.battle is None else state.battle.seats[1 - side]


def battle_now(state: State) -> Battle | None:
    """The battle that goes on; once it is decided it does not, whatever happens after it."""
    battle = state.battle
    return None if battle is None or battle.resolved else battle


def is_lead(state: State, card: int) -> bool:
    return state.battle is not None and card in state.battle.leads


def supporters(state: State, side: int) -> list[int]:
    """The Robots that support a side now."""
    battle = state.battle
    found: list[int] = []
    for support in battle.supports if battle is not None else ():
        if support.side == side and support.use == AS_SUPPORTER and not support.cancelled:
            found.append(support.card)
    return found


def is_supporting(state: State, card: int) -> bool:
    battle = state.battle
    if battle is None:
        return False
    for support in battle.supports:
        if support.card == card and support.use == AS_SUPPORTER and not support.cancelled:
            return True
    return False


def slots_used(state: State, side: int) -> int:
    """Support cards played by a side, cancelled ones included (BC-SPT-01)."""
    battle = state.battle
    used = 0
    for support in battle.supports if battle is not None else ():
        if support.side == side:
            used += 1
    return used


def at_home(state: State, robot: int) -> bool:
    """In Homebase and not away supporting a battle."""
    return state.place[robot] == HOME and not is_supporting(state, robot)


def in_play(state: State, robot: int) -> bool:
    return state.place[robot] >= IN_BATTLE


def on_held(state: State, robot: int) -> bool:
    """On a Resource that its owner controls."""
    place = state.place[robot]
    return place >= 0 and state.controller[place] == state.owners[robot]


def has_modifier(state: State, word: str, target: int) -> bool:
    for modifier in state.modifiers:
        if modifier.target == target and modifier.word == word:
            return True
    return False


def empties(state: State, seat: int, price: int) -> bool:
    """BC-RUL-75: whether a price takes the last Energon and so, with Survival, loses."""
    return state.options.survival and price > 0 and state.banks[seat] <= price


def holders_now(state: State) -> dict[int, int]:
    """By Resource: the seat whose Robots stand there and have the skill it requires."""
    cards, kinds, place = state.library.cards, state.kinds, state.place
    holders: dict[int, int] = {}
    for seat, own in enumerate(state.robots):
        for robot in own:
            resource = place[robot]
            if resource >= 0 and resource not in holders:
                needed = cards[kinds[resource]].requires
                if not needed or cards[kinds[robot]].has_skill(needed):
                    holders[resource] = seat
    return holders
