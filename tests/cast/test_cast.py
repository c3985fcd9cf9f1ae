"""The cast: what is written, what is refused, who is found."""

from collections import Counter
from pathlib import Path
from typing import get_args

import pytest

from rollout.cast import NotInTheCast, cast, read_cast, vocabulary
from rollout.kernel.content import ContentError

ENTRY = """
[characters.prowl]
name = "Prowl"
faction = "autobot"
group = "Cars 1984"
colours.body = "#e6e8ec"
colours.second = "#22252e"
colours.accent = "#c8232c"
colours.face = "#cbd0d9"
colours.eyes = "#4fb4ff"
robot = { build = "average", head = "crest", blocking = "police" }
features = ["kibble-doors"]
forms = [{ kind = "sports-car", colours = ["#22252e", "#e6e8ec", "#c8232c"], marks = ["police"] }]
confidence = "sure"
games = ["the_game"]
"""


def refusal(tmp_path: Path, text: str) -> str:
    file = tmp_path / "cast.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(ContentError) as refused:
        read_cast(file)
    return str(refused.value).removeprefix(f"{file}:")


def test_every_character_stands_in_the_cast_once() -> None:
    assert len(cast()) == 346
    assert Counter(each.faction for each in cast()) == {
        "autobot": 178,
        "decepticon": 160,
        "neutral": 3,
        "human": 5,
    }


def test_a_character_is_found_by_its_key() -> None:
    prime = cast()["optimus-prime"]
    assert prime.name == "Optimus Prime"
    assert prime.colours.body == "#c8232c"
    assert prime.shapes == ("robot", "truck", "second-robot")


def test_a_form_that_is_painted_otherwise_than_the_robot_keeps_its_own_colours() -> None:
    """Bludgeon's tank is green with a lilac gun; Counterpunch is dark with purple."""
    tank = cast()["bludgeon"].other_form("tank")
    assert tank is not None
    assert tank.colours[:2] == ("#4c7a3e", "#b08cc8")
    spy = cast()["punch"].other_form("second-robot")
    assert spy is not None
    assert spy.colours == ("#2f4a86", "#2a2d38", "#7a4ea8")


def test_a_character_without_a_robot_has_its_first_form_as_its_own_shape() -> None:
    assert cast()["laserbeak"].shapes == ("condor", "cassette")


def test_a_game_finds_a_character_by_the_name_it_writes() -> None:
    assert cast().named("tabletop_warfare", "Autobot-Soldat").name == "Autobot Trooper"
    assert cast().named("the_game", "Human crowd").slug == "human-crowd"


def test_who_is_not_in_the_cast_is_refused_with_the_nearest_name() -> None:
    with pytest.raises(NotInTheCast, match="nearest: bumblebee"):
        cast()["bumblebe"]
    with pytest.raises(NotInTheCast, match="nearest: Prowl"):
        cast().named("battlecards", "Prowll")
    with pytest.raises(NotInTheCast, match=r'nobody called "Prowl" in the cast$'):
        cast().named("chess", "Prowl")


@pytest.mark.parametrize(
    "words",
    [
        vocabulary.Blocking,
        vocabulary.Build,
        vocabulary.Chest,
        vocabulary.Cut,
        vocabulary.Ears,
        vocabulary.Feature,
        vocabulary.Head,
        vocabulary.Kind,
        vocabulary.Mark,
        vocabulary.Pose,
    ],
)
def test_every_word_of_the_vocabulary_is_used_by_somebody(words: object) -> None:
    used: set[str] = set()
    for each in cast():
        used |= {*each.features, *(form.kind for form in each.forms)}
        used |= {mark for form in each.forms for mark in form.marks}
        if each.robot:
            look = each.robot
            used |= {look.build, look.head, look.blocking, look.helmet}
            used |= {look.ears, look.chest, look.pose}
    assert set(get_args(words)) - used == set()


@pytest.mark.parametrize(
    ("written", "instead", "said"),
    [
        ('"kibble-doors"', '"kibble-door"', '"kibble-door" (nearest: kibble-doors)'),
        ('kind = "sports-car"', 'kind = "sport-car"', '"sport-car" (nearest: sports-car)'),
        (
            'colours.body = "#e6e8ec"',
            'colours.body = "white"',
            "characters.prowl.colours.body: expected",
        ),
        ('games = ["the_game"]', "games = []", "characters.prowl.games: expected"),
        ('group = "Cars 1984"', 'groop = "Cars"', '"groop" (nearest: group)'),
        ('["kibble-doors"]', '["tail", "tail"]', "features[1]: expected each word once"),
        ('games = ["the_game"]', 'games = ["chess"]', '"chess"'),
    ],
)
def test_a_mistake_names_its_line_its_key_and_the_nearest_word(
    tmp_path: Path, written: str, instead: str, said: str
) -> None:
    assert written in ENTRY
    line = 1 + ENTRY[: ENTRY.index(written)].count("\n")
    complaint = refusal(tmp_path, ENTRY.replace(written, instead))
    assert complaint.startswith(f"{line}: characters.prowl")
    assert said in complaint


def test_what_no_single_field_shows_is_refused(tmp_path: Path) -> None:
    robot = 'robot = { build = "average", head = "crest", blocking = "police" }\n'
    assert "a robot with features" in refusal(tmp_path, ENTRY.replace(robot, ""))
    twice = ENTRY.replace(
        "}]", '}, { kind = "sports-car", colours = ["#22252e", "#e6e8ec", "#c8232c"] }]'
    )
    assert "each kind of form once" in refusal(tmp_path, twice)
    elsewhere = ENTRY + 'called = { battlecards = "Prowl" }\n'
    assert "a game it appears in" in refusal(tmp_path, elsewhere)
    assert "a known key" in refusal(tmp_path, ENTRY + "[heroes.prowl]\n")


def test_in_one_game_a_name_means_one_character(tmp_path: Path) -> None:
    second = ENTRY.replace("characters.prowl", "characters.other")
    assert "a name no other character of the_game has" in refusal(tmp_path, ENTRY + second)


def test_a_key_stands_in_one_file_only(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text(ENTRY, encoding="utf-8")
    (tmp_path / "b.toml").write_text(ENTRY, encoding="utf-8")
    with pytest.raises(ContentError, match="a key that no other character has"):
        read_cast(tmp_path)
