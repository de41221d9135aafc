"""A node of the game tree, for OpenSpiel: the game so far, and the choice that chance has yet to resolve."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any, ClassVar, NamedTuple, Self

from folsom.envs.encoding import Encoding
from folsom.envs.encodings import ENCODINGS
from folsom.games import Event, Game, imagine
from folsom.kernel.dealing import NO_CHANCE
from folsom.kernel.position import GameTable

Outcomes = list[tuple[int, float]]
OutcomeNumbers = range | tuple[int, ...]


class PendingChoice(NamedTuple):
    """A choice that was made and that chance has yet to resolve."""

    seat: int
    code: int


class SeatHistory(NamedTuple):
    """What a viewer was told, one line per event, up to an entry of the game's log."""

    entries: int
    lines: tuple[str, ...]


@dataclass(frozen=True)
class GameNode(ABC):
    """An immutable node: every step makes a new one, and clones of a state share theirs."""

    table: GameTable
    game: Game[Any, Any] | None = None  # None as long as the table isn't set up
    pending: PendingChoice | None = None
    histories: dict[int | None, SeatHistory] = field(
        default_factory=dict, compare=False
    )  # only what was asked for so far

    key: ClassVar[str]

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self

    @property
    def encoding(self) -> Encoding:
        """The game in numbers."""
        return ENCODINGS[self.key]

    # --- what is -----------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game is not None and self.game.over

    @property
    def is_chance(self) -> bool:
        """Whether this is a chance node."""
        return self.game is None or self.pending is not None

    @property
    def seats(self) -> list[int]:
        """The seats that have a choice to make."""
        return [] if self.game is None or self.is_chance else self.game.to_act

    def legal(self, seat: int) -> list[int]:
        """The actions that a seat can take."""
        return self.encoding.legal(self.game, seat) if self.game and seat in self.seats else []

    def rewards(self, kind: int) -> list[float]:
        """Every seat's reward: 0 before the end of the game."""
        if self.game is None or not self.over:
            return [0.0] * self.table.players
        return [self.encoding.reward(self.game, seat, kind) for seat in range(self.table.players)]

    def event_lines(self, seat: int | None) -> tuple[str, ...]:
        """What a seat or a spectator was told."""
        if self.game is None:
            return ()
        known = self.histories.get(seat, SeatHistory(0, ()))
        if known.entries < self.game.entries:
            fresh = tuple(_line(event) for event in self.game.news(seat, known.entries))
            known = self.histories[seat] = SeatHistory(self.game.entries, known.lines + fresh)
        return known.lines

    # --- what chance brings ------------------------------------------------------------------

    @property
    @abstractmethod
    def outcome_numbers(self) -> OutcomeNumbers:
        """The numbers of the outcomes of chance, all equally likely."""

    def outcomes(self) -> Outcomes:
        """The outcomes of chance, with the probability of each."""
        return _as_likely(self.outcome_numbers)

    @abstractmethod
    def outcome_words(self, outcome: int) -> str:
        """An outcome in words."""

    def after_chance(self, outcome: int) -> Self:
        """The node after this outcome of chance."""
        if not self.is_chance:
            raise ValueError("players are to act now, not chance")
        if outcome not in self.outcome_numbers:
            raise ValueError(f"chance can't bring {outcome} here; it brings one of {self.outcome_numbers}")
        return self._brought(outcome)

    @abstractmethod
    def _brought(self, outcome: int) -> Self:
        """The node after an outcome that is known to be possible."""

    # --- what players do ---------------------------------------------------------------------

    def after(self, actions: Sequence[tuple[int, int]]) -> Self:
        """The node after these seats take these actions; a chance node if chance resolves the last of them.

        An illegal action raises `IllegalChoice` with the reason.
        """
        if self.game is None or self.pending is not None:
            raise ValueError("chance is to act now, no player")
        if self.over:
            raise ValueError("the game is over")
        played = self.game.copy()
        for seat, action in actions:
            before, pending = played.copy(), PendingChoice(seat, self.encoding.choice(played, seat, action))
            if played.play_dealt(*pending, NO_CHANCE):
                return self.standing(before, pending)
        return self.standing(played)

    def standing(self, game: Game[Any, Any], pending: PendingChoice | None = None) -> Self:
        """A node with the same table, at this state of the game."""
        return replace(self, game=game, pending=pending, histories=dict(self.histories))

    # --- what a seat can imagine ---------------------------------------------------------------

    def imagined(self, seat: int, rng: random.Random) -> Self:
        """Another node that looks the same to a seat; the other seats know only what everyone was told."""
        if self.game is None or self.pending is not None:
            raise ValueError("a seat can imagine other worlds where players choose, not where chance does")
        world = imagine(self.game.view(seat), rng)
        world.deals = self.game.deals
        viewers = {viewer: seat if viewer == seat else None for viewer in range(self.table.players)}
        return replace(
            self,
            game=world,
            histories={viewer: SeatHistory(0, self.event_lines(known)) for viewer, known in viewers.items()},
        )


@cache
def _as_likely(outcome_numbers: OutcomeNumbers) -> Outcomes:
    return [(number, 1 / len(outcome_numbers)) for number in outcome_numbers]


def _line(event: Event) -> str:
    facts = [f"{name} {fact}" for name, fact in event.facts.items() if fact is not None]
    return f"{event.name}: {', '.join(facts)}" if facts else event.name
