"""How the table looks in a terminal, and what is read up there.

Of the state nothing is read but the cards that the match is played with.
"""

from __future__ import annotations

from textwrap import wrap
from typing import Any

from rollout.games.battlecards.content.cards import Card
from rollout.games.battlecards.content.titles import LONGEST_SHOWN, cards_like, cards_meant, full
from rollout.games.battlecards.model import State
from rollout.games.battlecards.naming import LETTERS
from rollout.games.battlecards.screen.card_text import card_name, card_sheet
from rollout.games.battlecards.screen.forms import (
    BattleView,
    CardView,
    ItemView,
    SeatView,
    View,
)
from rollout.games.battlecards.screen.twin import held, twin

COLUMNS = 76
MOST_NAMED = 8
"""So many cards of a similar name are told at once."""


def draw(view: View, words: Any) -> str:
    """The opponents above, the field between, the own seat below; long rows are folded."""
    rows: list[str] = []
    for row in _rows(view, words):
        indent = row[: len(row) - len(row.lstrip())] + "    "
        rows += wrap(row, COLUMNS, subsequent_indent=indent) or [""]
    return "\n".join(rows)


def describe(view: View, words: Any) -> str:
    """The same in sentences, part by part."""
    rows: list[str] = []
    for part in twin(view).values():
        rows += [words.sentence(part.heading) + ":", *map(words.sentence, part.lines.values())]
    return "\n".join(rows)


def _rows(view: View, words: Any) -> list[str]:
    viewer = view.viewer
    own = viewer if viewer is not None else 0
    others = [seat for seat in view.seats.values() if seat.seat != own]
    rows = [_turn(view, words), ""]
    for seat in others:
        rows += _seat(view, seat, words)
    rows += ["", words.plain("table-field") + ":", *_field(view, words), *_claim(view, words), ""]
    rows += _seat(view, view.seats[own], words)
    if view.battle is not None:
        rows += ["", *_battle(view, view.battle, words)]
    return rows


def card(name: str, state: State, view: View, words: Any) -> str:
    """What is printed on the card of that name, or which cards have a name like that.

    Where several could be meant, it is the one that is in sight.
    """
    meant = cards_meant(name, state.library)
    seen = {each.code for each in view.cards.values()}
    if len(meant) > 1:
        meant = [each for each in meant if each.code in seen] or meant
    if len(meant) == 1:
        return card_sheet(meant[0], words)
    key, found = "card-of-several", meant
    if not meant:
        found = cards_like(name, state.library)
        key = "no-card-but" if found else "no-card"
    said = words.plain(key, card=name[:LONGEST_SHOWN], cards=_listed(found, words))
    return str(said)


def piles(view: View, words: Any) -> str:
    """The scrapheaps, and whatever else of hands, decks and cards set aside the seat knows."""
    rows = []
    for seat in view.seats.values():
        own = seat.seat == view.viewer
        for key, cards in (
            ("pile-scrapheap", seat.scrapheap),
            ("pile-set-aside", seat.set_aside),
            ("pile-bottom", seat.deck_bottom),
            ("pile-known-hand", [] if own else seat.hand),
        ):
            if cards or key == "pile-scrapheap":
                names = ", ".join(_full_name(view.cards[each], words) for each in cards)
                told = words.plain(key, seat=LETTERS[seat.seat], count=len(cards))
                rows.append(f"{told}: {names or words.plain('table-empty')}")
    return "\n".join(rows)


def _listed(cards: list[Card], words: Any) -> str:
    names = [f"{each.code} {card_name(each, words)}" for each in cards[:MOST_NAMED]]
    return ", ".join([*names, *(["…"] if len(cards) > MOST_NAMED else [])])


def _turn(view: View, words: Any) -> str:
    seat = view.turn_seat
    letter = "–" if seat is None else LETTERS[seat]
    return str(words.plain("table-turn", turn=view.turn, seat=letter, phase=view.phase))


