// Games: their list, their trees, and the board at a node.
import assert from "node:assert/strict";
import { branchedGame, greatGame } from "../games.ts";
import { heardNodes, namesInDrawing } from "../heard.ts";
import { focusIsVisible, press, tabTo } from "../keyboard.ts";
import { eventually, hasFocus, type Stage } from "../stage.ts";
import { exampleGame } from "../studio.ts";

const of = (game: string, node: number, more = ""): string => `/?game=${encodeURIComponent(game)}&node=${node}${more}`;

// As the server names a game: by a path that ends with its file.
export async function gameNamed(stage: Stage, file: string): Promise<string> {
  const response = await stage.page.request.get(`${stage.studio.base}/api/games`);
  const { games } = (await response.json()) as { games: { game: string }[] };
  const found = games.find(({ game }) => game.endsWith(file));
  assert.ok(found, `the studio has ${file}`);
  return found.game;
}

export async function openGame(stage: Stage, file: string, node: number, more = ""): Promise<string> {
  const game = await gameNamed(stage, file);
  await stage.open(of(game, node, more));
  await stage.page.getByRole("grid").waitFor();
  return game;
}

const status = (stage: Stage) => stage.page.locator('.heard[role="status"]');

export async function gameListFilters(stage: Stage): Promise<void> {
  const { page } = stage;
  await stage.open("/");
  const rows = page.getByRole("listitem");
  await rows.first().waitFor();
  assert.equal(await rows.count(), 5);
  await page.getByRole("searchbox").fill("lee  ALPHAGO");
  await page.getByText("1 of 5 games").waitFor();
  assert.equal(await rows.count(), 1);
  await rows.first().getByRole("link").click();
  await page.getByRole("heading", { level: 1, name: "AlphaGo – Lee Sedol 9p" }).waitFor();
  await hasFocus(page.getByRole("heading", { level: 1 }));
}

export async function namesOfCells(stage: Stage): Promise<void> {
  await openGame(stage, exampleGame, 77);
  await stage.page.getByRole("gridcell", { name: "Black F17" }).waitFor();
  const cells = (await heardNodes(stage.page)).filter((node) => node.role === "gridcell").map((node) => node.name);
  const drawn = stage.studio.run("sgf", "text", `${stage.studio.games}/${exampleGame}`, "--move", "78");
  assert.equal(cells.length, 361);
  assert.deepEqual(cells, namesInDrawing(drawn));
}

export async function gameByKeyboard(stage: Stage): Promise<void> {
  const { page } = stage;
  await stage.open("/");
  const link = page.getByRole("listitem").getByRole("link").filter({ hasText: "Lee Sedol" });
  await link.waitFor();
  await tabTo(page, page.getByRole("listitem").getByRole("link").first());
  await focusIsVisible(page);
  for (let i = 0; i < 4 && !(await link.evaluate((element) => element === document.activeElement)); ++i) await press(page, "ArrowDown");
  await press(page, "Enter");
  await page.getByRole("grid").waitFor();

  await tabTo(page, page.getByRole("gridcell", { name: "empty K10" }));
  await focusIsVisible(page);
  await press(page, "PageDown", "PageDown", "PageDown");
  await page.getByRole("grid", { name: "Board before move 4, White to play" }).waitFor();
  await eventually("the move is told", async () => (await status(stage).textContent()) === "Move 3, Black C16. White to play");
  await press(page, "PageUp");
  await page.getByRole("grid", { name: "Board before move 3, Black to play" }).waitFor();
  await hasFocus(page.getByRole("gridcell", { name: "empty K10" }));
  assert.match(page.url(), /[?&]node=2(&|$)/);

  await press(page, "ArrowUp", "ArrowRight", "Home");
  await hasFocus(page.getByRole("gridcell", { name: "empty A11" }));
  await press(page, "Control+End");
  await hasFocus(page.getByRole("gridcell", { name: "empty T1", exact: true }));
  await focusIsVisible(page);
  await press(page, "ArrowUp", "ArrowUp", "ArrowLeft", "ArrowLeft", "Enter");
  await page.getByRole("heading", { name: "Why R3?" }).waitFor();
  await hasFocus(page.getByRole("gridcell", { name: "empty R3" }));
  assert.equal(await page.getByRole("gridcell", { selected: true }).getAttribute("aria-label"), "empty R3");
}

