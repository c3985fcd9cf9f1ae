"""Battle forces and Back-Up: what may be brought along (AT-ARM)."""

from __future__ import annotations

from collections import Counter
from typing import Final

from rollout.games.attacktix.content.library import Library
from rollout.games.attacktix.content.roster import BACK_UP_PART, Force, Map
from rollout.games.attacktix.setup import (
    DUEL,
    EACH_ALONE,
    FREE_FOR_ALL,
    SEATS,
    TEAMS,
    Setup,
)
from rollout.kernel.errors import Refusal, SetupRefused
from rollout.kernel.nearest import nearest

SIZES_IN: Final = 100
"""AT-ARM-01: the agreed size is a multiple of it."""
TEAM_NUMBERS: Final = (0, 1)
LINES: Final = 2
"""AT-SET-01: sides of the table at which figures start, where not everybody plays alone."""
MOST_FIGURES: Final = 150
"""On one side of the table, Back-Up among them: ten points each, of the largest size."""
OFFICIAL: Final = "official"
LONGEST_TOLD: Final = 60
"""Letters of a name that nobody knows: no more of it is repeated."""


def force_of(text: str, known: Library) -> Force:
    """The force that a text means. Raises SetupRefused when it names what there is not."""
    if text in known.forces:
        return known.forces[text]
    battle, bar, back_up = text.partition("|")
    if not bar:
        asked = text[:LONGEST_TOLD]
        details = {"force": asked, "nearest": nearest(asked, list(known.forces)) or "none"}
        raise SetupRefused(Refusal("AT-ARM-01", "no-such-force", details))
    return Force("", 0, _figures(battle, known), _figures(back_up, known))


def _figures(text: str, known: Library) -> tuple[str, ...]:
    codes = tuple(code.strip() for code in text.split(",") if code.strip())
    for code in codes:
        if code not in known.figures:
            asked = code[:LONGEST_TOLD]
            details = {"code": asked, "nearest": nearest(asked, list(known.figures)) or "none"}
            raise SetupRefused(Refusal("AT-DEC-02", "no-such-figure", details))
    return codes


def figures_in(text: str, known: Library) -> tuple[str, ...]:
    """The battle force of a ready-made one, or the figures that are listed."""
    if text in known.forces:
        return known.forces[text].battle
    return _figures(text.partition("|")[0], known)


def write_force(force: Force) -> str:
    """The text that `force_of` reads back."""
    return f"{', '.join(force.battle)} | {', '.join(force.back_up)}"


def faults(setup: Setup, known: Library) -> list[Refusal]:
    """Everything that speaks against a match with this setup."""
    found = _seating(setup)
    if found:
        return found
    forces = [force_of(text, known) for text in setup.forces]
    missing = no_such_map(setup, known)
    if missing is not None:
        return [missing]
    if not fits(known.maps[setup.map], setup.mode, len(setup.forces)):
        found.append(Refusal("AT-DEC-01", "map-for-others", {"map": setup.map}))
    if setup.size % SIZES_IN:
        found.append(Refusal("AT-ARM-01", "size-no-hundreds", {"size": setup.size}))
    for side in _sides(setup):
        found += _room([forces[seat] for seat in side], side)
        found += _points(setup, known, [forces[seat] for seat in side], side)
        found += _battle_masters(setup, known, [forces[seat] for seat in side], side)
    for seat, force in enumerate(forces):
        found += _copies(setup, seat, force)
        found += _alone(setup, known, seat, force)
    return found


def fits(chosen: Map, mode: str, seats: int) -> bool:
    """AT-DEC-01: a map is for two lines, or for so many who play alone; lines do for everybody."""
    return is_made_for(chosen, mode, seats) or chosen.players == (LINES,)


def is_made_for(chosen: Map, mode: str, seats: int) -> bool:
    return (seats if mode in EACH_ALONE else LINES) in chosen.players


def alternating(seats: int) -> tuple[int, ...]:
    """AT-RUL-55: every other seat is on one team."""
    return tuple(seat % len(TEAM_NUMBERS) for seat in range(seats))


def no_such_map(setup: Setup, known: Library) -> Refusal | None:
    if setup.map in known.maps:
        return None
    near = nearest(setup.map, list(known.maps)) or "none"
    return Refusal("AT-DEC-01", "no-such-map", {"map": setup.map, "nearest": near})


def force_faults(setup: Setup, known: Library, seat: int) -> list[Refusal]:
    """Those that are about the force of one seat."""
    return [each for each in faults(setup, known) if each.details.get("seat", seat) == seat]


