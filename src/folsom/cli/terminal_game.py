"""A game at the terminal, played until it ends or the players leave."""

from __future__ import annotations

import random
from itertools import takewhile
from pathlib import Path

from folsom.bots import Player
from folsom.cli.commands import COMMANDS, SECOND_THOUGHTS, LeaveGame
from folsom.cli.display import UnclearInput
from folsom.cli.displays import display_of
from folsom.cli.failure import Failure
from folsom.cli.language import language, say
from folsom.cli.naming import player, who
from folsom.cli.saved import HUMAN, SavedGame, new_file, write_whole
from folsom.cli.screen import Screen
from folsom.cli.styled_text import Line
from folsom.games import Choice, IllegalChoice

INTERRUPTED = 130
BAD_BOT = 1
WHILE_PASSING_KEYBOARD = {"undo", "change", "quit", "exit", "q"}  # what can be typed while the keyboard is passed on
LAST_PROMPT = "> "


def prompt() -> str:
    """The prompt before what a player types."""
    return f"{say('terminal-prompt')} "


class TerminalGame:
    """A saved game, the screen that it's played on, and its file: a new one by default."""

    def __init__(self, saved: SavedGame, screen: Screen, file: Path | None = None) -> None:
        self.saved, self.screen = saved, screen
        self.game, self.display = saved.game, display_of(saved.game)
        self._file = file
        self._is_kept = True
        self._humans = [seat for seat, player in enumerate(saved.players) if player == HUMAN]
        self._at_keyboard = self._humans[0] if len(self._humans) == 1 else None
        self._commands = {**COMMANDS, **(SECOND_THOUGHTS if self.display.all_choose_at_once else {})}
        self._shown: list[Line] = []  # the table as it was shown last
        self._called_back: int | None = None  # the seat that chooses again

    def run(self) -> int:
        """Play until the end or until the players leave; return the exit code."""
        try:
            self._keep()
            self._play_on()
            self._linger()
        except (LeaveGame, EOFError):
            self._part()
        except KeyboardInterrupt:
            self.screen.say()
            self._part()
            return INTERRUPTED
        except Failure:
            self._part()
            raise
        return 0

    def _play_on(self) -> None:
        while not self.game.over:
            seat = self.game.to_act[0] if self._called_back is None else self._called_back
            self._called_back = None
            if not self._players_left:
                self._watch()
            if seat in self._humans:
                self._ask(seat)
            else:
                self._let_bot_choose(seat)
        self._finish()

    @property
    def _players_left(self) -> list[int]:
        """The humans who may still have something to choose."""
        view = self.game.view()
        return [seat for seat in self._humans if self.display.in_play(view, seat)]

    def _finish(self) -> None:
        """Tell the last events, as to a spectator if several people played, and show the score."""
        self._gather()
        self.tell()
        self.screen.show(self.display.scoring(self.game, self.screen.width))

    def _watch(self) -> None:
        """Show the table at the start of a round in which only bots choose."""
        if self.display.opens_round(self.game.view()):
            self._gather()
            self.tell()
            self.show_table()

    def _gather(self) -> None:
        """People with nothing left to choose watch together: count what one was told as told to all."""
        if len(self._humans) > 1:
            self.saved.told[-1] = max(self.saved.told)

    def _linger(self) -> None:
        """Obey commands after the end of the game."""
        self.screen.say()
        self.screen.note(say("terminal-linger"))
        while True:
            self._obey(self.screen.ask(LAST_PROMPT))

    def _part(self) -> None:
        if self.game.over:
            self.screen.say(say("terminal-until-next-time"))
        elif self._is_kept:
            self.screen.say(say("terminal-saved", command="folsom resume"))
        else:
            self.screen.say(say("terminal-not-saved"))

    # --- choices ---------------------------------------------------------------------------

    def _let_bot_choose(self, seat: int) -> None:
        self.screen.hint(say("terminal-thinking", who=who(self.game.seat_name(seat))))
        self._play(seat, self._chosen(self.saved.bots[seat], seat))

    def _chosen(self, bot: Player, seat: int) -> Choice:
        """What a bot chooses; raises `Failure` if the bot fails."""
        choices, dice = self.game.choices(seat), random.Random(f"{self.game.seed} {self.saved.chosen}")
        try:
            choice = bot.choose(self.game.view(seat), tuple(choices), dice)
        except (Exception, SystemExit) as error:  # a bot from outside may raise anything
            raise Failure(f"the bot {bot.name!r} failed: {type(error).__name__}: {error}", BAD_BOT) from error
        if choice not in choices:
            raise Failure(f"the bot {bot.name!r} gave {choice!r}, which isn't one of its choices", BAD_BOT)
        return choice

    def _play(self, seat: int, choice: Choice | str) -> None:
        """Make a choice, save the game, and tell the outcome unless people share the keyboard."""
        self.game.play(seat, choice)
        self.saved.chosen += 1
        if len(self._humans) <= 1 and self.display.tells_each_choice(self.game.view(self.viewer)):
            self.tell()
        self._keep()

    def _ask(self, seat: int) -> None:
        """Ask a human until they choose, or undo a choice."""
        if seat != self._at_keyboard and not self._pass_keyboard(seat):
            return
        self.tell()
        self.show_table()
        while self._obey(self.screen.ask(prompt())):
            pass

    def _obey(self, typed: str) -> bool:
        """Do what was typed; return whether the player still has to choose."""
        if not typed:
            self._show_question()
            return True
        word, _, rest = typed.partition(" ")
        command = self._commands.get(word.casefold())
        if command is not None and not (rest and len(word) == 1):  # a letter followed by words begins a choice
            return command(self, rest.strip())
        try:
            self._choose(typed)
        except UnclearInput as unclear:
            self.screen.note(str(unclear))
            return True
        return False

    def _choose(self, typed: str) -> None:
        """Make the choice that was typed: by exact words first, then by what else they can mean."""
        if self.game.over:
            raise UnclearInput(say("terminal-over"))
        seat = self._at_keyboard
        assert seat is not None, "only someone at the keyboard is asked"
        choices = self.game.choices(seat)
        try:
            self._play(seat, typed)
        except IllegalChoice:
            self._play(seat, self.display.choice_typed(typed, choices, self._said))

    def undo(self) -> bool:
        """Undo the last choice of the player at the keyboard, if nothing was revealed; return whether it worked.

        Scoring at the end reveals everyone's purses.
        """
        seat = self._at_keyboard
        if self.game.over or seat is None or not self.game.may_undo(seat):
            self.screen.note(say("terminal-cannot-undo"))
            return False
        self.game.undo(seat)
        happened = len(self.game.events())
        self.saved.told = [min(count, happened) for count in self.saved.told]
        self.screen.say(say("terminal-undone"))
        self._called_back = seat
        self._keep()
        return True

    # --- the keyboard ----------------------------------------------------------------------

    @property
    def viewer(self) -> int | None:
        """The seat whose view is on the screen; None if several people only watch."""
        return None if len(self._humans) > 1 and (self.game.over or not self._players_left) else self._at_keyboard

    def _pass_keyboard(self, seat: int) -> bool:
        """Pass the keyboard to another human, with a clean screen; return whether they took it."""
        if self._at_keyboard is not None:
            self.screen.clear()
        self._shown = []
        if self.display.open_story:
            self.tell()
        if self.screen.interactive and self._changed_mind(seat):
            return False
        self._at_keyboard = seat
        self.screen.clear()
        return True

    def _changed_mind(self, seat: int) -> bool:
        """Wait for the next player; return whether someone who has chosen chooses again instead."""
        request = say(f"terminal-pass-keyboard{self._way_back(seat)}", name=self.game.seat_name(seat))
        while typed := self.screen.ask(f"{request} ").casefold():
            word, _, rest = typed.partition(" ")
            if word not in WHILE_PASSING_KEYBOARD or word not in self._commands:
                return False
            if not self._commands[word](self, rest.strip()):
                return True
        return False

    def _way_back(self, seat: int) -> str:
        """The end of a hint that mentions undo or change, if they're possible before the keyboard is passed."""
        if self._at_keyboard is not None and self.game.may_undo(self._at_keyboard):
            return "-undo"
        others = set(self.may_think_again) - {seat}
        return "-change" if others else ""

    @property
    def may_think_again(self) -> list[int]:
        """The humans who have chosen and may still choose again."""
        waiting = self.game.to_act
        return [seat for seat in self._humans if seat not in waiting and self.game.choices(seat)]

    def call_back(self, name: str) -> bool:
        """Let someone who has chosen choose again; return whether they may."""
        names = {self.game.seat_name(seat): seat for seat in self.may_think_again}
        wanted = [seat for known, seat in names.items() if known.casefold().startswith(name.casefold())]
        if len(wanted) == 1:
            self._called_back = wanted[0]
        elif names:
            self.screen.note(say("terminal-who-plans-again", names=", ".join(names)))
        else:
            self.screen.note(say("terminal-nobody-changes"))
        return len(wanted) == 1

    # --- what is shown ---------------------------------------------------------------------

    def tell(self) -> None:
        """Tell the viewer what is new."""
        viewer, width = self.viewer, self.screen.width
        place = self.game.players if viewer is None or self.display.open_story else viewer
        happened = self.display.news(self.game, viewer, self.saved.told[place])
        new = list(takewhile(lambda passage: passage.closed, self.display.passages(happened)))
        self.saved.told[place] += sum(len(passage.events) for passage in new)
        lines = self.display.tell(new, self.game.view(viewer), width)
        if lines:
            self.screen.show(lines)

    def show_table(self, *, again: bool = False) -> None:
        """Show the table if it has changed, and the question to the player at the keyboard."""
        table = self.display.table(self.game.view(self.viewer), self.screen.width, self._players())
        if again or table != self._shown:
            self.screen.show(table)
            self._shown = table
        self._show_question()

    def _show_question(self) -> None:
        """Show the question to the player at the keyboard, if there is one."""
        viewer = self.viewer
        choices = [] if viewer is None or self.game.over else self.game.choices(viewer)
        if choices:
            view, width = self.game.view(viewer), self.screen.width
            self.screen.show(self.display.question(view, choices, self._said, width))

    def _said(self, choice: Choice) -> str:
        """A choice in the language of the terminal."""
        return self.game.said(choice, language())

    def _players(self) -> list[str]:
        """The player of each seat; the viewer is 'you'."""
        you = say("terminal-you")
        return [you if seat == self.viewer else player(name) for seat, name in enumerate(self.saved.players)]

    def hand(self) -> list[Line]:
        """The cards of the player at the keyboard; a spectator has none."""
        return [] if self.viewer is None else self.display.hand(self.game.view(self.viewer), self.screen.width)

    # --- the file --------------------------------------------------------------------------

    def _keep(self) -> None:
        """Save the game; if that fails, say so once and continue."""
        try:
            self._file = self._file or new_file(self.game)
            self._file.parent.mkdir(parents=True, exist_ok=True)
            write_whole(self._file, self.saved.text())
        except (OSError, RuntimeError) as error:
            if self._is_kept:
                self.screen.note(say("terminal-cannot-save", error=str(error)))
            self._is_kept = False
        else:
            self._is_kept = True
