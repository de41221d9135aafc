"""Small numbers side by side in one word."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from folsom.kernel.compiler import rule


class Slot(NamedTuple):
    """The bits of a word that hold one number."""

    start: int
    bits: int

    @property
    def end(self) -> int:
        """The first bit after it."""
        return self.start + self.bits


class PackedWord:
    """Which bits of a word hold which number: the only place that packs and unpacks them."""

    def __init__(self, slots: Mapping[str, Slot]) -> None:
        self.slots = dict(slots)
        self._masks = [(name, start, (1 << bits) - 1) for name, (start, bits) in self.slots.items()]

    @classmethod
    def in_order(cls, **bits: int) -> PackedWord:
        """Slots with these numbers of bits, from the lowest bit up."""
        slots: dict[str, Slot] = {}
        start = 0
        for name, length in bits.items():
            slots[name] = Slot(start, length)
            start += length
        return cls(slots)

    def pack(self, **values: int) -> int:
        """The word that holds these numbers; a number that isn't named is 0."""
        return sum([number << self.slots[name].start for name, number in values.items()])

    def number(self, word: int, name: str) -> int:
        """One number of a word."""
        start, bits = self.slots[name]
        return word >> start & (1 << bits) - 1

    def unpack(self, word: int) -> dict[str, int]:
        """All numbers of a word, by name."""
        return {name: word >> start & mask for name, start, mask in self._masks}

    def source(self, **constants: int) -> str:
        """The expression that packs variables of these names, some of them constants, for a generated rule."""
        values = {name: str(constants.get(name, name)) for name in self.slots}
        return " | ".join(f"{value} << {self.slots[name].start}" for name, value in values.items())

    def packer(self, name: str, module: str) -> Callable[..., int]:
        """A rule with this name, in this module, that packs numbers given by name."""
        made: dict[str, Any] = {"__name__": module}
        exec(f"def {name}({', '.join(self.slots)}):\n    return {self.source()}", made)  # of the names of slots alone
        made[name].__annotations__ = {**dict.fromkeys(self.slots, int), "return": int}
        packing: Callable[..., int] = rule(made[name])
        return packing
