"""Standing answers: kept by the service, seen by their seat alone, journaled as any other."""

from __future__ import annotations

import asyncio
import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any, Literal

import pytest

from rollout.gamekit.standing_answers import (
    StandingAnswer,
    always,
    standing_reply,
    when_nothing_else,
)
from rollout.games.samples.facts import Call, Claim, Fold
from rollout.kernel.actions import Action
from rollout.kernel.options import Listed
from rollout.kernel.requests import Ask
from rollout.server import dealings
from rollout.server.answering import answer_as_wished, coming, keep
from rollout.server.creation import NewMatch, NewSeat, create_match
from rollout.server.messages import StandingMessage
from rollout.server.records import SeatRecord
from rollout.server.room import Room
from tests.server.people import Api, Chair
from tests.server.test_committed import first_answer, table
from tests.server.timed import serving

TURN = (
    {"do": "stay"},
    {"do": "face", "facing": 0},
    {"do": "fire", "bearing": 0},
)
ASKED = Ask(0, "believe", Listed([Fold(), Call()]))


def test_a_wish_answers_its_own_question_only() -> None:
    answer = always("believe", Fold)
    assert answer(None, ASKED, 1) == Fold()
    assert answer(None, Ask(0, "claim", Listed([Fold()])), 1) is None
    assert always("believe", Claim)(None, ASKED, 1) is None


def test_nothing_else_means_a_single_answer() -> None:
    answer = when_nothing_else(frozenset({"believe"}), (Fold,))
    assert answer(None, Ask(0, "believe", Listed([Fold()])), 1) == Fold()
    assert answer(None, Ask(0, "believe", Listed([Call()])), 1) is None
    assert answer(None, ASKED, 1) is None
    assert answer(None, Ask(0, "claim", Listed([Fold()])), 1) is None


def test_the_first_wish_that_applies_and_is_offered_answers() -> None:
    listed = (
        StandingAnswer("claims", lambda state, ask, number: Claim()),
        StandingAnswer("calls", lambda state, ask, number: Call() if number == 3 else None, most=3),
        StandingAnswer("folds", always("believe", Fold)),
    )
    wishes = {"claims": 1, "calls": 2, "folds": 1}
    assert standing_reply(listed, wishes, None, ASKED) == Fold()
    assert standing_reply(listed, {**wishes, "calls": 9}, None, ASKED) == Call()
    assert standing_reply(listed, {"folds": 0}, None, ASKED) is None


def sit(api: Api) -> tuple[Chair, Chair]:
    made = api.create("shield_duel")
    match, tokens = made["match"], made["tokens"]
    return api.sit(match, tokens["0"]), api.sit(match, tokens["1"])


def test_a_seat_is_answered_for_as_it_wishes_as_if_it_had_answered(api: Api) -> None:
    first, second = sit(api)
    with first, second:
        offered = first.ask(standing={"seat": 0})
        assert offered["offered"] == [{"name": "stay", "most": 1}]
        assert offered["wishes"] == {}
        kept = first.ask(standing={"seat": 0, "wishes": {"stay": 1}})
        assert kept["wishes"] == {"stay": 1}
        first.until_after(0)
        assert first.table["ask"]["about"] == "face"
        assert second.ask(standing={"seat": 1})["wishes"] == {}
        assert second.ask(standing={"seat": 0})["refusal"]["why"] == "not-your-seat"
        assert not any("wishes" in text for text in second.bytes if '"table"' in text)


def test_a_wish_holds_whenever_the_question_comes_again(api: Api) -> None:
    first, second = sit(api)
    with first, second:
        for seat, chair in enumerate((first, second)):
            chair.ask(standing={"seat": seat, "wishes": {"stay": 1}})
        for turn, chair in enumerate((first, second, first)):
            chair.until_after(3 * turn)
            assert chair.answer({"do": "face", "facing": 0})["ply"] == 3 * turn + 2
            chair.until_after(3 * turn + 1)
            assert chair.answer({"do": "fire", "bearing": 0})["ply"] == 3 * turn + 3


def test_no_id_of_a_player_stands_in_the_way_of_what_the_service_answers(api: Api) -> None:
    """The sixth row is the turn of the same seat again."""
    made = api.create("shield_duel")
    with api.sit(made["match"], *made["tokens"].values()) as both:
        for turn, seat in enumerate((0, 1)):
            for step, action in enumerate(TURN):
                row = int(both.table["head"].split()[0])
                body = {"id": f"standing-{row + 6}", "seat": seat, "ply": 3 * turn + step}
                both.send({"answer": {**body, "action": action}})
                assert both.receive("done")["ply"] == 3 * turn + step + 1
                both.until_after(3 * turn + step)
        both.ask(standing={"seat": 0, "wishes": {"stay": 1}})
        both.until_after(6)
        assert both.table["ask"]["about"] == "face"


def test_nobody_learns_from_the_rows_what_was_answered_for_somebody(api: Api) -> None:
    made = api.create("shield_duel")
    with api.sit(made["match"], *made["tokens"].values()) as both:
        both.ask(standing={"seat": 0, "wishes": {"stay": 1}})
        both.until_after(0)
        both.ask(concede={"seat": 1})
        rows = api.get(f"/api/matches/{made['match']}/rows").splitlines()[2:]
    (answer,) = [json.loads(row)[3] for row in rows if '"answer"' in row]
    assert re.fullmatch("0/a[0-9a-z]{18}", answer)


