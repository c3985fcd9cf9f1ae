"""Army building (EW-ARM, EW-THM): armies are read, checked and set up."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final

from rollout.games.energon_wars.content.cards import Card
from rollout.games.energon_wars.content.library import (
    COMMANDER,
    GESTALT,
    Library,
    library_with,
)
from rollout.games.energon_wars.model import MERGED, NOBODY, Item, State, new_model
from rollout.games.energon_wars.rules.ready_deployment import READY, place_everybody
from rollout.games.energon_wars.setup import Setup
from rollout.kernel.errors import Refusal, SetupRefused
from rollout.kernel.nearest import nearest

ALLOWANCE: Final = 25
"""EW-RUL-80."""
ENTRY: Final = re.compile(r"([a-z][a-z0-9_]*)(\*?)((?:\+[a-z][a-z0-9_]*)*)")


@dataclass
class Army:
    """Cards in their order, the items of each, and who is named commander."""

    cards: list[Card] = field(default_factory=list)
    items: list[list[str]] = field(default_factory=list)
    commander: str = ""

    @property
    def faction(self) -> str:
        return self.cards[0].faction

    def points(self, library: Library) -> int:
        """EW-ARM-01, EW-ARM-03, EW-RUL-54: models and items; Gestalts cost nothing."""
        items = sum(library.items[item].points for items in self.items for item in items)
        return items + sum(card.points for card in self.cards)


def read_army(text: str, library: Library) -> Army:
    """A ready army by name, or cards with commas between. Raises SetupRefused."""
    army = written_army(text, library)
    problems = army_problems(army, library)
    if problems:
        raise SetupRefused(problems[0])
    return army


def written_army(text: str, library: Library) -> Army:
    """The same whether it is legal or not. Raises SetupRefused where it cannot be read."""
    ready = library.armies.get(text.strip())
    if ready is not None:
        cards = [library.cards[slug] for slug in ready.models]
        return Army(cards, [[] for _ in cards], ready.commander)
    army = Army()
    for entry in [part.strip() for part in text.split(",") if part.strip()]:
        match = ENTRY.fullmatch(entry)
        if match is None or match[1] not in library.cards:
            known = [*library.cards, *library.armies]
            near = nearest(entry, known) or "none"
            raise refused("EW-ARM-01", "no-such-card", name=entry, nearest=near)
        items = [name for name in match[3].split("+") if name]
        for name in items:
            if name not in library.items:
                raise refused("EW-ARM-03", "no-such-item", name=name)
        army.cards.append(library.cards[match[1]])
        army.items.append(items)
        if match[2]:
            if army.commander:
                raise refused("EW-RUL-04", "one-commander", name=match[1])
            army.commander = match[1]
    return army


def refused(rule: str, why: str, **details: object) -> SetupRefused:
    return SetupRefused(Refusal(rule, why, dict(details)))


def army_problems(army: Army, library: Library, allowance: int = ALLOWANCE) -> list[Refusal]:
    """EW-ARM-01, EW-ARM-03, EW-ARM-05, EW-RUL-04: everything that makes an army illegal."""
    found: list[Refusal] = []
    if not army.cards:
        return [Refusal("EW-ARM-01", "no-models")]
    if len({card.faction for card in army.cards}) > 1:
        found.append(Refusal("EW-ARM-01", "two-factions"))
    slugs = [card.slug for card in army.cards]
    found += [
        Refusal("EW-ARM-05", "twice-in-one-army", {"name": slug})
        for slug in dict.fromkeys(slugs)
        if slugs.count(slug) > 1
    ]
    for card, items in zip(army.cards, army.items, strict=True):
        if GESTALT in card.tags:
            found.append(Refusal("EW-ARM-08", "gestalts-are-not-bought", {"name": card.slug}))
        load = sum(library.items[item].size for item in items)
        if load > max(side.storage for side in card.sides):
            found.append(Refusal("EW-ARM-03", "no-room-in-storage", {"size": load}))
    points = army.points(library)
    if points > allowance:
        found.append(Refusal("EW-ARM-01", "too-many-points", {"points": points, "most": allowance}))
    if army.commander and COMMANDER not in library.cards[army.commander].tags:
        found.append(Refusal("EW-RUL-04", "no-commander", {"name": army.commander}))
    return found


def theme_of(army: Army, library: Library) -> str:
    """EW-ARM-04, EW-ARM-07, EW-THM-06: the theme an army qualifies for, or nothing."""
    slugs = {card.slug for card in army.cards}
    for slug, theme in library.themes.items():
        if not slugs <= theme.models or army.points(library) > theme.points:
            continue
        if all(
            needed in slugs
            for tag, needed in theme.together.items()
            if any(tag in card.tags for card in army.cards)
        ):
            return slug
    return ""


def members_of(library: Library, gestalt: str) -> list[str]:
    """EW-ARM-08: the cards that a Gestalt is made of."""
    faction = library.cards[gestalt].faction
    tags = {
        ability.who.tags[0]
        for card in library.bought()
        for side in card.sides
        for ability in side.abilities
        for word in ability.effects
        if word.name == "combine" and word.parameters[0] == gestalt
    }
    return [
        card.slug
        for card in library.bought()
        if card.faction == faction and any(tag in card.tags for tag in tags)
    ]


def gestalts_of(army: Army, library: Library) -> list[Card]:
    """EW-ARM-08, EW-RUL-54: Gestalts all of whose members are in the army."""
    slugs = {card.slug for card in army.cards}
    found: list[Card] = []
    for card in army.cards:
        for ability in [each for side in card.sides for each in side.abilities]:
            for word in ability.effects:
                if word.name == "combine":
                    gestalt = library.cards[word.parameters[0]]
                    team = members_of(library, gestalt.slug)
                    if slugs.issuperset(team) and gestalt not in found:
                        found.append(gestalt)
    return found


def start_state(setup: Setup) -> State:
    """EW-RUL-99: armies first. Raises SetupRefused."""
    library = library_with(setup.homebrew)
    if setup.scenario and setup.scenario not in library.scenarios:
        near = nearest(setup.scenario, list(library.scenarios)) or "none"
        raise refused("EW-SET-03", "no-such-scenario", name=setup.scenario, nearest=near)
    if setup.map and setup.map not in library.maps:
        near = nearest(setup.map, list(library.maps)) or "none"
        raise refused("EW-SET-02", "no-such-map", name=setup.map, nearest=near)
    armies = [read_army(text, library) for text in setup.armies]
    if armies[0].faction == armies[1].faction:
        raise refused("EW-ARM-01", "same-faction")
    state = State(
        setup.options,
        setup.homebrew,
        [army.faction for army in armies],
        [theme_of(army, library) for army in armies],
        [],
        [],
        [],
        setup.map,
        setup.scenario,
    )
    for seat, army in enumerate(armies):
        _muster(state, seat, army, library)
    state.cards = [library.cards[model.card] for model in state.models]
    if setup.deployment == READY:
        place_everybody(state)
    return state


def _muster(state: State, seat: int, army: Army, library: Library) -> None:
    """EW-SET-11: with full tracks; Gestalts wait to be formed."""
    commander = NOBODY
    for card, items in zip(army.cards, army.items, strict=True):
        number = len(state.models)
        state.models.append(new_model(card, seat))
        state.items.extend([Item(item, number) for item in items])
        if card.slug == army.commander:
            commander = number
    for gestalt in gestalts_of(army, library):
        model = new_model(gestalt, seat)
        model.status = MERGED
        state.models.append(model)
    state.commanders.append(commander)
