"""Small drawings: x in per cent of the width, so that they fit any screen, and y in pixels.

Colours come from the style sheet, by class.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10

MARGIN = 3.0  # per cent of the width on either side, so that nothing is cut off at the ends
ROUND_STEPS = (1, 2, 2.5, 5, 10)


@dataclass(frozen=True)
class Scale:
    """A horizontal scale across a drawing, from *low* to *high*."""

    low: float
    high: float

    def at(self, number: float) -> float:
        """A number's place in per cent of the width; numbers off the scale are put at its end."""
        share = (min(max(number, self.low), self.high) - self.low) / (self.high - self.low)
        return MARGIN + (100 - 2 * MARGIN) * share

    def ticks(self, most: int) -> list[float]:
        """Round numbers on the scale, about *most* of them."""
        step = round_step((self.high - self.low) / most)
        return [step * number for number in range(ceil(self.low / step), floor(self.high / step) + 1)]


def round_step(least: float) -> float:
    """The next round number at or above."""
    decade = 10.0 ** floor(log10(least))
    return next(decade * step for step in ROUND_STEPS if decade * step >= least * (1 - 1e-9))


def scale_around(numbers: Iterable[float], steps: int) -> Scale:
    """A scale that covers these numbers, from one round number to another."""
    every = list(numbers)
    low, high = min(every), max(every)
    step = round_step(max((high - low) / steps, abs(high) / 1000, 1e-9))
    return Scale(step * floor(low / step), step * (floor(high / step) + 1))


def drawing(parts: Iterable[str], height: int, says: str) -> str:
    """A drawing of these parts, with a text for screen readers."""
    return f'<svg height="{height}" role="img" aria-label="{escape(says)}">{"".join(parts)}</svg>'


def across(kind: str, start: float, end: float, y: float) -> str:
    """A horizontal line."""
    return f'<line class="{kind}" x1="{start:.2f}%" x2="{end:.2f}%" y1="{y:g}" y2="{y:g}"/>'


def upright(kind: str, x: float, top: float, bottom: float) -> str:
    """A vertical line."""
    return f'<line class="{kind}" x1="{x:.2f}%" x2="{x:.2f}%" y1="{top:g}" y2="{bottom:g}"/>'


def dot(kind: str, x: float, y: float, radius: float = 5) -> str:
    """A dot."""
    return f'<circle class="{kind}" cx="{x:.2f}%" cy="{y:g}" r="{radius:g}"/>'


def block(kind: str, start: float, end: float, top: float, bottom: float) -> str:
    """A filled rectangle."""
    place = f'x="{start:.2f}%" width="{end - start:.2f}%" y="{top:.1f}" height="{bottom - top:.1f}"'
    return f'<rect class="{kind}" {place}/>'


def words(text: str, x: float, y: float) -> str:
    """Text centred at a place."""
    return f'<text x="{x:.2f}%" y="{y:g}">{escape(text)}</text>'
