"""Reading a record: replay the game line by line."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import dropwhile, takewhile

from folsom.games import IllegalChoice
from folsom.notation.forms import AnyGame, form_of
from folsom.notation.headers import set_up
from folsom.notation.lines import RecordError, RecordLine, WrongResult, plain, quoted, same, shown, told_lines
from folsom.notation.story import FORCED_MARK, EntryKind, Story, StoryEntry, result_words


def read(text: str | bytes) -> AnyGame:
    """The game of a record, at its end.

    Raises `RecordError` with line, column and reason.
    """
    headers, body = _parts(text)
    reading = Reading(set_up(headers))
    for place, line in enumerate(body):
        if reading.is_over_with(line):
            _nothing_more(body[place + 1 :])
            return reading.game
    last = [*headers, *body][-1]
    raise last.error(len(last.text), "the record ends without 'Result: ...'", reading.next_lines())


def read_opening(text: str | bytes) -> AnyGame:
    """The game that a record's headers set up, at its first decision; raises `RecordError` as `read` does."""
    return set_up(_parts(text)[0])


def _parts(text: str | bytes) -> tuple[list[RecordLine], list[RecordLine]]:
    """The lines of the headers, and the lines below that aren't empty."""
    told = list(dropwhile(lambda line: not line.text, told_lines(text)))
    headers = list(takewhile(lambda line: line.text, told))
    return headers, [line for line in told[len(headers) :] if line.text]


def _nothing_more(lines: list[RecordLine]) -> None:
    if lines:
        raise lines[0].error(0, "nothing but comments can follow the result")


@dataclass(frozen=True)
class MoveLine:
    """A choice as it is written, and where its parts stand."""

    line: RecordLine
    number: str  # empty, if there is none
    seat: str
    seat_column: int
    words: str
    forced: bool

    @classmethod
    def of(cls, line: RecordLine) -> MoveLine:
        """The parts of a line: `12. Tuco: fire at Belle (forced)`."""
        number = re.match(r"([0-9]+)\s*\.", line.key.lstrip())
        indent = len(line.key) - len(line.key.lstrip())
        behind = line.key[indent + number.end() if number else 0 :]
        forced = line.value.casefold().endswith(FORCED_MARK)
        return cls(
            line=line,
            number=number[1] if number else "",
            seat=behind.strip(),
            seat_column=len(line.key) - len(behind.lstrip()),
            words=line.value[: -len(FORCED_MARK)].rstrip() if forced else line.value,
            forced=forced,
        )

    def tells(self, entry: StoryEntry) -> bool:
        """Whether this line is how the entry is written."""
        return same(f"{self.seat}: {self.words}", entry.text) and self.number in ("", str(entry.number))


class Reading:
    """A game that is replayed from the lines of its record."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.form = form_of(game)
        self.story = Story(game)
        self.names = [game.seat_name(seat) for seat in range(game.players)]
        self.awaited: list[StoryEntry] = []  # entries of the game that no line has matched yet
        self._listen()

    def _listen(self) -> None:
        self.awaited += [entry for entry in self.story.news() if entry.kind is not EntryKind.REMARK]

    def is_over_with(self, line: RecordLine) -> bool:
        """Carry out a line; return whether it's the last one, the result."""
        title = plain(line.key)
        if title == "result":
            self._end(line)
        elif title.startswith("round "):
            self._begin_round(line)
        elif ":" in line.text:
            self._move(MoveLine.of(line))
        else:
            raise line.error(0, f"{quoted(line.text)} is neither a round, a choice nor a result", self.next_lines())
        return title == "result"

    def next_lines(self) -> list[str]:
        """What may come next, apart from forced choices."""
        if rounds := [entry for entry in self.awaited if entry.kind is EntryKind.ROUND]:
            return [str(rounds[0])]
        return [*self.form.next_choices(self.game), f"Result: {result_words(self.game)}"]

    def _end(self, line: RecordLine) -> None:
        self._skip_forced()
        self._no_round_before(line)
        result = result_words(self.game)
        if not same(line.value, result):
            raise line.differs(line.value_column, result, "the result of this game can't be this", WrongResult)

    def _begin_round(self, line: RecordLine) -> None:
        self._skip_forced()
        if not self.awaited:
            raise line.error(0, "no round begins here", self.next_lines())
        begun = self.awaited.pop(0)
        if not same(line.text, begun.text):
            raise line.differs(0, begun.text, "this round of the game can't be this")

    def _skip_forced(self) -> list[StoryEntry]:
        """Forced choices may be left out."""
        skipped = list(takewhile(lambda entry: entry.kind is EntryKind.FORCED, self.awaited))
        del self.awaited[: len(skipped)]
        return skipped

    def _no_round_before(self, line: RecordLine) -> None:
        if self.awaited:
            raise line.error(0, "a round begins before this", self.next_lines())

    def _move(self, move: MoveLine) -> None:
        if plain(move.seat) not in map(plain, self.names):
            raise move.line.error(move.seat_column, f"there is no seat {quoted(move.seat)}", self.names)
        if move.forced:
            self._pass_forced(move)
        else:
            self._choose(move)

    def _pass_forced(self, move: MoveLine) -> None:
        """Check that a choice marked as forced is what the game did itself."""
        made = self._skip_forced()
        for place, entry in enumerate(made):
            if move.tells(entry):
                self.awaited[:0] = made[place + 1 :]
                return
        reason = "what was forced here is something else" if made else "nothing was forced here"
        raise move.line.error(move.seat_column, reason, made or self.next_lines())

    def _choose(self, move: MoveLine) -> None:
        forced = self._skip_forced()
        self._no_round_before(move.line)
        self._check_number(move, forced)
        seat = [plain(name) for name in self.names].index(plain(move.seat))
        try:
            self.game.play(seat, shown(self.form.said(move.words)))
        except IllegalChoice as refusal:
            raise self._refused(move, seat, refusal) from None
        self._listen()
        self.awaited.pop(0)

    def _refused(self, move: MoveLine, seat: int, refusal: IllegalChoice) -> RecordError:
        fault = self.form.fault(self.game, seat, move.words, refusal)
        if not refusal.legal:
            return move.line.error(move.seat_column, fault.reason, self.next_lines())
        return move.line.error(move.line.value_column + fault.place, fault.reason, self.form.listed(refusal.legal))

    def _check_number(self, move: MoveLine, forced: list[StoryEntry]) -> None:
        expected = str(self.story.moves + 1)
        if move.number in ("", expected):
            return
        made = [entry for entry in forced if str(entry.number) == move.number]
        reason = "this choice was forced: say so, or leave it out" if made else f"the next choice is number {expected}"
        raise move.line.error(len(move.line.key) - len(move.line.key.lstrip()), reason, made or self.next_lines())
