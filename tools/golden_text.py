"""Whole random games told with everything open, from the table to the result."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Iterator

from folsom import Event, Move
from tests.support.random_games import AnyGame, play_on

INDENT = "    "
CHOICE_EVENTS = ("chose", "changed")


class Broadcaster(ABC):
    """A game that is played at random while it is told; each game has a picture of its own."""

    legend: str

    def __init__(self, game: AnyGame, rng: random.Random) -> None:
        self.game = game
        self.rng = rng
        self.told = 0  # entries of the chronicle
        self.is_told = [0] * game.players  # events, by seat

    def lines(self) -> Iterator[str]:
        """The table, every choice with what came of it, and the result."""
        yield from self._heading()
        yield from ("", self.legend, "")
        for _ in play_on(self.game, self.rng):
            yield from self._news()
        yield from self._news()
        yield from str(self.game.result).splitlines()

    @abstractmethod
    def picture(self) -> Iterator[str]:
        """How things stand when a round begins, and at the end."""

    @abstractmethod
    def sentences(self, event: Event) -> Iterator[str]:
        """An event that is no choice."""

    def _heading(self) -> Iterator[str]:
        game = self.game
        assert game.table is not None
        defaults = {option.name: option.values[0] for option in game.options}
        others = [f"{name} {value}" for name, value in game.table.options.items() if value != defaults[name]]
        yield f"{game.name}, {game.players} players, seed {game.seed}"
        yield f"Options: {', '.join(others) or 'none'}"
        yield "Seats: " + ", ".join(map(game.seat_name, range(game.players)))

    def _news(self) -> Iterator[str]:
        """Choices with a mark, forced ones with another, and below what came of them."""
        happened, events = self.game.chronicle(self.told), self._open_events()
        open_events = iter(events)
        for entry in happened:
            if isinstance(entry, Move):
                yield f"{'=' if entry.forced else '>'} {self.game.seat_name(entry.seat)}: {entry.text}"
            else:
                yield from self.sentences(next(open_events))
        if self.game.over or "round began" in [event.name for event in events]:
            yield from ("", *self.picture(), "")
        self.told += len(happened)

    def _open_events(self) -> list[Event]:
        """Each new event that is no choice, as the seat sees it that sees the most of it."""
        viewers = [self._seen_by(seat) for seat in range(self.game.players)]
        return [
            min(seen, key=lambda event: list(event.facts.values()).count(None)) for seen in zip(*viewers, strict=True)
        ]

    def _seen_by(self, seat: int) -> list[Event]:
        seen = self.game.events(seat, self.is_told[seat])
        self.is_told[seat] += len(seen)
        return [event for event in seen if event.name not in CHOICE_EVENTS]


def indented(event: Event) -> Iterator[str]:
    """The sentence of an event, if it has one."""
    if event.text:
        yield f"{INDENT}{event.text}"


def train_lines(names: list[str], insides: list[str], roofs: list[str]) -> Iterator[str]:
    """A train, a line for each car: its name, inside, then the roof."""
    widest_name, widest_inside = max(map(len, names)), max(map(len, insides))
    for name, inside, roof in zip(names, insides, roofs, strict=True):
        yield f"{INDENT}{name:{widest_name}} | {inside:{widest_inside}} | {roof}"
