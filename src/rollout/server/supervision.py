"""Workers that die are replaced, however often that is."""

from __future__ import annotations

import time
from typing import Any

from granian.server.mp import MPServer

SECONDS_OF_PEACE = 60.0
LONGEST_PAUSE = 5.0


class Persistent(MPServer):
    """Granian ends itself when a worker dies twice within a few seconds: whoever could crash one
    could end the service. Here the next worker only waits longer each time, for a few seconds
    at most, until there was peace for a minute."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._pause = 0.0
        self._died = 0.0

    def _respawn_workers(self, *arguments: Any, **options: Any) -> None:
        peaceful = time.monotonic() - self._died > SECONDS_OF_PEACE
        self._pause = 0.0 if peaceful else min(self._pause * 2 + 0.1, LONGEST_PAUSE)
        time.sleep(self._pause)
        super()._respawn_workers(*arguments, **options)
        self._died = time.monotonic()
        self.respawned_wrks.clear()
