"""OpenSpiel itself, or an error that names the extra that installs it."""

from typing import Any

from folsom.envs.extras import import_extra

pyspiel: Any = import_extra("pyspiel", "openspiel")
