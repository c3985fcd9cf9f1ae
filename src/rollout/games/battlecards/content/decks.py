"""BC-DCK: decks: legality, text form, random and sealed decks.

>>> deck = parse_deck("3 A01\\n2 Prowl (Night Patrol)", library())
>>> deck.counts
{'A01': 3, 'A04': 2}
>>> [problem.rule for problem in deck_problems(deck, library(), MatchOptions())]
['BC-DCK-01']
"""

from __future__ import annotations

import re
from math import ceil
from random import Random
from typing import Final

from rollout.gamekit.decks import Deck, DeckUnreadable, Outline
from rollout.games.battlecards.content.cards import ADVANTAGE, ARMIES, RESOURCE, ROBOT, Card
from rollout.games.battlecards.content.library import MOST_COPIES, Library, library
from rollout.games.battlecards.content.titles import LONGEST_SHOWN, code_called, full, full_name
from rollout.games.battlecards.setup import MatchOptions
from rollout.kernel.errors import Refusal, SetupRefused
from rollout.kernel.nearest import nearest

__all__ = [
    "Deck",
    "DeckUnreadable",
    "Outline",
    "deck_problems",
    "export_deck",
    "find_deck",
    "find_pool",
    "library",
    "outline",
    "parse_deck",
    "random_deck",
    "sealed_deck",
    "sealed_pool",
]

BYTE_ORDER_MARK: Final = "\ufeff"
"""Some editors begin a text with it."""
KINDS: Final = (ROBOT, RESOURCE, ADVANTAGE)
MADE: Final = r"(random|sealed):(\w+):(\w+)"
"""A deck made by lot: how, of which army, from which seed."""
MOST_TOLD: Final = 5
"""So many lines that cannot be read are told at once."""
BOOSTERS: Final = 6
BOOSTER: Final = ((ROBOT, 5), (RESOURCE, 4), (ADVANTAGE, 6))


def find_deck(text: str, cards: Library, size: int = 50) -> Deck:
    """The deck meant: a ready-made one by name, `random:army:seed`, `sealed:army:seed`, a list.

    Raises DeckUnreadable.
    """
    ready = cards.decks.get(text)
    if ready is not None:
        return Deck(ready.name, dict(ready.counts), True)
    made = re.fullmatch(MADE, text)
    if made is None:
        if "\n" not in text and not text.removeprefix(BYTE_ORDER_MARK)[:1].isdigit():
            raise _unknown("deck", text, list(cards.decks))
        return parse_deck(text, cards)
    kind, army, seed = made.groups()
    _check_army(army)
    return (random_deck if kind == "random" else sealed_deck)(army, seed, cards, size)


def find_pool(text: str, cards: Library, size: int = 50) -> Deck:
    """All the cards that the deck `sealed:army:seed` is built from. Raises DeckUnreadable."""
    made = re.fullmatch(MADE, text)
    if made is None or made[1] != "sealed":
        raise DeckUnreadable([Refusal("", "no-pool", {"deck": text[:LONGEST_SHOWN]})])
    _, army, seed = made.groups()
    _check_army(army)
    return Deck(f"sealed pool {army} {seed}", sealed_pool(army, seed, cards, size))


def _check_army(army: str) -> None:
    if army not in ARMIES:
        raise _unknown("army", army, list(ARMIES))


def parse_deck(text: str, cards: Library) -> Deck:
    """A deck list: one line a card, copies first, then code or name. `#` begins the deck's name.

    Raises DeckUnreadable.
    """
    name = ""
    counts: dict[str, int] = {}
    faults: list[Refusal] = []
    for number, line in enumerate(text.removeprefix(BYTE_ORDER_MARK).splitlines(), start=1):
        row = line.strip()
        if row.startswith("#"):
            name = name or row.lstrip("# ")
        elif row and len(faults) < MOST_TOLD:
            try:
                copies, code = _read_row(row, cards)
                counts[code] = counts.get(code, 0) + copies
            except SetupRefused as refused:
                why, details = refused.refusal.why, refused.refusal.details
                faults.append(Refusal("", why, {"line": number, **details}))
    if faults:
        raise DeckUnreadable(faults)
    return Deck(name, counts)


def _read_row(row: str, cards: Library) -> tuple[int, str]:
    """Copies and code. Raises SetupRefused."""
    match = re.fullmatch(r"([1-9]\d{0,2})\s*[x×]?\s+(.+)", row)
    if match is None:
        raise SetupRefused(Refusal("", "deck-line", {"row": row[:LONGEST_SHOWN]}))
    return int(match[1]), code_called(match[2], cards)


def export_deck(deck: Deck, cards: Library) -> str:
    """The text form, in the order Robots, Resources, Advantages; `parse_deck` reads it back."""
    rows = [f"# {deck.name}"] if deck.name else []
    for kind in KINDS:
        for code in sorted(deck.counts):
            card = cards.card(code)
            if card.kind == kind:
                rows.append(f"{deck.counts[code]} {code} {full_name(card)}")
    return "\n".join(rows) + "\n"


