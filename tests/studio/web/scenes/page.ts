// What all views have in common.
import assert from "node:assert/strict";
import { hostileGame, image, suite } from "../games.ts";
import { press } from "../keyboard.ts";
import { eventually, fitsWindow, hasFocus, type Stage } from "../stage.ts";
import { exampleGame } from "../studio.ts";
import { gameNamed, openGame } from "./games.ts";

const mostBytes = 300_000;

export async function firstViewIsLight(stage: Stage): Promise<void> {
  const { page } = stage;
  await openGame(stage, exampleGame, 77);
  const bytes = await page.evaluate(() => {
    const resources = [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")] as PerformanceResourceTiming[];
    return resources.filter((resource) => !resource.name.includes("/api/")).reduce((sum, resource) => sum + resource.encodedBodySize, 0);
  });
  assert.ok(bytes > 0 && bytes <= mostBytes, `the page has ${bytes} bytes`);
}

export async function linksLeadBack(stage: Stage): Promise<void> {
  const { page } = stage;
  await stage.open("/");
  await page.getByRole("link", { name: "Patterns" }).click();
  const first = page.getByRole("listitem").first().getByRole("link");
  await first.click();
  await page.locator(".turns").waitFor();
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "Patterns" }).waitFor();
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "Games" }).waitFor();
  await page.goForward();
  await hasFocus(page.getByRole("heading", { level: 1, name: "Patterns" }));
  await openGame(stage, exampleGame, 77, "&tab=groups&show=owners");
  await page.getByRole("tab", { name: "Groups", selected: true }).waitFor();
  await page.getByRole("button", { name: "One move on" }).click();
  await page.getByRole("grid", { name: "Board before move 79, Black to play" }).waitFor();
  await page.reload();
  await page.getByRole("grid", { name: "Board before move 79, Black to play" }).waitFor();
  await page.getByRole("tab", { name: "Groups", selected: true }).waitFor();
  assert.equal(await page.getByLabel("Show on the board").inputValue(), "owners");
}

// An address that somebody wrote down, in a tab that has shown no other one.
export async function openedAlone(stage: Stage): Promise<void> {
  const { page } = stage;
  await stage.open("/?part=.%2Fattack.db&line=3");
  await page.getByRole("heading", { name: "Findings" }).waitFor();
  await press(page, "Tab", "Enter");
  await hasFocus(page.getByRole("main"));
  await page.getByRole("button", { name: "Leave" }).click();
  await page.getByRole("heading", { level: 1, name: "Patterns" }).waitFor();
}

export async function hostileTexts(stage: Stage): Promise<void> {
  const { page } = stage;
  await stage.open("/");
  await page.getByText(image).first().waitFor();
  await openGame(stage, hostileGame, 1);
  await page.getByRole("heading", { level: 1 }).filter({ hasText: image }).waitFor();
  await page.locator(".comment").filter({ hasText: image }).waitFor();
  await page.locator("svg.picture text").filter({ hasText: "<u>" }).waitFor();
  assert.equal(await page.locator("img, script:not([src]), .comment *, h1 *, h2 *").count(), 0);
}

export async function nothingThere(stage: Stage): Promise<void> {
  const { page, refused } = stage;
  refused.push("/api/games", "/api/tree", "/api/node", "/api/entry", "/api/hits");
  await stage.open("/?game=not-there.sgf");
  await page.getByRole("alert").waitFor();
  await stage.open("/?entry=attack%2Fnot-there");
  await page.getByRole("alert").first().waitFor();
  await stage.open("/?view=elsewhere");
  await page.getByText("There is no such view.").waitFor();
  await openGame(stage, exampleGame, 999_999);
  await page.getByRole("grid", { name: "Board before move 1, Black to play" }).waitFor();
}

export async function darkAndNarrow(stage: Stage): Promise<void> {
  const { page } = stage;
  await stage.look("dark");
  const game = encodeURIComponent(await gameNamed(stage, exampleGame));
  for (const address of [
    "/",
    `/?game=${game}&node=77`,
    `/?game=${game}&node=77&tab=reasons&show=lives`,
    `/?game=${game}&node=77&tab=groups&show=owners`,
    `/?game=${game}&node=77&tab=review`,
    `/?game=${game}&node=77&tab=reasons&point=G17&fit=attack%2Floose-net&show=threats`,
    `/?new=narrow&file=.%2Fmany.db&game_at=${game}&node=77&from=A19&to=K16`,
    "/?view=play&size=9&level=1&moves=E5",
    "/?view=suites",
    `/?view=suites&suite=games%2F${suite}`,
    `/?suite=games%2F${suite}&test=2`,
    "/?view=patterns",
    "/?entry=attack%2Floose-net",
    "/?edit=attack%2Floose-net",
  ])
    for (const width of [320, 800, 1500]) {
      await page.setViewportSize({ width, height: 860 });
      await stage.open(address);
      await eventually("nothing is awaited", async () => (await page.locator("h1").count()) === 1 && (await page.locator(".waiting, [aria-busy=true]").count()) === 0);
      await fitsWindow(page);
      await stage.check();
    }
}
