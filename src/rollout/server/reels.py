"""What those who watch a match see at each event, and how one sight becomes the next.

The film is a witness of the match: it keeps the state of each `tell`. Once the row is written,
views are made of those states, only for the seats that are watched from, and everybody is sent
merge patches from what they saw last. Patches are made between two views that the same watcher
may see, so they tell nothing that the views do not.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from rollout.gamekit import GamePackage
from rollout.gamekit.patches import Json, merge_patch, plain, plain_views
from rollout.kernel.game import NEVER, Witness
from rollout.server.happenings import Happening
from rollout.server.messages import encoder
from rollout.server.play import Play

MOST_FRAMES = 400
"""Who lags further behind is sent the whole view."""
AT_THE_QUESTION = -1

encode = encoder.encode


class Seat(NamedTuple):
    """From where a match is watched: the seat, or None for a spectator; with or without twin."""

    viewer: int | None
    twin: bool = False


class Frame(NamedTuple):
    """A sight: after the event at that place of the log, or at the question."""

    place: int
    view: Json


class Reel:
    """All that was to be seen from one seat since somebody began to watch from there."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.frames: list[Frame] = []
        self.cut = 0
        """How many frames were let go of."""
        self._patches: dict[tuple[int, int], bytes] = {}
        self._whole: tuple[int, bytes] = (-1, b"")

    @property
    def end(self) -> int:
        return self.cut + len(self.frames)

    @property
    def last(self) -> Json:
        return self.frames[-1].view

    def add(self, place: int, view: Json) -> None:
        self.frames.append(Frame(place, view))

    def view(self, number: int) -> Json:
        return self.frames[number - self.cut].view

    def since(self, number: int) -> Iterable[tuple[int, int]]:
        """The numbers of the frames after that one, each with its place in the log."""
        return [
            (each, self.frames[each - self.cut].place)
            for each in range(max(number + 1, self.cut), self.end)
        ]

    def patch(self, before: int, after: int) -> bytes:
        """From one frame to another; empty where nothing changed."""
        key = (before, after)
        known = self._patches.get(key)
        if known is None:
            patch = merge_patch(self.view(before), self.view(after))
            known = self._patches[key] = encode(patch) if patch else b""
        return known

    def whole(self) -> bytes:
        if self._whole[0] != self.end:
            self._whole = self.end, encode(self.last)
        return self._whole[1]

    def trim(self, oldest: int) -> None:
        """Let go of what everybody has seen. The last frame stays: the next is told from it."""
        oldest = min(max(oldest, self.end - MOST_FRAMES), self.end - 1)
        if oldest > self.cut:
            del self.frames[: oldest - self.cut]
            self.cut = oldest
            self._patches.clear()


class Watching(NamedTuple):
    """How far a connection has seen a reel: the number of the last frame."""

    reel: Reel
    frame: int


class Film(Witness):
    """The reels of one match."""

    def __init__(self, package: GamePackage) -> None:
        self._game = package.rules
        self._twin = package.screen.twin
        self._views = package.screen.views
        self._told: dict[int, Any] = {}
        self._reels: dict[Seat, Reel] = {}
        self._before: tuple[Any, Json] | None = None
        """The last view, and how it was sent."""

    def told(self, state: Any, number: int) -> None:
        self._told[number] = state.copy()

    def develop(self, play: Play, seats: set[Seat]) -> None:
        """The match came to a question, or went back; only the events of its log are true."""
        self._reels = {seat: reel for seat, reel in self._reels.items() if seat in seats}
        for number, place in _places_in_log(play, min(self._told, default=NEVER)):
            if number in self._told:
                self._take(place, self._told[number])
        self._told.clear()
        self._take(AT_THE_QUESTION, play.match.state)

    def start_anew(self) -> None:
        """What was seen is no longer true: everybody is sent the whole view."""
        self._reels.clear()
        self._told.clear()

    def reel(self, seat: Seat, state: Any) -> Reel:
        """What is seen from there; from now on, if nobody watched from there before."""
        reel = self._reels.get(seat)
        if reel is None:
            reel = Reel(seat)
            (seen,) = self._seen(state, [seat.viewer]).values()
            reel.add(AT_THE_QUESTION, self._sight(seat, *seen, None))
            self._reels[seat] = reel
        return reel

    def has(self, watching: Watching | None) -> bool:
        """Whether that connection can be told what is new since what it saw."""
        if watching is None or self._reels.get(watching.reel.seat) is not watching.reel:
            return False
        return watching.frame >= watching.reel.cut

    def trim(self, watched: Iterable[Watching]) -> None:
        """Let go of what all of those have seen."""
        oldest: dict[Seat, int] = {}
        for reel, frame in watched:
            oldest[reel.seat] = min(oldest.get(reel.seat, frame), frame)
        for seat, reel in self._reels.items():
            reel.trim(oldest.get(seat, reel.end))

    def _take(self, place: int, state: Any) -> None:
        """One frame for each reel."""
        viewers = list(dict.fromkeys(seat.viewer for seat in self._reels))
        seen = self._seen(state, viewers)
        for seat, reel in self._reels.items():
            before = None if place == AT_THE_QUESTION else reel.last
            reel.add(place, self._sight(seat, *seen[seat.viewer], before))

    def _seen(self, state: Any, viewers: list[int | None]) -> dict[int | None, tuple[Any, Json]]:
        """By who looks: the view, and how it is sent."""
        if self._views is None or not viewers:
            views = [self._game.view(state, viewer) for viewer in viewers]
            made = [plain(view) for view in views]
        else:
            views = self._views(state, viewers)
            made = plain_views(views, self._before)
            self._before = views[0], made[0]
        return dict(zip(viewers, zip(views, made, strict=True), strict=True))

    def _sight(self, seat: Seat, seen: Any, view: Json, before: Json | None) -> Json:
        """With the twin of the last question: sentences are said when all has happened."""
        if not seat.twin or self._twin is None:
            return view
        twin = plain(self._twin(seen)) if before is None else before["twin"]
        return {**view, "twin": twin}


def _places_in_log(play: Play, first: int) -> list[tuple[int, int]]:
    """The events of the game from that number on, each with its place in the log, where what the
    service told stands between them."""
    found: list[tuple[int, int]] = []
    number, place = len(play.match.events), len(play.log)
    while number > first and place:
        place -= 1
        if not isinstance(play.log[place][1], Happening):
            number -= 1
            found.append((number, place))
    return found[::-1]
