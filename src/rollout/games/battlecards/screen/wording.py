"""What the numbers in actions, events, asks and refusals are called."""

from __future__ import annotations

from typing import Any

from rollout.gamekit import Fact
from rollout.games.battlecards.actions import (
    AddStrength,
    Deploy,
    Join,
    Move,
    Resolve,
    Science,
    Transform,
    UseAbility,
)
from rollout.games.battlecards.content.cards import ROBOT, Card
from rollout.games.battlecards.events import (
    AbilityUsed,
    BankChanged,
    BattleFought,
    CardKept,
    CardsDrawn,
    HandSeen,
    Moved,
    RobotAffected,
    SeatAffected,
    Transformed,
)
from rollout.games.battlecards.model import State
from rollout.games.battlecards.naming import NAMER, name_of
from rollout.games.battlecards.rules.on_the_table import card_of
from rollout.games.battlecards.screen.last_energon import LAST_ENERGON, last_payments, pays_the_last
from rollout.kernel.actions import Action, Event
from rollout.kernel.errors import Refusal
from rollout.kernel.reasons import Reasons, Term
from rollout.kernel.requests import Ask
from rollout.kernel.saying import Saying


def arguments(state: State, fact: Fact) -> dict[str, Any]:
    """Names for cards and seats, and words that the sentences choose by."""
    said = NAMER.say(state, fact)
    said.update(_of_action(state, fact) if isinstance(fact, Action) else _of_event(state, fact))
    said.update(_to_confirm(state, fact))
    return said


def _to_confirm(state: State, fact: Fact) -> dict[str, Any]:
    """BC-RUL-75: an action, or the answers of a question, that nobody should take by mistake."""
    if isinstance(fact, Action):
        return {"confirm": LAST_ENERGON} if pays_the_last(state, fact) else {}
    risky = last_payments(state, fact) if isinstance(fact, Ask) else []
    return {"confirm": LAST_ENERGON, "confirm_of": "; ".join(risky)} if risky else {}


def subtitle_of(card: Card) -> Any:
    return Saying(f"subtitle-{card.code.lower()}", card.subtitle or card.title)


def form_of(card: Card) -> Any:
    return Saying(f"form-{card.code.lower()}", card.form or card.title)


def ability_name(card: Card, mode: int) -> Any:
    ability = card.abilities[mode]
    if ability is None:
        return ""
    if card.kind != ROBOT:
        key = f"ability-{card.code.lower()}" if card.army == "" else f"card-{card.code.lower()}"
        return Saying(key, ability.name)
    return Saying(f"ability-{card.code.lower()}-{'alt' if mode else 'robot'}", ability.name)


def _of_action(state: State, action: Action) -> dict[str, Any]:
    if isinstance(action, Deploy):
        card = card_of(state, action.card)
        return {"subtitle": subtitle_of(card), "cost": card.cost}
    if isinstance(action, Move):
        return {"home": "yes" if action.to is None else "no"}
    if isinstance(action, Transform):
        return {"alt": "yes" if state.alt[action.robot] else "no"}
    if isinstance(action, UseAbility):
        return {"ability": ability_name(card_of(state, action.card), state.alt[action.card])}
    if isinstance(action, Resolve):
        mode = state.alt[action.card] if action.mode is None else action.mode
        return {"ability": ability_name(card_of(state, action.card), mode)}
    if isinstance(action, Science):
        return {"level": card_of(state, action.robot).science}
    if isinstance(action, AddStrength):
        return {"support": card_of(state, action.card).support}
    if isinstance(action, Join):
        return {"support": card_of(state, action.robot).strength[1]}
    return {}


def _of_event(state: State, fact: Event | Ask | Refusal) -> dict[str, Any]:
    if isinstance(fact, (CardsDrawn, HandSeen)):
        return _listed(state, fact.cards)
    if isinstance(fact, CardKept):
        return _listed(state, () if fact.card is None else (fact.card,))
    if isinstance(fact, Moved):
        return {"home": "yes" if fact.to is None else "no"}
    if isinstance(fact, Transformed):
        return {"form": form_of(card_of(state, fact.robot))}
    if isinstance(fact, AbilityUsed):
        return {"ability": ability_name(card_of(state, fact.card), fact.mode)}
    if isinstance(fact, BankChanged):
        less = "paid" if fact.paid else "less"
        return {"change": "more" if fact.amount > 0 else less, "size": abs(fact.amount)}
    if isinstance(fact, (RobotAffected, SeatAffected)):
        return {"signed": f"{fact.amount:+d}".replace("-", "−")}
    if isinstance(fact, BattleFought):
        return _battle(state, fact)
    return {}


def _listed(state: State, cards: tuple[int, ...]) -> dict[str, Any]:
    """The cards of a list by name, the last for itself, and how many are known."""
    names = [name_of(card_of(state, card)) for card in cards]
    return {"known": len(cards), "named": names[:-1], "last": names[-1] if names else ""}


def _battle(state: State, fact: BattleFought) -> dict[str, Any]:
    said: dict[str, Any] = {}
    for side in (0, 1):
        said[f"lead{side + 1}"] = name_of(card_of(state, fact.leads[side]))
        said[f"terms{side + 1}"] = _named_terms(state, fact, side)
        said[f"core{side + 1}"] = fact.cores[side]
        said[f"damage{side + 1}"] = fact.damage[side]
    return said


def _named_terms(state: State, fact: BattleFought, side: int) -> Reasons:
    """The terms of a side, each by the name of the card that it comes from."""
    terms = [
        term if source is None else _named_term(card_of(state, source), term)
        for term, source in zip(fact.strengths[side].terms, fact.sources[side], strict=True)
    ]
    return Reasons(tuple(terms), fact.strengths[side].least)


def _named_term(card: Card, term: Term) -> Term:
    return Term(f"card-{card.code.lower()}", term.amount, term.rule, card.title, term.base)
