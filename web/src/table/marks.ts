/** What each card of the round brought, as a mark on its stop. */

import { wayOf, amountOf } from "./amounts";
import { gainsOf } from "./concern";
import type { TableModel } from "./model.svelte";
import type { ShownCard } from "./show.svelte";

export interface Mark {
  kind: "loss" | "gain" | "void" | "";
  words: string; // what stands there
}

export const NO_MARK: Mark = { kind: "", words: "" };

/** The marks of the round's cards, in their order. */
export function marksOf(model: TableModel): Mark[] {
  return model.show.cards.filter(({ kind }) => kind === "card").map((card) => markOf(model, card));
}

function markOf(model: TableModel, card: ShownCard): Mark {
  if (card.to > model.show.head) return NO_MARK; // it isn't over, or wasn't shown yet
  const gains = gainsOf(model, card);
  const mine = gains.find(({ seat }) => seat === model.seat);
  if (mine !== undefined && wayOf(mine) === "loss") return { kind: "loss", words: amountOf(mine) };
  if (gains.some((gain) => wayOf(gain) === "gain")) return { kind: "gain", words: "+" };
  const without = model.show.tape.slice(card.from, card.to).some(({ event }) => event?.name === "no effect");
  return without ? { kind: "void", words: "∅" } : NO_MARK;
}
