"""Energon Wars, the skirmish game. `GAME` is the one public name."""

from rollout.gamekit import GamePackage, Screen, SetupDesk
from rollout.gamekit.package import PLANE
from rollout.games.energon_wars.content.library import LIBRARIAN
from rollout.games.energon_wars.game import EnergonWars
from rollout.games.energon_wars.naming import NAMER
from rollout.games.energon_wars.options import MatchOptions
from rollout.games.energon_wars.screen import terminal
from rollout.games.energon_wars.screen.forms import View
from rollout.games.energon_wars.screen.looks import look
from rollout.games.energon_wars.screen.wording import arguments
from rollout.games.energon_wars.setup_desk import check as check_setup
from rollout.games.energon_wars.setup_desk import describe

__all__ = ["GAME"]

GAME = GamePackage(
    rules=EnergonWars(),
    home=__name__,
    board=PLANE,
    namer=NAMER,
    screen=Screen(
        view=View,
        arguments=arguments,
        look=look,
        draw=terminal.draw,
        describe=terminal.describe,
        card=terminal.card,
    ),
    desk=SetupDesk(options=MatchOptions, describe=describe, check=check_setup),
    content=LIBRARIAN.content(),
)
