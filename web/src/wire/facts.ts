/** The facts of events, and what the page tells besides. */

export type Facts = Record<string, unknown>;

/** What the page tells besides what happened. */
export interface PageFacts {
  emoted: { seat: number; emote: string };
}

export interface PageEvent {
  name: "emoted";
  facts: PageFacts["emoted"];
}

/** A fact that is a number; null where there is none. */
export function numberIn(facts: object, name: string): number | null {
  const value = (facts as Facts)[name];
  return typeof value === "number" ? value : null;
}
