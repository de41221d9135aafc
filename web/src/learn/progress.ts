/** How far one is in each lesson, remembered on this device. */

import { recall, remember } from "../storage";

export type LessonName = "express" | "super";
export const LESSONS: readonly LessonName[] = ["express", "super"];

export interface Progress {
  scene: number; // where it goes on
  share: number; // of the whole, in hundredths
  done: boolean; // whether it was ever played to the end
}

const START: Progress = { scene: 0, share: 0, done: false };

function place(lesson: LessonName): string {
  return `folsom.learn.${lesson}`;
}

/** What is remembered; the start where nothing is, or nothing that can be read. */
export function progressOf(lesson: LessonName): Progress {
  try {
    const kept: unknown = JSON.parse(recall(place(lesson)) ?? "null");
    return isProgress(kept) ? kept : START;
  } catch {
    return START;
  }
}

export function keep(lesson: LessonName, progress: Progress): void {
  remember(place(lesson), JSON.stringify(progress));
}

function isProgress(kept: unknown): kept is Progress {
  if (typeof kept !== "object" || kept === null) return false;
  const { scene, share, done } = kept as Record<string, unknown>;
  return Number.isInteger(scene) && Number.isInteger(share) && typeof done === "boolean";
}
