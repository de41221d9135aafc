"""OpenSpiel itself, or word of the extra that brings it."""

from typing import Any

from folsom.envs.extras import import_extra

pyspiel: Any = import_extra("pyspiel", "openspiel")
