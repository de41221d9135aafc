"""Folsom: the train-heist games Express and Super, as a rules library.

```python
game = folsom.Express(players=4, seed=1899)
```
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

if TYPE_CHECKING:
    from folsom.games import (
        GAMES,
        BadSave,
        Batch,
        Choice,
        Event,
        Express,
        ExpressBatch,
        ExpressResult,
        ExpressView,
        Game,
        IllegalChoice,
        JointPlans,
        Move,
        Option,
        Result,
        Round,
        SetupError,
        Super,
        SuperBatch,
        SuperResult,
        SuperView,
        View,
        WhyNot,
        batch,
        imagine,
        load,
    )
    from folsom.notation import RecordError, read

__all__ = [
    "GAMES",
    "BadSave",
    "Batch",
    "Choice",
    "Event",
    "Express",
    "ExpressBatch",
    "ExpressResult",
    "ExpressView",
    "Game",
    "IllegalChoice",
    "JointPlans",
    "Move",
    "Option",
    "RecordError",
    "Result",
    "Round",
    "SetupError",
    "Super",
    "SuperBatch",
    "SuperResult",
    "SuperView",
    "View",
    "WhyNot",
    "__version__",
    "batch",
    "imagine",
    "load",
    "read",
]
_OF_NOTATION = ("RecordError", "read")


def __getattr__(name: str) -> Any:
    """The public names, imported when first used: `folsom --version` needs none of them."""
    if name in __all__:
        home = "folsom.notation" if name in _OF_NOTATION else "folsom.games"
        return getattr(import_module(home), name)
    raise AttributeError(f"module 'folsom' has no attribute {name!r}")
