"""Attacktix: figures that really fall over. `GAME` is the one public name."""

from rollout.gamekit import GamePackage, Screen, SetupDesk
from rollout.gamekit.aftermath import followed
from rollout.gamekit.package import PLANE
from rollout.games.attacktix.content.library import FASTEST, LIBRARIAN
from rollout.games.attacktix.content.roster import BACK_UP_PART
from rollout.games.attacktix.first_match import FIRST_MATCH
from rollout.games.attacktix.game import Attacktix
from rollout.games.attacktix.naming import NAMER
from rollout.games.attacktix.rules.forces import SIZES_IN
from rollout.games.attacktix.rules.gallery import RANGES
from rollout.games.attacktix.rules.guessing import GRAVITY
from rollout.games.attacktix.screen import terminal
from rollout.games.attacktix.screen.forms import View
from rollout.games.attacktix.screen.forms_looks import AimLook, ReachLook
from rollout.games.attacktix.screen.looks import look
from rollout.games.attacktix.screen.moments import NOTABLE, PUBLIC_ASKS
from rollout.games.attacktix.screen.outlook import outlook
from rollout.games.attacktix.screen.twin import twin
from rollout.games.attacktix.screen.wording import arguments
from rollout.games.attacktix.setup import ROUNDS, MatchOptions
from rollout.games.attacktix.setup_desk import QUICK, describe, explain
from rollout.games.attacktix.setup_desk import check as check_setup
from rollout.games.attacktix.standing_answers import STANDING
from rollout.space.physics.bodies import BASE_HEIGHT
from rollout.space.physics.scene import MUZZLE

__all__ = ["GAME"]

GAME = GamePackage(
    rules=Attacktix(),
    home=__name__,
    board=PLANE,
    own_dice=False,
    first_match=FIRST_MATCH,
    namer=NAMER,
    screen=Screen(
        view=View,
        look=look,
        outlook=followed(outlook, arguments),
        twin=twin,
        looks={"aim": AimLook, "reach": ReachLook},
        constants={
            "GRAVITY": GRAVITY,
            "FASTEST": FASTEST,
            "ROUNDS": ROUNDS,
            "BACK_UP_PART": BACK_UP_PART,
            "SIZES_IN": SIZES_IN,
            "TARGETS": len(RANGES),
            "BASE_HEIGHT": int(BASE_HEIGHT),
            "MUZZLE": (int(MUZZLE[0]), int(MUZZLE[1])),
        },
        arguments=arguments,
        public_asks=PUBLIC_ASKS,
        moments=NOTABLE,
        draw=terminal.draw,
        describe=terminal.describe,
    ),
    desk=SetupDesk(
        describe=describe,
        check=check_setup,
        explain=explain,
        options=MatchOptions,
        quick=QUICK,
    ),
    content=LIBRARIAN.content(),
    standing=STANDING,
)
