"""Calls of entry points as they were made natively, to be made again on other machines.

`python -m tests.kernel.aot.recorded_calls GAME`, with `FOLSOM_RULES=native`, plays some of a game and prints a line of
JSON for each call: the symbol, the arguments before it, and a digest of everything that it left behind.
"""

from __future__ import annotations

import base64
import hashlib
import json
import random
import sys
import zlib
from collections.abc import Iterator
from typing import Any

from folsom import GAMES
from folsom.bots import BOTS, Budget
from folsom.kernel.aot.abi import Kind, signature_of
from folsom.kernel.aot.native import NativeEntryPoint

DECISIONS = 40
BUDGET = Budget(iterations=30)
BYTES_OF_ONE = 8 * 1024 * 1024  # of the arguments of all calls of one entry point: search makes thousands


def packed(data: bytes) -> str:
    """Bytes as text; most of them are zeros."""
    return base64.b64encode(zlib.compress(data, 6)).decode()


def flat(args: tuple[Any, ...]) -> Iterator[Any]:
    """The arguments, with those of a bundle one by one."""
    for each in args:
        yield from each if isinstance(each, tuple) else (each,)


class Recorder:
    """Writes down calls while it is in place of an entry point's own way to be called."""

    def __init__(self) -> None:
        self._bytes: dict[str, int] = {}
        self._call = NativeEntryPoint.__call__

    def call(self, entry_point: NativeEntryPoint, *args: Any) -> Any:
        """Call the library's function, and print the call unless there were enough of this kind."""
        signature = signature_of(entry_point.py_func)
        pairs = list(zip(signature.parameters, flat(args), strict=True))
        known = self._bytes.setdefault(signature.symbol, 0)
        if known > BYTES_OF_ONE:
            return self._call(entry_point, *args)
        self._bytes[signature.symbol] += sum(each.nbytes for of, each in pairs if of.kind is Kind.ARRAY)
        before = [packed(each.tobytes()) if of.kind is Kind.ARRAY else str(each) for of, each in pairs]
        result = self._call(entry_point, *args)
        left = b"".join(each.tobytes() for of, each in pairs if of.kind is Kind.ARRAY)
        line = {"symbol": signature.symbol, "arguments": before, "digest": hashlib.sha256(left).hexdigest()}
        print(json.dumps(line | {"result": None if result is None else str(float(result))}))
        return result


def play(key: str) -> None:
    """Play a part of a game, with every bot in turn, and look at it from all sides."""
    game, bots = GAMES[key](seed=1899), [kind() for kind in BOTS[key].values()]
    for number in range(DECISIONS):
        if game.over:
            break
        seat = game.to_act[0]
        choice = bots[number % len(bots)].choose(game.view(seat), game.choices(seat), BUDGET, random.Random(number))
        before = game.copy()
        game.play(seat, choice)
        before.told_to(game, [*range(game.players), None])
    game.playouts(3, 7)


def record() -> None:
    """From now on, print every call."""
    recorder = Recorder()

    def call(self: NativeEntryPoint, *args: Any) -> Any:
        return recorder.call(self, *args)

    NativeEntryPoint.__call__ = call  # type: ignore[method-assign]


if __name__ == "__main__":
    record()
    play(sys.argv[1])
