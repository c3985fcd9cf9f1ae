"""What a move costs on the wire: bytes for each watcher, and milliseconds of CPU time to make them.

    python -m benchmarks.watching

Plays seeded matches with the service's own renderer, two watchers each, once with the whole view
in every table and once with how it changed.
"""

from __future__ import annotations

import time
from random import Random
from typing import Any

from rollout.games.registry import find
from rollout.server.play import Play
from rollout.server.records import MatchRecord, Row
from rollout.server.reels import Film, Seat, Watching
from rollout.server.tables import Renderer
from rollout.server.teller import Teller

MOVES = 300
GAMES = ("tic_tac_toe", "the_game", "battlecards", "tabletop_warfare", "energon_wars")
SEATS = (0, 1)


def main() -> None:
    head = ("game", "sent", "moves", "bytes a move", "without options", "CPU ms")
    print("{:18}{:8}{:>6}{:>14}{:>17}{:>11}".format(*head))
    for slug in GAMES:
        for filmed in (False, True):
            if filmed and find(slug).screen.view is None:
                continue
            moves, size, bare, seconds = measure(slug, filmed)
            told = f"{slug:18}{'patches' if filmed else 'views':8}{moves:>6}{size / moves:>14.0f}"
            print(f"{told}{bare / moves:>17.0f}{1e3 * seconds / moves:>11.2f}")


def measure(slug: str, filmed: bool) -> tuple[int, int, int, float]:
    """Moves, bytes for both watchers, the same without what can be chosen, and seconds."""
    play, rng = begun(slug), Random(1)
    renderer = Renderer(record(slug), play, Teller(play.package))
    film = Film(play.package)
    watching: dict[int, Watching] = {}
    if filmed:
        play.match.witness = film
        film.develop(play, {Seat(seat) for seat in SEATS})
        for seat in SEATS:
            reel = film.reel(Seat(seat), play.match.state)
            watching[seat] = Watching(reel, reel.end - 1)
    moves = size = bare = 0
    seconds = 0.0
    while moves < MOVES and play.match.ask is not None:
        ask, seen = play.match.ask, len(play.log)
        row = play.draft("answer", ask.seat, 0.0, "")
        start = time.process_time()
        play.enter(row, ask.options.sample(rng))
        renderer.changed()
        if filmed:
            film.develop(play, {Seat(seat) for seat in SEATS})
        for seat in SEATS:
            if filmed:
                reel = watching[seat].reel
                text = renderer.table_of_changes((seat,), seen, watching[seat], reel)
                watching[seat] = Watching(reel, reel.end - 1)
            else:
                text = renderer.table((seat,), seen, -1)
            size += len(text)
            bare += len(text) - options_in(renderer, seat)
        film.trim(watching.values())
        seconds += time.process_time() - start
        moves += 1
    return moves, size // len(SEATS), bare // len(SEATS), seconds


def options_in(renderer: Renderer, seat: int) -> int:
    ask: Any = renderer.play.match.ask
    return len(renderer._asked(ask)) if ask is not None and ask.seat == seat else 0


def record(slug: str) -> MatchRecord:
    rules = find(slug).rules
    versions = (rules.rules_version, rules.content_version)
    return MatchRecord(
        "a" * 12, slug, *versions, "null", "1", "", "committed", "rule", True, "{}", 0.0
    )


def begun(slug: str) -> Play:
    play = Play(record(slug))
    play.enter(Row("a" * 12, 1, "start", -1, None, 0, 0, "", "", 0.0))
    return play


if __name__ == "__main__":
    main()
