"""The table in text: the train, the seats, the pile, the hand and the round card, as one seat sees them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import groupby

from folsom.cli.language import money, say
from folsom.cli.naming import card as card_name
from folsom.cli.seat_table import COMMON, LEAST_LOOT, LOOT, PLAYER, SeatTableRow, bandit_cells, seat_table
from folsom.cli.styled_text import BANDIT_STYLES, PLAIN, Line, all_painted, headed, joined, named, packed, told
from folsom.cli.train import SMOKE, WALL_COLUMNS, DrawnCar, DrawnSpot, columns_for, side_view
from folsom.express.components import (
    BULLETS,
    EVENT_NAMES,
    JEWEL_VALUE,
    NO_EVENT,
    ROUNDS,
    SPEEDING_UP,
    STRONGBOX_VALUE,
    SYMBOL_LETTERS,
)
from folsom.express.scoring import RANSOM
from folsom.express.state import SCHEMING
from folsom.express.view import ExpressView
from folsom.express.view_data import BanditView, CarView, Loot, PileCard, RoundCard, SeatView, SpotView
from folsom.locale.things import OWNER, slug

HIDDEN_CARD = "▒▒"
TIMES = "\N{MULTIPLICATION SIGN}"

LEAST_CAR_COLUMNS, MOST_CAR_COLUMNS = 10, 20  # columns of a car with its walls
NAME_ROWS = 2  # where bandits take more, they are shown by their letters
SINGLY = 5  # up to this many tokens of a kind are drawn one by one
FEWEST_ROWS = 2  # inside a car
MANY_CARS = 5  # with more, and more players, a small screen has no line to spare for smoke


def legend() -> list[Line]:
    """What the signs of loot mean."""
    return [
        [("$", "purse"), (f" {say('terminal-sign-purse')}", PLAIN)],
        [("$300", "purse"), (f" {say('terminal-sign-known-purse')}", PLAIN)],
        [("♦", "jewel"), (f" {say('terminal-sign-jewel', money=money(JEWEL_VALUE))}", PLAIN)],
        [("▣", "strongbox"), (f" {say('terminal-sign-strongbox', money=money(STRONGBOX_VALUE))}", PLAIN)],
    ]


# --- the train -------------------------------------------------------------------------------


def draw(view: ExpressView, width: int, colour: bool) -> str:
    """The train, locomotive first: who and what is on the roofs and inside."""
    return all_painted(train(view, width), colour)


def train(view: ExpressView, width: int) -> list[Line]:
    """The train line by line: smoke, roofs, insides, wheels and names."""
    inner, mine = car_width(len(view.cars), width) - WALL_COLUMNS, own_bandits(view)
    cars = [_drawn(car, inner, mine) for car in view.cars]
    return [*([SMOKE] if len(cars) <= MANY_CARS else []), *side_view(cars, width, FEWEST_ROWS)]


def car_width(cars: int, width: int) -> int:
    """The width of one car with its walls, so that all fit side by side, or in strips of about equal length."""
    across = next((count for count in range(cars, 0, -1) if _outer(count, width) >= LEAST_CAR_COLUMNS), 1)
    strips = -(-cars // across)
    return min(max(_outer(-(-cars // strips), width), LEAST_CAR_COLUMNS), MOST_CAR_COLUMNS)


def _outer(cars: int, width: int) -> int:
    return columns_for(cars, width) // cars + WALL_COLUMNS


def _drawn(car: CarView, inner: int, mine: set[str]) -> DrawnCar:
    law: list[Line] = [[(f"★{card_name('Marshal')}", "marshal")]] if car.marshal else []
    roof, inside = _shown(car.roof, inner, mine), _shown(car.inside, inner, mine, law)
    name = f"car-{slug(car.name)}"
    return DrawnCar(say(name), say(f"{name}.short"), roof, inside, inner)


def own_bandits(view: ExpressView) -> set[str]:
    """The names of the bandits of this seat."""
    return set() if view.seat is None else {bandit.name for bandit in view.seats[view.seat].bandits}


def _shown(spot: SpotView, inner: int, mine: set[str], law: Sequence[Line] = ()) -> DrawnSpot:
    return DrawnSpot([*law, *pawns(spot.bandits, inner, mine)], packed(tokens(spot.loot), inner))


def pawns(names: Sequence[str], inner: int, mine: set[str]) -> list[Line]:
    """Bandits on one spot by name, or by letter if there are too many; the viewer's in capitals."""
    shown = [[(name.upper() if name in mine else name, f"pawn {name}")] for name in names]
    lines = packed(shown, inner)
    if len(lines) <= NAME_ROWS:
        return lines
    return packed([[(BANDIT_STYLES[name].letter, f"pawn {name}")] for name in names], inner)


def tokens(loot: Loot) -> list[Line]:
    """Loot as signs; a known purse is shown by its value."""
    signs = [(_several("$", loot.unknown_purses), "purse")]
    signs += [(_several(f"${value}", count), "purse") for value, count in Counter(loot.purses).items()]
    signs += [(_several("♦", loot.jewels), "jewel"), (_several("▣", loot.strongboxes), "strongbox")]
    return [[sign] for sign in signs if sign[0]]


def _several(sign: str, count: int) -> str:
    if len(sign) > 1:
        return sign if count == 1 else f"{sign}{TIMES}{count}"
    return sign * count if count <= SINGLY else f"{sign}{TIMES}{count}"


# --- the seats -------------------------------------------------------------------------------

COLUMNS = {**COMMON, LOOT: LEAST_LOOT, "bullets": 9, "hits": 6, "hand": 6, "deck": 6}
EXPERT_COLUMNS = {**COLUMNS, "discard": 9}
SPARED = (PLAYER, "discard", "deck", "hits", "hand")  # dropped on a narrow screen, in this order


