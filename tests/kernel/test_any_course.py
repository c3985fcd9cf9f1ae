"""However a match came to where it stands, its answers alone lead there again."""

from __future__ import annotations

from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from rollout.games.samples.bluff import GAME as BLUFF
from rollout.games.samples.disc_duel import GAME as DISC_DUEL
from rollout.games.samples.tic_tac_toe import GAME as TIC_TAC_TOE
from rollout.kernel import (
    WORLD,
    CannotUndo,
    Concede,
    Fast,
    Game,
    Match,
    Outside,
    Source,
    TableError,
)

GAMES: list[Game[Any]] = [TIC_TAC_TOE.rules, BLUFF.rules, DISC_DUEL.rules]
MOVES = ("answer", "answer", "answer", "undo", "rewind", "fork", "at", "concede", "draw")


class Unwilling(Source):
    """Refuses every third draw."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def answer(self, chance: Any, number: int) -> Any:
        if self.rng.random() < 1 / 3:
            raise ZeroDivisionError
        return chance.draw(self.rng)


def move(match: Match[Any], what: str, rng: Random) -> Match[Any]:
    if what == "fork":
        return match.at(match.ply, Fast(rng))
    if what == "at":
        past = match.at(rng.randint(0, match.ply), Fast(rng))
        past.go_on()
        return past
    if what == "rewind":
        match.rewind(rng.randint(0, match.ply))
    elif what == "draw":
        match.agree_draw()
    elif what == "concede":
        match.answer(Concede())
    elif what == "undo":
        match.undo()
    elif match.ask is not None:
        match.answer(match.ask.options.sample(rng))
    return match


def again(match: Match[Any]) -> Match[Any]:
    """The same answers, from the beginning, one after the other."""
    fresh = Match(match.game, match.setup, Outside(), match.opening)
    for entry in match.entries:
        if entry.by == WORLD and fresh.chance is not None and not is_draw(entry.answer):
            fresh.resolve(entry.answer)
        elif entry.by == WORLD:
            fresh.agree_draw()
        else:
            fresh.answer(entry.answer, entry.by)
    return fresh


def is_draw(answer: object) -> bool:
    return type(answer).__name__ == "AgreeDraw"


def place(match: Match[Any]) -> tuple[Any, ...]:
    asked = (
        None if match.ask is None else (match.ask.seat, match.ask.about, list(match.ask.options))
    )
    chance = None if match.chance is None else (match.chance.about, match.chance.kind)
    return match.state.copy(), match.ply, match.steps, match.events, asked, chance, match.result


@given(st.sampled_from(GAMES), st.integers(0, 2**32), st.lists(st.sampled_from(MOVES), max_size=25))
def test_a_match_stands_where_its_answers_lead(
    game: Game[Any], seed: int, moves: list[str]
) -> None:
    rng = Random(seed)
    match = Match(game, source=Fast(rng))
    for what in moves:
        try:
            match = move(match, what, rng)
        except (TableError, CannotUndo):
            continue
        assert place(again(match)) == place(match)
        fork = match.fork(Outside())
        assert place(fork)[:3] == place(match)[:3]
        assert place(fork)[4:] == place(match)[4:]


@given(st.sampled_from(GAMES[1:]), st.integers(0, 2**32))
def test_a_match_whose_dice_fail_stands_where_it_stood(game: Game[Any], seed: int) -> None:
    rng = Random(seed)
    match = Match(game, source=Fast(rng))
    match.source = Unwilling(rng)
    for _ in range(20):
        before = (*place(match)[:3], list(match.events), match.draws, match.undo_refusal)
        try:
            match = move(match, "answer", rng)
        except ZeroDivisionError:
            after = (*place(match)[:3], list(match.events), match.draws, match.undo_refusal)
            assert after == before
        assert place(again(match)) == place(match)
