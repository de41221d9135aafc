/** The plan as it is drawn: the round's turns by their symbols, with the cards that were played. */

import type { ExpressPileCard, ExpressView } from "./wire";

export type PlaceState = "done" | "now" | "coming" | "asked" | "open";

export interface PlanSlot {
  seat: number;
  card: ExpressPileCard | null; // none where no card was played yet
  state: PlaceState;
}

export interface Group {
  symbol: string; // S, T, D or R
  places: PlanSlot[];
}

export function planOf(view: ExpressView): Group[] {
  const symbols = [...(view.round_card?.symbols ?? "")];
  const groups: Group[] = symbols.map((symbol) => ({ symbol, places: [] }));
  const cards = new Map(view.pile.map((card) => [card.turn, card]));
  view.turns.forEach((turn, place) => {
    const card = cards.get(place) ?? null;
    const state = card === null ? openState(view, place) : cardState(view, card);
    if (card !== null || state !== "done")
      groups[turn.symbol]?.places.push({ seat: card?.seat ?? turn.seat, card, state });
  });
  return groups;
}

function openState(view: ExpressView, place: number): PlaceState {
  if (view.phase !== "scheming" || place < view.turn) return "done";
  return place === view.turn ? "asked" : "open";
}

function cardState(view: ExpressView, card: ExpressPileCard): PlaceState {
  if (view.phase === "scheming" || !card.resolved) return "coming";
  return card === cardNow(view) ? "now" : "done";
}

/** The card that is being done, if any. */
export function cardNow(view: ExpressView): ExpressPileCard | null {
  if (view.phase === "scheming" || view.phase === "over") return null;
  return view.pile.findLast((card) => card.resolved) ?? null;
}

/** The symbol that is being played or done: its place on the round card. */
export function symbolNow(view: ExpressView): number {
  if (view.phase === "scheming" || view.phase === "placing") return view.turns[view.turn]?.symbol ?? 0;
  return planOf(view).findIndex((group) => group.places.some((place) => place.state === "now"));
}
