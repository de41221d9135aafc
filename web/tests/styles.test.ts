/** Keeps styles in layers, in their features and at named breakpoints. docs/page.md says where a style goes. */
import { describe, expect, it } from "vitest";
import { allSheets, layerOf, rulesOf, selectorsOf, sheetOf, type Sheet } from "./sheets";

const ORDER = "styles/layers.css";
const BREAKPOINTS = "styles/breakpoints.css";
const MOST_BREAKPOINTS = 5;
const OF_ALL_ELEMENTS = "styles"; // only this folder may style bare elements
const PREFERENCES = /^(print|\((prefers-reduced-motion|prefers-color-scheme|pointer): [a-z-]+\))$/;

/** Which features' components each feature shows. It may adapt their classes inside an element of its own. */
const BUILT_ON: Record<string, readonly string[]> = {
  parts: ["styles", "stage"],
  stage: ["styles", "parts"],
  motion: ["styles", "parts", "stage"],
  table: ["styles", "parts", "stage"],
  foresee: ["styles", "parts", "stage", "table"],
  end: ["styles", "parts", "stage", "story"],
  home: ["styles", "parts", "stage"],
  learn: ["styles", "parts", "stage"],
  lobby: ["styles", "parts", "stage", "table"],
  me: ["styles", "parts"],
  new: ["styles", "parts"],
  replay: ["styles", "parts", "stage", "story", "table"],
  rules: ["styles", "parts"],
};
const GAME = /^games\//;
const GAMES_ARE_BUILT_ON = ["styles", "parts", "stage", "table", "foresee"];

function builtOn(feature: string): readonly string[] {
  return GAME.test(feature) ? GAMES_ARE_BUILT_ON : (BUILT_ON[feature] ?? []);
}

const sheets = allSheets();
const styled = sheets.filter(({ file }) => file !== ORDER && file !== BREAKPOINTS);
const layers = declarations(ORDER).flatMap((list) => list.split(", "));
const names = declarations(BREAKPOINTS).map((definition) => definition.split(" ")[0] ?? "");

/** The parameters of a sheet's top-level statements. */
function declarations(file: string): string[] {
  const nodes = sheets.find((sheet) => sheet.file === file)?.root.nodes ?? [];
  return nodes.flatMap((node) => (node.type === "atrule" ? [node.params] : []));
}

/** Sheets with anything outside a single declared layer. */
function outsideLayers(found: readonly Sheet[]): string[] {
  return found.flatMap(({ file, root }) => {
    const [whole, ...more] = root.nodes.filter((node) => node.type !== "comment");
    if (more.length > 0 || whole?.type !== "atrule" || whole.name !== "layer") {
      return [`${file}: put everything into one @layer`];
    }
    return layers.includes(whole.params) ? [] : [`${file}: the layer ${whole.params} isn't in ${ORDER}`];
  });
}

/** Media queries that use anything but named breakpoints and user preferences. */
function unnamedQueries(found: readonly Sheet[]): string[] {
  const wrong: string[] = [];
  for (const { file, root } of found) {
    root.walkAtRules("media", ({ params }) => {
      const parts = params.split(/, | and /);
      const isNamed = (part: string): boolean => names.includes(part.replace(/\bnot\b|[() ]/g, ""));
      if (!parts.every((part) => PREFERENCES.test(part) || isNamed(part))) {
        wrong.push(`${file}: @media ${params} uses other sizes than ${names.join(", ")}`);
      }
    });
  }
  return wrong;
}

/** For each class: the features that style it on its own, each with one of the sheets that do. */
type Owners = Map<string, Map<string, string>>;

function ownersIn(found: readonly Sheet[]): Owners {
  const owners: Owners = new Map();
  for (const sheet of found) {
    for (const { classes } of rulesOf(sheet).flatMap(selectorsOf)) {
      const [only] = classes;
      if (only === undefined || classes.size > 1) continue;
      owners.set(only, (owners.get(only) ?? new Map<string, string>()).set(sheet.feature, sheet.file));
    }
  }
  return owners;
}

