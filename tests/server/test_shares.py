"""Dice in which everybody at the table has a part: nobody can choose them, the operator neither.

Over both stores; with PostgreSQL each of the two players is at a worker of their own.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from benchmarks.soak.servers import GENEROUS, Server
from rollout.cli.kept_rows import check_rows
from rollout.cli.main import app
from rollout.games.registry import find
from rollout.kernel.errors import Unreadable
from rollout.kernel.journal import Journal
from rollout.kernel.shares import sealed
from rollout.server.settings import Settings
from tests.server.people import Api

KIMS, LEES = "a1" * 16, "b2" * 16
PAIR = [{"kind": "me", "name": "Kim"}, {"kind": "open"}]


class House:
    """A service with a door for each of two people."""

    def __init__(self, servers: list[Server]) -> None:
        self.servers = servers
        self.kim, self.lee = Api(servers[0]), Api(servers[-1])

    def restart(self) -> None:
        for server in self.servers:
            server.kill()
        for server in self.servers:
            server.start()


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def servers(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[list[Server]]:
    if request.param == "sqlite":
        file = tmp_path_factory.mktemp("shares") / "m.sqlite"
        with Server(Settings(database=f"sqlite:///{file}", limits=GENEROUS)) as only:
            yield [only]
    else:
        addresses = [request.getfixturevalue(name) for name in ("lasting_postgres", "valkey")]
        settings = Settings(database=addresses[0], redis=addresses[1], limits=GENEROUS)
        with Server(settings) as first, Server(settings) as second:
            yield [first, second]


@pytest.fixture
def house(servers: list[Server]) -> Iterator[House]:
    found = House(servers)
    with found.kim, found.lee:
        yield found


def gathered(house: House, shares: bool = True) -> str:
    """A match of Kim's; Lee has sat down, with a part of the dice to come or without."""
    made = house.kim.create("bluff", dice="shared", seats=PAIR)
    match = str(made["match"])
    say(house.kim, match, 0, sealed=seal(house.kim, match, 0, KIMS))
    house.lee.post(f"/api/matches/{match}/seats/1/claim", {"name": "Lee", "shares": shares})
    return match


def seal(api: Api, match: str, seat: int, secret: str) -> str:
    return sealed(match, api.get(f"/api/matches/{match}")["shares"]["agreed"], seat, secret)


def say(api: Api, match: str, seat: int, status: int = 200, **said: Any) -> Any:
    return api.post(f"/api/matches/{match}/seats/{seat}/share", said, status)


def fault(api: Api, match: str, seat: int, status: int, **said: Any) -> str:
    return str(say(api, match, seat, status, **said)["error"]["key"])


def played(house: House, match: str) -> Journal:
    """Both play to the end; the journal, which everybody may read then."""
    with house.kim.sit(match) as kim, house.lee.sit(match) as lee:
        rng = random.Random(match)
        while not kim.table["result"]:
            asked = (kim, lee)[kim.table["ask"]["seat"]]
            ply = asked.table["ply"]
            asked.choose(rng)
            for chair in (kim, lee):
                chair.until_after(ply)
    assert house.lee.get(f"/api/matches/{match}/verify")["holds"]
    return Journal.parse(house.lee.get(f"/api/matches/{match}/journal"))


def test_the_match_is_dealt_when_all_have_sealed_and_opened(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = gathered(house)
    before = house.lee.get(f"/api/matches/{match}")
    assert before["waiting"]
    assert before["shares"]["due"] == [1]
    assert before["shares"]["ready"]
    assert house.kim.turned_away(match) == 4425
    assert fault(house.kim, match, 0, 409, open=KIMS) == "share-too-early"
    after = say(house.lee, match, 1, open=LEES)
    assert after["waiting"]
    assert after["shares"]["open"] == {"1": LEES}
    assert not say(house.kim, match, 0, open=KIMS)["waiting"]
    journal = played(house, match)
    assert journal.to_text().startswith("rollout journal 4\n")
    assert journal.commitment == before["commitment"]
    shown = journal.verify(find("bluff").rules)
    assert (shown.shares, shown.lost) == (2, 0)
    assert shown.drawn > 0
    file = tmp_path / "match.journal"
    file.write_text(journal.to_text())
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "200")
    told = CliRunner().invoke(app, ["verify", str(file)])
    assert "from what 2 seats added, each as it was sealed" in told.stdout
    assert f"first part was opened: {before['shares']['settled'][:12]}…" in told.stdout


def test_what_was_changed_afterwards_does_not_verify(house: House) -> None:
    match = gathered(house)
    say(house.lee, match, 1, open=LEES)
    say(house.kim, match, 0, open=KIMS)
    text, rules = played(house, match).to_text(), find("bluff").rules
    with pytest.raises(Unreadable, match="seat A is not the one that was sealed"):
        Journal.parse(text.replace(KIMS, LEES[:-1] + "c")).verify(rules)
    with pytest.raises(Unreadable, match="the seed gives"):
        Journal.parse(text.replace(f"share B {LEES}", f"share B {LEES[:-1]}c")).verify(rules)
    with pytest.raises(Unreadable, match="the seed gives"):
        Journal.parse(text.replace(f"share B {LEES}", "share B none")).verify(rules)
    with pytest.raises(Unreadable, match="not the one that was sealed"):
        Journal.parse(text.replace(f"match {match}", f"match {match[::-1]}")).verify(rules)


