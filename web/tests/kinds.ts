import { readFileSync } from "node:fs";

/** The kinds of events of a game, as its own module declares them. */
export function kindsOf(game: "express" | "super"): string[] {
  const log = readFileSync(new URL(`../../src/folsom/${game}/events.py`, import.meta.url), "utf8");
  return [...log.matchAll(/^def note_(\w+)\(/gm)].map(([, name]) => name!.replaceAll("_", " "));
}
