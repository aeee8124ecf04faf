// The gallery of patterns.
import assert from "node:assert/strict";
import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import type { EntryList } from "../../src/answers/entries.ts";
import { focusIsVisible, press, tabTo } from "../keyboard.ts";
import { scrollToEnd } from "../scroll_to_end.ts";
import { eventually, fitsWindow, hasFocus, type Stage } from "../stage.ts";
import { entryCount } from "../studio.ts";

const mostDiagrams = 200;
const items = (page: Page) => page.getByRole("listitem");
const all = entryCount.toLocaleString("en");

export async function openGallery({ open, page }: Stage): Promise<void> {
  await open("/?view=patterns");
  await items(page).first().waitFor();
}

function list(stage: Stage): EntryList {
  return JSON.parse(stage.studio.run("list", ".", "--json")) as EntryList;
}

export async function galleryShowsAll(stage: Stage): Promise<void> {
  const { page } = stage;
  await openGallery(stage);
  await page.getByText(`${all} patterns`).waitFor();
  const { entries } = list(stage);
  const shown = await items(page).locator(".card-name").allTextContents();
  assert.deepEqual(shown, entries.slice(0, shown.length).map((entry) => entry.name));
  assert.ok(shown.length <= mostDiagrams);
  for (const [width, height] of [[380, 800], [1280, 860], [3840, 2160]] as const) {
    await page.setViewportSize({ width, height });
    await eventually("few diagrams stand in the document", async () => (await page.locator(".diagram").count()) <= mostDiagrams);
    await fitsWindow(page);
  }
}

export async function galleryFilters(stage: Stage): Promise<void> {
  const { page } = stage;
  await openGallery(stage);
  const { entries } = list(stage);
  const expect = async (count: number): Promise<void> => {
    await page.getByText(count === entries.length ? `${all} patterns` : `${count.toLocaleString("en")} of ${all} patterns`).waitFor();
  };
  await page.getByLabel("Kind").selectOption("attack");
  await expect(entries.filter((entry) => entry.kind === "attack").length);
  await page.getByLabel("Kind").selectOption("");
  await page.getByLabel("Class").selectOption("s");
  await expect(entries.filter((entry) => entry.classes.includes("s")).length);
  await page.getByLabel("Class").selectOption("");
  await page.getByLabel("Findings").selectOption("with");
  const withFindings = entries.filter((entry) => entry.findings > 0).length;
  if (withFindings > 0) await expect(withFindings);
  await page.getByLabel("Findings").selectOption("");
  await page.getByLabel("Hits in games").selectOption("unknown");
  await expect(entries.filter((entry) => entry.hits === null).length);
  await page.getByLabel("Hits in games").selectOption("");
  await page.getByLabel("Text in names and remarks").fill("no pattern is called so");
  await page.getByText("No pattern is like that.").waitFor();
  await page.getByRole("button", { name: "Show all" }).click();
  await expect(entries.length);
}

export async function galleryScrolls(stage: Stage): Promise<void> {
  const { page } = stage;
  await openGallery(stage);
  const most = await page.evaluate(scrollToEnd);
  assert.ok(most <= mostDiagrams, `${most} diagrams stood in the document at once`);
  await page.getByRole("listitem").filter({ hasText: list(stage).entries.at(-1)!.name }).last().waitFor();
}

export async function galleryStandsWhereLeft(stage: Stage): Promise<void> {
  const { page } = stage;
  await openGallery(stage);
  const box = page.getByRole("list", { name: "Patterns, drawn" });
  await box.evaluate((element) => (element.scrollTop = 20_000));
  await items(page).first().getByRole("link").evaluate((link) => (link as HTMLElement).click());
  await page.locator(".turns").waitFor();
  await page.goBack();
  await eventually("the gallery is scrolled", () => box.evaluate((element) => element.scrollTop === 20_000));
  await page.getByRole("link", { name: "Games" }).click();
  await page.getByRole("link", { name: "Patterns" }).click();
  await items(page).first().waitFor();
  assert.equal(await box.evaluate((element) => element.scrollTop), 0);
}

