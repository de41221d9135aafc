/** Tables of a list in words. */

import type { ClockSpec, ListedSeat, ListedTable, Received } from "../wire";
import { duration, listed, say } from "../words/language.svelte";

/** Who sits there: people by name, bots counted. */
export function company(seats: readonly ListedSeat[]): string {
  const people = seats
    .filter((seat) => seat.kind === "person")
    .map((seat) => (seat.mine ? say("company-you") : seat.name));
  const bots = seats.filter((seat) => seat.kind === "bot").length;
  return listed([...people, ...(bots > 0 ? [say("bots-count", { count: bots })] : [])]);
}

export function freeSeats(seats: readonly ListedSeat[]): number {
  return seats.filter((seat) => seat.kind === "open").length;
}

export function clockWords({ kind, seconds }: Received<ClockSpec>): string {
  return say(`clock-${kind}`, { time: duration(seconds ?? 0) });
}

/** How it stands with a game of mine. */
export function standing(line: ListedTable): string {
  if (line.my_turn) return say("your-turn");
  if (line.status === "playing") return say("others-turn");
  if (line.status === "open") return say("seats-free", { count: freeSeats(line.seats) });
  const won = line.winners.flatMap((seat) => line.seats[seat] ?? []);
  return won.some((seat) => seat.mine) ? say("you-won") : say("others-won", { who: company(won), count: won.length });
}

/** Where a game of mine goes on, and the word for it. */
export function wayOn(line: ListedTable): { at: string; word: string } {
  if (line.status === "over") return { at: `/replay/${line.id}`, word: say("replay") };
  return { at: `/table/${line.id}`, word: say("go-on") };
}
