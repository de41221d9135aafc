"""Hands and decks: dealing, drawing, discarding, with and without a discard pile (X3.2, X4, X10).

A deck is a set, dealt lazily: nobody sees its order, but for the bullets on top of an
expert's draw pile, which are drawn before anything else (X10.4).
"""

from folsom.express.components import ALL_ACTIONS, ALL_BULLETS, DOCS_HAND, HAND, HOLDS_SEVEN_CARDS
from folsom.express.log import DEALT, DREW, RESHUFFLED, SHED
from folsom.express.state import EXPERT, START_DISCARD, State, has, serves
from folsom.kernel import bit, lowest, pick, pick_some, rule, size
from folsom.kernel.log import Log, note, note_wide


@rule
def hand_limit(s: State, seat: int) -> int:
    """Six cards; seven with Doc (X3.2, X7.2, X11.6)."""
    return DOCS_HAND if serves(s, seat, HOLDS_SEVEN_CARDS) else HAND


@rule
def draw_from_set(s: State, seat: int, count: int) -> int:
    """Base game: that many random cards of the deck, or what is left (X3.2, X4.3)."""
    deck = s.deck[seat]
    drawn = pick_some(s.chance, deck, min(count, size(deck)))
    s.deck[seat] = deck ^ drawn
    s.hand[seat] |= drawn
    return drawn


@rule
def reshuffle(s: State, log: Log, seat: int) -> None:
    """The discard becomes the new draw pile (X10.5)."""
    note(log, RESHUFFLED, seat, 0, 0, 0, 0)
    s.deck[seat] = s.discard[seat]
    s.discard[seat] = 0
    s.shown[seat] = 0


@rule
def draw_top(s: State, seat: int) -> int:
    """The top card of a draw pile that isn't empty: the bullets put there first (X10.4)."""
    if s.top[seat] > 0:
        s.top[seat] -= 1
        s.bullets_drawn[seat] += 1
        return bit(lowest(s.deck[seat] & ALL_BULLETS))
    s.drawn[seat] += 1
    return bit(pick(s.chance, s.deck[seat]))


@rule(shared=True)
def draw_from_pile(s: State, log: Log, seat: int, count: int) -> int:
    """Expert: that many cards from the draw pile, made anew from the discard when it runs out (X10.5)."""
    drawn = 0
    for _ in range(count):
        if s.deck[seat] == 0 and s.discard[seat] != 0:
            reshuffle(s, log, seat)
        if s.deck[seat] != 0:
            card = draw_top(s, seat)
            s.deck[seat] ^= card
            s.hand[seat] |= card
            drawn |= card
    return drawn


@rule
def draw(s: State, log: Log, seat: int, count: int, forced: int) -> None:
    """A turn spent drawing (X4.2, X4.3)."""
    on_top = s.bullets_drawn[seat]
    drawn = draw_from_pile(s, log, seat, count) if has(s, EXPERT) else draw_from_set(s, seat, count)
    note_wide(log, DREW, seat, size(drawn), s.bullets_drawn[seat] - on_top, forced, drawn)


@rule
def can_draw(s: State, seat: int) -> bool:
    """A draw is legal while there is something to draw (X4.3, X10.5)."""
    return s.deck[seat] != 0 or s.discard[seat] != 0


@rule
def deal(s: State, log: Log, seat: int) -> None:
    """Base game: everything shuffled, a new hand drawn (X3.2)."""
    drawn = draw_from_set(s, seat, hand_limit(s, seat))
    note_wide(log, DEALT, seat, size(drawn), 0, 0, drawn)


@rule
def discard(s: State, seat: int, cards: int) -> None:
    """Cards go from the hand to the discard, unseen by others (X10.1, X10.3)."""
    s.hand[seat] ^= cards
    s.discard[seat] |= cards


@rule
def shed_bullets(s: State, log: Log, seat: int) -> None:
    """The bullets in hand are discarded, for all to see (X10.2, X10.3)."""
    bullets = s.hand[seat] & ALL_BULLETS
    if bullets:
        discard(s, seat, bullets)
        s.shown[seat] |= bullets
        note(log, SHED, seat, size(bullets), 0, 0, 0)
    free_of_bullets(s, seat)


@rule
def free_of_bullets(s: State, seat: int) -> None:
    """From now on all know that this hand holds no bullet."""
    s.bullets_drawn[seat] = 0
    s.drawn[seat] = 0


@rule
def refill(s: State, log: Log, seat: int) -> None:
    """Expert: draw up to a full hand, then shed the bullets (X10.2)."""
    missing = max(hand_limit(s, seat) - size(s.hand[seat]), 0)
    drawn = draw_from_pile(s, log, seat, missing)
    note_wide(log, DEALT, seat, size(drawn), s.bullets_drawn[seat], 0, drawn)
    if has(s, START_DISCARD):
        shed_bullets(s, log, seat)


@rule
def deal_round(s: State, log: Log) -> None:
    """Every seat gets its hand for the round (X3.2, X10.2)."""
    for seat in range(s.players):
        if has(s, EXPERT):
            refill(s, log, seat)
        else:
            deal(s, log, seat)


@rule
def return_unplayed(s: State) -> None:
    """Base game: unplayed cards go back to the decks (X4.6)."""
    for seat in range(s.players):
        s.deck[seat] |= s.hand[seat]
        s.hand[seat] = 0


@rule
def shed_all_bullets(s: State, log: Log) -> None:
    """Expert: at the end of Schemin' nobody keeps a bullet; the seats that hold an action card choose (X10.3)."""
    s.waiting = 0
    for seat in range(s.players):
        shed_bullets(s, log, seat)
        if s.hand[seat] & ALL_ACTIONS:
            s.waiting |= bit(seat)