/** Classes that two features style, unless one adapts a component of the other that it shows. */
function styledTwice(found: readonly Sheet[]): string[] {
  const owners = ownersIn(found);
  const wrong = found.flatMap((sheet) =>
    rulesOf(sheet)
      .flatMap(selectorsOf)
      .flatMap(({ classes, subject }) => {
        const isAlone = classes.size === 1;
        return [...(isAlone ? classes : subject)].map((each) => ({ each, isAlone }));
      })
      .flatMap(({ each, isAlone }) =>
        [...(owners.get(each) ?? [])]
          .filter(([owner]) => owner !== sheet.feature)
          .filter(([owner]) => isAlone || !builtOn(sheet.feature).includes(owner))
          .map(([, file]) => `.${each} is styled by ${[file, sheet.file].sort().join(" and ")}`),
      ),
  );
  return [...new Set(wrong)].sort();
}

/** Rules that name no class of their own feature, and so reach into all others. */
function astray(found: readonly Sheet[]): string[] {
  const owners = ownersIn(found);
  const namedBy = new Map<string, Set<string>>();
  for (const sheet of found) {
    for (const each of rulesOf(sheet)
      .flatMap(selectorsOf)
      .flatMap(({ classes }) => [...classes])) {
      namedBy.set(each, (namedBy.get(each) ?? new Set<string>()).add(sheet.feature));
    }
  }
  const isOf = (feature: string, each: string): boolean =>
    owners.get(each)?.has(feature) === true || namedBy.get(each)?.size === 1;
  return found.flatMap(({ file, feature, ...sheet }) =>
    rulesOf({ file, feature, ...sheet })
      .flatMap(selectorsOf)
      .filter(({ classes }) => ![...classes].some((each) => isOf(feature, each)))
      .filter(({ classes }) => feature !== OF_ALL_ELEMENTS || classes.size > 0)
      .map(({ text }) => `${file}: ${text} names no class of ${feature}`),
  );
}

/** Rules of components that Svelte can't scope, because everything in them is global. */
function unscoped(found: readonly Sheet[]): string[] {
  const local = (selector: string): string => selector.replace(/:global\((?:[^()]|\([^()]*\))*\)/g, "");
  return found.flatMap((sheet) =>
    rulesOf(sheet)
      .flatMap(({ selectors }) => selectors)
      .filter((selector) => !/\.[a-z]/.test(local(selector)))
      .map((selector) => `${sheet.file}: ${selector} is global`),
  );
}

/** Properties that two sheets of a layer set with equal specificity, so that load order would decide. */
function undecided(found: readonly Sheet[]): string[] {
  const setBy = new Map<string, Set<string>>();
  for (const sheet of found) {
    for (const rule of rulesOf(sheet)) {
      for (const { classes, subject, element, weight } of selectorsOf(rule)) {
        const around = [...classes].filter((each) => !subject.has(each));
        const thing = [...around.sort(), [element, ...[...subject].sort()].join(".")].join(" ");
        rule.walkDecls(({ prop }) => {
          const key = `${prop} of ${thing} (${weight}, ${layerOf(rule) ?? "no layer"})`;
          setBy.set(key, (setBy.get(key) ?? new Set<string>()).add(sheet.file));
        });
      }
    }
  }
  const twice = [...setBy].filter(([, by]) => by.size > 1);
  return twice.map(([key, by]) => `${key}: ${[...by].sort().join(" and ")}`);
}

/** Selectors that repeat a class to gain specificity. */
function inflated(found: readonly Sheet[]): string[] {
  return found.flatMap((sheet) =>
    rulesOf(sheet)
      .filter(({ selector }) => /(\.[a-z-]+)\1(?![\w-])/.test(selector))
      .map(({ selector }) => `${sheet.file}: ${selector}`),
  );
}

describe("The sheets", () => {
  const shared = styled.filter((sheet) => !sheet.isScoped);

  it("each belong to one declared layer", () => {
    expect(outsideLayers(styled)).toEqual([]);
  });
  it("change only at the named breakpoints, which are few", () => {
    expect(names.length).toBeLessThanOrEqual(MOST_BREAKPOINTS);
    expect(unnamedQueries(styled)).toEqual([]);
  });
  it("never style a class of an unrelated feature", () => {
    expect(styledTwice(shared)).toEqual([]);
  });
  it("name a class of their own feature in every rule", () => {
    expect(astray(shared)).toEqual([]);
  });
  it("are scoped where they are part of a component", () => {
    expect(unscoped(styled.filter((sheet) => sheet.isScoped))).toEqual([]);
  });
  it("don't depend on the order they load in", () => {
    expect(undecided(shared)).toEqual([]);
  });
  it("never repeat a class to gain specificity", () => {
    expect(inflated(styled)).toEqual([]);
  });
});

