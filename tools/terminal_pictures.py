"""Pictures of the terminal: real screens of `folsom play`, drawn as SVG files.

`python -m tools.terminal_pictures` draws them again.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from html import escape
from pathlib import Path
from typing import Any

import folsom
from folsom.cli.displays import display_of
from folsom.cli.styled_text import all_painted
from tools.repository import ROOT

FOLDER = ROOT / "docs" / "pictures"
PICTURE, SUPER_PICTURE = FOLDER / "terminal.svg", FOLDER / "terminal-super.svg"
SEED, SUPER_SEED = 1868, 1853
SHOWN_ROUND, SHOWN_PILE = 3, 6  # the first moment with as many rounds and cards on the pile
COLUMNS, MARGIN = 80, 18
CELL_WIDTH, CELL_HEIGHT, BASELINE = 9, 19, 14

PAPER, INK = "#16161d", "#d6d2c4"
BASE_COLOURS = ("#16161d", "#d0503f", "#6fae5c", "#d9a441", "#5a8fd6", "#b06ab3", "#4fb3bf", "#d6d2c4")
BRIGHT_COLOURS = ("#77736a", "#ee7766", "#8fce7a", "#f2c761", "#7fb0f2", "#d08bd3", "#74d3dd", "#ffffff")
CUBE_STEPS = (0, 95, 135, 175, 215, 255)
FIRST_CUBE, FIRST_GREY = 16, 232

# A terminal's escape codes
RESET, INK_BY_NUMBER, PAPER_BY_NUMBER = 0, 38, 48
SWITCHES = {1: "bold", 2: "faint", 7: "inverse"}
INKS = {**dict(enumerate(BASE_COLOURS, 30)), **dict(enumerate(BRIGHT_COLOURS, 90))}


@dataclass(frozen=True)
class Style:
    """How a terminal shows a letter."""

    ink: str = INK
    paper: str = PAPER
    effects: frozenset[str] = frozenset()


def palette(number: int) -> str:
    """One of a terminal's 256 colours."""
    if number < FIRST_CUBE:
        return (*BASE_COLOURS, *BRIGHT_COLOURS)[number]
    if number >= FIRST_GREY:
        return "#" + f"{8 + 10 * (number - FIRST_GREY):02x}" * 3
    number -= FIRST_CUBE
    return "#" + "".join(f"{CUBE_STEPS[number // scale % 6]:02x}" for scale in (36, 6, 1))


def restyled(style: Style, codes: list[int]) -> Style:
    """The style after a terminal's escape codes."""
    left = list(codes)
    while left:
        code = left.pop(0)
        if code == RESET:
            style = Style()
        elif code in SWITCHES:
            style = replace(style, effects=style.effects | {SWITCHES[code]})
        elif code in (INK_BY_NUMBER, PAPER_BY_NUMBER):
            _, number, *left = left
            colour = palette(number)
            style = replace(style, ink=colour) if code == INK_BY_NUMBER else replace(style, paper=colour)
        else:
            style = replace(style, ink=INKS[code])
    return style


def spans(line: str) -> Iterator[tuple[int, str, Style]]:
    """The pieces of a line that have one style: where each begins, its text, and the style."""
    style, column = Style(), 0
    for codes, text in re.findall(r"\x1b\[([\d;]*)m|([^\x1b]+)", line):
        if text:
            yield column, text, style
            column += len(text)
        else:
            style = restyled(style, [int(code or 0) for code in codes.split(";")])


def drawn(row: int, column: int, text: str, style: Style) -> str:
    """A piece of a line in SVG, on its background."""
    ink, paper = (style.paper, style.ink) if "inverse" in style.effects else (style.ink, style.paper)
    weight = ' font-weight="bold"' if "bold" in style.effects else ""
    opacity = ' opacity="0.6"' if "faint" in style.effects else ""
    words = re.finditer(r"\S+(?: \S+)*", text)
    look = f'fill="{ink}"{weight}{opacity}'
    return background(row, column, len(text), paper) + "".join(
        placed(row, column + word.start(), word[0], look) for word in words
    )


def background(row: int, column: int, length: int, paper: str) -> str:
    """So many cells in a colour, unless it is that of the screen."""
    x, y, width = MARGIN + column * CELL_WIDTH, MARGIN + row * CELL_HEIGHT, length * CELL_WIDTH
    return "" if paper == PAPER else f'<rect x="{x}" y="{y}" width="{width}" height="{CELL_HEIGHT}" fill="{paper}"/>\n'


def placed(row: int, column: int, words: str, look: str) -> str:
    """Words in their cells, as wide as these in whatever font there is."""
    x, y, width = MARGIN + column * CELL_WIDTH, MARGIN + row * CELL_HEIGHT + BASELINE, len(words) * CELL_WIDTH
    return f'<text x="{x}" y="{y}" textLength="{width}" {look}>{escape(words)}</text>\n'


def picture(screen: str) -> str:
    """A screen of a terminal as an SVG file."""
    lines = screen.splitlines()
    width, height = COLUMNS * CELL_WIDTH + 2 * MARGIN, len(lines) * CELL_HEIGHT + 2 * MARGIN
    body = "".join(drawn(row, *piece) for row, line in enumerate(lines) for piece in spans(line))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">\n'
        f"<title>A game in the terminal</title>\n"
        f'<rect width="{width}" height="{height}" rx="8" fill="{PAPER}"/>\n'
        f'<g font-family="DejaVu Sans Mono, Menlo, Consolas, monospace" font-size="15">\n'
        f"{body}</g>\n</svg>\n"
    )


def game_to_show() -> folsom.Express:
    """A game in its third round, with cards on the pile, played at random so far."""
    game, dice = folsom.Express(players=4, seed=SEED), random.Random(SEED)
    while len(game.rounds) < SHOWN_ROUND or len(game.view().pile) < SHOWN_PILE:
        seat = game.to_act[0]
        game.play(seat, dice.choice(game.choices(seat)))
    return game


def super_game_to_show() -> folsom.Super:
    """A game in its third round, played at random so far."""
    game, dice = folsom.Super(players=5, seed=SUPER_SEED, reflex=True), random.Random(SUPER_SEED)
    while len(game.rounds) < SHOWN_ROUND:
        seat = game.to_act[0]
        game.play(seat, dice.choice(game.choices(seat)))
    return game


PICTURES: dict[Path, Callable[[], folsom.Game[Any, Any]]] = {PICTURE: game_to_show, SUPER_PICTURE: super_game_to_show}


def screen(game: folsom.Game[Any, Any]) -> str:
    """What `folsom play` shows to the seat that is to act."""
    seat, display = game.to_act[0], display_of(game)
    view, players = game.view(seat), ["you" if other == seat else "greedy" for other in range(game.players)]
    lines = [*display.table(view, COLUMNS, players), *display.question(view, game.choices(seat), game.said, COLUMNS)]
    return all_painted(lines, colour=True)


def main() -> None:
    """Draw the pictures again."""
    FOLDER.mkdir(exist_ok=True)
    for file, game in PICTURES.items():
        file.write_text(picture(screen(game())))


if __name__ == "__main__":
    main()
