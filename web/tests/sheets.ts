/** Reads the page's style sheets for the tests: which classes each rule names, its specificity and its layer. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import postcss, { type AtRule, type ChildNode, type Root, type Rule } from "postcss";
import parser, { type Node, type Selector } from "postcss-selector-parser";

const SOURCES = join(dirname(fileURLToPath(import.meta.url)), "..", "src");
const STYLE_BLOCK = /<style[^>]*>([\s\S]*?)<\/style>/;

/** A CSS file, or the style block of a component, which Svelte scopes to that component. */
export interface Sheet {
  file: string;
  feature: string;
  isScoped: boolean;
  root: Root;
}

/** A selector: all classes it names, those of its subject, the subject's tag and pseudo-element, the specificity. */
export interface Named {
  text: string;
  classes: ReadonlySet<string>;
  subject: ReadonlySet<string>;
  element: string;
  weight: string;
}

/** Parses a sheet. Its folder is its feature. */
export function sheetOf(file: string, text: string): Sheet {
  return {
    file,
    feature: dirname(file),
    isScoped: file.endsWith(".svelte"),
    root: postcss.parse(text, { from: file }),
  };
}

/** Every sheet of the page. */
export function allSheets(): Sheet[] {
  return filesIn(SOURCES).flatMap((path) => {
    const text = readFileSync(path, "utf8");
    const css = path.endsWith(".css") ? text : path.endsWith(".svelte") ? STYLE_BLOCK.exec(text)?.[1] : undefined;
    return css === undefined ? [] : [sheetOf(relative(SOURCES, path).split(sep).join("/"), css)];
  });
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}

/** All rules of a sheet except keyframes. */
export function rulesOf(sheet: Sheet): Rule[] {
  const found: Rule[] = [];
  sheet.root.walkRules((rule) => {
    if (!(rule.parent?.type === "atrule" && (rule.parent as AtRule).name === "keyframes")) found.push(rule);
  });
  return found;
}

/** The layer around a rule. */
export function layerOf(rule: ChildNode): string | null {
  let at: ChildNode["parent"] = rule.parent;
  while (at !== undefined && !(at.type === "atrule" && (at as AtRule).name === "layer")) {
    at = at.parent as ChildNode["parent"];
  }
  return at === undefined ? null : (at as AtRule).params;
}

/** The selectors of a rule. Classes inside `:not()` don't count as named. */
export function selectorsOf(rule: Rule): Named[] {
  return parser()
    .astSync(rule.selector)
    .map((selector) => ({
      text: selector.toString().trim(),
      classes: classesIn(selector.nodes),
      subject: classesIn(lastCompound(selector).filter((node) => node.value !== ":has")),
      element: elementIn(lastCompound(selector)),
      weight: weightOf(selector).join("."),
    }));
}

function lastCompound(selector: Selector): Node[] {
  const at = selector.nodes.findLastIndex((node) => node.type === "combinator");
  return selector.nodes.slice(at + 1);
}

function classesIn(nodes: readonly Node[]): Set<string> {
  const found = nodes.flatMap((node) => {
    if (node.type === "class") return [node.value];
    if (node.type !== "pseudo" || node.value === ":not") return [];
    return node.nodes.flatMap((inner) => [...classesIn(inner.nodes)]);
  });
  return new Set(found);
}

function elementIn(nodes: readonly Node[]): string {
  const isElement = (node: Node): boolean =>
    node.type === "tag" || (node.type === "pseudo" && (node.value.startsWith("::") || node.value.startsWith(":nth")));
  return nodes.filter(isElement).join("");
}

type Weight = [ids: number, classes: number, tags: number];

function weightOf(selector: Selector): Weight {
  return selector.nodes
    .map(weightOfOne)
    .reduce<Weight>((sum, one) => [sum[0] + one[0], sum[1] + one[1], sum[2] + one[2]], [0, 0, 0]);
}

function weightOfOne(node: Node): Weight {
  if (node.type === "id") return [1, 0, 0];
  if (node.type === "class" || node.type === "attribute") return [0, 1, 0];
  if (node.type === "tag") return [0, 0, 1];
  if (node.type !== "pseudo" || node.value === ":where") return [0, 0, 0];
  if (node.value.startsWith("::")) return [0, 0, 1];
  if ([":is", ":not", ":has"].includes(node.value)) return heaviest(node.nodes.map(weightOf));
  return [0, 1, 0];
}

function heaviest(weights: readonly Weight[]): Weight {
  return weights.reduce<Weight>((most, one) => (compare(one, most) > 0 ? one : most), [0, 0, 0]);
}

function compare(one: Weight, other: Weight): number {
  return one[0] - other[0] || one[1] - other[1] || one[2] - other[2];
}
