"""What a die meant, as every screen is told."""

from __future__ import annotations

import pytest

from rollout.gamekit import Die
from rollout.games.the_game import GAME
from rollout.games.the_game.events import CoverRolled, DamageRolled, FireSet, HitRolled, WindRolled
from rollout.kernel.reasons import Reasons, Term
from rollout.words import Words
from tests.games.the_game.table import Piece, lay_out, robot


@pytest.mark.rule("TG-HIT-01")
def test_a_roll_to_hit_is_told_with_what_was_needed() -> None:
    assert GAME.screen.dice(HitRolled(0, 7, 8, False)) == [
        Die("roll-to-hit", 7, 10, need=8, good=False)
    ]


@pytest.mark.rule("TG-HIT-01")
@pytest.mark.parametrize(
    ("need", "tray", "logged", "geloggt"),
    [
        (-6, "Always hits", "Rolled 3; it always hits.", "Gewürfelt 3; das trifft immer."),
        (1, "Always hits", "Rolled 3; it always hits.", "Gewürfelt 3; das trifft immer."),
        (2, None, "Rolled 3, needed 2: a hit.", "Gewürfelt 3, nötig 2: getroffen."),
        (10, None, "Rolled 3, needed 10: a miss.", "Gewürfelt 3, nötig 10: daneben."),
        (11, "Cannot hit", "Rolled 3; it cannot hit.", "Gewürfelt 3; das kann nicht treffen."),
    ],
)
def test_where_no_face_matters_there_is_no_number(
    need: int, tray: str | None, logged: str, geloggt: str
) -> None:
    rolled = HitRolled(0, 3, need, need <= 3)
    settled = GAME.screen.dice(rolled)[0].settled
    said = settled and Words(GAME, "en").plain(settled.key, **settled.args)
    assert said == tray
    state = lay_out([Piece(robot(), "0101")])
    assert Words(GAME, "en").event(rolled, state) == logged
    assert Words(GAME, "de").event(rolled, state) == geloggt


def test_cover_needs_a_six_or_more_for_the_intended_target() -> None:
    assert GAME.screen.dice(CoverRolled(77, 3, 6, False)) == [
        Die("roll-cover", 6, 10, need=6, good=True)
    ]


def test_damage_is_two_dice_each_inside_its_sum() -> None:
    potential = Reasons((Term("reason-firepower", 5, ""), Term("reason-roll", 4, "TG-DMG-01")))
    resistance = Reasons((Term("reason-endurance", 6, ""), Term("reason-roll", 9, "TG-DMG-01")))
    assert GAME.screen.dice(DamageRolled(1, resistance, potential, Reasons(()))) == [
        Die("roll-potential", 4, 10, counts=9),
        Die("roll-resistance", 9, 10, counts=15),
    ]


def test_the_wind_is_neither_good_nor_bad() -> None:
    assert GAME.screen.dice(WindRolled(3, 2)) == [Die("roll-wind", 3, 10)]
    assert GAME.screen.dice(FireSet(5)) == []


@pytest.mark.parametrize(
    ("language", "headline", "sum_of_it"),
    [
        ("en", "No damage: potential 9 against resistance 15.", "the die +4 = 9"),
        ("de", "Kein Schaden: Potenzial 9 gegen Widerstand 15.", "Feuerkraft 5, der Würfel +4 = 9"),
    ],
)
def test_a_shot_that_does_nothing_says_why_before_its_sums(
    language: str, headline: str, sum_of_it: str
) -> None:
    base = Term("reason-firepower", 5, "", base=True)
    potential = Reasons((base, Term("reason-roll", 4, "TG-DMG-01")))
    resistance = Reasons((Term("reason-endurance", 15, "", base=True),))
    words = Words(GAME, language)
    told = words.event(DamageRolled(1, resistance, potential, Reasons((), least=0)))
    assert told.startswith(f"{headline} Poten")
    assert sum_of_it in told
    assert words.plain("event-damage-rolled", damage=0, potential=9, resistance=15) == headline
