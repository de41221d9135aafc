/** Lines that stories of several games have. */

import { numberIn } from "../wire/facts";
import { banditOf, line, type StoryBeat, type StoryLine } from "./beats";

const HIT = 1.5;

/** All hits of each shooter in one line. */
export function shots(beats: readonly StoryBeat[]): StoryLine[] {
  const found = new Map<number, StoryLine>();
  for (const beat of beats.filter(({ event }) => event.name === "hit")) {
    const bandit = banditOf(beat);
    const told = found.get(bandit) ?? line("shots", beat, 0, [bandit]);
    told.targets.push(numberIn(beat.event.facts, "target") ?? -1);
    told.weight += HIT;
    found.set(bandit, told);
  }
  return [...found.values()];
}

/** One line for all to whom the same happened in a round. */
export function together(beats: readonly StoryBeat[], kind: string, name: string, weight: number): StoryLine[] {
  const found = beats.filter(({ event }) => event.name === name);
  const [first] = found;
  if (first === undefined) return [];
  const bandits = found.map(banditOf);
  return [line(kind, first, weight * found.length, kind === "void" ? bandits : [...new Set(bandits)])];
}
