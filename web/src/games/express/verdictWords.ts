/** What is said of the winner, and what decided it, in words. */

import { number } from "../../end/facts";
import { first } from "../../end/words";
import { standingOf, type Verdict } from "../../story/finished";
import { capital, money, say, type Words } from "../../words/language.svelte";
import { bandit, bandits, gender, loot, seatWords, type Cast } from "../../words/things";
import { total } from "./endWords";
import { featOf, victoryOf } from "./feats";
import { causeAgainst, duel, momentsOf, type Cause, type Game } from "./verdict";

export function verdictOf(game: Game, seat: number | null): Verdict {
  return { wit: witOf(game), decided: decidedBy(game, seat), ...momentsOf(game, seat) };
}

function witOf(game: Game): string | null {
  const { cast, outcome } = game;
  const victory = victoryOf(game);
  if (victory === null) return sharedWit(game);
  const feat = featOf(victory);
  return say(`wit-${feat}`, {
    money: money(victory.money),
    margin: money(victory.behind),
    whom: seatWords(cast, victory.rival, "whom"),
    count: feat === "tie" ? victory.rivalBullets - victory.bullets : victory.bullets,
    round: victory.wasLast,
    gender: gender(cast.seats[outcome.winners[0] ?? 0]?.[0] ?? ""),
  });
}

/** Who shares the first place has the same money and has taken as many bullets. */
function sharedWit({ outcome }: Game): string | null {
  const [best] = first(outcome);
  if (best === undefined || outcome.winners.length < 2) return null;
  const clean = number(best.facts, "bullets_received") === 0;
  return say(clean ? "wit-shared-clean" : "wit-shared", { money: money(total(best)) });
}

/** The cause, and by how much it was won. */
function decidedBy(game: Game, seat: number | null): string {
  const [winner, loser] = duel(game, seat);
  const cause = winner === loser ? null : causeAgainst(game, loser, winner);
  return [...(cause === null ? [] : [causeWords(game.cast, cause, seat)]), marginWords(game, seat)].join(" ");
}

function causeWords(cast: Cast, cause: Cause, seat: number | null): string {
  const { event } = cause.beat;
  const you = cause.seat === seat;
  const name = cast.bandits["bandit" in event.facts ? event.facts.bandit : -1] ?? "";
  const names = event.name === "pocketed" ? (cast.seats[cause.seat] ?? []) : [name];
  const words: Words = {
    who: bandits(names, "who"),
    whom: bandits(names, "whom"),
    gender: gender(names[0] ?? ""),
    whose: cause.by === null ? "" : bandit(cast.bandits[cause.by] ?? "", "whose"),
    round: cause.round,
    money: money(Math.abs(cause.dollars)),
    loot: "loot" in event.facts ? loot(event.facts.loot, null) : "",
  };
  return capital(say(`decided-${causeName(cause)}${you ? "-you" : ""}`, words));
}

function causeName({ beat, dollars, by }: Cause): string {
  if (beat.event.name === "gunslinger") return "prize";
  if (dollars > 0) return "took";
  return by === null ? "lost" : "punch";
}

/** By how much it was won, and by whom. */
function marginWords(game: Game, seat: number | null): string {
  const { cast, outcome } = game;
  const [winner, loser] = duel(game, seat);
  const you = seat !== null && (seat === winner || seat === loser) ? seat : null;
  const [best, next] = [standingOf(outcome, winner), standingOf(outcome, loser)];
  const margin = best && next ? total(best) - total(next) : 0;
  if (outcome.winners.length > 1 && (seat === null || outcome.winners.includes(seat))) return say("decided-shared");
  const names = cast.seats[winner] ?? [];
  const words = { who: bandits(names, "who"), gender: gender(names[0] ?? ""), money: money(margin) };
  const told = you === null ? "" : you === winner ? "-you" : "-over-you";
  return capital(say(`${margin === 0 ? "decided-tie" : "decided-by"}${told}`, words));
}
