"""Whoever watches is sent how the view changed by each event, and nobody anything else."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from rollout.gamekit.patches import patched, plain
from rollout.games.registry import find
from rollout.kernel import Journal
from rollout.kernel.actions import tag_of
from rollout.kernel.game import Game, Witness
from rollout.kernel.sources import Outside
from rollout.server.messages import PROTOCOL
from tests.server.people import PATIENCE, Api, Chair

WATCHING = {"protocol": PROTOCOL, "patches": True}
GAMES = ["the_game", "battlecards"]


class Watcher:
    """Follows a match by its patches alone."""

    def __init__(self, chair: Chair) -> None:
        self.chair = chair
        self.view: dict[str, Any] = chair.table["view"]
        self.steps = 0
        self.whole = 0
        self.seen: list[tuple[str, dict[str, Any]]] = []
        """Each event of the game, and the table as it was shown then."""

    def follow(self, ply: int) -> None:
        while self.chair.table["ply"] < ply:
            self.chair.receive("table")
            table = self.chair.table
            if "view" in table:
                self.view, self.whole = table["view"], self.whole + 1
                continue
            for told in table["events"]:
                self.view = patched(self.view, told.get("patch", {}))
                self.steps += 1
                if told["event"]["event"] != "seat_changed":
                    self.seen.append((told["event"]["event"], self.view))
            self.view = patched(self.view, table.get("patch", {}))


def watching(api: Api, made: Any, tokens: list[str]) -> Chair:
    return Chair(api.live_port, made["match"], {**WATCHING, "tokens": tokens}, {})


def late_joiner(api: Api, made: Any, seat: str) -> Chair:
    return api.sit(made["match"], made["tokens"][seat]) if seat else api.watch(made["match"])


def two_seats(api: Api, game: str) -> Any:
    return api.create(game)


@pytest.mark.parametrize("game", GAMES)
def test_the_patches_lead_every_watcher_to_the_view_that_a_late_joiner_is_sent(
    api: Api, game: str
) -> None:
    made, rng = two_seats(api, game), random.Random(3)
    tokens = made["tokens"]
    with (
        api.sit(made["match"], *tokens.values()) as both,
        watching(api, made, [tokens["0"]]) as first,
        watching(api, made, [tokens["1"]]) as second,
        watching(api, made, []) as nobody,
    ):
        watchers = [Watcher(chair) for chair in (first, second, nobody)]
        for _ in range(40):
            ply = both.table["ply"]
            both.choose(rng)
            both.until_after(ply)
        for watcher, seat in zip(watchers, ("0", "1", ""), strict=True):
            with late_joiner(api, made, seat) as late:
                watcher.follow(late.table["ply"])
                assert watcher.view == late.table["view"]
            assert watcher.steps > 20
            assert watcher.whole == 0


class Kept(Witness):
    """What a spectator of a match played again sees at each event."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.views: list[dict[str, Any]] = []

    def told(self, state: Any, number: int) -> None:
        view = msgspec.json.encode(plain(self.game.view(state, None)))
        self.views.append(msgspec.json.decode(view))


def as_it_was_told(journal: str, game: Game[Any]) -> list[tuple[str, dict[str, Any]]]:
    """Each event since the first question, and what it was told of."""
    match = Journal.parse(journal).replay(game)
    again = match.at(0, Outside())
    again.witness = kept = Kept(game)
    before = len(again.events)
    for entry in match.entries:
        again.take_over(entry.by, entry.answer)
    told = [tag_of(event) for event in again.events[before:]]
    return list(zip(told, kept.views, strict=True))


