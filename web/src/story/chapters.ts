/** A story's chapters, one for each round: what is told in them. */

import { numberIn } from "../wire/facts";
import type { Chapter, Stand, StoryBeat, StoryLine } from "./beats";

const TOLD = 4; // lines a round
const LIGHT = 1.2; // what weighs less is told only of a round in which nothing else happened

/** The heaviest lines, in the order in which they happened. */
export function chosen(lines: readonly StoryLine[]): StoryLine[] {
  const heaviest = [...lines].sort((a, b) => b.weight - a.weight);
  const heavy = heaviest.filter((each) => each.weight >= LIGHT).slice(0, TOLD);
  const kept = heavy.length > 0 ? heavy : heaviest.slice(0, 1);
  return kept.sort((a, b) => a.beat.act - b.beat.act || a.beat.place - b.beat.place);
}

export function chapter(beats: readonly StoryBeat[], place: number, lines: StoryLine[], stand: Stand | null): Chapter {
  const began = beats.find(({ event }) => event.name === "round began")?.event.facts ?? {};
  const round = (numberIn(began, "number") ?? place) + 1;
  return { round, card: numberIn(began, "card"), lines, stand };
}
