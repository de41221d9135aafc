/** A game against bots, at once: one click makes a guest and a table, and starts. */

import { guest } from "./guest.svelte";
import { keepPreferences, type Preferences } from "./preferences";
import { go } from "./route.svelte";
import { api } from "./wire/api";

/** Start; as this character, where one is named. */
export async function startAgainstBots(preferences: Preferences, character: string | null = null): Promise<void> {
  const { game, players, level } = preferences;
  const cast =
    character === null ? {} : { characters: [character, ...Array.from({ length: players - 1 }, () => null)] };
  keepPreferences(preferences);
  await guest.be();
  const bots = Array.from({ length: players - 1 }, () => ({ kind: "bot" as const, level }));
  const seats = [{ kind: "person" as const }, ...bots];
  go(`/table/${(await api.create({ table: { game, players, level, ...cast }, seats, start: true })).id}`);
}
