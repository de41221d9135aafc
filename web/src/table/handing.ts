/** One screen for several seats: who holds it, and whether they look. */

export interface Holder {
  seat: number;
  /** Whether this seat looks; else the screen is covered, and waits to be handed to it. */
  looks: boolean;
}

/** Who holds the screen now: whoever does goes on until only others of its seats are waited for. */
export function handedTo(mine: readonly number[], toAct: readonly number[], holder: Holder | null): Holder | null {
  const [first] = mine;
  if (first === undefined) return null;
  if (mine.length === 1) return { seat: first, looks: true };
  const waited = mine.filter((seat) => toAct.includes(seat));
  const goesOn = holder !== null && (waited.length === 0 || waited.includes(holder.seat));
  const seat = goesOn ? holder.seat : (waited[0] ?? first);
  return { seat, looks: holder !== null && holder.looks && holder.seat === seat };
}
