"""The end: elimination, points and figures after the last round (TG-END, TG-RUL-92, 94)."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from rollout.games.the_game.content.force_points import PARTNER_PRICE
from rollout.games.the_game.content.tech_spec import COMBINED, MERCENARY, NEBULON
from rollout.games.the_game.model import NONE, OPERATIONAL, ROUND_START, State, Unit

TEAMS: Final = 2
DRAW_MARGIN: Final = Fraction(5, 100)
"""Shares of value that are so close count as equal (TG-RUL-94)."""


def check_elimination(state: State) -> None:
    """A team without an operational unit has lost; both at once is a draw (TG-RUL-92)."""
    if state.over or state.phase < ROUND_START:
        return
    here = {unit.team for unit in state.units if unit.team != NONE}
    left = {unit.team for unit in state.units if unit.team != NONE and unit.status == OPERATIONAL}
    if here != left:
        end_match(state, sorted(left), "elimination", "TG-RUL-92")


def end_match(state: State, winners: list[int], reason: str, rule: str) -> None:
    """Note how the match ended; scripts see it in `over` and return."""
    state.winners = winners
    state.over = reason
    state.over_rule = rule


def decide_by_value(state: State, reason: str) -> None:
    """The higher share of starting value still operational wins (TG-RUL-94)."""
    lead = share_left(state, 0) - share_left(state, 1)
    winners = [] if abs(lead) <= DRAW_MARGIN else [0 if lead > 0 else 1]
    end_match(state, winners, reason, "TG-RUL-94")


def share_left(state: State, team: int) -> Fraction:
    """The part of a team's starting value that is operational, weighted by hit points left."""
    if state.starting_value[team] == 0:
        return Fraction(0)
    left = sum(
        (
            Fraction(worth(state, unit) * unit.hit_points, unit.sheet.hit_points)
            for unit in state.units
            if unit.team == team and unit.status == OPERATIONAL
        ),
        Fraction(0),
    )
    return left / state.starting_value[team]


def starting_value(state: State, team: int) -> int:
    """What the team is worth before the first round, reinforcements to come included."""
    return sum(
        worth(state, unit)
        for unit in state.units
        if unit.team == team and not (unit.sheet.kind == COMBINED and members(state, unit))
    )


def worth(state: State, unit: Unit) -> int:
    """What a unit counts in the comparison of values.

    A combined robot counts as its members; a partner that came out of its host as what the
    host paid for it; a mercenary, who may change sides, for nobody.
    """
    sheet = unit.sheet
    if sheet.faction == MERCENARY:
        return 0
    if sheet.kind == COMBINED:
        of_members = sum(state.facts.values[other.sheet.slug] for other in members(state, unit))
        return of_members or state.facts.values[sheet.slug]
    if unit.host != NONE and (sheet.kind == NEBULON or is_inner(state, unit)):
        return PARTNER_PRICE // 10
    return state.facts.values[sheet.slug]


def members(state: State, giant: Unit) -> list[Unit]:
    """The units of its team, apart or together; none when it was brought alone."""
    return [
        unit
        for unit in state.units
        if unit.sheet.team == giant.sheet.slug and unit.team == giant.team
    ]


def is_inner(state: State, unit: Unit) -> bool:
    """Whether it came out of a larger unit (TG-UNQ-01, TG-UNQ-02)."""
    return state.units[unit.host].sheet.inner == unit.sheet.slug
