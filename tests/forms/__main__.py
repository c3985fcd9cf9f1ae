"""`python -m tests.forms`: lists anew what stands still, after a change that was meant."""

from __future__ import annotations

from tests.forms.listing import listing
from tests.forms.test_forms import PACKAGES, listed

for name, package in PACKAGES.items():
    listed(name).write_text("\n".join(listing(package)) + "\n", encoding="utf-8")
