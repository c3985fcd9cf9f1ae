"""What is said of a choice before it is made: who wins, who is scrapped, what it costs."""

import pytest

from rollout.cli.odds import long_odds
from rollout.gamekit import Outlook
from rollout.games.battlecards import GAME
from rollout.games.battlecards.screen.outlook import outlook
from rollout.words import Words
from tests.games.battlecards.bench import Bench, fight

WORDS = Words(GAME, "en")


def told(bench: Bench, line: str) -> Outlook:
    match = bench.match
    assert match.ask is not None
    found = outlook(match, match.ask.seat, GAME.rules.read_action(match.state, line))
    assert found is not None
    return found


def said(bench: Bench, line: str) -> list[str]:
    return long_odds(bench.match, GAME.rules.read_action(bench.match.state, line), WORDS)


def at_the_hit() -> Bench:
    """A16 (5/3, one marker) against 8: 3 damage would scrap it; A08 in alt mode may take it."""
    bench = fight(
        {"robots": ["A16 damage 1 on R04", "A08 alt"]}, {"robots": ["D39"]}, field=("R01", "R04")
    )
    bench.do("join A08")
    while bench.asked[1] == "battle_move":
        bench.do("pass")
    return bench


@pytest.mark.rule("BC-HIT-03", "BC-HIT-04")
def test_taking_a_hit_says_who_is_left_with_what() -> None:
    bench = at_the_hit()
    taken, saved = told(bench, "take_the_hit A08").headline
    assert (taken.words.key, taken.words.args["damage"], taken.words.args["left"]) == (
        "outlook-hit", 4, 2,
    )  # fmt: skip
    assert (saved.words.key, saved.tone) == ("outlook-saved", "good")


@pytest.mark.rule("BC-HIT-06", "BC-DMG-03")
def test_bearing_a_hit_says_who_is_scrapped() -> None:
    lines = said(at_the_hit(), "bear_the_hit")
    assert len(lines) == 2
    assert lines[0].endswith(" is scrapped")


@pytest.mark.rule("BC-SKL-05", "BC-BAT-07")
def test_dice_are_told_by_the_chance_to_win() -> None:
    """One die adds 1 or 2 in one of six cases each; only 2 wins."""
    bench = Bench({"robots": ["A08"]}, {"robots": ["D02 on R01"]}, field=("R01",))
    bench.do("challenge A08 R01", "wait")
    found = told(bench, "roll_dice 1")
    wins, dice, _ = found.headline
    assert wins.chance == pytest.approx(1 / 6)
    assert dice.spread == ((0, 4 / 6), (1, 1 / 6), (2, 1 / 6))
    assert found.replies is not None
    assert found.replies.key == "outlook-if-no-more"


@pytest.mark.rule("BC-BAT-05", "BC-BAT-07")
def test_passing_tells_how_it_would_end_with_both_sums() -> None:
    bench = fight({"robots": ["A16"]}, {"robots": ["D39"]})
    found = told(bench, "pass")
    assert [(part.words.key, part.tone) for part in found.headline] == [("outlook-loss", "bad")]
    assert [(each.total, len(each.terms)) for each in found.sums] == [(5, 1), (9, 1)]
    assert [part.words.key for part in found.fates] == ["outlook-scrapped"]


@pytest.mark.rule("BC-CLM-05")
def test_a_claim_names_who_could_contest_it() -> None:
    """A16 has speed 6; of D39 and D02 only who is as fast may answer."""
    bench = Bench({"robots": ["A16"]}, {"robots": ["D39", "D02"]}, field=("R01",))
    found = told(bench, "claim A16 R01")
    fast = [name for name in ("D39", "D02") if bench.robot(name)["speed"] >= 6]
    assert found.headline[0].words.args["count"] == len(fast)


@pytest.mark.rule("BC-DEP-02")
def test_deploying_says_what_is_left_in_the_bank() -> None:
    bench = Bench({"hand": ["A16"], "bank": 9}, {"robots": ["D39"]}, phase="deployment")
    assert said(bench, "deploy A16") == [
        "5 Energon, 4 left.",
        "Then: Deployment: discover, deploy, move – or go on.",
    ]


@pytest.mark.rule("BC-TRN-01", "BC-RES-01")
def test_going_on_says_what_was_left_undone_and_what_comes() -> None:
    bench = Bench({"hand": ["A16"], "bank": 9}, {"robots": ["D39"]}, phase="deployment")
    assert said(bench, "end_phase") == [
        "On to the Action phase",
        "9 Energon, 0 more next turn; 1 in hand",
        "Not done this turn: discover a Resource, deploy a Robot",
        "Then: Action: play, use, claim or challenge – or go on.",
    ]


@pytest.mark.rule("BC-TRF-01")
def test_transforming_outside_of_battle_says_the_other_numbers() -> None:
    bench = Bench({"robots": ["A16"]}, {"robots": ["D39"]}, phase="deployment")
    (becomes,) = told(bench, "transform A16").headline
    assert becomes.words.key == "outlook-becomes"
    assert set(becomes.words.args) == {"strength", "endurance", "speed"}
