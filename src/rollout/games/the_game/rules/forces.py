"""Choosing forces: sealed lists that keep to the agreed way of building (TG-SET-01, TG-RUL-90)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

import msgspec

from rollout.games.the_game.actions import ChooseForce
from rollout.games.the_game.content.scenarios import ScenarioSide
from rollout.games.the_game.content.tech_spec import MERCENARY, TRANSFORMER, Sheet
from rollout.games.the_game.events import ForcesContested, ForcesOpened
from rollout.games.the_game.model import ALLEGIANCE, Facts, State
from rollout.games.the_game.rules.placing import muster, team_seats
from rollout.kernel.actions import Action
from rollout.kernel.errors import Refusal
from rollout.kernel.game import Script, Table
from rollout.kernel.options import NOT_OFFERED, Options

MOST_UNITS: Final = 24
"""Two such forces still fit into the home rows of a standard map."""
EXAMPLES: Final = 6
"""Forces that are drawn for the list, besides the scenario's ready-made one."""
DRAWS: Final = 40

EMPTY: Final = Refusal("TG-SET-01", "refuse-force-empty")


def choose_forces(table: Table[State]) -> Script[None]:
    """Every seat seals its choice; then all are opened together.

    A character that several seats chose goes to none of them: they choose again without it.
    """
    state = table.state
    waiting = list(range(len(state.forces)))
    while waiting:
        for seat in waiting:
            options = force_options(state, seat)
            chosen = yield table.ask_secretly(seat, "force", options, value=options.cap)
            state.forces = state.forces.copy()
            state.forces[seat] = list(chosen.units)
        fought_over = _fought_over(state.forces)
        waiting = [
            seat for seat, force in enumerate(state.forces) if not fought_over.isdisjoint(force)
        ]
        if waiting:
            state.contested = sorted(fought_over.union(state.contested))
            state.forces = [
                [] if seat in waiting else force for seat, force in enumerate(state.forces)
            ]
            table.tell(ForcesContested(tuple(sorted(fought_over))))
    forces = tuple(tuple(force) for force in state.forces)
    muster(state, state.forces)
    state.phase = ALLEGIANCE
    table.tell(ForcesOpened(forces))


def force_options(state: State, seat: int) -> Forces:
    return Forces(state.facts, seat, state.contested)


