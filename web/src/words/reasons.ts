/** Why something can't be chosen, in words. */

import { say } from "./language.svelte";

export function whyNot(word: string): string {
  return say(`why-${word}`);
}
