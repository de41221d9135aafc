/** Whose turn it is at a moment of a replay. */

import type { Happening } from "../../wire";
import type { ExpressView } from "./wire";
import { actorOf } from "../../words/telling";
import type { Cast } from "../../words/things";
import { cardNow } from "./plan";

/** The seat whose card is being done, or who has just played one; before anything happens, who is asked. */
export function actingAt(cast: Cast, view: ExpressView, event: Happening | null): number | null {
  const actor = event && actorOf(cast, event);
  const seat = cardNow(view)?.seat ?? cast.seats.findIndex((names) => actor !== null && names.includes(actor));
  return seat >= 0 ? seat : (view.to_act[0] ?? null);
}
