"""Energon Wars, the skirmish game. `GAME` is the one public name."""

from rollout.gamekit import GamePackage, Screen, SetupDesk
from rollout.gamekit.aftermath import followed
from rollout.gamekit.package import PLANE
from rollout.games.energon_wars.content.library import LIBRARIAN
from rollout.games.energon_wars.first_match import FIRST_MATCH
from rollout.games.energon_wars.game import EnergonWars
from rollout.games.energon_wars.lists import BUILDING
from rollout.games.energon_wars.naming import NAMER
from rollout.games.energon_wars.options import MatchOptions
from rollout.games.energon_wars.screen import terminal
from rollout.games.energon_wars.screen.dice import dice
from rollout.games.energon_wars.screen.forms import View
from rollout.games.energon_wars.screen.looks import FORMS, look
from rollout.games.energon_wars.screen.moments import NOTABLE
from rollout.games.energon_wars.screen.outlook import outlook
from rollout.games.energon_wars.screen.twin import twin
from rollout.games.energon_wars.screen.view import views
from rollout.games.energon_wars.screen.wording import arguments
from rollout.games.energon_wars.setup_desk import QUICK, describe
from rollout.games.energon_wars.setup_desk import check as check_setup
from rollout.games.energon_wars.standing_answers import STANDING

__all__ = ["GAME"]

GAME = GamePackage(
    rules=EnergonWars(),
    home=__name__,
    board=PLANE,
    namer=NAMER,
    screen=Screen(
        view=View,
        views=views,
        twin=twin,
        dice=dice,
        moments=NOTABLE,
        arguments=arguments,
        look=look,
        looks=FORMS,
        outlook=followed(outlook, arguments),
        draw=terminal.draw,
        describe=terminal.describe,
        card=terminal.card,
    ),
    desk=SetupDesk(
        options=MatchOptions,
        describe=describe,
        check=check_setup,
        building=BUILDING,
        quick=QUICK,
    ),
    content=LIBRARIAN.content(),
    standing=STANDING,
    first_match=FIRST_MATCH,
)
