"""Battle Cards, the card game. `GAME` is the one public name."""

from rollout.gamekit import GamePackage, Screen, SetupDesk
from rollout.gamekit.aftermath import followed
from rollout.gamekit.package import CARDS
from rollout.games.battlecards.content import effect_words
from rollout.games.battlecards.content.library import LIBRARIAN
from rollout.games.battlecards.deck_box import DECK_BOX
from rollout.games.battlecards.first_match import FIRST_MATCH
from rollout.games.battlecards.game import ADVISED_TURN_LIMIT, Battlecards
from rollout.games.battlecards.naming import NAMER
from rollout.games.battlecards.rules.preparation import FEWEST_SEATS, MOST_SEATS
from rollout.games.battlecards.screen import terminal
from rollout.games.battlecards.screen.combat_dice import NOTABLE, dice
from rollout.games.battlecards.screen.forms import View
from rollout.games.battlecards.screen.looks import FORMS, look
from rollout.games.battlecards.screen.outlook import outlook
from rollout.games.battlecards.screen.questions import questions
from rollout.games.battlecards.screen.twin import twin
from rollout.games.battlecards.screen.view import views
from rollout.games.battlecards.screen.wording import arguments
from rollout.games.battlecards.setup import MatchOptions
from rollout.games.battlecards.setup_choices import SEAT_CHOICES
from rollout.games.battlecards.setup_desk import QUICK, describe, explain, rematch, shown
from rollout.games.battlecards.setup_desk import check as check_setup
from rollout.games.battlecards.standing_answers import STANDING

__all__ = ["GAME"]

GAME = GamePackage(
    rules=Battlecards(),
    home=__name__,
    board=CARDS,
    namer=NAMER,
    screen=Screen(
        view=View,
        views=views,
        looks=FORMS,
        constants={
            "ADVISED_TURNS": ADVISED_TURN_LIMIT,
            "FEWEST_SEATS": FEWEST_SEATS,
            "MOST_SEATS": MOST_SEATS,
            "EMBLEMS": {each.word: each.emblem for each in effect_words.WORDS},
        },
        twin=twin,
        dice=dice,
        moments=NOTABLE,
        arguments=arguments,
        look=look,
        questions=questions,
        outlook=followed(outlook, arguments),
        draw=terminal.draw,
        describe=terminal.describe,
        piles=terminal.piles,
        card=terminal.card,
    ),
    desk=SetupDesk(
        options=MatchOptions,
        describe=describe,
        check=check_setup,
        explain=explain,
        shown=shown,
        rematch=rematch,
        quick=QUICK,
        choices=SEAT_CHOICES,
    ),
    content=LIBRARIAN.content(),
    decks=DECK_BOX,
    standing=STANDING,
    first_match=FIRST_MATCH,
)
