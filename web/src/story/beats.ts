/** A game as the events of its replay, in order: what a story is made of. */

import type { Happening } from "../wire";
import { numberIn } from "../wire/facts";
import type { Replay } from "../wire/replay";

/** An event and when it was: after how many acts, and which one it was of those that the act led to. */
export interface StoryBeat<Event extends Happening = Happening> {
  act: number;
  place: number;
  event: Event;
}

/** Something worth telling. Some kinds gather what one bandit did, or what several suffered, in a round. */
export interface StoryLine {
  kind: string; // `told`: the event's own sentence. Others have one of theirs.
  beat: StoryBeat; // where it begins
  weight: number; // the heavier, the more it is worth telling
  bandits: number[]; // who did it, or whom it happened to
  targets: number[]; // whom they did it to
  turning: boolean; // whether the game turned there
}

export function line(
  kind: string,
  beat: StoryBeat,
  weight: number,
  bandits: number[] = [],
  targets: number[] = [],
): StoryLine {
  return { kind, beat, weight, bandits, targets, turning: false };
}

/** A round of the game: what is told of it, and how things stood after it. */
export interface Chapter {
  round: number;
  card: number | null; // the round's, where it has one
  lines: StoryLine[];
  stand: Stand | null;
}

/** After a round: who was richest, or how many were left. */
export type Stand =
  | { kind: "lead"; seats: number[]; money: number; news: "same" | "changed" | "for-good" }
  | { kind: "left"; count: number };

/** The bandit whom a beat is about; -1 where it is about none. */
export function banditOf({ event }: StoryBeat): number {
  return numberIn(event.facts, "bandit") ?? -1;
}

/** The beats whose events have this name. */
export function named<Event extends Happening, Name extends Event["name"]>(
  beats: readonly StoryBeat<Event>[],
  name: Name,
): StoryBeat<Extract<Event, { name: Name }>>[] {
  return beats.filter((beat) => beat.event.name === name) as StoryBeat<Extract<Event, { name: Name }>>[];
}

export function beatsOf(replay: Replay): StoryBeat[] {
  const told = [replay.table.events, ...replay.acts.map((act) => act.events)];
  return told.flatMap((events, act) => events.map((event, place) => ({ act, place, event })));
}

/** The beats of each round, by where one began; what came before the first belongs to it. */
export function roundsOf<Event extends Happening>(beats: readonly StoryBeat<Event>[]): StoryBeat<Event>[][] {
  const rounds: StoryBeat<Event>[][] = [];
  for (const beat of beats) {
    if (beat.event.name === "round began" || rounds.length === 0) rounds.push([]);
    rounds.at(-1)?.push(beat);
  }
  const [first, second, ...rest] = rounds;
  const early = first !== undefined && second !== undefined && first[0]?.event.name !== "round began";
  return early ? [[...first, ...second], ...rest] : rounds;
}
