"""Match options that describe themselves: default, limits and rule stand in the Struct field.

    class MatchOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
        wrecks: Annotated[bool, option("TW-RUL-65")] = False
        tiebreak: Annotated[Literal["draw", "damage"], option("TW-RUL-61")] = "draw"
        points_limit: Annotated[int, option("TW-ARM-02", 50, 1000)] = 100
        time_limit: Annotated[int, option("TW-RUL-78", 10, 600, none=0)] = 0
        hand_limit: Annotated[Literal[7, 10], option("BC-OPT-10")] | None = None

The game names that Struct at its `SetupDesk`. Set-up page, terminal, the table in the rulebook
and the checks of setups, scenarios and case files follow from it.

>>> class Agreed(msgspec.Struct, frozen=True):
...     rounds: Annotated[int, option("XX-RUL-02", 5, 99, none=0)] = 20
>>> options_of(Agreed)["rounds"].allows(0), options_of(Agreed)["rounds"].allows(3)
(True, False)
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import NoneType
from typing import Annotated, Any, Literal, TypeVar, get_args, get_origin

import msgspec

from rollout.kernel.errors import Refusal, SetupRefused, Unreadable
from rollout.kernel.nearest import nearest
from rollout.kernel.saying import Saying

__all__ = [
    "Annotated",
    "Option",
    "option",
    "options_of",
    "read_options",
    "rulebook_table",
    "with_options",
]

Value = bool | int | str | None
F = TypeVar("F")


def option(
    rule: str,
    least: int | None = None,
    most: int | None = None,
    *,
    none: int | None = None,
    also: tuple[Value, ...] = (),
    bound: bool = True,
) -> msgspec.Meta:
    """The mark of an option: the rule it changes, and the limits of a number.

    `none` is a number outside of the limits that stands for none. `also` are values that may
    be written besides and are not offered: other spellings of those that are. A game that
    asks `refused` itself leaves a number without `bound`: then its rule refuses it.
    """
    if (least is None) != (most is None):
        raise ValueError(f"{rule}: an option has a least and a most, or neither")
    lowest = least if none is None or least is None else min(least, none)
    highest = most if none is None or most is None else max(most, none)
    return msgspec.Meta(
        ge=lowest if bound else None,
        le=highest if bound else None,
        extra={"rule": rule, "limits": (least, most), "none": none, "also": also},
        extra_json_schema={"x-rule": rule},
    )


class Option(msgspec.Struct, frozen=True):
    """One option: what it usually is, what else it may be, and the rule that says so."""

    name: str
    usual: Value
    values: tuple[Value, ...]
    """What it may be, where that is one of a few; empty for a number."""
    limits: tuple[int, int] | None
    none: int | None
    """The number outside of the limits that stands for none."""
    optional: bool
    """It may be null, which stands for off."""
    rule: str
    also: tuple[Value, ...] = ()
    """What may be written for some of them besides."""

    @property
    def key(self) -> str:
        """The key of its name in the game's catalogue."""
        return option_key(self.name)

    @property
    def value_keys(self) -> tuple[str, ...]:
        """The keys of the words it may be."""
        return tuple(option_key(self.name, each) for each in self.values if isinstance(each, str))

    def allows(self, value: Any) -> bool:
        """Whether it may be that."""
        if value is None:
            return self.optional
        if self.values:
            known = (*self.values, *self.also)
            return any(value == each and type(value) is type(each) for each in known)
        if type(value) is not int:
            return False
        in_limits = self.limits is None or self.limits[0] <= value <= self.limits[1]
        return in_limits or value == self.none

    def meant(self, value: Any) -> Any:
        """What is meant by a value; "none" also means what stands for none, if anything does."""
        if value != "none" or value in self.values or (self.none is None and not self.optional):
            return value
        return self.none

    def described(self) -> dict[str, Any]:
        """For the set-up page."""
        return {
            "name": self.name,
            "usual": self.usual,
            "values": list(self.values),
            "limits": None if self.limits is None else list(self.limits),
            "none_at_0": self.none == 0,
            "none": self.none,
            "optional": self.optional,
            "rule": self.rule,
        }

    def written(self) -> str:
        """What may be written for it: `false, true`, `5 … 99, 0`, `7, 10, null`."""
        several = [] if self.limits is None else ["{} … {}".format(*self.limits)]
        single = (*self.values, *((self.none,) if self.none is not None else ()))
        return ", ".join([*several, *map(json_text, single), *(["null"] if self.optional else [])])

    def values_text(self) -> str:
        """What it may be, for the rulebook: `on, off`, `draw, damage`, `5 to 99, or 0 for none`."""
        if self.limits is not None:
            least, most = self.limits
            numbers = f"{least} to {most}"
            numbers += f", or {self.none} for none" if self.none is not None else ""
        else:
            numbers = ", ".join(value_text(each) for each in self.values)
        return numbers + (", or off" if self.optional else "")


