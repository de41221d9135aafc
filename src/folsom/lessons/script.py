"""What a lesson is made of: a table, and scenes with what is said in them and what everybody does."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from msgspec import Struct

from folsom.games import GAMES, Game

LEARNER = 0


class Beat(Struct, frozen=True, omit_defaults=True):
    """Something that is said: the name of its words, what it points at, and the card that it asks for, if any."""

    words: str
    at: str
    put: str | None = None


class Stop(NamedTuple):
    """A beat that comes right after, or before, the event that is told by this English sentence."""

    event: str
    beat: Beat
    before: bool = False


class ScriptLine(NamedTuple):
    """What a seat chooses, in the words of the notation."""

    seat: int
    choice: str


class Detour(NamedTuple):
    """Another choice of the learner that is worth showing, up to an event, and what is said before it's undone."""

    choice: str
    until: str
    beat: Beat


@dataclass(frozen=True)
class LessonScene:
    """Beats, then what everybody does. If the learner acts first, that is what the last beat asks for.

    `instead` lists other choices that work just as well, each with the lines that follow it; `otherwise` names the
    words for any choice that doesn't work here.
    """

    beats: tuple[Beat, ...]
    lines: tuple[ScriptLine, ...] = ()
    stops: tuple[Stop, ...] = ()
    detours: tuple[Detour, ...] = ()
    instead: tuple[tuple[ScriptLine, ...], ...] = ()
    otherwise: str = ""


@dataclass(frozen=True)
class FreeScene:
    """The learner chooses freely; there are words for each way this may end."""

    beats: tuple[Beat, ...]
    won: Beat
    safe: Beat
    out: Beat


@dataclass(frozen=True)
class Script:
    """A lesson. `prologue` is played before it begins; `ending` is the seed for playing its game to the end."""

    game: str
    seed: int
    characters: tuple[str, ...]
    first_player: int
    scenes: tuple[LessonScene | FreeScene, ...]
    prologue: tuple[ScriptLine, ...] = ()
    cars: tuple[str, ...] | None = None
    ending: int | None = None

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.characters)

    def deal(self) -> Game[Any, Any]:
        """The game as it is dealt, with the prologue done."""
        kind = GAMES[self.game]
        cars = {} if self.cars is None else {"cars": list(self.cars)}
        table = kind.make_table(
            players=self.players, characters=list(self.characters), first_player=self.first_player, **cars
        )
        game = kind.of(table, seed=self.seed)
        for seat, choice in self.prologue:
            game.play(seat, choice)
        return game
