/** Names of things on the table, in the reader's language and in the form that a sentence needs. */

import { ROOF } from "../stage/train";
import { listed, money, say } from "./language.svelte";

export type Case = "who" | "whom" | "whose";
/** For languages in which a word about someone follows their gender. */
export type Gender = "f" | "m";
export type PlaceCase = "in" | "to" | "of";

/** Who and what a game has, by number: all that words need of a view. */
export interface Cast {
  game: string;
  bandits: readonly string[]; // by their number
  seats: readonly (readonly string[])[]; // the bandits of each
  cars: readonly string[];
  lastCar?: string; // what a car is called that is in no view any more
  you?: number; // the seat of whoever looks, where it plays
  people?: readonly string[]; // the names of the seats, where they aren't those of bandits
}

/** A cast in which nobody is "you": for words that everybody reads. */
export function forEverybody({ you: _, ...cast }: Cast): Cast {
  return cast;
}

/** "Second class" → "second-class", as ids are spelt. */
export function slug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll("'", "")
    .replaceAll(/[^a-z]+/g, "-");
}

export function bandit(name: string, form?: Case): string {
  const id = `bandit-${slug(name)}`;
  return say(form === undefined ? id : `${id}.${form}`);
}

const WOMEN = new Set(["Belle", "Cheyenne", "Mei"]);

export function gender(name: string): Gender {
  return WOMEN.has(name) ? "f" : "m";
}

export function bandits(names: readonly string[], form?: Case): string {
  return listed(names.map((name) => bandit(name, form)));
}

/** What a seat is called: after its bandits, or by its own name. */
export function seatWords(cast: Cast, seat: number, form?: Case): string {
  const name = cast.people?.[seat];
  if (name === undefined) return bandits(cast.seats[seat] ?? [], form);
  return form === "whose" ? say("plain-whose", { name }) : name;
}

/** A car of the train, by its name or its number. */
export function car(cast: Cast, place: number, form?: PlaceCase | "short"): string {
  const id = `car-${slug(cast.cars[place] ?? cast.lastCar ?? "locomotive")}`;
  return say(form === undefined ? id : `${id}.${form}`, { number: place });
}

/** A spot: where something is, or where it goes. */
export function spot(cast: Cast, place: number, level: number, form: "in" | "to"): string {
  if (level !== ROOF) return car(cast, place, form);
  return say(`roof.${form}`, { of: car(cast, place, "of") });
}

export function loot(kind: string, value: number | null): string {
  if (kind === "purse" && value !== null) return say("a-known-purse", { money: money(value) });
  return say(`a-${kind}`);
}

/** A card as views name it: "Fire", or in the team game "Tuco's Fire". */
export function cardParts(card: string): { owner: string | null; kind: string } {
  const [first = card, second] = card.split("'s ");
  return second === undefined ? { owner: null, kind: first } : { owner: first, kind: second };
}

export function card(name: string): string {
  const { owner, kind } = cardParts(name);
  const words = say(`card-${slug(kind)}`);
  return owner === null ? words : say("card-of-bandit", { whose: bandit(owner, "whose"), card: words });
}

export const LETTERS: Record<string, string> = {
  Ghost: "G",
  Doc: "D",
  Tuco: "T",
  Cheyenne: "C",
  Belle: "B",
  Django: "J",
  Mei: "M",
  Marshal: "★",
};

/** Whose colours seats have that no bandit plays for. */
const COLOURS = ["belle", "django", "doc", "cheyenne", "mei", "tuco", "ghost"];

/** The class with a seat's colours. */
export function seatColours(cast: Cast, seat: number): string {
  const [bandit] = cast.seats[seat] ?? [];
  return bandit === undefined ? (COLOURS[seat % COLOURS.length] ?? "") : slug(bandit);
}

/** The letter that stands for a seat. */
export function seatLetter(cast: Cast, seat: number): string {
  const [bandit] = cast.seats[seat] ?? [];
  if (bandit !== undefined) return LETTERS[bandit] ?? "";
  return [...(cast.people?.[seat] ?? "")][0]?.toUpperCase() ?? "";
}
