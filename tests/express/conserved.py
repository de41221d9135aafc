"""What is conserved in Express: every token, card, bullet and bandit of a game is somewhere, once."""

from __future__ import annotations

import numpy as np

from folsom.express.choice_codes import CHOICES
from folsom.express.components import (
    ALL_ACTIONS,
    ALL_BULLETS,
    ALL_JEWELS,
    ALL_PURSES,
    ALL_STRONGBOXES,
    BANDITS,
    BULLETS,
    CAR_JEWELS,
    CAR_PURSES,
    CARS,
    FIRST_STRONGBOX,
    INSIDE,
    NEUTRAL_BULLETS,
    PLACES,
    PURSE_KIND,
    PURSES,
    PURSES_WORTH,
    ROUNDS,
    SEATS,
    SECOND_STRONGBOX,
    SOLO_DECK,
    STARTING_PURSES,
    TEAM_DECK,
)
from folsom.express.state import (
    BYTE,
    EXPERT,
    KNOWN_PURSES,
    OVER,
    PLACING,
    PUNCHING_WAY,
    SCHEMING,
    SEAT_OF_BITS,
    SHOOTER_BITS,
    STEALING,
)
from folsom.kernel.drawing import CHANCE
from tests.support.conservation import Check, apart, seated, union, within
from tests.support.random_games import Array


def _has(s: Array, option: int) -> Array:
    return s["options"] >> option & 1 == 1


