/** How far one is in each lesson, remembered on this device. */

import { recall, remember } from "../storage";

export interface Progress {
  scene: number; // where it goes on
  share: number; // of the whole, in hundredths
  done: boolean; // whether it was ever played to the end
}

const START: Progress = { scene: 0, share: 0, done: false };

function place(lesson: string): string {
  return `folsom.learn.${lesson}`;
}

/** What is remembered; the start where nothing is, or nothing that can be read. */
export function progressOf(lesson: string): Progress {
  try {
    const kept: unknown = JSON.parse(recall(place(lesson)) ?? "null");
    return isProgress(kept) ? kept : START;
  } catch {
    return START;
  }
}

export function keep(lesson: string, progress: Progress): void {
  remember(place(lesson), JSON.stringify(progress));
}

function isProgress(kept: unknown): kept is Progress {
  if (typeof kept !== "object" || kept === null) return false;
  const { scene, share, done } = kept as Record<string, unknown>;
  return Number.isInteger(scene) && Number.isInteger(share) && typeof done === "boolean";
}
