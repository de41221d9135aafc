"""Every choice of the game, numbered once: a set of choices is one word of bits.

Choices come in rows: a choice's place in its row is a card, a car or a bandit. `choices` says what the choices of each
row are, and `words` puts them in words. The numbers are part of saved games: add a row at the end, never renumber.
"""

from itertools import accumulate

from folsom.express.components import BANDITS, CARS, FACES, LOOT_KINDS
from folsom.kernel.sizes import must_fit

SIZES = (
    1,  # draw
    FACES,  # play
    FACES,  # hide
    CARS,  # go
    BANDITS,  # aim
    LOOT_KINDS,  # take
    1,  # leave a purse: where it lies, or let it fall
    1,  # pocket
    FACES,  # discard
    1,  # keep
    2,  # place
    2,  # climb: to the roof, then down inside
)
DRAW, PLAY, HIDE, GO, AIM, TAKE, LEAVE, POCKET, DISCARD, KEEP, PLACE, CLIMB, CHOICES = accumulate(SIZES, initial=0)

# By the number of a choice: the first of its row, and its place in it
FIRSTS = accumulate(SIZES[:-1], initial=0)
ROWS = [(first, place) for first, size in zip(FIRSTS, SIZES, strict=True) for place in range(size)]

must_fit("choices", CHOICES, 63)  # in one word of bits
