import { readFileSync } from "node:fs";

/** The kinds of events of a game, as its own log lists them. */
export function kindsOf(game: "express" | "super"): string[] {
  const log = readFileSync(new URL(`../../src/folsom/${game}/log.py`, import.meta.url), "utf8");
  return [...log.matchAll(/\b(?:Kind|choice_kind)\("([^"]+)"/g)].map(([, name]) => name!);
}
