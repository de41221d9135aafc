/** What everyone had, card by card: the lines of a drawing, and the rows of a table that says the same. */

import { roundsOf, type StoryBeat } from "./beats";

/** How much each seat had after a card; the first point is before all cards. */
export interface CurvePoint {
  round: number; // from 1
  values: readonly number[]; // dollars, by seat
}

export interface Curve {
  points: readonly CurvePoint[];
  outs: readonly (number | null)[]; // by seat: the point at which it was out, if it was
}

/** A curve from what each seat had after each beat, and from the beats that put seats out. */
export function curveOf(
  beats: readonly StoryBeat[],
  money: readonly (readonly number[])[],
  outAt: readonly (number | null)[] = [],
): Curve {
  const rounds = roundsOf(beats).flatMap((round, place) => round.map(() => place + 1));
  const first = beats.findIndex(({ event }) => event.name === "revealed");
  const ends = beats.flatMap((_, at) => (at >= first - 1 && endsCard(beats, at) ? [at] : []));
  const points = ends.map((at) => ({ round: rounds[at] ?? 1, values: money[at] ?? [] }));
  const outs = outAt.map((at) => (at === null ? null : ends.findIndex((end) => end >= at)));
  return { points, outs };
}

/** Whether the next beat is another card's, or there is none. */
function endsCard(beats: readonly StoryBeat[], at: number): boolean {
  return at === beats.length - 1 || beats[at + 1]?.event.name === "revealed";
}

/** The rounds of a curve, with the points that they begin and end at. */
export function roundSpans({ points }: Curve): { round: number; from: number; to: number }[] {
  const spans: { round: number; from: number; to: number }[] = [];
  points.forEach(({ round }, at) => {
    const last = spans.at(-1);
    if (last?.round === round) last.to = at;
    else spans.push({ round, from: Math.max(0, at - 1), to: at });
  });
  return spans;
}

/** The next rounder number that a scale can end with. */
export function scaleOf(most: number): { top: number; step: number } {
  const step = most <= 1000 ? 250 : most <= 2000 ? 500 : 1000;
  return { top: Math.max(step, Math.ceil(most / step) * step), step };
}

/** Heights at least so far apart, each as near as possible to where it should be; upper ones stay above lower ones. */
export function apart(heights: readonly number[], gap: number, [top, bottom]: readonly [number, number]): number[] {
  const order = heights.map((_, at) => at).sort((a, b) => heights[a]! - heights[b]!);
  const placed = [...heights];
  order.forEach((at, place) => {
    const above = order[place - 1];
    placed[at] = above === undefined ? Math.max(top, placed[at]!) : Math.max(placed[at]!, placed[above]! + gap);
  });
  [...order].reverse().forEach((at, place, all) => {
    const below = all[place - 1];
    placed[at] = below === undefined ? Math.min(bottom, placed[at]!) : Math.min(placed[at]!, placed[below]! - gap);
  });
  return placed;
}
