"""Write down what the terminal says of every event in every language: the page must say the same.

Run `make docs` after a change of an event's declaration or of its sentence.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from folsom.games import GAMES, Event, Express, Game, Super
from folsom.kernel.events import EventKind, Facts
from folsom.locale import LANGUAGES
from folsom.locale.things import LOCOMOTIVE, NUMBERED
from tools.repository import ROOT

FILE = ROOT / "web" / "tests" / "sentences.json"
GAMES_TOLD: tuple[Game[Any, Any], ...] = (
    Express(players=4, seed=7),
    Express(players=2, seed=7),
    Super(players=5, seed=7),
)

# For each type of facts, values that make a difference; what isn't here is 0.
SAMPLES: dict[str, tuple[Any, ...]] = {
    "Bandit": (0, 2, 1),
    "Seat": (0, 1),
    "Car": (2, 0, 1),
    "Level": (1, 0),
    "Way": (0, 1),
    "Spot": (2, 9),
    "Card": (2, 0, 3),
    "Cards": ([0, 3, "bullet"], [1], []),
    "Action": (2, 3, 4),
    "RoundCard": (0, 4, 9),
    "RoundEvent": (1, 5, 7),
    "Source": (1, 2),
    "Loot": ("purse", "jewel", "strongbox"),
    "Money": (350, 1250, 12500),
    "Count": (1, 3, 0),
    "Flag": (1, 0),
    "RoundNumber": (0, 4),
}
ROUNDS = max(map(len, SAMPLES.values()))


def told() -> str:
    """The games' casts, and every event in several forms, with its sentence in each language."""
    return json.dumps([_game(game) for game in GAMES_TOLD], ensure_ascii=False, indent=0) + "\n"


def _game(game: Game[Any, Any]) -> dict[str, Any]:
    key = next(key for key, kind in GAMES.items() if isinstance(game, kind))
    cars = {"cars": game.cast.cars or (LOCOMOTIVE,), "lastCar": NUMBERED}
    cast = {"game": key, "bandits": game.cast.bandits, "seats": game.cast.crews, **cars}
    return {"cast": cast, "events": [_event(event) for event in events_of(game)]}


def _event(event: Event) -> dict[str, Any]:
    said = {language: event.said(language) for language in LANGUAGES}
    return {"name": event.name, "facts": event.facts, "said": said}


def events_of(game: Game[Any, Any]) -> Iterator[Event]:
    """Every event of a game that has a sentence, with several facts."""
    for kind in game.position_type.kinds:
        if kind.sentence:
            forms = [_facts(kind, place) for place in range(ROUNDS)] + ([_secret(kind)] if kind.secret else [])
            yield from (Event(kind.name, facts, kind, game.cast) for facts in forms)


def _facts(kind: EventKind, place: int) -> Facts:
    facts = {name: _sample(told.name, place) for name, told in kind.told.items()}
    return facts | ({"target": _sample("Bandit", place + 1)} if "target" in facts else {})


def _sample(kind: str, place: int) -> Any:
    values = SAMPLES.get(kind, (0,))
    return values[place % len(values)]


def _secret(kind: EventKind) -> Facts:
    """What those are told who may not see all of it."""
    return {**_facts(kind, 0), **dict.fromkeys(kind.secret)}


if __name__ == "__main__":
    FILE.write_text(told(), encoding="utf-8")
