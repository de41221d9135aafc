/** The games that the page has a module for, by their keys. All others are shown plainly. */

import { EXPRESS } from "./express/module";
import type { GameModule } from "./module";
import { PLAIN } from "./plain/module";
import { SUPER } from "./super/module";

export const MODULES: readonly GameModule[] = [EXPRESS, SUPER];

/** What earlier pages called a game. */
export const FORMER_KEYS: Readonly<Record<string, string>> = { superexpress: SUPER.key };

/** The module of a game; the plain one for a game that the page doesn't know. */
export function moduleOf(key: string): GameModule {
  return MODULES.find((module) => module.key === key) ?? PLAIN;
}
