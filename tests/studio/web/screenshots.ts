// Pictures of the page for the documents. Arguments: the program `katachi`, the folder of the shipped patterns, a game, and
// the folder to write to.
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { argv, exit } from "node:process";
import type { Page } from "playwright-core";
import { openBrowser } from "./browser.ts";
import { palettePng } from "./palette_png.ts";
import { openStudio } from "./studio.ts";

const [program, patterns, game, folder] = argv.slice(2);
if (!program || !patterns || !game || !folder) {
  console.error("screenshots: name the program katachi, the folder of patterns, a game and a folder to write to");
  exit(2);
}

interface Shot {
  name: string;
  address: string;
  height: number;
  ready: (page: Page) => Promise<void>;
}

const of = (file: string, more: string): string => `/?game=${encodeURIComponent(file)}${more}`;

function shotsOf(example: string): Shot[] {
  return [
    {
      name: "studio-game",
      address: of(example, "&node=77&show=owners"),
      height: 690,
      ready: async (page) => {
        await page.locator(".matches li").first().waitFor();
        await page.locator("svg.picture .ground-black").waitFor();
        await page.getByText("This move is called").waitFor();
      },
    },
    {
      name: "studio-reasons",
      address: of(example, "&node=77&tab=reasons&point=G17&fit=attack%2Floose-net"),
      height: 690,
      ready: async (page) => {
        await page.getByText("loose-net does not match here").waitFor();
        await page.locator("svg.picture .sign-cross").first().waitFor();
      },
    },
    {
      name: "studio-editor",
      address: "/?edit=attack%2Floose-net",
      height: 690,
      ready: async (page) => {
        await page.locator(".judged .tests li").first().waitFor();
        await page.getByText("The file as a whole is still being checked.").waitFor({ state: "detached" });
        await page.getByRole("textbox").focus();
        await page.keyboard.press("Control+End");
        await page.keyboard.type(" && oplay_");
        await page.locator("#offered [role=option]").first().waitFor();
      },
    },
    {
      name: "studio-patterns",
      address: "/?view=patterns&kind=attack",
      height: 520,
      ready: (page) => page.getByText(/of 6,314 patterns/).waitFor(),
    },
  ];
}

const studio = await openStudio(resolve(program), patterns, game);
const browser = await openBrowser();
try {
  const context = await browser.newContext({ viewport: { width: 1000, height: 690 }, reducedMotion: "reduce", colorScheme: "light" });
  await context.request.get(studio.entrance);
  const page = await context.newPage();
  const blank = await context.newPage(); // where pictures are read
  const { games } = (await (await context.request.get(`${studio.base}/api/studio`)).json()) as { games: string[] };
  for (const shot of shotsOf(games.find((each) => each.endsWith("example.sgf"))!)) {
    await page.setViewportSize({ width: 1000, height: shot.height });
    await page.goto(studio.base + shot.address);
    await shot.ready(page);
    const path = join(resolve(folder), `${shot.name}.png`);
    writeFileSync(path, await palettePng(blank, await page.screenshot()));
    console.log(path);
  }
} finally {
  await browser.close();
  await studio.close();
}
