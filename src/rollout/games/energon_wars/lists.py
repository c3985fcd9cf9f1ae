"""Armies that are built: what can be bought, and what the rules say of a list."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from rollout.gamekit import Builder, Building, Sentence, Verdict, Ware
from rollout.gamekit.building import (
    Extra,
    Fault,
    ReadyList,
    SheetNumber,
    SheetPage,
    SheetRow,
    fault_of,
    figure_of,
)
from rollout.games.energon_wars.content.cards import Card
from rollout.games.energon_wars.content.library import COMMANDER, Library, library, library_with
from rollout.games.energon_wars.content.vocabulary import SPEEDS
from rollout.games.energon_wars.rules.army import (
    ALLOWANCE,
    Army,
    army_problems,
    gestalts_of,
    theme_of,
    written_army,
)
from rollout.games.energon_wars.screen.sheets import AbilityView, RowView, SideView, sheet_of
from rollout.games.energon_wars.setup import Setup
from rollout.kernel.errors import Refusal, SetupRefused

NUMBERS = ("melee", "ranged", "defense", "armor", "size")
LABELS = {"melee": "MAT", "ranged": "RAT", "defense": "DEF", "armor": "ARM"}


@cache
def builder() -> Builder:
    cards = library()
    items = [
        Extra(item.slug, _key("item", item.slug), item.points, item.size)
        for item in cards.items.values()
    ]
    ready = [
        ReadyList(
            army.slug,
            _key("army", army.slug),
            army.faction,
            sum(cards.cards[slug].points for slug in army.models),
            ", ".join(slug + "*" * (slug == army.commander) for slug in army.models),
        )
        for army in cards.armies.values()
    ]
    wares = tuple([_ware(card) for card in cards.bought()])
    return Builder("armies", wares, tuple(ready), tuple(items))


def verdicts(setup: Setup) -> Iterator[Verdict]:
    """Of both armies, whatever else is wrong with the setup."""
    cards = library_with(setup.homebrew)
    names = {card.slug: card.name for card in cards.cards.values()}
    for text in setup.armies:
        try:
            army = written_army(text, cards)
        except SetupRefused as refused:
            yield Verdict(0, ALLOWANCE, (fault_of(refused.refusal, names),))
            continue
        yield verdict(army, cards, names)


def verdict(army: Army, cards: Library, names: dict[str, str]) -> Verdict:
    faults = army_problems(army, cards)
    theme = theme_of(army, cards) if army.cards else ""
    notes = [Sentence("lists-forms", {"name": card.name}) for card in gestalts_of(army, cards)]
    if theme:
        notes.insert(0, Sentence("lists-theme", {"theme": _key("theme", theme)}))
    without = () if theme or not army.cards else (Sentence("lists-no-theme"),)
    return Verdict(
        army.points(cards),
        ALLOWANCE,
        tuple([fault_of(each, names) for each in faults]),
        without,
        tuple(notes),
        _closed(army, cards, names, faults),
    )


def _closed(
    army: Army, cards: Library, names: dict[str, str], faults: list[Refusal]
) -> dict[str, Fault]:
    """EW-ARM-01, EW-ARM-05: what would be wrong with one model more."""
    found: dict[str, Fault] = {}
    for card in cards.bought():
        if army.cards and card.faction != army.faction:
            continue
        larger = Army([*army.cards, card], [*army.items, []], army.commander)
        more = [each for each in army_problems(larger, cards) if each not in faults]
        if more:
            found[card.slug] = fault_of(more[0], names)
    return found


def _ware(card: Card) -> Ware:
    sheet = sheet_of(card)
    whole = (
        SheetNumber(Sentence("lists-hit-points"), card.hit_points),
        SheetNumber(Sentence("lists-energon"), card.energon),
    )
    return Ware(
        card.slug,
        card.name,
        card.points,
        (card.faction,),
        tuple([_page(mode, side, whole) for mode, side in sheet.sides.items()]),
        figure_of("energon_wars", card.name),
        tuple([_key("tag", tag) for tag in card.tags if tag != card.faction]),
        COMMANDER in card.tags,
        max(side.storage for side in card.sides),
    )


def _page(mode: str, side: SideView, whole: tuple[SheetNumber, ...]) -> SheetPage:
    speed = SheetNumber(_plain("SPD"), SPEEDS.index(side.speed), side.speed)
    numbers = [
        SheetNumber(Sentence(f"lists-{name}", otherwise=LABELS.get(name, "")), getattr(side, name))
        for name in NUMBERS
    ]
    title = Sentence(f"mode-{mode}")
    if side.form.otherwise != mode:
        title = Sentence("lists-mode", {"mode": title, "form": side.form})
    rows = [*[_attack(each) for each in side.attacks], *[_ability(each) for each in side.abilities]]
    return SheetPage(title, (*whole, speed, *numbers), tuple(rows), side.keywords)


def _attack(row: RowView) -> SheetRow:
    told = {
        "reach": row.range,
        "kind": Sentence(f"kind-{row.kind}"),
        "damage": row.damage,
        "cost": row.cost,
    }
    return SheetRow(row.name, (Sentence("lists-attack", told), *row.effects))


def _ability(row: AbilityView) -> SheetRow:
    cost = (Sentence("lists-energon-cost", {"cost": row.cost}),) if row.cost else ()
    return SheetRow(row.name, (*cost, *row.told))


def _plain(name: str) -> Sentence:
    return Sentence("", otherwise=name)


def _key(kind: str, word: str) -> Sentence:
    plain = word.replace("_", " ")
    return Sentence(f"{kind}-{word}".replace("_", "-"), otherwise=plain[:1].upper() + plain[1:])


BUILDING = Building(builder, verdicts)
