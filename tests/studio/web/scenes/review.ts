// The review of a game, beside its board.
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Claim, ReviewAnswer } from "../../src/answers/review.ts";
import { branchedGame } from "../games.ts";
import { press, tabTo } from "../keyboard.ts";
import { eventually, fitsWindow, hasFocus, type Stage } from "../stage.ts";
import { shortGame } from "../studio.ts";
import { openGame } from "./games.ts";

const button = (stage: Stage, name: string) => stage.page.getByRole("button", { name, exact: true });
const heard = (stage: Stage, text: string) => stage.page.locator('.heard[role="status"]').getByText(text).waitFor();
// A review takes six seconds of processor time, which loaded cores give late.
const isReviewed = (stage: Stage) => stage.page.locator('.heard[role="status"]').getByText(/^The review is whole/).waitFor({ timeout: 120_000 });
const labels = (stage: Stage) => stage.page.locator("svg.picture text.label").allTextContents();

function moveName(review: ReviewAnswer, number: number): string {
  const { colour, vertex } = review.moves[number - 1]!;
  return `Move ${number}, ${colour === "black" ? "Black" : "White"} ${vertex}`;
}

async function sentencesAre(stage: Stage, claims: Claim[]): Promise<void> {
  const wanted = claims.map(({ text }) => text);
  const items = stage.page.locator(".move-claims li");
  await eventually("the sentences of the move stand there", async () => {
    const told = await items.allTextContents();
    return told.length === wanted.length && wanted.every((text, i) => told[i]!.startsWith(text));
  });
}

export async function reviewIsStoppedAndMade(stage: Stage): Promise<void> {
  const { page, studio } = stage;
  await openGame(stage, shortGame, 0, "&tab=review");
  await tabTo(page, button(stage, "Review the game"));
  await press(page, "Enter");
  await hasFocus(button(stage, "Stop the review"));
  await page.getByRole("progressbar", { name: "Progress of the review" }).waitFor();
  await page.getByText(/^\d+ of 150 moves reviewed$/).first().waitFor();
  await press(page, "Enter");
  await heard(stage, "The review was stopped.");
  await hasFocus(button(stage, "Review the game"));
  await press(page, "Enter");
  await isReviewed(stage);
  await button(stage, "Review the game again").waitFor();
  await page.getByText("Walk to a move to read what is said of it.").waitFor();

  const review = JSON.parse(studio.run("review", `${studio.games}/${shortGame}`, "--json")) as ReviewAnswer;
  const turn = review.turning_points[0]!;
  const points = page.locator(".turning-points").getByRole("button");
  assert.deepEqual(await points.allTextContents(), review.turning_points.map((number) => moveName(review, number)));
  await tabTo(page, points.first());
  await press(page, "Enter");
  await page.getByRole("heading", { name: moveName(review, turn), exact: true }).waitFor();
  await sentencesAre(stage, review.moves[turn - 1]!.claims);
  await lineStandsOnBoard(stage, review, turn);
  await reviewSurvives(stage, review, turn);
}

// The likelier move, from the position before the one that was played.
async function lineStandsOnBoard(stage: Stage, review: ReviewAnswer, number: number): Promise<void> {
  const { page } = stage;
  const better = review.moves[number - 1]!.claims.find(({ kind }) => kind === "better");
  assert.ok(better?.variation, "a turning point has a likelier move");
  const played = review.moves[number - 1]!.vertex;
  const sentence = page.locator(".move-claims li").filter({ hasText: better.text });
  await sentence.getByRole("button", { name: "Show this line in place of the move" }).click();
  await page.getByRole("grid", { name: new RegExp(`^Board before move ${number},`) }).waitFor();
  await eventually("the line is numbered", async () => (await labels(stage)).length === better.variation!.length);
  assert.ok(!better.variation.some(({ vertex }) => vertex === played), "the played move is another one");
  await page.getByRole("gridcell", { name: `empty ${played}`, exact: true }).waitFor();
  const first = page.getByRole("gridcell", { name: `empty ${better.variation[0]!.vertex}`, exact: true });
  assert.match((await first.getAttribute("aria-description")) ?? "", /move 1 of the line shown/);
  await page.getByRole("heading", { name: moveName(review, number), exact: true }).waitFor();
  await button(stage, "Take the line off the board").click();
  await page.getByRole("grid", { name: new RegExp(`^Board before move ${number + 1},`) }).waitFor();
  assert.deepEqual(await labels(stage), []);
}

// Moves, panels and views may change meanwhile.
async function reviewSurvives(stage: Stage, review: ReviewAnswer, number: number): Promise<void> {
  const { page } = stage;
  await button(stage, "One move back").click();
  await sentencesAre(stage, review.moves[number - 2]!.claims);
  await page.getByRole("tab", { name: "Groups" }).click();
  await page.getByRole("tab", { name: "Review" }).click();
  await sentencesAre(stage, review.moves[number - 2]!.claims);
  const chart = page.getByRole("img", { name: /mark turning points/ });
  assert.equal(((await chart.locator("path.turns").getAttribute("d")) ?? "").split(`M${number} `).length, 3);
  const { width, height } = (await chart.boundingBox())!;
  await chart.click({ position: { x: width / 2, y: height / 2 } });
  await sentencesAre(stage, review.moves[74]!.claims);
  const opening = page.getByRole("table", { name: "Moves of Black" }).getByRole("row", { name: /^First choices/ }).getByRole("cell").first();
  assert.equal(await opening.textContent(), String(review.phases.black[0]!.first_choices));
  await page.setViewportSize({ width: 380, height: 860 });
  await fitsWindow(page);
}

export async function variationsAreNotReviewed(stage: Stage): Promise<void> {
  const { page } = stage;
  await openGame(stage, branchedGame, 5, "&tab=review");
  await button(stage, "Review the game").click();
  await isReviewed(stage);
  await page.getByText("The review tells of the main line alone.").waitFor();
  await button(stage, "Back to the main line").click();
  await page.getByRole("heading", { name: "Move 1, Black Q16" }).waitFor();
  await reviewEndsWithItsGame(stage);
}

// A change of patterns keeps it; another komi does not.
async function reviewEndsWithItsGame({ page, studio }: Stage): Promise<void> {
  const patterns = join(studio.folder, "many.db");
  const game = join(studio.games, branchedGame);
  const [before, record] = [patterns, game].map((file) => readFileSync(file, "utf8")) as [string, string];
  const told = page.waitForResponse("**/api/tree?*");
  writeFileSync(patterns, `${before}\n`);
  await told;
  await page.getByRole("heading", { name: "Move 1, Black Q16" }).waitFor();
  writeFileSync(game, record.replace("KM[6.5]", "KM[0.5]"));
  await page.locator(".refusal").getByText("The game has changed since it was reviewed: review it again.").waitFor();
  assert.equal(await page.getByRole("heading", { name: "Move 1, Black Q16" }).count(), 0);
  writeFileSync(patterns, before);
  writeFileSync(game, record);
}
