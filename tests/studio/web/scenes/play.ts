// A game against the engine.
import assert from "node:assert/strict";
import { press, tabTo } from "../keyboard.ts";
import { eventually, type Stage } from "../stage.ts";

const moves = (stage: Stage) => stage.page.getByRole("list", { name: "Moves and variations" }).getByRole("listitem");
const yourTurn = (stage: Stage) => stage.page.getByText("It is your turn, Black.").waitFor();

export async function gameAgainstEngine(stage: Stage): Promise<void> {
  const { page, refused } = stage;
  refused.push("/api/play");
  await stage.open("/?view=play&size=9&level=1");
  await yourTurn(stage);
  await page.getByRole("gridcell", { name: "empty E5" }).click();
  await eventually("the engine has answered", async () => (await moves(stage).count()) === 2);
  await yourTurn(stage);
  assert.deepEqual((await moves(stage).allTextContents())[0], "Black E5");
  const answer = /^White (.*)$/.exec((await moves(stage).allTextContents())[1]!)![1]!;
  await page.getByRole("gridcell", { name: `White ${answer}`, exact: true }).waitFor();
  await page.getByRole("gridcell", { name: "Black E5" }).click();
  await page.getByRole("alert").getByText("E5: the point is occupied").waitFor();
  await page.reload();
  await page.getByRole("gridcell", { name: "Black E5" }).waitFor();
  await page.getByRole("gridcell", { name: "Black E5" }).focus();
  await press(page, "PageUp");
  await page.getByRole("gridcell", { name: "empty E5" }).waitFor();
  assert.equal(await moves(stage).count(), 0);
  await page.getByRole("gridcell", { name: "empty E5" }).focus();
  await press(page, "ArrowUp", "ArrowLeft", "Enter");
  await eventually("the engine has answered again", async () => (await moves(stage).count()) === 2);
  assert.equal((await moves(stage).allTextContents())[0], "Black D6");
}

// The studio takes long to say whether a move is legal.
export async function secondClickWaits(stage: Stage): Promise<void> {
  const { page } = stage;
  await stage.open("/?view=play&size=9&level=1");
  await yourTurn(stage);
  let letGo = (): void => undefined;
  const held = new Promise<void>((next) => (letGo = next));
  await page.route("**/api/play", (route) => held.then(() => route.continue()), { times: 1 });
  await page.getByRole("gridcell", { name: "empty E5" }).click();
  await page.getByRole("gridcell", { name: "empty C3" }).click();
  letGo();
  await eventually("the engine has answered", async () => (await moves(stage).count()) === 2);
  assert.equal((await moves(stage).allTextContents())[0], "Black E5");
  assert.equal(await page.getByRole("alert").count(), 0);
}

export async function engineIsStopped(stage: Stage): Promise<void> {
  const { page, refused } = stage;
  refused.push("/api/play");
  await stage.open("/?view=play");
  await yourTurn(stage);
  await page.getByRole("combobox", { name: /^Board/ }).selectOption("19");
  await page.getByLabel("The engine plays").selectOption("black");
  await page.getByRole("combobox", { name: "Level" }).selectOption("10");
  await page.getByRole("button", { name: "New game" }).click();
  await page.getByText("The engine thinks").waitFor();
  await tabTo(page, page.getByRole("button", { name: "Stop the engine" }));
  await press(page, "Enter");
  await page.getByText("The engine was stopped.").waitFor();
  assert.equal(await moves(stage).count(), 0);
  await page.getByRole("button", { name: "Let the engine move" }).waitFor();
}
