// An entry is written.
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { focusIsVisible, press, tabTo } from "../keyboard.ts";
import { eventually, hasFocus, type Stage } from "../stage.ts";
import { timesToFindings } from "../times_to_findings.ts";

const file = (stage: Stage): string => join(stage.studio.folder, "many.db");
const read = (stage: Stage): string => readFileSync(file(stage), "utf8");

// The text of an entry of the database `many`.
function entryIn(text: string, name: string): string {
  const begin = text.indexOf(`Pattern ${name}\n`);
  assert.ok(begin >= 0, `${name} is there`);
  const end = text.indexOf("\nPattern ", begin);
  return end < 0 ? text.slice(begin) : text.slice(begin, end);
}

// The file with the cells at these places of the diagram, from the upper left, drawn anew.
function withCells(text: string, name: string, cells: Record<number, string>): string {
  const entry = entryIn(text, name);
  const diagram = entry.indexOf("\n\n") + 2;
  const drawn = [...entry];
  for (const [place, cell] of Object.entries(cells)) drawn[diagram + Number(place)] = cell;
  return text.replace(entry, drawn.join(""));
}

export async function openEditor(stage: Stage, name: string, database = "many"): Promise<void> {
  await stage.open(`/?edit=${database}%2F${name}`);
  await stage.page.getByRole("grid", { name: `Diagram of ${name}` }).waitFor();
  await stage.page.getByRole("heading", { name: "Findings" }).waitFor();
}

const saved = (stage: Stage, name: string) => stage.page.getByRole("heading", { level: 1, name: `many/${name}`, exact: true }).waitFor();

export async function drawnAndSaved(stage: Stage): Promise<void> {
  const { page } = stage;
  const expected = withCells(read(stage), "drawn-7", { 0: "x", 6: "o" });
  await openEditor(stage, "drawn-7");
  await page.getByRole("radio", { name: /^x/ }).check();
  await page.getByRole("gridcell", { name: /^row 1, column 1:/ }).click();
  await page.getByRole("gridcell", { name: "row 1, column 1: the opponent's, or empty" }).waitFor();
  await page.getByRole("radio", { name: /^o/ }).check();
  await page.getByRole("gridcell", { name: /^row 2, column 1:/ }).click();
  await page.getByRole("gridcell", { name: "row 2, column 1: the player's, or empty" }).waitFor();
  await page.getByRole("button", { name: "Save" }).click();
  await saved(stage, "drawn-7");
  assert.equal(read(stage), expected);
}

// The rows of the diagram of an entry of `many`.
function rowsOf(text: string, name: string): string[] {
  return entryIn(text, name).split("\n").slice(2, 7);
}

