"""The table in sentences, for the terminal, the screen reader and the labels of the page."""

from __future__ import annotations

from rollout.gamekit import Sentence, Twin, TwinPart
from rollout.gamekit.directions import bearing
from rollout.gamekit.places import told_whereabouts
from rollout.gamekit.plane_twin import around_in
from rollout.games.energon_wars.content.table import INCH
from rollout.games.energon_wars.screen.forms import LastingView, ModelView, TokenView, View
from rollout.space.plane.lengths import gap
from rollout.space.plane.shapes import Disc

LETTERS = ("A", "B")
THERE = ("standing", "carried", "reserve", "waiting")
Lines = dict[str, Sentence]


def twin(view: View) -> Twin:
    """Round and score, what is fought over, both armies, and how far they are apart."""
    parts = {"score": TwinPart(Sentence("table-part-score"), _score(view))}
    if view.scenario:
        parts["goal"] = TwinPart(Sentence("table-part-goal"), _goals(view))
    for seat, letter in enumerate(LETTERS):
        lines = {
            f"model-{number}": told_model(view, number, model)
            for number, model in view.models.items()
            if model.seat == seat and model.status in THERE
        }
        parts[f"army-{letter}"] = TwinPart(Sentence("table-part-army", {"seat": letter}), lines)
    apart = _distances(view)
    if apart:
        parts["apart"] = TwinPart(Sentence("table-part-apart"), apart)
    return parts


def _score(view: View) -> Lines:
    ours, theirs = view.points
    score = {"round": view.round, "ours": ours, "theirs": theirs, "total": view.winning_total}
    lines = {"round": Sentence("table-round" if view.round else _getting_ready(view), score)}
    if view.round:
        coming = {"ours": view.projected[0], "theirs": view.projected[1]}
        lines["coming"] = Sentence("table-coming", coming)
        for seat, letter in enumerate(LETTERS):
            waiting = [
                model.name
                for model in view.models.values()
                if model.seat == seat and _waits(model) and not model.activated
            ]
            told = {"seat": letter, "count": len(waiting), "models": ", ".join(waiting)}
            lines[f"waiting-{letter}"] = Sentence("table-waiting", told)
        if view.next_first >= 0:
            lines["next"] = Sentence("table-next-first", {"seat": LETTERS[view.next_first]})
    return lines


def _getting_ready(view: View) -> str:
    """Before the first round; how many points win is known once the scenario is."""
    return "table-deploying" if view.winning_total else "table-preparing"


def _waits(model: ModelView) -> bool:
    return model.status in ("standing", "carried")


def _goals(view: View) -> Lines:
    """What wins, and who has which objective."""
    key = view.plays.replace("_", "-")
    lines = {"scenario": Sentence(f"scenario-{key}-told")}
    for number, token in view.tokens.items():
        if token.present:
            lines[f"token-{number}"] = told_token(view, number, token)
    for zone, (ours, theirs) in view.zones.items():
        told = {"number": zone + 1, "ours": ours, "theirs": theirs}
        lines[f"zone-{zone}"] = Sentence("table-zone", told)
    return lines


def told_token(view: View, number: int, token: TokenView) -> Sentence:
    told: dict[str, object] = {
        "token": Sentence(f"token-{token.kind}"),
        "place": told_whereabouts(around_in(view.plane), (token.x, token.y), 0),
        "seat": LETTERS[token.control] if token.control >= 0 else "–",
    }
    if token.carrier >= 0:
        return Sentence("table-carried", {**told, "model": view.models[token.carrier].name})
    if not token.open:
        return Sentence("table-closed", told)
    return Sentence("table-token" if token.control < 0 else "table-token-held", told)


def told_model(view: View, number: int, model: ModelView) -> Sentence:
    return Sentence(
        f"table-model-{model.status}",
        {
            "name": model.name,
            "mode": Sentence(f"mode-{model.mode}"),
            "hp": model.hp,
            "most": model.hit_points,
            "energon": model.energon,
            "boxes": model.energon_max,
            "next": model.next_energon,
            "size": model.size,
            **_place(view, number),
            "states": _states(view, number, model),
        },
    )


def _place(view: View, number: int) -> Lines:
    """Of whoever stands on the table; of others there is none."""
    figure = view.plane.figures.get(number)
    if figure is None:
        return {}
    around = around_in(view.plane, figure.team, number)
    return {"place": told_whereabouts(around, (figure.x, figure.y), figure.radius)}


def _states(view: View, number: int, model: ModelView) -> list[Sentence]:
    """Everything about a model that place and tracks do not tell."""
    found = [Sentence(f"condition-{name}") for name in model.conditions]
    if model.level >= 0 and model.status == "standing":
        found.append(Sentence("is-raised"))
    if model.flying:
        found.append(Sentence("is-flying"))
    if model.stealth:
        found.append(Sentence("is-hidden"))
    if model.penalty:
        found.append(Sentence("is-critical", {"penalty": model.penalty}))
    found += [_held_by(each) for each in model.lasting]
    for item in view.items.values():
        if item.carrier == number:
            name = Sentence(f"item-{item.kind.replace('_', '-')}", otherwise=item.kind)
            found.append(Sentence("has-item", {"item": name}))
    if model.carrier >= 0:
        found.append(Sentence("is-carried", {"model": view.models[model.carrier].name}))
    if model.activated:
        found.append(Sentence("is-done"))
    return found


def _held_by(lasting: LastingView) -> Sentence:
    """EW-ABL-06: what an ability does to it for a while."""
    if lasting.verb == "mod":
        key = lasting.what.lower().replace(".", "-").replace("_", "-")
        told = {
            "stat": Sentence(f"stat-{key}", otherwise=lasting.what),
            "by": f"{lasting.amount:+d}",
        }
        return Sentence("is-modified", {**told, "ability": lasting.ability})
    return Sentence("is-under", {"ability": lasting.ability})


def _distances(view: View) -> Lines:
    """EW-RUL-78: from every model of A to those of B, edge to edge."""
    standing = [(n, model) for n, model in view.models.items() if model.status == "standing"]
    lines: Lines = {}
    for number, one in standing:
        if one.seat == 0:
            gaps = [_gap(view, number, n) for n, other in standing if other.seat == 1]
            if gaps:
                told = {"name": one.name, "gaps": gaps}
                lines[f"apart-{number}"] = Sentence("table-apart", told)
    return lines


def _gap(view: View, one: int, other: int) -> Sentence:
    here, there = _disc(view, one), _disc(view, other)
    wind = bearing(there.centre[0] - here.centre[0], there.centre[1] - here.centre[1])
    told = {"name": view.models[other].name, "gap": _inches(gap(here, there))}
    return Sentence("table-gap", {**told, "bearing": Sentence(f"bearing-{wind}")})


def _disc(view: View, number: int) -> Disc:
    figure = view.plane.figures[number]
    return Disc((figure.x, figure.y), figure.radius)


def _inches(length: int) -> str:
    """Rounded down, so that nothing seems farther than it is.

    >>> _inches(1249)
    '12.4″'
    """
    return f"{length * 10 // INCH / 10:g}″"
