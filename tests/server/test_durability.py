"""What was acknowledged is there after a crash, once."""

from __future__ import annotations

import random
import sqlite3
from pathlib import Path

from benchmarks.soak.kills import Tally, play_through_kills
from benchmarks.soak.servers import GENEROUS, Server
from rollout.server.settings import Settings
from tests.server.people import Api


def test_a_server_that_is_killed_again_and_again_loses_and_doubles_nothing(tmp_path: Path) -> None:
    database = tmp_path / "m.sqlite"
    settings = Settings(database=f"sqlite:///{database}", limits=GENEROUS)
    tally = play_through_kills(settings, kills=2, matches=6, seed=1)
    assert tally.acknowledged > 20
    assert tally == Tally(tally.acknowledged, 0, 0, 0, before_kills=tally.before_kills)
    assert tally.before_kills


def test_a_match_goes_on_after_a_crash_with_dice_from_the_same_seed(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path / 'm.sqlite'}", limits=GENEROUS)
    server = Server(settings)
    server.start()
    rng = random.Random(2)
    try:
        with Api(server) as api:
            made = api.create("bluff")
            with api.sit(made["match"]) as both:
                for _ in range(4):
                    before = both.table["ply"]
                    both.choose(rng)
                    both.until_after(before)
                seen, events = both.table, both.events
            server.kill()
            server.start()
            with api.sit(made["match"]) as both:
                assert both.table["view"] == seen["view"]
                assert both.table["ply"] == seen["ply"]
                assert both.events == events
                both.play_on(rng)
            assert api.get(f"/api/matches/{made['match']}/verify")["holds"]
    finally:
        server.stop()


def test_a_list_does_not_replay_a_match_to_tell_who_is_asked(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path / 'm.sqlite'}", limits=GENEROUS)
    server = Server(settings)
    server.start()
    try:
        with Api(server) as api:
            match = api.create()["match"]
            server.kill()
            server.start()
            assert api.get("/api/me")["matches"][0]["asked"] is None
            assert api.get(f"/api/matches/{match}")["asked"] == 0
            assert api.get("/api/me")["matches"][0]["asked"] == 0
    finally:
        server.stop()


def test_answers_are_rows_that_nothing_takes_out_again(tmp_path: Path) -> None:
    database = tmp_path / "m.sqlite"
    settings = Settings(database=f"sqlite:///{database}", limits=GENEROUS)
    with Server(settings) as server, Api(server) as api:
        made = api.create()
        with api.sit(made["match"]) as both:
            both.mark(0)
            both.until_after(0)
            both.ask(undo={"seat": 0})
            both.until(lambda table: table["ply"] == 0)
            both.mark(8)
    stored = sqlite3.connect(database)
    rows = stored.execute("SELECT sequence, kind, ply, after FROM journal ORDER BY 1").fetchall()
    stored.close()
    assert rows == [(1, "start", 0, 0), (2, "answer", 0, 1), (3, "undo", 1, 0), (4, "answer", 0, 1)]


def test_a_scripted_first_match_goes_on_after_a_crash_and_its_dice_hold(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path / 'm.sqlite'}", limits=GENEROUS)
    server = Server(settings)
    server.start()
    rng = random.Random(3)
    try:
        with Api(server) as api:
            made = api.create("the_game", setup={"scenario": "tutorial", "deployment": "ready"})
            with api.sit(made["match"]) as both:
                acting = []
                for _ in range(8):
                    acting.append(both.table["view"]["turn"])
                    before = both.table["ply"]
                    both.answer({"do": "end_turn"})
                    both.until_after(before)
                seen, events = both.table, both.events
            assert acting == [0, 2, 1, 3, 3, 0, 2, 1]
            server.kill()
            server.start()
            with api.sit(made["match"]) as both:
                assert both.table["view"] == seen["view"]
                assert both.events == events
                both.play_on(rng)
            found = api.get(f"/api/matches/{made['match']}/verify")
            assert found["holds"]
            assert found["given"] >= 3
            assert found["drawn"] >= 2
    finally:
        server.stop()
