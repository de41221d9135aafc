"""The train of Express in text, and the words for what lies on it.

The locomotive is on the left, and a bar stands before each car:

    roof   | C     |           |
    inside | M box | T B purse | D jewel x2

G Ghost, D Doc, T Tuco, C Cheyenne, B Belle, J Django, M the Marshal; `purse` is worth $250, `purse300` to
`purse500` what they say.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from folsom.express.components import (
    CARS,
    CHARACTER_NAMES,
    FIRST_BULLET,
    FIRST_JEWEL,
    INSIDE,
    KINDS,
    LOOT_VALUE,
    PURSE_KINDS,
    TOKENS,
)
from folsom.express.events import token_kind
from folsom.express.state import BYTE, State
from folsom.express.words import cards_of_crew
from tests.support.scenes.rows import LEVELS, Cells, read_cells

LETTERS = dict(zip("GDTCBJ", CHARACTER_NAMES, strict=True))
MARSHAL_LETTER = "M"
PURSE_WORDS = ("purse", *(f"purse{value}" for value in PURSE_KINDS[1:]))
CELL_WORDS = (MARSHAL_LETTER, *LETTERS, *PURSE_WORDS, "jewel", "box")

Train = list[list[list[str]]]  # by level and car, the words that are there

# --- words -----------------------------------------------------------------------------------


def counted(words: str) -> list[str]:
    """Words one by one: `purse x2 jewel` is a purse, a purse and a jewel."""
    single: list[str] = []
    for word in re.findall(r"(?:\w+'s )?\w+", words):
        if re.fullmatch(r"x\d+", word):
            single += single[-1:] * (int(word[1:]) - 1)
        else:
            single.append(word)
    return single


def folded(words: Iterable[str]) -> str:
    """The reverse of `counted`: each word once, with its number."""
    listed = list(words)
    kinds = dict.fromkeys(listed)
    return " ".join(kind if listed.count(kind) == 1 else f"{kind} x{listed.count(kind)}" for kind in kinds)


def members(bits: int) -> list[int]:
    """The members of a set."""
    return [member for member in range(bits.bit_length()) if bits >> member & 1]


def token_word(token: int) -> str:
    """A token as it is drawn."""
    if token < FIRST_JEWEL:
        return PURSE_WORDS[PURSE_KINDS.index(int(LOOT_VALUE[token]))]
    return "box" if token_kind(token) == "strongbox" else "jewel"


def card_name(s: State, seat: int, card: int) -> str:
    """A card of a seat: Fire, Tuco's Fire in the team game, or bullet."""
    crew = tuple(s.character[seat << s.team : (seat + 1) << s.team])
    return "bullet" if card >= FIRST_BULLET else cards_of_crew(crew)[card if s.team else card % KINDS]


# --- the train -------------------------------------------------------------------------------


def read_train(drawing: str) -> Train:
    """What a drawing shows."""
    return [[sorted(counted(cell), key=CELL_WORDS.index) for cell in row] for row in read_cells(drawing)]


def cells_of(train: Train) -> Cells:
    """A train as it is drawn."""
    return [[folded(cell) for cell in row] for row in train]


def train_of(s: State) -> Train:
    """The train as it is."""
    train = [[_cell(s, level, car) for car in range(s.cars)] for level in range(len(LEVELS))]
    train[INSIDE][s.marshal].insert(0, MARSHAL_LETTER)
    return train


def _cell(s: State, level: int, car: int) -> list[str]:
    """The bandits and the loot on one spot."""
    names = [CHARACTER_NAMES[s.character[bandit]] for bandit in members(s.floor[level] >> BYTE * car & (1 << BYTE) - 1)]
    letters = [letter for letter, name in LETTERS.items() if name in names]
    return letters + [token_word(token) for token in members(s.loot[car + CARS * level])]


def bandits_drawn(train: Train) -> list[str]:
    """The characters on a train, in the order of their letters."""
    drawn = {word for row in train for cell in row for word in cell}
    return [name for letter, name in LETTERS.items() if letter in drawn]


def all_in_the_caboose(characters: list[str]) -> Train:
    """A train for scenes that are about cards: as many cars as bandits behind the locomotive."""
    letters = [letter for letter, name in LETTERS.items() if name in characters]
    inside = [[MARSHAL_LETTER], *([] for _ in characters[1:]), letters]
    return [inside, [[] for _ in inside]]


class Box:
    """The tokens that a scene doesn't show."""

    def __init__(self) -> None:
        self.left = list(range(TOKENS))

    def take(self, words: Iterable[str]) -> int:
        """The set of tokens that these words name; those for bandits and the Marshal name none."""
        return sum(1 << self._one(word) for word in words if word not in LETTERS and word != MARSHAL_LETTER)

    def _one(self, word: str) -> int:
        for token in self.left:
            if token_word(token) == word:
                self.left.remove(token)
                return token
        raise ValueError(f"there is no {word} left in the box")
