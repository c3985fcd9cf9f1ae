"""What follows an action that leaves nothing to chance: the table after it, who is in reach of
whom there, and who is asked what.

It completes an outlook where no dice are rolled, so that no forecast only repeats its choice.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final, NamedTuple

import msgspec

from rollout.gamekit.naming import letter
from rollout.gamekit.outlook import BAD, GOOD, Foreteller, Outlook, Part, percentage
from rollout.gamekit.screen import Wording
from rollout.gamekit.sentences import Sentence
from rollout.kernel.actions import Action
from rollout.kernel.dice import Dice
from rollout.kernel.errors import TableError
from rollout.kernel.match import Match
from rollout.kernel.recorded import Recorded
from rollout.kernel.requests import Ask, Roll
from rollout.kernel.sources import Outside

BY_CHANCE: Final = "outlook-then-chance"
WORLDS: Final = 5
"""What they all have in common is told of what follows."""
MOST_NAMED: Final = 4
"""More names than that are counted."""


class Shot(NamedTuple):
    """Somebody who could be struck, or could strike, and how likely that is."""

    name: Any
    chance: float
    exact: bool = True


def rehearsed(match: Match[Any], seat: int, action: Action, world: int = 0) -> Match[Any] | None:
    """The match after an action, up to the next question or roll; None where it is refused.

    Where something is hidden from the seat, it is one of many worlds that it can imagine.
    """
    if match.game.hides(match.state, seat):
        aside = match.imagine(seat, Random(f"{match.ply} {world}"), Outside())
    else:
        aside = match.fork(Outside())
    try:
        aside.answer(action)
    except TableError:
        return None
    return aside


def settled(match: Match[Any], seat: int, action: Action) -> Any | None:
    """The state after an action that rolls nothing; None where dice or a hand decide."""
    ahead = rehearsed(match, seat, action)
    if ahead is None or isinstance(ahead.chance, Roll | Dice | Recorded):
        return None
    return ahead.state


def followed(tell: Foreteller, wording: Wording) -> Foreteller:
    """A foreteller that also says whose turn follows, and with which question."""

    def told(match: Match[Any], seat: int, action: Action) -> Outlook | None:
        found = tell(match, seat, action)
        then = _then(match, seat, action, wording)
        if then is None or (then.key == BY_CHANCE and _weighs(found)):
            return found
        return msgspec.structs.replace(found or Outlook(), then=then)

    return told


def _weighs(found: Outlook | None) -> bool:
    """Whether it says how the dice may fall."""
    parts = () if found is None else found.headline
    return any(part.chance is not None or part.spread for part in parts)


def exposure(targets: Sequence[Shot], threats: Sequence[Shot] | None = None) -> tuple[Part, ...]:
    """Whom a piece could strike where it stands, and who it."""
    parts = [Part(_listed("outlook-targets", targets), tone=GOOD if targets else "")]
    if threats is not None:
        parts.append(Part(_listed("outlook-threats", threats), tone=BAD if threats else ""))
    return tuple(parts)


def _listed(key: str, shots: Sequence[Shot]) -> Sentence:
    """The likeliest first."""
    order = sorted(shots, key=lambda shot: -shot.chance)
    names = [_shot(each) for each in order[:MOST_NAMED]]
    if len(order) > MOST_NAMED:
        names.append(Sentence("outlook-more", {"count": len(order) - MOST_NAMED}))
    return Sentence(key, {"count": len(order), "names": names})


def _shot(shot: Shot) -> Sentence:
    about = "" if shot.exact else "≈ "
    return Sentence("outlook-shot", {"name": shot.name, "chance": about + percentage(shot.chance)})


def _then(match: Match[Any], seat: int, action: Action, wording: Wording) -> Sentence | None:
    """None where it depends on what the seat cannot know."""
    hidden = match.game.hides(match.state, seat)
    worlds = [rehearsed(match, seat, action, world) for world in range(WORLDS if hidden else 1)]
    found = [None if ahead is None else _next(ahead, seat, wording) for ahead in worlds]
    return found[0] if all(each == found[0] for each in found) else None


def _next(ahead: Match[Any], seat: int, wording: Wording) -> Sentence:
    if ahead.chance is not None:
        about = ahead.chance.about.replace("_", "-")
        return Sentence(BY_CHANCE, {"about": Sentence(f"roll-{about}")})
    ask = ahead.ask
    if ask is None:
        return Sentence("outlook-then-over")
    if ask.seat != seat:
        name = letter(ask.seat)
        other = Sentence("player-seat", {"seat": name}, otherwise=name)
        return Sentence("outlook-then-other", {"player": other})
    return Sentence("outlook-then", {"question": _question(ahead.state, ask, wording)})


def _question(state: Any, ask: Ask, wording: Wording) -> Sentence:
    plain = {
        name: value for name, value in ask.context.items() if isinstance(value, int | float | str)
    }
    said = {**plain, "seat": letter(ask.seat), **wording(state, ask)}
    return Sentence(f"ask-{ask.about}".replace("_", "-"), said)
