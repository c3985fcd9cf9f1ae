"""The closed vocabulary of stat cards: prices, rules, and words in both languages."""

from __future__ import annotations

import pytest

from rollout.games.tabletop_warfare import GAME
from rollout.games.tabletop_warfare.content.library import library
from rollout.games.tabletop_warfare.content.vocabulary import (
    ABILITIES,
    CRITICALS,
    SPECIALS,
    TRAITS,
)
from rollout.words import Words

POINTS = {
    "agile": 2,
    "leader": 8,
    "spoils": 1.5,
    "till_all_are_one": 2,
    "chomp": 4,
    "flying": 2,
    "terrifying_presence": 2,
    "inspiring": 5,
    "hunter": -1,
    "anti_air": 1.5,
    "human_guardian": 0.5,
    "micromaster_combiner": 1,
    "null_ray": 2,
    "oil_slide": 1,
    "optimist": 3,
    "ram_reckless": 0.5,
    "ram_normal": 1.5,
    "ram_superior": 2,
    "giant_slayer": 1,
    "shovel_shield": 1.5,
    "quick_transform": 3,
    "hovering": 2,
    "scout": 2.5,
    "jammer": 1.5,
    "stomp": 1.5,
    "top_gun": 1,
    "transport": 0.5,
    "double_attack": 3,
    "protector": 1,
    "tow": 2,
    "cement": 4,
    "oil_grip": 3,
    "signal_flare": 4,
    "siren": 1.5,
    "solar_collectors": 2,
    "jump_jets": 2,
    "teleport": 2,
    "prepared_contingencies": 3,
    "overload": 2,
    "repair_vehicle": 1,
    "repair_robot": 1,
}
"""The cost recipe of the roster; of the other words none has a price."""


@pytest.mark.rule("TW-ARM-03", "TW-CAT-02", "TW-CAT-03")
def test_every_word_has_the_price_of_the_recipe() -> None:
    words = [*ABILITIES.values(), *SPECIALS.values()]
    assert {word.name: word.points for word in words if word.points} == POINTS
    assert {word.name: word.per_number for word in words if word.per_number} == {
        "protector": 0.5,
        "repair_vehicle": 0.8,
        "repair_robot": 0.8,
    }
    assert {word.name: word.points for word in TRAITS.values() if word.points} == {"emp": 4}


@pytest.mark.rule("TW-CAT-01", "TW-CAT-02", "TW-CAT-03")
def test_every_word_names_its_rule_in_the_order_of_the_book() -> None:
    assert [word.rule for word in TRAITS.values()][:7] == [f"TW-BES-{n:02}" for n in range(1, 8)]
    assert [word.rule for word in ABILITIES.values()][:34] == [
        f"TW-FAE-{n:02}" for n in range(1, 35)
    ]
    specials = dict.fromkeys(word.rule for word in SPECIALS.values())
    assert list(specials)[:11] == [f"TW-SPZ-{n:02}" for n in range(1, 12)]
    assert [word.rule for word in CRITICALS.values()][:9] == [
        f"TW-KRI-{n:02}" for n in range(1, 10)
    ]
    figures = [*list(ABILITIES.values())[34:], SPECIALS["overload"], SPECIALS["union"]]
    assert [int(word.rule[7:]) for word in figures] == [67, 68, 69, 70, 72, 75, 75, 66, 70]
    assert [word.rule[7:] for word in list(TRAITS.values())[7:]] == ["40", "71", "73", "91"]


@pytest.mark.parametrize("language", ["en", "de"])
def test_ready_made_armies_and_fields_are_called_in_both_languages(language: str) -> None:
    words = Words(GAME, language)
    books = library()
    named = [
        *(f"army-{code}" for code in books.armies),
        *(f"field-{code}" for code in books.grounds),
    ]
    assert [key for key in named if key.replace("_", "-") not in words] == []
    called = {"en": ("The Hunt", "Highway Junction"), "de": ("Die Jagd", "Autobahnkreuz")}
    hunt, junction = called[language]
    assert words.plain("army-decepticon-the-hunt") == hunt
    assert words.plain("field-highway-junction") == junction
