/** Tables of a list in words. */

import { moduleOf } from "../games/registry";
import type { ClockSpec, ListedSeat, ListedTable, Received } from "../wire";
import { duration, listed, money, say } from "../words/language.svelte";

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
  if (line.status === "open") return say("seats-free", { count: freeSeats(line.seats) });
  if (line.status === "over") return resultOf(line);
  const words = say(line.my_turn ? "your-turn" : "others-turn");
  return line.round === null ? words : say("in-round", { round: line.round, words });
}

/** How I did, where one seat was mine; else, and of games from before places were kept, who won. */
function resultOf({ game, seats, winners }: ListedTable): string {
  const mine = seats.filter((seat) => seat.mine);
  const [own] = mine;
  if (mine.length === 1 && own?.place != null) {
    const place = winners.includes(seats.indexOf(own)) ? say("you-won") : say("placed", { place: own.place });
    return moduleOf(game).isPaid ? say("placed-with", { place, money: money(own.money ?? 0) }) : place;
  }
  const won = winners.flatMap((seat) => seats[seat] ?? []);
  if (won.some((seat) => seat.mine)) return say("you-won");
  return won.length === 0 ? say("nobody-won") : say("others-won", { who: company(won), count: won.length });
}

/** Where a game of mine goes on, and the word for it. */
export function wayOn(line: ListedTable): { at: string; word: string } {
  if (line.status === "over") return { at: `/replay/${line.id}`, word: say("replay") };
  return { at: `/table/${line.id}`, word: say("go-on") };
}
