"""Imagining: a full state that a view allows.

Every hidden card is drawn from what its owner can have, every hidden purse from the pool of
those that the seat can't place. What others know of purses on the floor is left out: to the
seat those purses are alike (X5.10).
"""

from folsom.express.choice_codes import LEAVE
from folsom.express.components import (
    ALL_ACTIONS,
    ALL_BULLETS,
    ALL_JEWELS,
    ALL_PURSES,
    ALL_STRONGBOXES,
    FACES,
    FIRST_BULLET,
    FIRST_KNOWN,
    JEWEL,
    KINDS,
    PLACES,
    PURSE_KINDS,
    PURSES,
    PURSES_WORTH,
    SOLO_DECK,
    SPOTS,
    STRONGBOX,
    TEAM_DECK,
    UNKNOWN_PURSE,
)
from folsom.express.loot import loot_here, purse_choices
from folsom.express.scheming import keep_choices, turn_choices
from folsom.express.setup import place_choices
from folsom.express.state import (
    EXPERT,
    KEEPING,
    OVER,
    PICKING_POCKETS,
    PLACING,
    SCHEMING,
    STEALING,
    State,
    has,
    pile_card,
    pile_entry,
    pile_seat,
    seat_of,
)
from folsom.express.stealing import action_choices, punch_choices
from folsom.express.traces import trace_to
from folsom.express.view_record import (
    HIDDEN_FACE,
    OPEN,
    ExpressViewRecord,
    bullet_count,
    cards_done,
    face_count,
    loot_count,
)
from folsom.kernel import Chance, bit, lowest, nth, pick, pick_some, rule, size
from folsom.kernel.copying import copier
from folsom.kernel.state import SPECTATOR

imagine_table = copier(ExpressViewRecord, State, OPEN)

PLACING_TRIES = 1000  # far more than it takes where all traced purses have room, as in every view of a game


# --- loot ------------------------------------------------------------------------------------


@rule
def lowest_some(members: int, count: int) -> int:
    """The first *count* members of a set, or all of them if it has no more."""
    return members & bit(nth(members, count)) - 1 if count < size(members) else members


@rule
def known_tokens(counts: int, free: int) -> int:
    """Tokens of the kinds that a tally names, from those still free."""
    tokens = lowest_some(free & ALL_JEWELS, loot_count(counts, JEWEL))
    tokens |= lowest_some(free & ALL_STRONGBOXES, loot_count(counts, STRONGBOX))
    for value in range(len(PURSE_KINDS)):
        tokens |= lowest_some(free & PURSES_WORTH[value], loot_count(counts, FIRST_KNOWN + value))
    return tokens


@rule
def starting_purse(v: ExpressViewRecord, bandit: int, free: int) -> int:
    """A $250 purse if everyone knows that this other bandit still holds its starting purse (X2.3), else none."""
    untouched = v.lost_purse >> bandit & 1 == 0 and loot_count(v.held[bandit], UNKNOWN_PURSE) > 0
    return bit(lowest(free & PURSES_WORTH[0])) if untouched else 0


@rule
def traced_purses(v: ExpressViewRecord) -> int:
    """The purses that stand for the seat's traces, as a set."""
    purses = 0
    for purse in range(PURSES):
        purses |= bit(purse) if v.traces[purse] else 0
    return purses


@rule
def place_known_loot(v: ExpressViewRecord, s: State, free: int) -> int:
    """Put down all loot that the view can name; returns the tokens that are left."""
    for place in range(SPOTS):
        s.loot[place] = known_tokens(v.loot[place], free)
        free &= ~s.loot[place]
        if v.seat != SPECTATOR:
            s.known[v.seat] |= s.loot[place] & ALL_PURSES
    for bandit in range(v.bandits):
        s.held[bandit] = known_tokens(v.held[bandit], free)
        free &= ~s.held[bandit]
    for bandit in range(v.bandits):
        purse = starting_purse(v, bandit, free)
        s.held[bandit] |= purse
        free &= ~purse
    return free


@rule
def tokens_at(s: State, place: int) -> int:
    """The tokens on a spot, or on a bandit's card."""
    return s.loot[place] if place < SPOTS else s.held[place - SPOTS]


@rule
def lay(s: State, tokens: int, place: int) -> None:
    """Put tokens on a spot, or on a bandit's card."""
    if place < SPOTS:
        s.loot[place] |= tokens
    else:
        s.held[place - SPOTS] |= tokens


@rule
def missing_purses(v: ExpressViewRecord, s: State, place: int) -> int:
    """How many purses still have to be imagined at a place."""
    counts = v.loot[place] if place < SPOTS else v.held[place - SPOTS]
    purses = loot_count(counts, UNKNOWN_PURSE)
    for value in range(len(PURSE_KINDS)):
        purses += loot_count(counts, FIRST_KNOWN + value)
    return purses - size(tokens_at(s, place) & ALL_PURSES)


