/** A book of rules as the page gets it: made from Markdown when the page is built, so that nothing is parsed here. */

import type { Language } from "../words/language.svelte";

export type Inline =
  | { kind: "text"; text: string }
  | { kind: "em"; parts: Inline[] }
  | { kind: "strong"; parts: Inline[] }
  | { kind: "code"; text: string }
  | { kind: "link"; to: string; parts: Inline[] } // to a rule or a section of the same book
  | { kind: "signals"; letters: string[] }; // symbols of a round card

export type RichText = Inline[];

export interface Spot {
  figures: RuleFigure[];
  loot: string[];
}

export interface RuleFigure {
  name: string;
  facing: "loco" | "caboose" | null;
  down: boolean;
  /** Someone who can be hit, or a place where the bandit may go. */
  mark: "target" | "goal" | null;
}

export interface Car {
  name: string; // as the rules name it; "number" where cars have numbers only
  roof: Spot;
  inside: Spot;
}

export interface Played {
  who: string;
  cards: string[];
}

export interface TrainDrawing {
  kind: "train";
  game: string;
  before: Car[];
  played: Played[];
  event: string | null; // the round card that does it
  after: Car[] | null;
}

export interface Turn {
  who: string;
  cards: { name: string | null; hidden: boolean }[]; // no name: draws
}

export interface PileDrawing {
  kind: "pile";
  symbols: { letter: string; turns: Turn[] }[];
}

export type RuleDrawing = TrainDrawing | PileDrawing;

export type Block =
  | { kind: "paragraph"; words: RichText }
  | { kind: "list"; items: RichText[] }
  | { kind: "table"; head: RichText[]; rows: RichText[][] }
  | { kind: "drawing"; drawing: RuleDrawing };

/** A rule, or what is said between rules. */
export interface Entry {
  id: string | null;
  heading: string | null;
  blocks: Block[];
  text: string; // all its words, to be searched
}

export interface Section {
  id: string;
  title: string;
  entries: Entry[];
}

export interface Book {
  game: string;
  language: Language;
  title: string;
  lead: Block[];
  sections: Section[];
}

/** RichText without their looks. */
export function textOf(words: RichText): string {
  return words
    .map((part) =>
      "parts" in part ? textOf(part.parts) : part.kind === "signals" ? part.letters.join(" ") : part.text,
    )
    .join("");
}
