"""What a player of Battle Cards may want answered always."""

from typing import Final

from rollout.gamekit.standing_answers import StandingAnswer, always, passing_over, when_nothing_else
from rollout.games.battlecards.actions import BearTheHit, Begin, Decline, EndPhase, EndTurn, Pass

REACTIONS: Final = frozenset({"contest", "begin_or_wait", "battle_move", "take_the_hit"})

STANDING: Final = (
    StandingAnswer("contest", always("contest", Decline)),
    StandingAnswer("begin", always("begin_or_wait", Begin)),
    StandingAnswer("nothing", when_nothing_else(REACTIONS, (Decline, Pass, BearTheHit))),
    passing_over(EndPhase, EndTurn),
)
