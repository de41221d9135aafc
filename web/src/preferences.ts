/** What this device played last: the game, how many, and how good the bots were. The next game begins with it. */

import { gameOf } from "./catalogue.svelte";
import { recall, remember } from "./storage";
import type { Catalogue } from "./wire";
import { FORMER_KEYS } from "./games/registry";
import { DEFAULT_LEVEL } from "./wire/defaults";

const LAST = "folsom.last";

export interface Preferences {
  game: string;
  players: number;
  level: string;
}

/** What was played last, as far as it is still to be had. */
export function lastPreferences(catalogue: Catalogue): Preferences {
  const kept = read();
  const key = String(kept["game"]);
  return fitted(catalogue, {
    game: FORMER_KEYS[key] ?? key,
    players: Number(kept["players"]),
    level: String(kept["level"]),
  });
}

/** The same for a game, with as many players and such bots as it has. */
export function fitted(catalogue: Catalogue, preferences: Preferences): Preferences {
  const info = gameOf(catalogue, preferences.game);
  const players = info.players.includes(preferences.players) ? preferences.players : info.usual_players;
  const levels = info.levels.map((each) => each.name);
  const level = [preferences.level, DEFAULT_LEVEL].find((each) => levels.includes(each)) ?? levels[0] ?? DEFAULT_LEVEL;
  return { game: info.game, players, level };
}

export function keepPreferences(preferences: Preferences): void {
  remember(LAST, JSON.stringify(preferences));
}

function read(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(recall(LAST) ?? "{}");
    return typeof kept === "object" && kept !== null ? { ...kept } : {};
  } catch {
    return {}; // not what this page has kept
  }
}
