"""BC-CLM and BC-CHL: going for a Resource."""

from __future__ import annotations

from typing import Final

from rollout.gamekit.menus import Answers
from rollout.games.battlecards.actions import (
    AddStrength,
    Contest,
    Decline,
    Hold,
    Join,
    Play,
    Transform,
    UseAbility,
)
from rollout.games.battlecards.content.cards import ADVANTAGE
from rollout.games.battlecards.events import Challenged, ClaimGranted, ClaimStaked, Contested
from rollout.games.battlecards.model import HOME, IN_BATTLE, NOBODY, NOTHING, Battle, State
from rollout.games.battlecards.rules.abilities import settle, triggered
from rollout.games.battlecards.rules.battle import begin_battle, meet
from rollout.games.battlecards.rules.deciding_numbers import cannot_be_contested, ignores_speed
from rollout.games.battlecards.rules.leaving import put
from rollout.games.battlecards.rules.menu import (
    CONTEST,
    HOLD,
    PLAY,
    TRANSFORM,
    SeatMenu,
    why_not_in_hand,
)
from rollout.games.battlecards.rules.on_the_table import card_of, opponents, robots_on
from rollout.games.battlecards.rules.robot_figures import speed, standing
from rollout.games.battlecards.rules.transforming import NOT_YOUR_ROBOT as NO_OWN_TO_TRANSFORM
from rollout.games.battlecards.rules.usable import (
    AT_ANY_TIME,
    abilities_in_play,
    ability_choices,
    could_use_something,
    play_choices,
    why_not_ability,
    why_not_play,
)
from rollout.games.battlecards.rules.using import play_advantage, use_ability
from rollout.games.battlecards.rules.windows import why_not_now
from rollout.games.battlecards.rules.zones import move, update_control
from rollout.kernel.actions import Action
from rollout.kernel.errors import Refusal
from rollout.kernel.game import Script, Table

CONTEST_WINDOW: Final = "contest"
DECLINE: Final = Decline()

NOT_YOUR_CLAIMER: Final = Refusal("BC-CLM-01", "not-your-robot-in-play")
NOT_YOUR_CONTESTER: Final = Refusal("BC-CLM-04", "not-your-robot-in-play")
NOT_YOUR_CHALLENGER: Final = Refusal("BC-CHL-01", "not-your-robot-in-play")
FIRST_TURN: Final = Refusal("BC-TRN-06", "no-claim-on-first-turn")
ATTEMPT_MADE: Final = Refusal("BC-RUL-03", "attempt-already-made")
CLAIM_MADE: Final = Refusal("BC-CLM-02", "attempt-already-made")
CHALLENGE_MADE: Final = Refusal("BC-CHL-03", "attempt-already-made")
NOT_FROM_HOMEBASE: Final = Refusal("BC-CLM-03", "claims-start-at-homebase")
NOT_FREE: Final = Refusal("BC-CLM-01", "resource-is-controlled")
NOT_IN_FIELD: Final = Refusal("BC-CLM-01", "not-in-the-field")
WARDED: Final = Refusal("BC-GEN-03", "resource-is-warded")
OWN_RESOURCE: Final = Refusal("BC-CHL-08", "own-resource")
NOT_HELD: Final = Refusal("BC-RUL-42", "nobody-to-challenge")
OF_TEAM_MATE: Final = Refusal("BC-RUL-89", "team-mate-controls-it")
NO_TRANSFORMING_FIRST: Final = Refusal("BC-RUL-36", "contesters-come-as-they-are")
NO_SUPPORT_YET: Final = Refusal("BC-RUL-94", "only-in-battle")
NOT_THERE: Final = Refusal("BC-CHL-05", "only-robots-there-hold")
HOMEBASE_ONLY: Final = Refusal("BC-RUL-34", "contesters-come-from-homebase")


def why_not_claim(state: State, seat: int, robot: int, resource: int) -> Refusal | None:
    """BC-CLM-01 to 03: a Robot in Homebase, an uncontrolled Resource, once a turn."""
    if robot not in state.robots[seat]:
        return NOT_YOUR_CLAIMER
    refusal = _no_claim_this_turn(state, seat)
    if refusal is not None:
        return refusal
    if state.place[robot] != HOME:
        return NOT_FROM_HOMEBASE
    return _why_not_claimable(state, seat, resource)


def claimable(state: State, seat: int) -> list[int]:
    """The Resources a seat may stake a claim on now."""
    if _no_claim_this_turn(state, seat) is not None:
        return []
    free: list[int] = []
    for resource in state.resources:
        if state.controller[resource] == NOBODY:
            free.append(resource)
    return _without_warded(state, seat, free)


def _no_claim_this_turn(state: State, seat: int) -> Refusal | None:
    """BC-TRN-06, BC-RUL-03, 04: not on the seat's first turn; one attempt in all."""
    options = state.options
    if state.turns_taken[seat] == 1 and options.first_turn_claim == "forbidden":
        return FIRST_TURN
    if state.claimed:
        return CLAIM_MADE
    return ATTEMPT_MADE if state.challenged and options.attempts_per_turn == "one" else None


