/** The end in words: what games have in common. */

import type { Outcome, StandingInfo } from "../wire";
import type { Words } from "../words/language.svelte";
import { bandits, gender, seatWords, type Cast } from "../words/things";

/** Those in first place; where nobody has won, the ones who fell last. */
export function first(outcome: Outcome): StandingInfo[] {
  return outcome.standings.filter((standing) => standing.rank === 1);
}

/** Some seats' bandits, and what words about them may depend on. */
export function whoOf(cast: Cast, standings: readonly StandingInfo[]): Words {
  const names = standings.flatMap(({ seat }) => cast.seats[seat] ?? []);
  return { who: bandits(names, "who"), seats: names.length, gender: gender(names[0] ?? "") };
}

/** All seats by their places. */
export function places(cast: Cast, outcome: Outcome): string {
  const ranked = [...outcome.standings].sort((a, b) => a.rank - b.rank);
  return ranked.map((standing) => `${standing.rank}. ${seatWords(cast, standing.seat)}.`).join(" ");
}
