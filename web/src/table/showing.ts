/** What shows cards at work: fetched together, before the first one acts. */

export { default as Caption } from "./Caption.svelte";
export { default as Flag } from "./Flag.svelte";
export { default as Recap } from "./Recap.svelte";
export { default as ThisCard } from "./ThisCard.svelte";
