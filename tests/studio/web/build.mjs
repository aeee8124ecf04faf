// Makes programs of the tests of the page: out/run.mjs, out/bench.mjs, out/screenshots.mjs and out/unit/*.mjs.
import { readdirSync, rmSync } from "node:fs";
import { build } from "esbuild";

rmSync("out", { recursive: true, force: true });
const shared = {
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node18",
  jsx: "automatic",
  jsxImportSource: "preact",
  packages: "external",
  outExtension: { ".js": ".mjs" },
};
const units = readdirSync("tests/unit").map((name) => `tests/unit/${name}`);
await build({ ...shared, entryPoints: units, outdir: "out/unit" });
await build({ ...shared, entryPoints: ["tests/run.ts", "tests/bench.ts", "tests/screenshots.ts"], outdir: "out" });
