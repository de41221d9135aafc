"""The table of a scene: a whole state of Express, made from words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from folsom.express.components import (
    ALL_CARD_NAMES,
    BULLETS,
    CARD_KINDS,
    CARS,
    CHARACTER_NAMES,
    FIRST_BULLET,
    FIRST_STATION,
    INSIDE,
    KINDS,
    NEUTRAL_BULLETS,
    POWER_OF,
    ROUNDS,
    SEATS,
    SECOND_STRONGBOX,
    SMALL_TABLE,
    SOLO_DECK,
    TEAM_DECK,
    TEAM_PLAYERS,
    TURN_COUNT,
    TURNS_MAX,
)
from folsom.express.position import Position
from folsom.express.state import BYTE, KEEPING, SCHEMING, SEAT_OF_BITS, SHOOTER_BITS
from folsom.express.table import make_table
from folsom.kernel import seed_chance
from tests.support.scenes.express.train import LETTERS, MARSHAL_LETTER, Box, Train, card_name, counted, members

Words = Mapping[str, str]  # by bandit
Counts = Mapping[str, int]  # by bandit


class Setting:
    """A table with its bandits; everything else is laid on it step by step, and what isn't stays in the box."""

    def __init__(self, characters: Sequence[str], players: int, seed: int, options: Mapping[str, Any]) -> None:
        self.characters = list(characters)
        self.state = s = make_table(players, characters, **options).template(seed_chance(seed))
        s.bandits, s.team, s.first = len(characters), int(players == TEAM_PLAYERS), 0
        for bandit, name in enumerate(characters):
            s.having[int(POWER_OF[CHARACTER_NAMES.index(name)])] |= 1 << bandit
        s.lost_purse = (1 << s.bandits) - 1

    def bandit(self, name: str) -> int:
        """The number of a bandit."""
        return self.characters.index(name)

    def seat(self, name: str) -> int:
        """The seat that plays a bandit."""
        return self.bandit(name) >> self.state.team

    # --- the train and the round card --------------------------------------------------------

    def lay_train(self, train: Train, held: Words) -> None:
        """Cars, bandits, Marshal and loot as drawn, and what the bandits hold."""
        s, box = self.state, Box()
        s.cars, s.car_kind = len(train[INSIDE]), list(range(CARS))
        for level, row in enumerate(train):
            for car, cell in enumerate(row):
                s.loot[car + CARS * level] = box.take(cell)
                for letter in set(cell) & set(LETTERS):
                    s.floor[level] |= 1 << BYTE * car + self.bandit(LETTERS[letter])
        self._put_marshal(train[INSIDE])
        for name, words in held.items():
            s.held[self.bandit(name)] = box.take(counted(words))
        s.second_box_aside = int(SECOND_STRONGBOX.bit_length() - 1 in box.left)

    def _put_marshal(self, cars: list[list[str]]) -> None:
        (self.state.marshal,) = (car for car, cell in enumerate(cars) if MARSHAL_LETTER in cell)
        if set(cars[self.state.marshal]) & set(LETTERS):
            raise ValueError("nobody stays inside the Marshal's car (X6.1)")

    def turn_up(self, name: str, round_number: int) -> None:
        """A round card lies open, a station always in the last round; the cards before it were others."""
        s, card = self.state, ALL_CARD_NAMES.index(name)
        first = CARD_KINDS if s.players > SMALL_TABLE else 0
        if card < FIRST_STATION:
            card += first
        s.round_number = (ROUNDS if card >= FIRST_STATION else round_number) - 1
        others = [other for other in range(first, first + CARD_KINDS) if other != card]
        s.round_cards = [*others[: s.round_number], card, *[0] * (ROUNDS - 1 - s.round_number)]
        row = card * (SEATS + 1) + s.players
        s.turns, s.turns_at = int(TURN_COUNT[row]), row * TURNS_MAX

    # --- bullets and cards -------------------------------------------------------------------

    def give_bullets(self, fired: Words, met: Counts, suffered: Counts) -> None:
        """Who has hit whom, and who took how many neutral bullets from the Marshal and in events."""
        s = self.state
        s.bullets = [BULLETS] * s.bandits + [0] * (SEATS - s.bandits)
        for shooter, targets in fired.items():
            for target in counted(targets):
                s.bullets[self.bandit(shooter)] -= 1
                s.shots_taken[self.bandit(target)] += 1
                s.shots_by[self.bandit(target)] += 1 << SHOOTER_BITS * self.bandit(shooter)
        for name, count in met.items():
            s.marshal_taken[self.bandit(name)] = count
        for name, count in suffered.items():
            s.events_taken[self.bandit(name)] = count
        s.neutral = NEUTRAL_BULLETS - sum(met.values()) - sum(suffered.values())

    def received(self, bandit: int) -> int:
        """The bullets that a bandit has received."""
        s = self.state
        return s.shots_taken[bandit] + s.events_taken[bandit] + s.marshal_taken[bandit]

    def lay_decks(self, kept: Words, discards: Words, on_top: Counts) -> None:
        """Everyone's cards, with the bullets they have received."""
        s = self.state
        for seat in range(s.players):
            bullets = sum(self.received(bandit) for bandit in range(s.bandits) if bandit >> s.team == seat)
            s.deck[seat] = (TEAM_DECK if s.team else SOLO_DECK) | (1 << bullets) - 1 << FIRST_BULLET
        for name, words in kept.items():
            s.hand[self.seat(name)] = self._off_deck(self.seat(name), words)
        for name, words in discards.items():
            s.discard[self.seat(name)] = s.shown[self.seat(name)] = self._off_deck(self.seat(name), words)
        for name, count in on_top.items():
            s.top[self.seat(name)] = count

    def _off_deck(self, seat: int, words: str) -> int:
        """The set of cards that these words name, taken off a seat's deck."""
        s, cards = self.state, 0
        for word in counted(words):
            card = next((card for card in members(s.deck[seat]) if card_name(s, seat, card) == word), None)
            if card is None:
                raise ValueError(f"there is no {word} left in the deck")
            cards |= 1 << card
            s.deck[seat] ^= 1 << card
        return cards

    # --- where the scene begins --------------------------------------------------------------

    def begin_scheming(self, hands: Words) -> Position:
        """At the first turn of the round; the rules themselves say what its seat may choose."""
        s = self.state
        named = {self.seat(name): words for name, words in hands.items()}
        for seat in range(s.players):
            one_of_each = " ".join(card_name(s, seat, card) for card in range(KINDS))
            s.hand[seat] = self._off_deck(seat, named.get(seat, one_of_each))
            s.drawn[seat] = s.hand[seat].bit_count()
        s.phase, s.seat, s.waiting = SCHEMING, s.first, 1 << s.first
        s.legal = Position.imagine(Position(s).view(s.seat).record, 0).state.legal
        return Position(s)

    def end_scheming(self, pile: Sequence[tuple[str, str]]) -> Position:
        """With these cards in the pile, and seat 0 the last to say which cards it keeps."""
        s = self.state
        for name, card in pile:
            words = f"{name}'s {card}" if s.team and card != "Marshal" else card
            (number,) = members(self._off_deck(self.seat(name), words))
            s.pile[s.pile_size] = self.seat(name) | number << SEAT_OF_BITS
            s.pile_size += 1
        s.turn, s.phase, s.waiting = s.turns, KEEPING, 1
        return Position(s)
