"""What all games are built on: rules as typed Python functions over records of bit sets.

Nothing here knows a game.
"""

from folsom.kernel.bits import bit, highest, lowest, nth, size
from folsom.kernel.chance import SEED_BITS, Chance, below, pick, pick_some, seed_chance
from folsom.kernel.compiler import compile_entry_point, compile_entry_points, entry_point, rule
from folsom.kernel.mode import MODE, Mode
from folsom.kernel.records import (
    ByteArray,
    FloatArray,
    Record,
    buffer,
    float32,
    float64,
    floats,
    int8,
    int16,
    int32,
    int64,
    many,
    nested,
    read,
    table,
    uint8,
    words,
    write,
)

__all__ = [
    "MODE",
    "SEED_BITS",
    "ByteArray",
    "Chance",
    "FloatArray",
    "Mode",
    "Record",
    "below",
    "bit",
    "buffer",
    "compile_entry_point",
    "compile_entry_points",
    "entry_point",
    "float32",
    "float64",
    "floats",
    "highest",
    "int8",
    "int16",
    "int32",
    "int64",
    "lowest",
    "many",
    "nested",
    "nth",
    "pick",
    "pick_some",
    "read",
    "rule",
    "seed_chance",
    "size",
    "table",
    "uint8",
    "words",
    "write",
]
