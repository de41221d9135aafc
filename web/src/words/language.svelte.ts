/** The reader's language: chosen from the browser, switchable at any time, remembered. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { untrack } from "svelte";
import { recall, remember } from "../storage";
import { FALLBACK_LANGUAGE, LANGUAGE_ALIASES, LANGUAGES } from "../wire/defaults";

export { LANGUAGES };

export type Language = keyof typeof LANGUAGES;
export type Words = Record<string, FluentVariable>;

const FALLBACK: Language = FALLBACK_LANGUAGE;
const ALIASES: Record<string, Language> = LANGUAGE_ALIASES;
const REMEMBERED = "folsom.language";
const FILES = import.meta.glob<string>(
  ["../../../src/folsom/locale/*/*.ftl", "!../../../src/folsom/locale/*/{refusals,server,terminal,reminders}.ftl"],
  {
    query: "?raw",
    import: "default",
  },
);

/** The files that are spoken now: those that every screen needs, and those of the rooms that were entered. */
const spoken = new Set(["page", "games"]);
let current = $state<{ language: Language; bundle: FluentBundle | null }>({ language: FALLBACK, bundle: null });

export function language(): Language {
  return current.language;
}

/** The sentence of this name with these words in it; `name.attribute` asks for one of its forms. */
export function say(name: string, words: Words = {}): string {
  const said = maySay(name, words);
  if (said === null && current.bundle !== null) console.error(`this screen has no words for ${name}`);
  return said ?? name;
}

/** The same where there may be no such sentence: then null. */
export function maySay(name: string, words: Words = {}): string | null {
  const bundle = current.bundle;
  const [id = name, attribute] = name.split(".");
  const message = bundle?.getMessage(id);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (bundle === null || pattern === null || pattern === undefined) return null;
  return bundle.formatPattern(pattern, words);
}

export async function speak(wanted: Language): Promise<void> {
  current = { language: wanted, bundle: await bundleOf(wanted) };
  document.documentElement.lang = wanted;
  document.cookie = `language=${wanted}; path=/; max-age=31536000; samesite=lax`;
  remember(REMEMBERED, wanted);
}

/** Have the words of a room at hand, in this language and in any that is spoken later. */
export async function wordsOf(room: string): Promise<void> {
  if (spoken.has(room)) return;
  spoken.add(room);
  const wanted = untrack(() => current.language);
  current = { language: wanted, bundle: await bundleOf(wanted) };
}

/** All words that are spoken, also those of rooms that are entered meanwhile. */
async function bundleOf(wanted: Language): Promise<FluentBundle> {
  const bundle = new FluentBundle(wanted, { useIsolating: false });
  const rooms = [...spoken];
  const texts = await Promise.all(rooms.map((file) => textOf(wanted, file)));
  if (rooms.length < spoken.size) return bundleOf(wanted);
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

async function textOf(wanted: Language, file: string): Promise<string> {
  const load = FILES[`../../../src/folsom/locale/${wanted}/${file}.ftl`];
  if (load === undefined) throw new Error(`there are no words for ${file}`);
  return load();
}

/** The language to begin with: the remembered one, or the first of the browser's that there is. */
export function preferred(): Language {
  const wishes = [recall(REMEMBERED), ...navigator.languages].filter((wish) => wish !== null);
  return wishes.map(known).find((each) => each !== null) ?? FALLBACK;
}

export function known(tag: string): Language | null {
  const family = tag.toLowerCase().split("-")[0] ?? "";
  const name = ALIASES[family] ?? family;
  return name in LANGUAGES ? (name as Language) : null;
}

export function money(dollars: number): string {
  const style = { style: "currency", currency: "USD", currencyDisplay: "narrowSymbol", maximumFractionDigits: 0 };
  return new Intl.NumberFormat(current.language, style as Intl.NumberFormatOptions).format(dollars);
}

export function listed(words: readonly string[]): string {
  return new Intl.ListFormat(current.language, { type: "conjunction" }).format(words);
}

/** One of several: "the mail car or first class". */
export function either(words: readonly string[]): string {
  return new Intl.ListFormat(current.language, { type: "disjunction" }).format(words);
}

/** Short facts side by side: where a line breaks, the dot stays behind the fact before it. */
export function dotted(facts: readonly string[]): string {
  return facts.join("\u00a0· ");
}

/** A sentence begins with a capital, which keeps its accent; only whole words in capitals lose it, in Greek. */
export function capital(sentence: string): string {
  return sentence.slice(0, 1).toUpperCase() + sentence.slice(1);
}

/** A time in the largest unit that tells it whole: "3 days", "90 seconds". */
export function duration(seconds: number): string {
  const [unit, size] = UNITS.find(([, each]) => seconds % each === 0) ?? ["second", 1];
  return new Intl.NumberFormat(current.language, { style: "unit", unit, unitDisplay: "long" }).format(seconds / size);
}

const UNITS = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
] as const;

/** How long ago something was, or the day. */
export function ago(seconds: number, now: number): string {
  const passed = now - seconds;
  const words = new Intl.RelativeTimeFormat(current.language, { numeric: "auto" });
  for (const [unit, size] of UNITS) if (passed >= size) return words.format(-Math.floor(passed / size), unit);
  return words.format(0, "minute");
}
