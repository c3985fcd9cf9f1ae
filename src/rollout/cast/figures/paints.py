"""Which paint sits where on a robot."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from rollout.cast.character import Character, OtherForm, RobotLook
from rollout.cast.figures.colours import brightness, difference, purity
from rollout.cast.vocabulary import Blocking

DARK: Final = "#343848"
SILVER: Final = "#b9bfcb"

PARTS: Final = (
    "torso",
    "shoulder",
    "upper_arm",
    "forearm",
    "fist",
    "belly",
    "pelvis",
    "thigh",
    "boot",
    "foot",
    "helmet",
)
LETTERS: Final = {
    "b": "body",
    "s": "second",
    "a": "accent",
    "d": "dark",
    "m": "metal",
}
BLOCKINGS: Final[dict[Blocking, str]] = {
    "hero": "bbabsasassb",
    "dark": "bbsbsssbbsb",
    "car": "bbasbsasbbb",
    "limbs": "bsssbbbsbsb",
    "plate": "bsbbssbsbsb",
    "mono": "bbbbbbbbbbb",
    "truck": "bbbbsmmmsss",
    "carrier": "bsabbsaabsb",
    "flame": "bbmbmsbmbsb",
    "minibot": "bbabsbsabbb",
    "medic": "bsbbsabbbsb",
    "guard": "bbsbssbsbbb",
    "police": "bbsbsssbbss",
    "giant": "bbsbasbsbbs",
    "dinobot": "dbdbdsbdbbd",
    "wings": "bbsbsssbbsb",
    "seeker": "bbbbbssbbbd",
    "tyrant": "bbbbdsdbbdb",
    "builder": "bbsbsssbbbb",
    "insect": "sbsbdbdsbbb",
    "combined": "bbbbssbsbbs",
    "suit": "bbsbsssbssb",
}
"""By part, in the order of PARTS: b body, s second, a accent, d dark, m metal."""


@dataclass(frozen=True)
class Paints:
    """The paint of every part of a robot, and what does not belong to a part."""

    torso: str
    shoulder: str
    upper_arm: str
    forearm: str
    fist: str
    belly: str
    pelvis: str
    thigh: str
    boot: str
    foot: str
    helmet: str
    crest: str
    trim: str
    body: str
    second: str
    accent: str
    face: str
    eyes: str
    glass: str
    dark: str = DARK
    metal: str = SILVER


def paints_of(character: Character, look: RobotLook, form: OtherForm | None = None) -> Paints:
    """The paints of the robot, or of another robot that it becomes."""
    colours = character.colours
    body, second, accent = form.colours if form else (colours.body, colours.second, colours.accent)
    named = {
        "body": body,
        "second": second,
        "accent": accent,
        "face": colours.face,
        "dark": DARK,
        "metal": SILVER,
    }
    code = BLOCKINGS[look.blocking]
    words = {part: LETTERS[letter] for part, letter in zip(PARTS, code, strict=True)}
    if form is None:
        words.update({str(part): str(word) for part, word in character.paint.items()})
    by_part = {part: named[word] for part, word in words.items() if part in PARTS}
    trim = next(
        (c for c in (accent, second, SILVER) if difference(c, by_part["torso"]) > 0.25), SILVER
    )
    painted = Paints(
        **by_part,
        crest=by_part["helmet"],
        trim=trim,
        body=body,
        second=second,
        accent=accent,
        face=colours.face,
        eyes=colours.eyes,
        glass=colours.glass,
    )
    crest = named[words["crest"]] if "crest" in words else _crest(painted)
    return replace(painted, crest=crest)


def _crest(paints: Paints) -> str:
    """The purest of its colours that stands out from the helmet."""
    others = [
        each
        for each in (paints.accent, paints.second, paints.body)
        if difference(each, paints.helmet) > 0.2
    ]
    helmet = brightness(paints.helmet)
    return max(
        others, key=lambda each: purity(each) + abs(brightness(each) - helmet), default=SILVER
    )