@rule
def with_room(v: ExpressViewRecord, s: State, places: int, traced: int) -> int:
    """The places of a set that still lack a purse, and can take another traced one."""
    roomy, left = 0, places
    while left:
        place = lowest(left)
        left &= left - 1
        if missing_purses(v, s, place) > 0 and size(tokens_at(s, place) & traced) < v.most_traced[place]:
            roomy |= bit(place)
    return roomy


@rule
def change_places(s: State, purse: int, place: int, traced: int, dice: Chance) -> int:
    """Put a traced purse in the place of another; returns that other one, which has to go elsewhere."""
    others = tokens_at(s, place) & traced
    if others == 0:
        return purse
    other = pick(dice, others)
    lay(s, bit(purse), place)
    if place < SPOTS:
        s.loot[place] ^= bit(other)
    else:
        s.held[place - SPOTS] ^= bit(other)
    return other


@rule
def place_traced(v: ExpressViewRecord, s: State, purse: int, traced: int, dice: Chance) -> None:
    """Put a traced purse where it may be; if another is in the way, move that one, until all have a place."""
    for _ in range(PLACING_TRIES):
        room = with_room(v, s, v.traces[purse], traced)
        if room:
            lay(s, bit(purse), pick(dice, room))
            return
        purse = change_places(s, purse, pick(dice, v.traces[purse]), traced, dice)


@rule
def place_all_traced(v: ExpressViewRecord, s: State, traced: int, dice: Chance) -> None:
    """Put every purse that the seat was told of where it may be."""
    left = traced
    while left:
        place_traced(v, s, lowest(left), traced, dice)
        left &= left - 1


@rule
def imagine_traces(v: ExpressViewRecord, s: State, traced: int) -> None:
    """Give the seat the traces of its view; what others were told is left out."""
    for place in range(PLACES):
        here, left = 0, traced
        while left:
            here |= (v.traces[lowest(left)] >> place & 1) << lowest(left)
            left &= left - 1
        trace_to(s, v.seat, place, here, v.most_traced[place])


@rule
def purses_in_play(v: ExpressViewRecord, s: State, free: int, dice: Chance) -> int:
    """The purses that the seat doesn't know: all starting purses (X2.3), then random others to make up the number."""
    unknown = 0
    for place in range(SPOTS + v.bandits):
        unknown += missing_purses(v, s, place)
    placed = size(PURSES_WORTH[0] & ~free)
    sure = lowest_some(free & PURSES_WORTH[0], max(v.bandits - placed, 0))
    return sure | pick_some(dice, free & ~sure, unknown - size(sure))


@rule
def imagine_loot(v: ExpressViewRecord, s: State, dice: Chance) -> None:
    """Put traced purses where they may be; draw the others from the pool of those that the view can't place."""
    traced = traced_purses(v)
    free = place_known_loot(v, s, (ALL_PURSES | ALL_JEWELS | ALL_STRONGBOXES) & ~traced)
    if traced:
        place_all_traced(v, s, traced, dice)
        imagine_traces(v, s, traced)
    left = purses_in_play(v, s, free & ALL_PURSES, dice)
    for place in range(SPOTS + v.bandits):
        purses = pick_some(dice, left, missing_purses(v, s, place))
        lay(s, purses, place)
        left ^= purses


# --- cards -----------------------------------------------------------------------------------


@rule
def action_deck(v: ExpressViewRecord) -> int:
    """The action cards of a seat (X1.3, X11.3)."""
    return TEAM_DECK if v.team else SOLO_DECK


@rule
def all_cards(v: ExpressViewRecord, s: State, seat: int) -> int:
    """Every card that a seat has, wherever it is: its action cards and the bullets it received."""
    received = 0
    for bandit in range(v.bandits):
        if seat_of(s, bandit) == seat:
            received += v.shots_taken[bandit] + v.events_taken[bandit] + v.marshal_taken[bandit]
    return action_deck(v) | bit(FIRST_BULLET + received) - bit(FIRST_BULLET)


@rule
def card_showing(s: State, cards: int, face: int) -> int:
    """A card of a set that shows this face; in the team game there's only one."""
    return face if cards >> face & 1 or s.team else face + KINDS


@rule
def named_cards(s: State, counts: int, free: int) -> int:
    """Cards of the faces that a tally names, from those still free."""
    bullets = lowest_some(free & ALL_BULLETS, bullet_count(counts))
    cards = bullets
    for face in range(FACES):
        for _ in range(face_count(counts, face)):
            cards |= bit(card_showing(s, free & ~cards, face))
    return cards