def _why_not_claimable(state: State, seat: int, resource: int) -> Refusal | None:
    if state.controller[resource] != NOBODY:
        return NOT_FREE
    if resource not in state.resources:
        return NOT_IN_FIELD
    return WARDED if is_warded(state, seat, resource) else None


def _without_warded(state: State, seat: int, resources: list[int]) -> list[int]:
    if not state.modifiers and "ward" not in state.words:
        return resources
    return [each for each in resources if not is_warded(state, seat, each)]


def is_warded(state: State, seat: int, resource: int) -> bool:
    """Whether somebody keeps this seat from going for the Resource."""
    return any(seat in opponents(state, warder) for warder in warders(state, resource))


def warders(state: State, resource: int) -> list[int]:
    """The seats that keep others from the Resource, for a while or by what stands there."""
    found = [
        each.seat for each in state.modifiers if each.word == "ward" and each.target == resource
    ]
    if "ward" in state.words:
        found += [
            seat
            for seat in range(len(state.banks))
            for _, source in standing(state, seat, "ward")
            if source == resource or state.place[source] == resource
        ]
    return found


def why_not_challenge(state: State, seat: int, robot: int, resource: int) -> Refusal | None:
    """BC-CHL-01 to 04: any Robot, from anywhere, at any speed, once a turn."""
    if robot not in state.robots[seat]:
        return NOT_YOUR_CHALLENGER
    return _no_challenge_this_turn(state) or _why_not_challengeable(state, seat, resource)


def challengeable(state: State, seat: int) -> list[int]:
    """The Resources a seat may challenge now."""
    if _no_challenge_this_turn(state) is not None:
        return []
    rivals = opponents(state, seat)
    held: list[int] = []
    for resource in state.resources:
        if state.controller[resource] in rivals:
            held.append(resource)
    return _without_warded(state, seat, held)


def _no_challenge_this_turn(state: State) -> Refusal | None:
    if state.challenged:
        return CHALLENGE_MADE
    one_attempt = state.options.attempts_per_turn == "one"
    return ATTEMPT_MADE if state.claimed and one_attempt else None


def _why_not_challengeable(state: State, seat: int, resource: int) -> Refusal | None:
    """BC-RUL-42, 89: it takes an opponent who controls the Resource."""
    controller = state.controller[resource]
    if controller == seat:
        return OWN_RESOURCE
    if controller == NOBODY:
        return NOT_HELD
    if controller not in opponents(state, seat):
        return OF_TEAM_MATE
    return WARDED if is_warded(state, seat, resource) else None


def stake_claim(table: Table[State], seat: int, robot: int, resource: int) -> Script[None]:
    """BC-CLM: the claimer moves there; each opponent in turn may answer."""
    state = table.state
    state.claimed = True
    state.eventful = True
    state.claim = resource
    put(state, robot, IN_BATTLE)
    table.tell(ClaimStaked(seat, robot, resource))
    if not cannot_be_contested(state, seat):
        for opponent in opponents(state, seat):
            contester = yield from _ask_to_contest(table, opponent, robot, resource)
            if contester is not None:
                state.claim = NOTHING
                yield from _meet(table, robot, resource, opponent, contester)
                return
            if not _claim_stands(state, robot, resource):
                break
    stands = _claim_stands(state, robot, resource)
    state.claim = NOTHING
    if stands:
        yield from _take_over(table, seat, robot, resource)
    elif state.place[robot] == IN_BATTLE:
        move(table, robot, HOME)


def _claim_stands(state: State, claimer: int, resource: int) -> bool:
    """Whether the claimer still waits before the Resource, whatever answered the claim."""
    return state.place[claimer] == IN_BATTLE and resource in state.resources


def _take_over(table: Table[State], seat: int, robot: int, resource: int) -> Script[None]:
    """BC-CLM-07, BC-RUL-35: nobody contests; strangers on the Resource go home."""
    state = table.state
    for other in robots_on(state, resource):
        if state.owners[other] != seat:
            move(table, other, HOME)
    table.tell(ClaimGranted(seat, robot, resource))
    move(table, robot, resource)
    pending = []
    for gainer, gained in update_control(table):
        if gained == resource and gainer == seat:
            pending += triggered(state, robot, "control", seat)
        pending += triggered(state, gained, "control", gainer)
    yield from settle(table, pending)


def _meet(
    table: Table[State], robot: int, resource: int, opponent: int, contester: int
) -> Script[None]:
    """BC-CLM-06: the contester comes, and there is a battle."""
    state = table.state
    start = state.place[contester]
    put(state, contester, IN_BATTLE)
    seats, leads, starts = [state.seat, opponent], [robot, contester], [HOME, start]
    meet(state, Battle(resource, False, seats, leads, starts))
    table.tell(Contested(opponent, contester, resource))
    update_control(table)
    yield from begin_battle(table)


