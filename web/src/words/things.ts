/** Names of things on the table, in the reader's language and in the form that a sentence needs. */

import type { GameView } from "../wire";
import { ROOF } from "../wire/facts";
import { WOMEN } from "../wire/sentences";
import { listed, money, say } from "./language.svelte";

export type Case = "who" | "whom" | "whose";
/** For languages in which a word about someone follows their gender. */
export type Gender = "f" | "m";
export type PlaceCase = "in" | "to" | "of";

/** Who and what a game has, by number: all that words need of a view. */
export interface Cast {
  game: "express" | "super";
  bandits: readonly string[]; // by their number
  seats: readonly (readonly string[])[]; // the bandits of each
  cars: readonly string[];
}

export function castOf(view: GameView): Cast {
  const cars = view.cars.map((car) => car.name);
  if (view.game === "express") {
    const seats = view.seats.map((seat) => seat.bandits.map((bandit) => bandit.name));
    return { game: view.game, bandits: seats.flat(), seats, cars };
  }
  const names = view.seats.map((seat) => seat.name);
  return { game: view.game, bandits: names, seats: names.map((name) => [name]), cars };
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

export function gender(name: string): Gender {
  return WOMEN.includes(name) ? "f" : "m";
}

export function bandits(names: readonly string[], form?: Case): string {
  return listed(names.map((name) => bandit(name, form)));
}

/** A car of the train: Express's by their names, Super's by their numbers. */
export function car(cast: Cast, place: number, form?: PlaceCase | "short"): string {
  const name = cast.game === "express" ? (cast.cars[place] ?? "locomotive") : place === 0 ? "locomotive" : "number";
  const id = `car-${slug(name)}`;
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

/** A card as sights name it: "Fire", or in the team game "Tuco's Fire". */
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
