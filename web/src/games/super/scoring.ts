/** What is told at the end: who fell in which order, and the loot of who is left. */

import { list, maybeNumber } from "../../end/facts";
import { allStages, stage, type Stage } from "../../end/scoring";
import type { Outcome, StandingInfo } from "../../wire";

/** The loot cards of a seat. */
export function lootOf(standing: StandingInfo): readonly number[] {
  return (list(standing.facts, "loot") ?? []).map(Number);
}

/** When a seat fell, counted from 1; null for who is still on the train. */
export function fellOf(standing: StandingInfo): number | null {
  return maybeNumber(standing.facts, "fell");
}

export function stagesOf(outcome: Outcome): Stage[] {
  const falls = new Set(outcome.standings.map(fellOf).filter((fell) => fell !== null));
  const riders = outcome.standings.filter((standing) => fellOf(standing) === null);
  const loot = riders.some((standing) => lootOf(standing).length > 0) ? [stage("loot")] : [];
  const fallen = [...falls].sort((a, b) => a - b).map((fall) => stage("falls", fall));
  return allStages(outcome, [...fallen, ...loot]);
}

/** Whether the stages have told that a seat fell. */
export function isOff(standing: StandingInfo, shown: readonly Stage[]): boolean {
  const fell = fellOf(standing);
  return fell !== null && shown.some((stage) => stage.name === "falls" && stage.fall === fell);
}