export async function variationsAndComments(stage: Stage): Promise<void> {
  const { page } = stage;
  await openGame(stage, branchedGame, 5);
  const rows = page.getByRole("treeitem");
  const told = (await heardNodes(page)).filter((node) => node.role === "treeitem").map((node) => node.name);
  assert.deepEqual(told, [
    "Start",
    "1 Black Q16 has a comment",
    "2 White D16",
    "2 White D4 variation low has a comment",
    "3 Black Q4",
    "4 White D16 a position of another line, too",
    "4 White C17 variation",
    "3 Black Q4",
    "4 White D4",
  ]);
  const levels = await rows.evaluateAll((items) => items.map((item) => item.getAttribute("aria-level")));
  assert.deepEqual(levels, ["1", "1", "1", "2", "2", "2", "3", "1", "1"]);
  await page.getByText("Another corner.").waitFor();
  const describedCell = (name: string) => page.getByRole("gridcell", { name, exact: true });
  await eventually("the label is heard", async () => (await describedCell("empty C14").getAttribute("aria-description")) === "label a");
  assert.equal(await describedCell("Black Q16").getAttribute("aria-description"), "marked with a triangle");
  assert.equal(await page.locator("svg.picture text").filter({ hasText: /^a$/ }).count(), 1);
  await page.emulateMedia({ forcedColors: "active" });
  const colour = (kind: string): Promise<string> => rows.locator(`.${kind}`).first().evaluate((stone) => getComputedStyle(stone).backgroundColor);
  assert.notEqual(await colour("is-black"), await colour("is-white"));
}

export async function treeByKeyboard(stage: Stage): Promise<void> {
  const { page } = stage;
  await openGame(stage, branchedGame, 0);
  const current = page.getByRole("treeitem", { selected: true });
  await tabTo(page, current);
  const at = async (name: string): Promise<void> => {
    await eventually(`${name} is current`, async () => (await page.getByRole("treeitem", { name, exact: true, selected: true }).count()) === 1);
    await hasFocus(current);
    await focusIsVisible(page);
  };
  await at("Start");
  await press(page, "ArrowDown", "ArrowDown", "ArrowDown");
  await at("2 White D4 variation low has a comment");
  await press(page, "ArrowLeft");
  assert.equal(await current.getAttribute("aria-expanded"), "false");
  assert.equal(await page.getByRole("treeitem").count(), 6);
  await press(page, "ArrowDown");
  await at("3 Black Q4");
  await press(page, "ArrowUp", "ArrowRight", "ArrowRight");
  await at("3 Black Q4");
  assert.equal(await page.getByRole("treeitem").count(), 9);
  await press(page, "End");
  await at("4 White D4");
  await press(page, "ArrowLeft");
  await at("3 Black Q4");
  await press(page, "Home");
  await at("Start");
}

export async function openGreatTree(stage: Stage): Promise<void> {
  await openGame(stage, greatGame, 0);
  await tabTo(stage.page, stage.page.getByRole("treeitem", { selected: true }));
}

export const walkThroughGreatTree = ["End", "Home", ...Array<string>(40).fill("PageDown")];

export async function greatTree(stage: Stage): Promise<void> {
  const { page } = stage;
  await openGreatTree(stage);
  const rows = page.getByRole("treeitem");
  assert.equal(await rows.first().getAttribute("aria-setsize"), "40001");
  for (const key of walkThroughGreatTree) {
    await page.keyboard.press(key);
    assert.ok((await rows.count()) <= 60, "few rows stand in the document");
  }
  await hasFocus(page.getByRole("treeitem", { selected: true }));
  await eventually("the board follows", async () => /Board before move/.test((await page.getByRole("grid").getAttribute("aria-label")) ?? ""));
}

export async function transpositionsLead(stage: Stage): Promise<void> {
  const { page } = stage;
  await openGame(stage, branchedGame, 7); // White D16, behind White D4
  await page.getByText("The same position stands in another line:").waitFor();
  await page.getByRole("treeitem", { name: /D16.*a position of another line/ }).waitFor();
  const rows = await page.locator("svg.picture path.white").first().getAttribute("d");
  await page.getByRole("button", { name: "move 4, White D4" }).click();
  await page.getByRole("treeitem", { selected: true, name: /D4/ }).waitFor();
  await eventually("the link is gone", async () => (await page.getByText("The same position stands in another line:").count()) === 0);
  assert.equal(await page.locator("svg.picture path.white").first().getAttribute("d"), rows);
}
