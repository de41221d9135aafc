/** The end in words: who won and by what, and what each stage of the reckoning says. */

import { brokenTie, type Stage } from "../../end/scoring";
import { first, places, whoOf } from "../../end/words";
import type { Outcome, StandingInfo } from "../../wire";
import { capital, listed, money, say } from "../../words/language.svelte";
import { seatWords, type Cast } from "../../words/things";
import { moneyBy, partsOf, type MoneyPart } from "./scoring";

/** The heading: who takes it all. */
export function headline(cast: Cast, outcome: Outcome): string {
  return capital(say(outcome.winners.length > 1 ? "end-shared" : "end-richest", whoOf(cast, first(outcome))));
}

/** What stands below it: by what they won. */
export function reason(_: Cast, outcome: Outcome): string {
  const [best] = first(outcome);
  const words = { money: money(best === undefined ? 0 : total(best)) };
  if (outcome.winners.length > 1) return say("end-with-shared", words);
  return say(brokenTie(outcome) ? "end-with-tie" : "end-with", words);
}

export function total(standing: StandingInfo): number {
  return partsOf(standing).reduce((sum, part) => sum + part.worth, 0);
}

/** A line of the account: so many of something. */
export function partName(part: MoneyPart): string {
  const counted = part.name === "purses" || part.name === "jewels" || part.name === "strongboxes";
  return counted ? say(part.name, { count: part.count ?? 0 }) : say(`source-${part.name}`);
}

/** What a stage of the reckoning says, for those who listen. */
export function stageWords(cast: Cast, outcome: Outcome, stage: Stage): string {
  if (stage.name === "places") return `${headline(cast, outcome)}. ${reason(cast, outcome)} ${places(cast, outcome)}`;
  if (stage.name === "tie") return say("end-tie");
  const paid = outcome.standings.filter((standing) => moneyBy(standing, [stage]) > 0);
  const words = paid.map((standing) => `${seatWords(cast, standing.seat)} ${money(moneyBy(standing, [stage]))}`);
  return `${say(`source-${stage.name}`)}: ${listed(words)}.`;
}
