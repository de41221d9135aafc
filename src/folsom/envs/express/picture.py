"""What a picture of Express shows."""

from __future__ import annotations

from folsom.envs.rendering.scene import PaintedCar, PaintedPawn, PaintedPile, PaintedSpot, SeatLine, TablePicture
from folsom.express.components import ROUNDS
from folsom.express.view import ExpressView
from folsom.express.view_data import BanditView, Loot, SeatView, SpotView


def express_scene(view: ExpressView) -> TablePicture:
    """A table of Express as a viewer sees it."""
    cars = tuple(PaintedCar(car.name, _spot(car.inside), _spot(car.roof), car.marshal) for car in view.cars)
    return TablePicture(_title(view), len(cars), cars, tuple(_line(view, number) for number in range(view.players)))


def _title(view: ExpressView) -> str:
    card = view.round_card
    if view.over or card is None:
        return "Express: the train has arrived" if view.over else "Express: boarding"
    return f"Express: round {view.round_number} of {ROUNDS}, {card.name} {card.symbols}, {view.phase}"


def _spot(spot: SpotView) -> PaintedSpot:
    return PaintedSpot(tuple(PaintedPawn(name) for name in spot.bandits), _piles(spot.loot))


def _piles(loot: Loot) -> tuple[PaintedPile, ...]:
    counts = {
        "purse": loot.unknown_purses + len(loot.purses),
        "jewel": loot.jewels,
        "strongbox": loot.strongboxes,
    }
    return tuple(PaintedPile(kind, count) for kind, count in counts.items() if count)


def _line(view: ExpressView, number: int) -> SeatLine:
    seat: SeatView = view.seats[number]
    held = "; ".join(_held(bandit) for bandit in seat.bandits)
    says = f"{held}; {seat.hand_size} in hand, {seat.deck_size} in the deck"
    return SeatLine(tuple(bandit.name for bandit in seat.bandits), number in view.to_act, says)


def _held(bandit: BanditView) -> str:
    loot = ", ".join(f"{pile.size} {_counted(pile)}" for pile in _piles(bandit.loot)) or "no loot"
    return f"{loot}, {bandit.bullets} bullets left, bullets received: {bandit.bullets_received}"


def _counted(pile: PaintedPile) -> str:
    plural = "es" if pile.kind.endswith("x") else "s"
    return pile.kind if pile.size == 1 else pile.kind + plural
