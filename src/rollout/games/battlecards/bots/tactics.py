"""A quick sensible answer to every ask, for playing lines out."""

from __future__ import annotations

from random import Random
from typing import Final

from rollout.games.battlecards.actions import (
    BearTheHit,
    Challenge,
    Choose,
    Claim,
    Contest,
    Decline,
    Deploy,
    Discover,
    Draw,
    EndPhase,
    EndTurn,
    Forgo,
    Hold,
    Keep,
    Move,
    Play,
    Science,
    TakeTheHit,
    Wait,
)
from rollout.games.battlecards.bots.battle_tactics import battle_move
from rollout.games.battlecards.bots.worth import prize_of, robot_worth, usefulness
from rollout.games.battlecards.model import HOME, NOTHING, State
from rollout.games.battlecards.rules.deciding_numbers import support_limit
from rollout.games.battlecards.rules.on_the_table import card_of, opponents
from rollout.games.battlecards.rules.robot_figures import core, endurance, speed
from rollout.kernel.actions import Action
from rollout.kernel.requests import Ask

HOLDING_POWER: Final = 0.3
"""A strong Robot holds better what it claims."""
WORTH_TRYING: Final = 1.0
HAND_CARD: Final = 2.5
"""What a card from hand adds to a battle, about."""
RESERVE = 5
"""A bank that is kept full enough to survive a raid."""
GOOD_NOW = ("gain", "draw", "lose", "steal", "fetch", "muster", "revive", "rip")
"""Effects worth having as soon as they can be had."""


class Tactics:
    """Answers by rules of thumb."""

    def reply(self, state: State, ask: Ask, rng: Random) -> Action:
        actions = list(ask.options)
        if len(actions) == 1:
            return actions[0]
        answer = self._answer(state, ask, actions)
        return answer if answer is not None else actions[int(rng.random() * len(actions))]

    def _answer(self, state: State, ask: Ask, actions: list[Action]) -> Action | None:
        about, seat = ask.about, ask.seat
        if about == "battle_move":
            return battle_move(state, seat, actions)
        if about == "deployment":
            return _deployment(state, seat, actions)
        if about == "action":
            return _action(state, seat, actions)
        if about == "supply":
            return _supply(state, seat, actions)
        if about == "contest":
            return _contest(state, ask, actions)
        if about == "take_the_hit":
            return _take_the_hit(state, ask, actions)
        if about == "hold":
            return max(actions, key=lambda each: _holding_power(state, each))
        if about in ("scrap_card", "put_under"):
            return _give_up(state, actions)
        if about == "muster":
            return _first_of(actions, (Forgo,)) or _take(state, actions)
        if about in ("sift", "fetch", "salvage"):
            return _take(state, actions)
        return _first_of(actions, (Wait, Keep))


def _first_of(actions: list[Action], kinds: tuple[type[Action], ...]) -> Action | None:
    for action in actions:
        if isinstance(action, kinds):
            return action
    return None


def _deployment(state: State, seat: int, actions: list[Action]) -> Action | None:
    """Discover the richest Resource, deploy the best Robot that leaves a reserve."""
    best: Action | None = None
    most = 0.0
    spare = state.banks[seat] - (RESERVE if state.options.survival else 0)
    for action in actions:
        worth = 0.0
        if isinstance(action, Discover):
            worth = 20.0 + card_of(state, action.card).energon_yield
        elif isinstance(action, Deploy):
            cost = card_of(state, action.card).cost
            worth = 1.0 + cost if cost <= spare else 0.0
        elif isinstance(action, Move) and action.to is None:
            place = state.place[action.robot]
            worth = 0.5 if state.controller[place] != seat else 0.0
        if worth > most:
            best, most = action, worth
    return best or _first_of(actions, (EndPhase,))


def _action(state: State, seat: int, actions: list[Action]) -> Action | None:
    best: Action | None = None
    most = WORTH_TRYING
    for action in actions:
        worth = 0.0
        if isinstance(action, Claim):
            worth = claim_worth(state, seat, action)
        elif isinstance(action, Challenge):
            worth = challenge_worth(state, seat, action)
        elif isinstance(action, Play):
            worth = _play_worth(state, action.card)
        if worth > most:
            best, most = action, worth
    return best or _first_of(actions, (EndPhase, EndTurn))


