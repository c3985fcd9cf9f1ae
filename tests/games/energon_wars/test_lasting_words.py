"""Words of abilities that hold for a while, and those of things that are carried."""

from __future__ import annotations

import pytest

from rollout.games.energon_wars import GAME
from rollout.games.energon_wars.actions import ThrowTo, UseAbility
from rollout.games.energon_wars.content.library import library_with
from rollout.games.energon_wars.content.phrases import read_word
from rollout.games.energon_wars.content.vocabulary import EFFECTS
from rollout.games.energon_wars.events import Immune, Marked
from rollout.games.energon_wars.model import Lasting, State
from rollout.games.energon_wars.rules.energizing import energizing_cost
from rollout.games.energon_wars.rules.figures import armor_of, flies, is_immune
from rollout.games.energon_wars.rules.lasting import lay_on
from rollout.games.energon_wars.rules.throws import throw_object
from rollout.kernel.errors import Unreadable
from rollout.kernel.game import Table
from tests.games.energon_wars.bench import Bench

FAR = {"megatron": (33, 33)}
CLOAK = """
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
"""
POSITION: dict[str, dict[str, dict[str, object]]] = {
    "armies": {"A": {"jazz": {"at": [10, 10]}}, "B": {"rumble": {"at": [20, 20]}}}
}


@pytest.mark.rule("EW-FX-08", "EW-ABL-06")
def test_immunity_can_be_given_for_a_while() -> None:
    bench = Bench({"jazz": (10, 10), "ironhide": (20, 10)}, FAR)
    ability = bench.state.cards[1].sides[0].abilities[0]
    lay_on(bench["jazz"], ability, read_word("immunity(fire)", EFFECTS), 1)
    [given] = bench["jazz"].lasting
    assert (given.verb, given.what, given.by) == ("immunity", "fire", 1)
    assert is_immune(bench.state, 0, "fire")
    assert not is_immune(bench.state, 0, "acid")


@pytest.mark.rule("EW-FX-08", "EW-FX-07")
def test_who_is_immune_for_a_while_does_not_catch_fire() -> None:
    bench = Bench(
        {"grimlock": {"at": (10, 10), "mode": "alt"}},
        {"megatron": {"at": (10, 13), "en": 0}},
        ([6, 5], [1, 1]),
    )
    bench["megatron"].lasting = [Lasting("Foam", "immunity", "fire", 0, "round", 1)]
    bench.do("activate grimlock")
    bench.do(bench.offered("spray")[0])
    while bench.about.startswith("energize"):
        bench.do("decide no")
    assert [event.effect for event in bench.all(Immune)] == ["fire"]
    assert bench.all(Marked) == []


@pytest.mark.rule("EW-EN-16", "EW-ABL-06")
def test_energizing_can_be_locked_for_a_while() -> None:
    bench = Bench({"jazz": (10, 10)}, FAR)
    assert energizing_cost(bench.state, 0, "attack") == 1
    bench["jazz"].lasting = [Lasting("Jam", "lock", "energize_attack", 0, "round", 1)]
    assert energizing_cost(bench.state, 0, "attack") is None
    assert energizing_cost(bench.state, 0, "damage") == 1


@pytest.mark.rule("EW-ARM-03", "EW-ABL-06")
def test_what_is_passive_on_an_item_works_for_its_carrier() -> None:
    bench = Bench({"jazz+jetpack": (10, 10)}, FAR)
    assert armor_of(bench.state, 0).total == 15
    bench.state.library = library_with(CLOAK)
    bench.state.items[0].kind = "cloak"
    assert armor_of(bench.state, 0).total == 16
    assert is_immune(bench.state, 0, "fire")
    assert energizing_cost(bench.state, 0, "attack") is None
    bench.state.items[0].carrier = -1
    assert armor_of(bench.state, 0).total == 15
    assert not is_immune(bench.state, 0, "fire")
    assert energizing_cost(bench.state, 0, "attack") == 1


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"armies": {"A": POSITION["armies"]["A"]}}, "armies are those of A and B"),
        ({"pieces": [["hut", 5, 5]]}, "there is no piece 'hut'"),
        ({"tokens": [{"kind": "cube", "carrier": "optimus"}]}, "there is no carrier 'optimus'"),
        ({"tokens": [{"kind": "cube", "level": 0}]}, "no piece has a level 0"),
    ],
)
def test_a_position_that_makes_no_sense_is_refused(change: dict[str, object], said: str) -> None:
    with pytest.raises(Unreadable, match=said):
        GAME.rules.position({**POSITION, **change})


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ({"conditions": ["sleepy"]}, "there is no condition 'sleepy'"),
        ({"carrier": "optimus"}, "there is no carrier 'optimus'"),
        ({"level": 0}, "no piece has a level 0"),
        ({"level": 2}, "no piece has a level 2"),
    ],
)
def test_a_model_that_makes_no_sense_is_refused(words: dict[str, object], said: str) -> None:
    pieces = [] if words.get("level") == 0 else [["large_building", 20, 20]]
    model = {"at": [10, 10], **words}
    armies = {**POSITION["armies"], "A": {"jazz": model}}
    with pytest.raises(Unreadable, match=said):
        GAME.rules.position({"armies": armies, "pieces": pieces})


def test_a_level_that_a_piece_has_is_read() -> None:
    state = GAME.rules.position({
        "armies": {**POSITION["armies"], "A": {"jazz": {"at": [10, 10], "level": 0}}},
        "pieces": [["medium_building", 10, 10]],
    })  # fmt: skip
    assert state.models[0].level == 0


@pytest.mark.rule("EW-ABL-02")
def test_an_ability_that_is_not_there_is_not_offered() -> None:
    bench = Bench({"jazz": (10, 10)}, FAR).do("activate jazz")
    assert bench.why_not(UseAbility(9)) == "KERNEL"
    assert bench.why_not(UseAbility(-1)) == "KERNEL"


@pytest.mark.rule("EW-FLY-01", "EW-RUL-22")
@pytest.mark.parametrize(("verb", "what", "flying"), [
    ("gain", "flight", True), ("lose", "flight", False), ("gain", "reach", False),
])  # fmt: skip
def test_only_flight_that_is_gained_makes_a_flier(verb: str, what: str, flying: bool) -> None:
    bench = Bench({"optimus": (10, 10)}, {"megatron": (20, 20)})
    bench["optimus"].lasting = [Lasting("wings", verb, what, 0, "round", 0)]
    assert flies(bench.state, 0) == flying


@pytest.mark.rule("EW-THR-02", "EW-RUL-95")
def test_what_lasts_for_an_attack_ends_with_a_car_that_hits_nothing() -> None:
    state: State = GAME.rules.position(
        {
            "armies": {"A": {"optimus": {"at": [18, 18]}}, "B": {"megatron": {"at": [30, 30]}}},
            "pieces": [["car", 20.5, 18]],
        }
    )
    state.models[1].lasting = [Lasting("Drawn", "mod", "DEF", 1, "attack", 0)]
    script = throw_object(Table(state), 0, 0)
    assert next(script).about == "throw_object"
    with pytest.raises(StopIteration):
        script.send(ThrowTo(2250, 2000))
    assert state.land.pieces[0].standing
    assert state.models[1].lasting == []
