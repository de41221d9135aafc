/** A game against bots, at once: one click makes a guest and a table, and starts. */

import { guest } from "./guest.svelte";
import { keepPicks, type Picks } from "./picks";
import { go } from "./route.svelte";
import { api } from "./wire/api";

export async function startAgainstBots(picks: Picks): Promise<void> {
  const { game, players, level } = picks;
  keepPicks(picks);
  await guest.be();
  const bots = Array.from({ length: players - 1 }, () => ({ kind: "bot" as const, level }));
  const seats = [{ kind: "person" as const }, ...bots];
  go(`/table/${(await api.create({ table: { game, players, level }, seats, start: true })).id}`);
}
