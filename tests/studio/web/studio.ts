// A studio over a folder of its own: the shipped patterns, some thousand drawn ones, and games.
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { firstMoves, suite, writeGames } from "./games.ts";
import { writeManyPatterns } from "./many_patterns.ts";

export interface Studio {
  entrance: string; // the address that lets a browser in
  base: string; // of all others, without a slash at the end
  folder: string; // of patterns
  games: string; // folder
  run: (...options: string[]) => string; // what a command of `katachi` prints, in the folder of patterns
  close: () => Promise<void>;
}

export const exampleGame = "example.sgf";
export const shortGame = "short.sgf"; // its first moves, but Black leaves two stones in atari
export const entryCount = 6314;

function addressIn(text: string): URL | undefined {
  const found = /http:\/\/\S+/.exec(text);
  return found ? new URL(found[0]) : undefined;
}

function addressOf(server: ChildProcess): Promise<URL> {
  return new Promise((found, failed) => {
    let told = "";
    server.stdout!.on("data", (more: Buffer) => {
      told += more.toString();
      const address = told.includes("\n") ? addressIn(told) : undefined;
      if (address) found(address);
    });
    server.on("exit", (status) => failed(new Error(`katachi studio ended with status ${status}: ${told}`)));
  });
}

export async function openStudio(program: string, patterns: string, game: string): Promise<Studio> {
  const root = mkdtempSync(join(tmpdir(), "katachi-studio-"));
  const folder = join(root, "patterns");
  const games = join(folder, "games");
  cpSync(patterns, folder, { recursive: true });
  writeManyPatterns(folder, entryCount);
  writeGames(games);
  cpSync(game, join(games, exampleGame));
  writeFileSync(join(games, shortGame), firstMoves(readFileSync(game, "utf8"), 150, 107));
  const server = spawn(program, ["studio", folder, join(games, suite), "--games", games, "--port", "0"], { stdio: ["ignore", "pipe", "inherit"] });
  const address = await addressOf(server);
  return {
    entrance: address.href,
    base: address.origin,
    folder,
    games,
    run: (...options) => execFileSync(program, options, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"], maxBuffer: 2 ** 28, timeout: 60_000 }),
    close: async () => {
      server.removeAllListeners("exit");
      const gone = new Promise((ended) => server.once("exit", ended));
      server.kill("SIGTERM");
      await gone;
      rmSync(root, { recursive: true });
    },
  };
}
