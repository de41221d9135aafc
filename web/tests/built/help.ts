/** Ids of `help.ftl` that are put together from a name. */

import { ACTIONS } from "../../src/games/express/names";
import { CARDS } from "../../src/games/super/names";
import { slug } from "../../src/words/things";

export const BUILT = [
  ...[...ACTIONS, "bullet"].map((name) => `express-card-${slug(name)}`),
  ...CARDS.map((name) => `super-card-${slug(name)}`),
];
