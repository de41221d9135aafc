"""The parts that a view of Express is made of, as plain data."""

from __future__ import annotations

from dataclasses import dataclass

from folsom.express.components import JEWEL_VALUE, STRONGBOX_VALUE


@dataclass(frozen=True)
class Loot:
    """Loot as it is seen: purses by value where known, how many unknown, jewels and strongboxes."""

    purses: tuple[int, ...] = ()
    unknown_purses: int = 0
    jewels: int = 0
    strongboxes: int = 0

    def __bool__(self) -> bool:
        return bool(self.purses or self.unknown_purses or self.jewels or self.strongboxes)

    @property
    def known_value(self) -> int:
        """What is surely there, in dollars; unknown purses are ignored."""
        return sum(self.purses) + JEWEL_VALUE * self.jewels + STRONGBOX_VALUE * self.strongboxes


@dataclass(frozen=True)
class TracedPlace:
    """A place where a traced purse may be: a bandit's card, or a level of a car."""

    bandit: str | None = None
    car: str | None = None
    level: str | None = None


@dataclass(frozen=True)
class TracedPurse:
    """A purse whose value a seat was told, and where it may be."""

    value: int
    places: tuple[TracedPlace, ...]


@dataclass(frozen=True)
class SpotView:
    """A roof, or the inside of a car."""

    bandits: tuple[str, ...]
    loot: Loot


@dataclass(frozen=True)
class CarView:
    """A car of the train, the locomotive first."""

    name: str
    inside: SpotView
    roof: SpotView
    marshal: bool


@dataclass(frozen=True)
class BanditView:
    """A bandit's card: loot, bullets left, bullets received and ransoms."""

    name: str
    loot: Loot
    bullets: int
    bullets_received: int
    ransoms: int


@dataclass(frozen=True)
class SeatView:
    """A player's place at the table; `open_discard` is the part of the discard that lies face up (X10.4).

    `money` is what the seat surely has, in dollars: loot whose value is known, and ransoms. With what its other purses
    hold it has at least `least` and at most `most`, as far as the viewer knows.
    """

    name: str
    money: int
    least: int
    most: int
    bandits: tuple[BanditView, ...]
    hand_size: int
    deck_size: int
    discard_size: int
    open_discard: tuple[str, ...]


@dataclass(frozen=True)
class SeatMemory:
    """What a viewer may remember of a seat without writing it down.

    `unseen` are its cards that the viewer hasn't seen this round, `shot_by` its bullets taken by shooter;
    `gunslinger` says whether it would have the prize if the game ended now (X9.2).
    """

    unseen: tuple[str, ...]
    shot_by: dict[str, int]
    neutral_bullets: int
    gunslinger: bool


@dataclass(frozen=True)
class PileCard:
    """A card of the common pile, with the planning turn in which it was played; `card` is None while it is hidden."""

    turn: int
    seat: int
    name: str
    card: str | None
    face_down: bool
    resolved: bool


@dataclass(frozen=True)
class RoundCard:
    """A round card: its symbols (S, T, D, R) and its event."""

    name: str
    symbols: str
    event: str


@dataclass(frozen=True)
class TurnView:
    """A planning turn of the round: whose it is, and which symbol of the round card it belongs to."""

    seat: int
    symbol: int


@dataclass(frozen=True)
class ActionView:
    """The action being resolved in Stealin': who acts, with which card, and at whom they aim."""

    bandit: str
    card: str
    target: str | None
