"""Every language says everything, with the same facts, and whoever asks gets the one they want."""

from __future__ import annotations

from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from folsom.locale import FALLBACK, LANGUAGES, known, preferred, text_of
from folsom.locale.speech import SERVER_FILES, NoSuchSentence, sentence
from folsom.server.emotes import BYE_REASONS, EMOTES
from folsom.server.refusals import FACTS, REFUSALS, UNSAID

SAMPLES: dict[str, Any] = {
    "where": "table.players",
    "limit": 24,
    "allowed": "GET, POST",
    "number": "0a1b2c3d",
    "seconds": 20,
    "level": "rustlr",
    "levels": "rustler, outlaw",
    "seats": 3,
    "players": 4,
    "shortest": 5,
    "longest": 14,
    "seat": 2,
    "emotes": "howdy, thanks",
    "line": 12,
    "field": "colour",
    "wanted": "int",
    "value": "perhaps",
    "form": "^[a-z]$",
    "bound": ">= 2",
    "lowest": 2,
    "highest": 6,
    "option": "expert",
    "options": "expert, ghost",
    "values": "on",
    "chosen": 3,
    "needed": 4,
    "character": "Bella",
    "characters": "Belle, Doc",
}
NEEDED = {
    **{code: set() if code in UNSAID else set(FACTS.get(code, ())) for code in REFUSALS},
    **{f"bye-{bye}": set() for bye in BYE_REASONS},
}


class Variables(Visitor):
    """Collects what a message asks for."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # the library's name
        self.names.add(node.id.name)


def entries(language: str) -> list[ast.EntryType]:
    return [entry for file in SERVER_FILES for entry in FluentParser().parse(text_of(language, file)).body]


def messages(language: str) -> list[ast.Message]:
    return [entry for entry in entries(language) if isinstance(entry, ast.Message)]


def variables(message: ast.Message) -> set[str]:
    visitor = Variables()
    visitor.visit(message)
    return visitor.names


# --- the files -----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_sentence_once_with_the_facts_that_there_are(language: str) -> None:
    found = messages(language)
    assert {message.id.name: variables(message) for message in found} == NEEDED
    assert len(found) == len(NEEDED)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_can_be_read_to_its_end(language: str) -> None:
    assert [entry for entry in entries(language) if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("count", [1, 2, 20])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said_without_an_error(language: str, count: int) -> None:
    facts = {name: count if isinstance(sample, int) else sample for name, sample in SAMPLES.items()}
    bundle = FluentBundle([language])
    for file in SERVER_FILES:
        bundle.add_resource(FluentResource(text_of(language, file)))
    for name, asked in NEEDED.items():
        pattern = bundle.get_message(name).value
        assert pattern is not None
        said, errors = bundle.format_pattern(pattern, {fact: facts[fact] for fact in asked})
        assert errors == []
        assert str(said).strip()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_that_is_refused_ends_like_one(language: str) -> None:
    for code in REFUSALS:
        said = sentence(language, code, **SAMPLES)
        assert said[0].isupper()
        assert said.endswith(".")


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != FALLBACK])
def test_nothing_was_left_in_english(language: str) -> None:
    same = {name for name in NEEDED if sentence(language, name, **SAMPLES) == sentence(FALLBACK, name, **SAMPLES)}
    assert same == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_gesture_has_its_words_at_the_table(language: str) -> None:
    words = [
        entry for entry in FluentParser().parse(text_of(language, "table.ftl")).body if isinstance(entry, ast.Message)
    ]
    assert {f"emote-{emote}" for emote in EMOTES} == {
        word.id.name for word in words if word.id.name.startswith("emote-")
    }


# --- grammar -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "seconds", "ending"),
    [
        ("en", 1, "in 1 second."),
        ("en", 2, "in 2 seconds."),
        ("it", 1, "fra 1 secondo."),
        ("it", 8, "fra 8 secondi."),
        ("ro", 1, "peste 1 secundă."),
        ("ro", 19, "peste 19 secunde."),
        ("ro", 20, "peste 20 de secunde."),
        ("el", 1, "σε 1 δευτερόλεπτο."),
        ("el", 20, "σε 20 δευτερόλεπτα."),
        ("nb", 1, "om 1 sekund."),
        ("nb", 20, "om 20 sekunder."),
    ],
)
def test_numbers_have_the_plural_of_their_language(language: str, seconds: int, ending: str) -> None:
    assert sentence(language, "too-many", seconds=seconds).endswith(ending)


def test_greek_players_are_in_the_accusative() -> None:
    assert " 1 παίκτη χρειάζεται" in sentence("el", "seats-differ", players=1, seats=2)
    assert " 4 παίκτες χρειάζεται" in sentence("el", "seats-differ", players=4, seats=2)


# --- which language ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("it", "it"),
        ("it-CH, en;q=0.5", "it"),
        ("fr, de;q=0.9, ro;q=0.5", "ro"),
        ("en;q=0.5, el;q=0.8", "el"),
        ("EL", "el"),
        ("nb", "nb"),
        ("no", "nb"),
        ("nn-NO", "nb"),
        ("fr", "en"),
        ("", "en"),
        ("*", "en"),
        ("*;q=0.1, ro;q=0.5", "ro"),
        ("it;q=0, ro;q=0.1", "ro"),
        ("it;q=0", "en"),
        ("it;q=x, ro;q=0.1", "ro"),
        ("it;q=7, ro;q=0.1", "ro"),
        ("it;q=nan, ro;q=0.1", "ro"),
        ("it;level=1, ro;q=0.1", "ro"),
        (" it ; q=0.9 ,ro; q=1", "ro"),
        (",;,q=;=", "en"),
        ("it,ro", "it"),
        ("x" * 10_000 + ",it", "en"),
    ],
)
def test_the_browser_gets_the_language_that_it_wants_most(header: str, language: str) -> None:
    assert preferred(header) == language


@pytest.mark.parametrize(("tag", "language"), [("nb_NO", "nb"), ("RO", "ro"), ("", None), ("fr", None), ("e", None)])
def test_a_language_is_known_by_its_tag(tag: str, language: str | None) -> None:
    assert known(tag) == language


def test_a_language_that_there_isnt_answers_in_english() -> None:
    assert sentence("fr", "game-over") == "The game is over."


def test_a_sentence_that_there_isnt_is_a_mistake() -> None:
    with pytest.raises(NoSuchSentence):
        sentence("en", "no-such-sentence")
