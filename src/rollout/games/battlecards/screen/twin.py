"""The table in sentences, for the terminal, the screen reader and the labels of the page."""

from __future__ import annotations

from collections.abc import Callable

from rollout.gamekit import Sentence, Twin, TwinPart
from rollout.games.battlecards.naming import LETTERS
from rollout.games.battlecards.screen.forms import (
    BattleView,
    CardView,
    EffectView,
    ItemView,
    ResourceView,
    RobotView,
    SeatView,
    SideView,
    View,
)

SKILLS = ("tactical", "combat", "science")
NONE = "none"
SEEN = "stash"
"""Who is set aside is seen to be: nobody needs to be told of the effect."""
Lines = dict[str, Sentence]


def twin(view: View) -> Twin:
    """Whose turn it is, the battle, the field, what is in force, and every seat."""
    parts = {"turn": TwinPart(Sentence("table-part-turn"), {"turn": _turn(view)})}
    if view.battle is not None:
        resource = view.cards.get(view.battle.resource)
        over = Sentence("table-battle", {"resource": named(resource) if resource else "–"})
        parts["battle"] = TwinPart(over, _battle(view, view.battle))
    parts["field"] = TwinPart(Sentence("table-field"), _field(view))
    changes = [each for each in view.effects if each.word != SEEN]
    if changes:
        lines = {f"change-{number}": _change(view, each) for number, each in enumerate(changes)}
        parts["changes"] = TwinPart(Sentence("table-part-changes"), lines)
    for seat in view.seats.values():
        heading = Sentence("table-part-seat", {"seat": LETTERS[seat.seat]})
        parts[f"seat-{LETTERS[seat.seat]}"] = TwinPart(heading, _seat(view, seat))
    return parts


def named(card: CardView) -> Sentence:
    """What a card is called; homebrew keeps the name that its maker gave it."""
    return Sentence(f"card-{card.code.lower()}", otherwise=card.title)


def _turn(view: View) -> Sentence:
    seat = "–" if view.turn_seat is None else LETTERS[view.turn_seat]
    return Sentence("table-turn", {"turn": view.turn, "seat": seat, "phase": view.phase})


# The battle


def _battle(view: View, battle: BattleView) -> Lines:
    sides = {
        f"side-{LETTERS[side.seat]}": _side(view, side)
        for side in battle.sides
        if side.now is not None and side.lead is not None
    }
    fighting = [card for card, robot in view.robots.items() if robot.in_battle]
    sides |= {f"card-{card}": told_robot(view, card) for card in fighting}
    end = ends(battle, lambda card: view.cards[card].title)
    return {**sides, **{f"end-{name}": each for name, each in end.items()}}


def _side(view: View, side: SideView) -> Sentence:
    assert side.now is not None
    assert side.lead is not None
    return Sentence(
        "table-side",
        {
            "seat": LETTERS[side.seat],
            "lead": view.cards[side.lead].title,
            "core": side.now.core,
            "enhanced": side.now.enhanced,
            "terms": [_item(view, each, number) for number, each in enumerate(side.now.items)],
            "damage": side.now.damage,
            "used": side.slots_used,
            "slots": side.slots,
        },
    )


def _item(view: View, item: ItemView, number: int) -> Sentence:
    """The core as it is, what is added to it with its sign, by the card that it comes from."""
    told = f"{item.amount:+d}".replace("-", "−") if number else str(item.amount)
    label = Sentence(item.label) if item.card is None else named(view.cards[item.card])
    return Sentence("table-term", {"label": label, "amount": told})


def ends(battle: BattleView, title: Callable[[int], str]) -> Lines:
    """Who wins if nobody does anything more, and at what price."""
    found: Lines = {"winner": Sentence("battle-now-tie")}
    for side in battle.sides:
        if side.now is None or side.lead is None:
            return {}
        letter, lead = LETTERS[side.seat], title(side.lead)
        if side.seat == battle.winning:
            found["winner"] = Sentence("battle-now-wins", {"robot": lead})
        scrapped = "yes" if side.now.would_be_scrapped else "no"
        price = {"robot": lead, "damage": side.now.damage, "scrapped": scrapped}
        found[f"damage-{letter}"] = Sentence("battle-now-damage", price)
        savers = [title(each) for each in side.now.could_take_the_hit]
        if side.now.would_be_scrapped and savers:
            told = {"lead": lead, "robots": ", ".join(savers), "count": len(savers)}
            found[f"savers-{letter}"] = Sentence("battle-now-savers", told)
    return found


# The field


def _field(view: View) -> Lines:
    lines: Lines = {}
    for card in view.field:
        resource = view.resources[card]
        lines[f"card-{card}"] = _resource(view, card, resource)
        lines |= {f"card-{each}": told_robot(view, each) for each in resource.robots}
    claim = view.claim
    if claim is not None:
        robot = view.robots[claim.robot]
        lines["claim"] = Sentence(
            "table-claim-told",
            {
                "seat": LETTERS[claim.seat],
                "robot": _title(view, claim.robot),
                "mode": _mode(view, claim.robot, robot.mode),
                "resource": named(view.cards[claim.resource]),
                "strength": robot.strength,
                "speed": robot.speed,
            },
        )
    return lines or {"empty": Sentence("table-empty")}


