"""Nebulons and inner units leave a deactivated host (TG-NEB, TG-UNQ, TG-RUL-80, 85, 97)."""

from __future__ import annotations

from rollout.games.the_game.content.maps import ROUGH, WATER
from rollout.games.the_game.content.tech_spec import NEBULON, Sheet
from rollout.games.the_game.events import Released, Unconscious
from rollout.games.the_game.model import ASIDE, NONE, OPERATIONAL, UNCONSCIOUS, State, Unit
from rollout.games.the_game.rules.footing import resting_level
from rollout.games.the_game.rules.placing import place_near
from rollout.kernel.game import Script, Table


def release(table: Table[State], host: Unit, from_the_air: bool) -> Script[None]:
    """The first of them stands in the body's hex, a second one in a free hex beside it."""
    state = table.state
    slugs = leaving(state, host)
    if slugs:
        _break_ground(state, host.cell)
        partner = _come_out(state, host, slugs[0], from_the_air)
        state.place(partner, host.cell, resting_level(state, partner.form, host.cell))
        for slug in slugs[1:]:
            following = _come_out(state, host, slug, from_the_air)
            _tell_of(table, partner, host)
            partner = following
            yield from place_near(table, partner, host.cell)
        _tell_of(table, partner, host)


def _tell_of(table: Table[State], partner: Unit, host: Unit) -> None:
    table.tell(Released(partner.id, host.id, partner.cell))
    if partner.status == UNCONSCIOUS:
        table.tell(Unconscious(partner.id))


def leaving(state: State, host: Unit) -> list[str]:
    """Who comes out: all that are within and belong to the current mode (TG-RUL-97)."""
    if host.partners == 0:
        return []
    sheet = host.sheet
    slugs = [
        slug
        for slug, mode in zip(sheet.partners, sheet.partner_modes, strict=True)
        if mode == NONE or mode == host.form.index
    ]
    if sheet.inner:
        slugs.append(sheet.inner)
    return [slug for slug in slugs if _is_within(state, host, slug)]


def units_within(sheet: Sheet) -> int:
    """How many partners and inner units a unit has within at the start (`Unit.partners`)."""
    return len(sheet.partners) + (1 if sheet.inner else 0)


def _is_within(state: State, host: Unit, slug: str) -> bool:
    """Not yet out, or out and back again; one that was not rejoined stays out (TG-RUL-80)."""
    partner = _known(state, host, slug)
    return partner is None or partner.status == ASIDE


def _known(state: State, host: Unit, slug: str) -> Unit | None:
    for unit in state.units:
        if unit.host == host.id and unit.sheet.slug == slug:
            return unit
    return None


def _come_out(state: State, host: Unit, slug: str, from_the_air: bool) -> Unit:
    """A unit of its own with the host's facing and card, in play from now on (TG-RUL-21).

    A Nebulon that falls from the air lies unconscious (TG-NEB-03).
    """
    host.partners -= 1
    partner = _known(state, host, slug)
    if partner is None:
        sheet = state.facts.sheets[slug]
        partner = Unit(
            len(state.units), sheet, sheet.modes[0], host.team, host.owner, host.side, host.seat,
            host=host.id, partners=units_within(sheet),
        )  # fmt: skip
        state.units.append(partner)
    partner.status = OPERATIONAL
    partner.team, partner.owner = host.team, host.owner
    partner.side, partner.seat = host.side, host.seat
    partner.facing = host.facing
    partner.prone = False
    partner.acts_from = state.round + 1
    if from_the_air and partner.sheet.kind == NEBULON:
        partner.status = UNCONSCIOUS
        partner.damage = partner.sheet.hit_points
    return partner


def _break_ground(state: State, cell: int) -> None:
    """Rough, unless there is water or a construct (TG-NEB-02, TG-RUL-80)."""
    if state.terrain[cell] != WATER and state.construct_height[cell] == 0:
        state.change_terrain(cell, ROUGH)
