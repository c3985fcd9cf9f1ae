"""From the form of a stat card to the card the rules read, with everything wrong named."""

from __future__ import annotations

import re
from typing import Final

from rollout.games.tabletop_warfare.content.figure_form import CardForm, ModeForm, WeaponForm
from rollout.games.tabletop_warfare.content.measures import inches
from rollout.games.tabletop_warfare.content.roster import (
    ALWAYS,
    HUMAN,
    VEHICLE,
    Card,
    Mode,
    Slot,
    System,
)
from rollout.games.tabletop_warfare.content.vocabulary import (
    ABILITIES,
    CRITICALS,
    DIRECTION,
    DIRECTIONS,
    GRANTED,
    NUMBER,
    SPECIALS,
    TRAITS,
    WEAPON,
    Word,
)
from rollout.kernel.content import Document, Place

DAMAGE: Final = re.compile(r"([1-9])d(4|6|8|10|12|20)(?:\+([1-9]\d?))?")
CERTAIN: Final = "100%"
LONGEST_RANGE: Final = 127
"""Inches from corner to corner of the largest field."""
MOST_DAMAGE: Final = 99
MOST_STRIKES: Final = 6
FOOTPRINTS: Final = {
    "small": (500, 1500, 750),
    "normal": (750, 2500, 1250),
    "large": (1000, 3500, 1750),
    "gigantic": (3000, 8000, 4000),
    "human": (250, 500, 500),
}
"""TW-RUL-02: radius, height of a robot, height of a vehicle."""
NEEDS_WEAPON: Final = {"chomp": "bite", "top_gun": "machine_gun", "null_ray": "null_ray"}
"""Abilities that speak of one weapon: without it they would do nothing."""


