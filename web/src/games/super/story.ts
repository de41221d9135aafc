/** What is worth telling of a round: who fell and why, who was left behind, who took what. */

import { banditOf, line, named, type StoryBeat, type StoryLine } from "../../story/beats";
import { shots, together } from "../../story/lines";
import type { TableEvent } from "../../wire";
import type { SuperEvent } from "./wire";

export type Beat = StoryBeat<SuperEvent | TableEvent>;

const FALL = 8;
const CAR_TAKEN = 3;
const RIDE = 5;
const VOID = 0.6;

const ALONE: Record<string, number> = { "took car": CAR_TAKEN, "rode back": RIDE };

export function linesOf(beats: readonly Beat[]): StoryLine[] {
  return [
    ...falls(beats),
    ...together(beats, "left", "left behind", FALL),
    ...shots(beats.filter((beat) => !isFatal(beats, beat))),
    ...together(beats, "rides", "rode", RIDE),
    ...together(beats, "void", "no effect", VOID),
    ...beats.flatMap((beat) => {
      const weight = ALONE[beat.event.name];
      return weight === undefined ? [] : [line("told", beat, weight, [banditOf(beat)])];
    }),
  ];
}

/** The hit that made someone fall: the last thing that happened to them before. */
export function cause(beats: readonly Beat[], fall: Beat): Beat | null {
  const who = banditOf(fall);
  const before = beats
    .slice(0, beats.indexOf(fall))
    .findLast(({ event }) => event.name === "hit" || event.name === "revealed");
  return before?.event.name === "hit" && before.event.facts.target === who ? before : null;
}

function falls(beats: readonly Beat[]): StoryLine[] {
  return named(beats, "fell off").map((beat) => {
    const [who, hit] = [banditOf(beat), cause(beats, beat)];
    return hit === null ? line("told", beat, FALL, [who]) : line("felled", beat, FALL, [banditOf(hit)], [who]);
  });
}

function isFatal(beats: readonly Beat[], hit: Beat): boolean {
  return beats.some((beat) => beat.event.name === "fell off" && cause(beats, beat) === hit);
}

/** How many are out after these beats. */
export function fallen(beats: readonly Beat[]): number {
  return beats.filter(({ event }) => event.name === "fell off" || event.name === "left behind").length;
}
