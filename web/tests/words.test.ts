import { parse as parseFluent, Resource, type Entry, Visitor, type VariableReference } from "@fluent/syntax";
import { readFileSync, readdirSync } from "node:fs";
import { parse } from "svelte/compiler";
import { describe, expect, test } from "vitest";

const LOCALE = new URL("../../src/folsom/locale/", import.meta.url);
const SOURCE = new URL("../src/", import.meta.url);
const LANGUAGES = ["en", "it", "ro", "el", "nb"];
const FILES = readdirSync(new URL("en/", LOCALE)).filter(
  (name) => name.endsWith(".ftl") && !["refusals.ftl", "server.ftl", "terminal.ftl", "reminders.ftl"].includes(name),
);

/** Ids that are put together from a name, by room: every one of each list is used. */
const SCREENS = import.meta.glob<{ BUILT: string[] }>("./built/*.ts", { eager: true });
const BUILT = Object.values(SCREENS).flatMap((room) => room.BUILT);

/** Words that only some languages need: gender, and how many act. */
const MAY_BE_LEFT_OUT = new Set(["gender", "seats"]);

function resource(language: string): Resource {
  const text = FILES.map((file) => readFileSync(new URL(`${language}/${file}`, LOCALE), "utf8")).join("\n");
  return parseFluent(text, {});
}

function variables(node: Entry): Set<string> {
  const found = new Set<string>();
  class Finder extends Visitor {
    visitVariableReference(reference: VariableReference): void {
      found.add(reference.id.name);
    }
  }
  new Finder().visit(node);
  return found;
}

/** Every id with its forms, and the words that stand in it. */
function shape(language: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const entry of resource(language).body) {
    if (entry.type !== "Message") continue;
    const words = [...variables(entry)].filter((name) => !MAY_BE_LEFT_OUT.has(name)).sort();
    found.set(entry.id.name, words);
    for (const attribute of entry.attributes) found.set(`${entry.id.name}.${attribute.id.name}`, []);
  }
  return found;
}

function sources(): { name: string; text: string }[] {
  const names = readdirSync(SOURCE, { recursive: true, encoding: "utf8" });
  const wanted = names.filter((name) => /\.(ts|svelte)$/.test(name) && name !== "wire.ts");
  return wanted.map((name) => ({ name, text: readFileSync(new URL(name, SOURCE), "utf8") }));
}

describe.each(LANGUAGES)("in %s", (language) => {
  test("every line can be read", () => {
    const junk = resource(language).body.filter((entry) => entry.type === "Junk");
    expect(junk.map((entry) => (entry.type === "Junk" ? entry.content : ""))).toEqual([]);
  });

  test("nothing is missing, doubled or left over, and each sentence has the same words in it as in English", () => {
    expect(Object.fromEntries(shape(language))).toEqual(Object.fromEntries(shape("en")));
    const names = resource(language).body.flatMap((entry) => (entry.type === "Message" ? [entry.id.name] : []));
    expect(names.length).toBe(new Set(names).size);
  });
});

test("every id that the page asks for is there, and every one that is there is asked for", () => {
  const text = sources()
    .map((source) => source.text)
    .join("\n");
  const literal = [...text.matchAll(/["'`]([a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z]+)?)["'`]/g)].map((match) => match[1]!);
  const there = shape("en");
  const used = new Set([...literal, ...BUILT]);
  expect([...there.keys()].filter((id) => !used.has(id))).toEqual([]);
  const asked = [...text.matchAll(/\bsay\(\s*"([^"]+)"/g)].map((match) => match[1]!);
  expect([...asked, ...BUILT].filter((id) => !there.has(id))).toEqual([]);
});

test("no words stand in the code: what people read comes from the language files", () => {
  const found: string[] = [];
  for (const { name, text } of sources().filter((source) => source.name.endsWith(".svelte"))) {
    for (const words of wordsIn(parse(text, { modern: true }).fragment)) found.push(`${name}: ${words}`);
  }
  expect(found).toEqual([]);
});

const NAMES = new Set(["Folsom"]); // the same in every language
const READ = new Set(["aria-label", "title", "placeholder", "alt"]);

interface Node {
  type?: string;
  name?: string;
  data?: string;
  value?: unknown;
}

function wordsIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(wordsIn);
  if (typeof node !== "object" || node === null) return [];
  const { type, name = "", data = "", value } = node as Node;
  if (type === "Text") return /\p{L}{2,}/u.test(data) && !NAMES.has(data.trim()) ? [data.trim()] : [];
  if (type === "Attribute") return READ.has(name) ? wordsIn(value) : [];
  return Object.entries(node).flatMap(([key, each]) => (key === "parent" ? [] : wordsIn(each)));
}
