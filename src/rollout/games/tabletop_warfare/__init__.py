"""Tabletop Warfare, the measured skirmish. `GAME` is the one public name."""

from rollout.gamekit import GamePackage, Screen, SetupDesk
from rollout.gamekit.aftermath import followed
from rollout.gamekit.package import PLANE
from rollout.games.tabletop_warfare.content.library import LIBRARIAN
from rollout.games.tabletop_warfare.first_match import FIRST_MATCH
from rollout.games.tabletop_warfare.game import TabletopWarfare
from rollout.games.tabletop_warfare.lists import BUILDING
from rollout.games.tabletop_warfare.naming import NAMER
from rollout.games.tabletop_warfare.rules.movement import TERROR
from rollout.games.tabletop_warfare.screen import terminal
from rollout.games.tabletop_warfare.screen.arrivals import ArrivalLook
from rollout.games.tabletop_warfare.screen.deployments import DeploymentLook
from rollout.games.tabletop_warfare.screen.forecasts import FigureLook, ForecastLook
from rollout.games.tabletop_warfare.screen.forms import View
from rollout.games.tabletop_warfare.screen.looks import SightLook, look
from rollout.games.tabletop_warfare.screen.outlook import outlook
from rollout.games.tabletop_warfare.screen.questions import questions
from rollout.games.tabletop_warfare.screen.shown_dice import dice
from rollout.games.tabletop_warfare.screen.twin import twin
from rollout.games.tabletop_warfare.screen.wording import arguments
from rollout.games.tabletop_warfare.setup import MatchOptions
from rollout.games.tabletop_warfare.setup_desk import QUICK, describe
from rollout.games.tabletop_warfare.setup_desk import check as check_setup
from rollout.games.tabletop_warfare.standing_answers import STANDING
from rollout.games.tabletop_warfare.time_limit import time_limit

__all__ = ["GAME"]

GAME = GamePackage(
    rules=TabletopWarfare(),
    home=__name__,
    board=PLANE,
    namer=NAMER,
    screen=Screen(
        arguments=arguments,
        draw=terminal.draw,
        describe=terminal.describe,
        card=terminal.card,
        look=look,
        view=View,
        twin=twin,
        dice=dice,
        constants={"TERROR": TERROR},
        looks={
            "sight": SightLook,
            "figure": FigureLook,
            "forecast": ForecastLook,
            "arrival": ArrivalLook,
            "deployment": DeploymentLook,
        },
        questions=questions,
        outlook=followed(outlook, arguments),
        moments={"attack_began": "attack", "destroyed": "destroyed"},
    ),
    desk=SetupDesk(
        describe=describe,
        check=check_setup,
        options=MatchOptions,
        building=BUILDING,
        quick=QUICK,
    ),
    content=LIBRARIAN.content(),
    standing=STANDING,
    first_match=FIRST_MATCH,
    time_limit=time_limit,
)