def _room(facts: Facts) -> int:
    """The most units of a seat: all seats together fill no more than half of the map."""
    return max(min(MOST_UNITS, facts.grid.size // 2 // len(facts.seat_teams)), 1)


def _fought_over(forces: list[list[str]]) -> set[str]:
    seen: set[str] = set()
    twice: set[str] = set()
    for force in forces:
        twice.update(seen.intersection(force))
        seen.update(force)
    return twice


class Forces(Options):
    """Every force the seat may bring: far too many to list, so listing gives a few."""

    def __init__(self, facts: Facts, seat: int, contested: list[str]) -> None:
        team = facts.seat_teams[seat]
        seats = team_seats(facts, team)
        self.facts = facts
        self.side: ScenarioSide = facts.scenario.sides[team]
        self.way: str = facts.options.force
        self.contested = contested
        self.captain: bool = seats[0] == seat
        """What the scenario requires of the team is required of its first seat."""
        self.cap: int = self.side.value // len(seats)
        ready = len(self.side.force)
        self.most: int = max(ready // len(seats), 1) if self.way == "count" else _room(facts)
        self.taken: set[str] = self._taken()
        self.inner: set[str] = {sheet.inner for sheet in facts.sheets.values()}
        self._roster: list[Sheet] | None = None
        if not self.roster():
            self._forget_quarrels()
        if not self.side.fixed or self.captain_owes():
            self._leave_room()

    def __iter__(self) -> Iterator[Action]:
        ready = ChooseForce(tuple(self.side.force))
        if self.refusal(ready) is None:
            yield ready
        for number in range(EXAMPLES):
            yield self.sample(Random(number))

    def __len__(self) -> int:
        raise TypeError("forces are too many to count; iterate some or sample")

    def __bool__(self) -> bool:
        return True

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Action) and self.refusal(action) is None

    def refusal(self, action: Action) -> Refusal | None:
        if not isinstance(action, ChooseForce):
            return NOT_OFFERED
        if not action.units:
            return None if self.side.fixed and not self.captain_owes() else EMPTY
        for slug in action.units:
            refusal = self.unit_refusal(slug)
            if refusal is not None:
                return refusal
            if action.units.count(slug) > 1:
                return Refusal("TG-RUL-90", "refuse-force-twice", {"unit": slug})
        if len(action.units) > self.most:
            return Refusal("TG-RUL-90", "refuse-force-too-many", {"most": self.most})
        value = self.value(action.units)
        if self.way == "value" and value > self.cap:
            details = {"value": value, "cap": self.cap}
            return Refusal("TG-RUL-90", "refuse-force-value", details)
        return self.requirement_refusal(action.units) if self.captain else None

    def captain_owes(self) -> bool:
        return self.captain and bool(self.side.required or self.side.required_units)

    def unit_refusal(self, slug: str) -> Refusal | None:
        """Why this unit may not be brought at all."""
        details = {"unit": slug}
        sheet = self.facts.sheets.get(slug)
        if sheet is None:
            return Refusal("TG-SET-01", "refuse-force-no-such-unit", details)
        if sheet.kind != TRANSFORMER or slug in self.inner:
            return Refusal("TG-RUL-90", "refuse-force-comes-with-others", details)
        if sheet.faction == MERCENARY:
            return Refusal("TG-UNQ-06", "refuse-force-mercenary", details)
        if self.side.faction and sheet.faction != self.side.faction:
            return Refusal("TG-RUL-95", "refuse-force-faction", details)
        if slug in self.taken:
            return Refusal("TG-RUL-90", "refuse-force-taken", details)
        return None

    def requirement_refusal(self, units: tuple[str, ...]) -> Refusal | None:
        """What the scenario asks of the side (TG-RUL-95)."""
        for slug in self.side.required_units:
            if slug not in units:
                return Refusal("TG-RUL-95", "refuse-force-required-unit", {"unit": slug})
        for need in self.side.required:
            having = [slug for slug in units if has_trait(self.facts.sheets[slug], need.trait)]
            if len(having) < need.count:
                details = {"trait": need.trait, "count": need.count}
                return Refusal("TG-RUL-95", "refuse-force-required-trait", details)
        return None

    def value(self, units: tuple[str, ...]) -> int:
        return sum(self.facts.values[slug] for slug in units)

    def roster(self) -> list[Sheet]:
        """Every unit that may be brought, cheapest first."""
        if self._roster is None:
            self._roster = [
                sheet
                for sheet in self.facts.sheets.values()
                if sheet.kind == TRANSFORMER and self.unit_refusal(sheet.slug) is None
            ]
            self._roster.sort(key=self._price)
        return self._roster

    def sample(self, rng: Random) -> Action:
        return self.draw(rng)

    def draw(self, rng: Random) -> ChooseForce:
        """Some force that may be brought."""
        for _ in range(DRAWS):
            drawn = self._draw(rng)
            if self.refusal(drawn) is None:
                return drawn
        return self._cheapest()

    def describe(self) -> dict[str, Any]:
        return {
            "kind": "force",
            "way": self.way,
            "value": self.cap,
            "most": self.most,
            "required": [msgspec.to_builtins(need) for need in self.side.required],
            "required_units": self.side.required_units,
            "roster": {sheet.slug: self._price(sheet) for sheet in self.roster()},
            "examples": [msgspec.to_builtins(action) for action in self],
        }

    def _taken(self) -> set[str]:
        """Who is in the match already, or kept for another seat."""
        scenario = self.facts.scenario
        taken = {*self.contested, *scenario.mercenaries}
        for side in scenario.sides:
            taken.update(side.fixed)
            if side is not self.side or not self.captain:
                taken.update(side.required_units)
        for late in scenario.reinforcements:
            taken.update(late.units)
        return taken

    def _forget_quarrels(self) -> None:
        """Everybody was fought over: they may be chosen again."""
        self.contested = []
        self.taken = self._taken()
        self._roster = None

    def _leave_room(self) -> None:
        """However many share what the team may bring, a seat can bring the least that will do."""
        least = self._cheapest().units
        self.cap = max(self.cap, self.value(least))
        self.most = max(self.most, len(least))

    def _price(self, sheet: Sheet) -> int:
        return self.facts.values[sheet.slug]

    def _draw(self, rng: Random) -> ChooseForce:
        """What is required first, then whatever still fits."""
        most = self.most
        if self.way == "free" or self.contested:
            most = min(most, rng.randint(2, 8))
        left = self.cap if self.way == "value" else 10**9
        force: list[str] = []
        for sheet in self._wanted(rng):
            if len(force) == most:
                break
            if sheet.slug not in force and self._price(sheet) <= left:
                force.append(sheet.slug)
                left -= self._price(sheet)
        return ChooseForce(tuple(force))

    def _wanted(self, rng: Random) -> list[Sheet]:
        roster = self.roster()
        wanted: list[Sheet] = []
        if self.captain:
            wanted = [self.facts.sheets[slug] for slug in self.side.required_units]
            for need in self.side.required:
                able = [sheet for sheet in roster if has_trait(sheet, need.trait)]
                wanted += rng.sample(able, min(need.count, len(able)))
        return wanted + rng.sample(roster, len(roster))

    def _cheapest(self) -> ChooseForce:
        """The least that will do, when no draw does."""
        wanted = [*self.side.required_units] if self.captain else []
        for need in self.side.required if self.captain else []:
            able = [sheet.slug for sheet in self.roster() if has_trait(sheet, need.trait)]
            wanted += [slug for slug in able if slug not in wanted][: need.count]
        return ChooseForce(tuple(wanted or [self.roster()[0].slug]))


def has_trait(sheet: Sheet, trait: str) -> bool:
    return any(trait in mode.traits for mode in sheet.modes)
