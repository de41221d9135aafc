/** All views as one, and the plans that lie open. */

import type { Film } from "../../replay/film";
import { CARDS } from "./names";
import type { SuperEvent, SuperView } from "./wire";

type Plan = readonly string[];

/** The view that nobody has: plans are shown beside it. */
export function opened(views: readonly SuperView[]): SuperView {
  const [first] = views;
  if (first === undefined) throw new Error("a replay with all views has one for each seat");
  return { ...first, seat: null, plan: null };
}

/** The plans that the views show, by seat; null where none of them shows one. */
export function plansOf(views: readonly SuperView[]): (Plan | null)[] {
  return (views[0]?.seats ?? []).map((_, seat) => views.find((view) => view.seat === seat)?.plan ?? null);
}

/** The plans that are open at a moment of a replay, by seat. */
export function plansAt(film: Film, at: number): (Plan | null)[] {
  const act = film.moments[at]?.act ?? 0;
  const settled = film.settled(at);
  const viewers = film.viewsAfter(act).map((view) => view.seat);
  const seen = plansOf(film.viewsAfter(settled) as readonly SuperView[]);
  const looks = (seat: number) => settled < act && viewers.includes(seat);
  return seen.map((plan, seat) => plan ?? (looks(seat) ? revealedIn(film, act, seat) : null));
}

/** The cards that a seat shows in an act: all of a round's are, in the act that plays it. */
function revealedIn(film: Film, act: number, seat: number): Plan | null {
  const shown = (film.events(act) as readonly SuperEvent[]).flatMap((event) =>
    event.name === "revealed" && event.facts.bandit === seat ? [CARDS[event.facts.card] ?? ""] : [],
  );
  return shown.length === 0 ? null : shown;
}
