"""The end: objectives, elimination, and the value of what is left (TG-END)."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from rollout.games.the_game.content.force_points import PARTNER_PRICE
from rollout.games.the_game.content.maps import THICK_TREES, THIN_TREES
from rollout.games.the_game.content.scenarios import (
    BURN_TREES,
    COLLECT_CUBES,
    DESTROY_CONSTRUCTS,
    ELIMINATE,
    FAR_BANK,
    HOLD_LEVEL,
    KILL_HUMANS,
    NOBODY,
    RESCUE,
    SURVIVE,
    Objective,
)
from rollout.games.the_game.content.tech_spec import COMBINED, MERCENARY, NEBULON
from rollout.games.the_game.events import Scored
from rollout.games.the_game.model import AIR, NONE, OPERATIONAL, ROUND_START, State, Unit
from rollout.kernel.game import Table

RULE: Final = "TG-END-01"
SCORING: Final = (COLLECT_CUBES, RESCUE, KILL_HUMANS, HOLD_LEVEL)
DECIDING: Final = (DESTROY_CONSTRUCTS, BURN_TREES, SURVIVE, FAR_BANK)
AT_HOME: Final = (COLLECT_CUBES, RESCUE)
"""Those for which something is carried to the home rows."""
FAR_BANKS: Final = ("south_bank", "north_bank")
"""By team: the bank on the other side of the river."""


def count_points(table: Table[State]) -> None:
    """Bring the scores up to date: cubes at home, humans saved or killed, ground held."""
    state = table.state
    for objective in state.facts.scenario.objectives:
        if objective.kind in SCORING:
            break
    else:
        return
    for team in range(TEAMS):
        reason, total = "", 0
        for objective in state.facts.scenario.objectives:
            if objective.kind in SCORING and objective.side in (team, NOBODY):
                reason = reason or objective.kind
                total += points(state, objective, team)
        gained = total - state.scores[team]
        if gained:
            state.scores[team] = total
            table.tell(Scored(team, gained, reason))


def points(state: State, objective: Objective, team: int) -> int:
    """What one objective is worth to a team now."""
    if objective.kind == COLLECT_CUBES:
        home = state.facts.ground.home[team]
        return sum(1 for thing in state.things if thing.cell in home)
    if objective.kind == RESCUE:
        return humans_at_home(state, team) // objective.count
    if objective.kind == KILL_HUMANS:
        return humans_killed(state) // objective.count
    return state.held[team]


def humans_at_home(state: State, team: int) -> int:
    """Heads in the team's home rows, in transports too."""
    home = state.facts.ground.home[team]
    return sum(
        unit.hit_points
        for unit in state.units
        if unit.sheet.heads
        and unit.status == OPERATIONAL
        and unit.cell in home
        and unit.side in (team, NONE)
    )


def humans_killed(state: State) -> int:
    """Heads lost since the start, whoever did it."""
    crowds = [unit for unit in state.units if unit.sheet.heads]
    at_start = [crowd.heads for crowd in state.facts.scenario.crowds]
    return sum(
        (at_start[place] if place < len(at_start) else unit.sheet.heads) - unit.hit_points
        for place, unit in enumerate(crowds)
    )


def hold_ground(state: State) -> None:
    """At the end of certain rounds: a point for the only team that stands up there."""
    for objective in state.facts.scenario.objectives:
        if objective.kind == HOLD_LEVEL and state.round in objective.rounds:
            sides = {
                unit.side
                for unit in state.units
                if stands(unit) and state.facts.ground.elevation[unit.cell] == objective.level
            }
            sides.discard(NONE)
            if len(sides) == 1:
                state.held = state.held.copy()
                state.held[sides.pop()] += 1


def stands(unit: Unit) -> bool:
    """Operational and on the ground, in a transport on the ground too."""
    return unit.status == OPERATIONAL and unit.cell != NONE and unit.level != AIR


def check_objectives(state: State) -> None:
    """What wins at the end of any round (TG-RUL-22, step 4)."""
    for objective in state.facts.scenario.objectives:
        if objective.kind == COLLECT_CUBES:
            lead = state.scores[0] - state.scores[1]
            if lead and max(state.scores) >= objective.count:
                end_match(state, [0 if lead > 0 else 1], "collect-cubes", RULE)
        elif objective.kind == DESTROY_CONSTRUCTS and not constructs_left(state, objective):
            end_match(state, [objective.side], "destroy-constructs", RULE)
        if state.over:
            return


def decided_by(state: State) -> str:
    """What the last round is decided by: an objective, points, or the value that is left."""
    kinds = {objective.kind for objective in state.facts.scenario.objectives}
    if kinds.intersection(DECIDING):
        return "objective"
    return "points" if kinds.intersection(SCORING) else "value"


