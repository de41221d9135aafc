/** Money that runs from one amount to another. */

import { settings } from "../settings.svelte";

const STEP = 50; // dollars: coins of less aren't seen

/** Show amounts on the way to *to* for so many milliseconds, at the normal pace; returns what stops it. */
export function runTo(to: number, from: number, lasts: number, show: (dollars: number) => void): () => void {
  const begin = performance.now();
  let frame = requestAnimationFrame(function run(now) {
    const part = settings.still ? 1 : Math.min(1, Math.max(0, now - begin) / (lasts * settings.stretch));
    show(part === 1 ? to : Math.round((from + (to - from) * part) / STEP) * STEP);
    if (part < 1) frame = requestAnimationFrame(run);
  });
  return () => cancelAnimationFrame(frame);
}
