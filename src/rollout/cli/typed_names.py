"""What may be typed for a game: its scenarios, maps, armies, decks, options, and the bots."""

from __future__ import annotations

from typing import Any, Final

from rollout.bots.by_name import LEVELS, NAMES
from rollout.cli.terminal import Terminal
from rollout.gamekit import GamePackage

SECTIONS: Final = {
    "scenarios": "names-scenarios",
    "maps": "names-maps",
    "map_styles": "names-map-styles",
    "units": "names-units",
    "decks": "names-decks",
    "cards": "names-cards",
    "armies": "names-armies",
    "forces": "names-forces",
    "fields": "names-fields",
    "figures": "names-figures",
    "items": "names-items",
    "options": "names-options",
    "bots": "names-bots",
}
"""The parts of what a desk describes, and the words above each."""

Named = list[tuple[str, str]]
"""What is typed, and what it is called."""


def names_of(game: GamePackage) -> dict[str, Named]:
    """Every name that the commands take for that game, by section."""
    told = {**game.desk.told(), "bots": [*LEVELS, *NAMES]}
    found = {section: [_named(each) for each in told.get(section, ())] for section in SECTIONS}
    return {section: names for section, names in found.items() if names}


def show_names(terminal: Terminal, game: GamePackage, as_json: bool) -> None:
    found = names_of(game)
    if as_json:
        terminal.json(
            {
                section: [{"name": name, "title": title} for name, title in names]
                for section, names in found.items()
            }
        )
        return
    for place, (section, names) in enumerate(found.items()):
        if place:
            terminal.line()
        terminal.say(SECTIONS[section])
        width = max(len(name) for name, _ in names)
        for name, title in names:
            terminal.line(f"  {name.ljust(width)}  {title}".rstrip())


def _named(each: Any) -> tuple[str, str]:
    """By its slug or code if it has one; options by their name, with what they usually are."""
    if isinstance(each, str):
        return each, ""
    if "usual" in each:
        return f"options.{each['name']}", f"{_written(each['usual'])} [{each['rule']}]"
    name = each.get("slug") or each.get("code") or each["name"]
    return str(name), str(each.get("name") or each.get("title") or "")


def _written(value: Any) -> str:
    """
    >>> _written(True), _written(None), _written(3)
    ('true', 'null', '3')
    """
    if value is None:
        return "null"
    return str(value).lower() if isinstance(value, bool) else str(value)
