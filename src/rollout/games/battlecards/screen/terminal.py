"""How the table looks in a terminal, and what is read up there.

Of the state nothing is read but the cards that the match is played with.
"""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap
from typing import Any

from rollout.games.battlecards.content.cards import Card
from rollout.games.battlecards.content.titles import LONGEST_SHOWN, cards_like, cards_meant, full
from rollout.games.battlecards.model import State
from rollout.games.battlecards.naming import LETTERS
from rollout.games.battlecards.screen.card_text import card_name, card_sheet

COLUMNS = 76
MOST_NAMED = 8
"""So many cards of a similar name are told at once."""


def draw(view: dict[str, Any], words: Any) -> str:
    """The opponents above, the field between, the own seat below; long rows are folded."""
    rows: list[str] = []
    for row in _rows(view, words):
        indent = row[: len(row) - len(row.lstrip())] + "    "
        rows += wrap(row, COLUMNS, subsequent_indent=indent) or [""]
    return "\n".join(rows)


def describe(view: dict[str, Any], words: Any) -> str:
    """The same, line by line."""
    return "\n".join(row.strip() for row in _rows(view, words) if row.strip())


def _rows(view: dict[str, Any], words: Any) -> list[str]:
    viewer = view["viewer"]
    own = viewer if viewer is not None else 0
    others = [seat for seat in view["seats"] if seat["seat"] != own]
    rows = [_turn(view, words), ""]
    for seat in others:
        rows += _seat(view, seat, words)
    rows += ["", words.plain("table-field") + ":", *_field(view, words), *_claim(view, words), ""]
    rows += _seat(view, view["seats"][own], words)
    if view["battle"] is not None:
        rows += ["", *_battle(view, words)]
    return rows


def card(name: str, state: State, view: dict[str, Any], words: Any) -> str:
    """What is printed on the card of that name, or which cards have a name like that.

    Where several could be meant, it is the one that is in sight.
    """
    meant = cards_meant(name, state.library)
    seen = set(_codes(view))
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


def piles(view: dict[str, Any], words: Any) -> str:
    """The scrapheaps, and whatever else of hands, decks and cards set aside the seat knows."""
    rows = []
    for seat in view["seats"]:
        own = seat["seat"] == view["viewer"]
        for key, cards in (
            ("pile-scrapheap", seat["scrapheap"]),
            ("pile-set-aside", seat["set_aside"]),
            ("pile-bottom", seat["deck_bottom"]),
            ("pile-known-hand", [] if own else seat["hand"]),
        ):
            if cards or key == "pile-scrapheap":
                names = ", ".join(_full_name(each, words) for each in cards)
                told = words.plain(key, seat=LETTERS[seat["seat"]], count=len(cards))
                rows.append(f"{told}: {names or words.plain('table-empty')}")
    return "\n".join(rows)


def _listed(cards: list[Card], words: Any) -> str:
    names = [f"{each.code} {card_name(each, words)}" for each in cards[:MOST_NAMED]]
    return ", ".join([*names, *(["…"] if len(cards) > MOST_NAMED else [])])


def _codes(view: Any) -> Iterator[str]:
    """The codes of all cards in a view."""
    if isinstance(view, dict):
        if "code" in view:
            yield view["code"]
        for inner in view.values():
            yield from _codes(inner)
    elif isinstance(view, list):
        for inner in view:
            yield from _codes(inner)


def _turn(view: dict[str, Any], words: Any) -> str:
    seat = view["turn_seat"]
    letter = "–" if seat is None else LETTERS[seat]
    return str(words.plain("table-turn", turn=view["turn"], seat=letter, phase=view["phase"]))


def _seat(view: dict[str, Any], seat: dict[str, Any], words: Any) -> list[str]:
    head = words.plain(
        "table-seat",
        seat=LETTERS[seat["seat"]],
        army=words.plain(f"army-{seat['army'] or 'none'}"),
        bank=seat["bank"],
        income=seat["income"],
        limit=seat["support_limit"],
    )
    counts = words.plain(
        "table-counts",
        hand=seat["hand_count"],
        deck=seat["deck_count"],
        scrapheap=len(seat["scrapheap"]),
    )
    at_home = [each for each in seat["robots"] if each["place"] is None and not each["in_battle"]]
    rows = [f"{head}; {counts}; {_goals(view, seat, words)}"]
    rows.append(f"  {words.plain('table-homebase')}: {_robots(at_home, words)}")
    if seat["set_aside"]:
        rows.append(f"  {words.plain('table-set-aside')}: {_robots(seat['set_aside'], words)}")
    if seat["hand"]:
        names = ", ".join(_name(card, words) for card in seat["hand"])
        own = seat["seat"] == view["viewer"]
        rows.append(f"  {words.plain('table-hand' if own else 'table-known-hand')}: {names}")
    return rows


