/** The books there are. */

import { MODULES } from "../games/registry";
import type { Cover } from "./cover";

export const SHELF: readonly { game: string; cover: Cover }[] = MODULES.flatMap(({ key, rules }) =>
  rules === null ? [] : [{ game: key, cover: rules }],
);
