/** Markdown of the rules as data: known kinds of words and blocks, and nothing else. */

import { lexer, type Token, type Tokens } from "marked";
import {
  textOf,
  type Block,
  type Book,
  type RuleDrawing,
  type Inline,
  type Section,
  type RichText,
} from "../src/rules/book";
import type { Language } from "../src/words/language.svelte";
import { drawingOf, type Game } from "./drawings";

export interface Source {
  game: Game;
  language: Language;
  text: string;
  english: string; // has the drawings
}

const FENCE = /^```([\w-]+)\n(.*?)^```$/gms;
const RULE = /^[XS]\d+\.\d+$/;
const MENTION = /\b([XS]\d+\.\d+)[a-z]?\b/;
const MONEY = /\$(\d+)/g;
/** Symbols of a round card: lone letters, also several in a row. */
const SIGNALS = /(?<![\p{L}\d])([STDR](?: [STDR])*)(?![\p{L}\d'’])/u;

export function bookOf({ game, language, text, english }: Source): Book {
  const drawn = new Map([...english.matchAll(FENCE)].map(([, name, body]) => [name, drawingOf(body ?? "", game)]));
  return new Binder(game, language, drawn).bind(lexer(withMoney(text, language)));
}

/** Sums as the reader's language writes them. */
function withMoney(text: string, language: Language): string {
  const style = {
    style: "currency",
    currency: "USD",
    currencyDisplay: "narrowSymbol",
    maximumFractionDigits: 0,
  } as const;
  const format = new Intl.NumberFormat(language, { ...style, useGrouping: false });
  return text.replace(MONEY, (_, dollars) => format.format(Number(dollars)));
}

class Binder {
  private readonly letter: string;
  private readonly book: Book;

  constructor(
    private readonly game: Game,
    language: Language,
    private readonly drawn: ReadonlyMap<string | undefined, RuleDrawing>,
  ) {
    this.letter = game === "express" ? "X" : "S";
    this.book = { game, language, title: "", lead: [], sections: [] };
  }

  bind(tokens: Token[]): Book {
    for (const token of tokens) this.take(token);
    return this.book;
  }

  private take(token: Token): void {
    if (token.type === "space" || token.type === "html") return;
    if (token.type === "heading") this.head(token as Tokens.Heading);
    else if (this.section === undefined) this.book.lead.push(this.block(token));
    else this.enter(token, this.section);
  }

  private get section(): Section | undefined {
    return this.book.sections.at(-1);
  }

  private head({ depth, text }: Tokens.Heading): void {
    if (depth === 1) this.book.title = text;
    else if (depth === 2) {
      const [number = "", ...title] = text.split(" ");
      this.book.sections.push({ id: `${this.letter}${number}`, title: title.join(" "), entries: [] });
    } else this.section?.entries.push({ id: null, heading: text, blocks: [], text });
  }

  private enter(token: Token, section: Section): void {
    const id = this.ruleOf(token);
    let entry = section.entries.at(-1);
    if (entry === undefined || (id !== null && (entry.id !== null || entry.blocks.length > 0))) {
      entry = { id: null, heading: null, blocks: [], text: "" };
      section.entries.push(entry);
    }
    entry.id = id ?? entry.id;
    const block = this.block(token);
    entry.blocks.push(block);
    entry.text = `${entry.text} ${textOfBlock(block)}`.trim();
  }

  private ruleOf(token: Token): string | null {
    const first = token.type === "paragraph" ? token.tokens?.[0] : undefined;
    return first?.type === "strong" && RULE.test(first.text) ? first.text : null;
  }

  private block(token: Token): Block {
    if (token.type === "paragraph") {
      const rest = this.ruleOf(token) === null ? token.tokens : token.tokens?.slice(1);
      return { kind: "paragraph", words: trimmed(this.words(rest ?? [])) };
    }
    if (token.type === "list") {
      const items = (token as Tokens.List).items.map((item) => this.words(item.tokens));
      return { kind: "list", items };
    }
    if (token.type === "table") {
      const { header, rows } = token as Tokens.Table;
      const cell = (each: Tokens.TableCell) => this.words(each.tokens);
      return { kind: "table", head: header.map(cell), rows: rows.map((row) => row.map(cell)) };
    }
    if (token.type === "code") return { kind: "drawing", drawing: this.drawing((token as Tokens.Code).lang) };
    throw new Error(`the rules have no place for ${token.type}: ${token.raw}`);
  }

  private drawing(name: string | undefined): RuleDrawing {
    const found = this.drawn.get(name);
    if (found === undefined) throw new Error(`there is no drawing ${name}`);
    return found;
  }

  private words(tokens: Token[]): RichText {
    return tokens.flatMap((token) => this.inline(token));
  }

  private inline(token: Token): RichText {
    const inner = "tokens" in token ? (token.tokens ?? []) : [];
    if (token.type === "text") return inner.length > 0 ? this.words(inner) : this.plain((token as Tokens.Text).text);
    if (token.type === "em" || token.type === "strong") return [{ kind: token.type, parts: this.words(inner) }];
    if (token.type === "codespan") return [{ kind: "code", text: token.text }];
    if (token.type === "link") {
      const number = /^#(\d+)/.exec(token.href)?.[1];
      if (number === undefined) throw new Error(`a link leads out of the book: ${token.href}`);
      return [{ kind: "link", to: `${this.letter}${number}`, parts: this.words(inner) }];
    }
    if (token.type === "escape") return this.plain(token.text);
    throw new Error(`the rules have no place for ${token.type}: ${token.raw}`);
  }

  /** Text, in which rules are links, and symbols of round cards are drawn. */
  private plain(text: string): RichText {
    const flat = text.replaceAll("\n", " ").replaceAll("&quot;", '"').replaceAll("&#39;", "'").replaceAll("&amp;", "&");
    return flat.split(new RegExp(MENTION.source, "g")).flatMap((part, place): RichText => {
      if (place % 2 === 1) return [{ kind: "link", to: part, parts: [{ kind: "text", text: part }] }];
      return this.game === "express" ? signalled(part) : texts(part);
    });
  }
}

function signalled(text: string): RichText {
  return text.split(new RegExp(SIGNALS.source, "gu")).flatMap((part, place): RichText => {
    return place % 2 === 1 ? [{ kind: "signals", letters: part.split(" ") }] : texts(part);
  });
}

function texts(text: string): Inline[] {
  return text === "" ? [] : [{ kind: "text", text }];
}

/** RichText without the space that stood after a rule's id. */
function trimmed(words: RichText): RichText {
  const [first, ...rest] = words;
  if (first?.kind !== "text") return words;
  const text = first.text.trimStart();
  return text === "" ? rest : [{ kind: "text", text }, ...rest];
}

function textOfBlock(block: Block): string {
  if (block.kind === "paragraph") return textOf(block.words);
  if (block.kind === "list") return block.items.map(textOf).join(" ");
  if (block.kind === "table") return [block.head, ...block.rows].map((row) => row.map(textOf).join(" ")).join(" ");
  return "";
}