def test_what_was_settled_cannot_be_left_out_of_a_journal_whose_rows_are_known(
    house: House,
) -> None:
    match = gathered(house)
    say(house.lee, match, 1, open=LEES)
    say(house.kim, match, 0, open=KIMS)
    journal, rules = played(house, match), find("bluff").rules
    rows = house.lee.get(f"/api/matches/{match}/rows")
    assert check_rows(rows, journal, rules, "") > 0
    lines = journal.to_text().split("\n")
    kept = [line for line in lines if not line.startswith(("settled ", "by "))]
    older = Journal.parse("\n".join(["rollout journal 2", *kept[1:]]))
    older.verify(rules)
    with pytest.raises(Unreadable, match="parts of the dice are not those"):
        check_rows(rows, older, rules, "")


def test_setup_and_seals_are_settled_before_anybody_opens(house: House) -> None:
    made = house.kim.create("bluff", dice="shared", seats=PAIR)["match"]
    assert house.kim.get(f"/api/matches/{made}")["shares"]["settled"] == ""
    match = gathered(house)
    settled = house.kim.get(f"/api/matches/{match}")["shares"]["settled"]
    assert len(settled) == 64
    assert fault(house.lee, match, 1, 409, open=LEES, settled="c3" * 32) == "table-changed"
    say(house.lee, match, 1, open=LEES, settled=settled)
    say(house.kim, match, 0, open=KIMS)
    assert house.kim.get(f"/api/matches/{match}")["shares"]["settled"] == settled
    text, rules = played(house, match).to_text(), find("bluff").rules
    assert f"\nsettled {settled}\n" in text
    changed = text.replace(f"settled {settled}", f"settled {'c3' * 32}")
    with pytest.raises(Unreadable, match="not those that were settled"):
        Journal.parse(changed).verify(rules)
    by = f"by rules {rules.rules_version} content {rules.content_version}\n"
    older = text.replace("rollout journal 4", "rollout journal 2").replace(by, "")
    with pytest.raises(Unreadable, match="that of a 'rollout journal 3'"):
        Journal.parse(older)
    assert Journal.parse(older.replace(f"settled {settled}\n", "")).verify(rules).shares == 2


def test_a_deck_that_is_brought_later_cannot_be_another_one(house: House) -> None:
    """The seals are for what everybody saw at first; what came later is settled with them."""
    setup = {"decks": ["roll_out", ""]}
    match = house.kim.create("battlecards", setup=setup, dice="shared", seats=PAIR)["match"]
    here = f"/api/matches/{match}"
    say(house.kim, match, 0, sealed=seal(house.kim, match, 0, KIMS))
    house.lee.post(f"{here}/seats/1/claim", {"brings": "air_supremacy", "shares": True})
    settled = house.kim.get(here)["shares"]["settled"]
    say(house.lee, match, 1, open=LEES, settled=settled)
    assert not say(house.kim, match, 0, open=KIMS, settled=settled)["waiting"]
    with house.kim.sit(match) as kim:
        kim.ask(concede={"seat": 0})
        kim.until(lambda table: table["result"])
    journal = Journal.parse(house.kim.get(f"{here}/journal"))
    assert journal.verify(find("battlecards").rules).shares == 2
    assert journal.shared is not None
    assert journal.shared.settled == settled
    with pytest.raises(Unreadable, match="not those that were settled"):
        journal.shared.check_settled(
            journal.seed, {**journal.setup, "decks": ["roll_out", "roll_out"]}
        )


def test_only_the_sealed_part_opens_and_nobody_changes_theirs(house: House) -> None:
    match = gathered(house)
    seal_of_lee = seal(house.lee, match, 1, LEES)
    say(house.lee, match, 1, sealed=seal_of_lee)
    say(house.lee, match, 1, sealed=seal_of_lee)
    assert fault(house.lee, match, 1, 409, sealed="c3" * 32) == "share-not-due"
    assert fault(house.lee, match, 1, 422, open=KIMS) == "share-not-the-sealed-one"
    assert fault(house.lee, match, 0, 403, sealed="c3" * 32) == "not-your-seat"
    say(house.lee, match, 1, open=LEES)
    say(house.lee, match, 1, open=LEES)
    assert fault(house.lee, match, 1, 409, open=KIMS) == "share-not-due"
    for path in ("leave", "bot"):
        answer = house.kim.post(f"/api/matches/{match}/seats/0/{path}", {"level": "easy"}, 409)
        assert answer["error"]["key"] in ("dice-are-opened", "help-not-agreed")
    for body in ({}, {"open": LEES, "without": True}, {"open": "short"}, {"sealed": 7}):
        assert house.lee.http.post(f"/api/matches/{match}/seats/1/share", json=body).is_client_error
    assert not say(house.kim, match, 0, open=KIMS)["waiting"]
    assert say(house.kim, match, 0, open=KIMS)["shares"]["open"] == {"0": KIMS, "1": LEES}
    assert fault(house.kim, match, 0, 409, open=LEES) == "share-not-due"


