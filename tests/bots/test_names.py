"""Bots by name: with budgets and parameters, by level, by entry point, and of one's own."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path
from typing import Any

import pytest

from folsom.bots import BOTS, LEVELS, Budget, Player, UnknownBot, names, player_named
from folsom.bots.names import ENTRY_POINT_GROUP
from folsom.bots.random_bot import RandomBot

GAME = "express"


@dataclass(frozen=True)
class Tunable(RandomBot):
    """A bot with a parameter of every kind."""

    depth: int = 3
    warmth: float = 0.5
    tree: str = "single"
    bold: bool = False

    def __post_init__(self) -> None:
        if self.tree not in {"single", "multi"}:
            raise ValueError(f"tree can be single or multi, not {self.tree!r}")


@pytest.fixture(autouse=True)
def _tunable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, GAME, {"random": RandomBot, "tunable": Tunable})


def refusal(name: str) -> str:
    """Why there is no such bot."""
    with pytest.raises(UnknownBot) as refused:
        player_named(name, GAME)
    return str(refused.value)


# --- budgets ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("written", "budget"),
    [
        ("random", Budget()),
        ("random:2000", Budget(iterations=2000)),
        ("random:100ms", Budget(milliseconds=100)),
        ("random:2.5ms", Budget(milliseconds=2.5)),
        ("random:2000+100ms", Budget(2000, 100)),
        ("random:100ms+2000", Budget(2000, 100)),
    ],
)
def test_a_budget_stands_behind_the_name(written: str, budget: Budget) -> None:
    assert player_named(written, GAME) == Player(written, RandomBot(), budget)


@pytest.mark.parametrize(
    ("budget", "written"),
    [
        (Budget(), ""),
        (Budget(iterations=2000), "2000"),
        (Budget(milliseconds=100), "100ms"),
        (Budget(milliseconds=2.5), "2.5ms"),
        (Budget(2000, 100), "2000+100ms"),
    ],
)
def test_a_budget_is_written_as_it_is_read(budget: Budget, written: str) -> None:
    assert str(budget) == written
    if written:
        assert player_named(f"random:{written}", GAME).budget == budget


def test_a_budget_is_true_where_it_says_something() -> None:
    assert not Budget()
    assert Budget(iterations=1)
    assert Budget(milliseconds=1)


@pytest.mark.parametrize("text", ["", "fast", "100 s", "1.5", "2000,100ms", "2000+", "1+2", "1ms+2ms", "1+2ms+3", "ms"])
def test_what_is_no_budget_is_answered_with_how_one_is_written(text: str) -> None:
    assert refusal(f"random:{text}") == (
        f"in 'random:{text}', {text!r} isn't a budget: write iterations (2000), a time (100ms) or both (2000+100ms)"
    )


@pytest.mark.parametrize("text", ["0", "-5", "0ms", "-1ms", "infms", "nanms", "10+0ms", "0+10ms"])
def test_a_budget_is_more_than_nothing_and_not_endless(text: str) -> None:
    assert refusal(f"random:{text}") == (
        f"in 'random:{text}', {text!r} isn't a budget: it must be above zero and finite"
    )


def test_there_is_one_budget() -> None:
    assert refusal("random:5:6ms") == (
        "'random:5:6ms' has two budgets; to limit iterations and time, write search:2000+100ms"
    )


# --- parameters --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("written", "bot"),
    [
        ("tunable", Tunable()),
        ("tunable:depth=5", Tunable(depth=5)),
        ("tunable:warmth=1", Tunable(warmth=1.0)),
        ("tunable:tree=multi:bold=on", Tunable(tree="multi", bold=True)),
        ("tunable:bold=off:20:depth=1", Tunable(depth=1)),
    ],
)
def test_parameters_are_read_as_what_their_defaults_are(written: str, bot: Tunable) -> None:
    assert player_named(written, GAME).bot == bot


@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        ("colour=red", "there is no parameter 'colour'; known parameters: depth, warmth, tree, bold"),
        ("=1", "there is no parameter ''; known parameters: depth, warmth, tree, bold"),
        ("depth=deep", "depth must be a number such as 3, not 'deep'"),
        ("depth=1.5", "depth must be a number such as 3, not '1.5'"),
        ("warmth=", "warmth must be a number such as 0.5, not ''"),
        ("bold=yes", "bold must be on or off, not 'yes'"),
    ],
)
def test_a_parameter_that_cannot_be_is_answered_with_what_can(settings: str, reason: str) -> None:
    assert refusal(f"tunable:{settings}") == f"in 'tunable:{settings}', {reason}"


def test_a_bot_without_parameters_has_none() -> None:
    assert refusal("random:depth=1") == "in 'random:depth=1', there is no parameter 'depth'; known parameters: none"


def test_a_parameter_is_set_once() -> None:
    assert refusal("tunable:depth=1:depth=2") == "'tunable:depth=1:depth=2' sets depth twice"


def test_what_a_bot_refuses_is_told_in_its_own_words() -> None:
    assert refusal("tunable:tree=oak") == (
        "can't create bot 'tunable:tree=oak': tree can be single or multi, not 'oak'"
    )


@pytest.mark.parametrize("game", LEVELS)
def test_every_bot_of_every_game_can_be_named(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    monkeypatch.undo()
    for name, kind in BOTS[game].items():
        assert player_named(name, game) == Player(name, kind())


# --- levels ------------------------------------------------------------------------------------


def test_a_level_is_a_player_that_is_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    colt = Player("colt", RandomBot(), Budget(iterations=3))
    monkeypatch.setitem(LEVELS, GAME, {"colt": colt})
    assert player_named("colt", GAME) is colt
    assert "known bots are random, tunable, colt, and your own" in refusal("foal")


@pytest.mark.parametrize("game", LEVELS)
def test_every_level_is_called_what_it_is_listed_as(game: str) -> None:
    for name, player in LEVELS[game].items():
        assert player_named(name, game).name == player.name == name
        assert name not in BOTS[game]


@pytest.mark.parametrize("name", ["wizard", "", ":", ":Class"])
def test_an_unknown_bot_is_answered_with_those_there_are(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setitem(LEVELS, GAME, {})
    assert refusal(name) == f"there is no bot {name!r}; known bots are random, tunable, and your own as module:Class"


def test_a_level_takes_no_budget() -> None:
    reason = "legend is a level and has its own budget: write 'legend' alone, or a bot such as search:100ms"
    assert refusal("legend:100ms") == reason


# --- one's own -----------------------------------------------------------------------------------

RANCH = """
from dataclasses import dataclass, field

