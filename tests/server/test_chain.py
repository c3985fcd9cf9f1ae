"""The chain: what was changed, added, taken out or lost is noticed, and the rest goes on."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Update, delete, select, update
from typer.testing import CliRunner

from benchmarks.soak.servers import ROLLOUT
from rollout.cli.main import app
from rollout.kernel.journal import Journal
from rollout.server import relations
from rollout.server.backup import back_up, damages_in, restore_from
from rollout.server.chain import Damage, Head, Key, chained, first_damage, link
from rollout.server.creation import NewMatch, NewSeat, create_match
from rollout.server.play import Unrecoverable
from rollout.server.records import Row
from rollout.server.room import Room
from rollout.server.service import Service
from rollout.server.settings import Settings
from rollout.server.store import open_engine
from rollout.server.worker_time import now
from tests.server.people import Api

SEED = Key("the seed of the match", "")


def rows(count: int = 4) -> list[Row]:
    made = [
        Row("m", number, "answer", 0, f"0/a{number}", number, number + 1, f"[{number}]", "", 5.5)
        for number in range(1, count + 1)
    ]
    chained(SEED, "", made)
    return made


def damage(found: list[Row], sequence: int = 4, chain: str = "") -> Damage | None:
    return first_damage(SEED, found, Head("m", sequence, chain or rows()[-1].chain))


def test_rows_as_they_were_written_are_sound() -> None:
    assert damage(rows()) is None


def test_without_the_seed_nobody_can_try_out_what_a_hash_hides() -> None:
    (row,) = rows(1)
    assert link(SEED, "", row) == row.chain
    assert link(Key("another seed", ""), "", row) != row.chain


CHANGES: dict[str, Any] = {
    "kind": "plan",
    "seat": 1,
    "answer": None,
    "ply": 9,
    "after": 9,
    "body": "[7]",
    "drawn": "[6]",
    "at": 5.25,
    "hash": "ab",
}


@pytest.mark.parametrize("field", CHANGES)
def test_whatever_is_changed_in_a_row_is_noticed(field: str) -> None:
    found = rows()
    setattr(found[1], field, CHANGES[field])
    assert damage(found) == Damage("m", 2, "changed")


def test_a_row_of_another_match_does_not_fit() -> None:
    found = rows()
    found[1].match = "other"
    assert damage(found) == Damage("m", 2, "changed")


def test_a_row_that_is_taken_out_is_missed() -> None:
    found = rows()
    del found[1]
    assert damage(found) == Damage("m", 2, "missing")


def test_a_row_that_is_taken_out_is_missed_though_the_others_close_ranks() -> None:
    found = rows()
    del found[1]
    for number, row in enumerate(found, start=1):
        row.sequence = number
    assert damage(found) == Damage("m", 2, "changed")


def test_lost_last_rows_are_missed() -> None:
    assert damage(rows()[:2]) == Damage("m", 3, "lost")


def test_a_journal_that_was_written_anew_has_another_head() -> None:
    found = rows()
    found[1].body = "[7]"
    chained(SEED, "", found)
    assert damage(found) == Damage("m", 4, "other-head")


def test_rows_from_before_there_were_chains_come_before_those_with() -> None:
    found = rows()
    found[0].chain = found[1].chain = ""
    chained(SEED, "", found[2:])
    assert damage(found, chain=found[-1].chain) is None
    found[3].chain = ""
    assert damage(found) == Damage("m", 4, "unchained")


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'm.sqlite'}"
    return str(request.getfixturevalue("postgres"))


async def played(service: Service) -> Room:
    """A match of three marks, a draw that was offered and somebody who left and came back."""
    wish = NewMatch("tic_tac_toe", None, [NewSeat("me"), NewSeat("hotseat")])
    room = await service.rooms.get((await create_match(service, wish, None)).match)
    for cell in (4, 0, 8):
        action = room.play.read_action(b'{"do":"mark","cell":%d}' % cell)
        ply = room.play.match.ply
        await room.answer(ply % 2, ply, f"a{cell}", (action,), lambda ply: None)
    await service.stand_up(room, 1, "0" * 64, ())
    await service.sit_down(room, 1, "Kim", None)
    return room


async def change(database: str, *changes: Any) -> None:
    engine = open_engine(Settings(database=database))
    async with engine.begin() as connection:
        for each in changes:
            await connection.execute(each)
    await engine.dispose()


def body_of(match: str, sequence: int) -> Update:
    table = relations.journal
    where = (table.c.match == match, table.c.sequence == sequence)
    return update(table).where(*where).values(body='{"do":"mark","cell":5}')


def without_last(match: str) -> Any:
    table = relations.journal
    return delete(table).where(table.c.match == match, table.c.sequence == 6)


@pytest.mark.parametrize(
    ("break_it", "row", "what"),
    [(lambda m: body_of(m, 3), 3, "changed"), (without_last, 6, "lost")],
)
def test_a_damaged_match_is_told_and_not_played_on_and_the_rest_is(
    database: str, break_it: Callable[[str], Any], row: int, what: str
) -> None:
    async def scenario() -> None:
        service = Service(Settings(database=database))
        await service.start()
        damaged, sound = (await played(service)).id, (await played(service)).id
        await service.rooms.note_heads()
        await service.stop()
        assert not await of(damaged, sound)
        await change(database, break_it(damaged))
        assert await of(damaged, sound) == [Damage(damaged, row, what)]
        again = Service(Settings(database=database))
        await again.start()
        try:
            with pytest.raises(Unrecoverable, match=f"row {row} is {what}"):
                await again.rooms.get(damaged)
            room = await again.rooms.get(sound)
            assert room.head.sequence == 6
            await room.answer(1, 3, "b", (room.play.read_action(MARK),), lambda ply: None)
        finally:
            await again.stop()

    async def of(*matches: str) -> list[Damage]:
        found = await damages_in(Settings(database=database))
        return [each for each in found if each.match in matches]

    asyncio.run(scenario())


MARK = b'{"do":"mark","cell":2}'


def test_each_row_follows_from_the_one_before_whoever_wrote_it(database: str) -> None:
    """Answers, seats and giving up come by different ways into the store."""

    async def scenario() -> tuple[Key, list[Row]]:
        service = Service(Settings(database=database))
        await service.start()
        room = await played(service)
        async with room.lock:
            await room.commit(room.play.draft("concede", 0, now()))
        found = await service.store.rows(room.id)
        assert str(room.head) == f"{found[-1].sequence} {found[-1].chain}"
        await service.stop()
        return Key.of(room.record), found

    key, found = asyncio.run(scenario())
    assert [row.kind for row in found] == [
        "start",
        *["answer"] * 3,
        *["seat"] * 2,
        "concede",
    ]
    before = ""
    for row in found:
        assert row.chain == link(key, before, row)
        before = row.chain


def test_a_backup_that_was_changed_is_told_after_it_is_read(tmp_path: Path) -> None:
    async def scenario() -> list[Damage]:
        old, new = (
            Settings(database=f"sqlite:///{tmp_path / name}") for name in ("old.db", "new.db")
        )
        service = Service(old)
        await service.start()
        match = (await played(service)).id
        await service.stop()
        await change(old.database, body_of(match, 4))
        await back_up(old, tmp_path / "backup")
        await restore_from(new, tmp_path / "backup")
        return [
            Damage("m", each.sequence, each.what) for each in await damages_in(new, running=True)
        ]

    assert asyncio.run(scenario()) == [Damage("m", 4, "changed")]


def test_the_command_tells_what_is_damaged_and_what_is_sound(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'm.sqlite'}"

    async def play() -> str:
        service = Service(Settings(database=database))
        await service.start()
        match = (await played(service)).id
        await service.stop()
        return match

    def checked() -> tuple[int, str]:
        command = [sys.executable, "-c", ROLLOUT, "check", database, "--lang", "en"]
        done = subprocess.run(command, capture_output=True, text=True)
        return done.returncode, done.stdout

    match = asyncio.run(play())
    code, said = checked()
    assert (code, "is what was written" in said) == (0, True)
    asyncio.run(change(database, body_of(match, 2)))
    code, said = checked()
    assert code == 1
    assert f"Match {match}, row 2: it does not follow from the row before it." in said


def test_whoever_watches_knows_the_head_and_the_journal_has_it(api: Api) -> None:
    match = api.create()["match"]
    with api.sit(match) as chair:
        first = chair.table["head"]
        chair.answer({"do": "mark", "cell": 4})
        chair.until_after(0)
        number, chain = chair.table["head"].split()
        assert (first.split()[0], number, len(chain)) == ("1", "2", 32)
    assert api.get(f"/api/matches/{match}")["head"] == f"{number} {chain}"
    text = api.http.get(f"/api/matches/{match}/journal").text
    assert Journal.parse(text).head == f"{number} {chain}"
    assert Journal.parse(text).to_text() == text


def test_whoever_noted_a_head_can_check_it_when_the_match_is_over(
    api: Api, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "400")
    match = api.create()["match"]
    assert api.http.get(f"/api/matches/{match}/rows").status_code == 403
    with api.sit(match) as chair:
        chair.mark(0)
        chair.until(lambda table: table["ply"] == 1)
        chair.ask(undo={"seat": 0})
        chair.until(lambda table: table["ply"] == 0)
        chair.mark(4)
        noted = chair.until(lambda table: table["ply"] == 1)["head"]
        chair.mark(1)
        chair.until(lambda table: table["ply"] == 2)
        chair.ask(concede={"seat": 0})
        chair.until(lambda table: table["result"])
    journal, kept = tmp_path / "m.journal", tmp_path / "m.rows"
    journal.write_text(api.get(f"/api/matches/{match}/journal"))
    kept.write_text(api.get(f"/api/matches/{match}/rows"))

    def verified(*options: str) -> tuple[int, str]:
        result = CliRunner().invoke(app, ["verify", str(journal), *options])
        return result.exit_code, result.output

    head = Journal.parse(journal.read_text()).head
    assert "Its head is the one that you noted" in verified("--head", head)[1]
    assert verified("--head", noted)[0] != 0
    assert f"Its head is {head}. Compare it" in verified()[1]
    rows = ["--rows", str(kept)]
    assert "one unbroken chain up to the head" in verified(*rows)[1]
    assert verified(*rows, "--head", noted)[0] == 0
    number, _, chain = noted.partition(" ")
    code, said = verified(*rows, "--head", f"{number} {chain[::-1]}")
    assert (code != 0, f"row {number} is other-head" in said) == (True, True)
    text = kept.read_text()
    for changed in (text.replace('"undo"', '"rewind"'), text.rpartition("[")[0], "no rows"):
        kept.write_text(changed)
        assert verified(*rows)[0] != 0


def test_the_head_that_is_known_never_falls(database: str) -> None:
    async def scenario() -> list[Any]:
        service = Service(Settings(database=database))
        await service.start()
        room = await played(service)
        for head in (Head(room.id, 14, "four"), Head(room.id, 13, "three")):
            await service.store.note_heads([head])
        query = select(relations.matches.c.head_sequence, relations.matches.c.head)
        async with service.store.engine.connect() as connection:
            found = await connection.execute(query.where(relations.matches.c.id == room.id))
            known = list(found.one())
        await service.stop()
        return known

    assert asyncio.run(scenario()) == [14, "four"]
