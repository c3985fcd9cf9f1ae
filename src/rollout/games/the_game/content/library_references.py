"""Names in one content entry that must stand for another: partners, teams, maps, units."""

from __future__ import annotations

from rollout.games.the_game.content.force_points import force_value
from rollout.games.the_game.content.maps import HexMap
from rollout.games.the_game.content.scenarios import Scenario, ScenarioSide, Zone
from rollout.games.the_game.content.tech_spec import (
    COMBINED,
    NEBULON,
    TRANSFORMER,
    Sheet,
)
from rollout.games.the_game.content.traits import TRAITS
from rollout.kernel.content import ContentError, Document, Place


def broken_references(
    document: Document,
    sheets: dict[str, Sheet],
    maps: dict[str, HexMap],
    scenarios: dict[str, Scenario],
) -> list[ContentError]:
    """Every name in that document that leads nowhere or to the wrong kind of thing."""
    checks = _References(document, sheets, maps)
    for slug in document.data.get("characters", {}):
        checks.character(sheets[slug])
    for slug in document.data.get("scenarios", {}):
        checks.scenario(scenarios[slug])
    return checks.problems


class _References:
    def __init__(
        self, document: Document, sheets: dict[str, Sheet], maps: dict[str, HexMap]
    ) -> None:
        self.document = document
        self.sheets = sheets
        self.maps = maps
        self.problems: list[ContentError] = []

    def miss(self, place: Place, expected: str, found: object, choices: list[str]) -> None:
        self.problems.append(self.document.error(place, expected, found, choices))

    def known(self, place: Place, slug: str, kinds: tuple[str, ...], expected: str) -> bool:
        sheet = self.sheets.get(slug)
        if sheet is not None and sheet.kind in kinds:
            return True
        choices = [each.slug for each in self.sheets.values() if each.kind in kinds]
        self.miss(place, expected, slug, choices)
        return False

    def character(self, sheet: Sheet) -> None:
        here: Place = ("characters", sheet.slug)
        for index, (partner, mode) in enumerate(
            zip(sheet.partners, sheet.partner_modes, strict=True)
        ):
            place = (*here, "partners", index) if mode < 0 else (*here, "modes", mode, "partner")
            self.known(place, partner, (NEBULON,), "a Nebulon")
        if sheet.inner:
            self.inner_unit(here, sheet)
        if sheet.team:
            self.team(here, sheet)
        for index, slug in enumerate(sheet.members):
            self.member((*here, "members", index), sheet, slug)

    def inner_unit(self, here: Place, sheet: Sheet) -> None:
        place = (*here, "inner")
        if not self.known(place, sheet.inner, (TRANSFORMER, NEBULON), "a unit"):
            return
        seen = [sheet.slug]
        inside = sheet.inner
        while inside in self.sheets:
            if inside in seen:
                self.miss(place, "a unit that does not contain this one", sheet.inner, [])
                return
            seen.append(inside)
            inside = self.sheets[inside].inner

    def team(self, here: Place, sheet: Sheet) -> None:
        place = (*here, "team")
        if not self.known(place, sheet.team, (COMBINED,), "a combined robot"):
            return
        if sheet.slug not in self.sheets[sheet.team].members:
            self.miss(place, "a team that lists it as a member", sheet.team, [])
        if not any("combine" in mode.traits for mode in sheet.modes):
            self.miss((*here, "modes"), "a mode that lists combine", "none", [])

    def member(self, place: Place, combined: Sheet, slug: str) -> None:
        if not self.known(place, slug, (TRANSFORMER,), "a Transformer"):
            return
        if self.sheets[slug].team != combined.slug:
            self.miss(place, f'a unit of team "{combined.slug}"', slug, [])

    def scenario(self, scenario: Scenario) -> None:
        here: Place = ("scenarios", scenario.slug)
        ground = self.maps.get(scenario.map)
        if scenario.map and ground is None:
            self.miss((*here, "map"), "a map", scenario.map, list(self.maps))
            return
        for index, side in enumerate(scenario.sides):
            self.side((*here, "sides", index), side, ground)
        self.nobody_twice(here, scenario)
        self.scenario_units(here, scenario)
        self.scenario_hexes(here, scenario, ground)
        for index, each in enumerate(scenario.reinforcements):
            place: Place = (*here, "reinforcements", index)
            for number, slug in enumerate(each.units):
                self.fighter((*place, "units", number), slug)
            self.zone((*place, "zone"), each.zone, ground)
        for index, thing in enumerate(scenario.objects):
            self.group((*here, "objects", index, "group"), thing.group, ground)
        for index, objective in enumerate(scenario.objectives):
            place = (*here, "objectives", index)
            if objective.group:
                self.group((*place, "group"), objective.group, ground)
            for number, slug in enumerate(objective.units):
                self.fighter((*place, "units", number), slug)

    def nobody_twice(self, here: Place, scenario: Scenario) -> None:
        """No named character is in a match twice (TG-RUL-90)."""
        seen = set(scenario.mercenaries)
        for index, side in enumerate(scenario.sides):
            for key, slugs in (("fixed", side.fixed), ("force", side.force)):
                for number, slug in enumerate(slugs):
                    if slug in seen:
                        place = (*here, "sides", index, key, number)
                        self.miss(place, "a unit that is in the match once", slug, [])
                    seen.add(slug)

    def scenario_units(self, here: Place, scenario: Scenario) -> None:
        for index, each in enumerate(scenario.placements):
            place: Place = (*here, "placements", index)
            if self.fighter((*place, "unit"), each.unit):
                modes = self.sheets[each.unit].modes
                if each.mode >= len(modes):
                    self.miss((*place, "mode"), f"a mode below {len(modes)}", each.mode, [])
        for index, slug in enumerate(scenario.mercenaries):
            self.fighter((*here, "mercenaries", index), slug)
        for index, crowd in enumerate(scenario.crowds):
            self.known((*here, "crowds", index, "sheet"), crowd.sheet, ("human", "army"), "humans")
        if scenario.tutorial is not None:
            for index, pile in enumerate(scenario.tutorial.piles):
                for number, slug in enumerate(pile):
                    self.fighter((*here, "tutorial", "piles", index, number), slug)

    def scenario_hexes(self, here: Place, scenario: Scenario, ground: HexMap | None) -> None:
        for index, placed in enumerate(scenario.placements):
            self.hex((*here, "placements", index, "hex"), placed.hex, ground)
        for index, crowd in enumerate(scenario.crowds):
            self.hex((*here, "crowds", index, "hex"), crowd.hex, ground)

    def side(self, place: Place, side: ScenarioSide, ground: HexMap | None) -> None:
        before = len(self.problems)
        for key, slugs in (
            ("fixed", side.fixed),
            ("force", side.force),
            ("required_units", side.required_units),
        ):
            for index, slug in enumerate(slugs):
                self.fighter((*place, key, index), slug)
        for index, need in enumerate(side.required):
            if need.trait not in TRAITS:
                self.miss((*place, "required", index, "trait"), "a trait", need.trait, list(TRAITS))
        self.zone((*place, "zone"), side.zone, ground)
        if side.force and len(self.problems) == before:
            self.ready_force((*place, "force"), side)

    def ready_force(self, place: Place, side: ScenarioSide) -> None:
        """The ready-made force keeps what the scenario asks of a force."""
        force = [self.sheets[slug] for slug in side.force]
        if force_value(force) > side.value:
            self.miss(place, f"a value of at most {side.value}", force_value(force), [])
        for need in side.required:
            having = [
                sheet for sheet in force if any(need.trait in mode.traits for mode in sheet.modes)
            ]
            if len(having) < need.count:
                self.miss(place, f"{need.count} with {need.trait}", len(having), [])
        for slug in side.required_units:
            if slug not in side.force:
                self.miss(place, f'"{slug}" among the force', "no such unit", [])
        for sheet in force:
            if side.faction and sheet.faction != side.faction:
                self.miss(place, f"units of the {side.faction}s", sheet.slug, [])

    def fighter(self, place: Place, slug: str) -> bool:
        return self.known(place, slug, (TRANSFORMER, COMBINED, NEBULON, "human", "army"), "a unit")

    def zone(self, place: Place, zone: Zone, ground: HexMap | None) -> None:
        if zone.kind == "around":
            self.group((*place, "group"), zone.group, ground)
        if zone.kind == "edges" and not (zone.edges and zone.depth):
            self.miss(place, "edges and a depth", "none", [])
        if zone.kind == "hexes" and not zone.hexes:
            self.miss(place, "some hexes", "none", [])
        for index, label in enumerate(zone.hexes):
            self.hex((*place, "hexes", index), label, ground)

    def group(self, place: Place, group: str, ground: HexMap | None) -> None:
        if ground is None:
            self.miss(place, "a map for the scenario, since it names a group", group, [])
        elif group not in ground.objectives:
            self.miss(place, f"an objective of map {ground.slug}", group, list(ground.objectives))

    def hex(self, place: Place, label: str, ground: HexMap | None) -> None:
        if ground is None:
            self.miss(place, "a map for the scenario, since it names a hex", label, [])
        elif label not in ground.grid.labels:
            self.miss(place, f"a hex of map {ground.slug}", label, [])
