// Measures the page in a browser, each measure three times, and prints the median beside what is asked. Arguments: the program
// `katachi`, the folder of the shipped patterns and a game.
import { resolve } from "node:path";
import { argv, exit } from "node:process";
import { openBrowser } from "./browser.ts";
import { type Measure, measures } from "./measures.ts";
import { openStage } from "./stage.ts";
import { openStudio } from "./studio.ts";

const [program, patterns, game] = argv.slice(2);
if (!program || !patterns || !game) {
  console.error("bench: name the program katachi, the folder of patterns and a game");
  exit(2);
}
const studio = await openStudio(resolve(program), patterns, game);
const browser = await openBrowser();

async function once({ measure }: Measure): Promise<number> {
  const stage = await openStage(browser, studio);
  try {
    return await measure(stage);
  } finally {
    await stage.close();
  }
}

try {
  console.log("median of three, least and most; asked (milliseconds)");
  for (const each of measures) {
    const times = [await once(each), await once(each), await once(each)].sort((a, b) => a - b);
    const [least, median, most] = times.map((time) => time.toFixed(0).padStart(5));
    console.log(`${median}  ${least} ${most}  ${String(each.asked ?? "-").padStart(5)}  ${each.name}`);
  }
} finally {
  await browser.close();
  await studio.close();
}
