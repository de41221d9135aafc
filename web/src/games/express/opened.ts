/** All views as one: what everyone knew together. */

import type { ExpressLoot, ExpressSpotView, ExpressView } from "./wire";

/** The view with everything open that any of the views shows: each seat knows its own purses and cards best. */
export function opened(views: readonly ExpressView[]): ExpressView {
  const [first] = views;
  if (first === undefined) throw new Error("a replay with all views has one for each seat");
  return {
    ...first,
    seat: null,
    hand: [],
    discard: [],
    seats: first.seats.map((seat, place) => views[place]?.seats[place] ?? seat),
    pile: first.pile.map((card, place) => views[card.seat]?.pile[place] ?? card),
    cars: first.cars.map((car, place) => ({
      ...car,
      inside: openedSpot(views.map((view) => view.cars[place]?.inside ?? car.inside)),
      roof: openedSpot(views.map((view) => view.cars[place]?.roof ?? car.roof)),
    })),
  };
}

function openedSpot(seen: readonly ExpressSpotView[]): ExpressSpotView {
  return seen.reduce((best, spot) => (hidden(spot.loot) < hidden(best.loot) ? spot : best));
}

function hidden(loot: ExpressLoot): number {
  return loot.unknown_purses;
}

/** The hands that the views show, by seat; null where none of them shows a hand. */
export function handsOf(views: readonly ExpressView[]): (readonly string[] | null)[] {
  return (views[0]?.seats ?? []).map((_, seat) => views.find((view) => view.seat === seat)?.hand ?? null);
}
