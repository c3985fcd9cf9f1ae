"""Cards made up for tests, from the same words as ours.

XR01 is an Autobot of 4/5/4, in alt mode 2/5/5, without skills, and so is XR02 with other
clauses; XA01 an Autobot Advantage,
XS01 a Resource that yields 2 and needs nothing.
"""

from __future__ import annotations


def clause(code: str) -> str:
    """A clause from its six fields, separated by semicolons; `-` means none."""
    trigger, condition, cost, target, effect, duration = code.split(";")
    parts = [f'trigger = "{trigger}"', f'duration = "{duration}"']
    if condition != "-":
        parts.append(
            "condition = [" + ", ".join(f'"{each}"' for each in condition.split("&")) + "]"
        )
    if cost != "-":
        parts.append(f'cost = "{cost}"')
    if target != "-":
        parts.append(f'target = "{target}"')
    parts.append("effect = [" + ", ".join(f'"{each}"' for each in effect.split("&")) + "]")
    return "{ " + ", ".join(parts) + " }"


def clauses(*codes: str) -> str:
    return "clauses = [" + ", ".join(clause(code) for code in codes) + "]\n"


def robot(*codes: str, mode: str = "robot", group: str = "Test", code: str = "XR01") -> str:
    return f"""
[robots.{code}]
title = "Testbed{code.removeprefix("XR01")}"
subtitle = "Made Up"
army = "autobot"
group = "{group}"
cost = 4
robot = {{ strength = 4, endurance = 5, speed = 4 }}
alt = {{ form = "Crate", strength = 2, endurance = 5, speed = 5 }}
[robots.{code}.{mode}_ability]
name = "Trial"
{clauses(*codes)}"""


def advantage(*codes: str) -> str:
    return f"""
[advantages.XA01]
title = "Trial Run"
army = "autobot"
support = 1
{clauses(*codes)}"""


def resource(*codes: str) -> str:
    return f"""
[resources.XS01]
title = "Proving Ground"
type = "site"
yield = 2
support = 1
[resources.XS01.effect]
name = "Trial"
{clauses(*codes)}"""
