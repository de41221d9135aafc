"""Writing a record."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from folsom.locale import FALLBACK
from folsom.notation.forms import AnyGame
from folsom.notation.headers import CHANCE, COMMITMENT, FORMAT, SECRET, SEED, option_titles
from folsom.notation.lines import COMMENT
from folsom.notation.story import EntryKind, Story, derived_words, result_words, table_of


def write(game: AnyGame, language: str = FALLBACK) -> str:
    """The record of a game, finished or not, with comments in a language."""
    headers = [f"{title}: {value}" for title, value in _headers(game)]
    sections = [headers, *_body(game, language), _ending(game, language)]
    return "\n\n".join("\n".join(section) for section in sections if section) + "\n"


def _headers(game: AnyGame) -> Iterator[tuple[str, str]]:
    table = table_of(game)
    yield "Folsom", FORMAT
    yield "Game", game.name
    yield "Players", str(game.players)
    yield from _source(game)
    if game.character_names:
        yield "Characters", _by_seat([name or CHANCE for name in table["characters"]], game.players)
    if game.car_names:
        yield "Cars", ", ".join(name or CHANCE for name in table["cars"])
    if game.has_first_player:
        yield "First player", CHANCE if table["first_player"] is None else f"seat {table['first_player'] + 1}"
    for title, option in option_titles(type(game)).items():
        if table[option.name] != option.values[0]:
            yield title, table[option.name].replace("_", " ")
    yield from derived_words(game).items()


def _source(game: AnyGame) -> Iterator[tuple[str, str]]:
    """What the game is dealt from."""
    if game.secret is None:
        yield SEED, str(game.seed)
    else:
        yield SECRET, game.secret.hex()
        yield COMMITMENT, str(game.commitment)


def _by_seat(characters: Sequence[str], seats: int) -> str:
    """The characters by seat; those of a team are joined."""
    crew = len(characters) // seats
    return ", ".join(" & ".join(characters[seat * crew : (seat + 1) * crew]) for seat in range(seats))


def _body(game: AnyGame, language: str) -> list[list[str]]:
    """The lines of each round; the boarding of the bandits comes before the first (S1.3, X11.2)."""
    rounds: list[list[str]] = [[]]
    for entry in Story(game, language).news():
        if entry.kind is EntryKind.ROUND:
            rounds.append([])
        rounds[-1].append(str(entry))
    return rounds


def _ending(game: AnyGame, language: str) -> list[str]:
    why = [f"{COMMENT} {game.result.said(language)}"] if game.over else []
    return [*why, f"Result: {result_words(game)}"]
