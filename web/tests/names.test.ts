/** Nothing outside a game's folder and the registry names a game: everything else asks the game's module. */
import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { MODULES } from "../src/games/registry";

const SOURCE = new URL("../src/", import.meta.url);
const MADE_BY_PROGRAMS = new Set(["wire.ts"]); // from the server's types, whose descriptions name games
const THEIR_OWN = ["games/registry.ts", ...MODULES.map(({ key }) => `games/${key}/`)];

/** What is no game's name. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  "wire/api.ts": ["super("], // JavaScript's own word
};

/** Where a text names a game: as a word, or as part of a name. */
function namesIn(text: string): string[] {
  const name = new RegExp(MODULES.map(({ key }) => key).join("|"), "gi");
  return [...text.matchAll(name)].map(({ index }) => text.slice(index).match(/^\w+\(?/)?.[0] ?? "");
}

function sources(): string[] {
  return readdirSync(SOURCE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(SOURCE.pathname.length).replace(/^\//, ""));
}

test("no other file names a game", () => {
  const files = sources().filter(
    (file) => !THEIR_OWN.some((own) => file.startsWith(own)) && !MADE_BY_PROGRAMS.has(file),
  );
  expect(files.length).toBeGreaterThan(150);
  const found = files.flatMap((file) => {
    const allowed = ALLOWED[file] ?? [];
    const names = [...namesIn(file), ...namesIn(readFileSync(new URL(file, SOURCE), "utf8"))];
    return names.filter((name) => !allowed.includes(name)).map((name) => `${file}: ${name}`);
  });
  expect(found).toEqual([]);
});

test("what is allowed is still there", () => {
  for (const [file, allowed] of Object.entries(ALLOWED)) {
    expect(namesIn(readFileSync(new URL(file, SOURCE), "utf8"))).toEqual(allowed);
  }
});

test("a name is found in a word, a class and the part of an identifier", () => {
  expect(namesIn('game === "express"')).toEqual(["express"]);
  expect(namesIn(".super-game { top: 0 }")).toEqual(["super"]);
  expect(namesIn("const isSuper = SUPER_CARDS")).toEqual(["Super", "SUPER_CARDS"]);
  expect(namesIn("import ExpressTable")).toEqual(["ExpressTable"]);
});