def _seating(setup: Setup) -> list[Refusal]:
    number = len(setup.forces)
    if setup.mode == DUEL and number not in SEATS[DUEL]:
        return [Refusal("AT-ARM-01", "two-players", {"count": number})]
    if setup.mode in EACH_ALONE and number not in SEATS[FREE_FOR_ALL]:
        return [Refusal("AT-FFA-01", "three-or-four", {"count": number})]
    if setup.mode == TEAMS and (
        len(setup.teams) != number or set(setup.teams) != set(TEAM_NUMBERS)
    ):
        return [Refusal("AT-TEAM-01", "teams-unsettled", {"count": number})]
    return []


def _sides(setup: Setup) -> list[list[int]]:
    """The seats that bring one force together."""
    seats = range(len(setup.forces))
    if setup.mode != TEAMS:
        return [[seat] for seat in seats]
    return [[seat for seat in seats if setup.teams[seat] == team] for team in TEAM_NUMBERS]


def _room(forces: list[Force], side: list[int]) -> list[Refusal]:
    """AT-SET-03: all of them come to stand at one line."""
    number = sum(len(each.battle) + len(each.back_up) for each in forces)
    if number <= MOST_FIGURES:
        return []
    details = {"seat": side[0], "count": number, "most": MOST_FIGURES}
    return [Refusal("AT-SET-03", "too-many-figures", details)]


def _points(setup: Setup, known: Library, forces: list[Force], side: list[int]) -> list[Refusal]:
    """AT-ARM-01, AT-ARM-02, AT-TEAM-01; AT-RUL-09: exactly, or at most."""
    battle, back_up = ("AT-ARM-01", "battle-points"), ("AT-ARM-02", "back-up-points")
    if setup.mode == TEAMS:
        battle = ("AT-TEAM-01", "team-battle-points")
        back_up = ("AT-TEAM-01", "team-back-up-points")
    found: list[Refusal] = []
    for (rule, why), wanted, codes in (
        (battle, setup.size, [code for force in forces for code in force.battle]),
        (back_up, setup.size // BACK_UP_PART, [code for force in forces for code in force.back_up]),
    ):
        points = sum(known.figures[code].points for code in codes)
        short_is_fine = setup.options.points == "at_most"
        if points > wanted or (points < wanted and not short_is_fine):
            details = {"seat": side[0], "points": points, "wanted": wanted}
            found.append(Refusal(rule, why, details))
    return found


def _battle_masters(
    setup: Setup, known: Library, forces: list[Force], side: list[int]
) -> list[Refusal]:
    """AT-ARM-06 to 09, AT-RUL-10: as many as agreed, those in Back-Up counted; AT-SMP-07."""
    codes = [code for force in forces for code in (*force.battle, *force.back_up)]
    number = sum(known.figures[code].is_mega for code in codes)
    options = setup.options
    details = {"seat": side[0], "count": number, "wanted": options.battle_masters}
    of = "team-" if setup.mode == TEAMS else ""
    if options.tournament == OFFICIAL and (number or options.battle_masters):
        return [Refusal("AT-ARM-09", f"{of}no-battle-masters", details)]
    if number and not known.maps[setup.map].mega:
        return [Refusal("AT-SMP-07", f"{of}no-mega-here", details)]
    at_most = options.bm_count == "at_most"
    if number > options.battle_masters or (number < options.battle_masters and not at_most):
        fighting = sum(known.figures[code].is_mega for force in forces for code in force.battle)
        waiting = fighting <= options.battle_masters < number
        return [Refusal("AT-ARM-08" if waiting else "AT-ARM-07", f"{of}battle-masters", details)]
    return []


def _copies(setup: Setup, seat: int, force: Force) -> list[Refusal]:
    """AT-ARM-03, AT-RUL-12: as many copies as one likes, but where a limit was agreed."""
    most = setup.options.max_copies
    if most is None:
        return []
    counted = Counter((*force.battle, *force.back_up))
    return [
        Refusal("AT-RUL-12", "too-many-copies", {"seat": seat, "code": code, "most": most})
        for code, number in counted.items()
        if number > most
    ]


def _alone(setup: Setup, known: Library, seat: int, force: Force) -> list[Refusal]:
    """Who brings nothing to the battle force does not play."""
    if force.battle:
        return []
    return [Refusal("AT-ARM-01", "nobody-in-battle", {"seat": seat})]


def attacks_of(points: int, least: int) -> int:
    """AT-TEAM-06, AT-RUL-57: one for each 100 points contributed, rounded, .5 up.

    >>> attacks_of(49, 0), attacks_of(149, 0), attacks_of(150, 0), attacks_of(49, 1)
    (0, 1, 2, 1)
    """
    return max(least, (points + 50) // 100)
