/** A moment in an address: `?viewer=2#34.5` is the fifth event of the thirty-fourth act, as the third seat saw it. */

import type { ViewerAsked } from "../wire/replay";
import type { Moment } from "./film";

const MOMENT = /^#(\d{1,6})(?:\.(\d{1,4}))?$/;
const SEAT = /^[0-6]$/;

/** The moment that an address names; null where it names none. */
export function momentIn(url: URL): Moment | null {
  const found = MOMENT.exec(url.hash);
  if (found === null) return null;
  return { act: Number(found[1]), place: found[2] === undefined ? Number.MAX_SAFE_INTEGER : Number(found[2]) };
}

/** The view that an address names, or all of them. */
export function viewerIn(url: URL): ViewerAsked {
  const asked = url.searchParams.get("viewer") ?? url.searchParams.get("eye") ?? "all";
  if (asked === "public") return asked;
  return SEAT.test(asked) ? (asked as ViewerAsked) : "all";
}

/** What follows the path of a replay. */
export function addressOf(viewer: ViewerAsked, moment: Moment): string {
  return `${viewer === "all" ? "" : `?viewer=${viewer}`}#${moment.act}.${moment.place}`;
}
