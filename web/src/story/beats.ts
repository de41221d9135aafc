/** A game as the events of its replay, in order: what a story is made of. */

import type { Happening } from "../wire";
import type { Replay } from "../wire/replay";

/** An event and when it was: after how many acts, and which one it was of those that the act led to. */
export interface StoryBeat {
  act: number;
  place: number;
  event: Happening;
}

/** Something worth telling. Some kinds gather what one bandit did, or what several suffered, in a round. */
export interface StoryLine {
  kind: LineKind;
  beat: StoryBeat; // where it begins
  weight: number; // the heavier, the more it is worth telling
  bandits: number[]; // who did it, or whom it happened to
  targets: number[]; // whom they did it to
  turning: boolean; // whether the game turned there
}

/** `told`: the event's own sentence. The others have one of theirs. */
export type LineKind =
  "told" | "punched" | "shots" | "met" | "struck" | "ransoms" | "gunslingers" | "void" | "felled" | "left" | "rides";

export function line(
  kind: LineKind,
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
  card: number | null; // Express's round card
  lines: StoryLine[];
  stand: Stand | null;
}

/** After a round: in Express who was richest, in Super how many were left. */
export type Stand =
  | { kind: "lead"; seats: number[]; money: number; news: "same" | "changed" | "for-good" }
  | { kind: "left"; count: number };

/** The bandit whom a beat is about; -1 where it is about none. */
export function banditOf({ event }: StoryBeat): number {
  return "bandit" in event.facts ? event.facts.bandit : -1;
}

/** The beats whose events have this name. */
export function named<Name extends Happening["name"]>(
  beats: readonly StoryBeat[],
  name: Name,
): (StoryBeat & { event: Extract<Happening, { name: Name }> })[] {
  return beats.filter(
    (beat): beat is StoryBeat & { event: Extract<Happening, { name: Name }> } => beat.event.name === name,
  );
}

export function beatsOf(replay: Replay): StoryBeat[] {
  const told = [replay.table.events, ...replay.acts.map((act) => act.events)];
  return told.flatMap((events, act) => events.map((event, place) => ({ act, place, event })));
}

/** The beats of each round, by where one began; what came before the first belongs to it. */
export function roundsOf(beats: readonly StoryBeat[]): StoryBeat[][] {
  const rounds: StoryBeat[][] = [];
  for (const beat of beats) {
    if (beat.event.name === "round began" || rounds.length === 0) rounds.push([]);
    rounds.at(-1)?.push(beat);
  }
  const [first, second, ...rest] = rounds;
  const early = first !== undefined && second !== undefined && first[0]?.event.name !== "round began";
  return early ? [[...first, ...second], ...rest] : rounds;
}