// A corner, a letter for the constraint, and the constraint, of which the page offers the words.
export async function edgesLettersAndWords(stage: Stage): Promise<void> {
  const { page } = stage;
  const name = "drawn-21";
  const before = read(stage);
  const rows = rowsOf(before, name);
  const stoned = rows.findIndex((row) => row.includes("X"));
  const column = rows[stoned]!.indexOf("X");
  const lettered = rows.map((row, r) => (r === stoned ? row.replace("X", "a") : row));
  const inCorner = (drawn: string[]): string => `+-----\n${drawn.map((row) => `|${row}`).join("\n")}`;
  const entry = entryIn(before, name).trimEnd();
  const written = `${entry.replace(rows.join("\n"), inCorner(rows))}\n\n${inCorner(lettered)}\n\n;lib(a)>1`;
  await openEditor(stage, name);
  for (const side of ["above", "on the left"]) {
    await page.getByRole("button", { name: `Edge of the board ${side}` }).click();
    await page.getByRole("button", { name: `Edge of the board ${side}`, pressed: true }).waitFor();
  }
  await page.getByRole("radio", { name: /^a letter/ }).check();
  const cell = page.getByRole("gridcell", { name: `row ${stoned + 1}, column ${column + 1}: a stone of the opponent` });
  await cell.click();
  await eventually("the cell has its letter", async () => (await cell.getAttribute("aria-description")) === "letter a");
  await page.getByRole("textbox").focus();
  await press(page, "Control+End");
  await page.keyboard.type("\n\n;li");
  await page.getByRole("option", { name: /^lib / }).waitFor();
  while ((await page.getByRole("option", { name: /^lib /, selected: true }).count()) === 0) await press(page, "ArrowDown");
  await press(page, "Enter");
  await page.keyboard.type("a");
  await press(page, "End");
  await page.keyboard.type(">1");
  await press(page, "Escape");
  await eventually("the text is whole", async () => (await page.getByRole("textbox").inputValue()).trimEnd() === written);
  await page.locator(".judged .meanings code").getByText("lib", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Save" }).click();
  await saved(stage, name);
  assert.equal(read(stage), before.replace(entry, written.replace(">1", " > 1")), "formatted");
}

export async function writtenByKeyboard(stage: Stage): Promise<void> {
  const { page } = stage;
  const before = read(stage);
  const expected = withCells(before, "drawn-9", { 7: "o" });
  await openEditor(stage, "drawn-9");
  await tabTo(page, page.getByRole("gridcell", { name: /^row 1, column 1:/ }));
  await focusIsVisible(page);
  await press(page, "x");
  await page.getByRole("gridcell", { name: "row 1, column 1: the opponent's, or empty" }).waitFor();
  await press(page, "Control+z");
  await eventually("the step is undone", async () => (await page.getByRole("textbox").inputValue()).trimEnd() === entryIn(before, "drawn-9").trimEnd());
  await eventually("the first cell is as before", async () => (await page.getByRole("gridcell", { name: "row 1, column 1: the opponent's, or empty" }).count()) === 0);
  await press(page, "ArrowDown", "ArrowRight", "o");
  await page.getByRole("gridcell", { name: "row 2, column 2: the player's, or empty" }).waitFor();
  await tabTo(page, page.getByRole("button", { name: "Save" }));
  await press(page, "Enter");
  await saved(stage, "drawn-9");
  assert.equal(read(stage), expected);
}

export async function findingsAsTyped(stage: Stage): Promise<void> {
  const { page } = stage;
  const before = read(stage);
  await openEditor(stage, "drawn-11");
  const text = page.getByRole("textbox");
  const entry = await text.inputValue();
  await page.getByText("No findings.").waitFor();
  await text.fill(entry.replace(":8,-", ":8,~"));
  await page.locator(".judged > .findings").getByText(/^(error|warning)$/).first().waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText("No findings.").waitFor();
  assert.equal(read(stage), before, "a draft is not on disk");
}

export async function conflictTold(stage: Stage): Promise<void> {
  const { page, refused } = stage;
  refused.push("/api/save");
  await openEditor(stage, "drawn-13");
  await page.getByRole("gridcell", { name: /^row 1, column 2:/ }).focus();
  await press(page, "x");
  await page.getByRole("gridcell", { name: "row 1, column 2: the opponent's, or empty" }).waitFor();
  const theirs = withCells(read(stage), "drawn-15", { 0: "x" });
  writeFileSync(file(stage), theirs);
  await page.getByRole("button", { name: "Save" }).click();
  await hasFocus(page.getByRole("heading", { name: "Somebody else has written this file meanwhile" }));
  assert.equal(read(stage), theirs, "nothing is overwritten unasked");
  assert.equal(await page.getByLabel("Theirs").textContent(), theirs);
  await page.getByRole("button", { name: "Take theirs, and drop yours" }).click();
  await saved(stage, "drawn-13");
  assert.equal(read(stage), theirs);
}

const leaves = "What you have written is not saved. Leave, and drop it?";

// Work that is not saved is asked for, by whichever way the view is left.
export async function unsavedWorkAsked(stage: Stage): Promise<void> {
  const { page } = stage;
  await stage.open("/?entry=many%2Fdrawn-17");
  await page.getByRole("link", { name: "Edit" }).click();
  const heading = page.getByRole("heading", { level: 1, name: "Edit many/drawn-17" });
  await heading.waitFor();
  const text = page.getByRole("textbox");
  await text.focus();
  await page.keyboard.type("# of mine\n");
  for (const leave of [() => page.getByRole("link", { name: "Games" }).click(), () => page.getByRole("button", { name: "Leave" }).click(), () => page.evaluate(() => history.back())]) {
    stage.answer(leaves, false);
    await leave();
    await eventually("the address is the editor's again", () => page.evaluate(() => location.search === "?edit=many%2Fdrawn-17"));
    assert.ok((await text.inputValue()).includes("# of mine\n"));
  }
  stage.answer(leaves, true);
  await page.evaluate(() => history.back());
  await saved(stage, "drawn-17");
}

// A save that takes long leaves the editor only where nothing was written meanwhile.
export async function writtenWhileSaved(stage: Stage): Promise<void> {
  const { page } = stage;
  const before = read(stage);
  await openEditor(stage, "drawn-23");
  let letGo = (): void => undefined;
  const held = new Promise<void>((next) => (letGo = next));
  await page.route("**/api/save", (route) => held.then(() => route.continue()), { times: 1 });
  const text = page.getByRole("textbox");
  const valued = async (value: number): Promise<void> => text.fill((await text.inputValue()).replace(/value\(\d+\)/, `value(${value})`));
  await valued(71);
  const asked = page.waitForRequest("**/api/save");
  await press(page, "Control+s");
  await asked;
  await page.getByRole("button", { name: "Saving …" }).waitFor();
  await valued(72);
  letGo();
  await page.getByRole("status").getByText("Saved ./many.db").waitFor();
  assert.ok(entryIn(read(stage), "drawn-23").includes("value(71)"));
  assert.ok((await text.inputValue()).includes("value(72)"), "what was written meanwhile stays");
  await press(page, "Control+s");
  await saved(stage, "drawn-23");
  assert.ok(entryIn(read(stage), "drawn-23").includes("value(72)"));
  writeFileSync(file(stage), before);
}

// Behind a save the page shows the entry as it is called then, or all entries where it is gone.
export async function renamedAndTakenAway(stage: Stage): Promise<void> {
  const { page } = stage;
  const before = read(stage);
  await openEditor(stage, "drawn-19");
  const text = page.getByRole("textbox");
  await text.fill((await text.inputValue()).replace("drawn-19", "renamed"));
  await page.getByRole("button", { name: "Save" }).click();
  await saved(stage, "renamed");
  await page.getByRole("link", { name: "Edit" }).click();
  await text.fill("");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("heading", { level: 1, name: "Patterns" }).waitFor();
  assert.ok(!read(stage).includes("renamed"));
  writeFileSync(file(stage), before);
}

// Whoever types fast sees the finding of each key, never one of an older text.
async function eachKeyIsJudged(stage: Stage, name: string, database: string): Promise<void> {
  await openEditor(stage, name, database);
  const late = await stage.page.evaluate(timesToFindings, 200).then((times) => times.filter((time) => time === undefined).length);
  assert.equal(late, 0, `${late} keys never had their findings painted`);
}

export const findingsOfEachKey = (stage: Stage): Promise<void> => eachKeyIsJudged(stage, "hane-at-head-of-one", "move");
export const findingsInLargeFile = (stage: Stage): Promise<void> => eachKeyIsJudged(stage, "drawn-3000", "many");
