/** The result of any game: who won, and what it says of each seat. */

import { stage, type Stage } from "../../end/scoring";
import { places } from "../../end/words";
import type { Outcome, StandingInfo } from "../../wire";
import { capital, listed, say } from "../../words/language.svelte";
import { seatWords, type Cast } from "../../words/things";
import { inWords } from "./telling";

const NOBODY: Cast = { game: "", bandits: [], seats: [], cars: [] };

/** Places are all that is told: what a game counts, the page doesn't know. */
export function stagesOf(): Stage[] {
  return [stage("places")];
}

export function headline(cast: Cast, outcome: Outcome): string {
  const who = listed(outcome.winners.map((seat) => seatWords(cast, seat)));
  return who === "" ? say("plain-nobody-won") : capital(say("plain-won", { who, count: outcome.winners.length }));
}

/** The game's own sentence. */
export function reason(_: Cast, outcome: Outcome): string {
  return capital(outcome.why);
}

export function stageWords(cast: Cast, outcome: Outcome): string {
  return `${headline(cast, outcome)}. ${reason(cast, outcome)} ${places(cast, outcome)}`;
}

/** What a result says of a seat, by name, in words. */
export function factsInWords({ facts }: StandingInfo): [name: string, words: string][] {
  return Object.entries(facts).map(([name, value]) => [name, inWords(NOBODY, name, value)]);
}
