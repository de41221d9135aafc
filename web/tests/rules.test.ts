import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { bookOf } from "../building/books";
import type { Game } from "../building/drawings";
import { textOf, type Block, type Book, type Entry } from "../src/rules/book";
import { countOf, fold, found, parted, wordsIn } from "../src/rules/search";
import type { Language } from "../src/words/language.svelte";

const LANGUAGES: Language[] = ["en", "it", "ro", "el", "nb"];

function source(game: Game, language: Language): string {
  return readFileSync(new URL(`../../src/folsom/locale/${language}/rules-${game}.md`, import.meta.url), "utf8");
}

function book(game: Game, language: Language = "en", text = source(game, language)): Book {
  return bookOf({ game, language, text, english: source(game, "en") });
}

function small(text: string): Book {
  return book("express", "en", `# Title\n\n## 1 Section\n\n${text}`);
}

function only(text: string): Entry {
  const [entry, ...others] = small(text).sections[0]?.entries ?? [];
  expect(others).toEqual([]);
  return entry!;
}

function idsFound(query: string, game: Game, language: Language = "en"): (string | null)[] {
  return found(book(game, language), wordsIn(query)).flatMap((section) => section.entries.map((entry) => entry.id));
}

describe("a book", () => {
  test("has its rules by section, each with all that is said of it", () => {
    const { sections } = small(
      "Before.\n\n**X1.1** One.\n\n| a | b |\n|---|---|\n| c | d |\n\n### Head\n\n**X1.2** Two.",
    );
    expect(sections[0]).toMatchObject({ id: "X1", title: "Section" });
    const entries = sections[0]?.entries.map(({ id, heading, text }) => [id, heading, text]);
    expect(entries).toEqual([
      [null, null, "Before."],
      ["X1.1", null, "One. a b c d"],
      ["X1.2", "Head", "Head Two."],
    ]);
  });

  test("leaves out what is for the readers of docs", () => {
    expect(only("**X1.1** One.\n\n<!-- docs\nTwo.\n-->").blocks).toHaveLength(1);
  });

  test("links rules to rules, and shows symbols for their letters", () => {
    const [block] = only("**X1.1** See X2.3 on S T.").blocks as [Block & { kind: "paragraph" }];
    expect(block.words).toEqual([
      { kind: "text", text: "See " },
      { kind: "link", to: "X2.3", parts: [{ kind: "text", text: "X2.3" }] },
      { kind: "text", text: " on " },
      { kind: "signals", letters: ["S", "T"] },
      { kind: "text", text: "." },
    ]);
  });

  test("writes sums as the language does", () => {
    const [entry] = book("express", "it", "# T\n\n## 1 S\n\n**X1.1** Vale $1000.").sections[0]?.entries ?? [];
    expect(entry?.text).toBe("Vale 1000\u00a0$.");
  });

  test("takes nothing that it doesn't know: no raw tags, no links out", () => {
    expect(() => small("**X1.1** <b>bold</b>")).toThrow("no place");
    expect(() => small("**X1.1** [out](https://example.org)")).toThrow("out of the book");
    expect(() => small("**X1.1** One.\n\n```nobody-drew-this\n```")).toThrow("no drawing");
  });
});

