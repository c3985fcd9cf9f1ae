"""The service of these tests repeats itself: what a test saw once it sees every time."""

from __future__ import annotations

from benchmarks.soak.servers import Server
from tests.browser.window import DUEL, Window

BOTS = [{"kind": "bot", "level": "normal"}, {"kind": "bot", "level": "easy"}]
OPEN = [{"kind": "open"}, {"kind": "open"}]


def test_the_same_setup_is_dealt_and_played_by_bots_in_the_same_way(
    server: Server, window: Window
) -> None:
    journals = []
    for _ in range(2):
        made = server.post("/api/matches", {"game": "the_game", "setup": DUEL, "seats": BOTS})
        window.go(f"/table/{made['match']}")
        window.banner.wait_for()
        address = f"{window.address}/api/matches/{made['match']}/journal"
        journals.append(without_head(window.page.request.get(address).text()))
    assert journals[0].count("\n") > 40
    assert journals[0] == journals[1]


def without_head(journal: str) -> str:
    """The head tells of the match's name and of when it was played."""
    told, _, head = journal.rstrip("\n").rpartition("\n")
    assert head.startswith("head ")
    return told


def test_another_setup_is_dealt_in_another_way(server: Server) -> None:
    first, second, third = (
        server.post("/api/matches", {"game": "the_game", "setup": setup, "seats": OPEN})
        for setup in (DUEL, {**DUEL, "options": {"sprint": True}}, DUEL)
    )
    assert first["commitment"] == third["commitment"] != second["commitment"]