class CardReader:
    """Reads the cards of one document."""

    def __init__(self, document: Document) -> None:
        self.document = document

    def card(self, place: Place, form: CardForm, size: str) -> Card:
        systems = tuple(
            self._system((*place, "weapons", number), weapon)
            for number, weapon in enumerate(form.weapons)
        )
        numbers: dict[str, int] = {}
        names: dict[str, str] = {}
        shields: set[str] = set()
        weapons = [system.name for system in systems]
        abilities: list[str] = []
        for number, text in enumerate(form.abilities):
            where = (*place, "abilities", number)
            word, value = self._word(where, text, ABILITIES, weapons)
            abilities.append(word.name)
            if word.takes == DIRECTION:
                shields.add(value)
            self._keep(word, value, numbers, names)
        specials: list[str] = []
        for number, text in enumerate(form.specials):
            where = (*place, "specials", number)
            word, value = self._word(where, text, SPECIALS, weapons)
            if word.name in GRANTED:
                raise self.document.error(where, "a special action that stands on cards", text)
            specials.append(word.name)
            self._keep(word, value, numbers, names)
        radius, robot_height, vehicle_height = FOOTPRINTS[size]
        card = Card(
            form.kind,
            form.form,
            form.structure,
            inches(form.speed),
            radius if form.radius is None else inches(form.radius),
            (vehicle_height if form.kind == VEHICLE else robot_height)
            if form.height is None
            else inches(form.height),
            systems,
            frozenset(abilities),
            tuple(specials),
            self._slots(place, form, weapons),
            numbers,
            names,
            frozenset(shields),
        )
        self._sense(place, card)
        return card

    def _system(self, place: Place, form: WeaponForm) -> System:
        if form.modes:
            for key in ("accuracy", "damage", "range"):
                if getattr(form, key) is not None:
                    raise self.document.error((*place, key), "only modes", getattr(form, key))
            modes = [
                self._mode((*place, "modes", number), mode, form.system)
                for number, mode in enumerate(form.modes)
            ]
            return System(form.system, tuple(modes))
        if form.accuracy is None or form.damage is None or form.range is None:
            missing = next(
                key for key in ("accuracy", "damage", "range") if getattr(form, key) is None
            )
            raise self.document.error((*place, missing), "a value", None)
        line = ModeForm(form.accuracy, form.damage, form.range, "", form.traits)
        return System(form.system, (self._mode(place, line, form.system),))

    def _mode(self, place: Place, form: ModeForm, system: str) -> Mode:
        least, most = self._range((*place, "range"), form.range)
        dice, sides, plus = self._damage((*place, "damage"), form.damage)
        strikes = 1
        traits: list[str] = []
        for number, text in enumerate(form.traits):
            word, value = self._word((*place, "traits", number), text, TRAITS, [])
            traits.append(word.name)
            if word.name == "strikes":
                strikes = int(value)
                if strikes > MOST_STRIKES:
                    expected = f"at most {MOST_STRIKES} strikes"
                    raise self.document.error((*place, "traits", number), expected, text)
        if "bombs" in traits and form.accuracy != CERTAIN:
            raise self.document.error((*place, "accuracy"), '"100%" for bombs', form.accuracy)
        if "ground_targets" in traits and "air_targets" in traits:
            expected = "ground targets or air targets, not both"
            raise self.document.error((*place, "traits"), expected, form.traits)
        return Mode(
            form.name or system,
            inches(least),
            inches(most),
            self._accuracy((*place, "accuracy"), form.accuracy),
            dice,
            sides,
            plus,
            frozenset(traits),
            strikes,
        )

    def _range(self, place: Place, reach: float | list[float]) -> tuple[float, float]:
        least, most = (0.0, reach) if isinstance(reach, (int, float)) else (0.0, -1.0)
        if isinstance(reach, list) and len(reach) == 2:
            least, most = reach
        if not 0 <= least <= most <= LONGEST_RANGE:
            expected = f"a range, or least and most, of 0 to {LONGEST_RANGE} inches"
            raise self.document.error(place, expected, reach)
        return least, most

    def _accuracy(self, place: Place, accuracy: int | str) -> int:
        if accuracy == CERTAIN:
            return ALWAYS
        if not isinstance(accuracy, int) or not 0 <= accuracy <= 20:
            raise self.document.error(place, f'0 to 20, or "{CERTAIN}"', accuracy)
        return accuracy

    def _damage(self, place: Place, damage: int | str) -> tuple[int, int, int]:
        if isinstance(damage, int) and 0 <= damage <= MOST_DAMAGE:
            return 0, 0, damage
        match = DAMAGE.fullmatch(str(damage))
        if match is None:
            raise self.document.error(place, 'a number, or dice as in "1d6" or "2d6+1"', damage)
        return int(match[1]), int(match[2]), int(match[3] or 0)

    def _word(
        self, place: Place, text: str, known: dict[str, Word], weapons: list[str]
    ) -> tuple[Word, str]:
        """The word, and what stands behind it."""
        name, _, value = text.partition(" ")
        if name not in known:
            some = f"one of {len(known)} known words"
            raise self.document.error(place, some, name, list(known))
        word = known[name]
        takes = word.takes or (word.may_take if value else "")
        if takes == NUMBER and not re.fullmatch(r"[1-9]\d?", value):
            raise self.document.error(place, f'a number, as in "{name} 3"', text)
        if takes == DIRECTION and value not in DIRECTIONS:
            expected = f"a direction ({', '.join(DIRECTIONS)})"
            raise self.document.error(place, expected, value, list(DIRECTIONS))
        if takes == WEAPON and value not in weapons:
            raise self.document.error(place, "a weapon system of this card", value, weapons)
        if not takes and value:
            raise self.document.error(place, f'"{name}" alone', text)
        return word, value

    def _keep(self, word: Word, value: str, numbers: dict[str, int], names: dict[str, str]) -> None:
        if word.takes == NUMBER:
            numbers[word.name] = int(value)
        elif value:
            names[word.name] = value

    def _slots(self, place: Place, form: CardForm, weapons: list[str]) -> tuple[Slot, ...]:
        where = (*place, "criticals")
        expected = 0 if form.kind == HUMAN else 6
        if len(form.criticals) != expected:
            raise self.document.error(where, f"{expected} entries", len(form.criticals))
        slots: list[Slot] = []
        for number, text in enumerate(form.criticals):
            word, value = self._word((*where, number), text, CRITICALS, weapons)
            slots.append(Slot(word.name, value))
        return tuple(slots)

    def _sense(self, place: Place, card: Card) -> None:
        """Words that could never do anything on this card."""
        weapons = {system.name for system in card.systems}
        for ability, weapon in NEEDS_WEAPON.items():
            if ability in card.abilities and weapon not in weapons:
                expected = f"a weapon system {weapon} for {ability}"
                raise self.document.error((*place, "abilities"), expected, sorted(weapons))
        modes = [mode for system in card.systems for mode in system.modes]
        if any("bombs" in mode.traits for mode in modes) and "flying" not in card.abilities:
            expected = "bombs on a card that flies (they would hit the bomber)"
            raise self.document.error((*place, "weapons"), expected, "a card that does not")
