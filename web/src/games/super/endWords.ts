/** The end in words: who won and by what, and what each stage of the reckoning says. */

import { text } from "../../end/facts";
import { brokenTie, type Stage } from "../../end/scoring";
import { first, places, whoOf } from "../../end/words";
import type { Outcome } from "../../wire";
import { capital, listed, money, say } from "../../words/language.svelte";
import { seatWords, type Cast } from "../../words/things";
import { fellOf, lootOf } from "./scoring";

/** The heading: who takes it all. */
export function headline(cast: Cast, outcome: Outcome): string {
  const ended = text(outcome.facts, "ended_by").replace("_", "-");
  return capital(say(`end-${ended}`, whoOf(cast, first(outcome))));
}

/** What stands below it: by what they won. */
export function reason(cast: Cast, outcome: Outcome): string {
  const ended = text(outcome.facts, "ended_by");
  if (ended === "nobody") return capital(say("end-fell-last", whoOf(cast, first(outcome))));
  if (ended === "last_standing") return say("end-others-off");
  const [best] = first(outcome);
  const loot = best === undefined ? [] : lootOf(best);
  const words = { cards: say("loot-cards", { count: loot.length }), money: money(Math.max(0, ...loot)) };
  return say(brokenTie(outcome) ? "end-with-dearest" : "end-with-cards", words);
}

/** What a stage of the reckoning says, for those who listen. */
export function stageWords(cast: Cast, outcome: Outcome, stage: Stage): string {
  if (stage.name === "places") return `${headline(cast, outcome)}. ${reason(cast, outcome)} ${places(cast, outcome)}`;
  if (stage.name === "tie") return say("end-tie-loot");
  return stage.name === "falls" ? fallWords(cast, outcome, stage.fall) : lootWords(cast, outcome);
}

function fallWords(cast: Cast, outcome: Outcome, fall: number): string {
  const fallen = outcome.standings.filter((standing) => fellOf(standing) === fall);
  return capital(say("end-fell", { ...whoOf(cast, fallen), number: fall }));
}

function lootWords(cast: Cast, outcome: Outcome): string {
  const riders = outcome.standings.filter((standing) => fellOf(standing) === null);
  const words = riders.map(
    (standing) => `${seatWords(cast, standing.seat)} ${say("loot-cards", { count: lootOf(standing).length })}`,
  );
  return `${say("source-loot")}: ${listed(words)}.`;
}
