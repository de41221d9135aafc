/** Books, each fetched when it is first opened. */

import type { Language } from "../words/language.svelte";
import type { Book } from "./book";

const BOOKS = import.meta.glob<Book>("../../../src/folsom/locale/*/rules-*.md", { import: "default" });

export async function bookOf(game: string, language: Language): Promise<Book> {
  const load = BOOKS[`../../../src/folsom/locale/${language}/rules-${game}.md`];
  if (load === undefined) throw new Error(`there are no rules of ${game} in ${language}`);
  return load();
}
