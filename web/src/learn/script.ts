/** A lesson as it was recorded from the real rules: scenes with what is said, and what each choice leads to. */

import type { OfferedChoice, Outcome, TableInfo, TableView, ViewNews } from "../wire";
import { standing, stepsOf } from "../wire/feed";

/** Something that is said, what it points at, and the card that it asks to be laid in the next slot. */
export interface LessonBeat {
  words: string;
  at: string;
  put?: string;
}

export interface Pause {
  before: number; // the event that waits until it is read
  beat: LessonBeat;
}

export interface Passage {
  news: ViewNews;
  pauses: Pause[];
}

/** What a choice leads to, or, without a code, what happens by itself. */
export interface LessonWay {
  code: number | null;
  passages: Passage[];
  last: LessonBeat | null;
  back: boolean; // to the start of the scene
}

export interface LessonScene {
  beats: LessonBeat[];
  ways: LessonWay[];
  otherwise: string; // words for a choice that leads nowhere here
}

export interface Script {
  table: TableInfo;
  view: TableView;
  fixed_choices: OfferedChoice[];
  scenes: LessonScene[];
  outcome: Outcome | null;
}

/** How things stand after a way. */
export function afterWay(before: TableView, way: LessonWay | undefined): TableView {
  return (way?.passages ?? []).reduce((now, { news }) => standing(stepsOf(now, news), now), before);
}

/** How things stand where a scene begins: each scene's first way leads to the next one. */
export function viewAt(script: Script, scene: number): TableView {
  return script.scenes.slice(0, scene).reduce((view, each) => afterWay(view, each.ways[0]), script.view);
}

/** How far a beat is, in hundredths, counted by all that is said on the way. */
export function share(script: Script, scene: number, beat: number): number {
  const counts = script.scenes.map(spokenIn);
  const sum = (some: readonly number[]) => some.reduce((all, count) => all + count, 0);
  const before = sum(counts.slice(0, scene)) + Math.min(beat, counts[scene] ?? 0);
  return Math.round((100 * before) / sum(counts));
}

/** How much is said in a scene. */
function spokenIn(scene: LessonScene): number {
  const pauses = scene.ways[0]?.passages.flatMap((passage) => passage.pauses) ?? [];
  return scene.beats.length + pauses.length;
}
