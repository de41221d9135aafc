"""Every choice of the game, numbered once: a set of choices is one word of bits.

The numbers are part of saved games; add at the end, never renumber.
"""

from folsom.express.components import BANDITS, CARS, FACES, LOOT_KINDS
from folsom.kernel.sizes import must_fit

DRAW = 0
PLAY = 1
HIDE = PLAY + FACES
GO = HIDE + FACES
AIM = GO + CARS
TAKE = AIM + BANDITS
LEAVE = TAKE + LOOT_KINDS  # a purse: where it lies, or let it fall
POCKET = LEAVE + 1
DISCARD = POCKET + 1
KEEP = DISCARD + FACES
PLACE = KEEP + 1
CLIMB = PLACE + 2  # to the roof, then down inside
CHOICES = CLIMB + 2

must_fit("choices", CHOICES, 63)  # in one word of bits