def progress(state: State, objective: Objective) -> dict[str, int]:
    """How far it has come, in the figures that a player asks for; none where points say it."""
    kind = objective.kind
    if kind == ELIMINATE:
        units = [unit.team for unit in state.units if unit.status == OPERATIONAL]
        return _by_team([units.count(team) for team in range(TEAMS)])
    if kind == COLLECT_CUBES:
        return _by_team([points(state, objective, team) for team in range(TEAMS)])
    if kind == FAR_BANK:
        return _by_team([far_bank_value(state, team) for team in range(TEAMS)])
    if kind == DESTROY_CONSTRUCTS:
        cells = state.facts.ground.objectives[objective.group]
        standing = sum(state.construct_hit_points[cell] for cell in cells)
        return {"left": constructs_left(state, objective), "all": len(cells), "points": standing}
    if kind == RESCUE:
        return {"heads": humans_at_home(state, objective.side)}
    if kind == KILL_HUMANS:
        return {"heads": humans_killed(state)}
    if kind == BURN_TREES:
        return {"fires": burning_trees(state), "count": objective.count}
    return {}


def home_rows(state: State) -> dict[int, tuple[int, ...]]:
    """By team: the hexes to which something is carried, where that counts for it."""
    objectives = state.facts.scenario.objectives
    return {
        team: tuple(state.facts.ground.home[team])
        for team in range(TEAMS)
        if any(each.kind in AT_HOME and each.side in (team, NOBODY) for each in objectives)
    }


def far_banks(state: State) -> dict[int, tuple[int, ...]]:
    """By team: the hexes that it has to cross to, where that decides."""
    if all(each.kind != FAR_BANK for each in state.facts.scenario.objectives):
        return {}
    return {team: tuple(state.facts.ground.objectives[FAR_BANKS[team]]) for team in range(TEAMS)}


def fought_over(state: State) -> list[int]:
    """Hexes with constructs that must fall and still stand, and ground that must be held."""
    ground = state.facts.ground
    found: list[int] = []
    for each in state.facts.scenario.objectives:
        if each.kind == DESTROY_CONSTRUCTS:
            cells = ground.objectives[each.group]
            found += [cell for cell in cells if state.construct_height[cell] > 0]
        elif each.kind == HOLD_LEVEL:
            found += [cell for cell, level in enumerate(ground.elevation) if level == each.level]
    return found


def _by_team(figures: list[int]) -> dict[str, int]:
    return {"a": figures[0], "b": figures[1]}


def decide(state: State) -> None:
    """What wins after the last round (TG-RUL-22, step 5)."""
    for objective in state.facts.scenario.objectives:
        if objective.kind == FAR_BANK:
            _compare(state, [far_bank_value(state, team) for team in range(TEAMS)], "far-bank")
            return
        if objective.kind in DECIDING:
            side = objective.side
            winner = side if achieved(state, objective) else 1 - side
            end_match(state, [winner], objective.kind.replace("_", "-"), RULE)
            return
    if decided_by(state) == "points":
        _compare(state, state.scores, "points")
    else:
        decide_by_value(state, "value")


def achieved(state: State, objective: Objective) -> bool:
    if objective.kind == BURN_TREES:
        return burning_trees(state) >= objective.count
    if objective.kind == SURVIVE:
        return any(
            unit.sheet.slug in objective.units and unit.status == OPERATIONAL
            for unit in state.units
        )
    return not constructs_left(state, objective)


def constructs_left(state: State, objective: Objective) -> int:
    cells = state.facts.ground.objectives[objective.group]
    return sum(1 for cell in cells if state.construct_height[cell] > 0)


def burning_trees(state: State) -> int:
    return sum(1 for cell in state.fires if state.terrain[cell] in (THIN_TREES, THICK_TREES))


def far_bank_value(state: State, team: int) -> int:
    """Value of the grounded units that fight for a team on the other team's bank."""
    bank = state.facts.ground.objectives[FAR_BANKS[team]]
    return sum(
        worth(state, unit)
        for unit in state.units
        if unit.side == team and stands(unit) and unit.cell in bank
    )


def _compare(state: State, figures: list[int], reason: str) -> None:
    """More wins; equal figures are decided as the scenario says."""
    if figures[0] != figures[1]:
        end_match(state, [0 if figures[0] > figures[1] else 1], reason, RULE)
    elif state.facts.scenario.tie == "value":
        decide_by_value(state, "value")
    else:
        end_match(state, [], reason, RULE)


# The end: elimination, points and figures after the last round (TG-END, TG-RUL-92, 94).

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
