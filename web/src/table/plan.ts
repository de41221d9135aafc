/** The plan of Express as it is drawn: the round's turns by their symbols, with the cards that were played. */

import type { ExpressPileCard, ExpressView } from "../wire";

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

export function planOf(sight: ExpressView): Group[] {
  const symbols = [...(sight.round_card?.symbols ?? "")];
  const groups: Group[] = symbols.map((symbol) => ({ symbol, places: [] }));
  const cards = new Map(sight.pile.map((card) => [card.turn, card]));
  sight.turns.forEach((turn, place) => {
    const card = cards.get(place) ?? null;
    const state = card === null ? openState(sight, place) : cardState(sight, card);
    if (card !== null || state !== "done")
      groups[turn.symbol]?.places.push({ seat: card?.seat ?? turn.seat, card, state });
  });
  return groups;
}

function openState(sight: ExpressView, place: number): PlaceState {
  if (sight.phase !== "scheming" || place < sight.turn) return "done";
  return place === sight.turn ? "asked" : "open";
}

function cardState(sight: ExpressView, card: ExpressPileCard): PlaceState {
  if (sight.phase === "scheming" || !card.resolved) return "coming";
  return card === cardNow(sight) ? "now" : "done";
}

/** The card that is being done, if any. */
export function cardNow(sight: ExpressView): ExpressPileCard | null {
  if (sight.phase === "scheming" || sight.phase === "over") return null;
  return sight.pile.findLast((card) => card.resolved) ?? null;
}

/** The symbol that is being played or done: its place on the round card. */
export function symbolNow(sight: ExpressView): number {
  if (sight.phase === "scheming" || sight.phase === "placing") return sight.turns[sight.turn]?.symbol ?? 0;
  return planOf(sight).findIndex((group) => group.places.some((place) => place.state === "now"));
}
