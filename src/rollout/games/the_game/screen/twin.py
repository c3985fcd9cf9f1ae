"""The table in sentences, for the terminal, the screen reader and the labels of the page."""

from __future__ import annotations

from collections.abc import Mapping

from rollout.gamekit import Sentence, Twin, TwinPart
from rollout.games.the_game.screen.forms import (
    ObjectiveView,
    ThingView,
    UnitView,
    View,
)
from rollout.space.hex_directions import DIRECTION_NAMES

TEAMS = ("A", "B")
OPEN = "–"
Lines = dict[str, Sentence]


def twin(view: View) -> Twin:
    """Whose turn it is, what is wanted, who is there, and the ground that is not plain."""
    parts = {
        "turn": TwinPart(Sentence("table-part-turn"), _turn(view)),
        "goal": TwinPart(Sentence("table-part-goal"), {**goals(view), **_zones(view)}),
    }
    for number, team in enumerate(TEAMS):
        units = [unit for unit in view.units.values() if unit.side == team and _is_piece(unit)]
        lines = {f"unit-{unit.id}": told_unit(view, unit) for unit in units}
        parts[f"team-{team}"] = TwinPart(Sentence(f"team-{number}"), lines)
    others = [unit for unit in view.units.values() if unit.side == "none" and _is_piece(unit)]
    if others:
        lines = {f"unit-{unit.id}": told_unit(view, unit) for unit in others}
        parts["team-none"] = TwinPart(Sentence("nobody"), lines)
    parts["map"] = TwinPart(Sentence("table-part-map"), _ground(view))
    return parts


def _turn(view: View) -> Lines:
    scores = ", ".join(f"{team.team} {team.score}" for team in view.teams.values())
    headline = {
        "scenario": Sentence(f"scenario-{view.scenario.slug}", otherwise=view.scenario.name),
        "round": view.round,
        "scores": scores,
    }
    lines = {"round": Sentence("table-headline", headline)}
    if view.turn is not None:
        lines["turn"] = Sentence("table-turn-of", {"unit": view.units[view.turn].name})
    names = [view.units[number].name for number in view.pile.units]
    percent = round(100 * view.pile.chance)
    pile = {"count": len(names), "units": ", ".join(names), "percent": percent}
    lines["pile"] = Sentence("table-pile", pile)
    return lines


# What is wanted


def goals(view: View) -> Lines:
    """What wins, each with how far it has come."""
    scenario = view.scenario
    found: Lines = {}
    for number, objective in scenario.objectives.items():
        key = f"goal-{objective.kind}".replace("_", "-")
        _add_goal(found, f"goal-{number}", key, _wanted(view, objective), objective.progress)
    limit = {"limit": scenario.round_limit or OPEN}
    if scenario.decided_by == "points":
        scores = {team.lower(): view.teams[team].score for team in TEAMS}
        _add_goal(found, "goal-points", "goal-points", limit, scores)
    elif scenario.decided_by == "value":
        kept = {team.lower(): round(100 * view.teams[team].left) for team in TEAMS}
        _add_goal(found, "goal-value", "goal-value", limit, kept)
    for number, each in enumerate(scenario.reinforcements):
        if view.round <= each.round:
            units = ", ".join(_name_of(view, slug) for slug in each.units)
            told = {"round": each.round, "units": units, "team": _team(each.team)}
            found[f"goal-wave-{number}"] = Sentence("goal-reinforcements", told)
    return found


def _add_goal(
    found: Lines, name: str, key: str, wanted: Mapping[str, object], now: dict[str, int]
) -> None:
    found[name] = Sentence(key, dict(wanted))
    if now:
        found[f"{name}-now"] = Sentence(f"{key}-now", dict(now))


def _wanted(view: View, objective: ObjectiveView) -> dict[str, object]:
    return {
        "team": _team(objective.team),
        "other": _team("B" if objective.team == "A" else "A"),
        "count": objective.count,
        "limit": view.scenario.round_limit or OPEN,
        "level": objective.level,
        "rounds": ", ".join(map(str, objective.rounds)),
        "units": " / ".join(_name_of(view, slug) for slug in objective.units),
    }


def _zones(view: View) -> Lines:
    """The hexes that count: home rows to carry things to, banks to cross to."""
    return {
        f"zone-{zone.kind}-{zone.team}": Sentence(
            f"goal-{zone.kind}-hexes", {"team": _team(zone.team), "hexes": _hexes(zone.hexes)}
        )
        for zone in view.scenario.zones
    }


