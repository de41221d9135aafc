"""The first lines of a sitting: who plays, and how to find one's way."""

from __future__ import annotations

from folsom.cli.drawing import LEGEND
from folsom.cli.ink import PLAIN, Line, told
from folsom.cli.reminders import CHARACTERS
from folsom.cli.saved import HUMAN, SavedGame

HOW = (
    "Choose by number or in words. help explains the game and what else you can type; quit leaves, and keeps the game."
)


def welcome(saved: SavedGame, width: int) -> list[Line]:
    """Who sits where, what the humans' bandits can do, and where help is."""
    lines = told(f"Express. {_company(saved)}", width)
    for seat in (seat for seat, player in enumerate(saved.players) if player == HUMAN):
        for bandit in saved.game.view(seat).seats[seat].bandits:
            lines += told(f"{bandit.name} {CHARACTERS[bandit.name]}.", width)
    return [*lines, *told(HOW, width), [("The train: ", PLAIN), *LEGEND]]


def _company(saved: SavedGame) -> str:
    names = [saved.game.seat_name(seat) for seat in range(saved.game.players)]
    people = [name for name, player in zip(names, saved.players, strict=True) if player == HUMAN]
    bots = [name for name, player in zip(names, saved.players, strict=True) if player != HUMAN]
    you = f"You are {people[0]}" if len(people) == 1 else f"{_listed(people)} share the keyboard"
    against = f"{you if people else 'Watch'}{' against' if people else ''} {_listed(bots)}" if bots else you
    return f"{against}. Five rounds; the richest wins."


def _listed(names: list[str]) -> str:
    return f"{', '.join(names[:-1])} and {names[-1]}" if len(names) > 1 else "".join(names)
