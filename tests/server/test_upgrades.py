"""Rules change while a match runs: it is watched by its checkpoints, and goes on by consent."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from benchmarks.soak.servers import GENEROUS, Server
from rollout.games.registry import find
from rollout.kernel.journal import Journal
from rollout.server import dealings, outlived
from rollout.server.api_matches import journal_of
from rollout.server.branching import entries_as_given, place_of
from rollout.server.checkpoints import lasting, public_view
from rollout.server.creation import Kept, NewMatch, NewSeat, create_match
from rollout.server.happenings import MatchResumed
from rollout.server.outlived import GoingOn, Outlived
from rollout.server.play import Unrecoverable
from rollout.server.problems import Problem
from rollout.server.records import Checkpoint, ClockRule, Origin
from rollout.server.room import Room
from rollout.server.service import Service
from rollout.server.settings import Settings
from tests.server.people import Api
from tests.server.upgrades import (
    LongBluff,
    Narrow,
    ThreeChips,
    TwoChips,
    answered,
    rules_become,
    serving,
)

SEATS = [NewSeat("me"), NewSeat("hotseat")]
BOTH = (0, 1)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'm.sqlite'}"
    address: str = request.getfixturevalue("postgres")
    return address


async def made(service: Service, game: str, **wishes: Any) -> Room:
    created = await create_match(service, NewMatch(game, seats=SEATS, **wishes), None)
    return await service.rooms.get(created.match)


async def kept(service: Service, match: str) -> list[Checkpoint]:
    return lasting(await service.store.rows(match), await service.store.checkpoints(match))


async def begun_by_old_rules(
    database: str, monkeypatch: pytest.MonkeyPatch, answers: int, **wishes: Any
) -> str:
    """A match with so many answers of people, for which the service now has other rules."""
    rules_become(monkeypatch, LongBluff())
    async with serving(database) as service:
        room = await made(service, "bluff", **wishes)
        await answered(room, answers)
    rules_become(monkeypatch, TwoChips())
    return room.id


def test_every_twenty_answers_the_state_between_two_steps_is_kept(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A deal has three answers, so the first step that ends after twenty ends with the 21st."""
    rules_become(monkeypatch, LongBluff())

    async def scenario() -> None:
        async with serving(database) as service:
            room = await made(service, "bluff")
            await answered(room, 29)
            found = await kept(service, room.id)
            assert [(each.ply, each.draws) for each in found] == [(0, 0), (21, 7), (42, 14)]
            assert msgspec.json.decode(found[1].state) == {
                "deal": 7, "cards": [], "rest": -1, "chips": [4, 3],
            }  # fmt: skip
            assert msgspec.json.decode(found[1].view) == {"deal": 7, "chips": [4, 3], "card": None}
            await answered(room, 31)
            assert room.stored.result is not None
            assert [each.ply for each in await kept(service, room.id)] == [0, 21, 42, 63, 84, 90]

    asyncio.run(scenario())


