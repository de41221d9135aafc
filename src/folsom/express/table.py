"""What a table can choose before the game (X2, §10-§12), checked with a reason."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from folsom.express import state
from folsom.express.components import BANDITS, CAR_NAMES, CARS, CHANCE, CHARACTER_NAMES, SEATS, TEAM_PLAYERS
from folsom.express.state import State
from folsom.kernel import Chance

MIN_PLAYERS, MAX_PLAYERS = TEAM_PLAYERS, SEATS
EXPERT_WORDS = ("off", "on")


@dataclass(frozen=True)
class Option:
    """A rule that a table may choose: what it is called, its values with the default first, what it does."""

    name: str
    values: tuple[str, ...]
    flag: int
    set_by: str  # the value that sets the flag
    about: str


OPTIONS = (
    Option("expert", ("off", "on"), state.EXPERT, "on", "a discard pile each, and cards kept for the next round (X10)"),
    Option(
        "expert_start_discard",
        ("on", "off"),
        state.START_DISCARD,
        "on",
        "experts shed the bullets they draw at the start of a round (X10.2)",
    ),
    Option(
        "neutral_shortage",
        ("all_or_none", "deal_until_empty"),
        state.DEAL_UNTIL_EMPTY,
        "deal_until_empty",
        "what happens when there are too few neutral bullets (X9.4)",
    ),
    Option(
        "ghost", ("optional", "always"), state.GHOST_ALWAYS, "always", "whether Ghost must hide his first card (X7.1)"
    ),
    Option(
        "tie_break",
        ("all_bullets", "shots_and_events"),
        state.TIE_BY_SHOTS_AND_EVENTS,
        "shots_and_events",
        "which bullets break a tie (X9.3)",
    ),
    Option("known_purses", ("on", "off"), state.KNOWN_PURSES, "on", "whether one knows a purse one has held (X5.10)"),
    Option(
        "plan_memory", ("on", "off"), state.PLAN_MEMORY, "on", "whether the pile's open cards stay listed (section 12)"
    ),
)
OPTIONS_BY_NAME = {option.name: option for option in OPTIONS}


def bandits_for(players: int) -> int:
    """How many bandits ride: two a player in the team game (X11.1)."""
    return 2 * players if players == TEAM_PLAYERS else players


def is_whole(number: object) -> bool:
    """Whether something that a caller gave is a whole number."""
    return isinstance(number, int) and not isinstance(number, bool)


class SetupError(ValueError):
    """A table that can't be set up, with the reason and what is allowed."""


@dataclass(frozen=True)
class Table:
    """Players and choices of a game to come; None is left to chance."""

    players: int
    characters: tuple[int | None, ...]  # one for each bandit
    cars: tuple[int | None, ...]  # behind the locomotive
    first: int | None = None
    options: dict[str, str] = field(default_factory=dict)

    @property
    def bandits(self) -> int:
        """How many bandits ride: two a player in the team game (X11.1)."""
        return bandits_for(self.players)

    def as_dict(self) -> dict[str, Any]:
        """What `make_table` takes to make this table again."""
        return {
            "players": self.players,
            "characters": [None if n is None else CHARACTER_NAMES[n] for n in self.characters],
            "cars": [None if n is None else CAR_NAMES[n] for n in self.cars],
            "first_player": self.first,
            **self.options,
        }

    def template(self, chance: Chance) -> State:
        """The state to be set up."""
        s = State()
        s.chance = chance
        s.players = self.players
        s.options = sum(1 << o.flag for o in OPTIONS if self.options[o.name] == o.set_by)
        s.first = CHANCE if self.first is None else self.first
        s.character = _filled(self.characters, BANDITS)
        s.car_kind = _filled((0, *self.cars), CARS)
        return s


def _filled(values: Iterable[int | None], length: int) -> list[int]:
    chosen = [CHANCE if value is None else value for value in values]
    return chosen + [CHANCE] * (length - len(chosen))


def make_table(
    players: int | None = None,
    characters: Sequence[str | None] | None = None,
    cars: Sequence[str | None] | None = None,
    first_player: int | None = None,
    **options: Any,
) -> Table:
    """A checked table; raises `SetupError` with the reason."""
    players = _players(players, characters)
    bandits = bandits_for(players)
    values = _options(options)
    if players == TEAM_PLAYERS:
        if options.get("expert") in ("off", False):
            raise SetupError("two players always play the expert variant (X11.1)")
        values["expert"] = "on"
    return Table(
        players=players,
        characters=_named("character", characters, CHARACTER_NAMES, bandits, 0),
        cars=_named("car", cars, CAR_NAMES, bandits, 1),
        first=_first(first_player, players),
        options=values,
    )


def _players(players: int | None, characters: Sequence[str | None] | None) -> int:
    if players is None:
        players = len(characters) if characters is not None else 4
    if not is_whole(players) or not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise SetupError(f"Express is for {MIN_PLAYERS} to {MAX_PLAYERS} players, not {players!r}")
    return players


def _named(
    what: str, chosen: Sequence[str | None] | None, names: Sequence[str], count: int, first: int
) -> tuple[int | None, ...]:
    """The numbers of the names chosen, each at most once."""
    if chosen is None:
        return (None,) * count
    if isinstance(chosen, str):
        raise SetupError(f"{what}s are a list of names, not {chosen!r}")
    if len(chosen) != count:
        raise SetupError(f"{count} {what}s are needed, not {len(chosen)}")
    numbers = [None if name is None else _number(what, name, names, first) for name in chosen]
    for number in numbers:
        if number is not None and numbers.count(number) > 1:
            raise SetupError(f"{names[number]} is chosen twice; each {what} is used once (X2.1, X2.2)")
    return tuple(numbers)


def _number(what: str, name: str, names: Sequence[str], first: int) -> int:
    known = {known.casefold(): number for number, known in enumerate(names) if number >= first}
    number = known.get(str(name).strip().casefold())
    if number is None:
        raise SetupError(f"there is no {what} {name!r}; there are {', '.join(names[first:])}")
    return number


def _first(first: int | None, players: int) -> int | None:
    if first is None:
        return None
    if not is_whole(first) or not 0 <= first < players:
        raise SetupError(f"first_player is a seat from 0 to {players - 1}, or None for chance, not {first!r}")
    return first


def _options(chosen: dict[str, Any]) -> dict[str, str]:
    values = {option.name: option.values[0] for option in OPTIONS}
    for name, value in chosen.items():
        values[name] = option_value(name, value)
    return values


def option_value(name: str, value: Any) -> str:
    """The checked value of an option; True and False stand for on and off."""
    option = OPTIONS_BY_NAME.get(name)
    if option is None:
        raise SetupError(f"there is no option {name!r}; there are {', '.join(OPTIONS_BY_NAME)}")
    word = {True: "on", False: "off"}.get(value, value) if isinstance(value, bool) else value
    if word not in option.values:
        raise SetupError(f"{name} can be {' or '.join(option.values)}, not {value!r}")
    return str(word)