class First:
    def choose(self, view, choices, budget, rng):
        return choices[0]

@dataclass
class Nth:
    place: int = 0
    def choose(self, view, choices, budget, rng):
        return choices[self.place]

@dataclass
class Odd:
    needed: int
    given: int = 1
    maybe: int | None = None
    rows: list = field(default_factory=list)

class Needy:
    def __init__(self, something):
        pass

NUMBER = 7
"""
MODULES = {"ranch": RANCH, "broken_ranch": "1 / 0", "lost_ranch": "import no_such_ranch"}


@pytest.fixture
def ranch(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Path]:
    """The current folder, with modules of one's own bots, which Python doesn't look into by itself."""
    for module, text in MODULES.items():
        (tmp_path / f"{module}.py").write_text(text)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [place for place in sys.path if place])
    yield tmp_path
    for module in MODULES:
        sys.modules.pop(module, None)


def chosen(player: Player, choices: list[Any]) -> Any:
    view: Any = None
    rng: Any = None
    return player.choose(view, choices, rng)


@pytest.mark.usefixtures("ranch")
def test_a_class_of_a_module_in_the_current_folder_is_a_bot() -> None:
    player = player_named("ranch:First", GAME)
    assert (player.name, player.budget) == ("ranch:First", Budget())
    assert chosen(player, ["first", "second"]) == "first"


@pytest.mark.usefixtures("ranch")
def test_it_takes_a_budget_and_parameters_like_any_other() -> None:
    player = player_named("ranch:Nth:10ms:place=1", GAME)
    assert player.budget == Budget(milliseconds=10)
    assert chosen(player, ["first", "second"]) == "second"


def test_the_current_folder_is_looked_into_once(ranch: Path) -> None:
    for _ in range(3):
        player_named("ranch:First", GAME)
    assert sys.path.count(str(ranch)) == 1


@pytest.mark.usefixtures("ranch")
@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("ranch:Nobody", "can't load bot 'ranch:Nobody': module 'ranch' has no attribute 'Nobody'"),
        ("ranch:", "can't load bot 'ranch:': module 'ranch' has no attribute ''"),
        ("no_such_ranch:First", "there is no bot 'no_such_ranch:First'; known bots are random, tunable, "),
        ("serch:100ms", "there is no bot 'serch:100ms'; known bots are random, tunable, "),
        ("lost_ranch:First", "can't load bot 'lost_ranch:First': No module named 'no_such_ranch'"),
        ("ranch:Odd:needed=1", "in 'ranch:Odd:needed=1', there is no parameter 'needed'; known parameters: given"),
        ("ranch:Odd:rows=1", "in 'ranch:Odd:rows=1', there is no parameter 'rows'; known parameters: given"),
        ("ranch:Odd:maybe=1", "in 'ranch:Odd:maybe=1', there is no parameter 'maybe'; known parameters: given"),
        ("broken_ranch:First", "can't load bot 'broken_ranch:First': division by zero"),
        ("ranch:NUMBER", "can't create bot 'ranch:NUMBER': 'int' object is not callable"),
        ("ranch:First:place=1", "in 'ranch:First:place=1', there is no parameter 'place'; known parameters: none"),
        ("ranch:First:slow", "in 'ranch:First:slow', 'slow' isn't a budget: write"),
        (
            "collections:Counter",
            "'collections:Counter' isn't a bot: it has no method choose(view, choices, budget, rng)",
        ),
    ],
)
def test_what_is_no_bot_is_answered_with_the_reason(name: str, reason: str) -> None:
    assert refusal(name).startswith(reason)


@pytest.mark.usefixtures("ranch")
def test_a_class_that_needs_more_than_it_gets_is_refused() -> None:
    assert refusal("ranch:Needy").startswith("can't create bot 'ranch:Needy': ")
    assert "missing 1 required positional argument: 'something'" in refusal("ranch:Needy")


# --- entry points ----------------------------------------------------------------------------------


def offer(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    """Install a package that offers a bot."""
    points = EntryPoints(
        [EntryPoint(name, value, ENTRY_POINT_GROUP), EntryPoint(name, "nowhere:Other", "another.group")]
    )

    def offered(*, group: str, name: str) -> EntryPoints:
        return points.select(group=group, name=name)

    monkeypatch.setattr(names, "entry_points", offered)


@pytest.mark.usefixtures("ranch")
def test_a_package_can_offer_a_bot_by_its_name(monkeypatch: pytest.MonkeyPatch, ranch: Path) -> None:
    monkeypatch.syspath_prepend(ranch)
    offer(monkeypatch, "wrangler", "ranch:Nth")
    player = player_named("wrangler:50:place=1", GAME)
    assert (player.name, player.budget) == ("wrangler:50:place=1", Budget(iterations=50))
    assert chosen(player, ["first", "second"]) == "second"
    assert refusal("rancher").startswith("there is no bot 'rancher'")


def test_a_bot_of_the_game_comes_before_one_that_is_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    offer(monkeypatch, "random", "nowhere:Bot")
    assert player_named("random", GAME).bot == RandomBot()


def test_a_bot_that_is_offered_but_cannot_be_loaded_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    offer(monkeypatch, "wrangler", "nowhere_at_all:Bot")
    assert refusal("wrangler") == "can't load bot 'wrangler': No module named 'nowhere_at_all'"


def test_a_game_is_also_known_by_its_former_key() -> None:
    assert player_named("legend", "superexpress") is player_named("legend", "super")
