/** How things are eased, as the style's own names have it. */

export const MOVE = "cubic-bezier(.3, .1, .2, 1)";
export const CLIMB = "cubic-bezier(.5, 0, .3, 1)";
export const HIT = "cubic-bezier(.2, 1.4, .4, 1)";
export const HEAVY = "cubic-bezier(.4, 0, .4, 1)";
