"""Where the plan leads: its cards, carried out by the rules in worlds that a view allows.

Only the cards that lie in the pile are carried out, as if Stealin' began now. What the viewer can't know is drawn anew
in every world, and in each world everyone who has a choice may choose anything.
"""

from folsom.express.choice_codes import HIDE, PLAY
from folsom.express.components import BANDITS, FACES
from folsom.express.events import REASONS
from folsom.express.flow import answer
from folsom.express.imagine import imagine
from folsom.express.state import STEALING, State, card_with_face, pile_card, pile_entry, pile_seat, spot_of
from folsom.express.stealing import punch_choices, resolve_next, why_no_effect
from folsom.express.view_record import HIDDEN_FACE, ExpressViewRecord
from folsom.kernel import Chance, bit, lowest, pick, rule
from folsom.kernel.chance import seed_from
from folsom.kernel.log import Log

EMPTY, WORLD = range(2)  # the states that it takes
STATES = 2

# The row that it fills with sets: the spots that each bandit can reach, what each face could meet, and the seats that
# have a card in the pile that the viewer doesn't know
FIRST_FACE = BANDITS
HIDING = FIRST_FACE + FACES
ROW = HIDING + 1
WORKS = len(REASONS)  # what a card meets that has an effect; otherwise it's the reason why it has none


@rule
def resolve_card(s: State, log: Log, dice: Chance) -> None:
    """Resolve the next card of the pile; its player may choose anything."""
    resolve_next(s, log)
    while s.legal:
        answer(s, log, s.seat, pick(dice, s.legal), 0)
        s.legal = 0 if s.phase == STEALING else punch_choices(s)


@rule
def resolve_pile(s: State, log: Log, dice: Chance) -> None:
    """Resolve every card that lies in the pile."""
    s.phase, s.resolved = STEALING, 0
    while s.resolved < s.pile_size:
        resolve_card(s, log, dice)


@rule
def met_by(s: State, log: Log, seat: int, face: int) -> int:
    """What a card of the seat's hand meets if it's the next one: WORKS, or the reason why it has no effect (X5.2)."""
    s.pile[s.pile_size] = pile_entry(seat, card_with_face(s.hand[seat], face))
    resolve_next(s, log)
    s.resolved -= 1
    return WORKS if s.legal else why_no_effect(s)


@rule
def faces_to_play(v: ExpressViewRecord) -> int:
    """The faces that the seat of a view may play now, openly or hidden."""
    return (v.legal >> PLAY | v.legal >> HIDE) & bit(FACES) - 1


@rule
def seats_hiding(v: ExpressViewRecord) -> int:
    """The seats that have a card in the pile that the viewer doesn't know (X4.4, X4.5)."""
    seats = 0
    for place in range(v.pile_size):
        seats |= bit(pile_seat(v.pile[place])) if pile_card(v.pile[place]) == HIDDEN_FACE else 0
    return seats


@rule
def forecast(v: ExpressViewRecord, states: list[State], log: Log, dice: Chance, worlds: int, row: list[int]) -> None:
    """Add to a row where every bandit may end in *worlds* worlds, and what each card of the seat would meet there."""
    row[HIDING] = seats_hiding(v)
    for _ in range(worlds):
        states[WORLD] = states[EMPTY]
        s, left = states[WORLD], faces_to_play(v)
        imagine(v, s, dice)
        seed_from(s.chance, dice)
        resolve_pile(s, log, dice)
        for bandit in range(s.bandits):
            row[bandit] |= bit(spot_of(s, bandit))
        while left:
            face = lowest(left)
            left ^= bit(face)
            row[FIRST_FACE + face] |= bit(met_by(s, log, v.seat, face))
