"""The commands that a player can type instead of a choice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from folsom.cli.language import language, say
from folsom.cli.reminders import Topic
from folsom.cli.saved import write_whole
from folsom.cli.styled_text import Line, heading, told
from folsom.cli.welcome import signs

if TYPE_CHECKING:
    from folsom.cli.terminal_game import TerminalGame

COMMAND_COLUMN = 20
Command = Callable[["TerminalGame", str], bool]  # returns whether the player still has to choose


class LeaveGame(Exception):
    """The players leave the game."""


def _help(terminal: TerminalGame, words: str) -> bool:
    width, reminders = terminal.screen.width, terminal.display.reminders
    lines: list[Line] = [heading(say("help-typed"), width)]
    for command, text in reminders.explained():
        lines += told(text, width, lead=f"  {command}", indent=COMMAND_COLUMN)
    lines += [heading(say("help-game"), width), *told(reminders.course.text, width, indent=2)]
    terminal.screen.show([*lines, *signs("  ", terminal.display.legend(), width)])
    return True


def _rules(terminal: TerminalGame, words: str) -> bool:
    """Explain one topic, or show the cards and list all topics."""
    reminders = terminal.display.reminders
    topics = ", ".join(topic.title for topic in reminders.topics)
    if words:
        terminal.screen.note(reminders.about(words) or say("rules-none", topic=words, topics=topics))
    else:
        terminal.screen.show(_in_brief(reminders.cards, terminal.screen.width))
        terminal.screen.note(say("rules-topics", topics=topics))
    return True


def _in_brief(cards: Sequence[Topic], width: int) -> list[Line]:
    column = max((len(card.title) for card in cards), default=0) + 2
    return [line for card in cards for line in told(card.text, width, lead=card.title, indent=column)]


def _look(terminal: TerminalGame, words: str) -> bool:
    terminal.screen.show(signs("", terminal.display.legend(), terminal.screen.width))
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
        terminal.screen.note(say("terminal-no-plan-to-keep"))
    return not stays


def _save(terminal: TerminalGame, words: str) -> bool:
    return _write(terminal, words, terminal.saved.text, "folsom resume")


def _record(terminal: TerminalGame, words: str) -> bool:
    if not terminal.game.over:
        terminal.screen.note(say("terminal-record-later"))
        return True
    return _write(terminal, words, lambda: terminal.game.record(language()), "folsom replay")


def _write(terminal: TerminalGame, name: str, text: Callable[[], str], reader: str) -> bool:
    """Write a new file, and print the command that reads it."""
    if not name:
        terminal.screen.note(say("terminal-name-a-file"))
        return True
    try:
        file = Path(name).expanduser()
        if file.exists():
            terminal.screen.note(say("terminal-file-exists", file=str(file)))
        else:
            write_whole(file, text())
            terminal.screen.note(say("terminal-written", command=f"{reader} {file}"))
    except (OSError, RuntimeError, ValueError) as error:
        terminal.screen.note(say("terminal-cannot-write", file=name, error=str(error)))
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