def _by_seat(s: Array, by_bandit: Array) -> Array:
    """Sums of what bandits have, by the seat that plays them."""
    teams = by_bandit.reshape(len(s), SEATS // 2, 2).sum(axis=2)
    of_teams = np.pad(teams, ((0, 0), (0, SEATS // 2)))
    return np.where(s["team"][:, None] == 1, of_teams, by_bandit)


# --- loot ------------------------------------------------------------------------------------


def _tokens(s: Array) -> Array:
    return np.concatenate([s["loot"], s["held"]], axis=1)


def tokens_lie_in_one_place(s: Array) -> Array:
    return apart(_tokens(s))


def _printed(s: Array, printed_on: list[int]) -> Array:
    """What the cars of each train have printed on their floors (X1.1)."""
    cars = s["car_kind"]
    return np.where(cars == CHANCE, 0, np.append(printed_on, [0] * (CHANCE + 1 - CARS))[cars]).sum(axis=1)


def as_many_tokens_as_were_laid_out(s: Array) -> Array:
    """X1.1, X2.3, X2.4: what isn't on the train was never taken from the box."""
    tokens = union(_tokens(s))
    purses = np.bitwise_count(tokens & ALL_PURSES) == s["bandits"] + _printed(s, CAR_PURSES)
    jewels = np.bitwise_count(tokens & ALL_JEWELS) == _printed(s, CAR_JEWELS)
    aside = np.where(s["second_box_aside"] == 1, SECOND_STRONGBOX, 0)
    first_box = 1 << FIRST_STRONGBOX
    boxes = (tokens & ALL_STRONGBOXES | aside == first_box | SECOND_STRONGBOX) & (tokens & aside == 0)
    return purses & jewels & boxes & within(tokens, np.array(ALL_PURSES | ALL_JEWELS | ALL_STRONGBOXES))


def one_starting_purse_for_each_bandit(s: Array) -> Array:
    """X2.3: the starting purses come from the eight of $250."""
    purses = np.bitwise_count(union(_tokens(s)) & STARTING_PURSES)
    return (purses >= s["bandits"]) & (purses <= np.bitwise_count(np.int64(STARTING_PURSES)))


def known_purses_lie_on_spots(s: Array) -> Array:
    """X5.10: known to one seat only, and to nobody without the option."""
    on_spots = union(s["loot"])[:, None] & ALL_PURSES
    known_to_none = (s["known"] == 0).all(axis=1)
    return within(s["known"], on_spots) & apart(s["known"]) & (_has(s, KNOWN_PURSES) | known_to_none)


def _cells(s: Array) -> Array:
    """The traces of each game by place and seat."""
    return s["traces"].reshape(len(s), SEATS, PLACES).swapaxes(1, 2)


def a_trace_leads_to_a_purse_of_its_value(s: Array) -> Array:
    """X5.10: wherever a seat thinks that a purse may be which it was told of, one is."""
    tokens = _tokens(s)[:, :, None, None]
    cells = _cells(s)
    traces = cells[..., None] >> np.arange(PURSES) & 1
    worth = np.array([PURSES_WORTH[kind] for kind in PURSE_KIND])
    found = ((traces == 1) & (tokens & worth != 0)).any(axis=1)
    return (found == traces.any(axis=1)).all(axis=(1, 2))


def the_traces_of_a_place_are_bounded(s: Array) -> Array:
    """X5.10: at most as many traced purses are at a place as traces lead there. Where any can be, the state says so."""
    cells = _cells(s)
    most = cells >> PURSES
    tracing = s["tracing"][..., None] >> np.arange(SEATS) & 1 == 1
    within_traces = most <= np.bitwise_count(cells & ALL_PURSES)
    return (within_traces & (tracing == (most > 0))).all(axis=(1, 2))


# --- cards -----------------------------------------------------------------------------------


def _in_pile(s: Array) -> tuple[Array, Array]:
    """The cards of each seat that lie in the pile, as a set, and how many: the one being done still does (X5.1)."""
    places = np.arange(s["pile"].shape[1])
    being_done = (s["phase"] >= STEALING) & (s["phase"] <= PUNCHING_WAY)
    waiting = (places >= (s["resolved"] - being_done)[:, None]) & (places < s["pile_size"][:, None])
    seat, card = s["pile"] & (1 << SEAT_OF_BITS) - 1, s["pile"] >> SEAT_OF_BITS
    cards = np.where(waiting, np.int64(1) << card.astype(np.int64), 0)
    mine = [np.where(seat == n, cards, 0) for n in range(SEATS)]
    counts = [np.count_nonzero(of_seat, axis=1) for of_seat in mine]
    return np.stack([union(of_seat) for of_seat in mine], axis=1), np.stack(counts, axis=1)


def cards_lie_in_one_place(s: Array) -> Array:
    """X1.3, X11.3: a seat's action cards and bullets are in the hand, the deck, the discard or the pile, once."""
    in_pile, count = _in_pile(s)
    where = np.stack([s["hand"], s["deck"], s["discard"], in_pile], axis=1)
    in_one_place = np.bitwise_count(where).sum(axis=1) == np.bitwise_count(union(where))
    actions = np.where(s["team"] == 1, TEAM_DECK, SOLO_DECK)[:, None] * seated(s, SEATS)
    all_there = union(where) & ALL_ACTIONS == actions
    return (in_one_place & all_there & (np.bitwise_count(in_pile) == count) & (in_pile & ~ALL_ACTIONS == 0)).all(axis=1)


def bullet_cards_are_those_received(s: Array) -> Array:
    """X5.6, X10.4, X11.4: the bullets in a seat's cards are those that its bandits took."""
    cards = s["hand"] | s["deck"] | s["discard"]
    received = s["shots_taken"] + s["events_taken"] + s["marshal_taken"]
    return (np.bitwise_count(cards & ALL_BULLETS) == _by_seat(s, received)).all(axis=1)


def no_discard_in_the_base_game(s: Array) -> Array:
    """X4.6, X10.1: and no hand is kept through Stealin'."""
    piles = (s["discard"] | s["shown"] | s["top"]).any(axis=1)
    kept = s["hand"].any(axis=1) & (s["phase"] >= STEALING)
    return _has(s, EXPERT) | ~(piles | kept)


def counts_of_cards_hold(s: Array) -> Array:
    """X10.4: what all have seen of draw piles, hands and discards is so."""
    on_top = s["top"] <= np.bitwise_count(s["deck"] & ALL_BULLETS)
    bullets = np.bitwise_count(s["hand"] & ALL_BULLETS)
    in_hand = (s["bullets_drawn"] <= bullets) & (bullets <= s["bullets_drawn"] + s["drawn"])
    base = ~_has(s, EXPERT)[:, None]
    return (on_top & (in_hand | base)).all(axis=1) & within(s["shown"], s["discard"])


def what_is_discarded_unseen_is_no_bullet(s: Array) -> Array:
    """X10.2, X10.3: bullets are shed for all to see."""
    return (s["discard"] & ~s["shown"] & ALL_BULLETS == 0).all(axis=1)


def face_down_cards_are_in_the_pile(s: Array) -> Array:
    return (s["face_down"] >> s["pile_size"].astype(np.int64) == 0) & (s["resolved"] <= s["pile_size"])


# --- bullets and bandits ----------------------------------------------------------------------


def own_bullets_are_left_or_given(s: Array) -> Array:
    """X1.3: six for each bandit."""
    left, given = s["bullets"], s["shots_taken"]
    riding = np.arange(BANDITS) < s["bandits"][:, None]
    in_bounds = ((left >= 0) & (left <= BULLETS * riding)).all(axis=1)
    return in_bounds & (left.sum(axis=1) + given.sum(axis=1) == BULLETS * s["bandits"])


def shots_are_those_of_their_shooters(s: Array) -> Array:
    """X5.6: whose bullets hit whom adds up, for those who were hit and for those who fired."""
    shooters = np.arange(BANDITS)[None, None, :]
    by = s["shots_by"][:, :, None] >> SHOOTER_BITS * shooters & (1 << SHOOTER_BITS) - 1
    riding = np.arange(BANDITS) < s["bandits"][:, None]
    return ((by.sum(axis=2) == s["shots_taken"]) & (by.sum(axis=1) == (BULLETS - s["bullets"]) * riding)).all(axis=1)


def neutral_bullets_are_left_taken_or_gone(s: Array) -> Array:
    """X1.4, X9.4: thirteen."""
    taken = s["events_taken"].sum(axis=1) + s["marshal_taken"].sum(axis=1)
    in_bounds = (s["neutral"] >= 0) & (s["neutral_removed"] >= 0)
    return in_bounds & (s["neutral"] + s["neutral_removed"] + taken == NEUTRAL_BULLETS)


def _bandits_by_spot(s: Array) -> Array:
    """Sets of bandits: [game, level, car], a byte for each car of the word and one to spare."""
    return s["floor"][:, :, None] >> BYTE * np.arange(BYTE) & 0xFF


def bandits_stand_on_one_spot(s: Array) -> Array:
    """X9.5: each on the train, once."""
    spots = _bandits_by_spot(s)
    off_the_train = np.where(np.arange(BYTE) >= s["cars"][:, None, None], spots, 0).any(axis=(1, 2))
    everyone = np.where(s["phase"] == PLACING, 0, (1 << s["bandits"].astype(np.int64)) - 1)
    flat = spots.reshape(len(s), -1)
    return apart(flat) & (union(flat) == everyone) & ~off_the_train


def nobody_stays_with_the_marshal(s: Array) -> Array:
    """X6.1: at a decision nobody is inside his car."""
    inside = _bandits_by_spot(s)[:, INSIDE]
    return np.take_along_axis(inside, s["marshal"][:, None].astype(np.int64), axis=1)[:, 0] == 0


def a_turn_adds_a_card_or_is_spent_drawing(s: Array) -> Array:
    """X4.2: every turn so far is one or the other."""
    turns = (1 << s["turn"].astype(np.int64)) - 1
    taken = s["pile_size"] + np.bitwise_count(s["draws"]) == s["turn"]
    return (s["phase"] != SCHEMING) | (taken & (s["draws"] & ~turns == 0))


def a_game_asks_until_it_is_over(s: Array) -> Array:
    """Whoever is to act has a choice; after the fifth round nobody is (X3.1, X9.1)."""
    asked = (s["legal"] != 0) & (s["legal"] >> CHOICES == 0) & (s["waiting"] >> s["seat"] & 1 == 1)
    done = (s["legal"] == 0) & (s["waiting"] == 0) & (s["round_number"] == ROUNDS - 1)
    return np.where(s["phase"] == OVER, done, asked)


CHECKS: tuple[Check, ...] = (
    tokens_lie_in_one_place,
    as_many_tokens_as_were_laid_out,
    one_starting_purse_for_each_bandit,
    known_purses_lie_on_spots,
    a_trace_leads_to_a_purse_of_its_value,
    the_traces_of_a_place_are_bounded,
    cards_lie_in_one_place,
    bullet_cards_are_those_received,
    no_discard_in_the_base_game,
    counts_of_cards_hold,
    what_is_discarded_unseen_is_no_bullet,
    face_down_cards_are_in_the_pile,
    own_bullets_are_left_or_given,
    shots_are_those_of_their_shooters,
    neutral_bullets_are_left_taken_or_gone,
    bandits_stand_on_one_spot,
    nobody_stays_with_the_marshal,
    a_turn_adds_a_card_or_is_spent_drawing,
    a_game_asks_until_it_is_over,
)
