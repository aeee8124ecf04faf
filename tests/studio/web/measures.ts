// What is measured of the page: each in a window of its own. Speed is shown here alone; no scene judges it.
import { openEditor } from "./scenes/editor.ts";
import { openGallery } from "./scenes/gallery.ts";
import { openGame, openGreatTree, walkThroughGreatTree } from "./scenes/games.ts";
import { scrollToEnd } from "./scroll_to_end.ts";
import type { Stage } from "./stage.ts";
import { exampleGame } from "./studio.ts";
import { timesToFindings } from "./times_to_findings.ts";
import { longestTask, startTrace } from "./trace.ts";

export interface Measure {
  name: string;
  asked?: number; // milliseconds at most
  measure: (stage: Stage) => Promise<number>; // milliseconds
}

// The time that `share` of all do not exceed.
function within(times: number[], share: number): number {
  return times.sort((a, b) => a - b)[Math.ceil(share * times.length) - 1]!;
}

async function firstPaint(stage: Stage): Promise<number> {
  const { page } = stage;
  await openGame(stage, exampleGame, 77); // warms the server, not the browser
  await page.goto("about:blank");
  await openGame(stage, exampleGame, 77);
  return page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Infinity);
}

async function keyInGreatTree(stage: Stage): Promise<number> {
  await openGreatTree(stage);
  const times = await stage.page.evaluate(async (keys) => {
    const taken: number[] = [];
    for (const key of keys) {
      const begin = performance.now();
      document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
      await new Promise(requestAnimationFrame);
      taken.push(performance.now() - begin);
    }
    return taken;
  }, walkThroughGreatTree);
  return within(times, 0.95);
}

async function taskOfScroll(stage: Stage): Promise<number> {
  await openGallery(stage);
  const trace = await startTrace(stage.page);
  await stage.page.evaluate(scrollToEnd);
  return longestTask(await trace.stop());
}

function keyToFinding(name: string, database: string): (stage: Stage) => Promise<number> {
  return async (stage) => {
    await openEditor(stage, name, database);
    const times = await stage.page.evaluate(timesToFindings, 200);
    return within(times.map((time) => time ?? Infinity), 0.95);
  };
}

export const measures: Measure[] = [
  { name: "first paint of a game", asked: 1000, measure: firstPaint },
  { name: "a key in a tree of 40,001 nodes to the next frame, 95th of 100", measure: keyInGreatTree },
  { name: "longest task while 6,314 entries scroll, processor time", asked: 50, measure: taskOfScroll },
  { name: "a key to its painted finding, 36 entries, 95th of 100", asked: 200, measure: keyToFinding("hane-at-head-of-one", "move") },
  { name: "a key to its painted finding, 6,000 entries, 95th of 100", asked: 200, measure: keyToFinding("drawn-3000", "many") },
];
