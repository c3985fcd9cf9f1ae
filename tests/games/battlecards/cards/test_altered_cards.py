"""Cards and decks of a player's own with one thing altered: what is said of them is what it was.

After a change that was meant: `python -m tests.games.battlecards.cards.test_altered_cards`.
"""

from __future__ import annotations

from pathlib import Path

from rollout.games.battlecards.content.library import LIBRARIAN
from tests.altering import alterations, content_told

KEPT = Path(__file__).with_name("altered_cards.txt")

CARDS = """\
[robots.XR01]
title = "Long Shot"
subtitle = "Sniper"
army = "autobot"
group = "Scouts"
cost = 6
ability_points = 2.5
robot = { strength = 5, endurance = 5, speed = 4 }
alt = { form = "Buggy", strength = 3, endurance = 5, speed = 6 }
skills = { tactical = 1, combat = 2, science = 3 }

[robots.XR01.robot_ability]
name = "Careful Aim"

[[robots.XR01.robot_ability.clauses]]
trigger = "battle"
condition = ["lead"]
cost = "en1"
target = "self"
effect = ["str+3"]
duration = "battle"

[[robots.XR01.robot_ability.clauses]]
trigger = "battle"
condition = ["group>=2:Scouts", "with:Long Shot"]
target = "self"
effect = ["str+1"]
duration = "battle"

[robots.XR01.alt_ability]
name = "Drive"
clauses = [{ trigger = "action", target = "own", effect = ["repair2"] }]

[resources.XS01]
title = "Proving Ground"
type = "site"
yield = 2
requires = "combat"
support = 1

[resources.XS01.effect]
name = "Ground"
clauses = [{ trigger = "passive", target = "here", effect = ["yield+1"], duration = "stay" }]

[advantages.XA01]
title = "Second Wind"
army = "autobot"
support = 3
clauses = [{ trigger = "action", target = "own", effect = ["repair2", "gain1"] }]

[decks.own]
name = "Own"
army = "autobot"
difficulty = 2
cards = [
  "3 XR01", "3 A01", "3 A02", "3 A04", "3 A05", "3 A06", "3 R01", "3 R02", "3 R04", "3 XS01",
  "3 AA01", "3 AA02", "3 AA03", "1 XA01",
]
"""


def all_told() -> str:
    return "".join(
        f"{what}\n{content_told(LIBRARIAN, altered)}\n\n" for what, altered in alterations(CARDS)
    )


def test_what_is_said_of_altered_cards_is_what_it_was() -> None:
    assert all_told().split("\n\n") == KEPT.read_text(encoding="utf-8").split("\n\n")


if __name__ == "__main__":
    KEPT.write_text(all_told(), encoding="utf-8")
