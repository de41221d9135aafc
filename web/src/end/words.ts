/** The end in words: who won and by what, and what each stage of the reckoning says. */

import type { Outcome, StandingInfo } from "../wire";
import { text } from "./facts";
import { capital, listed, money, say } from "../words/language.svelte";
import { bandits, gender, type Cast } from "../words/things";
import { brokenTie, fellOf, isSuper, lootOf, moneyBy, partsOf, type MoneyPart, type Stage } from "./scoring";

function namesOf(cast: Cast, seats: readonly number[]): string[] {
  return seats.flatMap((seat) => cast.seats[seat] ?? []);
}

/** Those in first place; where nobody has won, the ones who fell last. */
function first(outcome: Outcome): StandingInfo[] {
  return outcome.standings.filter((standing) => standing.rank === 1);
}

function whoWon(cast: Cast, outcome: Outcome) {
  const names = namesOf(
    cast,
    first(outcome).map((standing) => standing.seat),
  );
  return { who: bandits(names, "who"), seats: names.length, gender: gender(names[0] ?? "") };
}

/** The heading: who takes it all. */
export function headline(cast: Cast, outcome: Outcome): string {
  const who = whoWon(cast, outcome);
  if (isSuper(outcome)) return capital(say(`end-${text(outcome.facts, "ended_by").replace("_", "-")}`, who));
  return capital(say(outcome.winners.length > 1 ? "end-shared" : "end-richest", who));
}

/** What stands below it: by what they won. */
export function reason(cast: Cast, outcome: Outcome): string {
  return isSuper(outcome) ? superReason(cast, outcome) : expressReason(outcome);
}

function expressReason(outcome: Outcome): string {
  const [best] = first(outcome);
  const words = { money: money(best === undefined ? 0 : total(best)) };
  if (outcome.winners.length > 1) return say("end-with-shared", words);
  return say(brokenTie(outcome) ? "end-with-tie" : "end-with", words);
}

function superReason(cast: Cast, outcome: Outcome): string {
  const ended = text(outcome.facts, "ended_by");
  if (ended === "nobody") return capital(say("end-fell-last", whoWon(cast, outcome)));
  if (ended === "last_standing") return say("end-others-off");
  const [best] = first(outcome);
  const loot = best === undefined ? [] : lootOf(best);
  const words = { cards: say("loot-cards", { count: loot.length }), money: money(Math.max(0, ...loot)) };
  return say(brokenTie(outcome) ? "end-with-dearest" : "end-with-cards", words);
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
  if (stage.name === "tie") return say(isSuper(outcome) ? "end-tie-loot" : "end-tie");
  if (stage.name === "falls") return fallWords(cast, outcome, stage.fall);
  if (stage.name === "loot") return lootWords(cast, outcome);
  const paid = outcome.standings.filter((standing) => moneyBy(standing, [stage]) > 0);
  const words = paid.map((standing) => `${whose(cast, standing)} ${money(moneyBy(standing, [stage]))}`);
  return `${say(`source-${stage.name}`)}: ${listed(words)}.`;
}

function whose(cast: Cast, standing: StandingInfo): string {
  return bandits(cast.seats[standing.seat] ?? []);
}

function places(cast: Cast, outcome: Outcome): string {
  const ranked = [...outcome.standings].sort((a, b) => a.rank - b.rank);
  return ranked.map((standing) => `${standing.rank}. ${whose(cast, standing)}.`).join(" ");
}

function fallWords(cast: Cast, outcome: Outcome, fall: number): string {
  const names = namesOf(
    cast,
    outcome.standings.filter((standing) => fellOf(standing) === fall).map((standing) => standing.seat),
  );
  return capital(
    say("end-fell", { who: bandits(names, "who"), seats: names.length, gender: gender(names[0] ?? ""), number: fall }),
  );
}

function lootWords(cast: Cast, outcome: Outcome): string {
  const riders = outcome.standings.filter((standing) => fellOf(standing) === null);
  const words = riders.map(
    (standing) => `${whose(cast, standing)} ${say("loot-cards", { count: lootOf(standing).length })}`,
  );
  return `${say("source-loot")}: ${listed(words)}.`;
}
