/** All views as one: what everyone knew together. */

import type { ExpressLoot, ExpressSpotView, ExpressView, GameView, SuperView } from "../wire";

/** The view with everything open that any of the views shows; there is one for each seat. */
export function opened(views: readonly GameView[]): GameView {
  const [first] = views;
  if (first === undefined) throw new Error("a replay with all views has one for each seat");
  if (first.game === "express") return openedExpress(first, views.filter(isExpress));
  return { ...first, seat: null, plan: null };
}

function isExpress(view: GameView): view is ExpressView {
  return view.game === "express";
}

function isSuper(view: GameView): view is SuperView {
  return view.game === "super";
}

/** Each seat knows its own purses and cards best. */
function openedExpress(first: ExpressView, views: readonly ExpressView[]): ExpressView {
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

/** The hands of Express that the views show, by seat; null where none of them shows a hand. */
export function handsOf(views: readonly GameView[]): (readonly string[] | null)[] {
  const known = views.filter(isExpress);
  return (known[0]?.seats ?? []).map((_, seat) => known.find((view) => view.seat === seat)?.hand ?? null);
}

/** The plans of Super that the views show, by seat; null where none of them shows one. */
export function plansOf(views: readonly GameView[]): (readonly string[] | null)[] {
  const known = views.filter(isSuper);
  return (known[0]?.seats ?? []).map((_, seat) => known.find((view) => view.seat === seat)?.plan ?? null);
}