def option_key(name: str, *value: str) -> str:
    """
    >>> option_key("phase_order"), option_key("phase_order", "supply_last")
    ('option-phase-order', 'option-phase-order-supply-last')
    """
    return "-".join(["option", name, *value]).replace("_", "-")


def value_text(value: Value) -> str:
    """
    >>> value_text(True), value_text(None), value_text(3)
    ('on', 'off', '3')
    """
    if value is None or value is False:
        return "off"
    return "on" if value is True else str(value)


def json_text(value: Value) -> str:
    """
    >>> json_text(None), json_text("draw")
    ('null', 'draw')
    """
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


@cache
def options_of(form: type[msgspec.Struct]) -> dict[str, Option]:
    """The options of a Struct by name, in the order of its fields."""
    found = (_option(field) for field in msgspec.structs.fields(form))
    return {each.name: each for each in found}


def read_options(form: type[F], chosen: Mapping[str, Any]) -> F:
    """The options with what was chosen among them. Raises Unreadable or SetupRefused."""
    known = options_of(form)  # type: ignore[arg-type]
    for name, value in chosen.items():
        if name not in known:
            near = nearest(name, known)
            raise Unreadable(
                f"there is no option {name!r}" + (f" (nearest: {near})" if near else "")
            )
        wrong = refusal_of(known[name], known[name].meant(value))
        if wrong is not None:
            raise SetupRefused(wrong)
    return msgspec.convert({name: known[name].meant(chosen[name]) for name in chosen}, type=form)


def with_options(setup: F, **agreed: Value) -> F:
    """A setup in which that was agreed on besides, where a setup has `options`."""
    held: Any = setup
    options = msgspec.structs.replace(held.options, **agreed)
    changed: F = msgspec.structs.replace(held, options=options)
    return changed


def refused(options: msgspec.Struct) -> Refusal | None:
    """Why the first option that cannot be what it is cannot be it; None when all can."""
    found = (
        refusal_of(each, getattr(options, name)) for name, each in options_of(type(options)).items()
    )
    return next((each for each in found if each is not None), None)


def refusal_of(known: Option, value: Any) -> Refusal | None:
    if known.allows(value):
        return None
    named: dict[str, Any] = {"option": Saying(known.key, known.name), "found": value}
    if known.limits is not None:
        least, most = known.limits
        return Refusal(known.rule, "setup-option-limits", {**named, "least": least, "most": most})
    values = ", ".join(str(each).lower() for each in known.values)
    return Refusal(known.rule, "setup-option-values", {**named, "values": values})


def rulebook_table(form: type[msgspec.Struct]) -> str:
    """The table of options for a rulebook, in Markdown."""
    rows = [
        f"| `{each.name}` | {value_text(each.usual)} | {each.values_text()} | {each.rule} |"
        for each in options_of(form).values()
    ]
    return "\n".join(["| option | usually | may be | rule |", "|---|---|---|---|", *rows])


def _option(field: msgspec.structs.FieldInfo) -> Option:
    marked, about = _marked(field.type)
    if about is None:
        raise TypeError(f"the option {field.name} names no rule: Annotated[…, option(RULE)]")
    limits = about["limits"]
    return Option(
        name=field.name,
        usual=field.default,
        values=tuple([each for each in _values(marked) if each not in about["also"]]),
        limits=None if limits[0] is None else limits,
        none=about["none"],
        optional=NoneType in get_args(field.type),
        rule=about["rule"],
        also=about["also"],
    )


def _marked(hint: Any) -> tuple[Any, dict[str, Any] | None]:
    """The type that is marked as an option, in an optional one too, and what the mark says."""
    if get_origin(hint) is Annotated:
        marked, *marks = get_args(hint)
        for mark in marks:
            if isinstance(mark, msgspec.Meta) and mark.extra and "rule" in mark.extra:
                return marked, dict(mark.extra)
        return hint, None
    found = [_marked(part) for part in get_args(hint) if part is not NoneType]
    return next((each for each in found if each[1] is not None), (hint, None))


def _values(marked: Any) -> tuple[Value, ...]:
    if marked is bool:
        return (False, True)
    return get_args(marked) if get_origin(marked) is Literal else ()
