"""The actions of Super: its plans, by their numbers."""

from folsom.super.choice_codes import cards_of
from folsom.super.components import PLANS

ACTIONS = PLANS
NAMES = tuple(", ".join(cards_of(plan)) for plan in range(PLANS))
