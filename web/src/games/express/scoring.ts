/** What is counted at the end, and what each seat has by then. */

import { list, maybeNumber, number } from "../../end/facts";
import { allStages, stage, type Stage } from "../../end/scoring";
import type { Outcome, StandingInfo } from "../../wire";

export type MoneySource = (typeof SOURCES)[number];

/** Something that a seat is paid for. */
export interface MoneyPart {
  name: MoneySource;
  count: number | null; // pieces, where they are counted
  pieces: readonly number[]; // what each is worth, where that varies
  worth: number;
}

const SOURCES = ["purses", "jewels", "strongboxes", "ransoms", "gunslinger"] as const;
const COUNTS: Record<string, string> = {
  jewels: "jewel_count",
  strongboxes: "strongbox_count",
  ransoms: "ransom_count",
};

/** What a seat is paid for. */
export function partsOf(standing: StandingInfo): MoneyPart[] {
  const values = (list(standing.facts, "purse_values") ?? []).map(Number);
  const parts = SOURCES.map((name): MoneyPart => {
    const worth = number(standing.facts, name);
    if (name === "purses") return { name, count: values.length, pieces: values, worth };
    return { name, count: maybeNumber(standing.facts, COUNTS[name] ?? ""), pieces: [], worth };
  });
  return parts.filter((part) => part.worth > 0);
}

export function stagesOf(outcome: Outcome): Stage[] {
  const found = SOURCES.filter((name) => outcome.standings.some((standing) => number(standing.facts, name) > 0));
  return allStages(
    outcome,
    found.map((name) => stage(name)),
  );
}

/** What a seat has once these stages were counted. */
export function moneyBy(standing: StandingInfo, shown: readonly Stage[]): number {
  const names = new Set(shown.map((each) => each.name));
  return partsOf(standing).reduce((sum, part) => sum + (names.has(part.name) ? part.worth : 0), 0);
}
