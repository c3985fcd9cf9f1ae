"""What a player of The Game may want answered always."""

from typing import Final

from rollout.gamekit.standing_answers import passing_over
from rollout.games.the_game.actions import EndTurn

STANDING: Final = (passing_over(EndTurn),)
