"""A moment of Express, drawn in text and played on in words, so that a test reads like the rules."""

from __future__ import annotations

import copy
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import folsom
from folsom.express.components import (
    ACTION_NAMES,
    CHARACTER_NAMES,
    EVENT_NAMES,
    FIRST_BULLET,
    KINDS,
    TEAM_PLAYERS,
)
from folsom.express.events import REASONS
from folsom.express.state import EVENT, MARSHAL_MET, State
from tests.support.scenes.events import SceneEvents
from tests.support.scenes.express.sentences import IN_VAIN, Option, Sentence, way_between, ways_among
from tests.support.scenes.express.setting import Counts, Setting, Words
from tests.support.scenes.express.train import (
    all_in_the_caboose,
    bandits_drawn,
    card_name,
    cells_of,
    folded,
    members,
    read_train,
    token_word,
    train_of,
)
from tests.support.scenes.rows import LEVELS, same_train

SOURCES = {EVENT: "event", MARSHAL_MET: "Marshal"}


class Forced(NamedTuple):
    """What the engine did for a seat: a choice of one option, or a card without effect."""

    place: int  # in the log
    seat: int
    option: Option


class Scene(SceneEvents):
    """A game at a moment that a test draws, in the language of `tests.support.scenes`.

    A capitalised keyword is what that bandit holds (`Belle="purse jewel"`), any other an option of the table.
    `seats` names the bandits in seat order (by default that of the letters), `teams` does so for the game of two
    (`"Tuco Cheyenne, Django Doc"`); `first` is the first player. `fired={"Tuco": "Belle x2"}` says whom a bandit
    has hit already, `met` and `suffered` how many neutral bullets one took from the Marshal and in events; all
    other tokens and bullets are in the box, or still unspent.

    Without `hands` the scene is at the start of Stealin', and `play` puts the cards of its sentences in the pile;
    `kept` are the cards that experts have kept. With `hands` it is at the first turn of Schemin'; who isn't named
    there holds one card of each action.
    """

    def __init__(
        self,
        drawing: str | None = None,
        *,
        seats: str | None = None,
        teams: str | None = None,
        first: str | None = None,
        round_card: str = "Bridge",
        round_number: int = 1,
        fired: Words | None = None,
        met: Counts | None = None,
        suffered: Counts | None = None,
        hands: Words | None = None,
        kept: Words | None = None,
        discards: Words | None = None,
        on_top: Counts | None = None,
        seed: int = 0,
        **held_and_options: Any,
    ) -> None:
        held = {name: words for name, words in held_and_options.items() if name in CHARACTER_NAMES}
        options = {name: value for name, value in held_and_options.items() if name not in held}
        named = (teams or seats or "").replace(",", "").split()
        train = read_train(drawing) if drawing else all_in_the_caboose(named)
        self.characters = named or bandits_drawn(train)
        players = TEAM_PLAYERS if teams else len(self.characters)
        self._setting = setting = Setting(self.characters, players, seed, options)
        setting.lay_train(train, held)
        setting.turn_up(round_card, round_number)
        setting.state.first = self.seat(first) if first else 0
        setting.give_bullets(fired or {}, met or {}, suffered or {})
        setting.lay_decks(kept or {}, discards or {}, on_top or {})
        self._game = None if hands is None else folsom.Express.at(setting.begin_scheming(hands))
        self._told = 0  # how far in the log the sentences are

    def _begin_stealing(self, pile: Sequence[tuple[str, str]]) -> None:
        """Someone keeps no card back, and so Stealin' begins with these cards in the pile."""
        self._game = folsom.Express.at(copy.deepcopy(self._setting).end_scheming(pile))
        self._game.play(0, "keep the rest")
        self._told = 1

    def bandit(self, name: str) -> int:
        """The number of a bandit."""
        return self._setting.bandit(name)

    def seat(self, name: str) -> int:
        """The seat that plays a bandit."""
        return self._setting.seat(name)

    # --- playing -----------------------------------------------------------------------------

    def play(self, *sentences: str) -> None:
        """Play these sentences one after the other.

        A choice that is forced may be said, and must then have been made, or be left out. Once all cards are
        resolved, the round's event follows and the next round is dealt.
        """
        said = [Sentence.read(text) for text in sentences]
        if self._game is None:
            self._begin_stealing([(sentence.who, sentence.card) for sentence in said if sentence.card])
        for sentence in said:
            for clause in sentence.clauses:
                self._say(self.seat(sentence.who), clause)

    def around(self, *clauses: str) -> None:
        """For each of these clauses a turn of everyone, in the order in which the turns come."""
        for clause in clauses:
            for _ in range(self.game.players):
                self.play(f"{self.to_act[0]} {clause}")

    def end_round(self) -> None:
        """Nobody has played a card: the round's event follows, and the next round is dealt."""
        self.play()

    def _say(self, seat: int, clause: str) -> None:
        for forced in self._forced():
            if forced.seat == seat and forced.option.can_be_said(clause):
                self._told = forced.place + 1
                return
        options = self._options(seat)
        meant = [code for code, option in options.items() if option.can_be_said(clause)]
        if len(meant) != 1:
            raise AssertionError(f"{clause!r} isn't a choice now; there are {sorted(map(str, options.values()))}")
        self._told = len(self.game.events()) + 1
        self.game.play(seat, meant[0])

    def _options(self, seat: int) -> dict[int, Option]:
        """The open choices of a seat."""
        aliases = self.game.position.aliases
        return {c.code: Option(c.text, ways_among(aliases(seat, c.code))) for c in self.game.choices(seat)}

    def _forced(self) -> Iterator[Forced]:
        """What was forced, or had no effect, since the last sentence."""
        moves, events = iter(self.game.moves), self.game.events()
        for place, event in enumerate(events):
            move = next(moves) if event.name == "chose" else None
            if place < self._told:
                continue
            if move is not None and move.forced:
                yield Forced(place, move.seat, Option(move.text, _ways_taken(events[place + 1 :])))
            if event.name == "no effect":
                action = ACTION_NAMES[event.facts["action"]].lower()
                yield Forced(place, event.facts["bandit"] >> self.state.team, Option(action + IN_VAIN, []))

    # --- what is offered ---------------------------------------------------------------------

    def offers(self, *sentences: str) -> set[str]:
        """What the last card of these sentences would let its player choose; nothing where it has no effect."""
        other = copy.copy(self)
        other._game = None if self._game is None else self._game.copy()
        other.play(*sentences)
        names = [event.name for event in other.game.events()]
        other._told = len(names) - names[::-1].index("revealed")
        if other._told == len(names):
            return other.choices(Sentence.read(sentences[-1]).who)
        option = str(next(other._forced()).option)
        return set() if option.endswith(IN_VAIN) else {option}

    def choices(self, name: str) -> set[str]:
        """What a bandit's player may choose now, in words, with ways along the train instead of cars."""
        return {str(option) for option in self._options(self.seat(name)).values()}

    @property
    def to_act(self) -> list[str]:
        """The bandits whose players have a choice to make, in seat order."""
        return [name for name in self.characters if self.seat(name) in self.game.to_act]

    # --- what is -----------------------------------------------------------------------------

    @property
    def game(self) -> folsom.Express:
        """The game, once it goes on from the drawing."""
        if self._game is None:
            raise AssertionError("nothing has been played in this scene yet")
        return self._game

    @property
    def state(self) -> State:
        """The truth."""
        return self._setting.state if self._game is None else self._game.position.state

    def shows(self, drawing: str) -> bool:
        """Whether the whole train is as drawn; if not, both are told."""
        return same_train(cells_of(train_of(self.state)), cells_of(read_train(drawing)))

    def held(self, name: str) -> str:
        """What a bandit holds, as it is drawn."""
        return folded(token_word(token) for token in members(self.state.held[self.bandit(name)]))

    def bullets(self, name: str) -> int:
        """A bandit's own bullets that are left."""
        return self.state.bullets[self.bandit(name)]

    def received(self, name: str) -> int:
        """The bullets of any kind that a bandit has received."""
        s, bandit = self.state, self.bandit(name)
        return s.shots_taken[bandit] + s.events_taken[bandit] + s.marshal_taken[bandit]

    @property
    def neutrals(self) -> int:
        """The neutral bullets that are left."""
        return self.state.neutral

    def hand(self, name: str) -> str:
        """The cards that a bandit's player holds."""
        return self._cards(name, self.state.hand)

    def deck(self, name: str) -> str:
        """The cards in the deck, or draw pile, of a bandit's player."""
        return self._cards(name, self.state.deck)

    def discard(self, name: str) -> str:
        """The cards in the discard of a bandit's player."""
        return self._cards(name, self.state.discard)

    def shown(self, name: str) -> str:
        """The cards of that discard that lie face up."""
        return self._cards(name, self.state.shown)

    def _cards(self, name: str, sets: list[int]) -> str:
        s, seat = self.state, self.seat(name)
        cards = sorted(members(sets[seat]), key=lambda card: card if s.team or card >= FIRST_BULLET else card % KINDS)
        return folded(card_name(s, seat, card) for card in cards)

    def view(self, name: str | None = None) -> folsom.ExpressView:
        """What a bandit's player sees, or a spectator."""
        return self.game.view(self.viewer(name))

    # --- what has happened -------------------------------------------------------------------

    @property
    def names(self) -> Mapping[str, Any]:
        """For each fact that is a number of something, the names of these things."""
        seats = [self.game.seat_name(seat) for seat in range(self.game.players)]
        return {
            "bandit": self.characters,
            "target": self.characters,
            "seat": seats,
            "first": seats,
            "action": ACTION_NAMES,
            "reason": REASONS,
            "event": EVENT_NAMES,
            "level": LEVELS,
            "source": SOURCES,
        }


def play_to_the_end(game: folsom.Express) -> None:
    """Let everyone take the last of their choices until the game is over."""
    while not game.over:
        seat = game.to_act[0]
        game.play(seat, game.choices(seat)[-1])


def _ways_taken(events: Sequence[folsom.Event]) -> list[str]:
    """The way along the train that the next event took, if it did."""
    facts = events[0].facts if events else {}
    return [way_between(facts["from_car"], facts["to_car"])] if "from_car" in facts else []