class ContestMenu(SeatMenu):
    """How an opponent may answer a claim."""

    rule = "BC-DEC-05"

    def __init__(self, state: State, seat: int, claimer: int) -> None:
        super().__init__(state, seat)
        self.claimer = claimer

    def offers(self) -> list[Action]:
        state, seat = self.state, self.seat
        actions: list[Action] = [DECLINE]
        actions += contest_choices(state, seat, self.claimer)
        actions += play_choices(state, seat, CONTEST_WINDOW)
        actions += ability_choices(state, seat, AT_ANY_TIME)
        return actions

    def why_not(self, action: Action) -> Refusal | None:
        state, seat = self.state, self.seat
        if isinstance(action, Contest):
            return why_not_contest(state, seat, action.robot, self.claimer)
        if isinstance(action, Play):
            if action.card not in state.hands[seat]:
                return why_not_in_hand(state, seat, action.card)
            return why_not_play(state, seat, action.card, CONTEST_WINDOW)
        if isinstance(action, Transform):
            own = action.robot in state.robots[seat]
            return NO_TRANSFORMING_FIRST if own else NO_OWN_TO_TRANSFORM
        if isinstance(action, UseAbility):
            return why_not_ability(state, seat, action.card, AT_ANY_TIME)
        if isinstance(action, (AddStrength, Join)):
            return NO_SUPPORT_YET
        return None if isinstance(action, Decline) else why_not_now(state, seat, action)

    def considered(self) -> list[Action]:
        state, seat = self.state, self.seat
        actions: list[Action] = []
        for robot in state.robots[seat]:
            actions += [CONTEST[robot], TRANSFORM[robot]]
        actions += abilities_in_play(state, seat)
        for card in state.hands[seat]:
            if card_of(state, card).kind == ADVANTAGE:
                actions.append(PLAY[card])
        return actions


def contest_choices(state: State, seat: int, claimer: int) -> list[Action]:
    needed = speed(state, claimer)
    choices: list[Action] = []
    for robot in state.robots[seat]:
        if _why_not_contest(state, seat, robot, needed) is None:
            choices.append(CONTEST[robot])
    return choices


def why_not_contest(state: State, seat: int, robot: int, claimer: int) -> Refusal | None:
    """BC-CLM-05, BC-RUL-34, 36: as fast as the claimer in the present modes, from anywhere."""
    return _why_not_contest(state, seat, robot, speed(state, claimer))


def _why_not_contest(state: State, seat: int, robot: int, needed: int) -> Refusal | None:
    if robot not in state.robots[seat]:
        return NOT_YOUR_CONTESTER
    if state.options.contest_from == "homebase_only" and state.place[robot] != HOME:
        return HOMEBASE_ONLY
    own = speed(state, robot)
    if own < needed and not ignores_speed(state, robot):
        return Refusal("BC-CLM-05", "too-slow-to-contest", {"speed": own, "needed": needed})
    return None


def _ask_to_contest(
    table: Table[State], seat: int, claimer: int, resource: int
) -> Script[int | None]:
    """BC-CLM-04, BC-RUL-24: asked again after each card or ability."""
    state = table.state
    while _claim_stands(state, claimer, resource) and _window_opens(state, seat, claimer):
        menu = ContestMenu(state, seat, claimer)
        action = yield table.ask(seat, "contest", menu, robot=claimer, resource=resource)
        if isinstance(action, Contest):
            return action.robot
        if isinstance(action, Play):
            yield from play_advantage(table, seat, action.card)
        elif isinstance(action, UseAbility):
            yield from use_ability(table, seat, action.card)
        else:
            return None
    return None


def _window_opens(state: State, seat: int, claimer: int) -> bool:
    """BC-RUL-82: by public facts alone; a hand with cards might hold one for this window."""
    if contest_choices(state, seat, claimer) or could_use_something(state, seat, AT_ANY_TIME):
        return True
    return bool(state.hands[seat]) and bool(state.robots[seat])


def challenge(table: Table[State], seat: int, robot: int, resource: int) -> Script[None]:
    """BC-CHL-01 to 05: the challenger comes; the controlling seat must fight with a Robot there."""
    state = table.state
    state.challenged = True
    state.eventful = True
    defender = state.controller[resource]
    start = state.place[robot]
    holders = [each for each in state.robots[defender] if state.place[each] == resource]
    holder = holders[0]
    if len(holders) > 1:
        menu = Answers([HOLD[each] for each in holders], NOT_THERE)
        answer: Hold = yield table.ask(defender, "hold", menu, robot=robot, resource=resource)
        holder = answer.robot
    put(state, robot, IN_BATTLE)
    seats, leads, starts = [seat, defender], [robot, holder], [start, resource]
    meet(state, Battle(resource, True, seats, leads, starts))
    table.tell(Challenged(seat, robot, resource, holder))
    update_control(table)
    yield from begin_battle(table)