def test_a_checkpoint_of_what_was_taken_back_counts_no_more(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules_become(monkeypatch, LongBluff())

    async def scenario() -> None:
        async with serving(database) as service:
            room = await made(service, "bluff")
            await answered(room, 14)
            assert [each.ply for each in await kept(service, room.id)] == [0, 21]
            await dealings.undo(room, 0, BOTH)
            assert room.stored.ply == 20
            assert [each.ply for each in await kept(service, room.id)] == [0]
            await answered(room, 14)
            assert [each.ply for each in await kept(service, room.id)] == [0, 21]
        async with serving(database) as service:
            room = await service.rooms.get(room.id)
            await answered(room, 14)
            assert [each.ply for each in await kept(service, room.id)] == [0, 21, 42]

    asyncio.run(scenario())


def test_a_match_of_rules_that_are_gone_is_watched_by_its_checkpoints(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        match = await begun_by_old_rules(database, monkeypatch, 30)
        async with serving(database) as service:
            with pytest.raises(Unrecoverable):
                await service.rooms.get(match)
            found = await outlived.found(service, match)
            left = await outlived.what_is_left(found)
            assert left.rules == "1-chip"
            assert left.plies == [0, 21, 42]
            assert left.going_on == GoingOn(True, 42, [], [0, 1])
            table = outlived.table_at(found, (), 30)
            assert table["ply"] == 21
            assert msgspec.json.decode(table["view"])["chips"] == [4, 3]
            assert (table["ask"], table["seed"], table["events"]) == (None, None, [])
            summary = outlived.summary_left(found, (1,))
            assert (summary.outlived, summary.ply, summary.you) == (True, 42, (1,))
            with pytest.raises(Problem, match="match-is-readable"):
                await outlived.found(service, (await made(service, "tic_tac_toe")).id)

    asyncio.run(scenario())


def test_a_running_match_goes_on_from_its_last_checkpoint_when_all_seats_agree(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        match = await begun_by_old_rules(database, monkeypatch, 31)
        async with serving(database) as service:
            assert not await outlived.say(service, match, (0,), agrees=True)
            with pytest.raises(Unrecoverable):
                await service.rooms.get(match)
        async with serving(database) as service:
            left = await outlived.what_is_left(await outlived.found(service, match))
            assert left.going_on == GoingOn(True, 42, [0], [1])
            assert await outlived.say(service, match, (1,), agrees=True)
            room = await service.rooms.get(match)
            assert (room.stored.ply, room.play.match.state.deal) == (1, 14)
            assert room.stored.log[0] == (0, MatchResumed(42, "2-chips", "1"))
            assert room.record.rules_version == "2-chips"
            await answered(room, 30)
            assert room.play.match.state.chips == [7 + 16, 7 + 14]
        async with serving(database) as service:
            room = await service.rooms.get(match)
            assert room.play.match.state.deal == 29
            kinds = [row.kind for row in await service.store.rows(match)]
            assert kinds[31:34] == ["answer", "consent", "resume"]
            assert [each.ply for each in await kept(service, match)] == [0, 21, 42]

    asyncio.run(scenario())


def test_the_journal_of_a_resumed_match_says_so_and_holds(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Sixteen deals were drawn before, two of them after the checkpoint: none is drawn again."""

    async def scenario() -> None:
        match = await begun_by_old_rules(database, monkeypatch, 31)
        async with serving(database) as service:
            assert await outlived.say(service, match, BOTH, agrees=True)
            room = await service.rooms.get(match)
            await answered(room, 32)
            assert room.stored.result is not None
            written = journal_of(room.record, room.stored.match(), room.play).to_text()
            assert "resumed 42 draws 16 rules 1-chip content 1" in written.splitlines()
            journal = Journal.parse(written)
            assert journal.to_text() == written
            shown = journal.verify(find("bluff").rules)
            assert (shown.drawn, shown.skipped, shown.given, shown.earlier) == (16, 0, 0, 16)
            journal.lines[0].draw = 15
            with pytest.raises(Exception, match="a draw of the part before is used again"):
                journal.verify(find("bluff").rules)

    asyncio.run(scenario())


def test_one_refusal_and_the_match_stays_as_it_is(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        match = await begun_by_old_rules(database, monkeypatch, 14)
        async with serving(database) as service:
            assert not await outlived.say(service, match, (0,), agrees=True)
            assert not await outlived.say(service, match, (1,), agrees=False)
            left = await outlived.what_is_left(await outlived.found(service, match))
            assert left.going_on == GoingOn(True, 21, [], [0, 1])
            assert left.plies == [0, 21]
            assert not await outlived.say(service, match, (1,), agrees=True)
            left = await outlived.what_is_left(await outlived.found(service, match))
            assert left.going_on == GoingOn(True, 21, [1], [0])

    asyncio.run(scenario())


def test_what_was_agreed_for_some_rules_does_not_count_for_others(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        match = await begun_by_old_rules(database, monkeypatch, 14)
        async with serving(database) as service:
            assert not await outlived.say(service, match, (0,), agrees=True)
        rules_become(monkeypatch, ThreeChips())
        async with serving(database) as service:
            left = await outlived.what_is_left(await outlived.found(service, match))
            assert left.going_on == GoingOn(True, 21, [], [0, 1])
        rules_become(monkeypatch, LongBluff())
        async with serving(database) as service:
            room = await service.rooms.get(match)
            assert room.stored.ply == 22
            await answered(room, 1)
        async with serving(database) as service:
            assert (await service.rooms.get(match)).stored.ply == 23

    asyncio.run(scenario())


def test_where_the_new_rules_cannot_read_the_state_the_match_is_watched_only(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        match = await begun_by_old_rules(database, monkeypatch, 14)
        rules_become(monkeypatch, Narrow())
        async with serving(database) as service:
            left = await outlived.what_is_left(await outlived.found(service, match))
            assert left.plies == [0, 21]
            assert left.going_on == GoingOn(False, 21)
            with pytest.raises(Problem, match="cannot-be-resumed"):
                await outlived.say(service, match, BOTH, agrees=True)

    asyncio.run(scenario())


def test_a_finished_match_is_watched_to_its_end_and_never_goes_on(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        rules_become(monkeypatch, LongBluff())
        async with serving(database) as service:
            room = await made(service, "bluff")
            await answered(room, 3)
            await dealings.concede(room, 0, "x")
        rules_become(monkeypatch, TwoChips())
        async with serving(database) as service:
            found = await outlived.found(service, room.id)
            left = await outlived.what_is_left(found)
            assert left.plies == [0, 6]
            assert left.going_on == GoingOn(False, 6)
            assert outlived.table_at(found, (), 5)["result"] is None
            assert outlived.table_at(found, (), 6)["result"]["winners"] == [1]
            assert msgspec.json.decode(outlived.table_at(found, (), 6)["view"])["card"] is None

    asyncio.run(scenario())


def test_a_resumed_match_goes_on_elsewhere_and_on_its_clock(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A branch begins where the match was resumed; clocks begin anew."""

    async def scenario() -> None:
        clock = ClockRule("match", seconds=600)
        match = await begun_by_old_rules(database, monkeypatch, 14, clock=clock)
        async with serving(database) as service:
            assert await outlived.say(service, match, BOTH, agrees=True)
            room = await service.rooms.get(match)
            assert room.play.clocks.left == [600, 600]
            assert room.play.clocks.begun
            await answered(room, 3)
            played = room.stored.match()
            branched = Kept(Origin(entries_as_given(played, 3), place_of(played)), match, 3)
            wish = NewMatch("bluff", seats=SEATS)
            branch = (await create_match(service, wish, None, branched)).match
        async with serving(database) as service:
            room = await service.rooms.get(branch)
            assert (room.stored.ply, room.play.match.state.deal) == (4, 8)
            assert [entry.draw for entry in room.play.match.entries] == [-1, -1, -1, 0]

    asyncio.run(scenario())


@pytest.mark.parametrize(
    "game", ["the_game", "battlecards", "energon_wars", "tabletop_warfare", "attacktix"]
)
def test_a_checkpoint_shows_nothing_that_is_hidden(tmp_path: Path, game: str) -> None:
    """Whatever is dealt anew among what nobody sees, the view that is kept stays the same."""

    async def scenario() -> None:
        async with serving(f"sqlite:///{tmp_path / 'm.sqlite'}") as service:
            room = await made(service, game)
            while room.play.match.ply < 60 and room.play.match.ask is not None:
                await answered(room, 1)
            rules = room.play.game
            found = await kept(service, room.id)
            assert len(found) > 1
            for each in found:
                state = rules.decode(msgspec.json.decode(each.state))
                rules.imagine(state, None, Random(each.ply))
                view = msgspec.json.encode(public_view(room.play.package, state))
                assert view.decode() == each.view
            outer = Outlived(room.record, room.seats, [], found, "row 9 leads elsewhere")
            told = msgspec.json.encode(outlived.table_at(outer, (), 60)).decode()
            assert '"state"' not in told

    asyncio.run(scenario())


def test_people_watch_agree_and_go_on_over_http(tmp_path: Path) -> None:
    """Both seats are asked; a third person may only watch; what is hidden is in no answer."""
    file = tmp_path / "m.sqlite"
    server = Server(Settings(database=f"sqlite:///{file}", limits=GENEROUS))
    server.start()
    try:
        with Api(server) as kim, Api(server) as lee, Api(server) as guest:
            seats = [{"kind": "me", "name": "Kim"}, {"kind": "open"}]
            match = kim.create("bluff", seats=seats)["match"]
            lee.post(f"/api/matches/{match}/seats/1/claim", {"name": "Lee"})
            with kim.sit(match) as chair:
                chair.answer({"do": "claim"})
            server.kill()
            with closing(sqlite3.connect(file)) as store, store:
                store.execute("update journal set drawn = '[[9]]' where kind = 'start'")
                store.execute("update journal set chain = ''")
                store.execute("update matches set head_sequence = 0, head = ''")
            server.start()
            here = f"/api/matches/{match}"
            assert guest.turned_away(match) == 4409
            shown = guest.get(here)
            assert (shown["outlived"], shown["ply"], shown["you"]) == (True, 0, [])
            assert guest.get(f"{here}/journal", 409)["error"]["key"] == "match-unreadable"
            left = guest.get(f"{here}/checkpoints")
            assert left["fault"] == "row 2 leads elsewhere"
            assert left["going_on"] == {"possible": True, "ply": 0, "agreed": [], "missing": [0, 1]}
            table = guest.get(f"{here}/at/3")["table"]
            assert table["view"]["card"] is None
            assert (table["ply"], table["seed"]) == (0, None)
            assert guest.post(f"{here}/resume", {"agrees": True}, 403)["error"]["key"] == (
                "not-your-seat"
            )
            said = kim.post(f"{here}/resume", {"agrees": True})
            assert (said["resumed"], said["going_on"]["missing"]) == (False, [1])
            assert lee.post(f"{here}/resume", {"agrees": True}) == {
                "resumed": True,
                "going_on": None,
            }
            assert kim.post(f"{here}/resume", {"agrees": True}, 409)["error"]["key"] == (
                "match-is-readable"
            )
            assert kim.get(here)["outlived"] is False
            with kim.sit(match) as chair:
                told = chair.events[0]
                assert told["event"]["event"] == "match_resumed"
                assert told["words"]["key"] == "event-match-resumed"
                chair.answer({"do": "fold"})
            found = kim.get(f"{here}/verify")
            assert (found["holds"], found["earlier"], found["skipped"]) == (True, 1, 0)
    finally:
        server.stop()
