// Builds the page into the folder that is named: a script, a style and a picture with hashes in their names, the document
// that loads them, and manifest.json, by which the server knows what to serve.
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";

const target = process.argv[2];
if (!target) {
  console.error("build.mjs: name the folder to build into");
  process.exit(2);
}

const types = {
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  svg: "image/svg+xml",
};

const sha256 = (text) => createHash("sha256").update(text).digest("hex");

const { outputFiles } = await build({
  entryPoints: ["src/main.tsx"],
  bundle: true,
  minify: true,
  write: false,
  outdir: ".",
  format: "esm",
  target: "es2022",
  jsx: "automatic",
  jsxImportSource: "preact",
  legalComments: "none",
});
const bundled = (ending) => outputFiles.find((file) => file.path.endsWith(ending)).text;

const files = new Map();
const addHashed = (name, ending, text) => {
  const hashed = `${name}-${sha256(text).slice(0, 12)}.${ending}`;
  files.set(hashed, text);
  return hashed;
};
const script = addHashed("app", "js", bundled(".js"));
const style = addHashed("app", "css", bundled(".css"));
const icon = addHashed("icon", "svg", readFileSync("src/icon.svg", "utf8"));
const page = readFileSync("src/index.html", "utf8").replace("SCRIPT", script).replace("STYLE", style).replace("ICON", icon);
files.set("index.html", page);

mkdirSync(target, { recursive: true });
for (const old of readdirSync(target)) rmSync(join(target, old), { recursive: true });
const listed = {};
let compressed = 0;
for (const [name, text] of files) {
  writeFileSync(join(target, name), text);
  listed[name] = { type: types[name.split(".").pop()], sha256: sha256(text) };
  compressed += gzipSync(text).length;
}
writeFileSync(join(target, "manifest.json"), `${JSON.stringify({ index: "index.html", files: listed }, null, 1)}\n`);

// What a browser loads at first, as it would travel compressed.
const most = 300_000;
console.log(`${target}: ${files.size} files, ${(compressed / 1000).toFixed(1)} kB compressed`);
if (compressed > most) {
  console.error(`build.mjs: the page may have ${most / 1000} kB at most`);
  process.exit(1);
}
