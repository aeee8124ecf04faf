// A pattern is drawn from a rectangle of a game.
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { NodeAnswer } from "../../src/answers/position.ts";
import { pointNamed } from "../../src/board/points.ts";
import { press, tabTo } from "../keyboard.ts";
import { eventually, hasFocus, type Stage } from "../stage.ts";
import { exampleGame } from "../studio.ts";
import { openGame } from "./games.ts";

const node = 77; // before White's wedge, which is L11
const text = (stage: Stage, file: string): string => {
  const path = join(stage.studio.folder, file);
  return existsSync(path) ? readFileSync(path, "utf8") : "";
};

// The lines of the board with the move, and the part of them from one corner to the other.
async function boardBefore(stage: Stage, game: string, at: number, move: string, from: string, to: string): Promise<{ board: string[]; part: string[] }> {
  const response = await stage.page.request.get(`${stage.studio.base}/api/node?game=${encodeURIComponent(game)}&node=${at}`);
  const { rows, size, to_move: toMove } = (await response.json()) as NodeAnswer;
  const played = pointNamed(move, size)!;
  const board = rows.split("/").map((row) => [...row].map((stone) => (toMove === "white" ? stone : stone === "X" ? "O" : stone === "O" ? "X" : stone)));
  board[played.row]![played.column] = "*";
  const [upper, lower] = [pointNamed(from, size)!, pointNamed(to, size)!];
  const lines = board.map((row) => row.join(""));
  return { board: lines, part: lines.slice(upper.row, lower.row + 1).map((row) => row.slice(upper.column, lower.column + 1)) };
}

// Points of the part whose cells must be as they are.
function fixedPoints(part: string[], from: { row: number; column: number }): string {
  return part
    .flatMap((cells, row) => [...cells].map((cell, column) => (cell === "*" ? "" : `${"ABCDEFGHJKLMNOPQRST"[from.column + column]}${19 - from.row - row}`)))
    .filter((point) => point !== "")
    .join(" ");
}

export async function patternFromRectangle(stage: Stage): Promise<void> {
  const { page } = stage;
  const before = text(stage, "many.db");
  const game = await openGame(stage, exampleGame, node);
  await page.getByRole("button", { name: "New pattern from a rectangle" }).click();
  const middle = async (name: RegExp): Promise<{ x: number; y: number }> => {
    const { x, y, width, height } = (await page.getByRole("gridcell", { name }).boundingBox())!;
    return { x: x + width / 2, y: y + height / 2 };
  };
  const from = await middle(/ K12$/);
  const to = await middle(/ N9$/);
  await page.mouse.move(to.x, to.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y, { steps: 4 });
  await page.mouse.up();
  await page.getByText("K12 to N9: 4 by 4 points").waitFor();
  await page.locator("svg.picture rect.frame").waitFor();
  await page.getByLabel("Name of the pattern").fill("wedge-of-white");
  await page.getByLabel("File").selectOption("./many.db");
  await page.getByRole("button", { name: "Draw it" }).click();
  await page.getByRole("heading", { level: 1, name: "New pattern wedge-of-white" }).waitFor();
  await page.getByText(/wedge-of-white L11 \(/).waitFor();
  const { board, part } = await boardBefore(stage, game, node, "L11", "K12", "N9");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("heading", { level: 1, name: "many/wedge-of-white", exact: true }).waitFor();
  await page.locator(".tests").getByText("passed").nth(1).waitFor();
  assert.equal(text(stage, "many.db"), `${before.trimEnd()}\n\n\nPattern wedge-of-white\n\n${part.join("\n")}\n\n:8,-\n`);
  const title = `wedge-of-white in ${game} before move 78`;
  const tests = `Board ${title}\n${board.join("\n")}\n\nwedge-of-white at *\nnot wedge-of-white at * if any of ${fixedPoints(part, { row: 7, column: 9 })} changes\n`;
  assert.equal(text(stage, "many.test"), tests);
  await page.goBack();
  await page.getByRole("grid", { name: /^Board before move 78/ }).waitFor();
}

// The same by keys alone, in a corner of a small board.
export async function rectangleByKeyboard(stage: Stage): Promise<void> {
  const { page } = stage;
  await openGame(stage, exampleGame, node);
  await tabTo(page, page.getByRole("button", { name: "New pattern from a rectangle" }));
  await press(page, "Enter");
  await page.getByText("Drag over the board").waitFor();
  await tabTo(page, page.getByRole("button", { name: "Leave" }));
  await press(page, "Enter");
  await hasFocus(page.getByRole("button", { name: "New pattern from a rectangle" }));
  await press(page, "Enter");
  await page.getByText("Drag over the board").waitFor();
  await page.getByRole("gridcell", { name: / K10$/ }).focus();
  await press(page, "Control+Home", "Enter", "ArrowDown", "ArrowDown", "ArrowRight", "ArrowRight", "ArrowRight", "Enter");
  await page.getByText("A19 to D17: 3 by 4 points").waitFor();
  await tabTo(page, page.getByLabel("Name of the pattern"));
  await page.keyboard.type("corner-of-nobody");
  await tabTo(page, page.getByRole("button", { name: "Draw it" }));
  await press(page, "Enter");
  await page.getByRole("heading", { level: 1, name: "New pattern corner-of-nobody" }).waitFor();
  await page.getByRole("button", { name: "Edge of the board above", pressed: true }).waitFor();
  const written = "Pattern corner-of-nobody\n\n+----\n|....\n|....\n|...X\n\n:8,-\n";
  await eventually("the corner is written", async () => (await page.getByRole("textbox").inputValue()) === written);
}
