"""The actions of Super: its plans, by their numbers."""

from folsom.superexpress.choices import cards_of
from folsom.superexpress.components import PLANS

ACTIONS = PLANS
NAMES = tuple(", ".join(cards_of(plan)) for plan in range(PLANS))
