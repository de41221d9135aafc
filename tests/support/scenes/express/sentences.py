"""Sentences such as `Tuco punches Belle, purse, forward`, and the choices that they can mean."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

VERBS = {
    "moves": "move",
    "climbs": "climb",
    "goes": "go",
    "fires": "fire",
    "robs": "rob",
    "punches": "punch",
    "knocks": "knock",
    "sends": "send",
    "pockets": "pocket",
    "lets": "let",
    "takes": "take",
    "leaves": "leave",
    "plays": "play",
    "draws": "draw",
    "discards": "discard",
    "keeps": "keep",
    "places": "place",
}
CARD_OF_VERB = {"move": "Move", "climb": "Floor", "go": "Floor", "fire": "Fire", "rob": "Rob", "punch": "Punch"}
IN_VAIN = " in vain"
WAYS = ("forward", "back")


@dataclass(frozen=True)
class Sentence:
    """Who does what with which card; `Tuco: Punch` is the bare card, with nothing said of it."""

    who: str
    clauses: tuple[str, ...]
    card: str | None

    @classmethod
    def read(cls, text: str) -> Sentence:
        """The sentence that a text says."""
        who, rest = text.split(" ", 1)
        if who.endswith(":"):
            return cls(who[:-1], (), rest)
        clauses = tuple(_imperative(clause) for clause in rest.split(", "))
        card = "Marshal" if clauses[0].startswith("move Marshal") else CARD_OF_VERB.get(clauses[0].split()[0])
        return cls(who, clauses, card)


def _imperative(clause: str) -> str:
    verb, *rest = clause.split()
    return _plain(" ".join([VERBS.get(verb, verb), *rest]))


def _plain(words: str) -> str:
    """Words without articles."""
    return " ".join(word for word in words.split() if word not in ("a", "the"))


def ways_among(aliases: Iterable[str]) -> list[str]:
    """The aliases of a choice that say which way along the train."""
    return [alias for alias in aliases if alias.split()[0] in WAYS]


def way_between(from_car: int, to_car: int) -> str:
    """Forward or back, with the number of cars where it isn't one."""
    distance = abs(from_car - to_car)
    return WAYS[to_car > from_car] + ("" if distance == 1 else f" {distance}")


@dataclass(frozen=True)
class Option:
    """A choice in the game's words, and the ways along the train that it can be said by."""

    text: str
    ways: list[str]

    def __str__(self) -> str:
        return self.ways[0] if self.ways else self.text

    def can_be_said(self, clause: str) -> bool:
        """Whether a clause means this choice: in full, shorter, or by its way."""
        said = _plain(self.text)
        short = (said.removeprefix("knock off "), said.removesuffix(" to roof"), said.removesuffix(" inside"))
        by_way = (f"{said.split(' to ')[0]} {way}" for way in self.ways)
        return clause in (said, said.replace("purse", "it"), *short, *self.ways, *by_way)
