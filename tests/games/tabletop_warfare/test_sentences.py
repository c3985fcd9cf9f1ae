"""What is chosen and what happens, in the rulebook's own German."""

from __future__ import annotations

import pytest

from rollout.games.tabletop_warfare import GAME, events
from rollout.games.tabletop_warfare import actions as do
from rollout.games.tabletop_warfare import attack_events as attack
from rollout.games.tabletop_warfare.model import State
from rollout.kernel.actions import Action, Event
from rollout.kernel.ask import Ask
from rollout.kernel.options import Listed
from rollout.kernel.reasons import Reasons, Term
from rollout.words import Words
from tests.games.tabletop_warfare.bench import Bench, at

THREE = Reasons((Term("weapon", 3, "TW-DMG-01", base=True),))


@pytest.fixture(scope="module")
def state() -> State:
    return Bench(at("megatron", 0, 5), at("tracer", 1, 20, form=1)).state


@pytest.mark.parametrize(
    ("action", "said"),
    [
        (do.ChooseEdge("south"), "die Seite Süd"),
        (do.Transform(1), "Transformieren: Panzer"),
        (do.CollectSun("charge"), "Sonnenkollektoren: aufladen"),
        (do.TakeObstacle("lake", 15), "nehmen: See, um 15° gedreht"),
        (do.PlaceAt(5_500, 12_000), "hinstellen: 5,5″ vom Westrand, 12″ vom Südrand"),
        (do.Fire(1, 0, 1), "Fusionskanone auf Tracer"),
        (do.Fire(1, 1, 1), "Fusionskanone (breit) auf Tracer"),
        (do.Repair("repair_robot", 0, 2), "Reparatur (Roboter): Megatron (K3)"),
        (do.PointTo(900), "Norden, Kompass 0°"),
        (do.MakeList(("optimus_prime", "soldier")), "Optimus Prime, Soldat mitbringen"),
        (do.MakeList(()), "- mitbringen"),
        (do.BreakWeapon(1, 1), "Lenkrakete zerstören"),
        (do.BreakWeapon(1), "Fusionskanone zerstören"),
        (do.HarmForm(1, 1), "Hubschrauber nimmt ihn"),
    ],
)
def test_an_answer_is_said_by_its_names(state: State, action: Action, said: str) -> None:
    assert Words(GAME, "de").action(action, state) == said


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (events.EdgeChosen(1, "north"), "Decepticons wählen die Seite Nord."),
        (
            events.RolledOff("first_player", (4, 9), 1),
            "Wurf um den ersten Zug: es gewinnen Decepticons.",
        ),
        (events.ActionLost(0, "oil", 1), "Megatron würfelt 1 und verliert die Aktion (Öl)."),
        (
            events.Moved(0, ((1, 1), (2, 2)), 1_500, "jump_jets"),
            "Megatron bewegt sich 1,5″ (Sprungdüsen): im Südwesten.",
        ),
        (
            events.MarkerPlaced(1, "lock", 2, 0),
            "Tracer erhält einen Marker: Zielerfassung (2).",
        ),
        (events.SpecialUsed(0, "teleport", 1), "Megatron nutzt Teleportation."),
        (events.Transformed(0, 1), "Megatron transformiert sich: Panzer."),
        (events.Faced(0, 1_800), "Megatron blickt nach Westen."),
        (attack.CriticalHit(1, 0, "rotor", True), "Kritischer Treffer bei Tracer: K1, Rotor."),
        (
            attack.Damaged(1, 1, 3, 5, "ram", 0, THREE),
            "Tracer (Hubschrauber) nimmt 3 Schaden (Rammen); zusammen 5.",
        ),
        (
            attack.Rerolled(0, "accuracy", 3, 5, "aim"),
            "Megatron würfelt Zielsicherheit neu (Zielmarker): aus 3 wird 5.",
        ),
        (
            attack.StrikeRolled(0, 1, 7, 5, True),
            "Megatron würfelt 7 gegen Tracer, nötig ist mehr als 5: Treffer.",
        ),
        (attack.StrikeRolled(0, 1, 0, 0, True), "Megatron trifft Tracer ohne Wurf."),
        (
            attack.StrikeRolled(0, 1, 7, 0, True),
            "Megatron würfelt 7 gegen Tracer und trifft immer.",
        ),
        (
            attack.StrikeRolled(0, 1, 7, 20, False),
            "Megatron würfelt 7 gegen Tracer und kann nicht treffen.",
        ),
        (
            attack.DamageRolled(0, (4, 1), 6, 2),
            "Megatron würfelt den Schaden: 4 + 1 + 2 = 7.",
        ),
        (attack.DamageRolled(0, (4,), 6, 0), "Megatron würfelt den Schaden: 4."),
        (
            attack.Fired(0, 1, 1, 1, THREE),
            "Megatron setzt Fusionskanone (breit) gegen Tracer ein.",
        ),
        (
            attack.RotorFlew(1, (0, 900), 3, 900),
            "Der Rotor von Tracer fliegt nach Norden (gewürfelt: 3).",
        ),
        (attack.WeaponDestroyed(1, 1, 0), "Tracer verliert MG."),
    ],
)
def test_an_event_is_told_by_its_names(state: State, event: Event, said: str) -> None:
    assert Words(GAME, "de").event(event, state) == said


@pytest.mark.rule("TW-RUL-29")
@pytest.mark.parametrize(
    ("die", "need", "said"),
    [
        ("accuracy", 8, "(nötig: 8, Zielmarker-Würfe: 1)"),
        ("accuracy", 0, "(trifft immer, Zielmarker-Würfe: 1)"),
        ("accuracy", 21, "(kann nicht treffen, Zielmarker-Würfe: 1)"),
        ("critical", 17, "(nötig: 17, Zielmarker-Würfe: 1)"),
        ("damage", 0, "(Zielmarker-Würfe: 1)"),
    ],
)
def test_who_may_roll_again_is_told_what_for(state: State, die: str, need: int, said: str) -> None:
    told = {"figure": 0, "die": die, "face": 3, "sides": 20, "need": need, "left": 1}
    ask = Ask(0, "reroll", Listed([do.KeepRoll()]), told)
    assert said in Words(GAME, "de").ask(ask, state)
