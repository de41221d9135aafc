/** A real game against bots, at once. */

import { go } from "../route.svelte";
import { api } from "../wire/api";
import type { TableSpec } from "../wire";

const PLAYERS = 4;
const LEVEL = "drifter";

export async function startReal(game: TableSpec["game"]): Promise<void> {
  await api.guest();
  const bots = Array.from({ length: PLAYERS - 1 }, () => ({ kind: "bot" as const, level: LEVEL }));
  const seats = [{ kind: "person" as const }, ...bots];
  const table = await api.create({ table: { game, players: PLAYERS, level: LEVEL }, seats, start: true });
  go(`/table/${table.id}`);
}
