/** Ids of `end.ftl` that are put together from a name. */

export const BUILT = [
  ...["purses", "jewels", "strongboxes", "ransoms", "gunslinger"].map((name) => `source-${name}`),
  ...["last-standing", "locomotive", "nobody"].map((name) => `end-${name}`),
  ...["same", "changed", "for-good"].map((name) => `story-lead-${name}`),
];
