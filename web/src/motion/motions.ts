/** What is seen of each kind of event, and for how long. Each game has a row for every kind. */

import type { Happening, TableFacts } from "../wire";
import type { Gait } from "./gaits";
import type { Effect } from "./scene";

/** What is seen of an event with such facts. */
export interface Motion<Of = never> {
  /** Milliseconds at the normal pace; a longer way may take longer. */
  lasts: number | ((facts: Of) => number);
  /** How whoever it is about comes to the new place, and how that is eased. */
  gait?: Gait;
  easing?: string;
  /** The part of its time that passes before they set out. */
  after?: number;
  /** What else is seen. */
  effect?: Effect<Of>;
  /** To which side whoever is gone by this event falls: -1 to the locomotive's. */
  side?: (facts: Of) => number;
}

/** The motions of all events with these facts, and of those that the table tells. */
export type Motions<Of> = { [Name in keyof (Of & TableFacts)]: Motion<(Of & TableFacts)[Name]> };

export function lengthOf(motion: Motion, facts: Happening["facts"]): number {
  return typeof motion.lasts === "number" ? motion.lasts : motion.lasts(facts as never);
}