def seats(view: ExpressView, width: int, players: Sequence[str]) -> list[Line]:
    """Everyone's loot, bullets and cards; *players* says who plays each seat."""
    columns = EXPERT_COLUMNS if view.options["expert"] == "on" else COLUMNS
    mine = own_bandits(view)
    rows = [row for seat, player in zip(view.seats, players, strict=True) for row in _seat_rows(seat, player, mine)]
    return seat_table(columns, rows, width, SPARED)


def _seat_rows(seat: SeatView, player: str, mine: set[str]) -> list[SeatTableRow]:
    """One row per bandit; the cards, which a team shares, are in the first row."""
    sizes = {"hand": seat.hand_size, "deck": seat.deck_size, "discard": seat.discard_size}
    cards: dict[str, Line] = {heading: [(str(size), PLAIN)] for heading, size in sizes.items()}
    first, *others = (_bandit_row(bandit, player, mine) for bandit in seat.bandits)
    return [SeatTableRow({**first.cells, **cards}, first.loot), *others]


def _bandit_row(bandit: BanditView, player: str, mine: set[str]) -> SeatTableRow:
    own = bandit.name in mine
    cells = {
        **bandit_cells(bandit.name, player, mine=own),
        "bullets": [("•" * bandit.bullets, "strong"), ("·" * (BULLETS - bandit.bullets), "quiet")],
        "hits": [(str(bandit.bullets_received), PLAIN)],
    }
    return SeatTableRow(cells, _possessions(bandit, own))


def _possessions(bandit: BanditView, mine: bool) -> list[Line]:
    """Tokens and ransoms, and for the viewer their total."""
    shown = tokens(bandit.loot)
    ransom = RANSOM * bandit.ransoms
    if ransom:
        shown.append([(f"+{money(ransom)}", "purse")])
    if mine:
        shown.append([(f"= {money(bandit.loot.known_value + ransom)}", "strong")])
    return shown


# --- the round, the pile, the hand -----------------------------------------------------------


def round_lines(view: ExpressView, width: int) -> list[Line]:
    """The round card: its symbols, the current one marked, and what happens after Stealin'."""
    card = view.round_card
    if card is None:
        return []
    title = f"{say('round-of', number=view.round_number, count=ROUNDS)}: {say(f'round-{slug(card.name)}')}"
    then: list[Line] = [] if card.event == EVENT_NAMES[NO_EVENT] else [[(_event_in_brief(card.event), PLAIN)]]
    return packed([[(title, "strong")], _symbols(view, card), *then], width, "  ")


def _event_in_brief(event: str) -> str:
    return say(f"terminal-then-{slug(event)}", money=money(RANSOM))


def _symbols(view: ExpressView, card: RoundCard) -> Line:
    now = current_symbol(view)
    letters = [(f"[{letter}]", "now") if place == now else (letter, PLAIN) for place, letter in enumerate(card.symbols)]
    return joined([[letter] for letter in letters], " ")


def current_symbol(view: ExpressView) -> int | None:
    """Which symbol of the round card is being played in Schemin'."""
    card = view.round_card
    if card is None or view.record.phase != SCHEMING:
        return None
    turns = 0
    for place, letter in enumerate(card.symbols):
        turns += view.players * (2 if letter == SYMBOL_LETTERS[SPEEDING_UP] else 1)
        if view.record.turn < turns:
            return place
    return None


def pile(view: ExpressView, width: int) -> list[Line]:
    """The cards of the common pile that are still to come; by letter if there are many."""
    cards = [card for card in view.pile if not card.resolved]
    if not cards:
        return []
    head = f"{say('terminal-pile' if view.record.phase == SCHEMING else 'terminal-to-come')}  "
    full, brief = (
        packed([_pile_card(card, shorten) for card in cards], width - len(head), "   ") for shorten in (str, _letters)
    )
    return headed(head, full if len(full) <= NAME_ROWS else brief)


def _pile_card(card: PileCard, shorten: Callable[[str], str]) -> Line:
    """Who played what; in the team game the card itself names its bandit."""
    known = None if card.card is None else card_name(card.card)
    what = HIDDEN_CARD if known is None else f"{HIDDEN_CARD[0]}{known}" if card.face_down else known
    if card.card is not None and OWNER in card.card:
        return named(what)
    first = card.name.split(" & ")[0]
    return [(shorten(card.name), f"name {first}"), (f" {what}", PLAIN)]


def _letters(name: str) -> str:
    return "&".join(BANDIT_STYLES[part].letter for part in name.split(" & "))


def hand(view: ExpressView, width: int) -> list[Line]:
    """The viewer's cards."""
    return _cards_lines(say("terminal-hand"), view.hand, width)


def discard(view: ExpressView, width: int) -> list[Line]:
    """The viewer's discard pile (X10.1)."""
    return _cards_lines(say("terminal-discard"), view.discard, width)


def _cards_lines(title: str, cards: Sequence[str], width: int) -> list[Line]:
    head = f"{title}  "
    columns = width - len(head)
    parts = [line for text in _by_owner(cards) for line in told(text, columns)] or [[(say("cards-none"), "quiet")]]
    return headed(head, packed(parts, columns, "   "))


def _by_owner(cards: Sequence[str]) -> list[str]:
    """How many there are of each card; in the team game, grouped by bandit."""
    shown = []
    for owner, group in groupby(cards, key=lambda card: card.rpartition(OWNER)[0]):
        counted = Counter(card_name(card.rpartition(OWNER)[2]) for card in group)
        names = ", ".join(f"{card} {TIMES}{count}" if count > 1 else card for card, count in counted.items())
        shown.append(f"{owner}: {names}" if owner else names)
    return shown
