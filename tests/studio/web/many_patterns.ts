// Patterns by chance, all of them different, so that a folder holds as many as a great library.
import { appendFileSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

// A small generator with a seed: the same patterns on each run.
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

// Full enough to match in no game.
function diagram(chance: () => number): string {
  const cells = Array.from({ length: 25 }, () => "...XXOO"[Math.floor(chance() * 7)]!);
  cells[Math.floor(chance() * 25)] = "*";
  return cells.join("").replace(/.{5}/g, "$&\n");
}

function entriesIn(folder: string): number {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".db"))
    .map((name) => readFileSync(join(folder, name), "utf8").match(/^Pattern /gm)?.length ?? 0)
    .reduce((sum, count) => sum + count, 0);
}

// Adds a database `many` to the folder, so that it has `count` entries.
export function writeManyPatterns(folder: string, count: number): void {
  const missing = count - entriesIn(folder);
  const chance = chances(31);
  const known = new Set<string>();
  let text = "attribute_map value_only\n\n";
  while (known.size < missing) {
    const drawn = diagram(chance);
    if (known.has(drawn)) continue;
    known.add(drawn);
    text += `\nPattern drawn-${known.size}\n\n${drawn}\n:8,-,value(${known.size % 50})\n\n`;
  }
  writeFileSync(join(folder, "many.db"), `${text.trimEnd()}\n`);
  appendFileSync(join(folder, "katachi.toml"), '\n[[database]]\nname = "many"\nkind = "move"\nfiles = ["many.db"]\n');
}
