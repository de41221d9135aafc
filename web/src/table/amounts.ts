/** What was won or lost, as an amount with its sign: never told by a colour alone. */

import type { Gain, Way } from "../games/module";
import { money, say } from "../words/language.svelte";

/** An amount of money with its sign. */
export function signed(dollars: number): string {
  return say(dollars < 0 ? "lost" : "gained", { amount: money(Math.abs(dollars)) });
}

/** A gain in words: dollars where they are known, purses where they aren't. */
export function amountOf({ dollars, purses }: Gain): string {
  if (dollars === 0 && purses === 0) return money(0);
  const lying = say(purses < 0 ? "lost" : "gained", { amount: say("purses", { count: Math.abs(purses) }) });
  if (purses === 0) return signed(dollars);
  return dollars === 0 ? lying : `${signed(dollars)}, ${lying}`;
}

export function wayOf({ dollars, purses }: Gain): Way {
  const sign = Math.sign(dollars) || Math.sign(purses);
  return sign === 0 ? "even" : sign < 0 ? "loss" : "gain";
}
