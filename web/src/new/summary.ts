/** What will happen, in sentences. */

import { gameTitle } from "../games/titles";
import { clockWords } from "../lists/lines";
import { listed, say } from "../words/language.svelte";
import type { TableDraft } from "./draft.svelte";

/** The name of someone on this device who hasn't been given one. */
export function calledAt(place: number): string {
  return say("player-number", { number: place + 1 });
}

export function who(draft: TableDraft): string {
  const others = draft.seats.flatMap((seat, place) =>
    seat.kind === "other" ? [seat.name.trim() || calledAt(place)] : [],
  );
  const counted = (id: string, count: number) => (count > 0 ? [say(id, { count })] : []);
  const company = listed([
    ...(draft.sitting ? [say("company-you")] : []),
    ...others,
    ...counted("seats-free", draft.count("open")),
    ...counted("bots-count", draft.count("bot")),
  ]);
  return say("summary-who", { game: gameTitle(draft.game), count: draft.seats.length, who: company });
}

export function rules(draft: TableDraft): string {
  const changed = Object.keys(draft.options).length;
  const words = changed === 0 ? say("summary-base") : say("summary-changed", { count: changed });
  return `${words} ${say("summary-clock", { clock: clockWords(draft.clock) })}`;
}

/** What comes next. */
export function next(draft: TableDraft): string {
  if (!draft.full) return say(draft.public ? "next-public" : "next-invite");
  if (draft.count("other") > 0) return say("next-pass");
  return say(draft.sitting ? "next-play" : "next-watch");
}
