"""The built page, from the package; and a plain one that says how to build it."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from litestar import HttpMethod, Request, route
from litestar.response import Response

from rollout.server.problems import Problem

FOLDER = Path(__file__).parent / "page"
INDEX = "index.html"
FOREVER = "public, max-age=31536000, immutable"
ANEW = "no-cache"
WORTH_PACKING = 1_000
SMALL = ".br"
BROTLI = re.compile(r"\bbr\b")
TABLE = re.compile(r"/table/(?P<match>[a-z0-9-]+)/?")
AHEAD = "</api/matches/{match}>; rel=preload; as=fetch; crossorigin"
"""What a table is about is asked for with the page: it is the first that the page wants to know."""
TEXTS = ("text/", "application/json", "application/javascript", "image/svg+xml")

MISSING = b"""<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Rollout</title>
<h1>Rollout</h1>
<p>The service runs, but the page has not been built. Build it with <code>make page</code>,
or play through the <a href="/schema">programming interface</a>.</p>
</html>
"""


class File(msgspec.Struct, frozen=True):
    """A file of the page, ready to be sent."""

    data: bytes
    packed: bytes | None
    kind: str
    tag: str
    small: bytes | None = None
    """Packed with Brotli when the page was built; browsers unpack that on safe connections."""


@route(
    ["/", "/{path:path}"],
    http_method=[HttpMethod.GET, HttpMethod.HEAD],
    include_in_schema=False,
    sync_to_thread=False,
)
def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """A file of the page, or the page itself for any address that it shows something at.

    Some addresses have an edition of it that says sooner what is needed there (`table.html`).
    """
    name = request.scope["path"].strip("/")
    if name.startswith(("api/", "schema/")) or name == "api":
        raise Problem(404, "not-found")
    files = built()
    found = files.get(name)
    if found is None:
        if "." in name.rpartition("/")[2]:
            raise Problem(404, "not-found")
        name = f"{name.partition('/')[0] or 'home'}.html"
        found = files.get(name, files[INDEX])
    answer = deliver(request, found, FOREVER if name.startswith("assets/") else ANEW)
    if table := TABLE.fullmatch(request.scope["path"]):
        answer.headers["Link"] = AHEAD.format(match=table["match"])
    return answer


def deliver(request: Request[Any, Any, Any], found: File, lasting: str) -> Response[bytes]:
    """A file, packed where the client unpacks; nothing of it where the client has it already."""
    headers = {"ETag": found.tag, "Cache-Control": lasting, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == found.tag:
        return Response(b"", status_code=304, headers=headers, media_type=found.kind)
    data = found.data
    unpacks = request.headers.get("accept-encoding", "")
    if found.small is not None and BROTLI.search(unpacks):
        data, headers["Content-Encoding"] = found.small, "br"
    elif found.packed is not None and "gzip" in unpacks:
        data, headers["Content-Encoding"] = found.packed, "gzip"
    if request.method == HttpMethod.HEAD:
        headers["Content-Length"], data = str(len(data)), b""
    return Response(data, headers=headers, media_type=found.kind)


@cache
def built() -> dict[str, File]:
    """Every file of the built page by its path, read once."""
    files = {
        path.relative_to(FOLDER).as_posix(): _file(path)
        for path in sorted(FOLDER.rglob("*"))
        if path.is_file() and path.suffix != SMALL
    }
    files.setdefault(INDEX, packed(MISSING, "text/html"))
    return files


def _file(path: Path) -> File:
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if path.suffix in (".js", ".mjs"):
        kind = "text/javascript"
    elif path.suffix == ".webmanifest":
        kind = "application/manifest+json"
    file = packed(path.read_bytes(), kind)
    small = path.with_name(path.name + SMALL)
    return msgspec.structs.replace(file, small=small.read_bytes()) if small.exists() else file


def packed(data: bytes, kind: str) -> File:
    """What is to be sent, with its tag; texts also packed."""
    worth = len(data) > WORTH_PACKING and kind.startswith(TEXTS)
    tag = f'"{hashlib.sha256(data).hexdigest()[:32]}"'
    return File(data, gzip.compress(data, 9, mtime=0) if worth else None, kind, tag)
