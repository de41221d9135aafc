"""A script played on the real rules, and what the learner's eye sees of it written down."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
from msgspec import Struct

from folsom.games import Game
from folsom.lessons.script import LEARNER, Beat, Detour, FreeScene, LessonScene, Script, ScriptLine, Stop
from folsom.server.tables.decisions import PendingDecisions, first_decisions, next_decisions
from folsom.server.tables.views import Viewer, happened, outcome_of, view_for
from folsom.server.wire.bodies import SeatInfo, TableInfo, TableSpec
from folsom.server.wire.views import Change, Happening, Outcome, TableView

AnyGame = Game[Any, Any]
Patch = dict[str, Any]  # the fields of an eye that differ from those of the eye before; sights likewise
SIGHTS = ("express", "super")
OTHERS_LEVEL = "greenhorn"


class ScriptError(ValueError):
    """A script doesn't fit what the game does."""


class Pause(Struct, frozen=True):
    """A beat that comes before the event with this number."""

    before: int
    beat: Beat


class RecordedPassage(Struct, frozen=True):
    """What happens by one choice: its events, what each changes, where they pause, and what the eye sees then."""

    events: tuple[Happening, ...]
    changes: tuple[Change, ...]
    pauses: tuple[Pause, ...]
    view: Patch


class Way(Struct, frozen=True):
    """What a choice of the learner's, or none, leads to. `last` is said then; `back` goes to the scene's start."""

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
    """A lesson as the page plays it; the outcome is that of the same game, played to its end."""

    table: TableInfo
    view: TableView
    scenes: tuple[RecordedScene, ...]
    outcome: Outcome | None


class Recorder:
    """One game as a script plays it."""

    def __init__(self, script: Script) -> None:
        self._script = script
        self._game = script.deal()
        self._questions: PendingDecisions = first_decisions(self._game)
        self._start = self._view()
        self._told: dict[str, Any] = msgspec.to_builtins(self._start)

    def lesson(self) -> Lesson:
        """The whole lesson."""
        scenes = tuple(map(self._shown, self._script.scenes))
        return Lesson(_info(self._script), self._start, scenes, self._ending())

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
        shown = slice(pause.before)
        return Way(code, (RecordedPassage(passage.events[shown], passage.changes[shown], (pause,), {}),), back=True)

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
        before = self._game
        self._game = before.copy()
        self._game.play(line.seat, line.choice)
        self._questions = next_decisions(self._questions, self._game, line.seat)
        events, changes = happened(before, self._game, line.seat, LEARNER)
        if events:
            said = [str(event) for event in self._game.news(LEARNER, before.entries)]
            yield RecordedPassage(events, changes, tuple(_pauses(said, stops)), self._patch())

    def _patch(self) -> Patch:
        before, now = self._told, msgspec.to_builtins(self._view())
        self._told = now
        patch = _differing(before, now)
        return {**patch, **{name: _differing(before[name], now[name]) for name in SIGHTS if patch.get(name)}}

    def _view(self) -> TableView:
        view = view_for(self._game, Viewer(LEARNER, own=True), self._questions)
        return msgspec.structs.replace(view, may_take_back=False)

    def _code(self, line: ScriptLine) -> int:
        return next(choice.code for choice in self._game.choices(line.seat) if choice.text == line.choice)

    def _fork(self) -> Recorder:
        fork = Recorder.__new__(Recorder)
        fork._script, fork._start = self._script, self._start
        fork._game, fork._questions, fork._told = self._game, self._questions, self._told
        return fork

    def _ending(self) -> Outcome | None:
        if self._script.ending is None:
            return None
        game, chance = self._game.copy(), random.Random(self._script.ending)
        while not game.over:
            seat = game.to_act[0]
            game.play(seat, chance.choice(game.choices(seat)))
        return outcome_of(game)


def _differing(before: dict[str, Any], now: dict[str, Any]) -> Patch:
    return {name: value for name, value in now.items() if before[name] != value}


def _pauses(said: list[str], stops: list[Stop]) -> Iterator[Pause]:
    """The stops that are due among the events that are said so, in their order; they leave the list."""
    for number, sentence in enumerate(said):
        while stops and stops[0].event == sentence:
            stop = stops.pop(0)
            yield Pause(number if stop.before else number + 1, stop.beat)


def _info(script: Script) -> TableInfo:
    spec = TableSpec(script.game, script.players)  # type: ignore[arg-type]  # a game of GAMES
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
