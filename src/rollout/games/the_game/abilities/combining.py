"""Combine and Separate: a team becomes a giant, and the giant a team again (TG-CMB, TG-SEP)."""

from __future__ import annotations

from typing import Final

from rollout.games.the_game.abilities.ability import Ability
from rollout.games.the_game.abilities.carrying import set_cargo_down
from rollout.games.the_game.actions import Combine, Face, Separate
from rollout.games.the_game.content.tech_spec import COMBINED
from rollout.games.the_game.events import Combined, Separated
from rollout.games.the_game.model import AIR, ASIDE, NONE, OPERATIONAL, State, Unit
from rollout.games.the_game.rules.boarding import depart
from rollout.games.the_game.rules.command import take_over
from rollout.games.the_game.rules.deactivation import hurt
from rollout.games.the_game.rules.footing import resting_level
from rollout.games.the_game.rules.placing import place_member
from rollout.kernel.actions import Action
from rollout.kernel.errors import Refusal
from rollout.kernel.game import Script, Table
from rollout.kernel.options import Listed
from rollout.kernel.reasons import Reasons, Term

TEAM_INCOMPLETE: Final = Refusal("TG-CMB-01", "refuse-combine-incomplete")
MEMBER_DOWN: Final = Refusal("TG-CMB-02", "refuse-combine-member-down")
NOT_TOGETHER: Final = Refusal("TG-CMB-03", "refuse-combine-not-together")
NOT_A_MEMBER_HEX: Final = Refusal("TG-CMB-05", "refuse-combine-hex")
MEMBER_CARRIED: Final = Refusal("TG-RUL-63", "refuse-combine-carried")
MEMBER_CONTROLLED: Final = Refusal("TG-RUL-63", "refuse-combine-controlled")
MEMBER_MODE: Final = Refusal("TG-RUL-63", "refuse-combine-mode")
MIXED_LAYERS: Final = Refusal("TG-RUL-63", "refuse-combine-layers")
TOO_MUCH_DAMAGE: Final = Refusal("TG-RUL-63", "refuse-combine-damage")
NOT_COMBINED: Final = Refusal("TG-SEP-01", "refuse-separate-not-combined")
NO_MEMBERS: Final = Refusal("TG-SEP-01", "refuse-separate-no-members")
SEPARATE_CARRIED: Final = Refusal("TG-SEP-03", "refuse-separate-carried")


class Combining(Ability):
    kind = "combine"
    action: type[Action] = Combine
    trait = "combine"

    def candidates(self, state: State, unit: Unit) -> list[Action]:
        return [Combine(member.cell) for member in team_of(state, unit) if member.cell != NONE]

    def refusal(self, state: State, unit: Unit, action: Action) -> Refusal | None:
        assert isinstance(action, Combine)
        members = team_of(state, unit)
        giant = state.facts.sheets[unit.sheet.team]
        if len(members) < len(giant.members):
            return TEAM_INCOMPLETE
        for member in members:
            refusal = _member_refusal(member)
            if refusal is not None:
                return refusal
        flying = sum(1 for member in members if member.level == AIR)
        if flying and (flying < len(members) or not giant.modes[0].airborne):
            return MIXED_LAYERS
        if not _connected(state, members):
            return NOT_TOGETHER
        if action.cell not in [member.cell for member in members]:
            return NOT_A_MEMBER_HEX
        damage = sum(member.damage for member in members)
        return TOO_MUCH_DAMAGE if damage >= giant.hit_points else None

    def perform(self, table: Table[State], unit: Unit, action: Action) -> Script[None]:
        """Members go aside with their cards; the giant stands at once, acts next round."""
        assert isinstance(action, Combine)
        state = table.state
        members = team_of(state, unit)
        flying = members[0].level == AIR
        for member in members:
            yield from set_cargo_down(table, member)
        giant = _giant(state, unit)
        giant.damage = sum(member.damage for member in members)
        damage = [Term("reason-member-damage", member.damage, "TG-CMB-06") for member in members]
        for member in members:
            yield from depart(table, member, ASIDE)
            member.host, member.damage = giant.id, 0
            if member.id in state.pile:
                state.pile.remove(member.id)
        level = AIR if flying else resting_level(state, giant.form, action.cell)
        state.place(giant, action.cell, level)
        faces: list[Action] = [Face(facing) for facing in range(6)]
        chosen = yield table.ask(unit.seat, "combine_facing", Listed(faces), unit=giant.id)
        giant.facing = chosen.facing
        numbers = tuple(member.id for member in members)
        reasons = Reasons(tuple(damage))
        table.tell(Combined(giant.id, numbers, action.cell, giant.facing, reasons))


