"""What one eye can't see of a game of Express: purses, cards, and where the other team starts."""

from __future__ import annotations

import random
from dataclasses import dataclass

from folsom import Event, Express
from folsom.express.choice_codes import DRAW, HIDE, PLAY
from folsom.express.components import ALL_ACTIONS, ALL_PURSES, KINDS, PLACES, PURSE_VALUES, SEATS, SPOTS
from folsom.express.state import EXPERT, PLACING, SCHEMING, SEAT_OF_BITS, State
from tests.support.random_games import View, is_discreet


def exchange(state: State, viewer: View, rng: random.Random) -> None:
    """Exchange all that is hidden from this eye, where it can be without anyone's notice."""
    exchange_purses(state, viewer, rng)
    for seat in range(state.players):
        if seat != viewer:
            exchange_cards(state, seat, rng)
    if state.phase == PLACING:
        exchange_places(state, viewer, rng)


def members(bits: int) -> list[int]:
    """The members of a set."""
    return [member for member in range(bits.bit_length()) if bits >> member & 1]


def _set_of(numbers: list[int]) -> int:
    return sum(1 << number for number in numbers)


# --- purses ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Slot:
    """A place where a purse lies that the eye doesn't know."""

    row: list[int]  # the loot of spots, or what bandits hold
    index: int
    token: int
    known: list[int]
    knower: int | None  # another seat that knows it there (X5.10)

    def empty(self) -> None:
        """Take the purse away."""
        self.row[self.index] ^= 1 << self.token
        if self.knower is not None:
            self.known[self.knower] ^= 1 << self.token

    def fill(self, token: int) -> None:
        """Lay another purse there, known to the same seat."""
        self.row[self.index] |= 1 << token
        if self.knower is not None:
            self.known[self.knower] |= 1 << token


def exchange_purses(s: State, viewer: View, rng: random.Random) -> None:
    """The purses that the eye doesn't know change places (X5.7, X5.10)."""
    told = _values_told(s, viewer)
    slots = [slot for slot in (*_on_spots(s, viewer), *_on_cards(s, viewer)) if PURSE_VALUES[slot.token] not in told]
    tokens = rng.sample([slot.token for slot in slots], len(slots))
    for slot in slots:
        slot.empty()
    for slot, token in zip(slots, tokens, strict=True):
        slot.fill(token)
    for seat in range(SEATS):
        if seat != viewer:
            _forget(s, seat)


def _forget(s: State, seat: int) -> None:
    """What another seat was told isn't so in a world where purses have changed places."""
    s.traces[seat * PLACES : (seat + 1) * PLACES] = [0] * PLACES
    s.tracing = [seats & ~(1 << seat) for seats in s.tracing]


def _values_told(s: State, viewer: View) -> set[int]:
    """The values of the purses that the eye was told of and can't see any more: it may know where they are."""
    cells = [] if viewer is None else s.traces[viewer * PLACES : (viewer + 1) * PLACES]
    return {PURSE_VALUES[purse] for cell in cells for purse in members(cell & ALL_PURSES)}


def _on_spots(s: State, viewer: View) -> list[Slot]:
    known = 0 if viewer is None else s.known[viewer]
    return [
        Slot(s.loot, spot, token, s.known, next((seat for seat in range(SEATS) if s.known[seat] >> token & 1), None))
        for spot in range(SPOTS)
        for token in members(s.loot[spot] & ALL_PURSES & ~known)
    ]


def _on_cards(s: State, viewer: View) -> list[Slot]:
    """All but the purses that others started with and surely still have, which everyone knows (X2.3)."""
    return [
        Slot(s.held, bandit, token, s.known, None)
        for bandit in range(s.bandits)
        for token in members(s.held[bandit] & ALL_PURSES & ~_sure(s, bandit))
        if bandit >> s.team != viewer
    ]


def _sure(s: State, bandit: int) -> int:
    return 0 if s.lost_purse >> bandit & 1 else s.held[bandit] & (1 << bandit)


# --- cards -------------------------------------------------------------------------------------


