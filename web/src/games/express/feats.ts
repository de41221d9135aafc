/** What can be said of the winner's way, if it is true: the rarest first. */

import { number } from "../../end/facts";
import { brokenTie } from "../../end/scoring";
import { named, roundsOf } from "../../story/beats";
import { runnerUp, seatOf, standingOf } from "../../story/finished";
import { total } from "./endWords";
import { moneyAfter, richest } from "./money";
import { ACTIONS } from "./names";
import type { Game } from "./verdict";

/** How a game was won. */
export interface Victory {
  winner: number;
  rival: number; // who came next
  money: number;
  behind: number; // dollars between the two
  others: readonly number[]; // what all the others have
  bullets: number; // that the winner took
  fewest: number; // that any of the others took
  most: number; // and at most
  rivalBullets: number;
  hits: number;
  missed: boolean; // whether a Fire of the winner's had no effect
  leaders: readonly (readonly number[])[]; // by round
  ledEarly: boolean; // whether the winner alone was richest at any time before the last round
  wasLast: number; // the latest round, from 1, after which all others had more; 0 where that never was
  tied: boolean;
  outgunned: boolean; // whether others were the Gunslingers
}

const HAIR = 100; // dollars: a victory by no more is close
const MANY_SHOTS = 4;
const MANY_BULLETS = 3;

type Feat = readonly [name: string, holds: (victory: Victory) => boolean];

const FEATS: readonly Feat[] = [
  ["tie", ({ tied }) => tied],
  ["no-bullet-wasted", ({ hits, missed }) => hits >= MANY_SHOTS && !missed],
  ["from-behind", ({ wasLast, leaders }) => wasLast > 0 && wasLast >= leaders.length - 2],
  ["hair", ({ behind }) => behind <= HAIR],
  ["by-far", ({ money, others }) => money > others.reduce((sum, each) => sum + each, 0)],
  ["never-hit", ({ bullets, fewest }) => bullets === 0 && fewest > 0],
  ["never-fired", ({ hits }) => hits === 0],
  ["last-round", ({ ledEarly }) => !ledEarly],
  ["twice", ({ money, others }) => others.every((each) => money >= 2 * each)],
  ["most-bullets", ({ bullets, most }) => bullets >= MANY_BULLETS && bullets > most],
  ["all-the-way", ({ leaders, winner }) => leaders.every((seats) => seats.join() === String(winner))],
  ["outgunned", ({ outgunned }) => outgunned],
];

/** The name of the first feat that holds; `plain` where none does. */
export function featOf(victory: Victory): string {
  return FEATS.find(([, holds]) => holds(victory))?.[0] ?? "plain";
}

/** How it was won; null where several have won, or nobody has lost. */
export function victoryOf(game: Game): Victory | null {
  const { outcome } = game;
  const [winner] = outcome.winners;
  const rival = runnerUp(outcome);
  const [best, next] = [standingOf(outcome, winner ?? -1), standingOf(outcome, rival ?? -1)];
  if (outcome.winners.length !== 1 || winner === undefined || rival === null || !best || !next) return null;
  const others = outcome.standings.filter(({ seat }) => seat !== winner);
  const taken = others.map(({ facts }) => number(facts, "bullets_received"));
  return {
    winner,
    rival,
    money: total(best),
    behind: total(best) - total(next),
    others: others.map(total),
    bullets: number(best.facts, "bullets_received"),
    fewest: Math.min(...taken),
    most: Math.max(...taken),
    rivalBullets: number(next.facts, "bullets_received"),
    tied: brokenTie(outcome),
    ...shooting(game, winner),
    ...leading(game, winner),
  };
}

function shooting({ cast, beats }: Game, winner: number): Pick<Victory, "hits" | "missed" | "outgunned"> {
  const isOwn = (bandit: number) => seatOf(cast, bandit) === winner;
  const hits = named(beats, "hit").filter(({ event }) => isOwn(event.facts.bandit)).length;
  const missed = named(beats, "no effect").some(
    ({ event }) => isOwn(event.facts.bandit) && ACTIONS[event.facts.action] === "Fire",
  );
  const prizes = named(beats, "gunslinger").map(({ event }) => event.facts.bandit);
  return { hits, missed, outgunned: prizes.length > 0 && !prizes.some(isOwn) };
}

/** Who was richest after each round, and after which one the winner was the poorest last. */
function leading({ cast, beats }: Game, winner: number): Pick<Victory, "leaders" | "ledEarly" | "wasLast"> {
  const money = moneyAfter(cast, beats);
  let end = 0;
  const ends = roundsOf(beats).map((round) => (end += round.length));
  const rounds = ends.map((each) => money[each - 1] ?? []);
  const early = money.slice(0, ends.at(-2) ?? 0);
  const isLast = (now: readonly number[]) =>
    now.every((dollars, seat) => seat === winner || dollars > (now[winner] ?? 0));
  const ledEarly = early.some((now) => richest(now).join() === String(winner));
  return { leaders: rounds.map(richest), ledEarly, wasLast: rounds.findLastIndex(isLast) + 1 };
}
