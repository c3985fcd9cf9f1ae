"""Every game means characters of the cast, and the cast says where each of them appears."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from rollout.cast import cast
from rollout.games.attacktix.screen.plane import cast_of

GAMES = Path(__file__).parents[2] / "src" / "rollout" / "games"

SHAPES_OF_MODES = {
    "robot": {"robot", "second-robot"},
    "combiner": {"robot"},
    "nebulon": {"robot"},
    "crowd": {"robot"},
    "car": {"car", "jeep", "race-car", "sports-car", "van"},
    "truck": {"fire-engine", "missile-truck", "pickup", "truck"},
    "motorcycle": {"motorcycle"},
    "construction": {"bulldozer", "crane", "dump-truck", "excavator", "loader", "mixer"},
    "tank": {"drill-tank", "half-track", "tank"},
    "train": {"train"},
    "jet": {"bomber", "fighter", "jet", "starfighter"},
    "vtol-jet": {"vtol-jet"},
    "shuttle": {"space-shuttle"},
    "helicopter": {"helicopter"},
    "ufo": {"ufo"},
    "hover": {"hovercraft"},
    "ship": {"boat", "ship"},
    "submarine": {"submarine"},
    "gun": {"gun"},
    "device": {"camera", "cassette-player", "microscope"},
    "cassette": {"cassette"},
    "base": {"base", "battle-station"},
    "city": {"city"},
    "insect": {"insect-beetle", "insect-grasshopper", "insect-stag"},
    "sea-beast": {"crab", "shark", "squid", "turtle", "tyrannosaur"},
    "flying-beast": {
        "bat",
        "bird",
        "condor",
        "eagle",
        "insect-beetle",
        "lion",
        "pteranodon",
        "wolf",
    },
    "beast": {
        "bird",
        "bull",
        "crab",
        "dragon",
        "gorilla",
        "insect-beetle",
        "insect-stag",
        "lion",
        "panther",
        "rhino",
        "sauropod",
        "stegosaur",
        "triceratops",
        "tyrannosaur",
        "wolf",
    },
}
"""For every kind of mode in The Game, the shapes that can stand for it."""


def entries(game: str, section: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """What a game's content files hold under one heading."""
    for file in sorted((GAMES / game / "content").rglob("*.toml")):
        data = tomllib.loads(file.read_text(encoding="utf-8"))
        yield from data.get(section, {}).items()


def test_every_character_of_the_game_is_in_the_cast_under_its_own_key() -> None:
    found = dict(entries("the_game", "characters"))
    assert len(found) == 320
    assert [key for key in found if key not in cast()] == []
    assert {key for key, entry in found.items()} == {
        each.slug for each in cast() if "the_game" in each.games
    }
    other_names = {
        key: entry["name"]
        for key, entry in found.items()
        if entry["name"] != cast()[key].name_in("the_game")
    }
    assert other_names == {}


def test_every_mode_of_the_game_has_the_shape_of_the_same_place_in_the_cast() -> None:
    odd = [
        (key, mode["name"], cast()[key].shapes)
        for key, entry in entries("the_game", "characters")
        for index, mode in enumerate(entry["modes"])
        if cast()[key].shapes[index] not in SHAPES_OF_MODES[mode["kind"]]
    ]
    assert odd == []


def test_every_robot_of_battlecards_is_in_the_cast_by_its_title() -> None:
    titles = {entry["title"] for _, entry in entries("battlecards", "robots")}
    assert len(titles) == 83
    assert titles == {each.name_in("battlecards") for each in cast() if "battlecards" in each.games}


def test_every_robot_of_battlecards_has_a_shape_for_each_of_its_modes() -> None:
    robots = [entry["title"] for _, entry in entries("battlecards", "robots")]
    lacking = [title for title in robots if len(cast().named("battlecards", title).shapes) < 2]
    assert lacking == []


@pytest.mark.parametrize("name", ["Optimus Prime", "Megatron", "Laserbeak", "Grimlock"])
def test_two_games_that_name_the_same_character_mean_the_same_entry(name: str) -> None:
    meant = {cast().named(game, name).slug for game in ("the_game", "battlecards", "attacktix")}
    assert len(meant) == 1


def test_a_name_shared_by_two_characters_is_never_used_for_both_in_one_game() -> None:
    assert cast().named("the_game", "Tracer").faction == "decepticon"
    assert cast().named("the_game", "Tracer (Nebulon)").faction == "autobot"


def test_every_figure_of_tabletop_warfare_is_in_the_cast_under_its_own_key() -> None:
    found = dict(entries("tabletop_warfare", "figures"))
    assert len(found) == 68
    names = {key.replace("_", "-"): entry["name"] for key, entry in found.items()}
    joined = {entry["name"] for _, entry in entries("tabletop_warfare", "joined")}
    in_the_cast = {
        each.slug: each.name_in("tabletop_warfare")
        for each in cast()
        if "tabletop_warfare" in each.games and each.name_in("tabletop_warfare") not in joined
    }
    assert names == in_the_cast


@pytest.mark.parametrize(
    ("game", "section", "number"), [("energon_wars", "cards", 39), ("attacktix", "figures", 38)]
)
def test_every_name_of_the_measured_games_is_in_the_cast(
    game: str, section: str, number: int
) -> None:
    names = {entry["name"] for _, entry in entries(game, section)}
    assert len(names) == number
    assert names == {each.name_in(game) for each in cast() if game in each.games}


def test_the_key_of_a_card_of_energon_wars_is_its_name() -> None:
    names = [entry["name"] for _, entry in entries("energon_wars", "cards")]
    slugs = {name: cast().named("energon_wars", name).slug for name in names}
    assert slugs == {name: name.lower().replace(" ", "-") for name in names}


def test_every_figure_of_attacktix_has_a_shape_for_its_mode() -> None:
    modes = [(entry["name"], entry["mode"]) for _, entry in entries("attacktix", "figures")]
    lacking = [
        (name, mode)
        for name, mode in modes
        if mode != "robot" and len(cast().named("attacktix", name).shapes) < 2
    ]
    assert lacking == []


def test_every_figure_of_attacktix_is_drawn_from_its_own_entry() -> None:
    for _, entry in entries("attacktix", "figures"):
        slug, _ = cast_of(entry["name"], entry["mode"])
        assert slug == entry["name"].lower().replace(" ", "-")
