/** What is drawn in the rules with letters and bars, as data; `tests/support/scenes/express/rulebook.py` and `drawn_super.py` play it. */

import type { Car, RuleDrawing, RuleFigure, PileDrawing, Played, Spot, TrainDrawing, Turn } from "../src/rules/book";

const BANDITS: Record<string, string> = {
  G: "Ghost",
  D: "Doc",
  T: "Tuco",
  C: "Cheyenne",
  B: "Belle",
  J: "Django",
};
/** The games whose drawings can be read. */
export type Game = "express" | "super";

const LETTERS: Record<Game, Record<string, string>> = {
  express: { ...BANDITS, M: "Marshal" },
  super: { ...BANDITS, M: "Mei" },
};
const LOOT: Record<string, string> = { purse: "purse", jewel: "jewel", box: "strongbox" };
const SUPER_FIGURE = /^(?<ahead>◄?)(?<down>~?)(?<letter>[A-Z])~?►?$/;
const EXPRESS_FIGURE = /^(?<target>\(?)(?<letter>[A-Za-z])\)?$/;
const DRAWS = "draws";
const HIDDEN = " face down";

export function drawingOf(text: string, game: Game): RuleDrawing {
  return text.includes("inside") ? trainDrawing(text, game) : pileDrawing(text);
}

function trainDrawing(text: string, game: Game): TrainDrawing {
  const [head = "", ...lines] = text.trimEnd().split("\n");
  const names = head.trim().split(/ {2,}/);
  const rows = lines.filter((line) => line.includes("|"));
  const said = lines.filter((line) => !line.includes("|"));
  const played = said.filter((line) => line.includes(": ")).map(playedIn);
  const after = rows.length > 2;
  return {
    kind: "train",
    game,
    before: trainIn(rows.slice(0, 2), names, game),
    played,
    event: after && played.length === 0 ? (said[0] ?? null) : null,
    after: after ? trainIn(rows.slice(2), names, game) : null,
  };
}

function playedIn(line: string): Played {
  const [who = "", cards = ""] = line.split(": ");
  return { who, cards: (cards.split(" → ")[0] ?? "").split(", ") };
}

function trainIn(rows: string[], names: string[], game: Game): Car[] {
  const [roofs = [], insides = []] = rows.map((row) => row.split("|").slice(1));
  return insides.map((inside, place) => ({
    name: place === 0 ? "locomotive" : game === "super" ? "number" : (names[place] ?? ""),
    roof: spotIn(roofs[place] ?? "", game),
    inside: spotIn(inside, game),
  }));
}

function spotIn(cell: string, game: Game): Spot {
  const words = counted(cell.split(" ").filter((word) => word !== ""));
  const loot = words.flatMap((word) => LOOT[word] ?? []);
  return { figures: words.filter((word) => !(word in LOOT)).map((word) => figureIn(word, game)), loot };
}

/** Words one by one: `purse x2` is a purse and a purse. */
function counted(words: string[]): string[] {
  return words.flatMap((word, place) => {
    const times = /^x(\d+)$/.exec(words[place + 1] ?? "");
    return /^x\d+$/.test(word) ? [] : Array.from({ length: Number(times?.[1] ?? 1) }, () => word);
  });
}

function figureIn(word: string, game: Game): RuleFigure {
  const found = (game === "super" ? SUPER_FIGURE : EXPRESS_FIGURE).exec(word)?.groups;
  const letter = found?.["letter"] ?? "";
  const name = LETTERS[game][letter.toUpperCase()];
  if (found === undefined || name === undefined) throw new Error(`${word} is no figure of a drawing`);
  if (game === "super") {
    return { name, facing: found["ahead"] ? "loco" : "caboose", down: found["down"] === "~", mark: null };
  }
  const mark = found["target"] ? "target" : letter === letter.toLowerCase() ? "goal" : null;
  return { name, facing: null, down: false, mark };
}

function pileDrawing(text: string): PileDrawing {
  const symbols = text
    .trimEnd()
    .split("\n")
    .map((line) => {
      const [letter = "", ...turns] = line.split("|").map((cell) => cell.trim());
      return { letter, turns: turns.map(turnIn) };
    });
  return { kind: "pile", symbols };
}

function turnIn(cell: string): Turn {
  const { who, cards } = playedIn(cell);
  const laid = cards.map((card) => ({
    name: card === DRAWS ? null : card.replace(HIDDEN, ""),
    hidden: card.endsWith(HIDDEN),
  }));
  return { who, cards: laid };
}
