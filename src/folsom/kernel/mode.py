"""How the rules run in this process, decided once from the environment.

`FOLSOM_RULES` is `compiled` (the default), `checked` (compiled, with bounds
checks), `native` (built ahead of time by `folsom build`) or `interpreted` (plain
Python). `FOLSOM_BMI2=off` forces the code that runs on processors without the
`pdep` instruction.
"""

import os
from enum import Enum


class Mode(Enum):
    """The ways to run a rule."""

    COMPILED = "compiled"
    CHECKED = "checked"
    NATIVE = "native"
    INTERPRETED = "interpreted"


def _mode_from(value: str) -> Mode:
    try:
        return Mode(value)
    except ValueError:
        allowed = ", ".join(mode.value for mode in Mode)
        raise ValueError(f"FOLSOM_RULES is {value!r}; it can be: {allowed}") from None


MODE = _mode_from(os.environ.get("FOLSOM_RULES", Mode.COMPILED.value))
USES_NUMBA = MODE in {Mode.COMPILED, Mode.CHECKED}
BMI2_ALLOWED = os.environ.get("FOLSOM_BMI2", "on") != "off"
