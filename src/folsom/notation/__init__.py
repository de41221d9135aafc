"""Records: games as text that a person can read and edit, and back (docs/notation.md).

Reading plays the game again, so a record that can be read is a game that follows the rules. It holds the
seed or the secret, and with it everything hidden: no player may see the record of an unfinished game.
"""

from folsom.notation.lines import MAX_SIZE, BrokenPromise, RecordError, WrongResult
from folsom.notation.reading import read, read_opening
from folsom.notation.story import replay
from folsom.notation.writing import write

__all__ = [
    "MAX_SIZE",
    "BrokenPromise",
    "RecordError",
    "WrongResult",
    "read",
    "read_opening",
    "replay",
    "write",
]