@rule
def place_open_cards(v: ExpressViewRecord, s: State, seat: int, free: int) -> int:
    """Put a seat's open cards in the pile; returns the cards that are left."""
    for place in range(v.pile_size):
        entry = v.pile[place]
        if pile_seat(entry) == seat and pile_card(entry) != HIDDEN_FACE:
            card = card_showing(s, free, pile_card(entry))
            s.pile[place] = pile_entry(seat, card)
            if place >= cards_done(v):
                free &= ~bit(card)
    return free


@rule
def place_hidden_cards(v: ExpressViewRecord, s: State, seat: int, free: int, dice: Chance) -> int:
    """Fill a seat's hidden places in the pile with random action cards; returns the cards that are left.

    A resolved card that is no longer shown has gone back to its seat: it can be any action card.
    """
    for place in range(v.pile_size):
        if v.pile[place] == pile_entry(seat, HIDDEN_FACE):
            waits = place >= cards_done(v)
            card = pick(dice, free & ALL_ACTIONS if waits else action_deck(v))
            s.pile[place] = pile_entry(seat, card)
            if waits:
                free &= ~bit(card)
    return free


@rule
def imagine_own_cards(v: ExpressViewRecord, s: State, seat: int, free: int) -> None:
    """A seat knows its own hand and discard; the rest is its deck."""
    s.hand[seat] = named_cards(s, v.hand, free)
    free &= ~s.hand[seat]
    s.shown[seat] = named_cards(s, v.shown[seat], free)
    s.discard[seat] = s.shown[seat] | named_cards(s, v.discard - v.shown[seat], free & ~s.shown[seat])
    s.deck[seat] = free & ~s.discard[seat]


@rule
def imagine_hand(v: ExpressViewRecord, s: State, seat: int, free: int, dice: Chance) -> int:
    """A hand that another seat can have: bullets that everyone saw drawn, action cards, and cards of any sort."""
    bullets = lowest_some(free & ALL_BULLETS, v.bullets_drawn[seat])
    unknown = v.hand_size[seat] - size(bullets)
    of_any_sort = min(unknown, v.drawn[seat]) if has(s, EXPERT) else unknown
    actions = pick_some(dice, free & ALL_ACTIONS, unknown - of_any_sort)
    on_top = lowest_some(free & ALL_BULLETS & ~bullets, v.top[seat])
    return bullets | actions | pick_some(dice, free & ~(bullets | actions | on_top), of_any_sort)


@rule
def imagine_others_cards(v: ExpressViewRecord, s: State, seat: int, free: int, dice: Chance) -> None:
    """Another seat's hand and discard, from what they can have left; the rest is the deck."""
    s.shown[seat] = named_cards(s, v.shown[seat], free)
    free = place_hidden_cards(v, s, seat, free & ~s.shown[seat], dice)
    unseen = pick_some(dice, free & ALL_ACTIONS, v.discard_size[seat] - size(s.shown[seat]))
    s.discard[seat] = s.shown[seat] | unseen
    s.hand[seat] = imagine_hand(v, s, seat, free & ~unseen, dice)
    s.deck[seat] = free & ~(unseen | s.hand[seat])


@rule
def imagine_cards(v: ExpressViewRecord, s: State, dice: Chance) -> None:
    """Imagine every seat's cards; each card is in exactly one place."""
    for seat in range(v.players):
        free = place_open_cards(v, s, seat, all_cards(v, s, seat))
        if seat == v.seat:
            imagine_own_cards(v, s, seat, free)
        else:
            imagine_others_cards(v, s, seat, free, dice)


# --- the question ----------------------------------------------------------------------------


@rule
def imagine_placement(v: ExpressViewRecord, s: State, dice: Chance) -> None:
    """Where the other team starts is hidden until both have chosen (X11.2)."""
    s.placed = v.placed
    if v.phase == PLACING:
        for seat in range(v.players):
            if seat != v.seat and v.waiting >> seat & 1 == 0:
                s.placed |= pick(dice, 3) << seat


@rule
def imagined_choices(s: State) -> int:
    """What the seat to act may choose in the imagined state."""
    if s.phase == SCHEMING:
        return turn_choices(s, s.seat)
    if s.phase == STEALING:
        return action_choices(s)
    if s.phase == KEEPING:
        return keep_choices(s, s.seat)
    if s.phase == PLACING:
        return place_choices()
    if s.phase == PICKING_POCKETS:
        return purse_choices(s, s.seat, loot_here(s, s.bandit)) | bit(LEAVE)
    return 0 if s.phase == OVER else punch_choices(s)


@rule(shared=True)
def imagine(v: ExpressViewRecord, s: State, dice: Chance) -> None:
    """Fill an empty state with a world that the view allows; the caller seeds its random numbers."""
    imagine_table(v, s)
    s.seat = v.acting
    imagine_loot(v, s, dice)
    imagine_cards(v, s, dice)
    imagine_placement(v, s, dice)
    s.legal = imagined_choices(s)
