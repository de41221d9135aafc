"""The commands that a player can type instead of a choice."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from folsom.cli.saved import write_whole
from folsom.cli.styled_text import Line, heading, told
from folsom.cli.welcome import signs

if TYPE_CHECKING:
    from folsom.cli.terminal_game import TerminalGame

COMMAND_COLUMN, CARD_NAME_COLUMN = 20, 9
Command = Callable[["TerminalGame", str], bool]  # returns whether the player still has to choose


class LeaveGame(Exception):
    """The players leave the game."""


def _help(terminal: TerminalGame, words: str) -> bool:
    width, reminders = terminal.screen.width, terminal.display.reminders
    lines: list[Line] = [heading("What you can type", width)]
    for command, text in reminders.commands.items():
        lines += told(text, width, lead=f"  {command}", indent=COMMAND_COLUMN)
    lines += [heading("The game", width), *told(reminders.course, width, indent=2)]
    terminal.screen.show([*lines, *signs("  ", terminal.display.legend, width)])
    return True


def _rules(terminal: TerminalGame, words: str) -> bool:
    """Explain one topic, or show the cards and list all topics."""
    reminders = terminal.display.reminders
    topics = ", ".join(reminders.topics)
    if words:
        terminal.screen.note(
            reminders.about(words) or f"No rule is called '{words}'. Type rules and one of these: {topics}."
        )
    else:
        terminal.screen.show(_in_brief(reminders.cards, terminal.screen.width))
        terminal.screen.note(f"Type rules and one of these: {topics}.")
    return True


def _in_brief(cards: dict[str, str], width: int) -> list[Line]:
    return [line for card, text in cards.items() for line in told(text, width, lead=card, indent=CARD_NAME_COLUMN)]


def _look(terminal: TerminalGame, words: str) -> bool:
    terminal.screen.show(signs("", terminal.display.legend, terminal.screen.width))
    terminal.show_table(again=True)
    return True


def _hand(terminal: TerminalGame, words: str) -> bool:
    terminal.screen.show(terminal.hand())
    return True


def _log(terminal: TerminalGame, words: str) -> bool:
    """Show this round and the last, or the whole game, as the player at the keyboard may see it."""
    display, game, viewer = terminal.display, terminal.game, terminal.viewer
    events = display.news(game, viewer, 0)
    rounds = [number for number, event in enumerate(events) if event.name == "round began"]
    first = 0 if words == "all" or not rounds else rounds[-2:][0]
    terminal.screen.show(display.tell(display.passages(events[first:]), game.view(viewer), terminal.screen.width))
    return True


def _undo(terminal: TerminalGame, words: str) -> bool:
    return not terminal.undo()


def _change(terminal: TerminalGame, words: str) -> bool:
    return not terminal.call_back(words)


def _keep(terminal: TerminalGame, words: str) -> bool:
    """A player who was called back keeps the plan they made."""
    stays = terminal.viewer in terminal.may_think_again
    if not stays:
        terminal.screen.note("You have no plan to keep yet: choose one first.")
    return not stays


def _save(terminal: TerminalGame, words: str) -> bool:
    return _write(terminal, words, terminal.saved.text, "folsom resume")


def _record(terminal: TerminalGame, words: str) -> bool:
    if not terminal.game.over:
        terminal.screen.note("A record shows everyone's cards, so you can write one only after the game.")
        return True
    return _write(terminal, words, terminal.game.record, "folsom replay")


def _write(terminal: TerminalGame, name: str, text: Callable[[], str], reader: str) -> bool:
    """Write a new file, and print the command that reads it."""
    if not name:
        terminal.screen.note("Type the name of a file after the command.")
        return True
    try:
        file = Path(name).expanduser()
        if file.exists():
            terminal.screen.note(f"{file} exists already; choose another name.")
        else:
            write_whole(file, text())
            terminal.screen.note(f"Written. To read it, run: {reader} {file}")
    except (OSError, RuntimeError, ValueError) as error:
        terminal.screen.note(f"{name} can't be written: {error}")
    return True


def _quit(terminal: TerminalGame, words: str) -> bool:
    raise LeaveGame


COMMANDS: dict[str, Command] = {
    **dict.fromkeys(("help", "?", "h"), _help),
    **dict.fromkeys(("quit", "exit", "q"), _quit),
    **dict.fromkeys(("look", "table"), _look),
    "rules": _rules,
    "hand": _hand,
    "log": _log,
    "undo": _undo,
    "save": _save,
    "record": _record,
}
SECOND_THOUGHTS: dict[str, Command] = {"change": _change, "keep": _keep}  # for games in which all choose at once