def test_what_the_game_does_not_know_is_refused(api: Api) -> None:
    first, second = sit(api)
    with first, second:
        for wishes in ({"cheats": 1}, {"stay": 2}):
            refused = first.ask(standing={"seat": 0, "wishes": wishes})
            assert refused["refusal"]["why"] == "no-such-standing-answer"
        assert first.ask(standing={"seat": 0})["wishes"] == {}


def test_a_seat_may_decide_this_moment_itself(api: Api) -> None:
    first, second = sit(api)
    with first, second:
        held = first.ask(standing={"seat": 0, "wishes": {"stay": 1}, "hold": 0})
        assert held["wishes"] == {"stay": 1}
        walk = {"do": "walk", "path": [[12_000, 4_000]]}
        assert first.answer(walk)["ply"] == 1
        first.until_after(0)
        assert first.events[-1]["event"]["event"] == "walked"


def test_what_was_answered_as_wished_and_is_taken_back_the_seat_decides_itself(
    tmp_path: Path,
) -> None:
    async def scenario() -> None:
        async with table(f"sqlite:///{tmp_path / 'm.sqlite'}", "shield_duel") as held:
            room = held.room
            await keep(room, StandingMessage("s", 0, {"stay": 1}))
            await answer_as_wished(room)
            assert room.play.match.ply == 1
            await dealings.undo(room, 0, (0, 1))
            assert (room.play.match.ply, coming(room)) == (0, None)
            await first_answer(room)
            await dealings.undo(room, 0, (0, 1))
            assert (room.play.match.ply, coming(room)) == (0, None)

    asyncio.run(scenario())


@pytest.mark.parametrize("undo", ["rule", "consent"])
def test_going_back_passes_over_what_was_only_answered_as_wished(
    undo: Literal["rule", "consent"], tmp_path: Path
) -> None:
    """By consent too, where nobody else has a say."""

    async def scenario() -> None:
        async with serving(f"sqlite:///{tmp_path / 'm.sqlite'}") as service:
            seats = [NewSeat("me"), NewSeat("hotseat")]
            wanted = NewMatch("shield_duel", undo=undo, seats=seats)
            made = await create_match(service, wanted, None)
            room = await service.rooms.get(made.match)
            for ply, action in enumerate(TURN):
                read = room.play.read_action(json.dumps(action).encode())
                await room.answer(0, ply, f"a{ply}", (read,), lambda ply: None)
            await keep(room, StandingMessage("s", 1, {"stay": 1}))
            await answer_as_wished(room)
            assert room.play.match.ply == len(TURN) + 1
            await dealings.undo(room, 1, (0, 1))
            assert room.play.match.ply == len(TURN) - 1
            assert json.loads(room.seats[1].standing) == {"stay": 1}

    asyncio.run(scenario())


class Asking:
    """Before a seat is changed another worker asks for all rows there are."""

    def __init__(self, store: Any, room: Room, behind: Room) -> None:
        self.store, self.room, self.behind = store, room, behind

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)

    async def set_standing(self, before: SeatRecord, standing: str) -> bool:
        await self.behind.catch_up(self.room.stored.sequence)
        assert self.behind.play.match.ply == 1
        kept: bool = await self.store.set_standing(before, standing)
        return kept


def test_what_is_taken_back_is_answered_again_by_no_other_worker(tmp_path: Path) -> None:
    """It hears of the row at once, and of nothing else for a while."""

    async def scenario(database: str) -> None:
        async with serving(database) as here, serving(database) as there:
            seats = [NewSeat("me"), NewSeat("hotseat")]
            made = await create_match(here, NewMatch("shield_duel", seats=seats), None)
            room = await here.rooms.get(made.match)
            behind = await there.rooms.get(room.id)
            await keep(room, StandingMessage("s", 0, {"stay": 1}))
            await answer_as_wished(room)
            await behind.reload_seats()
            await behind.catch_up(room.stored.sequence)
            assert (behind.play.match.ply, bool(behind.seats[0].standing)) == (1, True)

            room.around.store = Asking(here.store, room, behind)  # type: ignore[assignment]
            await dealings.undo(room, 0, (0, 1))
            await behind.catch_up(room.stored.sequence)
            for each in (room, behind):
                assert (each.play.match.ply, coming(each)) == (0, None)

    asyncio.run(scenario(f"sqlite:///{tmp_path / 'm.sqlite'}"))


def test_where_a_game_fails_to_answer_the_seat_decides_itself(tmp_path: Path) -> None:
    def fail(state: Any, ask: Ask, number: int) -> Action | None:
        raise ZeroDivisionError

    async def scenario() -> None:
        async with table(f"sqlite:///{tmp_path / 'm.sqlite'}", "tic_tac_toe") as held:
            room = held.room
            listed = (StandingAnswer("fails", fail),)
            room.play.package = replace(room.play.package, standing=listed)
            for seat in room.seats:
                seat.standing = json.dumps({"fails": 1})
            await first_answer(room)
            assert coming(room) is None
            assert room.stored.ply == 1

    asyncio.run(scenario())
