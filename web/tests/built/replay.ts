/** Ids of `replay.ftl` that are put together from a name. */

export const BUILT = ["express", "super"].flatMap((game) => [`famous-${game}`, `famous-${game}.about`]);
