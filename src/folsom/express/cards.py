"""Hands and decks: dealing, drawing, discarding, with and without a discard pile (X3.2, X4, X10).

A deck is a set, dealt lazily: nobody sees its order, except for the bullets on top of an
expert's draw pile, which are drawn before anything else (X10.4).
"""

from folsom.express.components import ALL_ACTIONS, ALL_BULLETS, DOCS_HAND, HAND, HOLDS_SEVEN_CARDS
from folsom.express.events import note_dealt, note_drew, note_reshuffled, note_shed
from folsom.express.state import EXPERT, START_DISCARD, State, has, serves
from folsom.kernel import bit, lowest, pick, pick_some, rule, size
from folsom.kernel.log import Log


@rule
def hand_limit(s: State, seat: int) -> int:
    """Six cards; seven with Doc (X3.2, X7.2, X11.6)."""
    return DOCS_HAND if serves(s, seat, HOLDS_SEVEN_CARDS) else HAND


@rule
def pick_from_set(s: State, seat: int, count: int) -> int:
    """Base game: *count* random cards of the deck, or all that are left (X3.2, X4.3)."""
    deck = s.deck[seat]
    return pick_some(s.chance, deck, min(count, size(deck)))


@rule
def take_up(s: State, seat: int, cards: int) -> None:
    """Cards go from the deck to the hand."""
    s.deck[seat] ^= cards
    s.hand[seat] |= cards


@rule
def reshuffle(s: State, log: Log, seat: int) -> None:
    """The discard becomes the new draw pile (X10.5); cards drawn from the old one aren't in the hand yet."""
    note_reshuffled(s, log, seat=seat)
    s.deck[seat] |= s.discard[seat]
    s.discard[seat] = 0
    s.shown[seat] = 0


@rule
def bullets_on_top(s: State, seat: int, count: int) -> int:
    """How many of the next cards are the bullets that were put on top (X10.4)."""
    return min(s.top[seat], count)


@rule
def next_card(s: State, left: int, on_top: bool) -> int:
    """The next card of a draw pile that isn't empty: a bullet that was put on top, or any (X10.4)."""
    return bit(lowest(left & ALL_BULLETS)) if on_top else bit(pick(s.chance, left))


@rule(shared=True)
def pick_from_pile(s: State, log: Log, seat: int, count: int) -> int:
    """Expert: draw *count* cards; when the draw pile runs out, the discard becomes the new one (X10.5)."""
    drawn, bullets = 0, bullets_on_top(s, seat, count)
    for place in range(count):
        if s.deck[seat] == drawn and s.discard[seat] != 0:
            reshuffle(s, log, seat)
        if s.deck[seat] != drawn:
            drawn |= next_card(s, s.deck[seat] ^ drawn, place < bullets)
    return drawn


@rule
def take_up_from_pile(s: State, seat: int, cards: int, bullets: int) -> None:
    """Expert: cards go from the draw pile to the hand; *bullets* of them came from its top (X10.4)."""
    take_up(s, seat, cards)
    s.top[seat] -= bullets
    s.bullets_drawn[seat] += bullets
    s.drawn[seat] += size(cards) - bullets


@rule
def draw(s: State, log: Log, seat: int, count: int, forced: int) -> None:
    """A turn spent drawing (X4.2, X4.3)."""
    if has(s, EXPERT):
        bullets = bullets_on_top(s, seat, count)
        drawn = pick_from_pile(s, log, seat, count)
        note_drew(s, log, seat=seat, count=size(drawn), bullets=bullets, forced=forced, cards=drawn)
        take_up_from_pile(s, seat, drawn, bullets)
    else:
        drawn = pick_from_set(s, seat, count)
        note_drew(s, log, seat=seat, count=size(drawn), bullets=0, forced=forced, cards=drawn)
        take_up(s, seat, drawn)


@rule
def can_draw(s: State, seat: int) -> bool:
    """A draw is legal while there is something to draw (X4.3, X10.5)."""
    return s.deck[seat] != 0 or s.discard[seat] != 0


@rule
def deal(s: State, log: Log, seat: int) -> None:
    """Base game: shuffle everything and draw a new hand (X3.2)."""
    drawn = pick_from_set(s, seat, hand_limit(s, seat))
    note_dealt(s, log, seat=seat, count=size(drawn), bullets=0, cards=drawn)
    take_up(s, seat, drawn)


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
        note_shed(s, log, seat=seat, count=size(bullets))
        discard(s, seat, bullets)
        s.shown[seat] |= bullets
    free_of_bullets(s, seat)


@rule
def free_of_bullets(s: State, seat: int) -> None:
    """From now on everyone knows that this hand holds no bullets."""
    s.bullets_drawn[seat] = 0
    s.drawn[seat] = 0


@rule
def refill(s: State, log: Log, seat: int) -> None:
    """Expert: draw up to a full hand, then shed the bullets (X10.2)."""
    missing = max(hand_limit(s, seat) - size(s.hand[seat]), 0)
    bullets = bullets_on_top(s, seat, missing)
    drawn = pick_from_pile(s, log, seat, missing)
    note_dealt(s, log, seat=seat, count=size(drawn), bullets=bullets, cards=drawn)
    take_up_from_pile(s, seat, drawn, bullets)
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
