/** The reckoning, stage by stage: what is turned over, and what each seat has by then. */

import type { Outcome, StandingInfo } from "../wire";
import { list, maybeNumber, number, text } from "./facts";

/** What is counted, in this order; the last stage tells the places. */
export type StageName =
  "purses" | "jewels" | "strongboxes" | "ransoms" | "gunslinger" | "falls" | "loot" | "tie" | "places";

export interface Stage {
  name: StageName;
  fall: number; // of a stage of falls: which of them
}

/** Something that a seat is paid for. */
export interface MoneyPart {
  name: StageName;
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

export function isSuper(outcome: Outcome): boolean {
  return text(outcome.facts, "ended_by") !== "";
}

export function brokenTie(outcome: Outcome): boolean {
  return outcome.facts["tie_break"] === true;
}

/** What a seat of Express is paid for. */
export function partsOf(standing: StandingInfo): MoneyPart[] {
  const values = (list(standing.facts, "purse_values") ?? []).map(Number);
  const parts = SOURCES.map((name): MoneyPart => {
    const worth = number(standing.facts, name);
    if (name === "purses") return { name, count: values.length, pieces: values, worth };
    return { name, count: maybeNumber(standing.facts, COUNTS[name] ?? ""), pieces: [], worth };
  });
  return parts.filter((part) => part.worth > 0);
}

/** The loot cards of a seat of Super. */
export function lootOf(standing: StandingInfo): readonly number[] {
  return (list(standing.facts, "loot") ?? []).map(Number);
}

/** When a seat of Super fell, counted from 1; null for who is still on the train. */
export function fellOf(standing: StandingInfo): number | null {
  return maybeNumber(standing.facts, "fell");
}

export function stagesOf(outcome: Outcome): Stage[] {
  const counted = isSuper(outcome) ? superStages(outcome) : expressStages(outcome);
  const names = [...counted, ...(brokenTie(outcome) ? [stage("tie")] : []), stage("places")];
  return names;
}

function stage(name: StageName, fall = 0): Stage {
  return { name, fall };
}

function expressStages(outcome: Outcome): Stage[] {
  const found = SOURCES.filter((name) => outcome.standings.some((standing) => number(standing.facts, name) > 0));
  return found.map((name) => stage(name));
}

function superStages(outcome: Outcome): Stage[] {
  const falls = new Set(outcome.standings.map(fellOf).filter((fell) => fell !== null));
  const riders = outcome.standings.filter((standing) => fellOf(standing) === null);
  const loot = riders.some((standing) => lootOf(standing).length > 0) ? [stage("loot")] : [];
  return [...[...falls].sort((a, b) => a - b).map((fall) => stage("falls", fall)), ...loot];
}

/** What a seat of Express has once these stages were counted. */
export function moneyBy(standing: StandingInfo, shown: readonly Stage[]): number {
  const names = new Set(shown.map((each) => each.name));
  return partsOf(standing).reduce((sum, part) => sum + (names.has(part.name) ? part.worth : 0), 0);
}

/** The seats by place; before the places are told, as they sit. */
export function inOrder(outcome: Outcome, told: boolean): StandingInfo[] {
  const seats = [...outcome.standings];
  return told ? seats.sort((a, b) => a.rank - b.rank || a.seat - b.seat) : seats;
}
