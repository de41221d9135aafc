/** The time, for those who show it: one timer for all, which runs while anyone looks. */

import { createSubscriber } from "svelte/reactivity";

const TICK = 250; // milliseconds

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, TICK);
  return () => clearInterval(timer);
});

/** This machine's clock, in milliseconds. */
export function now(): number {
  subscribe();
  return performance.now();
}
