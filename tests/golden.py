"""Golden games: whole random games as text, with everything open, so that a change of the rules shows as a diff.

`python -m tests.golden` writes them again; people review the diff.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from folsom import Choice, Event, Express, Move
from folsom.express.components import (
    ALL_JEWELS,
    ALL_STRONGBOXES,
    CAR_NAMES,
    CARD_SYMBOLS,
    CARS,
    INSIDE,
    PURSE_VALUES,
    ROOF,
)
from folsom.express.state import State
from folsom.express.table import OPTIONS
from folsom.express.words import bandit_name, whereabouts

FOLDER = Path(__file__).parent / "games"
WIDEST_CAR = max(map(len, CAR_NAMES))
SEED = 1899

GAMES: dict[str, dict[str, Any]] = {
    "2-players": {"players": 2, "characters": ["Tuco", "Cheyenne", "Django", "Doc"]},
    "2-players-always-hiding": {"players": 2, "characters": ["Ghost", "Belle", "Tuco", "Cheyenne"], "ghost": "always"},
    "3-players": {"players": 3},
    "3-players-expert": {"players": 3, "expert": "on"},
    "4-players": {"players": 4},
    "4-players-expert-keeping-bullets": {"players": 4, "expert": "on", "expert_start_discard": "off"},
    "5-players": {"players": 5},
    "5-players-forgetful": {"players": 5, "known_purses": "off", "plan_memory": "off"},
    "6-players": {"players": 6},
    "6-players-expert-few-bullets": {
        "players": 6,
        "expert": "on",
        "neutral_shortage": "deal_until_empty",
        "tie_break": "shots_and_events",
    },
}


# --- the table ---------------------------------------------------------------------------------


def _heading(game: Express) -> Iterator[str]:
    assert game.table is not None
    defaults = {option.name: option.values[0] for option in OPTIONS}
    others = [f"{name} {value}" for name, value in game.table.options.items() if value != defaults[name]]
    yield f"{game.name}, {game.players} players, seed {game.seed}"
    yield f"Options: {', '.join(others) or 'none'}"
    yield "Seats: " + ", ".join(map(game.seat_name, range(game.players)))


def _loot(tokens: int) -> list[str]:
    purses = [f"${value}" for token, value in enumerate(PURSE_VALUES) if tokens >> token & 1]
    jewels = ["jewel"] * (tokens & ALL_JEWELS).bit_count()
    return purses + jewels + ["strongbox"] * (tokens & ALL_STRONGBOXES).bit_count()


def _spot(s: State, car: int, level: int) -> str:
    marshal = ["Marshal"] if (car, level) == (s.marshal, INSIDE) else []
    here = [bandit_name(s, bandit) for bandit in range(s.bandits) if whereabouts(s, bandit) == (car, level)]
    return ", ".join(marshal + here + _loot(s.loot[car + level * CARS])) or "-"


def _train(s: State) -> Iterator[str]:
    """Each car, the locomotive first: inside, then the roof."""
    insides = [_spot(s, car, INSIDE) for car in range(s.cars)]
    width = max(map(len, insides))
    for car, inside in enumerate(insides):
        name = CAR_NAMES[s.car_kind[car]]
        yield f"    {name:{WIDEST_CAR}} | {inside:{width}} | {_spot(s, car, ROOF)}"


def _bandit_cards(s: State) -> Iterator[str]:
    """Each bandit's loot and bullets."""
    for bandit in range(s.bandits):
        received = s.shots_taken[bandit] + s.events_taken[bandit] + s.marshal_taken[bandit]
        loot = ", ".join(_loot(s.held[bandit])) or "nothing"
        yield f"    {bandit_name(s, bandit)} has {loot}; {s.bullets[bandit]} bullets left, {received} received"
    yield f"    {s.neutral} neutral bullets left"


def _picture(game: Express) -> list[str]:
    s = game.position.state
    return ["", *_train(s), "", *_bandit_cards(s), ""]


# --- what happens ------------------------------------------------------------------------------


def _open_events(game: Express, since: int) -> Iterator[Event]:
    """Each event as the seat sees it that sees the most of it."""
    by_seat = [game.events(seat, since) for seat in range(game.players)]
    for number, event in enumerate(game.events(None, since)):
        yield by_seat[event.facts.get("seat", 0)][number]


def _told(game: Express, since: int) -> Iterator[str]:
    """Choices with a mark, forced ones with another, and below what came of them."""
    moves = (entry for entry in game.chronicle(since) if isinstance(entry, Move))
    for event in _open_events(game, since):
        if event.name == "chose":
            move = next(moves)
            yield f"{'=' if move.forced else '>'} {game.seat_name(move.seat)}: {move.text}"
        else:
            yield from _sentence(event)


def _sentence(event: Event) -> Iterator[str]:
    if event.name == "round began":
        yield from ("", f"{event.text} Symbols: {' '.join(CARD_SYMBOLS[event.facts['card']])}.", "")
    elif event.name == "scheming ended":
        yield from ("", f"    {event.text}", "")
    elif event.text:
        yield f"    {event.text}"


def _has_begun_a_round(game: Express, since: int) -> bool:
    return any(event.name == "round began" for event in game.events(None, since))


def _step(game: Express, since: int) -> Iterator[str]:
    yield from _told(game, since)
    if game.over or _has_begun_a_round(game, since):
        yield from _picture(game)


def _choice(game: Express, rng: random.Random) -> Choice:
    options = game.choices(game.to_act[rng.randrange(len(game.to_act))])
    return options[rng.randrange(len(options))]


def lines_of(game: Express, rng: random.Random) -> Iterator[str]:
    """A random game, told from its table to its result."""
    yield from _heading(game)
    yield from ("", "> is a choice, = the only one there was; | inside | roof", "")
    yield from _step(game, 0)
    while not game.over:
        since = len(game.events())
        choice = _choice(game, rng)
        game.play(choice.seat, choice)
        yield from _step(game, since)
    yield from str(game.result).splitlines()


def text_of(name: str) -> str:
    """One golden game, played now."""
    game = Express(seed=SEED, **GAMES[name])
    lines = (line.rstrip() for line in lines_of(game, random.Random(name)))
    return _without_doubled_blanks("\n".join(lines) + "\n")


def _without_doubled_blanks(text: str) -> str:
    while "\n\n\n" in text:
        text = text.replace("\n\n\n", "\n\n")
    return text


def path_of(name: str) -> Path:
    """Where a golden game is kept."""
    return FOLDER / f"{name}.txt"


def main() -> None:
    """Write all golden games, and remove those that are none any more."""
    FOLDER.mkdir(exist_ok=True)
    for stray in set(FOLDER.glob("*.txt")) - {path_of(name) for name in GAMES}:
        stray.unlink()
    for name in GAMES:
        changed = not path_of(name).exists() or path_of(name).read_text() != text_of(name)
        path_of(name).write_text(text_of(name))
        print(f"{'changed' if changed else 'same   '} {path_of(name).name}")


if __name__ == "__main__":
    main()
