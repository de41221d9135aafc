/** A view after an event: the server tells what it has changed. */

import type { ViewNews } from "../wire";

/** What an event has changed in a view. */
export type ViewChange = ViewNews["changes"][number];

type Named = Record<string | number, unknown>;

/** What is seen after a change: the fields and places that it names are changed, all else stays as it was. */
export function patched<Seen>(seen: Seen, change: unknown): Seen {
  if (!isObject(seen) || !isObject(change) || Array.isArray(change)) return change as Seen;
  if (Object.keys(change).length === 0) return seen;
  const next = (Array.isArray(seen) ? [...(seen as unknown[])] : { ...seen }) as Named;
  for (const [name, value] of Object.entries(change)) next[name] = patched(next[name], value);
  return next as Seen;
}

function isObject(what: unknown): what is object {
  return typeof what === "object" && what !== null;
}
