"""What a player of Attacktix may want answered always."""

from typing import Final

from rollout.gamekit.standing_answers import passing_over
from rollout.games.attacktix.actions import EndAttacks, EndMoves

STANDING: Final = (passing_over(EndMoves, EndAttacks),)
