/** Ids of `foresee.ftl` that are put together from a name. */

import { REASONS } from "../../src/games/express/names";
import { slug } from "../../src/words/things";

const WHY = ["gain", "keep", "aboard", "car", "win"];

export const BUILT = [...REASONS.map((reason) => `idle-${slug(reason)}`), ...WHY.map((why) => `hint-${why}`)];
