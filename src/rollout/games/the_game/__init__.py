"""Transformers: The Game. `GAME` is the one public name."""

from rollout.gamekit import GamePackage, Screen, SetupDesk
from rollout.gamekit.aftermath import followed
from rollout.gamekit.package import HEXES
from rollout.games.the_game.content.library import LIBRARIAN
from rollout.games.the_game.game import TheGame
from rollout.games.the_game.naming import NAMER
from rollout.games.the_game.screen import terminal
from rollout.games.the_game.screen.dice import dice
from rollout.games.the_game.screen.forms import View
from rollout.games.the_game.screen.looks import CONSTANTS, FORMS, look
from rollout.games.the_game.screen.moments import NOTABLE
from rollout.games.the_game.screen.outlook import outlook
from rollout.games.the_game.screen.questions import questions
from rollout.games.the_game.screen.sheets import sheet
from rollout.games.the_game.screen.twin import twin
from rollout.games.the_game.screen.view import views
from rollout.games.the_game.screen.wording import arguments
from rollout.games.the_game.setup import Options, Setup
from rollout.games.the_game.setup_desk import called, describe, explain
from rollout.games.the_game.setup_desk import check as check_setup
from rollout.games.the_game.standing_answers import STANDING
from rollout.games.the_game.tutorial import FIRST_MATCH

__all__ = ["GAME"]

GAME = GamePackage(
    rules=TheGame(),
    home=__name__,
    board=HEXES,
    namer=NAMER,
    screen=Screen(
        view=View,
        views=views,
        looks=FORMS,
        constants=CONSTANTS,
        arguments=arguments,
        moments=NOTABLE,
        twin=twin,
        dice=dice,
        look=look,
        questions=questions,
        outlook=followed(outlook, arguments),
        draw=terminal.draw,
        describe=terminal.describe,
        card=sheet,
    ),
    desk=SetupDesk(
        options=Options,
        describe=describe,
        quick=Setup(deployment="ready"),
        called=called,
        check=check_setup,
        explain=explain,
    ),
    content=LIBRARIAN.content(),
    first_match=FIRST_MATCH,
    standing=STANDING,
)
