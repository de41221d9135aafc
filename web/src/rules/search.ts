/** Finding rules by words: letters are compared without accents and capitals, and every word must be there. */

import type { Book, Entry, Section } from "./book";

/** Letters that are more than a letter with a mark. */
const ALIKE: Record<string, string> = { ς: "σ", ø: "o", æ: "ae", "’": "'" };

/** A letter as it is compared; a mark alone is nothing. */
function foldLetter(letter: string): string {
  const bare = letter.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return /\s/.test(bare) ? " " : (ALIKE[bare] ?? bare);
}

export function fold(text: string): string {
  return [...text].map(foldLetter).join("");
}

/** The words of a query, folded. */
export function wordsIn(query: string): string[] {
  return fold(query)
    .split(" ")
    .filter((word) => word !== "");
}

/** Where a word begins in a folded text, from a place on. A number is found as a whole: 5.1 isn't in 5.10, nor 50 in 250. */
function placeOf(word: string, folded: string, from = 0): number {
  const isDigit = (letter: string | undefined) => letter !== undefined && /\d/.test(letter);
  for (let at = folded.indexOf(word, from); at >= 0; at = folded.indexOf(word, at + 1)) {
    const cutBefore = isDigit(word[0]) && isDigit(folded[at - 1]);
    const cutAfter = isDigit(word.at(-1)) && isDigit(folded[at + word.length]);
    if (!cutBefore && !cutAfter) return at;
  }
  return -1;
}

function isFound(entry: Entry, section: Section, words: readonly string[]): boolean {
  const folded = fold([entry.id ?? "", section.title, entry.heading ?? "", entry.text].join(" "));
  return words.every((word) => placeOf(word, folded) >= 0);
}

/** The sections that have something with all these words, and in them only that. */
export function found(book: Book, words: readonly string[]): Section[] {
  if (words.length === 0) return book.sections;
  return book.sections
    .map((section) => ({ ...section, entries: section.entries.filter((entry) => isFound(entry, section, words)) }))
    .filter((section) => section.entries.length > 0);
}

export function countOf(sections: readonly Section[]): number {
  return sections.reduce((sum, section) => sum + section.entries.length, 0);
}

export interface MarkedPart {
  text: string;
  hit: boolean;
}

/** A text cut where words that were looked for begin and end. */
export function parted(text: string, words: readonly string[]): MarkedPart[] {
  const letters = [...text];
  const folds = letters.map(foldLetter);
  const hits = hitsIn(folds, words);
  const parts: MarkedPart[] = [];
  letters.forEach((letter, place) => {
    const last = parts.at(-1);
    const hit = hits[place] ?? false;
    if (last !== undefined && last.hit === hit) last.text += letter;
    else parts.push({ text: letter, hit });
  });
  return parts;
}

/** For each letter whether it is part of a hit. */
function hitsIn(folds: readonly string[], words: readonly string[]): boolean[] {
  const folded = folds.join("");
  const owners = folds.flatMap((fold, place) => Array.from({ length: fold.length }, () => place));
  const hits = folds.map(() => false);
  for (const word of words) {
    for (let at = placeOf(word, folded); at >= 0; at = placeOf(word, folded, at + word.length)) {
      for (const owner of owners.slice(at, at + word.length)) hits[owner] = true;
    }
  }
  return hits;
}
