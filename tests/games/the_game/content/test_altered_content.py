"""A player's own content with one thing altered at a time: what is said of it is what it was.

`altered_content.txt` has a line or more for each alteration: what is wrong, or a digest of what is
read. After a change that was meant: `python -m tests.games.the_game.content.test_altered_content`.
"""

from __future__ import annotations

from pathlib import Path

from rollout.games.the_game.content.force_points import force_value
from rollout.games.the_game.content.library import LIBRARIAN, library
from tests.altering import alterations, content_told

KEPT = Path(__file__).with_name("altered_content.txt")

CHARACTERS = """\
[characters.long-shot]
name = "Long Shot"
faction = "autobot"
function = "Scout"
year = 1987
size = "car"
endurance = 6
skill = 9
tech_spec = [1, 2, 3, 4, 5, 6, 7, 8]
partners = ["sparks"]
inner = "chip"
team = "bigger"
modes = [
  { name = "Robot", kind = "robot", strength = 5, speed = 5, firepower = 9, height = 2 },
  { name = "Car", kind = "car", speed = 8, firepower = 5, height = 1, traits = ["combine"] },
  { name = "Jet", kind = "jet", speed = 20, height = 1, partner = "sparks", traits = ["vtol"] },
]

[characters.chip]
name = "Chip"
faction = "autobot"
size = "minibot"
endurance = 3
skill = 4
hit_points = 5
modes = [{ name = "Robot", kind = "robot", strength = 2, speed = 4, height = 1 }]

[characters.sparks]
name = "Sparks"
faction = "autobot"
kind = "nebulon"
size = "nebulon"
endurance = 1
skill = 3
modes = [{ name = "Robot", kind = "nebulon", speed = 3, firepower = 1, height = 1 }]

[characters.bigger]
name = "Bigger"
faction = "autobot"
kind = "combined"
size = "combiner"
endurance = 9
skill = 5
members = ["long-shot"]
modes = [{ name = "Robot", kind = "robot", strength = 9, speed = 4, firepower = 8, height = 4 }]

[characters.sellsword]
name = "Sellsword"
faction = "mercenary"
size = "large"
endurance = 5
skill = 5
modes = [
  { name = "Robot", kind = "robot", strength = 5, speed = 5, height = 3, side = "autobot" },
  { name = "Beast", kind = "beast", strength = 6, speed = 6, height = 2, side = "decepticon" },
  { name = "Ship", kind = "jet", speed = 30, height = 2, side = "leaves" },
]

[characters.mob]
name = "Mob"
faction = "human"
kind = "human"
size = "crowd"
endurance = 1
skill = 1
heads = 12
heads_per_firepower = 4
modes = [{ name = "Crowd", kind = "crowd", speed = 2, firepower = 3, height = 1 }]
"""
GROUND = """\
[constructs.barn]
name = "Barn"
height = 3
hit_points = 9

[maps.yard]
name = "Yard"
columns = 9
rows = 11
home_rows = 2
areas = [
  { at = ["0101..0303"], terrain = "rough", level = 2 },
  { at = ["0505"], construct = "barn", height = 2, hit_points = 7 },
  { at = ["0506", "0507"], construct = "barn" },
  { at = ["0707..0808"], terrain = "water", depth = 3 },
]

[maps.yard.objectives]
gate = ["0505"]
bank = ["0701..0703", "0901"]

[scenarios.raid]
name = "Raid"
map = "yard"
round_limit = 9
tie = "value"
attack_neutrals = true
mercenaries = ["sixshot"]
options = { friendly_fire = true, careful_aim = false }
placements = [{ unit = "brawn", hex = "0404", facing = 3, mode = 1 }]
crowds = [{ sheet = "human-crowd", heads = 9, hex = "0606", side = 0 }]
objects = [{ kind = "energon_cube", group = "bank" }]
objectives = [
  { kind = "eliminate" },
  { kind = "collect_cubes", count = 2 },
  { kind = "hold_level", level = 2, rounds = [4, 8] },
  { kind = "destroy_constructs", side = 1, group = "gate" },
  { kind = "survive", side = 0, units = ["brawn"] },
]

[[scenarios.raid.sides]]
faction = "autobot"
value = 127
force = ["blurr", "roadbuster"]
required = [{ trait = "any_arc" }]
required_units = ["blurr"]
fixed = ["brawn"]
zone = { kind = "edges", edges = ["south"], depth = 2 }

[[scenarios.raid.sides]]
value = 100
zone = { kind = "around", group = "bank", depth = 1 }

[[scenarios.raid.reinforcements]]
round = 3
side = 1
units = ["vortex"]
zone = { kind = "hexes", hexes = ["0101", "0102"] }
"""
TEXTS = {"characters": CHARACTERS, "ground": GROUND}


def told(text: str) -> str:
    """With what the new characters are worth, each alone and all together."""
    said = content_told(LIBRARIAN, text)
    if not said.startswith("read: "):
        return said
    packaged = LIBRARIAN.library().sheets
    own = [sheet for slug, sheet in library(text).sheets.items() if slug not in packaged]
    return f"{said}, {[*(force_value([sheet]) for sheet in own), force_value(own)]}"


def all_told() -> str:
    return "".join(
        f"{name}, {what}\n{told(altered)}\n\n"
        for name, text in TEXTS.items()
        for what, altered in alterations(text)
    )


def test_what_is_said_of_altered_content_is_what_it_was() -> None:
    assert all_told().split("\n\n") == KEPT.read_text(encoding="utf-8").split("\n\n")


if __name__ == "__main__":
    KEPT.write_text(all_told(), encoding="utf-8")
