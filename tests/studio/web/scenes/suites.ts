// Suites of tests of engines.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "../games.ts";
import { hasFocus, type Stage } from "../stage.ts";

async function openSuite(stage: Stage): Promise<void> {
  const { page } = stage;
  await stage.open("/?view=suites");
  await page.getByRole("link", { name: new RegExp(`${suite}$`) }).click();
  await page.getByText("list_stones black").waitFor();
}

export async function testsOfSuite(stage: Stage): Promise<void> {
  const { page } = stage;
  await openSuite(stage);
  assert.equal(await page.locator(".suite-tests li").count(), 2);
  await page.getByRole("link", { name: "2", exact: true }).click();
  await hasFocus(page.getByRole("heading", { level: 1, name: new RegExp(`${suite}:2$`) }));
  await page.getByRole("img", { name: new RegExp(`^Board of .*${suite}:2$`) }).waitFor();
  await page.getByRole("button", { name: "Ask the engine" }).click();
  await page.locator(".suite-test strong").getByText("passed", { exact: true }).waitFor();
  assert.equal(await page.locator(".suite-test .answer").textContent(), "E5");
}

// A test fails; its author draws a pattern at its board, and asks again.
export async function patternMendsTest(stage: Stage): Promise<void> {
  const { page } = stage;
  const before = readFileSync(join(stage.studio.folder, "move.db"), "utf8");
  await openSuite(stage);
  await page.getByRole("link", { name: "1", exact: true }).click();
  await page.getByRole("grid", { name: "Board before move 78, White to play" }).waitFor();
  await page.getByRole("button", { name: "Ask the engine" }).click();
  await page.locator(".suite-test strong").getByText("FAILED", { exact: true }).waitFor();
  const test = page.url();
  await page.getByRole("button", { name: "New pattern from a rectangle" }).click();
  await page.getByRole("gridcell", { name: / K12$/ }).click();
  await page.getByRole("gridcell", { name: / M10$/ }).click();
  await page.getByText("K12 to M10: 3 by 3 points").waitFor();
  await page.getByLabel("Name of the pattern").fill("wedge-at-a-test");
  await page.getByLabel("File").selectOption("./move.db");
  await page.getByRole("button", { name: "Draw it" }).click();
  await page.getByText(/wedge-at-a-test L11 \(/).waitFor();
  const drawn = (await page.getByRole("textbox").inputValue()).trimEnd();
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("heading", { level: 1, name: "move/wedge-at-a-test", exact: true }).waitFor();
  assert.equal(readFileSync(join(stage.studio.folder, "move.db"), "utf8"), `${before.trimEnd()}\n\n\n${drawn}\n`);
  await page.goBack();
  await page.waitForURL(test);
  await page.getByRole("button", { name: "Ask the engine" }).click();
  await page.locator(".suite-test strong").getByText("passed", { exact: true }).waitFor();
  assert.match((await page.locator(".suite-test .answer").textContent()) ?? "", /wedge-at-a-test move L11/);
}
