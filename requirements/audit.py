"""What Rollout is made with: every package, its version and licence, without asking the network.

`make audit` runs it. It reads the lock files and what is installed, and fails when something is
installed in another version than the one that is pinned, pinned without a hash, under a licence
that nobody has looked at, or copied from players under terms that would bind them. Whether a
version has known holes only a service can say: `make audit ONLINE=yes` asks.
"""

from __future__ import annotations

import itertools
import json
import re
import sys
from collections.abc import Iterable, Iterator
from importlib.metadata import Distribution, PackageNotFoundError, distribution, distributions
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
LOCK = ROOT / "requirements" / "dev.txt"
PAGE_LOCK = ROOT / "web" / "package-lock.json"
OURSELVES = "rollout-tabletop"
BESIDES = {OURSELVES, "pip", "uv"}
"""Installed, and rightly in no lock: this project, and what installs the others."""

PINNED = re.compile(r"([A-Za-z0-9._-]+)(?:\[[^\]]*\])?==([^\s;\\]+)")
REQUIRED = re.compile(r"[A-Za-z0-9._-]+")

LICENCES = {
    "0BSD": "0BSD",
    "Apache": "Apache-2.0",
    "BSD": "BSD",
    "BlueOak": "BlueOak-1.0.0",
    "CC0": "CC0-1.0",
    "ISC": "ISC",
    "MIT": "MIT",
    "MPL": "MPL-2.0",
    "Mozilla Public": "MPL-2.0",
    "PSF": "PSF-2.0",
    "Python Software Foundation": "PSF-2.0",
    "PostgreSQL": "PostgreSQL",
    "Python-2.0": "PSF-2.0",
    "Public Domain": "public domain",
    "Unlicense": "Unlicense",
    "Zlib": "Zlib",
}
"""What a licence says of itself, and what it is called here. None of them binds whoever plays."""
READ = {"aiofastnet": "MIT", "picows": "MIT"}
"""Packages that do not say what their licence is; it was read in their own files."""
BINDING = ("GPL", "AGPL", "LGPL")


class Package(NamedTuple):
    name: str
    version: str
    licence: str
    for_players: bool
    """It is installed by whoever plays or serves, or is in the page; all others are for us."""


class Report(NamedTuple):
    packages: list[Package]
    faults: list[str]


def main() -> None:
    python = audit_python(LOCK.read_text(encoding="utf-8"))
    page = audit_page(json.loads(PAGE_LOCK.read_text(encoding="utf-8")))
    for title, report in (("Python", python), ("The page", page)):
        print(f"{title}: {len(report.packages)} packages")
        for each in sorted(report.packages):
            whom = "players" if each.for_players else "us"
            print(f"  {each.name} {each.version}  {each.licence}  for {whom}")
    faults = [*python.faults, *page.faults]
    print("\n".join(faults) or "every package is pinned, hashed and under a licence that was read")
    sys.exit(bool(faults))


def audit_python(lock: str) -> Report:
    """What is pinned and installed here; what other systems need besides cannot be looked at."""
    pinned = read_lock(lock)
    players = needed_by_players()
    packages = []
    faults = [f"{name} is pinned without a hash" for name in without_hash(lock)]
    for name, versions in sorted(pinned.items()):
        found = installed(name)
        if found is None:
            continue
        if found.version not in versions:
            wanted = " or ".join(sorted(versions))
            faults.append(f"{name} is installed as {found.version} and pinned as {wanted}")
        licence = licence_of(name, found)
        packages.append(Package(name, found.version, licence, name in players))
    faults += [
        f"{name} is installed and not pinned"
        for name in sorted(names_installed() - set(pinned) - BESIDES)
    ]
    return Report(packages, [*faults, *_faults_of_licences(packages)])


def audit_page(lock: dict[str, dict[str, dict[str, str | bool]]]) -> Report:
    """All that the page is built with."""
    packages, faults = [], []
    for path, entry in lock["packages"].items():
        name = path.rpartition("node_modules/")[2]
        if not name:
            continue
        if not entry.get("integrity"):
            faults.append(f"{name} is pinned without a hash")
        licence = known_licence(str(entry.get("license", "")))
        packages.append(Package(name, str(entry["version"]), licence, name in IN_THE_PAGE))
    return Report(packages, [*faults, *_faults_of_licences(packages)])


IN_THE_PAGE = ("@fluent/bundle", "svelte", "three")
"""Of which code is in what the browser loads."""


def _faults_of_licences(packages: Iterable[Package]) -> Iterator[str]:
    for each in packages:
        if not each.licence:
            yield f"{each.name} has a licence that nobody has looked at"
        elif each.for_players and each.licence.startswith(BINDING):
            yield f"{each.name} comes to players under {each.licence}"


def read_lock(lock: str) -> dict[str, set[str]]:
    """The versions of each package; of some there is another one for each Python."""
    pinned: dict[str, set[str]] = {}
    for line in lock.splitlines():
        found = PINNED.match(line)
        if found is not None:
            pinned.setdefault(plain(found[1]), set()).add(found[2])
    return pinned


def without_hash(lock: str) -> list[str]:
    """Those whose next line tells no hash."""
    lines = [*lock.splitlines(), ""]
    return [
        plain(found[1])
        for line, after in itertools.pairwise(lines)
        if (found := PINNED.match(line)) is not None and "--hash=" not in after
    ]


def needed_by_players() -> set[str]:
    """Whatever our own package needs, with all its extras, and what that needs in turn."""
    found: set[str] = set()
    waiting = [OURSELVES]
    while waiting:
        package = installed(waiting.pop())
        for line in [] if package is None else package.requires or []:
            asked = REQUIRED.match(line)
            name = plain(asked[0]) if asked else ""
            ours = package is not None and plain(package.metadata["Name"]) == OURSELVES
            wanted = ours or "extra ==" not in line
            if name and wanted and name not in found and installed(name) is not None:
                found.add(name)
                waiting.append(name)
    return found


def licence_of(name: str, package: Distribution) -> str:
    """What a package says its licence is, in whichever of the places it says so."""
    said = package.metadata
    classified = [
        line.rpartition(" :: ")[2]
        for line in said.get_all("Classifier", [])
        if line.startswith("License ::")
    ]
    written = [text[:200] for text in said.get_all("License", [])]
    told = [*said.get_all("License-Expression", []), *classified, *written]
    return next(filter(None, map(known_licence, told)), READ.get(name, ""))


def known_licence(said: str) -> str:
    """All of them, where a package is under several.

    >>> known_licence("MIT License"), known_licence("BSD-3-Clause AND 0BSD"), known_licence("odd")
    ('MIT', 'BSD and 0BSD', '')
    """
    if any(each in said for each in BINDING):
        return said
    found = list(map(_known, re.split(r" AND | OR ", said.strip("()"))))
    return " and ".join(dict.fromkeys(found)) if all(found) else ""


def _known(said: str) -> str:
    known = [name for sign, name in LICENCES.items() if sign.lower() in said.lower()]
    return known[0] if known else ""


def installed(name: str) -> Distribution | None:
    try:
        return distribution(name)
    except PackageNotFoundError:
        return None


def names_installed() -> set[str]:
    return {plain(each.metadata["Name"]) for each in distributions()}


def plain(name: str) -> str:
    """
    >>> plain("Fluent.Runtime")
    'fluent-runtime'
    """
    return re.sub(r"[-_.]+", "-", name).lower()


if __name__ == "__main__":
    main()