describe("a drawing", () => {
  const drawn = (game: Game, id: string) => {
    const entries = book(game, "el").sections.flatMap((section) => section.entries);
    return entries
      .find((entry) => entry.id === id)!
      .blocks.flatMap((block) => (block.kind === "drawing" ? [block.drawing] : []));
  };

  test("of Express has marks for who can be hit and where one may go", () => {
    const [, roofs] = drawn("express", "X5.5");
    if (roofs?.kind !== "train") throw new Error("no train");
    expect(roofs.played).toEqual([{ who: "Ghost", cards: ["Fire"] }]);
    const onRoofs = roofs.before.map((car) => car.roof.figures.map((figure) => [figure.name, figure.mark]));
    expect(onRoofs).toEqual([[["Ghost", null]], [], [["Cheyenne", "target"]], [["Doc", null]]]);
  });

  test("of Super has rows, facing, and the stunned, before and after", () => {
    const [, , fire] = [...drawn("super", "S2.2"), ...drawn("super", "S2.3")];
    if (fire?.kind !== "train") throw new Error("no train");
    expect(fire.before[1]?.inside.figures.map((figure) => figure.facing)).toEqual(["caboose", "caboose"]);
    const doc = fire.after?.[2]?.inside.figures[0];
    expect(doc).toEqual({ name: "Doc", facing: "caboose", down: true, mark: null });
  });

  test("of the pile has backs for cards that lie face down", () => {
    const [pile] = drawn("express", "X4.4");
    if (pile?.kind !== "pile") throw new Error("no pile");
    expect(pile.symbols[1]?.turns[0]).toEqual({ who: "Tuco", cards: [{ name: "Floor", hidden: true }] });
    expect(pile.symbols[0]?.turns[2]).toEqual({ who: "Doc", cards: [{ name: null, hidden: false }] });
  });
});

describe("the search", () => {
  test("forgives accents and capitals, and a sigma at the end", () => {
    expect(fold("ΛΗΣΤΉΣ")).toBe(fold("ληστής"));
    expect(fold("Șapte țări, Røveri, Perché")).toBe("sapte tari, roveri, perche");
  });

  test("finds a rule by its id, and no other by the beginning of one", () => {
    expect(idsFound("x5.1", "express")).toContain("X5.1");
    expect(idsFound("x5.1", "express")).not.toContain("X5.10");
    expect(idsFound("S3.6", "super")).toEqual(["S3.6"]);
  });

  test("wants every word, anywhere in the rule, its heading or its section", () => {
    expect(idsFound("hostage ransom", "express")).toEqual(["X8.8"]);
    expect(idsFound("hostage horse", "express")).toEqual([]);
    expect(idsFound("stealin rob purse", "express")).toContain("X5.7");
  });

  test.each([
    ["it", "sceriffo infuriato", "X8.1"],
    ["ro", "ofiter furios", "X8.1"],
    ["el", "εξαγριωμενος σεριφης", "X8.1"],
    ["nb", "rasende marshall", "X8.1"],
  ] as const)("finds in %s", (language, query, rule) => {
    expect(idsFound(query, "express", language)).toContain(rule);
  });

  test("finds everything while nothing is looked for", () => {
    const whole = book("super");
    expect(found(whole, wordsIn("  "))).toBe(whole.sections);
    expect(countOf(whole.sections)).toBeGreaterThan(20);
  });

  test("marks what it found, letter by letter as it was written", () => {
    expect(parted("Ο Σερίφης και ο σερίφη", wordsIn("ΣΕΡΙΦΗ"))).toEqual([
      { text: "Ο ", hit: false },
      { text: "Σερίφη", hit: true },
      { text: "ς και ο ", hit: false },
      { text: "σερίφη", hit: true },
    ]);
    expect(parted("Blæst", ["ae"]).map((part) => part.hit)).toEqual([false, true, false]);
    expect(parted("X5.10 X5.1", ["x5.1"]).filter((part) => part.hit)).toEqual([{ text: "X5.1", hit: true }]);
  });
});

describe.each(LANGUAGES)("in %s", (language) => {
  test.each(["express", "super"] as const)("the rules of %s are a whole book", (game) => {
    const { title, lead, sections } = book(game, language);
    expect(title).not.toBe("");
    expect(lead.length).toBeGreaterThan(1);
    const words = sections
      .flatMap((section) => section.entries.flatMap((entry) => entry.blocks))
      .flatMap((block) => {
        return block.kind === "paragraph" ? [textOf(block.words)] : [];
      });
    expect(words.filter((each) => /[*`<>]|\]\(/.test(each))).toEqual([]);
  });
});