def claim_worth(state: State, seat: int, action: Claim) -> float:
    """The prize if nobody is fast enough to contest; else what a battle may bring."""
    cards, kinds = state.library.cards, state.kinds
    resource, robot = cards[kinds[action.resource]], cards[kinds[action.robot]]
    if resource.requires and not robot.has_skill(resource.requires):
        return 0.0
    prize = prize_of(state, action.resource)
    own_speed, own = speed(state, action.robot), core(state, action.robot)
    worth = prize
    for other in opponents(state, seat):
        for rival in state.robots[other]:
            if state.place[rival] == HOME and speed(state, rival) >= own_speed:
                chance = _chance(own - core(state, rival))
                worth = min(worth, chance * prize - (1 - chance) * 0.3 * prize)
    return worth + HOLDING_POWER * own


def challenge_worth(state: State, seat: int, action: Challenge) -> float:
    """What both sides could add counts as much as what stands there."""
    cards, kinds = state.library.cards, state.kinds
    resource, robot = cards[kinds[action.resource]], cards[kinds[action.robot]]
    defender = state.controller[action.resource]
    holders = [
        core(state, each) for each in state.robots[defender] if state.place[each] == action.resource
    ]
    prize = prize_of(state, action.resource)
    margin = core(state, action.robot) + _reserve(state, seat, action.robot)
    margin -= max(holders, default=0) + _reserve(state, defender, NOTHING)
    chance = _chance(margin)
    able = not resource.requires or robot.has_skill(resource.requires)
    worth = chance * (1.8 if able else 1.0) * prize
    worth -= (1 - chance) * 0.4 * robot_worth(state, action.robot)
    place = state.place[action.robot]
    return worth - prize_of(state, place) if place >= 0 else worth


def _chance(margin: float) -> float:
    """The chance to win a battle with so much more strength."""
    return min(0.95, max(0.05, 0.5 + 0.12 * margin))


def _reserve(state: State, seat: int, lead: int) -> float:
    """The strength a seat could add: Robots that join, and unknown cards of its hand."""
    cards, kinds = state.library.cards, state.kinds
    helpers = [cards[kinds[each]].strength[1] for each in state.robots[seat] if each != lead]
    able = [*helpers, *[HAND_CARD] * len(state.hands[seat])]
    able.sort(reverse=True)
    return sum(able[: support_limit(state, seat)])


def _play_worth(state: State, card: int) -> float:
    ability = card_of(state, card).abilities[0]
    if ability is None or ability.clauses[0].cost.amount > 2:
        return 0.0
    words = [effect.word for clause in ability.clauses for effect in clause.effects]
    return 30.0 if any(word in GOOD_NOW for word in words) else 0.0


def _supply(state: State, seat: int, actions: list[Action]) -> Action | None:
    drawing = _first_of(actions, (Draw,))
    if drawing is not None:
        return drawing
    if state.banks[seat] >= 15 and len(state.hands[seat]) < 6:
        science = _first_of(actions, (Science,))
        if science is not None:
            return science
    return _first_of(actions, (EndTurn, EndPhase))


def _contest(state: State, ask: Ask, actions: list[Action]) -> Action | None:
    """Contest if the battle is likely to be worth it."""
    claimer: int = ask.context["robot"]
    prize = prize_of(state, ask.context["resource"])
    rival = core(state, claimer) + _reserve(state, state.owners[claimer], claimer)
    best: Action | None = None
    most = WORTH_TRYING
    for action in actions:
        if isinstance(action, Contest):
            robot = action.robot
            chance = _chance(core(state, robot) + _reserve(state, ask.seat, robot) - rival)
            worth = chance * 1.8 * prize - (1 - chance) * 0.4 * robot_worth(state, robot)
            if state.place[robot] >= 0:
                worth -= prize_of(state, state.place[robot])
            if worth > most:
                best, most = action, worth
    return best or _first_of(actions, (Decline,))


def _take_the_hit(state: State, ask: Ask, actions: list[Action]) -> Action | None:
    lead: int = ask.context["robot"]
    worth = robot_worth(state, lead) - 3.0
    best = _first_of(actions, (BearTheHit,))
    for action in actions:
        if isinstance(action, TakeTheHit) and robot_worth(state, action.robot) < worth:
            best, worth = action, robot_worth(state, action.robot)
    return best


def _holding_power(state: State, action: Action) -> float:
    if not isinstance(action, Hold):
        return 0.0
    return core(state, action.robot) + 0.1 * (
        endurance(state, action.robot) - state.damage[action.robot]
    )


def _give_up(state: State, actions: list[Action]) -> Action | None:
    chosen = [action for action in actions if isinstance(action, Choose)]
    return min(chosen, key=lambda each: usefulness(state, each.card), default=None)


def _take(state: State, actions: list[Action]) -> Action | None:
    chosen = [action for action in actions if isinstance(action, Choose)]
    return max(chosen, key=lambda each: usefulness(state, each.card), default=None)
