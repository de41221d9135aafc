/** Ids of `end.ftl` that are put together from a name. */

export const BUILT = [
  ...["purses", "jewels", "strongboxes", "ransoms", "gunslinger"].map((name) => `source-${name}`),
  ...["last-standing", "locomotive", "nobody"].map((name) => `end-${name}`),
  ...["same", "changed", "for-good"].map((name) => `story-lead-${name}`),
  ...[
    ...["tie", "no-bullet-wasted", "from-behind", "hair", "by-far", "never-hit", "never-fired", "last-round", "twice"],
    ...["most-bullets", "all-the-way", "outgunned", "plain"],
    ...["alone", "loco"].flatMap((kind) => [`${kind}-felled`, `${kind}-never-hit`, `${kind}-plain`]),
  ].map((name) => `wit-${name}`),
  ...["punch", "lost", "took", "prize", "felled", "left", "walked", "last", "loco"].flatMap((name) => [
    `decided-${name}`,
    `decided-${name}-you`,
  ]),
  ...["by", "tie", "cards", "dearest"].flatMap((name) =>
    ["", "-you", "-over-you"].map((told) => `decided-${name}${told}`),
  ),
];
