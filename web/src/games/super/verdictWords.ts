/** What is said of the winner, and what decided the race, in words. */

import { text } from "../../end/facts";
import { brokenTie } from "../../end/scoring";
import { standingOf, type Verdict } from "../../story/finished";
import { capital, money, say } from "../../words/language.svelte";
import { bandit, car, gender, type Cast } from "../../words/things";
import { fellOf, lootOf } from "./scoring";
import { fallOf, felledBy, loserFor, momentsOf, neverHit, type Fall, type Game } from "./verdict";

export function verdictOf(game: Game, seat: number | null): Verdict {
  return { wit: witOf(game), decided: decidedBy(game, seat), ...momentsOf(game, seat) };
}

const MANY = 2; // bandits that one has shot off the train

function cardsOf({ outcome }: Game, seat: number): readonly number[] {
  const standing = standingOf(outcome, seat);
  return standing === undefined ? [] : lootOf(standing);
}

function witOf(game: Game): string | null {
  const { cast, outcome } = game;
  const [winner] = outcome.winners;
  if (winner === undefined || outcome.winners.length > 1) return null;
  const name = cast.bandits[winner] ?? "";
  const loot = cardsOf(game, winner);
  const felled = felledBy(game, winner);
  const words = {
    whom: bandit(name, "whom"),
    gender: gender(name),
    count: felled,
    cards: say("loot-cards", { count: loot.length }),
    money: money(loot.reduce((sum, each) => sum + each, 0)),
  };
  const alone = text(outcome.facts, "ended_by") === "last_standing" ? "alone" : "loco";
  if (felled >= MANY) return say(`wit-${alone}-felled`, words);
  if (neverHit(game, winner)) return say(`wit-${alone}-never-hit`, words);
  return say(alone === "alone" && loot.length === 0 ? "wit-alone-penniless" : `wit-${alone}-plain`, words);
}

function decidedBy(game: Game, seat: number | null): string {
  const loser = loserFor(game, seat);
  const fall = loser === null ? null : fallOf(game, loser);
  const cause = fall === null ? [] : [fallWords(game.cast, fall, seat)];
  return [...cause, resultWords(game, seat, loser)].filter((words) => words !== "").join(" ");
}

function fallWords(cast: Cast, fall: Fall, seat: number | null): string {
  const name = cast.bandits[fall.bandit] ?? "";
  const words = {
    who: bandit(name, "who"),
    whom: bandit(name, "whom"),
    gender: gender(name),
    whose: fall.by === null ? "" : bandit(cast.bandits[fall.by] ?? "", "whose"),
    round: fall.round,
    at: car(cast, fall.car, "in"),
  };
  return capital(say(`decided-${fall.kind}${fall.bandit === seat ? "-you" : ""}`, words));
}

/** How it was won: alone, or with more loot. */
function resultWords(game: Game, seat: number | null, loser: number | null): string {
  const { cast, outcome } = game;
  const [winner] = outcome.winners;
  if (winner === undefined) return say("decided-nobody");
  const you = winner === seat ? "-you" : "";
  const name = cast.bandits[winner] ?? "";
  const words = { who: bandit(name, "who"), gender: gender(name) };
  if (text(outcome.facts, "ended_by") === "last_standing") return capital(say(`decided-last${you}`, words));
  const cards = say("loot-cards", { count: cardsOf(game, winner).length });
  const standing = loser === null ? undefined : standingOf(outcome, loser);
  if (standing === undefined || fellOf(standing) !== null)
    return capital(say(`decided-loco${you}`, { ...words, cards }));
  const theirs = say("loot-cards", { count: lootOf(standing).length });
  const other = bandit(cast.bandits[loser ?? 0] ?? "", "who");
  const told = you || (loser === seat ? "-over-you" : "");
  if (brokenTie(outcome)) {
    const dearest = money(Math.max(0, ...cardsOf(game, winner)));
    return capital(say(`decided-dearest${told}`, { ...words, cards, other, money: dearest }));
  }
  return capital(say(`decided-cards${told}`, { ...words, cards, other, theirs }));
}
