"""A quick sensible answer to every ask, for playing lines out."""

from __future__ import annotations

from random import Random

from rollout.games.battlecards.actions import (
    AddStrength,
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
    Hold,
    Join,
    Keep,
    Move,
    Pass,
    Play,
    RollDice,
    Science,
    TakeTheHit,
    Wait,
)
from rollout.games.battlecards.cards import RESOURCE, ROBOT
from rollout.games.battlecards.model import HOME, NOTHING, State
from rollout.games.battlecards.rules.facts import card_of, cards_of, opponents, side_of
from rollout.games.battlecards.rules.resolution import (
    damage_to,
    leading_side,
    would_be_scrapped,
)
from rollout.games.battlecards.rules.standing import core, endurance, speed
from rollout.games.battlecards.rules.values import enhanced
from rollout.kernel.actions import Action
from rollout.kernel.requests import Ask

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
            return _battle_move(state, seat, actions)
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
        if about in ("sift", "fetch", "salvage", "muster"):
            return _take(state, actions)
        return _first_of(actions, (Wait, Keep))


def robot_worth(state: State, robot: int) -> float:
    """A Robot in Energon: its cost and a little more, the less the more it is damaged."""
    printed = card_of(state, robot)
    markers = state.damage[robot]
    whole = 1.2 * printed.cost + 1.5
    if not markers:
        return whole
    return whole * (0.35 + 0.65 * max(0, endurance(state, robot) - markers)
                    / max(1, endurance(state, robot)))  # fmt: skip


def least_useful(state: State, hand: list[int]) -> list[int]:
    """Cards in hand, those to part with first."""
    return sorted(hand, key=lambda card: usefulness(state, card))


def usefulness(state: State, card: int) -> float:
    printed = card_of(state, card)
    if printed.kind == ROBOT:
        return 3.0 + printed.cost / 4
    if printed.kind == RESOURCE:
        return 1.0 + printed.energon_yield
    return 2.0 + printed.support / 2


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
    most = 0.0
    for action in actions:
        worth = 0.0
        if isinstance(action, Claim):
            worth = _claim_worth(state, seat, action)
        elif isinstance(action, Challenge):
            worth = _challenge_worth(state, seat, action)
        elif isinstance(action, Play):
            worth = _play_worth(state, action.card)
        if worth > most:
            best, most = action, worth
    return best or _first_of(actions, (EndPhase, EndTurn))


def _claim_worth(state: State, seat: int, action: Claim) -> float:
    cards, kinds = cards_of(state), state.kinds
    resource, robot = cards[kinds[action.resource]], cards[kinds[action.robot]]
    if resource.requires and not robot.has_skill(resource.requires):
        return 0.0
    worth = 4.0 + 2.0 * resource.energon_yield
    own_speed, own = speed(state, action.robot), core(state, action.robot)
    for other in opponents(state, seat):
        for rival in state.robots[other]:
            if state.place[rival] == HOME and speed(state, rival) >= own_speed:
                worth = min(worth, 4.0 + own - core(state, rival))
    return worth


def _challenge_worth(state: State, seat: int, action: Challenge) -> float:
    cards, kinds = cards_of(state), state.kinds
    resource, robot = cards[kinds[action.resource]], cards[kinds[action.robot]]
    if resource.requires and not robot.has_skill(resource.requires):
        return 0.0
    holders = [
        core(state, each)
        for each in state.robots[state.controller[action.resource]]
        if state.place[each] == action.resource
    ]
    margin = core(state, action.robot) - max(holders, default=0)
    leaving = 4.0 if state.place[action.robot] >= 0 else 0.0
    return 3.0 + 2.0 * margin + resource.energon_yield - leaving if margin >= 0 else 0.0


def _play_worth(state: State, card: int) -> float:
    ability = card_of(state, card).abilities[0]
    if ability is None or ability.clauses[0].cost.amount > 2:
        return 0.0
    words = [effect.word for clause in ability.clauses for effect in clause.effects]
    return 2.0 if any(word in GOOD_NOW for word in words) else 0.0


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
    """Contest with the strongest if it is stronger than the claimer."""
    claimer: int = ask.context["robot"]
    best: Action | None = None
    most = core(state, claimer)
    for action in actions:
        if isinstance(action, Contest):
            strength = core(state, action.robot) - (2 if state.place[action.robot] >= 0 else 0)
            if strength > most:
                best, most = action, strength
    return best or _first_of(actions, (Decline,))


def _battle_move(state: State, seat: int, actions: list[Action]) -> Action | None:
    """The smallest move that turns the battle; nothing while it is won or hopeless."""
    battle = state.battle
    if battle is None or NOTHING in battle.leads:
        return None
    side = side_of(state, seat)
    mine, other = enhanced(state, side), enhanced(state, 1 - side)
    if leading_side(state) == side:
        return _first_of(actions, (Pass,))
    needed = other - mine + 1
    best: Action | None = None
    least = 99
    for action in actions:
        gain = _strength_gain(state, action)
        if gain >= needed and gain < least:
            best, least = action, gain
    if best is None and would_be_scrapped(state, side, damage_to(state, side)):
        best = _first_of(actions, (Join,))
    return best or _first_of(actions, (RollDice,)) or _first_of(actions, (Pass,))


def _strength_gain(state: State, action: Action) -> int:
    """How much a move changes the balance, by what is printed."""
    if isinstance(action, AddStrength):
        return card_of(state, action.card).support
    if isinstance(action, Join):
        return card_of(state, action.robot).strength[1]
    if isinstance(action, Play):
        ability = card_of(state, action.card).abilities[0]
        if ability is None:
            return 0
        return sum(
            abs(effect.amount)
            for clause in ability.clauses
            for effect in clause.effects
            if effect.word in ("str", "core")
        )
    return 0


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
