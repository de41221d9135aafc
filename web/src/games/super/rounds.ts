/** How far a round is, and in which order its cards are done. */

import type { RevealedCard } from "../../table/stageModel";
import type { SuperView } from "./wire";

/** Whether plans are still made: no card was turned up. */
export function plansAhead(view: SuperView, shown: readonly RevealedCard[]): boolean {
  return shown.length === 0 && view.phase !== "over";
}

/** Who plays in this round, as they began; the view has the next round's order once the lead was passed on. */
export function roundOrder(view: SuperView, shown: readonly RevealedCard[]): number[] {
  const begun = [...new Set(shown.map(({ seat }) => seat))];
  return [...begun, ...view.order.filter((seat) => !begun.includes(seat) && view.seats[seat]?.in_play)];
}
