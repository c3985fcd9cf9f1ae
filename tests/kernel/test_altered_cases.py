"""Cases with one number, word, truth, key or line altered: what is said of each is what it was.

`altered_cases.txt` has a paragraph for each alteration, to be read; after a change that was meant
it is written anew: `python -m tests.kernel.test_altered_cases`.
"""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from rollout.cli.vocabulary import vocabulary_of
from rollout.games.registry import find_rules
from rollout.kernel.adjudication import adjudicate
from tests.altering import alterations

KEPT = Path(__file__).with_name("altered_cases.txt")

MARKS = """title = "Marks"
game = "tic_tac_toe"
rules = ["TTT-01"]

[position]
turn = "O"
board = ["X..", "X..", "O.."]

[[step]]
refused = "mark 0"
by = "B"
rule = "TTT-01"
why = "cell-taken"

[[step]]
answer = ["mark 4", "mark 8"]
events = [{ event = "marked", seat = "B", cell = 4 }, { event = "marked", cell = 8 }]
no_events = [{ event = "marked", cell = 5 }]
state.board = { 0 = "X..", 2 = "O.X" }
view.A = { cells = { 0 = 0, 4 = 1, 8 = 0 }, turn = 1, winner = -1 }
ask = { seat = "B", about = "mark", offers = ["mark 5"], lacks = ["mark 8"], count = 4 }
over = false

[[step]]
answer = "mark 2"
events_exactly = [{ event = "marked", seat = "B", cell = 2 }]
ask = false
roll = false

[[step]]
undo = "B"
ask = { only = ["mark 1", "mark 2", "mark 5", "mark 7"] }

[[step]]
answer = "mark 2"

[expect]
over = { winners = ["B"], reason = "three-in-a-row" }
"""
PUCKS = """title = "Pucks"
game = "disc_duel"
rules = ["DISC-02"]

[[step]]
answer = "slide 6000 12000"
dice = ["hand 6", 6]
roll = { about = "puck", kind = "flick" }

[[step]]
dice = [{ puck = { x = 18000, y = 13501 } }]
events = [{ event = "flicked", seat = "A", hit = false }]
over = false

[[step]]
answer = "slide 18000 12000"
dice = ["hand 1 11", { x = 6000, y = 13500 }]
events = [{ event = "flicked", seat = "B", hit = true }]
over = { winners = "B", reason = "knocked-out" }
"""
RUNS = """title = "Runs"
game = "tic_tac_toe"
rules = ["TTT-01"]

[position]
turn = "O"
board = ["X..", "...", "..."]

[[run]]
title = "far"

[[run.step]]
answer = "mark 8"
state.board = ["X..", "...", "..O"]

[[run]]
title = "near"

[[run.step]]
answer = "mark 2"

[run.expect]
state.board = ["X.O", "...", "..."]
"""
REFUSED = """title = "Refused"
game = "battlecards"
rules = ["BC-RUL-106"]

[setup]
decks = ["roll_out", "roll_out"]

[refused]
rule = "BC-RUL-106"
why = "same-army"
"""
DICE = """title = "Dice"
game = "battlecards"
rules = ["BC-SKL-05"]

[position]
seats = { A = { robots = ["A08"] }, B = { robots = ["D02 on R01"] } }
field = ["R01"]

[[step]]
answer = ["challenge A08 R01", "wait"]
ask = { seat = "A", about = "battle_move", secret = false }

[[step]]
odds = [{ answer = "roll_dice 1", events = ["dice_rolled"], chance = 1 }]

[[step]]
answer = "roll_dice 1"
dice = ["combat_die 6"]
state.battle.A.slots_used = 0

[[step]]
answer = "everybody passes"
events = ["battle_ended"]
"""
SUMS = """title = "Sums"
game = "the_game"
rules = ["TG-HIT-06"]

[position]
turn = "blurr"
units = [
  { name = "blurr", at = "0508", facing = "N" },
  { name = "vortex", team = "B", at = "0503" },
]

[position.options]
round_limit = "none"

[position.map]
columns = 9
rows = 9
areas = [{ at = ["0503..0507"], terrain = "thick_trees" }]

[[step]]
ask = { offers = ["shoot vortex"], lacks = [{ answer = "shoot blurr" }] }
odds = [
  { answer = "shoot vortex", events = [{ event = "hit_rolled", hit = false }], chance = "60 %" },
]

[[step]]
answer = "shoot vortex"
by = "A"
roll = { about = "to_hit", kind = "d10", need = 7, reasons = { reason-thick-trees = 10 } }
events = [{ event = "attack_declared", need = { total = 7, terms = { reason-thick-trees = 10 } } }]

[[step]]
dice = ["to_hit 1"]
events = [{ event = "hit_rolled", hit = false }]

[[step]]
refused = "undo"
why = "new-information"

[[step]]
answer = "agree_draw"

[expect]
over = { winners = "none", reason = "draw-agreed" }
view.spectator = { round = 1 }
"""
OWN = """title = "Own"
game = "battlecards"
rules = ["BC-SKL-05"]
dice = []

[position]
seats = { A = { robots = ["X01"] }, B = { robots = ["D02 on R01"] } }
field = ["R01"]
homebrew = '''
[robots.X01]
title = "Own"
subtitle = "Made Up"
army = "autobot"
group = "Test"
cost = 4
robot = { strength = 4, endurance = 5, speed = 4 }
alt = { form = "Crate", strength = 2, endurance = 5, speed = 5 }
'''

[expect]
ask = { seat = "A" }
"""
BOTH = """title = "Both"
game = "the_game"
rules = ["TG-TRN-01"]
dice = [{ turn_pile = [1, 0] }]

[position]
phase = "round_start"
units = [
  { name = "blurr", at = "0508", facing = "N" },
  { name = "vortex", team = "B", at = "0503" },
]

[expect]
ask = { seat = "B", about = "act" }
events = [{ event = "card_flipped", unit = "vortex" }]

[[run]]
title = "the other way round"
dice = ["turn_pile 0 1"]

[[run.step]]
events = ["round_began", "card_flipped"]
ask = { seat = "A", secret = false, lacks = [{ answer = "shoot blurr", rule = "TG-RUL-12" }] }

[[run.step]]
answer = "move"

[[run.step]]
refused = "undo"
by = "B"
why = "not-your-decision"

[[run.step]]
undo = true

[[run]]
title = "as above"

[[run.step]]
answer = "end_turn"
by = "B"
no_events = ["damaged"]
over = false
"""
WRONG = """title = "Wrong"
game = "the_game"
rules = ["TG-SET-03"]

[setup]
scenario = "hold-the-plant"
map = "generated/plain/1"

[refused]
says = "plant"
rule = "TG-SET-03"
"""
CASES = {"marks": MARKS, "pucks": PUCKS, "runs": RUNS, "refused": REFUSED, "dice": DICE}
CASES |= {"sums": SUMS, "own": OWN, "both": BOTH, "wrong": WRONG}


def told(folder: Path) -> str:
    paragraphs = []
    path = folder / "case.toml"
    for name, text in CASES.items():
        for what, altered in alterations(text):
            path.write_text(altered, encoding="utf-8")
            verdict = adjudicate(path, find_rules, vocabulary_of)
            said = str(verdict.malformed or verdict).replace(str(path), "case")
            paragraphs.append(f"{name}, {what}\n{said}\n")
    return "\n".join(paragraphs)


def test_what_is_said_of_altered_cases_is_what_it_was(tmp_path: Path) -> None:
    assert told(tmp_path).split("\n\n") == KEPT.read_text(encoding="utf-8").split("\n\n")


if __name__ == "__main__":
    with TemporaryDirectory() as place:
        KEPT.write_text(told(Path(place)), encoding="utf-8")
