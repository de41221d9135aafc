"""What is drawn in the rules of Express, played: a drawing shows what the rules allow, or lead to.

A drawing of a train ends with what it shows. After a card, small letters are where its bandit may end up, and brackets
are round those whom it may hit. After a card and what is done with it, or the name of a round card, comes the
train that it leads to. Names alone mean that their game begins like this. The pile is drawn by turns.
"""

from __future__ import annotations

import re
from typing import Any, NamedTuple

import folsom
from folsom.express.components import CAR_NAMES, ROUND_CARD_NAMES
from tests.support.scenes.express.scene import Scene
from tests.support.scenes.express.train import LETTERS, counted, train_of
from tests.support.scenes.rows import read_cells
from tools.rules_page import EXPRESS, drawings

TRAIN = re.compile(r"roof +\|.*\ninside +\|.*\n")
TARGET = re.compile(r"\((\w)\)")
GOAL = re.compile(r"(?<=[| ])[a-z](?=[ \n])")
CARD = re.compile(r"(\w+): (\w+)")
DOES = {"Punch": "punches", "Marshal": "moves Marshal", "Fire": "fires at"}
PILE = "the-pile"
HIDDEN = " face down"

Spot = tuple[int, int]  # level and car


class Drawn(NamedTuple):
    """The names of the cars, a train, what is said below it, and the train after that, if there is one."""

    cars: str
    train: str
    said: str
    after: str | None


def drawn_rules() -> dict[str, Drawn]:
    """Every train in the rules, by the drawing's name."""
    return {name: _drawn(text) for name, text in drawings(EXPRESS).items() if name != PILE}


def _drawn(text: str) -> Drawn:
    cars, rest = text.split("\n", 1)
    train, after = (*TRAIN.findall(rest), None)[:2]
    return Drawn(cars, train, TRAIN.sub("", rest).strip(), after)


def is_as_drawn(drawn: Drawn) -> bool:
    """Whether the rules say the same."""
    if drawn.after is not None:
        return _leads_to(drawn, drawn.after)
    if not CARD.fullmatch(drawn.said):
        return _begins_so(drawn)
    return _hits(drawn) if TARGET.search(drawn.train) else _goes(drawn)


def _leads_to(drawn: Drawn, after: str) -> bool:
    is_event = drawn.said in ROUND_CARD_NAMES
    sentence = CARD.sub(lambda card: f"{card[1]} {DOES[card[2]]}", drawn.said).replace(" → ", " ")
    held: dict[str, Any] = {name: "purse" for name in LETTERS.values() if f"punches {name}" in sentence}
    scene = Scene(drawn.train, round_card=drawn.said if is_event else "Bridge", **held)
    scene.play(*([] if is_event else [sentence]))
    return scene.shows(after)


def _hits(drawn: Drawn) -> bool:
    targets = {LETTERS[letter] for letter in TARGET.findall(drawn.train)}
    scene = Scene(TARGET.sub(r"\1", drawn.train))
    return scene.offers(drawn.said) == {f"fire at {name}" for name in targets}


def _goes(drawn: Drawn) -> bool:
    who, card = drawn.said.split(": ")
    letter = next(letter for letter, name in LETTERS.items() if name == who)
    goals = _spots(read_cells(drawn.train), letter.lower())
    train = GOAL.sub(" ", drawn.train)
    return set(goals) == {_goal(train, who, card, offer, letter) for offer in Scene(train).offers(drawn.said)}


def _goal(train: str, who: str, card: str, offer: str, letter: str) -> Spot:
    """Where a bandit is who has taken what a card offers."""
    scene = Scene(train)
    scene.play(f"{who} {offer}" if card == "Floor" else f"{who} moves {offer}")
    [spot] = _spots([[" ".join(cell) for cell in row] for row in train_of(scene.state)], letter)
    return spot


def _spots(cells: list[list[str]], word: str) -> list[Spot]:
    return [(level, car) for level, row in enumerate(cells) for car, cell in enumerate(row) if word in cell.split()]


def _begins_so(drawn: Drawn) -> bool:
    cars = [name for word in drawn.cars.split() for name in CAR_NAMES[1:] if name.lower() == word]
    game = folsom.Express(characters=drawn.said.split(", "), cars=cars, first_player=0, seed=0)
    shown = [[[word.rstrip("0123456789") for word in cell] for cell in row] for row in train_of(game.position.state)]
    return _sorted(shown) == _sorted([[counted(cell) for cell in row] for row in read_cells(drawn.train)])


def _sorted(train: list[list[list[str]]]) -> list[list[list[str]]]:
    return [[sorted(cell) for cell in row] for row in train]


# --- the pile --------------------------------------------------------------------------------


class Laid(NamedTuple):
    """A card of the pile as all see it; no card where it lies face down."""

    who: str
    card: str | None


def _turns() -> list[tuple[str, str, bool]]:
    """The turns that are drawn: who does what, and whether face down."""
    found = []
    for line in drawings(EXPRESS)[PILE].splitlines():
        for cell in line.split(" | ")[1:]:
            who, done = cell.split(": ")
            found += [(who, each.removesuffix(HIDDEN), each.endswith(HIDDEN)) for each in done.strip().split(", ")]
    return found


def pile_drawn() -> list[Laid]:
    """The pile that all see."""
    return [Laid(who, None if hidden else card) for who, card, hidden in _turns() if card != "draws"]


def pile_made() -> list[Laid]:
    """What a game shows to all in which these turns are taken."""
    turns = _turns()
    scene = Scene(seats=" ".join(dict.fromkeys(who for who, _, _ in turns)), round_card="Take it all", hands={})
    for who, done, hidden in turns:
        scene.play(f"{who} draws" if done == "draws" else f"{who} plays {done}{HIDDEN if hidden else ''}")
    return [Laid(scene.characters[laid.seat], laid.card) for laid in scene.view().pile]