def _seat(view: View, seat: SeatView, words: Any) -> list[str]:
    head = words.plain(
        "table-seat",
        seat=LETTERS[seat.seat],
        army=words.plain(f"army-{seat.army or 'none'}"),
        bank=seat.bank,
        income=seat.income,
        limit=seat.support_limit,
    )
    counts = words.plain(
        "table-counts",
        hand=seat.hand_count,
        deck=seat.deck_count,
        scrapheap=len(seat.scrapheap),
    )
    at_home = [
        each
        for each in seat.robots
        if view.robots[each].place is None and not view.robots[each].in_battle
    ]
    rows = [f"{head}; {counts}; {_goals(view, seat, words)}"]
    rows.append(f"  {words.plain('table-homebase')}: {_robots(view, at_home, words)}")
    if seat.set_aside:
        rows.append(f"  {words.plain('table-set-aside')}: {_robots(view, seat.set_aside, words)}")
    if seat.hand:
        names = ", ".join(_name(view.cards[card], words) for card in seat.hand)
        own = seat.seat == view.viewer
        rows.append(f"  {words.plain('table-hand' if own else 'table-known-hand')}: {names}")
    return rows


def _goals(view: View, seat: SeatView, words: Any) -> str:
    options = view.options
    goals = []
    if options.get("supreme_target"):
        target = options.get("supreme_target")
        goals.append(words.plain("victory-supreme", have=seat.bank, target=target))
    if options.get("domination_target"):
        target = options.get("domination_target")
        goals.append(words.plain("victory-domination", have=seat.held, target=target))
    if options.get("survival"):
        goals.append(words.plain("victory-survival"))
    return ", ".join(goals)


def _robots(view: View, robots: list[int], words: Any) -> str:
    told = ", ".join(_robot(view, robot, words) for robot in robots)
    return told or str(words.plain("table-empty"))


def _robot(view: View, card: int, words: Any) -> str:
    robot = view.robots[card]
    return str(
        words.plain(
            "table-robot",
            name=view.cards[card].title,
            strength=robot.strength,
            endurance=robot.endurance,
            speed=robot.speed,
            mode=words.plain(f"mode-{robot.mode}"),
            damage=robot.damage,
        )
    )


def _field(view: View, words: Any) -> list[str]:
    rows = []
    for card in view.field:
        resource = view.resources[card]
        needs, hold, holder = resource.requires, *held(resource)
        rows.append(
            "  "
            + words.plain(
                "table-resource",
                name=_name(view.cards[card], words),
                **{"yield": resource.yields},
                requires=words.plain(f"skill-{needs}") if needs else "none",
                hold=hold,
                controller=holder,
            )
        )
        rows += [
            f"    {LETTERS[view.robots[robot].owner]}: {_robot(view, robot, words)}"
            for robot in resource.robots
        ]
    return rows or ["  " + words.plain("table-empty")]


def _claim(view: View, words: Any) -> list[str]:
    """The Robot that claims stands before the Resource until somebody answers."""
    claim = view.claim
    if claim is None:
        return []
    told = words.plain(
        "table-claim",
        seat=LETTERS[claim.seat],
        resource=_name(view.cards[claim.resource], words),
        robot=_robot(view, claim.robot, words),
    )
    return [f"  {told}"]


def _battle(view: View, battle: BattleView, words: Any) -> list[str]:
    resource = view.cards.get(battle.resource)
    rows = [words.plain("table-battle", resource=_name(resource, words) if resource else "?")]
    for side in battle.sides:
        if side.now is None or side.lead is None:
            continue
        row = words.plain(
            "table-side",
            seat=LETTERS[side.seat],
            lead=view.cards[side.lead].title,
            core=side.now.core,
            enhanced=side.now.enhanced,
            terms=_items(view, side.now.items, words),
            damage=side.now.damage,
            used=side.slots_used,
            slots=side.slots,
        )
        rows.append(f"  {row}")
        supports = [
            _name(view.cards[each.card], words) for each in side.supports if not each.cancelled
        ]
        if supports:
            rows.append("    + " + ", ".join(supports))
    return rows


def _items(view: View, items: list[ItemView], words: Any) -> str:
    """The core, and what is added to it: "core 3, Skystalker +4"."""
    core, *added = items
    told = [f"{words.plain(core.label)} {core.amount}"]
    for item in added:
        card = item.card
        name = words.plain(item.label) if card is None else _name(view.cards[card], words)
        told.append(f"{name} {item.amount:+d}".replace("-", "−"))
    return ", ".join(told)


def _name(card: CardView, words: Any) -> str:
    key = f"card-{card.code.lower()}"
    return str(words.plain(key)) if key in words else str(card.title)


def _full_name(card: CardView, words: Any) -> str:
    key = f"subtitle-{card.code.lower()}"
    subtitle = words.plain(key) if key in words else card.subtitle
    return full(_name(card, words), subtitle if card.subtitle else "")
