"""What is printed on a card, as forms: numbers, and abilities in sentences of the catalogue."""

from __future__ import annotations

from typing import Final

import msgspec

from rollout.gamekit import Sentence
from rollout.games.energon_wars.content.cards import (
    SIDES,
    UNLIMITED,
    Ability,
    Attack,
    Card,
    Item,
    Side,
)
from rollout.games.energon_wars.content.phrases import EVERYONE, Who, Word, read_word
from rollout.games.energon_wars.content.printed import printed
from rollout.games.energon_wars.content.vocabulary import FX_OF_ABILITIES

SILENT: Final = ("now", "while")
"""How long an effect lasts is not said where it goes without saying."""


class RowView(msgspec.Struct, omit_defaults=True):
    """A row of the attack section."""

    name: Sentence
    kind: str
    damage: int
    cost: int
    range: int = 0
    """0 for a trample."""
    uses: int = 0
    """0: as often as energon allows."""
    effects: tuple[Sentence, ...] = ()


class AbilityView(msgspec.Struct, omit_defaults=True):
    """A row of the ability section: when and for whom, what it does, how often."""

    name: Sentence
    cost: int
    told: tuple[Sentence, ...]


class SideView(msgspec.Struct, omit_defaults=True):
    form: Sentence
    speed: str
    melee: int
    ranged: int
    size: int
    defense: int
    armor: int
    transform_cost: int
    storage: int = 0
    keywords: tuple[Sentence, ...] = ()
    attacks: tuple[RowView, ...] = ()
    abilities: tuple[AbilityView, ...] = ()


class SheetView(msgspec.Struct, omit_defaults=True):
    """A card with both sides. It never changes."""

    name: str
    points: int
    hit_points: int
    energon: int
    sides: dict[str, SideView]
    tags: tuple[str, ...] = ()
    critical_zone: tuple[tuple[int, int], ...] = ()
    """From that many hit points down, so much less energon."""
    penalties: tuple[int, ...] = ()
    """The same by hit points, from one up: how much less energon comes with so many."""


def sheet_of(card: Card) -> SheetView:
    return SheetView(
        card.name,
        card.points,
        card.hit_points,
        card.energon,
        {mode: _side(side) for mode, side in zip(SIDES, card.sides, strict=False)},
        card.tags,
        card.critical_zone,
        tuple([card.penalty(box) for box in range(1, card.hit_points + 1)]),
    )


def _side(side: Side) -> SideView:
    return SideView(
        printed("form", side.form),
        side.speed,
        side.melee,
        side.ranged,
        side.size,
        side.defense,
        side.armor,
        side.transform_cost,
        side.storage,
        tuple([_named("keyword", word) for word in side.keywords]),
        tuple([row_of(row) for row in side.attacks]),
        tuple([ability_of(row) for row in side.abilities]),
    )


def row_of(row: Attack) -> RowView:
    uses = 0 if row.uses == UNLIMITED else row.uses
    effects = tuple([_named("fx", word) for word in row.fx])
    name, reach = printed("weapon", row.name), max(0, row.range)
    return RowView(name, row.kind, row.damage, row.cost, reach, uses, effects)


def item_rows(item: Item) -> tuple[tuple[RowView, ...], tuple[AbilityView, ...]]:
    """What an item adds to its carrier."""
    return (
        tuple([row_of(row) for row in item.attacks]),
        tuple([ability_of(row) for row in item.abilities]),
    )


def ability_of(row: Ability) -> AbilityView:
    """EW-ABL-01: `when`, `if`, `who`, effects, `until` and limit, each a sentence."""
    when = {"attack": printed("weapon", row.attack)} if row.attack else {}
    told = [Sentence(f"when-{_key(row.when)}{'-with' if row.attack else ''}", when)]
    if row.condition is not None:
        told.append(_condition(row.condition))
    if row.who.kind != "self":
        told.append(_who(row.who))
    told += [_effect(word) for word in row.effects]
    if row.until not in SILENT:
        told.append(Sentence(f"until-{row.until}"))
    if row.limit:
        told.append(Sentence(f"limit-{row.limit}"))
    return AbilityView(printed("ability", row.name), row.cost, tuple(told))


def _condition(word: Word) -> Sentence:
    found: dict[str, object] = {}
    if word.name in ("carrying", "team", "near", "lost"):
        found["tag"] = _tag(word.parameters[0])
    if word.name == "near":
        found["inches"] = word.number
    return Sentence(f"if-{word.name}", found)


def _who(who: Who) -> Sentence:
    if who.kind in ("hit", "foe"):
        return Sentence(f"who-{who.kind}")
    if who.kind == "spot":
        return Sentence("who-spot", {"inches": who.within})
    tags = [_tag(tag) for tag in who.tags if tag not in ("autobot", "decepticon")]
    count = "all" if who.count == EVERYONE else who.count
    many = Sentence("who-counted", {"count": count})
    if tags:
        many = Sentence("who-counted-of", {"count": count, "tags": tags})
    found: dict[str, object] = {"many": many}
    if who.kind == "carried":
        return Sentence("who-carried", found)
    found["inches"] = who.within
    ending = "-and-itself" if who.itself else "-in-sight" if who.sight else ""
    return Sentence(f"who-{who.kind}{ending}", found)


def _effect(word: Word) -> Sentence:
    name = word.name
    if name == "mod":
        return Sentence("effect-mod", {"stat": _stat(word.parameters[0]), "by": word.parameters[1]})
    if name == "fx":
        return _named("fx", read_word(word.parameters[0], FX_OF_ABILITIES))
    if name in ("gain", "lose"):
        return Sentence(f"effect-{name}", {"what": Sentence(f"keyword-{_key(word.parameters[0])}")})
    if name == "immunity":
        return Sentence("effect-immunity", {"what": Sentence(f"condition-{word.parameters[0]}")})
    if name == "attack":
        return Sentence("effect-attack", {"attack": printed("weapon", word.parameters[0])})
    if name == "free":
        what = word.parameters[0].partition("(")[0]
        return Sentence(f"effect-free-{_key(what)}")
    if name == "reroll":
        return Sentence("effect-reroll", {"roll": Sentence(f"roll-{word.parameters[0]}")})
    if name in ("transform", "lock", "cleanse", "guard", "wreck", "combine", "split"):
        return Sentence(f"effect-{name}")
    return Sentence(f"effect-{name}", {"by": word.parameters[0]})


def _named(kind: str, word: Word) -> Sentence:
    """A keyword or an FX, with its number where it has one."""
    found = {"by": word.number} if word.parameters else {}
    return Sentence(f"{kind}-{_key(word.name)}", found)


def _tag(tag: str) -> Sentence:
    return Sentence(f"tag-{tag}")


def _stat(stat: str) -> Sentence:
    return Sentence(f"stat-{stat.lower().replace('.', '-')}")


def _key(name: str) -> str:
    return name.replace("_", "-")
