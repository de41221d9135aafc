/** The pieces of art that cars are drawn with. */

import { slug } from "../../words/things";

export function carArt(name: string): string {
  return `car-${slug(name).replace("-class", "")}`;
}
