/** The cards of the round as stops that one can go to. */

import { marksOf, type Mark } from "./marks";
import type { TableModel } from "./model.svelte";

export interface Stops {
  /** How many cards were carried out before what this page was told. */
  first: number;
  marks: readonly Mark[]; // of the others
  at: number; // the one that is drawn
  look: (card: number) => void;
}

export function stopsOf(model: TableModel, first: number): Stops {
  return { first, marks: marksOf(model), at: model.show.at, look: (card) => model.lookAt(card) };
}

/** A finger or a mouse that is drawn along the rail takes the picture with it. */
export function dragAlong(event: PointerEvent, stops: Stops): void {
  if (event.buttons !== 1) return;
  const under = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-stop]");
  const card = Number(under?.dataset["stop"] ?? Number.NaN);
  if (!Number.isNaN(card) && card !== stops.at) stops.look(card);
}
