"""What a seat can work out of its events alone about purses whose value it was told: every case, one by one.

It reads events, as told to the seat, and nothing else of the game but the deal.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from folsom import Event, Express
from folsom.express.choice_codes import TAKE
from folsom.express.components import ALL_PURSES, PURSE_VALUES, SPOTS, UNKNOWN_PURSE
from folsom.express.state import KNOWN_PURSES, State

UNTOLD = 0  # a purse whose value the seat wasn't told
CHEAPEST = PURSE_VALUES[0]  # where one is left that isn't dearer, the one of least value is worth as little

Purses = tuple[int, ...]
Case = tuple[Purses, ...]  # by place, the purses there that are alike to the seat


class Memory:
    """Where the purses can be that are alike to a seat, by all that it was told: a set of cases."""

    def __init__(self, game: Express, seat: int) -> None:
        s = game.position.state
        self.seat, self.team = seat, s.team
        self.keeps_known = bool(s.options >> KNOWN_PURSES & 1)
        dealt = [_purses(s.loot[spot]) for spot in range(SPOTS)]
        held = [0 if self._is_mine(bandit) else 1 for bandit in range(s.bandits)]
        self.cases: set[Case] = {tuple((UNTOLD,) * count for count in [*map(len, dealt), *held])}
        self.heard, self._chosen = 0, 0

    def _is_mine(self, bandit: int) -> bool:
        return bandit >> self.team == self.seat

    def hear(self, events: Iterable[Event]) -> None:
        """What has happened since."""
        for event in events:
            self.heard += 1
            self._hear(event)

    def _hear(self, event: Event) -> None:
        f = event.facts
        if event.name == "chose":
            self._chosen = f["choice"]
        elif f.get("loot") != "purse":
            pass
        elif event.name in ("robbed", "pickpocketed"):
            picked = self._chosen == TAKE + UNKNOWN_PURSE if self._is_mine(f["bandit"]) else f["value"] is None
            self._move(f["spot"] if picked else None, self._card(f["bandit"]), f["value"])
        elif event.name == "pocketed":
            self._move(self._card(f["target"]), self._card(f["bandit"]), f["value"])
        else:
            mine = self._is_mine(f["bandit"])
            falls_known = mine and self.keeps_known
            there = None if falls_known else f["spot"]
            self._move(self._card(f["bandit"]), there, f["value"], least=event.name == "lost purse")

    def _card(self, bandit: int) -> int | None:
        """A bandit's card; None if the seat can tell all that is there."""
        return None if self._is_mine(bandit) else SPOTS + bandit

    def _move(self, here: int | None, there: int | None, value: int | None, *, least: bool = False) -> None:
        """A purse goes from here to there; None for where the seat knows each by value."""
        if here is None and there is None:
            return
        moves = (_put(*taken, there) for case in self.cases for taken in _taken(case, here, value, least))
        self.cases = set(moves)

    def allows(self, s: State) -> bool:
        """Whether a world is one of the cases."""
        alike = [_purses(s.loot[spot] & ~s.known[self.seat]) for spot in range(SPOTS)]
        held = [() if self._is_mine(bandit) else _purses(s.held[bandit]) for bandit in range(s.bandits)]
        return any(all(map(_fits, case, [*alike, *held])) for case in self.cases)


def _purses(tokens: int) -> Purses:
    return tuple(value for token, value in enumerate(PURSE_VALUES) if (tokens & ALL_PURSES) >> token & 1)


def _fits(told: Purses, there: Purses) -> bool:
    return len(told) == len(there) and Counter(told) - Counter({UNTOLD: len(told)}) <= Counter(there)


def _taken(case: Case, here: int | None, value: int | None, least: bool) -> Iterator[tuple[Case, int]]:
    """The cases without the purse that was taken, and which it was."""
    if here is None:
        assert value is not None
        yield case, value
        return
    for purse in {*case[here]}:
        rest = list(case[here])
        rest.remove(purse)
        if (value in (None, purse) or purse == UNTOLD) and not (least and _is_dearer(purse, rest)):
            worth = CHEAPEST if least and CHEAPEST in rest else purse
            yield (*case[:here], tuple(rest), *case[here + 1 :]), worth if value is None else value


def _is_dearer(purse: int, rest: list[int]) -> bool:
    """Whether a purse is worth more than one of the others, as far as their values were told."""
    return any(UNTOLD < value < purse for value in rest)


def _put(case: Case, purse: int, there: int | None) -> Case:
    if there is None:
        return case
    return (*case[:there], tuple(sorted((*case[there], purse))), *case[there + 1 :])
