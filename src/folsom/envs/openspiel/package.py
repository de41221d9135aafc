"""OpenSpiel itself, or word of the extra that brings it."""

from typing import Any

from folsom.envs.missing import needed

pyspiel: Any = needed("pyspiel", "openspiel")
