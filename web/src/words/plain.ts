/** Words for what the page has no sentences for: names as programs write them, read as words. */

import { capital, maySay } from "./language.svelte";

/** "cards_left" → "Cards left". */
export function humanised(name: string): string {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, "$1 $2")
    .replaceAll(/[_\-\s]+/g, " ")
    .trim();
  return capital(words.toLowerCase());
}

/** The sentence of this name, or else the name itself, read as words. */
export function sayOr(id: string, name: string): string {
  return maySay(id) ?? humanised(name);
}
