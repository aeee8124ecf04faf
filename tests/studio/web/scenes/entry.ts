// The page of an entry.
import assert from "node:assert/strict";
import type { TestsAnswer } from "../../src/answers/entries.ts";
import { eventually, type Stage } from "../stage.ts";

export async function entryOpens(stage: Stage): Promise<void> {
  const { page } = stage;
  await stage.open("/?entry=attack%2Floose-net");
  await page.getByRole("heading", { level: 1, name: "attack/loose-net" }).waitFor();
  const pictures = page.locator(".turns svg");
  await pictures.first().waitFor();
  assert.equal(await pictures.count(), 8);
  const stones = (turn: number) => pictures.nth(turn).locator("path.black").getAttribute("d");
  assert.notEqual(await stones(0), await stones(1));
  await page.getByText("A net from a knight's move away, for when the tight one leaks.", { exact: true }).waitFor();
  const text = await page.locator("pre").first().textContent();
  assert.match(text ?? "", /^Pattern loose-net\n[^]*;oplay_attack\(\*,A\)/);
  const call = page.getByText("oplay_attack", { exact: true }).first();
  await call.click();
  await page.locator("details[open] .markdown").first().waitFor();
}

export async function entryTellsTests(stage: Stage): Promise<void> {
  const { page } = stage;
  await stage.open("/?entry=attack%2Floose-net");
  const tests = page.locator(".tests li");
  await tests.first().waitFor();
  const { tests: told } = JSON.parse(stage.studio.run("test", ".", "--filter", "loose-net", "--json")) as TestsAnswer;
  const own = told.filter((test) => test.name === "loose-net");
  assert.equal(await tests.count(), own.length);
  assert.equal(await tests.getByText("passed", { exact: true }).count(), own.filter((test) => test.has_passed).length);
  await page.getByText(/\d+ hits? in \d+ of 5 games/).waitFor();
  const boards = page.locator(".hits img");
  await eventually("boards are drawn", async () => {
    const widths = await boards.evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth));
    return widths.slice(0, 1).every((width) => width > 0);
  });
}
