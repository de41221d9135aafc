/** A game that is over, with everything open: what the end has to say of it is made from this. */

import type { Outcome, StandingInfo } from "../wire";
import type { Cast } from "../words/things";
import { roundsOf, type StoryBeat, type StoryLine } from "./beats";

export interface FinishedGame<Beat extends StoryBeat = StoryBeat> {
  cast: Cast;
  outcome: Outcome;
  beats: readonly Beat[];
}

/** What a game says of its end, to a seat or, where that is null, to everybody. */
export interface Verdict {
  /** What is said of who won; null where there is nothing but the result. */
  wit: string | null;
  /** What decided it. */
  decided: string;
  /** The moments with the largest effect on the result; those of the seat come first. */
  moments: StoryLine[];
  /** The one with the largest effect of all. */
  best: StoryLine | null;
}

const PICKED = 3; // moments

/** A line and how much it has changed the result, and whether it is about the seat that is told. */
export interface Weighed {
  line: StoryLine;
  effect: number;
  own: boolean;
}

/** The moments that count most: those of one's own first, all in the order in which they happened. */
export function picked(lines: readonly Weighed[]): Pick<Verdict, "moments" | "best"> {
  const heaviest = lines.filter(({ effect }) => effect > 0).sort((a, b) => b.effect - a.effect);
  const early = (a: Weighed, b: Weighed) =>
    Number(b.own) - Number(a.own) || a.line.beat.act - b.line.beat.act || a.line.beat.place - b.line.beat.place;
  const moments = heaviest.slice(0, PICKED).sort(early);
  return { moments: moments.map(({ line }) => line), best: heaviest[0]?.line ?? null };
}

/** The beats' rounds, counted from 1. */
export function roundNumbers(beats: readonly StoryBeat[]): ReadonlyMap<StoryBeat, number> {
  return new Map(roundsOf(beats).flatMap((round, place) => round.map((beat) => [beat, place + 1] as const)));
}

/** The seat whose bandit this is. */
export function seatOf(cast: Cast, bandit: number): number {
  const seats = cast.seats.flatMap((bandits, seat) => bandits.map(() => seat));
  return seats[bandit] ?? -1;
}

export function standingOf(outcome: Outcome, seat: number): StandingInfo | undefined {
  return outcome.standings.find((standing) => standing.seat === seat);
}

/** The seat that came next after the winners; null where all have won. */
export function runnerUp({ winners, standings }: Outcome): number | null {
  const others = standings.filter(({ seat }) => !winners.includes(seat));
  return others.sort((a, b) => a.rank - b.rank)[0]?.seat ?? null;
}