def test_what_the_service_tells_moves_no_patch_to_another_event(api: Api) -> None:
    """A bot takes over and hands back: after that each event still comes with its own patch."""
    made, rng = two_seats(api, "the_game"), random.Random(5)
    match, tokens = made["match"], made["tokens"]
    with (
        api.sit(match, *tokens.values()) as both,
        watching(api, made, []) as nobody,
    ):
        watcher = Watcher(nobody)
        waits = str(1 - both.table["ask"]["seat"])
        for level in ("easy", None):
            seat = f"/api/matches/{match}/seats/{waits}/bot"
            api.post(seat, {"level": level}, token=tokens[waits])
        for _ in range(25):
            ply = both.table["ply"]
            both.choose(rng)
            both.until_after(ply)
        both.ask(concede={"seat": 0})
        watcher.follow(both.until(lambda table: table["result"])["ply"])
    journal = api.get(f"/api/matches/{match}/journal")
    assert watcher.seen == as_it_was_told(journal, find("the_game").rules)


def test_what_is_taken_back_is_followed_by_the_whole_view(api: Api) -> None:
    made = two_seats(api, "the_game")
    tokens = made["tokens"]
    with (
        api.sit(made["match"], *tokens.values()) as both,
        watching(api, made, [tokens["0"]]) as first,
    ):
        watcher, ply = Watcher(first), both.table["ply"]
        both.answer(both.table["ask"]["options"]["actions"][0]["action"])
        watcher.follow(both.until_after(ply)["ply"])
        assert watcher.whole == 0
        both.ask(undo={"seat": both.table["you"][0]})
        first.until(lambda table: table["back"] is not None)
        assert first.table["view"]["round"] == 0


def test_who_does_not_ask_for_patches_is_sent_the_view(api: Api) -> None:
    made, rng = two_seats(api, "the_game"), random.Random(3)
    with api.sit(made["match"], *made["tokens"].values()) as both:
        ply = both.table["ply"]
        both.choose(rng)
        assert "view" in both.until_after(ply)
        assert all("patch" not in told for told in both.events)


@pytest.mark.parametrize(
    "hello",
    [
        {},
        *({"protocol": version} for version in (0, 1, 99, 10**30, 2.5, "2", True, None, [2])),
        {"protocol": 3, "tokens": {"of": "another form"}},
    ],
)
def test_a_client_of_another_protocol_is_told_so(api: Api, hello: dict[str, Any]) -> None:
    made = two_seats(api, "tic_tac_toe")
    address = f"ws://127.0.0.1:{api.live_port}/api/matches/{made['match']}/live"
    with connect(address) as line:
        line.send(json.dumps({"hello": hello}))
        refused = json.loads(line.recv(PATIENCE))["refused"]["refusal"]
        assert (refused["why"], refused["details"]) == ("other-protocol", {"protocol": PROTOCOL})
        with pytest.raises(ConnectionClosed) as closed:
            line.recv(PATIENCE)
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4426, "other-protocol")


def test_whoever_writes_the_version_as_a_fraction_means_the_same(api: Api) -> None:
    made = two_seats(api, "tic_tac_toe")
    address = f"ws://127.0.0.1:{api.live_port}/api/matches/{made['match']}/live"
    with connect(address) as line:
        line.send(json.dumps({"hello": {"protocol": float(PROTOCOL)}}))
        assert json.loads(line.recv(PATIENCE))["table"]["ply"] == 0


def test_whoever_comes_later_reads_what_was_told_though_the_match_went_back(
    api: Api, other: Api
) -> None:
    """What stands beside whom changes; that a figure was placed beside somebody does not."""
    made, rng = two_seats(api, "energon_wars"), random.Random(3)
    backs = 0
    with api.sit(made["match"], *made["tokens"].values()) as both:
        for _ in range(25):
            ply = both.table["ply"]
            both.choose(rng)
            both.until_after(ply)
            if both.table["undo"]["allowed"]:
                both.ask(undo={"seat": both.table["you"][0]})
                both.until(lambda table: table["back"] is not None)
                backs += 1
                both.choose(rng)
                both.until(lambda table: table["back"] is None)
        told = {read(each) for each in both.events}
    assert backs
    with other.watch(made["match"]) as late:
        assert {read(each) for each in late.events} - told == set()


def read(told: dict[str, Any]) -> str:
    return json.dumps([told["ply"], told["words"]], sort_keys=True)
