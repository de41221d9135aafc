/** Ids of `me.ftl` that are put together from a name. */

export const BUILT = [
  ...["open", "playing"].flatMap((name) => [`tables-${name}`, `tables-${name}.none`]),
  ...["unfinished", "finished"].map((name) => `games-${name}`),
];
