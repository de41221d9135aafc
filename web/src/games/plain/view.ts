/** What a view of any game says: the fields that all have, the seats, and everything else by its name. */

import type { GameView, SeatInfo } from "../../wire";
import { say } from "../../words/language.svelte";
import { levelWords } from "../../words/seating";
import type { Cast } from "../../words/things";

export type PlainView = GameView & Record<string, unknown>;
export type Fields = Readonly<Record<string, unknown>>;

/** What has a place of its own on the table. */
const PLACED = new Set(["game", "seat", "phase", "to_act", "round_number", "options", "seats"]);

/** A value that each seat sees otherwise, by seat. */
export class EachSeat {
  constructor(readonly values: readonly unknown[]) {}
}

export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof EachSeat);
}

/** Everything that has no place of its own: a hand first, as it is what one looks at most. */
export function fieldsOf(view: PlainView): Fields {
  const rest = Object.entries(view).filter(([name]) => !PLACED.has(name));
  const first = rest.filter(([name]) => name === "hand");
  return Object.fromEntries([...first, ...rest.filter(([name]) => name !== "hand")]);
}

/** What a view says of a seat, without its name. */
export function seatFields(view: PlainView, seat: number): Fields {
  const { name: _, ...fields } = seatOf(view, seat);
  return fields;
}

function seatOf(view: PlainView, seat: number): Fields {
  const seats = view["seats"];
  const found: unknown = Array.isArray(seats) ? seats[seat] : undefined;
  return isFields(found) ? found : {};
}

/** Seats are called as the view calls them, or else as who sits there. */
export function castOf(view: PlainView, sitters: readonly SeatInfo[]): Cast {
  const seats = view["seats"];
  const count = Array.isArray(seats) ? seats.length : sitters.length;
  const people = Array.from({ length: count }, (_, seat) => nameOf(seatOf(view, seat), sitters[seat], seat));
  return { game: view.game, bandits: [], seats: people.map(() => []), cars: [], people };
}

function nameOf({ name }: Fields, sitter: SeatInfo | undefined, seat: number): string {
  if (typeof name === "string" && name !== "") return name;
  if (sitter?.name) return sitter.name;
  return sitter?.level ? levelWords(sitter.level) : say("player-number", { number: seat + 1 });
}

/** All views as one: what they differ in stands there once for each seat. */
export function opened(views: readonly PlainView[]): PlainView {
  const [first] = views;
  if (first === undefined) throw new Error("a replay with all views has one for each seat");
  const fields = Object.keys(fieldsOf(first)).map((name) => [name, together(views.map((view) => view[name]))]);
  const seats = first["seats"];
  const own = Array.isArray(seats) ? seats.map((_, seat) => seatOf(views[seat] ?? first, seat)) : seats;
  return { ...first, ...Object.fromEntries(fields), seat: null, seats: own };
}

function together(values: readonly unknown[]): unknown {
  const [first] = values;
  const text = JSON.stringify(first);
  return values.every((value) => JSON.stringify(value) === text) ? first : new EachSeat(values);
}