class Separating(Ability):
    """An action of the combined robot (TG-SEP-01)."""

    kind = "separate"
    action: type[Action] = Separate

    def available(self, state: State, unit: Unit) -> bool:
        return unit.sheet.kind == COMBINED

    def candidates(self, state: State, unit: Unit) -> list[Action]:
        return [Separate()]

    def refusal(self, state: State, unit: Unit, action: Action) -> Refusal | None:
        if unit.sheet.kind != COMBINED:
            return NOT_COMBINED
        if unit.carrier != NONE:
            return SEPARATE_CARRIED
        return None if members_of(state, unit) else NO_MEMBERS

    def perform(self, table: Table[State], unit: Unit, action: Action) -> Script[None]:
        """Each member takes its share of the damage to a hex beside the giant's.

        Whoever held the mind of the giant holds theirs, each to be rolled for (TG-RUL-68).
        """
        state = table.state
        members = members_of(state, unit)
        share = (2 * unit.damage + len(members)) // (2 * len(members))
        cell, master = unit.cell, unit.master
        yield from depart(table, unit, ASIDE)
        unit.damage = 0
        table.tell(Separated(unit.id, tuple(member.id for member in members), share))
        for member in members:
            member.status, member.form = OPERATIONAL, member.sheet.modes[0]
            member.host = NONE
            member.side, member.seat = member.team, member.owner
            if master != NONE:
                take_over(member, state.units[master])
            member.acts_from = state.round + 1
            yield from place_member(table, member, cell)
        for member in members:
            if share:
                yield from hurt(table, member, share, "separation")


def team_of(state: State, unit: Unit) -> list[Unit]:
    """The members of its team that are in the game, in unit order (TG-CMB-01)."""
    return [
        other
        for other in state.units
        if other.sheet.team == unit.sheet.team and other.team == unit.team
    ]


def members_of(state: State, giant: Unit) -> list[Unit]:
    """The members a combined robot is made of."""
    return [other for other in state.units if other.host == giant.id and other.status == ASIDE]


def _member_refusal(member: Unit) -> Refusal | None:
    if member.status != OPERATIONAL or member.cell == NONE:
        return MEMBER_DOWN
    if member.side != member.team:
        return MEMBER_CONTROLLED
    if member.carrier != NONE:
        return MEMBER_CARRIED
    return None if "combine" in member.form.traits else MEMBER_MODE


def _connected(state: State, members: list[Unit]) -> bool:
    """Whether the members' hexes form one chain or cluster (TG-CMB-03)."""
    near = state.facts.grid.distances
    reached = [members[0]]
    waiting = members[1:]
    for here in reached:
        for other in waiting.copy():
            if near[here.cell][other.cell] <= 1:
                reached.append(other)
                waiting.remove(other)
    return not waiting


def _giant(state: State, unit: Unit) -> Unit:
    """The combined robot, taken from where it was kept aside (TG-SET-07, TG-RUL-64)."""
    sheet = state.facts.sheets[unit.sheet.team]
    giant = None
    for other in state.units:
        if other.sheet.slug == sheet.slug:
            giant = other
    if giant is None:
        giant = Unit(len(state.units), sheet, sheet.modes[0], unit.team, unit.owner, 0, 0)
        state.units.append(giant)
        if "command" in {trait for mode in sheet.modes for trait in mode.traits}:
            state.chains = [chain.copy() for chain in state.chains]
            state.chains[unit.team].append(giant.id)
    giant.form = sheet.modes[0]
    giant.status, giant.prone = OPERATIONAL, False
    giant.side, giant.owner, giant.seat = unit.side, unit.owner, unit.seat
    giant.acts_from = state.round + 1
    return giant