def _resource(view: View, card: int, resource: ResourceView) -> Sentence:
    hold, holder = held(resource)
    needs = resource.requires
    return Sentence(
        "table-resource",
        {
            "name": named(view.cards[card]),
            "yield": resource.yields,
            "requires": Sentence(f"skill-{needs}") if needs else NONE,
            "hold": hold,
            "controller": holder,
        },
    )


def held(resource: ResourceView) -> tuple[str, str]:
    """How a Resource is held, and by whom."""
    if resource.controller is not None:
        return "controlled", LETTERS[resource.controller]
    if resource.occupant is not None:
        return "occupied", LETTERS[resource.occupant]
    return "free", NONE


def told_robot(view: View, card: int) -> Sentence:
    """A Robot in play: as it is now, what it would be transformed, and what became of it."""
    robot = view.robots[card]
    return Sentence(
        "table-robot-told",
        {
            "seat": LETTERS[robot.owner],
            "name": _title(view, card),
            "mode": _mode(view, card, robot.mode),
            "strength": robot.strength,
            "endurance": robot.endurance,
            "speed": robot.speed,
            "states": _states(view, card, robot),
        },
    )


def _states(view: View, card: int, robot: RobotView) -> list[Sentence]:
    found = [
        Sentence("robot-skill", {"skill": Sentence(f"skill-{each}"), "level": level})
        for each in SKILLS
        if (level := getattr(robot.skills, each))
    ]
    if robot.damage:
        told = {"damage": robot.damage, "endurance": robot.endurance}
        found.append(Sentence("robot-damage", told))
    other, powers = "robot" if robot.mode == "alt" else "alt", robot.other_mode
    found.append(
        Sentence(
            "robot-other-mode",
            {
                "mode": _mode(view, card, other),
                "strength": powers.strength,
                "endurance": powers.endurance,
                "speed": powers.speed,
            },
        )
    )
    found += [Sentence("robot-transformed")] if robot.transformed else []
    found += [Sentence("robot-pinned")] if robot.pinned else []
    return found


def _mode(view: View, card: int, mode: str) -> Sentence:
    if mode == "robot":
        return Sentence("mode-robot")
    code, form = view.cards[card].code.lower(), view.robots[card].form
    return Sentence(f"form-{code}", otherwise=form)


def _change(view: View, effect: EffectView) -> Sentence:
    """A timed change: what holds, by which card, and until when."""
    signed = f"{effect.amount:+d}".replace("-", "−")
    change = {"word": effect.word, "amount": effect.amount, "signed": signed}
    if effect.on == "seat":
        told = Sentence("event-seat-affected", {**change, "seat": LETTERS[effect.target]})
    else:
        told = Sentence("event-robot-affected", {**change, "card": _known(view, effect.target)})
    until = Sentence(f"table-until-{effect.until}", {"seat": LETTERS[effect.seat]})
    source = _known(view, effect.source)
    return Sentence("table-change", {"change": told, "source": source, "until": until})


# The seats


def _seat(view: View, seat: SeatView) -> Lines:
    letter = LETTERS[seat.seat]
    head = {
        "seat": letter,
        "army": Sentence(f"army-{seat.army or 'none'}"),
        "bank": seat.bank,
        "income": seat.income,
        "limit": seat.support_limit,
    }
    counts = {
        "hand": seat.hand_count,
        "deck": seat.deck_count,
        "scrapheap": len(seat.scrapheap),
    }
    lines = {
        f"seat-{letter}": Sentence("table-seat", head),
        f"counts-{letter}": Sentence("table-counts", counts),
        **{f"goal-{letter}-{name}": each for name, each in goals(view, seat).items()},
    }
    home = [each for each in seat.robots if _is_home(view.robots[each])]
    lines |= {f"card-{each}": told_robot(view, each) for each in home}
    own = seat.seat == view.viewer
    piles = {
        "table-homebase-empty": None if home else [],
        "table-hand-told" if own else "table-known-hand-told": seat.hand or None,
        "table-set-aside-told": seat.set_aside or None,
        "table-scrapheap-told": seat.scrapheap or None,
    }
    for key, cards in piles.items():
        if cards is not None:
            names = [named(view.cards[each]) for each in cards]
            lines[f"{key.removeprefix('table-')}-{letter}"] = Sentence(key, {"cards": names})
    return lines


def goals(view: View, seat: SeatView) -> Lines:
    """BC-VIC: the ways to win that were agreed on, and how far a seat has come."""
    options, found = view.options, {}
    for name, have in (("supreme", seat.bank), ("domination", seat.held)):
        target = options.get(f"{name}_target")
        if target:
            found[name] = Sentence(f"table-goal-{name}", {"have": have, "target": target})
    if options.get("survival"):
        found["survival"] = Sentence("table-goal-survival")
    return found


def _is_home(robot: RobotView) -> bool:
    return robot.place is None and not robot.in_battle


def _title(view: View, card: int | None) -> str:
    known = None if card is None else view.cards.get(card)
    return "–" if known is None else known.title


def _known(view: View, card: int) -> Sentence | str:
    known = view.cards.get(card)
    return "–" if known is None else named(known)
