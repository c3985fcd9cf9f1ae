"""The cast: every character of the five games once, how it looks and where it appears.

A game adds only its own figures to a character; who that is, its colours and its forms stand
here. Colours and forms are facts about characters, the drawings made from them are ours.

>>> from rollout.cast import cast
>>> prowl = cast().named("battlecards", "Prowl")
>>> prowl.slug, [form.kind for form in prowl.forms]
('prowl', ['sports-car'])
"""

from rollout.cast.character import Character, OtherForm
from rollout.cast.library import Cast, NotInTheCast, cast, read_cast

__all__ = ["Cast", "Character", "NotInTheCast", "OtherForm", "cast", "read_cast"]
