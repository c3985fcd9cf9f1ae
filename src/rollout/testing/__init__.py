"""The laws that every game, bot and piece of content must keep, for anyone's own tests.

from rollout.testing import check_game

def test_my_game_keeps_the_laws():
    check_game(MyGame(), matches=20)
"""

from rollout.testing.asked_moments import LawBroken, Moment
from rollout.testing.bots import check_bot
from rollout.testing.content import check_content
from rollout.testing.games import MATCH_LAWS, MOMENT_LAWS, Checked, check_game
from rollout.testing.lines_of_play import count_lines
from rollout.testing.playthroughs import Digest, Playthrough
from rollout.testing.teaching import check_first_match

__all__ = [
    "MATCH_LAWS",
    "MOMENT_LAWS",
    "Checked",
    "Digest",
    "LawBroken",
    "Moment",
    "Playthrough",
    "check_bot",
    "check_content",
    "check_first_match",
    "check_game",
    "count_lines",
]
