/** The page's games, fetched as a table, an end and a replay fetch them. */
import { vi } from "vitest";
import type { GameEnd, GamePlay, GameReplay } from "../src/games/module";
import type { GameView } from "../src/wire";
import type { Cast } from "../src/words/things";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal("document", { documentElement: { dataset: {} }, cookie: "" });
vi.stubGlobal("location", new URL("http://localhost/"));
vi.stubGlobal("addEventListener", () => undefined);

const { ends, motions, plays, replays } = await import("../src/games/loaded");
const { MODULES } = await import("../src/games/registry");

export const UNKNOWN = "no-game-of-this-page";
for (const key of [...MODULES.map((module) => module.key), UNKNOWN]) {
  await Promise.all([plays.load(key), motions.load(key), ends.load(key), replays.load(key)]);
}

export const playOf = (key: string): GamePlay => plays.of(key);
export const endOf = (key: string): GameEnd => ends.of(key);
export const replayOf = (key: string): GameReplay => replays.of(key);

export function castOf(view: GameView): Cast {
  return plays.of(view.game).castOf(view, []);
}
