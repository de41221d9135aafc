"""Every event, choice and result has its sentence, in every language, and it can be said."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from folsom.games import GAMES, Express, Game
from folsom.kernel.choices import choice_sentences
from folsom.locale import FALLBACK, LANGUAGES, telling, text_of
from folsom.locale.speech import capital, read_sentences, sentence, speech
from tests.support.random_games import play_on, random_games
from tools.page_sentences import FILE, GAMES_TOLD, events_of, told

by_language = pytest.mark.parametrize("language", LANGUAGES)
by_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
SILENT = {"express": ["chose"], "super": []}  # what another event says
TERMINAL = ("terminal.ftl", "reminders.ftl")
RESULTS = (
    *("result-richest", "result-shared", "result-by-bullets", "result-points"),
    *("result-last-standing", "result-locomotive", "result-most-valuable", "result-nobody"),
)


# --- what is declared ------------------------------------------------------------------------------


@by_game
def test_every_event_declares_a_sentence_or_is_told_by_another(game: type[Game[Any, Any]]) -> None:
    silent = [kind.name for kind in game.position_type.kinds if not kind.sentence]
    assert silent == SILENT[game.name.casefold()]


@by_game
@by_language
def test_a_language_has_the_sentence_of_every_event(game: type[Game[Any, Any]], language: str) -> None:
    declared = [kind.sentence for kind in game.position_type.kinds if kind.sentence]
    assert [sentence for sentence in declared if not speech(language).has(sentence)] == []


@by_game
@by_language
def test_a_language_has_the_sentence_of_every_kind_of_choice(game: type[Game[Any, Any]], language: str) -> None:
    declared = choice_sentences(tuple(game.choice_kinds))
    assert len(declared) == len(game.choice_kinds), f"of {game.choice_kinds} only {list(declared)} declare a sentence"
    assert [sentence for sentence in declared.values() if not speech(language).has(sentence)] == []


@by_language
def test_a_language_has_the_sentence_of_every_result(language: str) -> None:
    assert [sentence for sentence in RESULTS if not speech(language).has(sentence)] == []


# --- what is said ----------------------------------------------------------------------------------


@by_language
@pytest.mark.parametrize("game", GAMES_TOLD, ids=lambda game: f"{game.name} {game.players}")
def test_every_event_is_said_in_a_whole_sentence(game: Game[Any, Any], language: str) -> None:
    for event in events_of(game):
        said = event.said(language)
        assert said == capital(said), event
        assert said[-1] in ".!", event
        assert "{" not in said, f"{event} lacks a word: {said}"


@by_language
def test_a_card_of_a_team_says_once_whose_it_is(language: str) -> None:
    game = Express(players=2, seed=7)
    said = [event.said(language) for event in events_of(game) if event.name == "revealed"]
    assert [sum(words.count(bandit) for bandit in game.cast.bandits) for words in said] == [1] * len(said), said


@by_game
@by_language
def test_every_choice_and_result_is_said_and_choices_are_told_apart(game: type[Game[Any, Any]], language: str) -> None:
    for played, rng in random_games(game, 2):
        for choice in play_on(played, rng):
            said = [played.said(option, language) for option in played.choices(choice.seat)[:20]]
            assert len(set(said)) == len(said)
            assert not any("{" in words for words in said)
        assert "{" not in played.result.said(language)


def test_what_the_page_is_compared_with_is_fresh() -> None:
    assert FILE.read_text(encoding="utf-8") == told(), "run `make docs`, or `python -m tools.page_sentences`"


@pytest.mark.parametrize(
    ("language", "money", "names"),
    [
        ("en", "$1,250", "A, B, and C"),
        ("it", "1250\N{NO-BREAK SPACE}$", "A, B e C"),
        ("ro", "1.250\N{NO-BREAK SPACE}$", "A, B și C"),
        ("el", "1.250\N{NO-BREAK SPACE}$", "A, B και C"),
        ("nb", "1\N{NO-BREAK SPACE}250\N{NO-BREAK SPACE}$", "A, B og C"),
    ],
)
def test_money_and_lists_are_written_as_in_the_language(language: str, money: str, names: str) -> None:
    assert speech(language).money(1250) == money
    assert speech(language).listed("ABC") == names


# --- the files of the terminal -----------------------------------------------------------------------


class _Words(Visitor):
    """Collects the words that a message asks for."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # the library's name
        self.names.add(node.id.name)


def _shape(language: str, file: str) -> dict[str, set[str]]:
    """Every message and form of a file, with its words; how many act matters only in some languages."""
    shape: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text_of(language, file)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            parts = {entry.id.name: entry.value, **{f"{entry.id.name}.{a.id.name}": a.value for a in entry.attributes}}
            for name, pattern in parts.items():
                words = _Words()
                words.visit(pattern)
                assert name not in shape, f"{name} stands twice"
                shape[name] = words.names - {"seats", "gender"}
    return shape


@pytest.mark.parametrize("file", TERMINAL)
@by_language
def test_a_language_has_all_that_the_terminal_says_with_the_same_words_in_it(language: str, file: str) -> None:
    assert _shape(language, file) == _shape(FALLBACK, file)


# --- what it costs -----------------------------------------------------------------------------------


def test_who_asks_for_no_sentence_never_loads_fluent() -> None:
    script = (
        "import sys, folsom\n"
        "game = folsom.Super(players=3, seed=1)\n"
        "game.play(0, game.choices(0)[0]); game.events(0); game.view(0)\n"
        "print([name for name in sys.modules if name.startswith(('fluent', 'babel'))])"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


@by_game
def test_events_are_made_without_their_sentences(game: type[Game[Any, Any]], monkeypatch: pytest.MonkeyPatch) -> None:
    """The server makes events by the thousand, and sends no sentence."""

    def too_early(*_: object) -> str:
        raise AssertionError("nobody has asked for a sentence")

    monkeypatch.setattr(telling, "event_sentence", too_early)
    for played, rng in random_games(game, 1):
        before = played.copy()
        for _ in play_on(played, rng):
            played.events(0)
        assert before.entries < played.entries


def test_a_server_that_has_read_its_sentences_reads_no_file_while_it_serves(monkeypatch: pytest.MonkeyPatch) -> None:
    read_sentences()
    monkeypatch.setattr("folsom.locale.speech.text_of", _no_file)
    for language in LANGUAGES:
        assert sentence(language, "bye-restart")
    assert all(map(speech(FALLBACK).has, RESULTS))


def _no_file(language: str, name: str) -> str:
    raise AssertionError(f"{language}/{name} is read only now")