def _goals(view: dict[str, Any], seat: dict[str, Any], words: Any) -> str:
    options = view["options"]
    goals = []
    if options["supreme_target"]:
        target = options["supreme_target"]
        goals.append(words.plain("victory-supreme", have=seat["bank"], target=target))
    if options["domination_target"]:
        target = options["domination_target"]
        goals.append(words.plain("victory-domination", have=seat["held"], target=target))
    if options["survival"]:
        goals.append(words.plain("victory-survival"))
    return ", ".join(goals)


def _robots(robots: list[dict[str, Any]], words: Any) -> str:
    return ", ".join(_robot(robot, words) for robot in robots) or str(words.plain("table-empty"))


def _robot(robot: dict[str, Any], words: Any) -> str:
    return str(
        words.plain(
            "table-robot",
            name=robot["title"],
            strength=robot["strength"],
            endurance=robot["endurance"],
            speed=robot["speed"],
            mode=words.plain(f"mode-{robot['mode']}"),
            damage=robot["damage"],
        )
    )


def _field(view: dict[str, Any], words: Any) -> list[str]:
    robots = {robot["card"]: robot for seat in view["seats"] for robot in seat["robots"]}
    rows = []
    for resource in view["field"]:
        needs, hold, holder = resource["requires"], *_hold(resource)
        rows.append(
            "  "
            + words.plain(
                "table-resource",
                name=_name(resource, words),
                **{"yield": resource["yield"]},
                requires=words.plain(f"skill-{needs}") if needs else "none",
                hold=hold,
                controller=holder,
            )
        )
        rows += [
            f"    {LETTERS[robots[card]['owner']]}: {_robot(robots[card], words)}"
            for card in resource["robots"]
        ]
    return rows or ["  " + words.plain("table-empty")]


def _hold(resource: dict[str, Any]) -> tuple[str, str]:
    """How a Resource is held, and by whom."""
    if resource["controller"] is not None:
        return "controlled", LETTERS[resource["controller"]]
    if resource["occupant"] is not None:
        return "occupied", LETTERS[resource["occupant"]]
    return "free", "none"


def _claim(view: dict[str, Any], words: Any) -> list[str]:
    """The Robot that claims stands before the Resource until somebody answers."""
    claim = view["claim"]
    if claim is None:
        return []
    (resource,) = [each for each in view["field"] if each["card"] == claim["resource"]]
    robots = view["seats"][claim["seat"]]["robots"]
    (robot,) = [each for each in robots if each["card"] == claim["robot"]]
    told = words.plain(
        "table-claim",
        seat=LETTERS[claim["seat"]],
        resource=_name(resource, words),
        robot=_robot(robot, words),
    )
    return [f"  {told}"]


def _battle(view: dict[str, Any], words: Any) -> list[str]:
    battle = view["battle"]
    names = {card["card"]: _name(card, words) for card in view["field"]}
    names |= {robot["card"]: robot["title"] for seat in view["seats"] for robot in seat["robots"]}
    rows = [words.plain("table-battle", resource=names.get(battle["resource"], "?"))]
    for side in battle["sides"]:
        if "enhanced" not in side:
            continue
        row = words.plain(
            "table-side",
            seat=LETTERS[side["seat"]],
            lead=names[side["lead"]],
            core=side["core"],
            enhanced=side["enhanced"],
            terms=_terms(side["terms"], words),
            damage=side["damage"],
            used=side["slots_used"],
            slots=side["slots"],
        )
        rows.append(f"  {row}")
        supports = [_name(card, words) for card in side["supports"] if not card["cancelled"]]
        if supports:
            rows.append("    + " + ", ".join(supports))
    return rows


def _terms(terms: list[list[Any]], words: Any) -> str:
    """The core, and what is added to it: "core 3, card +4"."""
    (label, core, _), *added = terms
    items = [f"{words.plain(label)} {core}"]
    items += [f"{words.plain(label)} {amount:+d}".replace("-", "−") for label, amount, _ in added]
    return ", ".join(items)


def _name(card: dict[str, Any], words: Any) -> str:
    key = f"card-{card['code'].lower()}"
    return str(words.plain(key)) if key in words else str(card["title"])


def _full_name(card: dict[str, Any], words: Any) -> str:
    key = f"subtitle-{card['code'].lower()}"
    subtitle = words.plain(key) if key in words else card["subtitle"]
    return full(_name(card, words), subtitle if card["subtitle"] else "")
