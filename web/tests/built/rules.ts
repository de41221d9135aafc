/** Ids of `rules.ftl` that are put together from a name. */

export const BUILT = ["target", "goal"].map((mark) => `drawing-legend-${mark}`);
