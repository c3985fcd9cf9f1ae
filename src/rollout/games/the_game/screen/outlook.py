"""What comes of a choice, before it is made: of attacks, repairs and control what the dice say."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from rollout.gamekit.outlook import BAD, GOOD, Outlook, Part, Prospect, first_sums, prospect
from rollout.gamekit.sentences import Sentence
from rollout.games.the_game.actions import (
    Repair,
    SetFire,
    Shoot,
    ShootConstruct,
    Strike,
    StrikeConstruct,
    TakeControl,
)
from rollout.games.the_game.events import (
    ConstructDamaged,
    ConstructDestroyed,
    ControlRolled,
    Damaged,
    Deactivated,
    FireSet,
    Repaired,
    Unconscious,
)
from rollout.games.the_game.model import GONE, State
from rollout.games.the_game.naming import unit_said
from rollout.games.the_game.screen.whereabouts import whereabouts
from rollout.kernel.actions import Action, Event
from rollout.kernel.match import Match

End = tuple[frozenset[tuple[int, int]], frozenset[int]]
"""The hit points that units lose, and the units that are out (TG-DMG-02, TG-DMG-03)."""
Telling = Callable[[Match[State], int, Any], Outlook]


def outlook(match: Match[State], seat: int, action: Action) -> Outlook | None:
    """The outcome of what rolls dice; of everything else where it leaves the unit that acts."""
    tell = TOLD.get(type(action))
    return whereabouts(match, seat, action) if tell is None else tell(match, seat, action)


def _attack(match: Match[State], seat: int, action: Shoot | Strike) -> Outlook:
    """TG-HIT-09, TG-DMG-01 to 03: what the target loses, and whom else it may meet."""
    ahead = prospect(match, action, losses)
    target = action.target
    out = ahead.chance(lambda end: target in end[1])
    headline = [
        Part(Sentence("outlook-some-damage"), ahead.chance(lambda end: _is_hurt(end, target))),
        Part(Sentence("outlook-damage"), spread=ahead.spread(lambda end: _lost(end, target))),
    ]
    if out:
        headline.append(Part(Sentence("outlook-out"), out))
    fates = tuple(_bystanders(match.state, seat, ahead, target))
    return ahead.outlook(headline, fates=fates, sums=first_sums(match, seat, action))


def losses(match: Match[Any]) -> End:
    """Of all units at once: humans leave no body, they are gone (TG-RUL-87)."""
    lost: dict[int, int] = {}
    out = set()
    for event in match.events:
        if isinstance(event, Damaged):
            lost[event.unit] = lost.get(event.unit, 0) + event.amount
        elif isinstance(event, (Deactivated, Unconscious)):
            out.add(event.unit)
    out.update(unit for unit in lost if match.state.units[unit].status == GONE)
    return frozenset(lost.items()), frozenset(out)


def _lost(end: End, unit: int) -> int:
    return sum(amount for each, amount in end[0] if each == unit)


def _is_hurt(end: End, unit: int) -> bool:
    return unit in end[1] or _lost(end, unit) > 0


def _bystanders(state: State, seat: int, ahead: Prospect, target: int) -> list[Part]:
    """TG-COV-03, TG-COV-04: who else may be hit, the own units first."""
    ends: list[End] = list(ahead.odds.distribution)
    met = {unit for end in ends for unit, _ in end[0]} | {unit for end in ends for unit in end[1]}
    found = []
    for unit in sorted(met - {target}, key=lambda each: (state.units[each].seat != seat, each)):
        mine = state.units[unit].seat == seat
        chance = ahead.chance(lambda end, unit=unit: _is_hurt(end, unit))  # type: ignore[misc]
        if chance:
            words = Sentence("outlook-hurts", {"unit": unit_said(state, unit)})
            found.append(Part(words, chance, tone=BAD if mine else ""))
    return found


def _construct(match: Match[State], seat: int, action: ShootConstruct | StrikeConstruct) -> Outlook:
    """TG-CON-06: what the construct loses, and whether it falls."""

    def loss(after: Match[Any]) -> tuple[int, bool]:
        there = [
            event
            for event in after.events
            if isinstance(event, ConstructDamaged | ConstructDestroyed)
            and event.cell == action.cell
        ]
        amount = sum(event.amount for event in there if isinstance(event, ConstructDamaged))
        return amount, any(isinstance(event, ConstructDestroyed) for event in there)

    ahead = prospect(match, action, loss)
    headline = [
        Part(Sentence("outlook-some-damage"), ahead.chance(lambda end: end[0] > 0 or end[1])),
        Part(Sentence("outlook-damage"), spread=ahead.spread(lambda end: int(end[0]))),
        Part(Sentence("outlook-collapses"), ahead.chance(lambda end: bool(end[1]))),
    ]
    return ahead.outlook(headline, sums=first_sums(match, seat, action))


def _happens(
    match: Match[State], seat: int, action: Action, key: str, is_it: Callable[[Event], bool]
) -> Outlook:
    def whether(after: Match[Any]) -> bool:
        return any(is_it(event) for event in after.events)

    ahead = prospect(match, action, whether)
    part = Part(Sentence(key), ahead.chance(bool), tone=GOOD)
    return ahead.outlook([part], sums=first_sums(match, seat, action))


def _fire(match: Match[State], seat: int, action: SetFire) -> Outlook:
    return _happens(match, seat, action, "outlook-burns", lambda event: isinstance(event, FireSet))


def _control(match: Match[State], seat: int, action: TakeControl) -> Outlook:
    """TG-CTL-02."""

    def taken(event: Event) -> bool:
        return isinstance(event, ControlRolled) and event.success

    return _happens(match, seat, action, "outlook-controlled", taken)


def _repair(match: Match[State], seat: int, action: Repair) -> Outlook:
    """TG-REP: what the patient gets back."""

    def mended(after: Match[Any]) -> tuple[int, bool]:
        there = [event for event in after.events if isinstance(event, Repaired)]
        return sum(event.amount for event in there), any(event.revived for event in there)

    ahead = prospect(match, action, mended)
    headline = [Part(Sentence("outlook-mended"), spread=ahead.spread(lambda end: int(end[0])))]
    revived = ahead.chance(lambda end: bool(end[1]))
    if revived:
        headline.append(Part(Sentence("outlook-revived"), revived, tone=GOOD))
    return ahead.outlook(headline)


TOLD: Final[dict[type[Action], Telling]] = {
    Shoot: _attack,
    Strike: _attack,
    ShootConstruct: _construct,
    StrikeConstruct: _construct,
    SetFire: _fire,
    TakeControl: _control,
    Repair: _repair,
}
