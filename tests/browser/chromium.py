"""Which Chromium the tests use: one on the system, else Debian's, else Playwright's own.

`python -m tests.browser.chromium` finds or installs it and says which.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

VARIABLE = "ROLLOUT_CHROMIUM"
NAMES = (
    "chromium",
    "chromium-browser",
    "google-chrome-stable",
    "google-chrome",
    "microsoft-edge-stable",
)
PATIENCE = 900


def find() -> Path | None:
    """A Chromium that is here already."""
    chosen = os.environ.get(VARIABLE)
    if chosen:
        return Path(chosen)
    for name in NAMES:
        found = shutil.which(name)
        if found is not None:
            return Path(found)
    return _of_playwright()


def find_or_install() -> tuple[Path, str]:
    """A Chromium, and where it came from. Raises RuntimeError when there is no way to one."""
    found = find()
    if found is not None:
        return found, "found on this system"
    if _install_from_debian():
        found = find()
        if found is not None:
            return found, "installed from Debian"
    subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], timeout=PATIENCE)
    found = _of_playwright()
    if found is None:
        raise RuntimeError(f"no Chromium could be found or installed; name one in {VARIABLE}")
    return found, "installed by Playwright"


def _install_from_debian() -> bool:
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        return False
    # Somebody else may be installing something: that is waited for.
    apt = ["apt-get", "-o", f"DPkg::Lock::Timeout={PATIENCE}"]
    command = [*apt, "install", "--yes", "--no-install-recommends", "chromium"]
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for attempt in (command, [*apt, "update"], command):
        done = subprocess.run(attempt, env=environment, capture_output=True, timeout=PATIENCE)
        if attempt is command and done.returncode == 0:
            return True
    return False


def _of_playwright() -> Path | None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = Path(playwright.chromium.executable_path)
    return path if path.exists() else None


if __name__ == "__main__":
    path, origin = find_or_install()
    print(f"Browser tests use {path} ({origin}).")
