/** Events and values in plain words: "Played: seat Ana, card 3." */

import type { Happening } from "../../wire";
import type { PageEvent } from "../../wire/facts";
import { listed, say } from "../../words/language.svelte";
import { humanised } from "../../words/plain";
import { OF_TABLE, tellWith } from "../../words/sentences";
import { seatWords, type Cast } from "../../words/things";
import { EachSeat, isFields } from "./view";

const tellOfTable = tellWith(OF_TABLE);

/** What the rules note of every choice for themselves. */
const CHOSE = "chose";
const NOTED = new Set(["choice", "forced", "round"]);

export function tell(cast: Cast, event: Happening | PageEvent): string {
  if (event.name in OF_TABLE) return tellOfTable(cast, event);
  const isTold = (name: string, value: unknown) => value !== null && !(event.name === CHOSE && NOTED.has(name));
  const known = Object.entries(event.facts).filter(([name, value]) => isTold(name, value));
  const facts = known.map(([name, value]) => `${humanised(name).toLowerCase()} ${inWords(cast, name, value)}`);
  const words = { event: humanised(event.name), facts: facts.join(", ") };
  return say(facts.length === 0 ? "plain-event-alone" : "plain-event", words);
}

/** A value in words. A number of a seat is the seat's name. */
export function inWords(cast: Cast, name: string, value: unknown): string {
  if (value === null || value === undefined || value === "") return say("plain-nothing");
  if (typeof value === "boolean") return say(value ? "plain-yes" : "plain-no");
  if (typeof value === "number" && isOfSeat(cast, name, value)) return seatWords(cast, value);
  if (value instanceof EachSeat) return inWords(cast, name, value.values);
  if (Array.isArray(value)) return value.length === 0 ? say("plain-nothing") : listOf(cast, name, value);
  if (isFields(value)) {
    const parts = Object.entries(value).map(([key, each]) => `${humanised(key)} ${inWords(cast, key, each)}`);
    return parts.length === 0 ? say("plain-nothing") : parts.join(", ");
  }
  return String(value as string | number);
}

function listOf(cast: Cast, name: string, values: readonly unknown[]): string {
  return listed(values.map((value) => inWords(cast, name, value)));
}

function isOfSeat(cast: Cast, name: string, value: number): boolean {
  return /(^|_)seats?$/.test(name) && cast.people?.[value] !== undefined;
}
