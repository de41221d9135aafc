"""The extensions of Super, all sets of them (S6)."""

from __future__ import annotations

from typing import Any

import pytest

from folsom.kernel.options import values_of
from folsom.super.table import OPTIONS

PLANS = (24, 60, 60, 120)  # that one can make: with none, Reflex, Horse and both (S3.1, S6.3)
with_all_extensions = pytest.mark.parametrize("extensions", range(len(PLANS)))


def options_of(extensions: int) -> dict[str, Any]:
    """The options of a table that plays with them."""
    return values_of(OPTIONS, extensions)