# Who is there


def told_unit(view: View, unit: UnitView) -> Sentence:
    sheet = view.sheets[unit.sheet]
    mode = sheet.modes[unit.mode].name
    return Sentence(
        "table-unit" if unit.at else "table-unit-off-map",
        {
            "unit": unit.name,
            "team": _team(unit.side),
            "mode": Sentence(f"mode-{mode}".lower().replace(" ", "-"), otherwise=mode),
            "cell": unit.at or OPEN,
            "facing": Sentence(f"facing-{DIRECTION_NAMES.index(unit.facing)}"),
            "hit_points": unit.hit_points,
            "most": sheet.hit_points,
            "states": _states(view, unit),
        },
    )


def _states(view: View, unit: UnitView) -> list[Sentence]:
    """Everything about a unit that its place and hit points do not tell."""
    found = []
    if unit.status != "operational":
        found.append(Sentence(f"status-{unit.status}"))
    if unit.level != "ground":
        found.append(Sentence(f"level-{unit.level}"))
    found += [
        Sentence(f"is-{state}")
        for state in ("submerged", "prone", "cloaked", "ducking")
        if getattr(unit, state)
    ]
    if unit.shield != "none":
        found.append(Sentence(f"is-shield-{unit.shield}"))
    if unit.master is not None:
        found.append(Sentence("is-controlled", {"unit": view.units[unit.master].name}))
    if unit.carrier is not None:
        found.append(Sentence("is-carried", {"unit": view.units[unit.carrier].name}))
    if unit.cargo:
        names = ", ".join(view.units[number].name for number in unit.cargo)
        found.append(Sentence("is-carrying", {"units": names}))
    found += [
        Sentence("is-carrying", {"units": Sentence(f"thing-{thing.kind}")})
        for thing in view.things.values()
        if thing.carrier == unit.id
    ]
    return found


# The ground


def _ground(view: View) -> Lines:
    """The hexes that are not plain, by kind; fires, smoke and what lies about."""
    kinds: dict[tuple[str, int, int, int, int], list[str]] = {}
    ground = view.map
    for cell, terrain in enumerate(ground.terrain):
        kind = (
            ground.terrain_names[terrain].replace("_", "-"),
            ground.elevation[cell],
            ground.depth[cell],
            ground.construct_height.get(cell, 0),
            ground.construct_hit_points.get(cell, 0),
        )
        if kind != ("clear", 0, 0, 0, 0):
            row, column = divmod(cell, ground.columns)
            kinds.setdefault(kind, []).append(f"{column + 1:02}{row + 1:02}")
    lines = {
        "ground-" + "-".join(map(str, kind)): _kind_of_ground(kind, labels)
        for kind, labels in kinds.items()
    }
    if view.fires:
        lines["fires"] = Sentence("table-fires", {"hexes": _hexes(view.fires)})
    if view.smoke:
        smoke = list(dict.fromkeys(each.at for each in view.smoke))
        lines["smoke"] = Sentence("table-smoke", {"hexes": _hexes(smoke)})
    return {**lines, **_things(list(view.things.values()))}


def _kind_of_ground(kind: tuple[str, int, int, int, int], labels: list[str]) -> Sentence:
    terrain, level, depth, height, points = kind
    told = {
        "terrain": Sentence(f"terrain-{terrain}"),
        "level": level,
        "depth": depth,
        "height": height,
        "points": points,
        "hexes": _hexes(labels),
    }
    return Sentence("table-ground", told)


def _things(things: list[ThingView]) -> Lines:
    lying: dict[str, list[str]] = {}
    for thing in things:
        if thing.at is not None and thing.carrier is None:
            lying.setdefault(thing.kind, []).append(thing.at)
    return {
        f"things-{kind}": Sentence(
            "table-things", {"thing": Sentence(f"thing-{kind}"), "hexes": _hexes(labels)}
        )
        for kind, labels in lying.items()
    }


def _is_piece(unit: UnitView) -> bool:
    return unit.status not in ("aside", "gone")


def _team(team: str) -> Sentence:
    return Sentence(f"team-{TEAMS.index(team)}" if team in TEAMS else "nobody")


def _name_of(view: View, slug: str) -> str:
    """The name of somebody who may not be on the table yet."""
    sheet = view.sheets.get(slug)
    return slug.replace("-", " ").title() if sheet is None else sheet.name


def _hexes(labels: list[str]) -> str:
    return " ".join(labels)
