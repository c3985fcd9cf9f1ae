"""What comes of a choice, before it is made: the outcome first, the sum below it."""

from __future__ import annotations

from typing import Any

from rollout.gamekit.aftermath import settled
from rollout.gamekit.outlook import BAD, Outlook, Part, Sum, foregone, percentage
from rollout.gamekit.sentences import Sentence
from rollout.games.tabletop_warfare.actions import Fire, MoveAlong
from rollout.games.tabletop_warfare.content.roster import Mode
from rollout.games.tabletop_warfare.model import NOBODY, STANDING, Figure, State
from rollout.games.tabletop_warfare.naming import say_figure
from rollout.games.tabletop_warfare.rules.damage import protectors
from rollout.games.tabletop_warfare.rules.dice import D20
from rollout.games.tabletop_warfare.rules.figures import has, structure_left
from rollout.games.tabletop_warfare.rules.targets import mode_of
from rollout.games.tabletop_warfare.rules.to_hit import is_null_ray, to_hit
from rollout.games.tabletop_warfare.screen.arrivals import arrival
from rollout.games.tabletop_warfare.screen.chains import Chances
from rollout.games.tabletop_warfare.screen.fates import (
    chance_to_hit,
    destroyed,
    fate_of_target,
    harmed,
)
from rollout.games.tabletop_warfare.screen.forecasts import CaughtLook, caught_by
from rollout.games.tabletop_warfare.screen.questions import assault_of
from rollout.games.tabletop_warfare.screen.whereabouts import exposed, whereabouts
from rollout.kernel.actions import Action
from rollout.kernel.match import Match


def outlook(match: Match[Any], seat: int, action: Action) -> Outlook | None:
    state: State = match.state
    if isinstance(action, Fire) and state.shooter != NOBODY:
        return _shot(state, action)
    if isinstance(action, MoveAlong) and match.ask is not None:
        return _move(match, seat, action, state.figures[match.ask.context["figure"]])
    return whereabouts(match, seat, action)


def _shot(state: State, fire: Fire) -> Outlook | None:
    assault = assault_of(state)
    figure = assault.figure
    mode = mode_of(state, figure, fire)
    if mode is None:
        return None
    if fire.target == NOBODY:
        return Outlook(fates=_caught(state, caught_by(state, assault, mode, None)))
    target = state.figures[fire.target]
    chance = float(chance_to_hit(state, assault, mode, target))
    need = to_hit(state, assault, mode, target)
    sums = (Sum(_told_need(need.total, chance), need.terms, need.total),) if need.terms else ()
    if target.side == figure.side:
        words = Sentence("outlook-repairs", {"figure": say_figure(state, target.id)})
        return Outlook((Part(words, chance),), sums=sums)
    chances = fate_of_target(state, assault, fire.system, mode, target)
    return Outlook(
        _headline(chances, structure_left(state, target)),
        fates=(
            *_null_ray(state, figure, fire, mode, chance),
            *_caught(state, caught_by(state, assault, mode, target)),
        ),
        costs=_costs(state, target),
        sums=sums,
        replies=Sentence("outlook-replies-dodge") if has(state, target, "dodge") else None,
    )


def _headline(chances: Chances, left: int) -> tuple[Part, ...]:
    """Damage counts as far as there is structure for it."""
    amounts: dict[int, float] = {}
    for (dealt, _), chance in chances.items():
        counted = min(dealt, left)
        amounts[counted] = amounts.get(counted, 0.0) + float(chance)
    return (
        Part(Sentence("outlook-some-damage"), float(harmed(chances))),
        Part(Sentence("outlook-damage"), spread=tuple(sorted(amounts.items()))),
        Part(Sentence("outlook-destroyed"), float(destroyed(chances))),
    )


def _told_need(need: int, chance: float) -> Sentence:
    """TW-HIT-02: a d20 must show more: `= 5: 75 %`."""
    above = Sentence("outlook-above", {"need": need, "chance": percentage(chance)})
    return foregone("accuracy", need + 1, 1, D20) or above


def _null_ray(
    state: State, figure: Figure, fire: Fire, mode: Mode, chance: float
) -> tuple[Part, ...]:
    """TW-FAE-16: a marker in the place of damage."""
    if not is_null_ray(state, figure, fire.system, mode):
        return ()
    return (Part(Sentence("outlook-null-ray"), chance),)


def _costs(state: State, target: Figure) -> tuple[Sentence, ...]:
    """TW-FAE-04: who may step in."""
    return tuple(
        Sentence("outlook-protector", {"figure": say_figure(state, each.id)})
        for each in protectors(state, target)
    )


def _caught(state: State, caught: list[CaughtLook]) -> tuple[Part, ...]:
    """Friends first, as a warning."""
    parts = []
    for each in sorted(caught, key=lambda each: (not each.friend, each.figure)):
        key = "outlook-stuns" if each.stunned else "outlook-hurts"
        if each.friend:
            key += "-friend"
        words = Sentence(key, {"figure": say_figure(state, each.figure), "mean": each.mean})
        chance = None if each.stunned else each.harmed
        parts.append(Part(words, chance, tone=BAD if each.friend else ""))
    return tuple(parts)


def _move(match: Match[Any], seat: int, action: MoveAlong, figure: Figure) -> Outlook:
    """Ramming with what it does to both, stomping, terror; and who is in range of whom then."""
    state: State = match.state
    seen = arrival(state, figure, list(action.path))
    headline = [
        Part(
            Sentence(
                "outlook-rams",
                {"figure": say_figure(state, ram.target), "dealt": ram.dealt, "own": ram.own},
            )
        )
        for ram in seen.rams
    ]
    fates = [
        Part(Sentence("outlook-terror", {"figure": say_figure(state, number)}), 1 / 3, tone=BAD)
        for number in seen.terror
    ]
    fates += [
        Part(Sentence("outlook-stomps", {"figure": say_figure(state, number)}))
        for number in seen.stomped
    ]
    after = settled(match, seat, action)
    if after is not None and after.figures[figure.id].status == STANDING:
        fates += exposed(after, figure.id)
    return Outlook(tuple(headline), tuple(fates))
