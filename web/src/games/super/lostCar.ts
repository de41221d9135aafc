/** The car that was lost last: it's seen behind the train, with what it was worth, until cards act again. */

import type { LogLine } from "../../table/stageModel";
import { numberIn } from "../../wire/facts";

/** The room behind the train that it's seen in, with the gap before it: units of the art. */
export const LOST_ROOM = 290;

export interface LostCar {
  car: number;
  value: number;
  bandit: number; // who took it
}

/** The last car that somebody took, unless cards have been turned up since. */
export function lostCar(log: readonly LogLine[]): LostCar | null {
  const last = log.findLast(({ event }) => event.name === "took car" || event.name === "revealed");
  if (last?.event.name !== "took car") return null;
  const { facts } = last.event;
  const [car, value, bandit] = [numberIn(facts, "car"), numberIn(facts, "value"), numberIn(facts, "bandit")];
  return car === null || value === null || bandit === null ? null : { car, value, bandit };
}
