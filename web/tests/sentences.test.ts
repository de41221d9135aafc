import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Happening } from "../src/wire";
import { LANGUAGES, speak, type Language } from "../src/words/language.svelte";
import { tell } from "../src/words/telling";
import type { Cast } from "../src/words/things";
import "./games";

/** What the terminal says of every event: `tools/page_sentences.py` writes it down. */
interface Told {
  cast: Cast;
  events: { name: string; facts: Record<string, unknown>; said: Record<Language, string> }[];
}

const GAMES = JSON.parse(readFileSync(new URL("sentences.json", import.meta.url), "utf8")) as Told[];

describe.each(Object.keys(LANGUAGES) as Language[])("in %s", (language) => {
  test.each(GAMES)("the page says of every event what the terminal says: $cast.game of $cast.seats", async (game) => {
    await speak(language);
    for (const { name, facts, said } of game.events) {
      const words = tell(game.cast, { name, facts } as unknown as Happening);
      expect(words, `${name} ${JSON.stringify(facts)}`).toBe(said[language]);
    }
  });
});
