/** What is seen of help at a table: fetched together, when there is some. */

export { default as Advice } from "./Advice.svelte";
export { default as Eye } from "./Eye.svelte";
export { default as Ghost } from "./Ghost.svelte";
export { default as Looking } from "./Looking.svelte";
export { default as Trail } from "./Trail.svelte";
export { default as Warning } from "./Warning.svelte";
export { default as Ways } from "./Ways.svelte";
