/** What a round is remembered for. */

import type { Tally } from "../games/module";
import { capital, listed, say } from "../words/language.svelte";
import { bandits } from "../words/things";

/** Who has won most in a round, if anybody has. */
export function headlineOf(tallies: readonly Tally[]): string {
  const most = Math.max(0, ...tallies.map(({ gained }) => gained));
  const best = tallies.filter(({ gained }) => most > 0 && gained === most);
  const who = listed(best.map(({ names }) => bandits(names, "who")));
  return best.length === 0 ? say("recap-nobody") : say("recap-won", { who, count: countOf(best) });
}

/** Who leads, as far as one may know: *holdings* are what each seat has at least and at most. */
export function leadOf(
  holdings: readonly { names: readonly string[]; sure: number; possible: number }[],
  money: (dollars: number) => string,
): string {
  const most = Math.max(0, ...holdings.map(({ sure }) => sure));
  if (most === 0) return say("recap-lead-none");
  const named = (some: typeof holdings) => listed(some.map(({ names }) => bandits(names, "who")));
  const leaders = holdings.filter(({ sure }) => sure === most);
  const others = holdings.filter(({ sure, possible }) => sure < most && possible >= most);
  const exact = leaders.every(({ sure, possible }) => sure === possible);
  const lead = say(exact ? "recap-lead" : "recap-lead-at-least", {
    who: named(leaders),
    count: countOf(leaders),
    money: money(most),
  });
  if (others.length === 0) return capital(lead);
  return `${capital(lead)} ${capital(say("recap-could", { who: named(others), count: countOf(others) }))}`;
}

/** How many seats they are, as words about them follow it: one with several bandits is a team. */
export function countOf(seats: readonly { names: readonly string[] }[]): number | "team" {
  return seats.length === 1 && (seats[0]?.names.length ?? 0) > 1 ? "team" : seats.length;
}
