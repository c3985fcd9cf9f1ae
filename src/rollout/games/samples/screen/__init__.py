"""How the samples are shown."""

from typing import Final

from rollout.gamekit import Screen
from rollout.games.samples.screen.terminal import describe, draw
from rollout.games.samples.screen.wording import WORDED, arguments

HOME: Final = "rollout.games.samples"
"""Where the words of all samples lie."""
SCREEN: Final = Screen(arguments=arguments, worded=WORDED, draw=draw, describe=describe)
