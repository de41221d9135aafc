/** What the coach points at, by the names that scripts use: where it is on the table. */

const PLACES: Record<string, string> = {
  placard: ".placard",
  pile: ".ribbon",
  ask: ".ask .choices",
  ready: ".plan-go .primary",
};

/** The first kind of anchor that is asked for by a name and what follows it, such as `spot:3:0`. */
const NAMED: Record<string, (name: string) => string> = {
  pawn: (name) => `[data-piece="pawn:${name}"]`,
  card: (name) => `.holding [data-card="${name}"]`,
  seat: (name) => `.seats > :nth-child(${Number(name) + 1})`,
  spot: (name) => `[data-spot="${name}"]`,
  loot: (name) => `[data-spot="${name}"] .loot`,
  car: (name) => `[data-car="${name}"]`,
};

function parts(anchor: string): [kind: string, name: string] {
  const colon = anchor.indexOf(":");
  return colon < 0 ? [anchor, ""] : [anchor.slice(0, colon), anchor.slice(colon + 1)];
}

/** The selector of an anchor; null where it points at nothing in particular. */
export function selectorOf(anchor: string): string | null {
  const [kind, name] = parts(anchor);
  return NAMED[kind]?.(name) ?? PLACES[kind] ?? null;
}

const TABS: Record<string, string> = { pile: "plan", seat: "seats" };

/** The tab that shows it on a phone held sideways. */
export function tabOf(anchor: string): string {
  return TABS[parts(anchor)[0]] ?? "hand";
}
