"""A small program that makes recorded calls again, for a processor that this machine hasn't.

`python -m tests.kernel.aot.driver TARGET PROGRAM GAME…` links it, with the rules and bots of these games inside. It
reads calls as `packed_calls` writes them, and writes what each returns and leaves in its arrays.
"""

from __future__ import annotations

import base64
import json
import struct
import subprocess
import sys
import tempfile
import zlib
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

from folsom import GAMES
from folsom.games import plugin_of
from folsom.kernel.aot.abi import Kind, Signature, signature_of
from folsom.kernel.aot.code_generation import object_code
from folsom.kernel.aot.targets import TARGETS
from folsom.kernel.compiler import entry_points_in

LETTERS = {Kind.ARRAY: "a", Kind.WORD: "w", Kind.FLOAT: "f"}
C_RESULTS = {Kind.FLOAT: "double"}
MAIN = r"""
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
typedef union { int64_t word; double real; } Value;
typedef struct { char *data; uint64_t bytes, count; Value value; } Given;
%(declared)s
static const char *const KINDS[] = {%(kinds)s};
static Value called(uint32_t which, Given *g) {
    Value result = {0};
    switch (which) {
%(cases)s
    }
    return result;
}
static int take(void *into, size_t bytes) { return bytes == 0 || fread(into, bytes, 1, stdin) == 1; }
int main(void) {
    uint32_t which;
    while (take(&which, sizeof which)) {
        Given given[32];
        const char *kinds = KINDS[which];
        for (int place = 0; kinds[place]; place++) {
            Given *each = &given[place];
            if (!take(&each->value, 8)) return 1;
            if (kinds[place] != 'a') continue;
            each->bytes = (uint64_t)each->value.word;
            if (!take(&each->count, 8)) return 1;
            each->data = aligned_alloc(64, (each->bytes / 64 + 1) * 64);
            if (!take(each->data, each->bytes)) return 1;
        }
        Value result = called(which, given);
        fwrite(&result, 8, 1, stdout);
        for (int place = 0; kinds[place]; place++)
            if (kinds[place] == 'a') {
                fwrite(given[place].data, 1, given[place].bytes, stdout);
                free(given[place].data);
            }
    }
    return 0;
}
"""


def modules_of(keys: Iterable[str]) -> Iterator[ModuleType]:
    """The entry points of the rules and the bots of these games."""
    for key in keys:
        yield GAMES[key].position_type.entry_points
        yield plugin_of(GAMES[key]).load("bot_entry_points")


def signatures_of(keys: Iterable[str]) -> list[Signature]:
    """How the entry points of these games are called; a call names one by its place here."""
    return [signature_of(each.py_func) for module in modules_of(keys) for each in entry_points_in(module)]


def source(signatures: Iterable[Signature]) -> str:
    """The program in C."""
    each = list(signatures)
    return MAIN % {
        "declared": "\n".join(f"{C_RESULTS.get(one.result, 'int64_t')} {one.symbol}({_types(one)});" for one in each),
        "kinds": ", ".join(f'"{"".join(LETTERS[parameter.kind] for parameter in one.parameters)}"' for one in each),
        "cases": "\n".join(f"    case {place}: {_call(one)} break;" for place, one in enumerate(each)),
    }


def _types(signature: Signature) -> str:
    types = {Kind.ARRAY: "void *, int64_t", Kind.WORD: "int64_t", Kind.FLOAT: "double"}
    return ", ".join(types[parameter.kind] for parameter in signature.parameters)


def _call(signature: Signature) -> str:
    forms = {Kind.ARRAY: "g[{0}].data, g[{0}].count", Kind.WORD: "g[{0}].value.word", Kind.FLOAT: "g[{0}].value.real"}
    given = ", ".join(forms[each.kind].format(place) for place, each in enumerate(signature.parameters))
    member = "real" if signature.result is Kind.FLOAT else "word"
    return f"result.{member} = {signature.symbol}({given});"


def packed_calls(lines: Iterable[str], signatures: list[Signature]) -> Iterator[bytes]:
    """Recorded calls as the program reads them."""
    places = {signature.symbol: place for place, signature in enumerate(signatures)}
    for call in map(json.loads, lines):
        place = places[call["symbol"]]
        yield struct.pack("<I", place)
        for parameter, given in zip(signatures[place].parameters, call["arguments"], strict=True):
            yield from _packed(parameter, given)


def _packed(parameter: Any, given: str) -> Iterator[bytes]:
    if parameter.kind is not Kind.ARRAY:
        yield struct.pack("<q", int(given)) if parameter.kind is Kind.WORD else struct.pack("<d", float(given))
        return
    data = zlib.decompress(base64.b64decode(given))
    yield struct.pack("<qq", len(data), len(data) // parameter.item_bytes)
    yield data


def main(target: str, program: str, *keys: str) -> None:
    """Link the program."""
    with tempfile.TemporaryDirectory() as folder:
        parts = []
        for place, module in enumerate(modules_of(keys)):
            parts.append(Path(folder) / f"{place}.o")
            parts[-1].write_bytes(object_code(entry_points_in(module), TARGETS[target]))
        (Path(folder) / "main.c").write_text(source(signatures_of(keys)))
        zig = [sys.executable, "-m", "ziglang", "cc", "-target", f"{target}-linux-musl", "-static", "-O1"]
        subprocess.run([*zig, Path(folder) / "main.c", *parts, "-o", program], check=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
