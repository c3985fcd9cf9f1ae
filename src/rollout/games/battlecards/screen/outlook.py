"""What comes of a choice, before it is made: who wins, who is scrapped, what it costs.

A battle is told as it would end if nobody did more, and says so (BC-RUL-82).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from rollout.gamekit.outlook import BAD, GOOD, Outlook, Part, Sum
from rollout.gamekit.sentences import Sentence
from rollout.games.battlecards.actions import (
    AddStrength,
    BearTheHit,
    Challenge,
    Claim,
    Contest,
    Decline,
    Deploy,
    Join,
    Move,
    Pass,
    Play,
    RollDice,
    Science,
    TakeTheHit,
    Transform,
    UseAbility,
)
from rollout.games.battlecards.model import NOBODY, NOTHING, State
from rollout.games.battlecards.naming import name_of
from rollout.games.battlecards.rules.attempts import why_not_contest
from rollout.games.battlecards.rules.deciding_numbers import cannot_be_contested
from rollout.games.battlecards.rules.on_the_table import card_of, opponents, robots_on
from rollout.games.battlecards.rules.resolution import NO_WINNER, expected_end, would_be_scrapped
from rollout.games.battlecards.rules.robot_figures import endurance
from rollout.games.battlecards.rules.side_strength import CORE_LABEL, strength_items
from rollout.games.battlecards.screen.questions import foreseen_sums
from rollout.games.battlecards.screen.rehearsals import (
    after,
    claiming,
    fallen,
    given_up,
    gone_to_battle,
    is_fought,
    meeting,
)
from rollout.games.battlecards.screen.view import claimer
from rollout.games.battlecards.screen.whereabouts import transformed, whereabouts
from rollout.kernel.actions import Action
from rollout.kernel.match import Match
from rollout.kernel.reasons import Term

Telling = Callable[[Match[State], int, Any], Outlook | None]


def outlook(match: Match[State], seat: int, action: Action) -> Outlook | None:
    """The outcome of a choice, as far as open facts tell it."""
    tell = TOLD.get(type(action))
    return whereabouts(match, seat, action) if tell is None else tell(match, seat, action)


# Battles


def _roll(match: Match[State], seat: int, action: RollDice) -> Outlook | None:
    """BC-SKL-05, BC-BAT-07, BC-STR-04: exact for any number of dice."""
    state = match.state
    battle = state.battle
    if battle is None:
        return None
    side = battle.mover
    wins, lost, taken, added = foreseen_sums(state, action.dice)
    headline = (
        Part(Sentence("outlook-wins"), wins),
        Part(Sentence("outlook-dice"), spread=added),
        Part(Sentence("outlook-scraps", {"robot": _name(state, battle.leads[1 - side])}), taken),
    )
    own = Part(Sentence("outlook-scraps", {"robot": _name(state, battle.leads[side])}), lost)
    fates = (Part(own.words, lost, tone=BAD if lost else ""),)
    return Outlook(headline, fates, replies=Sentence("outlook-if-no-more"))


def _move_in_battle(match: Match[State], seat: int, action: Action) -> Outlook | None:
    """BC-BAT-04: the battle as the choice would leave it."""
    ahead = after(match.state, seat, action)
    if ahead is None:
        return None
    costs = _losses(match.state, ahead.state, seat)
    if ahead.complete and is_fought(ahead.state):
        return _ending(ahead.state, seat, costs)
    if isinstance(action, Transform):
        return msgspec.structs.replace(transformed(match.state, action.robot), costs=costs)
    return Outlook(costs=costs) if costs else None


def _pass(match: Match[State], seat: int, action: Pass) -> Outlook | None:
    """BC-BAT-05: if the other passes too."""
    return _ending(match.state, seat, ()) if is_fought(match.state) else None


def _ending(state: State, seat: int, costs: tuple[Sentence, ...]) -> Outlook:
    """BC-BAT-07, BC-STR-04: who would win, and what becomes of the leads."""
    battle = state.battle
    assert battle is not None
    end = expected_end(state)
    mine = battle.seats.index(seat) if seat in battle.seats else 0
    key, tone = ("outlook-draw", "")
    if end.winner != NO_WINNER:
        key, tone = ("outlook-win", GOOD) if end.winner == mine else ("outlook-loss", BAD)
    strengths = {"mine": end.strengths[mine], "theirs": end.strengths[1 - mine]}
    fates = [_hit(state, side, end.damage[side], side == mine) for side in (mine, 1 - mine)]
    return Outlook(
        (Part(Sentence(key, strengths), tone=tone),),
        tuple(each for each in fates if each is not None),
        costs,
        tuple(_strength(state, side, end.strengths[side]) for side in (mine, 1 - mine)),
        Sentence("outlook-if-no-more"),
    )


def _hit(state: State, side: int, amount: int, own: bool) -> Part | None:
    """What becomes of a lead; None where it is not hit."""
    battle = state.battle
    assert battle is not None
    lead = battle.leads[side]
    robot = _name(state, lead)
    if would_be_scrapped(state, side, amount):
        return Part(Sentence("outlook-scrapped", {"robot": robot}), tone=BAD if own else GOOD)
    if amount <= 0:
        return None
    left = endurance(state, lead) - state.damage[lead] - amount
    return Part(Sentence("outlook-hit", {"robot": robot, "damage": amount, "left": left}))


def _strength(state: State, side: int, total: int) -> Sum:
    battle = state.battle
    assert battle is not None
    terms = [
        Term(each.label, each.amount, each.rule, base=each.label == CORE_LABEL)
        for each in strength_items(state, side)
    ]
    words = Sentence(
        "outlook-strength", {"robot": _name(state, battle.leads[side]), "strength": total}
    )
    return Sum(words, tuple(terms), total)


# Taking hits


def _take(match: Match[State], seat: int, action: TakeTheHit) -> Outlook | None:
    """BC-HIT-02, 03: the supporter takes all of it, and the lead goes home."""
    lead, amount = _struck(match)
    if lead == NOTHING:
        return None
    state = match.state
    saved = Part(Sentence("outlook-saved", {"robot": _name(state, lead)}), tone=GOOD)
    return Outlook((_struck_down(state, action.robot, amount), saved))


def _bear(match: Match[State], seat: int, action: BearTheHit) -> Outlook | None:
    lead, amount = _struck(match)
    return None if lead == NOTHING else Outlook((_struck_down(match.state, lead, amount),))


def _struck(match: Match[State]) -> tuple[int, int]:
    """Whom the hit is for, and how heavy it is."""
    asked = match.ask
    if asked is None or "damage" not in asked.context:
        return NOTHING, 0
    return asked.context["robot"], asked.context["damage"]


def _struck_down(state: State, robot: int, amount: int) -> Part:
    """BC-DMG-03."""
    left = endurance(state, robot) - state.damage[robot] - amount
    name = _name(state, robot)
    if left <= 0:
        return Part(Sentence("outlook-scrapped", {"robot": name}), tone=BAD)
    return Part(Sentence("outlook-hit", {"robot": name, "damage": amount, "left": left}))


# Claims and challenges


def _claim(match: Match[State], seat: int, action: Claim) -> Outlook:
    """BC-CLM-04 to 07: who could contest it, and what it brings."""
    state, robot, resource = match.state, action.robot, action.resource
    ahead = claiming(state, robot, resource)
    able = [
        each
        for other in opponents(state, seat)
        for each in state.robots[other]
        if why_not_contest(ahead, other, each, robot) is None
    ]
    if cannot_be_contested(ahead, seat):
        able = []
    names = [_name(state, each) for each in able]
    able_to = {"count": len(able), "robots": names}
    headline = [Part(Sentence("outlook-claim", able_to), tone="" if able else GOOD)]
    requires = card_of(state, resource).requires
    if requires and not card_of(state, robot).has_skill(requires):
        headline.append(Part(Sentence("outlook-claim-no-control"), tone=BAD))
    return Outlook(tuple(headline), costs=_given(state, seat, robot))


def _challenge(match: Match[State], seat: int, action: Challenge) -> Outlook | None:
    """BC-CHL-05: the battle with the first holder, as it would open."""
    state, resource = match.state, action.resource
    defender = state.controller[resource]
    holders = [each for each in robots_on(state, resource) if state.owners[each] == defender]
    if defender == NOBODY or not holders:
        return None
    met = meeting(state, seat, resource, action.robot, holders[0])
    costs = _given(state, seat, action.robot)
    return Outlook(costs=costs) if met is None else _ending(met.state, seat, costs)


def _contest(match: Match[State], seat: int, action: Contest) -> Outlook | None:
    """BC-CLM-06: the battle that would begin."""
    state = match.state
    attacker = claimer(state)
    met = None
    if attacker != NOTHING:
        met = meeting(state, seat, state.claim, attacker, action.robot)
    return None if met is None else _ending(met.state, seat, _given(state, seat, action.robot))


def _decline(match: Match[State], seat: int, action: Decline) -> Outlook | None:
    """BC-CLM-07: the claim stands, unless somebody else contests it."""
    state = match.state
    attacker = claimer(state)
    if attacker == NOTHING:
        return None
    facts = {"robot": _name(state, attacker), "resource": _name(state, state.claim)}
    return Outlook((Part(Sentence("outlook-granted", facts), tone=BAD),))


# What it costs


def _deploy(match: Match[State], seat: int, action: Deploy) -> Outlook:
    return _paid(match.state, seat, card_of(match.state, action.card).cost)


def _science(match: Match[State], seat: int, action: Science) -> Outlook:
    """BC-SKL-06: a card for each level that is paid."""
    level = card_of(match.state, action.robot).science
    paid = _paid(match.state, seat, level)
    return Outlook((Part(Sentence("outlook-draws", {"cards": level})),), costs=paid.costs)


def _paid(state: State, seat: int, cost: int) -> Outlook:
    left = state.banks[seat] - cost
    return Outlook(costs=(Sentence("outlook-pays", {"cost": cost, "left": left}),))


def _given(state: State, seat: int, robot: int) -> tuple[Sentence, ...]:
    """BC-CTL-04: what its seat would control no longer."""
    return _losses(state, gone_to_battle(state, robot), seat)


def _losses(before: State, ahead: State, seat: int) -> tuple[Sentence, ...]:
    resources = [_name(before, each) for each in given_up(before, ahead, seat)]
    robots = [_name(before, each) for each in fallen(before, ahead, seat)]
    found = []
    if resources:
        found.append(Sentence("outlook-gives-up", {"resources": resources}))
    if robots:
        found.append(Sentence("outlook-loses", {"robots": robots}))
    return tuple(found)


def _name(state: State, card: int) -> Any:
    return name_of(card_of(state, card))


TOLD: Final[dict[type[Action], Telling]] = {
    RollDice: _roll,
    AddStrength: _move_in_battle,
    Join: _move_in_battle,
    Play: _move_in_battle,
    UseAbility: _move_in_battle,
    Transform: _move_in_battle,
    Move: _move_in_battle,
    Pass: _pass,
    TakeTheHit: _take,
    BearTheHit: _bear,
    Claim: _claim,
    Challenge: _challenge,
    Contest: _contest,
    Decline: _decline,
    Deploy: _deploy,
    Science: _science,
}
