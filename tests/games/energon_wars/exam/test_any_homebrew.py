"""Words that no card of ours uses so: models of homebrew books, one written and some drawn, meet in
the middle of the table.

After a change that was meant the digests are written anew:
`python -m tests.games.energon_wars.exam.test_any_homebrew`; `show SEED` prints one in full.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

import msgspec
import pytest

from rollout.games.energon_wars import GAME
from rollout.games.energon_wars.content.library import library
from rollout.games.energon_wars.model import BATTLE, STANDING, State
from rollout.games.energon_wars.setup import Setup
from rollout.kernel import Match
from tests.exams import Examination, Extreme
from tests.games.energon_wars.exam.drawn import BOOKS, armies, book
from tests.games.energon_wars.exam.test_any_position import Curious

KEPT = Path(__file__).with_name("any_homebrew.json")
SEEDS = 9
MATCHES = 6
PLIES = 60
SIDE = """
form = "{form}"
speed = "M"
melee = 6
ranged = 6
size = {size}
defense = 9
armor = 12
transform_cost = {cost}
storage = 3
keywords = {keywords}
"""
BOOK = f"""
[cards.tried]
name = "Tried"
faction = "autobot"
base = "large"
points = 5
hit_points = 9
energon = 6
tags = ["minibot", "medic"]
critical_zone = [[6, 1], [3, 2]]
[cards.tried.robot]
{SIDE.format(form="robot", size=3, cost=0, keywords='["throw_any", "jump(6)"]')}
attacks = [
  {{ name = "Fist, hard", kind = "melee", range = 2, damage = 9, cost = 0, uses = 2 }},
  {{ name = "Gun", kind = "ranged", range = 9, damage = 11, cost = 1, fx = ["acid", "drag"] }},
]
abilities = [
  {{ name = "Thrift", when = "hit", attack = "Fist, hard", who = "self", cost = 1,
     effect = ["repair(1)"] }},
  {{ name = "Foam", when = "act", who = "ally+<=12 all", until = "next",
     effect = ["immunity(fire)", "mod(DEF,+2)", "mod(ARM,+1)"] }},
  {{ name = "Jam", when = "act", who = "enemy<=12 2", until = "round", cost = 1, limit = "2a",
     effect = ["lock(energize_attack)", "lose(cover)", "mod(MAT,-1)"] }},
  {{ name = "Share", when = "end", who = "ally<=12 2", cost = 1, effect = ["energon(+1)"] }},
]
[cards.tried.alt]
{SIDE.format(form="car", size=2, cost=1, keywords='["flight", "climb_alt"]')}
attacks = [{{ name = "Ram", kind = "melee", damage = 9, cost = 1, fx = ["trample(5)", "slow"] }}]
abilities = [
  {{ name = "Rush", when = "flip", who = "self", cost = 1, effect = ["move(3)"] }},
  {{ name = "Revenge", when = "passive", who = "self", until = "while", if = "lost(minibot)",
     effect = ["mod(DMG,+2)", "mod(RAT,+1)"] }},
  {{ name = "Dodge", when = "re_target", who = "self", cost = 1, limit = "1r",
     effect = ["place(3)"] }},
]
[cards.tester]
name = "Tester"
faction = "decepticon"
base = "small"
points = 5
hit_points = 12
energon = 6
tags = ["seeker", "leader"]
[cards.tester.robot]
{SIDE.format(form="robot", size=2, cost=1, keywords='["attack_first", "anti_air"]')}
attacks = [
  {{ name = "Claw", kind = "melee", range = 1, damage = 12, cost = 1, fx = ["fire", "throw"] }},
  {{ name = "Hose", kind = "spray", range = 6, damage = 6, cost = 1, fx = ["cold", "push(2)"] }},
]
abilities = [
  {{ name = "Wake", when = "round_start", who = "ally+<=9 1", cost = 1, effect = ["repair(2)"] }},
  {{ name = "Late", when = "round_end", who = "enemy<=9 2", cost = 1, effect = ["damage(1)"] }},
  {{ name = "Feast", when = "kill", who = "self", cost = 1, effect = ["cleanse(all)"] }},
  {{ name = "Counter", when = "re_hurt", who = "foe", cost = 1, effect = ["attack[Claw]"] }},
]
[cards.tester.alt]
{SIDE.format(form="jet", size=2, cost=0, keywords='["flight", "stealth"]')}
attacks = [{{ name = "Bomb", kind = "ranged", range = 5, damage = 9, cost = 1, fx = ["360"] }}]
abilities = [
  {{ name = "Cold", when = "passive", who = "self", until = "while", if = "near(cassette,4)",
     effect = ["mod(ARM,+2)", "mod(DEF,+1)"] }},
  {{ name = "Lucky", when = "act", who = "self", until = "end", limit = "1g",
     effect = ["reroll(attack)", "reroll(damage)", "free(run)", "free(energize_damage)"] }},
  {{ name = "Watch", when = "re_move", who = "enemy<=9 1", cost = 1,
     effect = ["fx(slam)", "fx(shock)"] }},
  {{ name = "Shell", when = "re_damage", who = "self", cost = 1, limit = "1r",
     effect = ["prevent(2)"] }},
]
[items.cloak]
name = "Cloak"
points = 1
size = 1
[[items.cloak.abilities]]
name = "Cloak"
when = "passive"
who = "self"
until = "while"
effect = ["immunity(fire)", "mod(ARM,+1)", "lock(energize_attack)"]
[items.horn]
name = "Horn"
points = 1
size = 1
side = "alt"
used_up = true
attacks = [{{ name = "Blow", kind = "melee", range = 1, damage = 8, cost = 1, fx = ["knockdown"] }}]
abilities = [{{ name = "Blare", when = "act", who = "enemy<=6 all", effect = ["fx(disruption)"] }}]
""".replace("\n     ", " ")
ARMIES = (
    ("tried+cloak,jazz,bumblebee,ratchet", "tester+horn,rumble,ratbat,megatron*"),
    ("tried,brawn,cliffjumper,optimus*+energon_cube", "tester+cloak,soundwave,laserbeak,frenzy"),
    ("tried+horn,wheeljack,mirage,gears", "tester,starscream,kickback,bombshell,shrapnel"),
)


@pytest.mark.parametrize("seed", range(SEEDS))
def test_models_of_ones_own_meet_as_they_did(seed: int) -> None:
    assert examined(seed).digest == msgspec.json.decode(KEPT.read_bytes())[seed]


def examined(seed: int) -> Examination:
    rng = Random(seed)
    exam = Curious(rng, lambda state: (len(state.models), 3))
    for _ in range(MATCHES):
        match: Match[State] = Match(GAME.rules, None, Extreme(rng), in_the_middle(rng))
        exam.play(match, PLIES, every=4)
    return exam


def in_the_middle(rng: Random) -> State:
    """Armies that are deployed, put within reach of each other."""
    number = rng.randrange(BOOKS)
    own = rng.random() < 0.5
    setup = Setup(
        armies=rng.choice(ARMIES) if own else armies(number),
        scenario=rng.choice(list(library().scenarios)),
        deployment="ready",
        homebrew=BOOK if own else book(number),
    )
    match: Match[State] = Match(GAME.rules, setup, Extreme(rng))
    while match.ask is not None and match.state.stage != BATTLE:
        match.answer(match.ask.options.sample(rng))
    state = match.state.copy()
    spots = [(1000 + 230 * (n % 5), 1500 + 230 * (n // 5)) for n in range(25)]
    rng.shuffle(spots)
    for model in state.models:
        if model.status == STANDING:
            model.x, model.y = spots.pop()
            model.level, model.activated = -1, False
    return state


if __name__ == "__main__":
    if sys.argv[1:2] == ["show"]:
        print("\n".join(examined(int(sys.argv[2])).lines))
    else:
        found = [examined(seed).digest for seed in range(SEEDS)]
        KEPT.write_bytes(msgspec.json.format(msgspec.json.encode(found)) + b"\n")
