"""Shows an address in a browser as soon as somebody answers there.

`python -m rollout.cli.opening ADDRESS`
"""

from __future__ import annotations

import contextlib
import sys
import time
import urllib.request
import webbrowser

PATIENCE = 60.0


def open_when_ready(address: str, patience: float = PATIENCE) -> bool:
    """Whether a browser was found to show it; False too when nobody answers in time."""
    end = time.monotonic() + patience
    while time.monotonic() < end:
        with contextlib.suppress(OSError):
            urllib.request.urlopen(address, timeout=5).close()
            return webbrowser.open(address)
        time.sleep(0.2)
    return False


if __name__ == "__main__":
    open_when_ready(sys.argv[1])