def test_a_part_is_one_line_so_that_its_journal_can_be_read(house: House) -> None:
    """The line feed would count in the dice and be gone from the journal: no verification held."""
    match = gathered(house)
    for said in (LEES + "\n", LEES.upper(), f" {LEES}", "\u0661" * 32):
        assert fault(house.lee, match, 1, 400, open=said) == "message-not-understood"
        assert fault(house.lee, match, 1, 400, sealed=said) == "message-not-understood"


def test_a_seal_outlives_the_service_and_opens_itself(house: House) -> None:
    """Between sealing and opening everything is killed; whoever knows the secret may open it."""
    match = gathered(house)
    house.restart()
    say(house.lee, match, 1, open=LEES)
    assert not say(house.lee, match, 0, open=KIMS)["waiting"]
    assert played(house, match).verify(find("bluff").rules).shares == 2


def test_without_a_lost_part_the_match_is_dealt_only_if_all_agree(house: House) -> None:
    match = gathered(house)
    say(house.lee, match, 1, open=LEES)
    assert say(house.lee, match, 1, without=True)["waiting"]
    assert not say(house.kim, match, 0, without=True)["waiting"]
    journal = played(house, match)
    shown = journal.verify(find("bluff").rules)
    assert (shown.shares, shown.lost) == (1, 1)
    assert "\nshare A lost sealed " in journal.to_text()


def test_a_client_that_knows_nothing_of_it_adds_nothing(house: House) -> None:
    match = gathered(house, shares=False)
    assert fault(house.lee, match, 1, 409, open=LEES) == "share-not-due"
    assert not say(house.kim, match, 0, open=KIMS)["waiting"]
    journal = played(house, match)
    assert "\nshare B none\n" in journal.to_text()
    assert journal.verify(find("bluff").rules).shares == 1


def test_whoever_leaves_takes_their_part_along(house: House) -> None:
    match = gathered(house)
    say(house.lee, match, 1, sealed=seal(house.lee, match, 1, LEES))
    house.lee.post(f"/api/matches/{match}/seats/1/leave")
    shown = house.kim.get(f"/api/matches/{match}")["shares"]
    assert list(shown["sealed"]) == ["0"]
    assert not shown["ready"]
    assert fault(house.kim, match, 0, 409, open=KIMS) == "share-too-early"
    house.kim.post(f"/api/matches/{match}/seats/1/bot", {"level": "easy"})
    assert not say(house.kim, match, 0, open=KIMS)["waiting"]


def test_at_one_screen_there_is_one_part_and_bots_have_none(house: House) -> None:
    screen = house.kim.create("bluff", dice="shared")["match"]
    assert house.kim.get(f"/api/matches/{screen}")["shares"]["due"] == [0]
    assert not say(house.kim, screen, 0, open=KIMS)["waiting"]
    seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
    alone = house.kim.create("bluff", dice="shared", seats=seats)["match"]
    assert not say(house.kim, alone, 0, open=KIMS)["waiting"]
    bots = [{"kind": "bot", "level": "easy"}] * 2
    nobody = house.kim.create("bluff", dice="shared", seats=bots)["match"]
    assert not house.kim.get(f"/api/matches/{nobody}")["waiting"]


def test_a_branch_and_a_rematch_have_new_parts(house: House) -> None:
    match = gathered(house)
    say(house.lee, match, 1, open=LEES)
    say(house.kim, match, 0, open=KIMS)
    played(house, match)
    here = f"/api/matches/{match}"
    branch = house.kim.post(f"{here}/branch", {"ply": 2, "shares": True}, 201)["match"]
    assert house.kim.get(f"/api/matches/{branch}")["shares"]["due"] == [0]
    assert not say(house.kim, branch, 0, open=LEES)["waiting"]
    assert house.kim.get(f"/api/matches/{branch}/at/2")["table"]["ply"] == 2
    plain = house.kim.post(f"{here}/branch", {"ply": 2}, 201)["match"]
    assert house.kim.get(f"/api/matches/{plain}")["dice"] == "committed"
    again = house.kim.post(f"{here}/rematch", {"shares": True}, 201)["match"]
    assert house.lee.post(f"{here}/rematch", status=201)["match"] == again
    shown = house.kim.get(f"/api/matches/{again}")
    assert shown["waiting"]
    assert shown["shares"]["due"] == [1]
    assert not say(house.kim, again, 1, open=KIMS)["waiting"]
