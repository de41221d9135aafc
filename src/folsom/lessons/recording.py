"""Play a script on the real rules and record what the learner sees."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from folsom.games import Game
from folsom.lessons.script import LEARNER, Beat, Detour, FreeScene, LessonScene, Script, ScriptLine, Stop
from folsom.server.tables.decisions import PendingDecisions, first_decisions, next_decisions
from folsom.server.tables.views import Moment, Viewer, fixed_choices, news_for, outcome_of, view_for
from folsom.server.wire.bodies import SeatInfo, TableInfo, TableSpec
from folsom.server.wire.views import OfferedChoice, Outcome, TableView, ViewNews

AnyGame = Game[Any, Any]
Told = TypeVar("Told", TableView, ViewNews)
AS_LEARNER = Viewer(LEARNER, own=True)
OTHERS_LEVEL = "greenhorn"


class ScriptError(ValueError):
    """A script doesn't fit what the game does."""


class Pause(Struct, frozen=True):
    """A beat that comes before the event with this number."""

    before: int
    beat: Beat


class RecordedPassage(Struct, frozen=True):
    """What happens through one choice, and where it pauses."""

    news: ViewNews
    pauses: tuple[Pause, ...]


class Way(Struct, frozen=True):
    """What follows a choice of the learner, or no choice. `last` is said at its end; `back` restarts the scene."""

    code: int | None
    passages: tuple[RecordedPassage, ...]
    last: Beat | None = None
    back: bool = False


class RecordedScene(Struct, frozen=True):
    """A scene as the page shows it."""

    beats: tuple[Beat, ...]
    ways: tuple[Way, ...]
    otherwise: str


class Lesson(Struct, frozen=True):
    """A lesson as the page plays it; the outcome is that of its game, played on to the end."""

    table: TableInfo
    view: TableView
    fixed_choices: tuple[OfferedChoice, ...]
    scenes: tuple[RecordedScene, ...]
    outcome: Outcome | None


class Recorder:
    """One game as a script plays it."""

    def __init__(self, script: Script) -> None:
        self._script = script
        self._game = script.deal()
        self._questions: PendingDecisions = first_decisions(self._game)
        self._start = _not_undone(view_for(self._now, AS_LEARNER))

    def lesson(self) -> Lesson:
        """The whole lesson."""
        scenes = tuple(map(self._shown, self._script.scenes))
        return Lesson(_info(self._script), self._start, fixed_choices(self._game), scenes, self._ending())

    def _shown(self, scene: LessonScene | FreeScene) -> RecordedScene:
        return self._free(scene) if isinstance(scene, FreeScene) else self._scene(scene)

    def _scene(self, scene: LessonScene) -> RecordedScene:
        aside = [self._fork()._detour(detour) for detour in scene.detours]
        instead = [self._fork()._way(lines, ()) for lines in scene.instead]
        return RecordedScene(scene.beats, (self._way(scene.lines, scene.stops), *instead, *aside), scene.otherwise)

    def _way(self, lines: tuple[ScriptLine, ...], stops: Iterable[Stop]) -> Way:
        left = list(stops)
        code = self._code(lines[0]) if lines and lines[0].seat == LEARNER else None
        passages = tuple(passage for line in lines for passage in self._play(line, left))
        if left:
            raise ScriptError(f"nothing stops at {left[0].event!r}")
        return Way(code, passages)

    def _detour(self, detour: Detour) -> Way:
        line = ScriptLine(LEARNER, detour.choice)
        code, stops = self._code(line), [Stop(detour.until, detour.beat)]
        (passage,) = self._play(line, stops)
        if stops:
            raise ScriptError(f"nothing stops at {detour.until!r}")
        (pause,) = passage.pauses
        news = passage.news
        shown = slice(pause.before)
        begun = ViewNews(LEARNER, news.events[shown], news.changes[shown], None)
        return Way(code, (RecordedPassage(begun, (pause,)),), back=True)

    def _free(self, scene: FreeScene) -> RecordedScene:
        ways = tuple(self._fork()._freely(scene, choice.text) for choice in self._game.choices(LEARNER))
        return RecordedScene(scene.beats, ways, "")

    def _freely(self, scene: FreeScene, choice: str) -> Way:
        line = ScriptLine(LEARNER, choice)
        code, passages = self._code(line), tuple(self._play(line, []))
        if not self._game.over:
            return Way(code, passages, last=scene.safe)
        won = LEARNER in self._game.result.winners
        return Way(code, passages, last=scene.won if won else scene.out, back=not won)

    def _play(self, line: ScriptLine, stops: list[Stop]) -> Iterator[RecordedPassage]:
        then = self._now
        self._game = then.game.copy()
        self._game.play(line.seat, line.choice)
        self._questions = next_decisions(self._questions, self._game, line.seat)
        news = news_for(then, self._now, line.seat, [AS_LEARNER]).get(AS_LEARNER)
        if news is not None:
            said = [str(event) for event in self._game.news(LEARNER, then.game.entries)]
            yield RecordedPassage(_not_undone(news), tuple(_pauses(said, stops)))

    @property
    def _now(self) -> Moment:
        return Moment(self._game, self._questions)

    def _code(self, line: ScriptLine) -> int:
        return next(choice.code for choice in self._game.choices(line.seat) if choice.text == line.choice)

    def _fork(self) -> Recorder:
        fork = Recorder.__new__(Recorder)
        fork._script, fork._start = self._script, self._start
        fork._game, fork._questions = self._game, self._questions
        return fork

    def _ending(self) -> Outcome | None:
        if self._script.ending is None:
            return None
        game, chance = self._game.copy(), random.Random(self._script.ending)
        while not game.over:
            seat = game.to_act[0]
            game.play(seat, chance.choice(game.choices(seat)))
        return outcome_of(game)


def _not_undone(seen: Told) -> Told:
    """Remove undo: in a lesson nothing can be undone."""
    if seen.prompt is None:
        return seen
    return replace(seen, prompt=replace(seen.prompt, may_take_back=False))


def _pauses(said: list[str], stops: list[Stop]) -> Iterator[Pause]:
    """A pause for each stop that matches one of these sentences, in order; matched stops are removed from the list."""
    for number, sentence in enumerate(said):
        while stops and stops[0].event == sentence:
            stop = stops.pop(0)
            yield Pause(number if stop.before else number + 1, stop.beat)


def _info(script: Script) -> TableInfo:
    spec = TableSpec(script.game, script.players)
    return TableInfo(
        id="lesson",
        status="playing",
        table=spec,
        seats=tuple(map(_seat, range(script.players))),
        host=None,
        spectators=0,
        commitment="",
        created=0.0,
        started=0.0,
        ended=None,
        previous=None,
        next=None,
        code=None,
    )


def _seat(seat: int) -> SeatInfo:
    mine = seat == LEARNER
    return SeatInfo(
        seat=seat,
        kind="person" if mine else "bot",
        name="",
        guest=None,
        level=None if mine else OTHERS_LEVEL,
        here=mine,
        away=False,
        consents=False,
    )
