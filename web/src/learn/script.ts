/** A lesson as it was recorded from the real rules: scenes with what is said, and what each choice leads to. */

import type { TableView, Happening, Outcome, TableInfo } from "../wire";
import type { ViewChange } from "../wire/patching";

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

type Changed<Whole> = { [Field in keyof Whole]?: Whole[Field] };
/** The fields of an view that differ from those of the view before; those of its sight likewise. */
export type Patch = Omit<Changed<TableView>, "express" | "super"> & {
  express?: Changed<NonNullable<TableView["express"]>>;
  super?: Changed<NonNullable<TableView["super"]>>;
};

export interface Passage {
  events: Happening[];
  changes: ViewChange[];
  pauses: Pause[];
  view: Patch;
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
  scenes: LessonScene[];
  outcome: Outcome | null;
}

export function patched(view: TableView, patch: Patch): TableView {
  return {
    ...view,
    ...patch,
    express: view.express && { ...view.express, ...patch.express },
    super: view.super && { ...view.super, ...patch.super },
  };
}

/** What is seen after a way. */
export function afterWay(view: TableView, way: LessonWay | undefined): TableView {
  return (way?.passages ?? []).reduce((before, passage) => patched(before, passage.view), view);
}

/** What is seen where a scene begins: each scene's first way leads to the next one. */
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
