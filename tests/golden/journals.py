"""Old journals: how they come to be written, and what must hold of them for good.

Each was written by the code of its day. It is replayed and verified by the code of today, so
that names and fields of actions, the words for chance, and the bytes of encoded states stay.
A newer version of rules or content does not make a journal invalid by itself: what it holds
is played with the rules of today, and only a line that has come to mean something else fails.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from rollout.kernel.journal import Journal
from rollout.kernel.match import Match
from rollout.kernel.sources import Outside, Seeded
from rollout.testing import Playthrough
from rollout.testing.playthroughs import MANNERS
from tests.golden.plans import Plan

TWO_SEATS = 2


def read(path: Path) -> Journal:
    return Journal.parse(path.read_text(encoding="utf-8"))


def verify(plan: Plan, path: Path) -> None:
    """Replay it, verify its chance, write it again. Raises Unreadable or AssertionError."""
    game, journal = plan.game, read(path)
    journal.rules_version = game.rules_version
    journal.content_version = game.content_version
    journal.verify(game)
    again = Journal.of(journal.replay(game))
    assert again.lines == journal.lines
    assert again.hashes == journal.hashes
    assert again.position == journal.position
    assert again.draws == journal.draws


def write_missing(plan: Plan) -> None:
    """Write those that the plan wants and that are not there. No journal is overwritten."""
    folder = plan.folder / "journals"
    folder.mkdir(exist_ok=True)
    for number, (setup, copy) in enumerate(
        (setup, copy) for copy in range(plan.journals) for setup in plan.setups
    ):
        how = list(ENDINGS)[(number + copy) % len(ENDINGS)]
        path = folder / f"{setup}-{how}.txt"
        if not path.exists():
            manner = MANNERS[number % len(MANNERS)]
            played = plan.playthrough(setup, 1000 + number, manner)
            path.write_text(Journal.of(ENDINGS[how](plan, played)).to_text(), encoding="utf-8")


def played_out(plan: Plan, played: Playthrough) -> Match[Any]:
    return played.play(plan.longest)


def broken_off(plan: Plan, played: Playthrough) -> Match[Any]:
    return played.play(60)


def conceded(plan: Plan, played: Playthrough) -> Match[Any]:
    """With more than two seats it is broken off: what giving up means there is a ruling."""
    match = played.play(45)
    if match.result is None and match.game.seats(match.state) == TWO_SEATS:
        match.concede(1)
    return match


def drawn(plan: Plan, played: Playthrough) -> Match[Any]:
    match = played.play(50)
    if match.result is None:
        match.agree_draw()
    return match


def taken_back(plan: Plan, played: Playthrough) -> Match[Any]:
    """With consent, over chance: numbers of draws are missing."""
    match = played.play(70)
    match.rewind(match.ply // 2)
    return played.play(90)


def own_dice(plan: Plan, played: Playthrough) -> Match[Any]:
    """Half of the outcomes come from outside."""
    match = played.play(30)
    rng, match.source = Random(7), Outside()
    while match.result is None and match.ply < 90:
        if match.ask is not None:
            match.answer(match.ask.options.sample(rng))
        elif match.chance is not None:
            match.resolve(match.chance.draw(rng))
    return match


def from_a_position(plan: Plan, played: Playthrough) -> Match[Any]:
    """Begun in the middle, where a step has just ended."""
    match = played.play(40)
    match.stop_after_step()
    while match.ask is not None:
        match.answer(match.ask.options.sample(played.rng))
    begun: Match[Any] = Match(match.game, match.setup, Seeded("5" * 32), match.state.copy())
    while begun.ask is not None and begun.ply < 60:
        begun.answer(begun.ask.options.sample(played.rng))
    return begun


ENDINGS = {
    "played-out": played_out,
    "broken-off": broken_off,
    "conceded": conceded,
    "own-dice": own_dice,
    "taken-back": taken_back,
    "from-a-position": from_a_position,
    "drawn": drawn,
}
