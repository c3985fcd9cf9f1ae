"""Looking before leaping: what a screen shows before anything is chosen.

`look` answers one question about the table as it is. It reads public facts, and of the rest
only what the seat that looks can see.

    {"cards": {}}                                 every card of the match's library
    {"claim": {"robot": 3, "resource": 60}}       who could contest it, and whether it would hold
    {"contest": {"robot": 3}}                     how the contester and the claimer would meet
    {"challenge": {"robot": 3, "resource": 60}}   how it and each holder would meet
    {"battle": {}}                                what each side may still play
    {"after": {"action": "add_strength 12"}}      the sums after a move of the own side; what a
                                                  Robot's step gives up, and who falls by it
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from rollout.gamekit import Sentence
from rollout.gamekit.looking import Look, answered, forms, said
from rollout.games.battlecards.actions import ACTIONS
from rollout.games.battlecards.content.library import library
from rollout.games.battlecards.model import NOBODY, NOTHING, State
from rollout.games.battlecards.rules.attempts import is_warded, why_not_contest
from rollout.games.battlecards.rules.battle_menu import (
    why_no_support,
    why_not_join,
    why_not_transform_in_battle,
)
from rollout.games.battlecards.rules.deciding_numbers import (
    cannot_be_contested,
    combat_dice,
    support_limit,
)
from rollout.games.battlecards.rules.dice import HIGHEST_THAT_COUNTS
from rollout.games.battlecards.rules.on_the_table import (
    battle_now,
    card_of,
    opponents,
    robots_on,
    slots_used,
    supporters,
)
from rollout.games.battlecards.rules.robot_figures import endurance, speed
from rollout.games.battlecards.rules.usable import IN_BATTLE, usable_in_sight
from rollout.games.battlecards.screen.look_forms import (
    AfterLook,
    BattleLook,
    CardsLook,
    ChallengeLook,
    ClaimLook,
    ContesterLook,
    ContestLook,
    JoinerLook,
    MeetingLook,
    ProspectLook,
    StillLook,
)
from rollout.games.battlecards.screen.printed_cards import printed_cards
from rollout.games.battlecards.screen.rehearsals import (
    after,
    claiming,
    fallen,
    given_up,
    gone_to_battle,
    is_fought,
    meeting,
)
from rollout.games.battlecards.screen.twin import ends
from rollout.games.battlecards.screen.view import claimer, view_of_battle
from rollout.kernel.errors import Unreadable
from rollout.kernel.text import parse_text

FORMS: Final = forms(CardsLook, ClaimLook, ContestLook, ChallengeLook, BattleLook, AfterLook)


def look(state: State, seat: int | None, request: dict[str, Any]) -> dict[str, Any]:
    """The answer to one question. Raises Unreadable for what is none."""
    looks = {name: partial(answer, state, seat) for name, answer in LOOKS.items()}
    return answered(looks, request)


def _cards(state: State, seat: int | None, question: dict[str, Any]) -> CardsLook:
    """The cards, with those that the players brought."""
    return CardsLook(cards=printed_cards(library(state.homebrew)))


def _claim(state: State, seat: int | None, question: dict[str, Any]) -> ClaimLook:
    """BC-CLM-04 to 07: which opposing Robots are fast enough, and what taking it would bring."""
    robot, resource = _robot(state, question), _resource(state, question)
    owner = state.owners[robot]
    ahead = claiming(state, robot, resource)
    contesters = [
        ContesterLook(
            robot=each,
            speed=speed(ahead, each),
            refusal=said(why),
            meeting=None if why is not None else _meeting(state, seat, resource, robot, each),
        )
        for other in opponents(state, owner)
        for each in state.robots[other]
        for why in (why_not_contest(ahead, other, each, robot),)
    ]
    requires = card_of(state, resource).requires
    return ClaimLook(
        robot=robot,
        resource=resource,
        speed=speed(ahead, robot),
        contesters=contesters,
        uncontested=cannot_be_contested(ahead, owner),
        warded=is_warded(state, owner, resource),
        controls=not requires or card_of(state, robot).has_skill(requires),
        hands={other: len(state.hands[other]) for other in opponents(state, owner)},
    )


def _contest(state: State, seat: int | None, question: dict[str, Any]) -> ContestLook:
    """BC-CLM-06: the battle that the contester would begin."""
    attacker, robot = claimer(state), _robot(state, question)
    if attacker == NOTHING:
        raise Unreadable("nobody claims anything")
    met = _meeting(state, seat, state.claim, attacker, robot)
    return ContestLook(meetings=[met], given_up=_given_up_by(state, robot))


def _challenge(state: State, seat: int | None, question: dict[str, Any]) -> ChallengeLook:
    """BC-CHL-05: whom it would meet, and what both could visibly bring."""
    robot, resource = _robot(state, question), _resource(state, question)
    defender = state.controller[resource]
    holders = [each for each in robots_on(state, resource) if state.owners[each] == defender]
    if defender == NOBODY or not holders:
        raise Unreadable("nobody holds it")
    return ChallengeLook(
        robot=robot,
        resource=resource,
        meetings=[_meeting(state, seat, resource, robot, holder) for holder in holders],
        given_up=_given_up_by(state, robot),
    )


def _given_up_by(state: State, robot: int) -> list[int]:
    """BC-CTL-04: what its seat would lose because it goes to battle."""
    return given_up(state, gone_to_battle(state, robot), state.owners[robot])


def _meeting(
    state: State, looker: int | None, resource: int, attacker: int, defender: int
) -> MeetingLook | None:
    """The battle as it would open, and how far each side could visibly go.

    It is not complete where somebody decides first, or chance or a hidden card does.
    """
    met = meeting(state, looker, resource, attacker, defender)
    if met is None or met.state.battle is None:
        return None
    return MeetingLook(
        battle=view_of_battle(met.state, met.state.battle),
        ends=_ends(met.state),
        sides=(_prospect(met.state, 0), _prospect(met.state, 1)),
        complete=met.complete,
    )


def _ends(state: State) -> list[Sentence]:
    """How the battle of that moment would end, in sentences."""
    battle = state.battle
    assert battle is not None
    told = ends(view_of_battle(state, battle), lambda card: card_of(state, card).title)
    return list(told.values())


def _prospect(state: State, side: int) -> ProspectLook:
    """What supporters in sight and dice could add to a lead; cards in hand are not foreseen."""
    battle = state.battle
    assert battle is not None
    seat, lead = battle.seats[side], battle.leads[side]
    slots = 0
    if why_no_support(state, seat) is None:
        slots = max(0, support_limit(state, seat) - slots_used(state, side))
    able = [
        (card_of(state, each).strength[1], each)
        for each in state.robots[seat]
        if why_not_join(state, seat, each) is None
    ]
    able.sort(reverse=True)
    dice = combat_dice(state, lead)
    added = sum(strength for strength, _ in able[:slots])
    return ProspectLook(
        robot=lead,
        speed=speed(state, lead),
        bears=endurance(state, lead) - state.damage[lead],
        supporters=[each for _, each in able],
        slots=slots,
        dice=dice,
        more=added + HIGHEST_THAT_COUNTS * dice,
        hand=len(state.hands[seat]),
    )


def _after(state: State, seat: int | None, question: dict[str, Any]) -> AfterLook:
    """BC-BAT-04, BC-CTL-04, BC-RUL-23: the sums as the choice would leave them, what is given
    up by it and who falls.
    """
    action = parse_text(str(question.get("action")), ACTIONS)
    ahead = None if seat is None else after(state, seat, action)
    if seat is None or ahead is None:
        return AfterLook(ends=[], given_up=[], fallen=[])
    battle = ahead.state.battle if ahead.complete and is_fought(ahead.state) else None
    return AfterLook(
        battle=None if battle is None else view_of_battle(ahead.state, battle),
        ends=[] if battle is None else _ends(ahead.state),
        given_up=given_up(state, ahead.state, seat),
        fallen=fallen(state, ahead.state, seat),
    )


def _battle(state: State, seat: int | None, question: dict[str, Any]) -> BattleLook:
    """BC-SPT, BC-DEC-08 by public facts: support, dice, transforming and abilities."""
    battle = battle_now(state)
    if battle is None or NOTHING in battle.leads:
        raise Unreadable("there is no battle")
    return BattleLook(sides=(_still(state, 0), _still(state, 1)))


def _still(state: State, side: int) -> StillLook:
    battle = state.battle
    assert battle is not None
    seat, lead = battle.seats[side], battle.leads[side]
    joining = [
        JoinerLook(each, card_of(state, each).strength[1], said(why_not_join(state, seat, each)))
        for each in state.robots[seat]
        if each not in battle.leads and each not in supporters(state, side)
    ]
    return StillLook(
        seat=seat,
        support=said(why_no_support(state, seat)),
        supporters=joining,
        dice=0 if battle.rolled[side] else combat_dice(state, lead),
        transformation=said(why_not_transform_in_battle(state, seat, lead)),
        abilities=usable_in_sight(state, seat, IN_BATTLE),
        hand=len(state.hands[seat]),
        could_take_the_hit=supporters(state, side),
    )


LOOKS: Final[dict[str, Callable[[State, int | None, dict[str, Any]], Look]]] = {
    "cards": _cards,
    "claim": _claim,
    "contest": _contest,
    "challenge": _challenge,
    "battle": _battle,
    "after": _after,
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
