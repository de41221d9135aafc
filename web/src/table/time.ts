/** Times that are left, as they are shown and when they are short. Times are milliseconds. */

import type { Clocks } from "../wire/feed";
import { say } from "../words/language.svelte";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What a seat has left at a time, and whether it runs; null where it has no clock. */
export function leftOf(clocks: Clocks, seat: number, at: number): { left: number; running: boolean } | null {
  const face = clocks.faces.find((each) => each.seat === seat);
  if (face === undefined) return null;
  const { running } = face;
  return { left: Math.max(0, face.left - (running ? at - clocks.at : 0)), running };
}

/** Which time is short, of one that is so long in all. */
const SHORT = [
  { upTo: 5 * MINUTE, from: 10 * SECOND },
  { upTo: DAY, from: MINUTE },
  { upTo: Infinity, from: HOUR },
];

export function isShort(left: number, whole: number): boolean {
  return left <= (SHORT.find((each) => whole <= each.upTo)?.from ?? 0);
}

/** Rounded up, as it's shown: what shows it changes once a second. */
export function wholeSeconds(milliseconds: number): number {
  return Math.ceil(milliseconds / SECOND) * SECOND;
}

/** 0:42, 1:05:00, or days and hours. */
export function shownTime(milliseconds: number): string {
  const seconds = wholeSeconds(milliseconds) / SECOND;
  const [days, hours] = [Math.floor(seconds / 86400), Math.floor(seconds / 3600) % 24];
  if (days > 0) return say("clock-days", { days, hours });
  const [minutes, rest] = [Math.floor(seconds / 60) % 60, String(seconds % 60).padStart(2, "0")];
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
}
