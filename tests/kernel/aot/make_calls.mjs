// Makes recorded calls again in WebAssembly: node make_calls.mjs CALLS MODULE… prints what differs, as JSON.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { inflateSync } from "node:zlib";

const ALIGNMENT = 64;
const PAGE = 65536;
const RESULTS = { nothing: () => null, flag: Number, word: Number, float: (result) => result };

async function entryPoints(path) {
  const { instance } = await WebAssembly.instantiate(readFileSync(path), {});
  const { entry_points } = JSON.parse(readFileSync(path.replace(/\.wasm$/, ".json"), "utf8"));
  return entry_points.map((each) => [each.symbol, { ...each, exports: instance.exports }]);
}

function make({ exports, symbol, parameters, result }, given) {
  const { memory } = exports;
  let end = exports.__heap_base.value;
  const arrays = [];
  const passed = parameters.flatMap(({ kind, item_bytes }, place) => {
    if (kind === "word") return [BigInt(given[place])];
    if (kind === "float") return [Number(given[place])];
    const data = inflateSync(Buffer.from(given[place], "base64"));
    const start = Math.ceil(end / ALIGNMENT) * ALIGNMENT;
    end = start + data.length;
    if (end > memory.buffer.byteLength) memory.grow(Math.ceil((end - memory.buffer.byteLength) / PAGE));
    new Uint8Array(memory.buffer).set(data, start);
    arrays.push([start, end]);
    return [start, BigInt(data.length / item_bytes)];
  });
  const returned = RESULTS[result](exports[symbol](...passed));
  const left = createHash("sha256");
  for (const [start, stop] of arrays) left.update(new Uint8Array(memory.buffer, start, stop - start));
  return { digest: left.digest("hex"), result: returned };
}

const [calls, ...modules] = process.argv.slice(2);
const known = new Map((await Promise.all(modules.map(entryPoints))).flat());
const lines = readFileSync(calls, "utf8").trim().split("\n").map((line) => JSON.parse(line));
const differ = lines.flatMap(({ symbol, arguments: given, digest, result }, number) => {
  const made = make(known.get(symbol), given);
  const same = made.digest === digest && made.result === (result === null ? null : Number(result));
  return same ? [] : [{ number, symbol }];
});
console.log(JSON.stringify({ made: lines.length, kinds: new Set(lines.map(({ symbol }) => symbol)).size, differ }));