// Drawings are the costly part of a scroll: those that stay in view are not drawn again.
export async function scrolledRowsStay(stage: Stage): Promise<void> {
  const { page } = stage;
  await openGallery(stage);
  const kept = await page.evaluate(async () => {
    const box = document.querySelector(".windowed")!;
    const frame = () => new Promise(requestAnimationFrame);
    box.scrollTop = 20_000;
    await frame();
    await frame();
    const before = new Map([...document.querySelectorAll(".card-name")].map((name) => [name.textContent, name]));
    box.scrollTop += box.querySelector(".item")!.clientHeight;
    await frame();
    await frame();
    const after = [...document.querySelectorAll(".card-name")];
    return { there: after.filter((name) => before.has(name.textContent)).length, same: after.filter((name) => before.get(name.textContent) === name).length, all: after.length };
  });
  assert.ok(kept.there > kept.all / 2 && kept.there < kept.all, `of ${kept.all} entries ${kept.there} stood there before`);
  assert.equal(kept.same, kept.there, "entries that stay in view keep their elements");
}

export async function galleryByKeyboard(stage: Stage): Promise<void> {
  const { page } = stage;
  await openGallery(stage);
  await tabTo(page, page.getByRole("searchbox"));
  await page.keyboard.type("loose-net");
  await page.getByText(` of ${all} patterns`).waitFor();
  await tabTo(page, items(page).first().getByRole("link"));
  await focusIsVisible(page);
  await press(page, "Enter");
  await hasFocus(page.getByRole("heading", { level: 1, name: "attack/loose-net" }));
  await page.goBack();
  await page.getByText(` of ${all} patterns`).waitFor();
  assert.equal(await page.getByRole("searchbox").inputValue(), "loose-net");
  await tabTo(page, page.getByRole("button", { name: "Show all" }));
  await press(page, "Enter");
  await tabTo(page, page.locator('[role="listitem"] a[tabindex="0"]'));
  await press(page, "End");
  const last = list(stage).entries.at(-1)!.name;
  await hasFocus(page.getByRole("listitem").filter({ hasText: last }).last().getByRole("link"));
  await focusIsVisible(page);
  await press(page, "Home", "ArrowRight");
  await focusIsVisible(page);
}

export async function newEntryAppears(stage: Stage): Promise<void> {
  const { page } = stage;
  const view = "/?view=patterns&text=written-by-hand";
  await stage.open(view);
  await page.getByText("No pattern is like that.").waitFor();
  const other = await page.context().newPage(); // hears of changes from the first tab
  await other.goto(stage.studio.base + view);
  await other.getByText("No pattern is like that.").waitFor();
  appendFileSync(join(stage.studio.folder, "many.db"), "\nPattern written-by-hand\n\nXXO\nX*O\nXOO\n\n:8,-,value(5)\n");
  for (const tab of [page, other]) await tab.getByRole("link", { name: "written-by-hand" }).waitFor();
}

export async function unreadPartIsMended(stage: Stage): Promise<void> {
  const { page } = stage;
  const file = join(stage.studio.folder, "many.db");
  const before = readFileSync(file, "utf8");
  const mended = `${before}\n\nPattern half-written\n\nXXO\nX*O\nXO.\n\n:8,-\n`;
  const line = mended.split("\n").length - 1;
  writeFileSync(file, mended.replace(/:8,-\n$/, ":8,-,value(\n"));
  await openGallery(stage);
  await page.getByRole("heading", { name: "1 part of the files cannot be read" }).waitFor();
  await page.getByText("expected `)`, found the end of the line").waitFor();
  await page.getByRole("link", { name: `./many.db, line ${line}` }).click();
  await page.getByText("The text is no entry that can be drawn").waitFor();
  const text = page.getByRole("textbox");
  await text.fill((await text.inputValue()).replace(",value(", ""));
  await page.getByRole("grid", { name: "Diagram of ./many.db" }).waitFor();
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("heading", { level: 1, name: /half-written$/ }).waitFor();
  assert.ok((await page.getByLabel("As written").textContent())!.includes("Pattern half-written"));
  assert.equal(readFileSync(file, "utf8"), mended);
  // The view of the entry would ask for it once more when it is gone.
  await stage.open("/?view=patterns&text=half-written");
  await page.getByRole("link", { name: "half-written" }).waitFor();
  writeFileSync(file, before);
  await page.getByText("No pattern is like that.").waitFor();
}
