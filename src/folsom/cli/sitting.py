"""One sitting at the terminal: from where a game stands to its end, or until the players leave."""

from __future__ import annotations

import random
from itertools import takewhile
from pathlib import Path

from folsom.bots import BOTS
from folsom.cli import drawing
from folsom.cli.commands import COMMANDS, Leave
from folsom.cli.ink import Line, told
from folsom.cli.meaning import Unclear, meant
from folsom.cli.questions import choices_lines, question
from folsom.cli.reckoning import reckoning
from folsom.cli.saved import HUMAN, SavedGame, new_file, write_whole
from folsom.cli.screen import Screen
from folsom.cli.story import passages, tell
from folsom.games import Choice, IllegalChoice

INTERRUPTED = 130
PROMPT, LAST_PROMPT = "choice or help> ", "> "


class Sitting:
    """Players at a screen, a game between them, and the file that keeps it: a new one, if none is named."""

    def __init__(self, saved: SavedGame, screen: Screen, file: Path | None = None) -> None:
        self.saved, self.screen = saved, screen
        self.game = saved.game
        self._file = file
        self._is_kept = True
        self._humans = [seat for seat, player in enumerate(saved.players) if player == HUMAN]
        self._at_keyboard = self._humans[0] if len(self._humans) == 1 else None
        self._shown: list[Line] = []  # the table as it was shown last

    def run(self) -> int:
        """Play until the end or until the players leave; the exit code."""
        try:
            self._keep()
            self._play_on()
            self._linger()
        except (Leave, EOFError):
            self._part()
        except KeyboardInterrupt:
            self.screen.say()
            self._part()
            return INTERRUPTED
        return 0

    def _play_on(self) -> None:
        while not self.game.over:
            seat = self.game.to_act[0]
            if not self._humans:
                self._watch()
            if seat in self._humans:
                self._ask(seat)
            else:
                self._let_bot_choose(seat)
        self._finish()

    def _finish(self) -> None:
        """The last events, for all eyes where several watched, and the reckoning."""
        if len(self._humans) > 1:
            self.saved.told[-1] = max(self.saved.told[seat] for seat in self._humans)
        self.tell()
        self.screen.show(reckoning(self.game, self.screen.width))

    def _watch(self) -> None:
        """With bots only, the table is shown when a round begins."""
        view = self.game.view()
        if view.phase == "scheming" and not view.record.turn:
            self.tell()
            self.show_table()

    def _linger(self) -> None:
        """After the end: whatever people still ask."""
        self.screen.say()
        self.screen.note("record FILE writes the game down; log all tells it again; quit leaves.")
        while True:
            self._obey(self.screen.ask(LAST_PROMPT))

    def _part(self) -> None:
        if self.game.over:
            self.screen.say("Until next time.")
        elif self._is_kept:
            self.screen.say("The game is saved. To go on with it: folsom resume")
        else:
            self.screen.say("The game could not be saved.")

    # --- choices ---------------------------------------------------------------------------

    def _let_bot_choose(self, seat: int) -> None:
        self.screen.hint(f"{self.game.seat_name(seat)} is thinking …")
        dice = random.Random(f"{self.game.seed} {self.saved.chosen}")
        bot = BOTS[self.saved.players[seat]]
        self._play(seat, bot.choose(self.game.view(seat), self.game.choices(seat), dice))

    def _play(self, seat: int, choice: Choice | str) -> None:
        """Make a choice, keep the game, and tell what it brought where one pair of eyes watches."""
        self.game.play(seat, choice)
        self.saved.chosen += 1
        if len(self._humans) <= 1 and self.game.view(self.eye).phase != "scheming":
            self.tell()
        self._keep()

    def _ask(self, seat: int) -> None:
        """Ask a human until they have chosen, or have taken a choice back."""
        if seat != self._at_keyboard and not self._pass_keyboard(seat):
            return
        self.tell()
        self.show_table()
        while self._obey(self.screen.ask(PROMPT)):
            pass

    def _obey(self, typed: str) -> bool:
        """Do what was typed; whether the question still stands."""
        if not typed:
            self._show_question()
            return True
        word, _, rest = typed.partition(" ")
        command = COMMANDS.get(word.casefold())
        if command is not None:
            return command(self, rest.strip())
        try:
            self._choose(typed)
        except Unclear as unclear:
            self.screen.note(str(unclear))
            return True
        return False

    def _choose(self, typed: str) -> None:
        """Make the choice that was typed: exact words as the game knows them, then what else they can mean."""
        if self.game.over:
            raise Unclear("The game is over. Type record FILE, log all, or quit.")
        seat = self.game.to_act[0]
        choices = self.game.choices(seat)
        try:
            self._play(seat, typed)
        except IllegalChoice:
            self._play(seat, meant(typed, choices))

    def take_back(self) -> bool:
        """Take back the last choice of the one at the keyboard, if nothing new has come to light; whether it was.

        The reckoning at the end brings everyone's purses to light.
        """
        seat = self._at_keyboard
        if self.game.over or seat is None or not self.game.may_undo(seat):
            self.screen.note(
                "There is nothing that you can take back: others have chosen since, or something new has come to light."
            )
            return False
        self.game.undo(seat)
        happened = len(self.game.events())
        self.saved.told = [min(count, happened) for count in self.saved.told]
        self.screen.say("Taken back.")
        self._keep()
        return True

    # --- the keyboard ----------------------------------------------------------------------

    @property
    def eye(self) -> int | None:
        """Whose eyes are on the screen; at the end of a game of several humans, everyone's."""
        return None if self.game.over and len(self._humans) > 1 else self._at_keyboard

    def _pass_keyboard(self, seat: int) -> bool:
        """Give the keyboard to another human, with a clean screen; whether it is theirs now."""
        if self._at_keyboard is not None:
            self.screen.clear()
        self._shown = []
        if self.screen.interactive and self._changed_mind(self.game.seat_name(seat)):
            return False
        self._at_keyboard = seat
        self.screen.clear()
        return True

    def _changed_mind(self, name: str) -> bool:
        """Wait for the next one at the keyboard; whether the last one takes the choice back instead."""
        may_undo = self._at_keyboard is not None and self.game.may_undo(self._at_keyboard)
        undo = " (undo takes the last choice back)" if may_undo else ""
        typed = self.screen.ask(f"Pass the keyboard to {name}, then press Enter{undo}. ").casefold()
        if typed in {"quit", "q", "exit"}:
            raise Leave
        return typed == "undo" and self.take_back()

    # --- what is shown ---------------------------------------------------------------------

    def tell(self) -> None:
        """Tell the eyes on the screen what they haven't been told yet."""
        eye = self.eye
        place = self.game.players if eye is None else eye
        new = list(takewhile(lambda passage: passage.closed, passages(self.game.events(eye, self.saved.told[place]))))
        self.saved.told[place] += sum(len(passage.events) for passage in new)
        lines = tell(new, self.game.view(eye), self.screen.width)
        if lines:
            self.screen.show(lines)

    def show_table(self, *, again: bool = False) -> None:
        """Show the table, unless it stands as it was shown last, and the question to the one at the keyboard."""
        view, width = self.game.view(self.eye), self.screen.width
        table = [
            *drawing.train(view, width),
            *drawing.seats(view, width, self._players()),
            *drawing.round_lines(view, width),
            *drawing.pile(view, width),
        ]
        if again or table != self._shown:
            self.screen.show(table)
            self._shown = table
        self._show_question()

    def _show_question(self) -> None:
        """What the one at the keyboard is asked, if they are."""
        view, width = self.game.view(self.eye), self.screen.width
        if self.eye not in view.to_act:
            return
        cards = self.hand() if view.phase in {"scheming", "keeping"} else []
        choices = choices_lines(self.game.choices(self.game.to_act[0]), width)
        self.screen.show([*cards, *told(question(view), width), *choices])

    def _players(self) -> list[str]:
        """Who plays each seat, as the one at the keyboard says it."""
        return ["you" if seat == self.eye else player for seat, player in enumerate(self.saved.players)]

    def hand(self) -> list[Line]:
        """The cards of the one at the keyboard; a spectator has none."""
        view, width = self.game.view(self.eye), self.screen.width
        if view.seat is None:
            return []
        return [*drawing.hand(view, width), *(drawing.discard(view, width) if view.discard else [])]

    # --- the file --------------------------------------------------------------------------

    def _keep(self) -> None:
        """Save the game; where that fails, say so once, and go on."""
        try:
            self._file = self._file or new_file()
            self._file.parent.mkdir(parents=True, exist_ok=True)
            write_whole(self._file, self.saved.text())
        except (OSError, RuntimeError) as error:
            if self._is_kept:
                self.screen.note(f"The game can't be saved ({error}); it goes on unsaved.")
            self._is_kept = False
        else:
            self._is_kept = True
