/** What is seen of each kind of event, and for how long. Every kind of both games has a row. */

import type { Happening } from "../wire";
import type { Cast } from "../words/things";
import { EXPRESS_MOTIONS } from "./express";
import type { Gait } from "./gaits";
import type { Effect } from "./scene";
import { SUPER_MOTIONS } from "./super";

export interface Motion {
  /** Milliseconds at speed 1; a longer way may take longer. */
  lasts: number | ((event: Happening) => number);
  /** How whoever it is about comes to the new place, and how that is eased. */
  gait?: Gait;
  easing?: string;
  /** The part of its time that passes before they set out. */
  after?: number;
  /** What else is seen. */
  effect?: Effect;
  /** What is seen before anything changes, for half of the time; says whether there was anything. */
  prelude?: (stage: HTMLElement, duration: number) => boolean;
  /** To which side whoever is gone by this event falls: -1 to the locomotive's. */
  side?: (event: Happening) => number;
}

const MOTIONS: Record<Cast["game"], Record<string, Motion>> = {
  express: EXPRESS_MOTIONS,
  super: SUPER_MOTIONS,
};

export function motionOf(game: Cast["game"], event: Happening): Motion | undefined {
  return MOTIONS[game][event.name];
}

export function lengthOf(motion: Motion, event: Happening): number {
  return typeof motion.lasts === "number" ? motion.lasts : motion.lasts(event);
}