describe("The checks find", () => {
  const race = sheetOf("table/race.css", "@layer table { .cut { gap: 4px } }");

  it("rules outside a layer and undeclared layers", () => {
    const loose = sheetOf("lobby/loose.css", "@layer rooms { .a { top: 0 } } .b { top: 0 }");
    const bare = sheetOf("lobby/bare.css", ".a { top: 0 }");
    const other = sheetOf("lobby/other.css", "@layer cellar { .a { top: 0 } }");
    expect(outsideLayers([race, loose, bare, other])).toEqual([
      "lobby/loose.css: put everything into one @layer",
      "lobby/bare.css: put everything into one @layer",
      "lobby/other.css: the layer cellar isn't in styles/layers.css",
    ]);
  });
  it("media queries with sizes of their own", () => {
    const queries = ["(--phone) and (not (--sideways))", "print", "(--phone), (prefers-reduced-motion: reduce)"];
    const own = ["(max-width: 900px)", "(--phone) and (height <= 500px)", "(--tiny)"];
    const css = [...queries, ...own].map((query) => `@media ${query} { .cut { gap: 0 } }`).join("\n");
    const found = unnamedQueries([sheetOf("table/race.css", css)]);
    expect(found.map((each) => each.replace(/^.*@media (.*) uses.*$/, "$1"))).toEqual(own);
  });
  it("a class that two features style, and name both sheets", () => {
    const lobby = sheetOf("lobby/lobby.css", "@layer rooms { .cut { padding: 10px } }");
    expect(styledTwice([race, lobby])).toEqual([".cut is styled by lobby/lobby.css and table/race.css"]);
    const row = sheetOf("lobby/row.css", "@layer rooms { .cut li { padding: 10px } }");
    expect(styledTwice([race, row])).toEqual([".cut is styled by lobby/row.css and table/race.css"]);
    const rules = sheetOf("rules/book.css", "@layer rooms { .book .cut { padding: 10px } }");
    expect(styledTwice([race, rules])).toEqual([".cut is styled by rules/book.css and table/race.css"]);
    const replay = sheetOf("replay/replay.css", "@layer rooms { .replay .cut { padding: 10px } }");
    expect(styledTwice([race, replay])).toEqual([]);
  });
  it("rules that name no class of their feature", () => {
    const replay = sheetOf("replay/replay.css", "@layer rooms { h2 { top: 0 } .cut .lit { top: 0 } }");
    const lit = sheetOf("stage/lit.css", "@layer stage { .spot.lit { top: 0 } .spot { top: 0 } }");
    expect(astray([race, lit, replay])).toEqual([
      "replay/replay.css: h2 names no class of replay",
      "replay/replay.css: .cut .lit names no class of replay",
    ]);
  });
  it("global rules in a component", () => {
    const css =
      "@layer rooms { :global(.app):has(> .a) { top: 0 } .a :global(.b:not(.c)) { top: 0 } :global(.b) p { top: 0 } }";
    expect(unscoped([sheetOf("new/Ticket.svelte", css)])).toEqual(["new/Ticket.svelte: :global(.b) p is global"]);
  });
  it("a property that two sheets of a layer set", () => {
    const more = sheetOf(
      "table/more.css",
      "@layer table { @media (--phone) { .cut { gap: 2px } } .cut li { gap: 0 } }",
    );
    expect(undecided([race, more])).toEqual(["gap of .cut (0.1.0, table): table/more.css and table/race.css"]);
  });
  it("a repeated class", () => {
    const heavy = sheetOf("table/heavy.css", "@layer table { .seats.seats > li { top: 0 } .seat.seats { top: 0 } }");
    expect(inflated([heavy])).toEqual(["table/heavy.css: .seats.seats > li"]);
  });
});
