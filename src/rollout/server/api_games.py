"""The games: what there is to play, what a setup can be, the words and the rules."""

from __future__ import annotations

import re
from contextlib import suppress
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
from litestar import get, post
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Response

from rollout.bots import LEVELS
from rollout.gamekit import GamePackage
from rollout.games.registry import INSTALLED, NotLoaded, UnknownGame, find, games, listing
from rollout.server.access import HttpRequest, check_rate
from rollout.server.first_words import Part, part_of
from rollout.server.page import File, deliver, packed
from rollout.server.problems import ERRORS, Problem
from rollout.server.service import Served
from rollout.server.setup_service import describe_setup, judge_written
from rollout.words import listed_title
from rollout.words.catalogue import LANGUAGES, SHARED, source

MARKDOWN = "text/markdown"
FLUENT = "text/plain"
JSON = "application/json"
ASK_AGAIN = "no-cache"
OWN = "rollout.server"
BRACE = re.compile(r"[{}]")
BOOKS = "en"
"""The language in which every rulebook is written."""


class ListedGame(msgspec.Struct):
    slug: str
    title: str
    """A key of the shared catalogue."""
    status: str
    playable: bool
    board: str | None
    """What kind of table it is played on."""
    seats: int | None
    levels: list[str]
    teaches: bool
    """Whether it has a first match for newcomers."""
    own_dice: bool = True
    """Whether people may roll for themselves."""
    quick: Any = None
    """The setup of a match that is begun with one click; null: the usual one."""


class SetupWish(msgspec.Struct, forbid_unknown_fields=True):
    setup: dict[str, Any] | None = None


@get("/api/games", sync_to_thread=True, responses=ERRORS)
def list_games() -> list[ListedGame]:
    """The games, the samples last."""
    return [_listed(each.slug, each.title, each.status) for each in games()]


@get(
    "/api/games/{game:str}",
    sync_to_thread=True,
    responses={
        200: ResponseSpec(dict[str, Any], description="the setups", generate_examples=False),
        **ERRORS,
    },
)
def show_game(request: HttpRequest, game: FromPath[str]) -> Response[bytes]:
    """What a setup can be made of."""
    return deliver(request, _described(find_game(game)), ASK_AGAIN)


@cache
def _described(package: GamePackage) -> File:
    """It never changes while the service runs, so it is packed once."""
    return packed(msgspec.json.encode(describe_setup(package)), JSON)


@post("/api/games/{game:str}/check", status_code=200, responses=ERRORS)
async def check_setup(
    request: HttpRequest, service: Served, game: FromPath[str], data: JSONBody[SetupWish]
) -> dict[str, Any]:
    """Whether a match can be started with a setup; if not, why."""
    check_rate(request, service, "setup")
    address = service.address_of(request.scope)
    package = find_game(game)
    return await service.judge(address, judge_written, package.slug, data.setup)


@get("/api/words/{game:str}/{lang:str}", media_type=FLUENT, sync_to_thread=True, responses=ERRORS)
def show_words(
    request: HttpRequest, game: FromPath[str], lang: FromPath[str], part: FromQuery[Part] = "all"
) -> Response[bytes]:
    """The catalogue as Fluent text; `game` may be `shared`, and `part` what a table says first."""
    if lang not in LANGUAGES:
        raise Problem(404, "no-such-language", {"known": ", ".join(LANGUAGES)})
    packages = (SHARED, OWN) if game == "shared" else (*_packages(game), SHARED, OWN)
    return deliver(request, _words(packages, lang, part), "max-age=60")


@cache
def _words(packages: tuple[str, ...], lang: str, part: Part) -> File:
    text = part_of(words_of(packages, lang), part)
    return packed(text.encode(), f"{FLUENT}; charset=utf-8")


def words_of(packages: tuple[str, ...], lang: str) -> str:
    """The game's own words, the shared ones, the service's. A key said twice counts once."""
    return "\n".join([*(source(package, lang) for package in packages), _titles(lang)])


@get("/api/rules/{game:str}", media_type=MARKDOWN, sync_to_thread=True, responses=ERRORS)
def show_rules(game: FromPath[str], lang: FromQuery[str] = BOOKS) -> Response[str]:
    """The rulebook as Markdown, in a language if there is an edition in it, else in English."""
    slug = _slug(game)
    for language in (lang, BOOKS):
        text = rulebook(slug, language) if language in LANGUAGES else None
        if text is not None:
            return Response(text, media_type=MARKDOWN, headers={"Content-Language": language})
    raise Problem(404, "no-rulebook")


def find_game(slug: str) -> GamePackage:
    try:
        return find(slug)
    except UnknownGame as unknown:
        raise Problem(
            404, "unknown-game", {"slug": slug[:40], "nearest": unknown.nearest}
        ) from None
    except NotLoaded:
        raise Problem(404, "game-not-loaded", {"slug": slug}) from None


def rulebook(slug: str, language: str) -> str | None:
    """The rulebook that the package carries; in a checkout, the one under docs."""
    package = files("rollout")
    name = f"{slug}.md" if language == BOOKS else f"{slug}.{language}.md"
    for place in (package / "rules" / name, package / ".." / ".." / "docs" / "rules" / name):
        if place.is_file():
            return place.read_text(encoding="utf-8")
    return None


def _listed(slug: str, title: str, status: str) -> ListedGame:
    try:
        package = find(slug)
    except NotLoaded:
        return ListedGame(slug, title, status, False, None, None, list(LEVELS), False)
    game = package.rules
    seats = game.seats(game.start(game.default_setup()))
    teaches = package.first_match is not None
    quick = msgspec.to_builtins(package.desk.quick)
    own, levels = package.own_dice, list(LEVELS)
    return ListedGame(slug, title, status, True, package.board, seats, levels, teaches, own, quick)


def _slug(game: str) -> str:
    try:
        return listing(game).slug
    except UnknownGame as unknown:
        raise Problem(
            404, "unknown-game", {"slug": game[:40], "nearest": unknown.nearest}
        ) from None


def _packages(game: str) -> list[str]:
    """Where a game's own words lie; one that cannot be played has none yet."""
    try:
        return [find(_slug(game)).home]
    except NotLoaded:
        return []


def _titles(lang: str) -> str:
    """What the games of other people are called, in Fluent."""
    found = []
    for each in games():
        if each.status == INSTALLED:
            with suppress(NotLoaded):
                title = listed_title(find(each.slug), lang)
                found.append(f"{each.title} = {BRACE.sub(_as_text, title)}")
    return "\n".join(found)


def _as_text(brace: re.Match[str]) -> str:
    """Fluent for a brace that is one: without it what follows could not be read."""
    return f'{{ "{brace[0]}" }}'
