"""Forms and weapons have the German names of the roster, where another word would do as well."""

from __future__ import annotations

import pytest

from rollout.games.tabletop_warfare import GAME
from rollout.words import Words

NAMES = {
    "form-car": "Wagen",
    "form-fire-engine": "Löschzug (Verbund)",
    "form-fire-truck": "Löschfahrzeug",
    "form-flatbed": "Pritschenwagen",
    "form-front-engine-half": "Löschzug-Hälfte (vorn)",
    "form-front-gun-half": "Geschützhälfte (vorn)",
    "form-gun-carriage": "Geschützwagen (Verbund)",
    "form-half-track-carrier": "Halbkette",
    "form-jumbo-jet": "Großraumjet",
    "form-missile-carrier": "Raketenwagen",
    "form-muscle-car": "Muskelwagen",
    "form-pickup": "Pickup",
    "form-police-car": "Polizeiwagen",
    "form-rear-engine-half": "Löschzug-Hälfte (hinten)",
    "form-rear-gun-half": "Geschützhälfte (hinten)",
    "form-semi-truck": "Sattelzug",
    "form-van": "Van",
    "weapon-concussion-bomb": "Erschütterungsbombe",
    "weapon-concussion-rifle": "Erschütterungsgewehr",
    "weapon-electro-sonic-rifle": "Elektro-Schallgewehr",
    "weapon-energo-sword": "Energo-Schwert",
    "weapon-energon-axe": "Energon-Axt",
    "weapon-field-gun": "Geschütz",
    "weapon-freezing-shell": "Kältegranate",
    "weapon-fusion-cannon-wide": "Fusionskanone (breit)",
    "weapon-heat-ray": "Hitzestrahler",
    "weapon-hologram-projector": "Hologrammwerfer",
    "weapon-incendiary-cannon": "Zündkanone",
    "weapon-liquid-thrower-acid": "Flüssigkeitswerfer (Säure)",
    "weapon-liquid-thrower-frost": "Flüssigkeitswerfer (Frost)",
    "weapon-nose-machine-gun": "Bord-MG",
    "weapon-tail-cannon": "Schwanzkanone",
    "weapon-talons": "Klauen",
    "weapon-turret": "Drehturm",
    "weapon-twin-cannon": "Doppelkanone",
    "weapon-twin-machine-guns": "Zwillings-MG",
    "weapon-twin-missile-launcher": "Doppelraketenwerfer",
    "weapon-water-cannon": "Wasserkanone",
    "weapon-water-jet": "Wasserwerfer",
    "weapon-wing-laser": "Schwingenlaser",
    "weapon-wire-guided-missiles": "Drahtlenkraketen",
}


@pytest.mark.rule("TW-ATT-01", "TW-ATT-02", "TW-TRF-01")
def test_forms_and_weapons_are_called_as_on_their_german_cards() -> None:
    words = Words(GAME, "de")
    assert {key: words.plain(key) for key in NAMES} == NAMES
