"""Looking before leaping: what a screen shows before anything is chosen.

`look` answers one question about the table as it is. It reads public facts only, so every seat
and every spectator may ask.

    {"cards": {}}                                 every card of the match's library
    {"claim": {"robot": 3, "resource": 60}}       who could contest it, and whether it would hold
    {"challenge": {"robot": 3, "resource": 60}}   the holder, and what each side could show
    {"battle": {}}                                what each side may still play
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from rollout.games.battlecards.library import library
from rollout.games.battlecards.model import NOBODY, NOTHING, State
from rollout.games.battlecards.rules.attempts import is_warded, why_not_contest
from rollout.games.battlecards.rules.battle_menu import why_no_support, why_not_join
from rollout.games.battlecards.rules.dice import HIGHEST_THAT_COUNTS
from rollout.games.battlecards.rules.facts import card_of, opponents, robots_on, supporters
from rollout.games.battlecards.rules.standing import core, endurance, speed
from rollout.games.battlecards.rules.values import (
    cannot_be_contested,
    combat_dice,
    ignores_speed,
    support_limit,
)
from rollout.games.battlecards.setups import describe_cards
from rollout.kernel.errors import Refusal, Unreadable

Answer = dict[str, Any]


def look(state: State, seat: int | None, request: dict[str, Any]) -> Answer:
    """The answer to one question. Raises Unreadable for what is none."""
    for name, question in request.items():
        answer = LOOKS.get(name)
        if answer is not None and isinstance(question, dict):
            return {"about": name, **answer(state, question)}
    raise Unreadable(f"a look is one of {', '.join(LOOKS)}")


def _cards(state: State, question: dict[str, Any]) -> Answer:
    """The cards, with those that the players brought."""
    return {"cards": describe_cards(library(state.homebrew))}


def _claim(state: State, question: dict[str, Any]) -> Answer:
    """BC-CLM-04 to 07: which opposing Robots are fast enough, and what taking it would bring."""
    robot, resource = _robot(state, question), _resource(state, question)
    seat = state.owners[robot]
    answers = [
        {"robot": each, "speed": speed(state, each), "refusal": _said(why)}
        for other in opponents(state, seat)
        for each in state.robots[other]
        for why in (why_not_contest(state, other, each, robot),)
    ]
    requires = card_of(state, resource).requires
    return {
        "robot": robot,
        "resource": resource,
        "speed": speed(state, robot),
        "contesters": answers,
        "uncontested": cannot_be_contested(state, seat),
        "warded": is_warded(state, seat, resource),
        "controls": not requires or card_of(state, robot).has_skill(requires),
        "hands": {str(other): len(state.hands[other]) for other in opponents(state, seat)},
    }


def _challenge(state: State, question: dict[str, Any]) -> Answer:
    """BC-CHL-05: whom it would meet, and what both could visibly bring."""
    robot, resource = _robot(state, question), _resource(state, question)
    defender = state.controller[resource]
    holders = [each for each in robots_on(state, resource) if state.owners[each] == defender]
    if defender == NOBODY or not holders:
        raise Unreadable("nobody holds it")
    return {
        "robot": robot,
        "resource": resource,
        "sides": [
            [_prospect(state, robot, holders[0])],
            [_prospect(state, holder, robot) for holder in holders],
        ],
    }


def _prospect(state: State, lead: int, foe: int) -> Answer:
    """A lead's strength, and how far supporters in sight and dice could raise it."""
    seat = state.owners[lead]
    lowest = min(speed(state, lead), speed(state, foe))
    able = [
        (card_of(state, each).strength[1], each)
        for each in state.robots[seat]
        if each != lead and _fast_enough(state, each, lowest)
    ]
    able.sort(reverse=True)
    slots = support_limit(state, seat)
    dice = combat_dice(state, lead)
    best = sum(strength for strength, _ in able[:slots])
    own = core(state, lead)
    return {
        "robot": lead,
        "core": own,
        "bears": endurance(state, lead) - state.damage[lead],
        "supporters": [each for _, each in able],
        "slots": slots,
        "dice": dice,
        "most": own + best + HIGHEST_THAT_COUNTS * dice,
        "hand": len(state.hands[seat]),
    }


def _fast_enough(state: State, robot: int, lowest: int) -> bool:
    """BC-SPT-07, 08: by the speed of its alt mode; effects of battle are not foreseen."""
    printed = card_of(state, robot).speed[1]
    fast = speed(state, robot) if state.alt[robot] else printed
    ready = state.alt[robot] == 1 or state.transformed[robot] != state.turn
    return ready and (fast >= lowest or ignores_speed(state, robot))


def _battle(state: State, question: dict[str, Any]) -> Answer:
    """BC-SPT, BC-DEC-08 by public facts: slots, supporters with reasons, dice."""
    battle = state.battle
    if battle is None or NOTHING in battle.leads:
        raise Unreadable("there is no battle")
    return {"sides": [_still(state, side) for side in (0, 1)]}


def _still(state: State, side: int) -> Answer:
    battle = state.battle
    assert battle is not None
    seat = battle.seats[side]
    joining = [
        {
            "robot": each,
            "strength": card_of(state, each).strength[1],
            "refusal": _said(why_not_join(state, seat, each)),
        }
        for each in state.robots[seat]
        if each not in battle.leads and each not in supporters(state, side)
    ]
    return {
        "seat": seat,
        "support": _said(why_no_support(state, seat)),
        "supporters": joining,
        "dice": 0 if battle.rolled[side] else combat_dice(state, battle.leads[side]),
        "hand": len(state.hands[seat]),
        "could_take_the_hit": supporters(state, side),
    }


LOOKS: Final[dict[str, Callable[[State, dict[str, Any]], Answer]]] = {
    "cards": _cards,
    "claim": _claim,
    "challenge": _challenge,
    "battle": _battle,
}


def _robot(state: State, question: dict[str, Any]) -> int:
    robot = question.get("robot")
    if not any(robot in own for own in state.robots) or not isinstance(robot, int):
        raise Unreadable("that is no Robot in play")
    return robot


def _resource(state: State, question: dict[str, Any]) -> int:
    resource = question.get("resource")
    if resource not in state.resources or not isinstance(resource, int):
        raise Unreadable("that is no Resource in the field")
    return resource


def _said(refusal: Refusal | None) -> Answer | None:
    if refusal is None:
        return None
    words = {"key": refusal.why, "args": refusal.details}
    return {"rule": refusal.rule, "why": refusal.why, "details": refusal.details, "words": words}
