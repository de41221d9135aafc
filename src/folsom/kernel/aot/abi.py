"""How an entry point is called from outside: its parameters and its result in the terms of C.

An array is a pointer and a number of records; a number is 64 bits wide. Everything follows from the annotations, so
that bindings for any language, and the tests that compare them, come from one description.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from enum import Enum
from types import NoneType
from typing import Annotated, Any, get_args, get_origin, get_type_hints

from folsom.kernel.records import Record

WORD_BYTES = 8


class Kind(Enum):
    """What is passed, or returned."""

    ARRAY = "array"
    WORD = "word"
    FLOAT = "float"
    FLAG = "flag"
    NOTHING = "nothing"


@dataclass(frozen=True)
class Parameter:
    """One parameter: of an array, also the size of its items in bytes, and their record if they are records."""

    name: str
    kind: Kind
    item_bytes: int = 0
    record: str = ""


@dataclass(frozen=True)
class Signature:
    """An entry point from outside: the symbol that a library exports, its parameters, and its result."""

    symbol: str
    name: str
    parameters: tuple[Parameter, ...]
    result: Kind

    def as_dict(self) -> dict[str, Any]:
        """The same as plain data, for JSON."""
        parameters = [asdict(parameter) | {"kind": parameter.kind.value} for parameter in self.parameters]
        return {"symbol": self.symbol, "name": self.name, "parameters": parameters, "result": self.result.value}


RESULTS = {int: Kind.WORD, float: Kind.FLOAT, bool: Kind.FLAG, NoneType: Kind.NOTHING}
NUMBERS = {int: Kind.WORD, float: Kind.FLOAT}


def signature_of(function: Callable[..., Any]) -> Signature:
    """How an entry point is called from outside."""
    hints = get_type_hints(function, include_extras=True)
    result = RESULTS[hints.pop("return")]
    parameters = tuple(each for name, hint in hints.items() for each in _parameters(name, hint))
    return Signature(symbol_of(function), function.__name__, parameters, result)


def symbol_of(function: Callable[..., Any]) -> str:
    """The name under which a library exports an entry point."""
    return f"{function.__module__.replace('.', '_')}__{function.__name__}"


def _parameters(name: str, hint: Any) -> Iterator[Parameter]:
    """The parameters of an annotation: several if it is a NamedTuple of arrays."""
    if hint in NUMBERS:
        yield Parameter(name, NUMBERS[hint])
    elif get_origin(hint) is Annotated:
        yield Parameter(name, Kind.ARRAY, int(hint.__metadata__[0][1:]))
    elif get_origin(hint) is list:
        yield _array(name, get_args(hint)[0])
    elif isinstance(hint, type) and issubclass(hint, tuple):
        for field, inner in get_type_hints(hint, include_extras=True).items():
            yield from _parameters(f"{name}_{field}", inner)
    else:
        raise TypeError(f"an entry point can't take {hint!r}")


def _array(name: str, item: Any) -> Parameter:
    if isinstance(item, type) and issubclass(item, Record):
        return Parameter(name, Kind.ARRAY, item.dtype().itemsize, item.__name__)
    return Parameter(name, Kind.ARRAY, WORD_BYTES)