def exchange_cards(s: State, seat: int, rng: random.Random) -> None:
    """A seat's cards that only it can see change places (X4.5, X10.1); among experts, action cards alone."""
    hidden = _hidden_in_pile(s, seat)
    actions = [s.pile[place] >> SEAT_OF_BITS for place in hidden]
    unseen = s.discard[seat] & ~s.shown[seat]
    cards = members((s.hand[seat] | s.deck[seat] | unseen) & _exchangeable(s)) + actions
    played = rng.sample([card for card in cards if ALL_ACTIONS >> card & 1], len(hidden))
    for place, card in zip(hidden, played, strict=True):
        s.pile[place] = seat | card << SEAT_OF_BITS
    _deal_out(s, seat, [card for card in cards if card not in played], rng)
    if s.phase == SCHEMING and s.seat == seat:
        _offer_hand(s, seat)


def _offer_hand(s: State, seat: int) -> None:
    """The seat to act may play the cards that it holds now, face up or down as before (X4.2)."""
    held = members(s.hand[seat] & ALL_ACTIONS)
    faces = _set_of(sorted({card if s.team else card % KINDS for card in held}))
    rows = [row for row in (PLAY, HIDE) if s.legal >> row & ALL_ACTIONS]
    s.legal = s.legal & 1 << DRAW | sum(faces << row for row in rows)


def _exchangeable(s: State) -> int:
    """How many bullets are in an expert's hand or deck is partly seen."""
    return ALL_ACTIONS if s.options >> EXPERT & 1 else -1


def _hidden_in_pile(s: State, seat: int) -> list[int]:
    """The places of a seat's cards that wait face down."""
    mine = [place for place in range(s.resolved, s.pile_size) if s.pile[place] & (1 << SEAT_OF_BITS) - 1 == seat]
    return [place for place in mine if s.face_down >> place & 1]


def _deal_out(s: State, seat: int, cards: list[int], rng: random.Random) -> None:
    """As many cards as before for the hand, the unseen discard and the deck."""
    rng.shuffle(cards)
    for row, part in ((s.hand, s.hand[seat]), (s.discard, s.discard[seat] & ~s.shown[seat]), (s.deck, s.deck[seat])):
        moving = part & _exchangeable(s)
        count = moving.bit_count()
        row[seat] = row[seat] & ~moving | _set_of(cards[:count])
        del cards[:count]


def exchange_places(s: State, viewer: View, rng: random.Random) -> None:
    """Where another team starts is hidden until both have chosen (X11.2)."""
    for seat in range(s.players):
        if seat != viewer and not s.waiting >> seat & 1:
            s.placed ^= rng.getrandbits(1) << seat


# --- what comes to light -------------------------------------------------------------------------

# What chance, or a card turned up, brings to light just when it happens: the facts that say it.
NEWS = {
    "dealt": {"cards"},
    "drew": {"cards"},
    "shed": {"seat", "count"},
    "placed": {"car"},
    "revealed": {"bandit", "card"},
    "dropped": {"value"},
    "pocketed": {"value"},
    "robbed": {"value"},
    "pickpocketed": {"value"},
    "round began": {"card"},
    "scored": {"money"},
}


def comes_to_light(one: Event | None, other: Event | None, game: Express, viewer: View) -> bool:
    """Whether two worlds may differ for the first time in these events."""
    if one is None or other is None or one.name != other.name:
        return any(_parts_worlds(event, game, viewer) for event in (one, other) if event is not None)
    differ = {fact for fact in one.facts if one.facts[fact] != other.facts[fact]}
    lay_open = one.name == "revealed" and not one.facts["was_face_down"] and game.view().options["plan_memory"] == "on"
    return differ <= NEWS.get(one.name, set()) and not lay_open


def _parts_worlds(event: Event, game: Express, viewer: View) -> bool:
    """Bullets are drawn in one world only; or, but for discreet games, another seat has one option there alone."""
    if event.name == "chose":
        return event.facts["seat"] != viewer and not is_discreet(game)
    return event.name == "shed"
