/** The reckoning, stage by stage: what is turned over, until the places are told. */

import type { Outcome, StandingInfo } from "../wire";

export interface Stage {
  name: string; // what is counted; the last stage, `places`, tells the places
  fall: number; // of a stage of falls: which of them
}

export function stage(name: string, fall = 0): Stage {
  return { name, fall };
}

export function brokenTie(outcome: Outcome): boolean {
  return outcome.facts["tie_break"] === true;
}

/** What is counted, and what comes after that in every game. */
export function allStages(outcome: Outcome, counted: readonly Stage[]): Stage[] {
  return [...counted, ...(brokenTie(outcome) ? [stage("tie")] : []), stage("places")];
}

/** The seats by place; before the places are told, as they sit. */
export function inOrder(outcome: Outcome, told: boolean): StandingInfo[] {
  const seats = [...outcome.standings];
  return told ? seats.sort((a, b) => a.rank - b.rank || a.seat - b.seat) : seats;
}
