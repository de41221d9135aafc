/** What games are called: in the reader's language, or as the server calls them. */

import { shelf } from "../catalogue.svelte";
import { maySay, say } from "../words/language.svelte";
import { humanised } from "../words/plain";
import { moduleOf } from "./registry";

export function gameTitle(key: string): string {
  return maySay(`game-${key}`) ?? listedTitle(key) ?? humanised(key);
}

/** One line that says what a game is like; empty where the page doesn't know. */
export function gameAbout(key: string): string {
  return maySay(`game-${key}.about`) ?? "";
}

/** How long a game lasts, against bots and among people; empty where the page doesn't know. */
export function gameTimes(key: string): string {
  const minutes = moduleOf(key).minutes;
  return minutes === null ? "" : say("game-times", { alone: minutes.alone, together: minutes.together });
}

/** How a level of bots plays a game; empty where the page doesn't know. */
export function levelFeel(key: string, level: string): string {
  return maySay(`feel-${key}-${level}`) ?? "";
}

/** The server's own title, which may still have to be asked for. */
function listedTitle(key: string): string | undefined {
  if (shelf.now === null) shelf.load().catch(() => undefined); // the key has to do
  return shelf.now?.games.find((each) => each.game === key)?.title;
}
