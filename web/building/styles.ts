import { readFileSync } from "node:fs";
import globalData from "@csstools/postcss-global-data";
import postcss, { type AcceptedPlugin } from "postcss";
import customMedia from "postcss-custom-media";

const LAYERS = "src/styles/layers.css";
const BREAKPOINTS = "src/styles/breakpoints.css";

/** Starts every sheet with the order of the layers, so it holds whichever sheet the browser loads first. */
function layersFirst(): AcceptedPlugin {
  const order = postcss.parse(readFileSync(LAYERS, "utf8")).nodes.filter((node) => node.type === "atrule");
  return {
    postcssPlugin: "folsom-layers",
    Once(sheet) {
      sheet.prepend(order.map((node) => node.clone()));
    },
  };
}

/** The PostCSS plugins for every sheet: the order of the layers, and the breakpoints by name. */
export function onSheets(): AcceptedPlugin[] {
  return [layersFirst(), globalData({ files: [BREAKPOINTS] }), customMedia()];
}
