"""Gestalts (EW-HUG-05 to EW-HUG-10): a team combines into one huge model, and splits again."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from rollout.games.energon_wars.actions import Share
from rollout.games.energon_wars.content.cards import Ability
from rollout.games.energon_wars.events import Combined, PassedOn, Split
from rollout.games.energon_wars.model import (
    ACID,
    COLD,
    DISRUPTION,
    FIRE,
    KNOCKED_DOWN,
    MERGED,
    NOBODY,
    RADII,
    STANDING,
    STASIS,
    State,
)
from rollout.games.energon_wars.rules.cargo import (
    ITEM,
    cargo_kind,
    cargo_size,
    carried_things,
    give_to,
    item_number,
    lose_item,
    put_down,
)
from rollout.games.energon_wars.rules.damage import remove, settle
from rollout.games.energon_wars.rules.ending import end_if_decided
from rollout.games.energon_wars.rules.figures import (
    disc_of,
    energon_max,
    in_contact,
    storage_left,
    team_of,
)
from rollout.games.energon_wars.rules.grounds import standing_ground
from rollout.games.energon_wars.rules.placing import place_beside
from rollout.kernel.actions import Action
from rollout.kernel.errors import Refusal
from rollout.kernel.game import Script, Table
from rollout.kernel.options import Endless

TAKEN_OVER = FIRE | ACID | DISRUPTION
"""EW-RUL-106, EW-RUL-57."""


def gestalt_of(state: State, ability: Ability, seat: int) -> int:
    """The model that an ability combines its team into; NOBODY if the team was not bought."""
    for word in ability.effects:
        if word.name == "combine":
            for number, model in enumerate(state.models):
                if model.card == word.parameters[0] and model.seat == seat:
                    return number
    return NOBODY


def combine_refusal(state: State, leader: int, ability: Ability) -> Refusal | None:
    """EW-HUG-05, EW-RUL-53, EW-RUL-56, EW-RUL-102."""
    gestalt = gestalt_of(state, ability, state.models[leader].seat)
    if gestalt == NOBODY or state.models[gestalt].status != MERGED:
        return Refusal("EW-RUL-54", "no-gestalt", {"model": leader})
    members = team_of(state, gestalt)
    for number in members:
        model = state.models[number]
        if model.status != STANDING:
            return Refusal("EW-HUG-05", "member-missing", {"model": number})
        if model.merged_round == state.round:
            return Refusal("EW-RUL-102", "once-a-round", {"model": number})
        if (
            state.cards[number].penalty(model.hp)
            or model.conditions & (KNOCKED_DOWN | COLD | STASIS)
            or model.energon < 1
        ):
            return Refusal("EW-RUL-53", "member-unfit", {"model": number})
    if not is_chain(state, leader, members):
        return Refusal("EW-RUL-53", "not-base-to-base", {"model": leader})
    model = state.models[leader]
    room = standing_ground(state, RADII["huge"], model.level, tuple(members))
    if not room.rests((model.x, model.y)):
        return Refusal("EW-RUL-56", "no-room-there")
    return None


def is_chain(state: State, leader: int, members: list[int]) -> bool:
    """EW-RUL-53: contacts lead from the leader to everybody."""
    reached, left = [leader], [number for number in members if number != leader]
    while True:
        joined = [
            number for number in left if any(in_contact(state, number, each) for each in reached)
        ]
        if not joined:
            return not left
        reached += joined
        left = [number for number in left if number not in joined]


def combine(table: Table[State], leader: int, ability: Ability) -> Script[None]:
    """EW-HUG-05, EW-HUG-06: full energon, all damage, and no activation this round."""
    state = table.state
    gestalt = gestalt_of(state, ability, state.models[leader].seat)
    members = team_of(state, gestalt)
    giant, place = state.models[gestalt], state.models[leader]
    giant.x, giant.y, giant.level = place.x, place.y, place.level
    damage = 0
    giant.conditions = 0
    cargo: list[tuple[int, int]] = []
    for number in members:
        model = state.models[number]
        damage += state.cards[number].hit_points - model.hp
        giant.conditions |= model.conditions & TAKEN_OVER
        model.energon -= 1
        model.status, model.activated, model.conditions = MERGED, True, 0
        model.lasting = []
        model.merged_round = state.round
        cargo += [(number, each) for each in carried_things(state, number)]
    giant.hp = max(1, state.cards[gestalt].hit_points - damage)
    giant.status, giant.activated, giant.merged_round = STANDING, True, state.round
    giant.lasting, giant.grounded = [], False
    giant.energon = energon_max(state, gestalt)
    table.tell(Combined(gestalt, tuple(members), damage))
    for member, each in cargo:
        fits = cargo_size(state, each) <= storage_left(state, gestalt)
        give_to(state, each, gestalt)
        if fits:
            table.tell(PassedOn(member, each, gestalt))
        else:
            yield from put_down(table, gestalt, each, giant.seat)
    settle(table)


class Shares(Endless):
    """EW-HUG-08: every way to divide so much damage among some members."""

    def __init__(self, damage: int, most: list[int]) -> None:
        self.damage = damage
        self.most = most

    def __iter__(self) -> Iterator[Action]:
        found = [self._evenly(), self._filled(range(len(self.most)))]
        found.append(self._filled(range(len(self.most) - 1, -1, -1)))
        return iter(dict.fromkeys([Share(tuple(each)) for each in found]))

    def __bool__(self) -> bool:
        return True

    def sample(self, rng: Random) -> Action:
        order = list(range(len(self.most)))
        rng.shuffle(order)
        return Share(tuple(self._filled(order) if rng.random() < 0.3 else self._evenly()))

    def refusal(self, action: Action) -> Refusal | None:
        if not isinstance(action, Share) or len(action.damage) != len(self.most):
            return Refusal("EW-HUG-08", "one-share-each", {"count": len(self.most)})
        if sum(action.damage) != self.damage:
            return Refusal("EW-HUG-08", "shares-do-not-add-up", {"damage": self.damage})
        if any(not 0 <= part <= most for part, most in zip(action.damage, self.most, strict=True)):
            return Refusal("EW-RUL-57", "more-than-it-has")
        return None

    def _evenly(self) -> list[int]:
        parts, left = [0] * len(self.most), self.damage
        while left > 0:
            for place, most in enumerate(self.most):
                if left > 0 and parts[place] < most:
                    parts[place] += 1
                    left -= 1
        return parts

    def _filled(self, order: range | list[int]) -> list[int]:
        parts, left = [0] * len(self.most), self.damage
        for place in order:
            parts[place] = min(left, self.most[place])
            left -= parts[place]
        return parts


def split_refusal(state: State, gestalt: int) -> Refusal | None:
    """EW-RUL-102."""
    if state.models[gestalt].merged_round == state.round:
        return Refusal("EW-RUL-102", "once-a-round", {"model": gestalt})
    return None


def split(table: Table[State], gestalt: int) -> Script[None]:
    """EW-HUG-07 to EW-HUG-09, EW-RUL-57: members with their shares, base to base with it."""
    state = table.state
    giant = state.models[gestalt]
    members = team_of(state, gestalt)
    most = [state.cards[number].hit_points for number in members]
    damage = min(state.cards[gestalt].hit_points - giant.hp, sum(most))
    answer = yield table.ask(
        giant.seat, "share_damage", Shares(damage, most), model=gestalt, damage=damage
    )
    shares: tuple[int, ...] = answer.damage
    for cargo in carried_things(state, gestalt):
        if cargo_kind(state, cargo) != ITEM:
            yield from put_down(table, gestalt, cargo, giant.seat)
    base, level = disc_of(state, gestalt), giant.level
    for number, share in zip(members, shares, strict=True):
        yield from _put_member(table, gestalt, number, share, level, base.radius)
    giant.status, giant.conditions, giant.lasting = MERGED, 0, []
    giant.merged_round = state.round
    table.tell(Split(gestalt, tuple(members), shares))
    for number in members:
        if state.models[number].hp == 0:
            remove(table, number, NOBODY)
    _hand_items_on(table, gestalt, members)
    end_if_decided(table)
    settle(table)


def _hand_items_on(table: Table[State], gestalt: int, members: list[int]) -> None:
    """EW-STO-01, EW-STO-05: to members with room in their storage; the rest leaves the game."""
    state = table.state
    for cargo in carried_things(state, gestalt):
        takers = [
            number
            for number in members
            if state.models[number].status == STANDING
            and cargo_size(state, cargo) <= storage_left(state, number)
        ]
        if takers:
            give_to(state, cargo, takers[0])
            table.tell(PassedOn(gestalt, cargo, takers[0]))
        else:
            lose_item(table, item_number(state, cargo))


def _put_member(
    table: Table[State], gestalt: int, number: int, share: int, level: int, radius: int
) -> Script[None]:
    """EW-HUG-07, EW-HUG-09: with the energon it can hold after damage; it may activate."""
    state = table.state
    model, card, giant = state.models[number], state.cards[number], state.models[gestalt]
    model.hp = card.hit_points - share
    x, y, surface = yield from place_beside(
        table,
        model.seat,
        "put_down",
        number,
        disc_of(state, gestalt),
        level,
        RADII[card.base],
        (number,),
    )
    model.x, model.y, model.level = x, y, surface
    model.status, model.activated = STANDING, False
    model.merged_round = state.round
    model.conditions = giant.conditions & TAKEN_OVER
    model.grounded = False
    model.energon = max(1, energon_max(state, number) - card.penalty(model.hp))
