// Plays all scenes in a browser against a studio of their own, one after another, each once. Arguments: the program
// `katachi`, the folder of the shipped patterns, a game, and perhaps the names of some scenes; then these alone.
// Exit status 1: a scene failed, or not all were played.
import { resolve } from "node:path";
import { argv, exit } from "node:process";
import { openBrowser } from "./browser.ts";
import { type Scene, scenes } from "./scenes.ts";
import { openStage, type Stage } from "./stage.ts";
import { openStudio } from "./studio.ts";

const [program, patterns, game, ...chosen] = argv.slice(2);
if (!program || !patterns || !game) {
  console.error("run: name the program katachi, the folder of patterns and a game");
  exit(2);
}
const wanted = chosen.length === 0 ? scenes : scenes.filter((scene) => chosen.includes(scene.name));

async function play(scene: Scene, stage: Stage): Promise<string | undefined> {
  try {
    await scene.play(stage);
    await stage.check();
    return undefined;
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  } finally {
    await stage.close();
  }
}

const studio = await openStudio(resolve(program), patterns, game);
const browser = await openBrowser();
let passed = 0;
let failed = 0;
try {
  for (const scene of wanted) {
    const begin = Date.now();
    const trouble = await play(scene, await openStage(browser, studio, scene.width));
    const seconds = ((Date.now() - begin) / 1000).toFixed(1);
    if (trouble === undefined) ++passed;
    else ++failed;
    console.log(`${trouble === undefined ? "passed" : "FAILED"}  ${seconds.padStart(5)} s  ${scene.name}`);
    if (trouble !== undefined) console.log(trouble.replace(/^/gm, "    "));
  }
} finally {
  await browser.close();
  await studio.close();
}
console.log(`${passed} passed, ${failed} failed`);
exit(failed === 0 && passed === wanted.length && wanted.length > 0 ? 0 : 1);
