"""Python reads this before anything else where it is on its path: here the wall clock jumps.

A file says by how many seconds it is wrong. The steady clock is left alone, as it is when
somebody sets a machine's clock.
"""

import os
import time
from pathlib import Path

right = time.time
told_in = Path(os.environ["ROLLOUT_WRONG_BY"])


def wrong() -> float:
    try:
        return right() + float(told_in.read_text(encoding="ascii"))
    except (OSError, ValueError):
        # The file is being written.
        return right()


time.time = wrong