def deck_problems(deck: Deck, cards: Library, options: MatchOptions) -> list[Refusal]:
    """Everything that makes the deck illegal under the options agreed on."""
    problems: list[Refusal] = []
    if deck.size != options.deck_size:
        facts = {"size": deck.size, "needed": options.deck_size}
        problems.append(Refusal("BC-DCK-01", "deck-size", facts))
    rules = {ROBOT: "BC-DCK-03", RESOURCE: "BC-RUL-08", ADVANTAGE: "BC-DCK-05"}
    for (kind, title, subtitle), count in cards.copies(deck.counts).items():
        if count > MOST_COPIES:
            name = full(title, subtitle)
            codes = [code for code in deck.counts if full_name(cards.card(code)) == name]
            details = {"card": name, "codes": codes, "copies": count, "most": MOST_COPIES}
            problems.append(Refusal(rules[kind], "too-many-copies", details))
    if len(armies_of(deck, cards)) > 1 and not options.mixed_armies:
        problems.append(Refusal("BC-DCK-06", "mixed-armies"))
    return problems


def armies_of(deck: Deck, cards: Library) -> set[str]:
    return {cards.card(code).army for code in deck.counts} - {""}


def army_of(deck: Deck, cards: Library) -> str:
    """The army of the deck; empty when it is mixed, or has only Resources."""
    armies = armies_of(deck, cards)
    return armies.pop() if len(armies) == 1 else ""


def outline(deck: Deck, cards: Library, size: int = 50) -> Outline:
    """BC-DCK-02: kinds against the numbers advised for that size, and Robots by cost."""
    kinds = dict.fromkeys(KINDS, 0)
    curve: dict[int, int] = {}
    for code, count in deck.counts.items():
        card = cards.card(code)
        kinds[card.kind] += count
        if card.kind == ROBOT:
            curve[card.cost] = curve.get(card.cost, 0) + count
    robots = max(1, kinds[ROBOT])
    average = sum(cost * count for cost, count in curve.items()) / robots
    return Outline(kinds, dict(portions(size)), dict(sorted(curve.items())), average)


def random_deck(army: str, seed: str, cards: Library, size: int = 50) -> Deck:
    """Any legal deck with about the advised numbers; the same seed gives the same deck."""
    rng = Random(f"random deck {army} {seed}")
    counts: dict[str, int] = {}
    for kind, wanted in portions(size):
        able = [card for card in cards.cards if _fits(card, army, kind)]
        copies = dict.fromkeys(map(full_name, able), 0)
        missing = min(wanted, len(copies) * MOST_COPIES)
        while missing:
            for card in rng.sample(able * MOST_COPIES, missing):
                if copies[full_name(card)] < MOST_COPIES:
                    copies[full_name(card)] += 1
                    counts[card.code] = counts.get(card.code, 0) + 1
                    missing -= 1
    return Deck(f"random {army} {seed}", counts)


def sealed_pool(army: str, seed: str, cards: Library, size: int = 50) -> dict[str, int]:
    """Six boosters of fifteen cards of one army, with at most three copies of anything.

    A deck larger than they can fill takes more of them.
    """
    rng = Random(f"sealed pool {army} {seed}")
    counts: dict[str, int] = {}
    able = {kind: [card for card in cards.cards if _fits(card, army, kind)] for kind, _ in BOOSTER}
    copies: dict[str, dict[str, int]] = {kind: {} for kind, _ in BOOSTER}
    for _ in range(_boosters(size)):
        for kind, wanted in BOOSTER:
            opened = copies[kind]
            for _ in range(wanted):
                left = [card for card in able[kind] if opened.get(full_name(card), 0) < MOST_COPIES]
                card = rng.choice(left)
                opened[full_name(card)] = opened.get(full_name(card), 0) + 1
                counts[card.code] = counts.get(card.code, 0) + 1
    return counts


def sealed_deck(army: str, seed: str, cards: Library, size: int = 50) -> Deck:
    """A deck from a sealed pool: the advised numbers, cheap Robots and rich Resources first."""
    pool = sealed_pool(army, seed, cards, size)
    counts: dict[str, int] = {}
    for kind, wanted in portions(size):
        opened = [
            code
            for code in sorted(pool)
            for _ in range(pool[code])
            if cards.card(code).kind == kind
        ]
        opened.sort(key=lambda code: _dullness(cards.card(code)))
        for code in opened[:wanted]:
            counts[code] = counts.get(code, 0) + 1
    return Deck(f"sealed {army} {seed}", counts)


def _boosters(size: int) -> int:
    """Six, or as many as have enough cards of every kind."""
    each = dict(BOOSTER)
    return max([BOOSTERS, *[ceil(wanted / each[kind]) for kind, wanted in portions(size)]])


def _dullness(card: Card) -> int:
    """What a simple builder leaves out first."""
    if card.kind == ROBOT:
        return abs(card.cost - 6)
    if card.kind == RESOURCE:
        return -2 * card.energon_yield - card.support + (2 if card.requires else 0)
    return -card.support


def portions(size: int) -> list[tuple[str, int]]:
    """BC-DCK-02: fifteen, fifteen and twenty of fifty, or as much of another size; advice only."""
    robots = resources = size * 3 // 10
    return [(ROBOT, robots), (RESOURCE, resources), (ADVANTAGE, size - robots - resources)]


def _fits(card: Card, army: str, kind: str) -> bool:
    return card.kind == kind and card.army in ("", army)


def _unknown(what: str, name: str, names: list[str]) -> DeckUnreadable:
    near = nearest(name, names)
    details = {what: name[:LONGEST_SHOWN], **({"nearest": near} if near else {})}
    return DeckUnreadable([Refusal("", f"no-{what}-but" if near else f"no-{what}", details)])
