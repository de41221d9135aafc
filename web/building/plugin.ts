/** Makes a module with a book in it of each file of rules: one chunk a game and language. */

import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import type { Language } from "../src/words/language.svelte";
import { bookOf } from "./books";
import type { Game } from "./drawings";

const RULES = /\/locale\/(?<language>\w+)\/rules-(?<game>\w+)\.md$/;

export function rulesInPage(): Plugin {
  return {
    name: "folsom-rules",
    enforce: "pre",
    load(id) {
      const found = RULES.exec(id)?.groups;
      if (found === undefined) return null;
      const english = id.replace(/\/\w+\/([^/]+)$/, "/en/$1");
      this.addWatchFile(english);
      const { language, game } = found as { language: Language; game: Game };
      const book = bookOf({ game, language, text: readFileSync(id, "utf8"), english: readFileSync(english, "utf8") });
      return { code: `export default ${JSON.stringify(book)};`, map: null };
    },
  };
}
