// What is known of a position, beside the board and on it.
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { FitAnswer, FoundMatch, MatchAnswer, PositionAnswer, WhyAnswer } from "../../src/answers/position.ts";
import { press } from "../keyboard.ts";
import { eventually, hasFocus, type Stage } from "../stage.ts";
import { exampleGame } from "../studio.ts";
import { openGame } from "./games.ts";

const node = 77; // before White's wedge

function asked<Answer>(stage: Stage, ...command: string[]): Answer {
  return JSON.parse(stage.studio.run(...command, `${stage.studio.games}/${exampleGame}`, "--move", "78", "--patterns", ".", "--json")) as Answer;
}

const isKept = (match: FoundMatch): boolean => match.outcome !== "false";

export async function matchesOnBoard(stage: Stage): Promise<void> {
  const { page } = stage;
  await openGame(stage, exampleGame, node);
  const { matches } = asked<MatchAnswer>(stage, "match");
  const kept = matches.filter(isKept);
  const names = page.locator(".matches").first().getByRole("link");
  await names.first().waitFor();
  assert.deepEqual(await names.allTextContents(), kept.map((match) => match.name));
  const moves = [...new Set(kept.flatMap((match) => match.vertex ?? []))];
  const numbers = await page.locator("svg.picture text.label").allTextContents();
  assert.deepEqual(numbers, moves.map((_, i) => String(i + 1)));
  const first = kept.find((match) => match.vertex !== null)!;
  const cell = page.getByRole("gridcell", { name: `empty ${first.vertex}`, exact: true });
  assert.match((await cell.getAttribute("aria-description")) ?? "", new RegExp(`^1, proposed by .*${first.name}`));
  const refused = matches.length - kept.length;
  if (refused > 0) await page.getByText(`${refused} more pattern`).waitFor();
  await names.first().focus();
  await page.locator("svg.picture rect.frame").waitFor();
}

// A pattern that matches at every empty point.
export async function manyMatchesInParts(stage: Stage): Promise<void> {
  const { page } = stage;
  const file = join(stage.studio.folder, "many.db");
  const before = readFileSync(file, "utf8");
  writeFileSync(file, `${before}\n\nPattern anywhere\n\n*.\n\n:8,-\n`);
  await openGame(stage, exampleGame, node);
  const listed = page.locator(".matches").first().getByRole("listitem");
  const more = page.getByRole("button", { name: /^Show 100 more of / });
  await more.waitFor();
  assert.equal(await listed.count(), 100);
  await more.click();
  await eventually("a hundred more are listed", async () => (await listed.count()) === 200);
  writeFileSync(file, before);
}

export async function reasonsOfPoint(stage: Stage): Promise<void> {
  const { page } = stage;
  await openGame(stage, exampleGame, node);
  await page.getByRole("gridcell", { name: "empty G17" }).click();
  await page.getByRole("heading", { name: "Why G17?" }).waitFor();
  const why = asked<WhyAnswer>(stage, "why", "G17");
  const choice = why.engine[0]!.choice;
  await page.getByText(`as number ${choice} of ${why.engine[0]!.moves} moves`).waitFor();
  const told = [why.proposed, why.undecided, why.constraint_false, why.classes_false, why.helper_false, why.one_cell_off].flat();
  const names = await page.locator(".matches").getByRole("link").allTextContents();
  assert.deepEqual(names, told.map((match) => match.name));
  const reasons = await page.getByRole("tabpanel").locator("tbody tr td:last-child").allTextContents();
  assert.deepEqual(reasons, why.engine.flatMap((each) => each.reasons.map(({ reason }) => reason)));
  await page.getByRole("tab", { name: "Patterns" }).click();
  await page.getByText("patterns match at").or(page.getByText("pattern matches at")).waitFor();
}

export async function lineOnBoard(stage: Stage): Promise<void> {
  const { page } = stage;
  await openGame(stage, exampleGame, node, "&tab=reasons&point=G17");
  const show = page.getByRole("button", { name: "Show this line on the board" }).first();
  await show.click();
  const labels = page.locator("svg.picture text.label");
  await eventually("the line is numbered", async () => (await labels.allTextContents())[0] === "1");
  assert.equal(await page.getByRole("gridcell", { name: "empty G17" }).count(), 1, "cells tell what stands on the board");
  assert.match((await page.getByRole("gridcell", { name: "empty G17" }).getAttribute("aria-description")) ?? "", /move 1 of the line shown, White/);
  await page.getByRole("button", { name: "Take the line off the board" }).first().click();
  await eventually("the line is gone", async () => (await labels.count()) === 0);
}

export async function groupsOverBoard(stage: Stage): Promise<void> {
  const { page } = stage;
  await openGame(stage, exampleGame, node);
  await page.getByRole("tab", { name: "Groups" }).click();
  const position = asked<PositionAnswer>(stage, "position");
  const rows = page.getByRole("tabpanel").locator("tbody tr");
  await rows.first().waitFor();
  assert.equal(await rows.count(), position.dragons.length);
  await page.getByLabel("Show on the board").selectOption("lives");
  const signs = page.locator("svg.picture .sign");
  const stones = position.dragons.flatMap((dragon) => dragon.stones).length;
  await eventually("each stone has a sign", async () => (await signs.count()) === stones);
  const dragon = position.dragons[0]!;
  const name = `${dragon.colour === "black" ? "Black" : "White"} ${dragon.stones[0]}`;
  const cell = page.getByRole("gridcell", { name, exact: true });
  assert.match((await cell.getAttribute("aria-description")) ?? "", new RegExp(`^${dragon.status}`));
  await page.getByLabel("Show on the board").selectOption("owners");
  await page.locator("svg.picture .ground-black").waitFor();
  await page.getByRole("tab", { name: "Groups" }).focus();
  await press(page, "ArrowLeft");
  await page.getByRole("tab", { name: "Reasons", selected: true }).waitFor();
}

export async function groupsAsTheyAreRead(stage: Stage): Promise<void> {
  const { page } = stage;
  await openGame(stage, exampleGame, node, "&tab=groups");
  const { dragons } = asked<PositionAnswer>(stage, "position", "--read");
  const isKilled = ({ read }: PositionAnswer["dragons"][number]): boolean => read !== undefined && read.attack.code > 0;
  assert.ok(dragons.some(isKilled), "a group of the position can be killed");
  const cells = page.getByRole("tabpanel").locator("tbody tr td:nth-last-child(2)");
  await page.getByRole("checkbox", { name: /^Read the lives/ }).check();
  await page.getByRole("columnheader", { name: "Saved by" }).waitFor();
  await eventually("each row tells what kills", async () => {
    const told = await cells.allTextContents();
    return told.length === dragons.length && dragons.every((dragon, i) => !isKilled(dragon) || told[i]!.startsWith(dragon.read!.attack.vertex!));
  });
  await page.getByRole("checkbox", { name: /^Read the lives/ }).uncheck();
  await eventually("the columns are gone", async () => (await page.getByRole("columnheader", { name: "Saved by" }).count()) === 0);
}

export async function scoreAlongGame(stage: Stage): Promise<void> {
  const { page, refused } = stage;
  refused.push("/api/position");
  await openGame(stage, exampleGame, node, "&tab=score");
  await page.route("**/api/position*", (route) => route.abort(), { times: 1 });
  await page.getByRole("button", { name: "Judge every position of this line" }).click();
  await page.getByRole("alert").getByText("The studio does not answer").waitFor();
  await page.getByRole("button", { name: "Judge every position of this line" }).click();
  await page.getByText(/^([3-9]|[1-9]\d+) of 181 positions judged/).waitFor();
  await page.getByRole("button", { name: "Stop" }).click();
  await page.getByRole("button", { name: "Judge every position of this line" }).waitFor();
  const chart = page.getByRole("img", { name: /^Expected score/ });
  assert.match((await chart.locator("path.curve").getAttribute("d")) ?? "", /^M0 .*L180 /);
  const { width, height } = (await chart.boundingBox())!;
  await chart.click({ position: { x: width / 2, y: height / 2 } });
  await page.getByRole("grid", { name: "Board before move 91, White to play" }).or(page.getByRole("grid", { name: "Board before move 91, Black to play" })).waitFor();
}

// What is wanted goes on by itself, and what was stopped tells nothing that is old.
export async function scoreJudgedAnew(stage: Stage): Promise<void> {
  const { page } = stage;
  const file = join(stage.studio.folder, "many.db");
  const before = readFileSync(file, "utf8");
  let askedOfRoot = 0;
  page.on("request", (request) => (askedOfRoot += /\/api\/position\?.*node=0$/.test(request.url()) ? 1 : 0));
  await openGame(stage, exampleGame, node, "&tab=score");
  await page.getByRole("button", { name: "Judge every position of this line" }).click();
  await page.getByText(/^([3-9]|[1-9]\d+) of 181 positions judged/).waitFor();
  writeFileSync(file, `${before}\n`);
  await eventually("the first position is judged anew", async () => askedOfRoot === 2);
  await page.getByText(/^([3-9]|[1-9]\d+) of 181 positions judged/).waitFor();
  await page.getByRole("button", { name: "Stop" }).click();
  writeFileSync(file, before);
  await page.getByText("0 of 181 positions judged").waitFor();
  assert.equal(askedOfRoot, 2);
}

export async function nearMissOnBoard(stage: Stage): Promise<void> {
  const { page } = stage;
  await openGame(stage, exampleGame, node, "&tab=reasons&point=G17");
  await page.getByText("Why does a pattern not match here?").click();
  await page.getByLabel("Pattern", { exact: true }).fill("loose");
  await page.locator('datalist option[value="attack/loose-net"]').waitFor({ state: "attached" });
  await page.getByLabel("Pattern", { exact: true }).fill("attack/loose-net");
  await page.getByRole("button", { name: "Ask" }).click();
  const best = asked<FitAnswer>(stage, "match", "--explain", "attack/loose-net@G17", "--side", "both").placements[0]!;
  const { cells } = best.mismatches!;
  await page.getByText(`loose-net does not match here: ${cells.length + best.mismatches!.edges.length} things are otherwise`).waitFor();
  await hasFocus(page.getByRole("button", { name: "Ask" }));
  await page.locator("svg.picture rect.frame").waitFor();
  const points = cells.flatMap(({ vertex }) => vertex ?? []);
  await eventually("the points that break it are marked", async () => (await page.locator("svg.picture .sign-cross").count()) === points.length);
  const first = cells.find(({ vertex }) => vertex !== null)!;
  const cell = page.getByRole("gridcell", { name: new RegExp(` ${first.vertex}$`) });
  assert.ok(((await cell.getAttribute("aria-description")) ?? "").includes(`${first.vertex} must be ${first.wanted}, is ${first.found}`));
}

export async function changeOfMove(stage: Stage): Promise<void> {
  const { page } = stage;
  await openGame(stage, exampleGame, node, "&tab=reasons&point=H12&show=newTerritory");
  const before = asked<PositionAnswer>(stage, "position");
  const after = asked<PositionAnswer>(stage, "position", "--after", "H12");
  const signed = (count: number): string => (count > 0 ? `+${count}` : count < 0 ? `−${-count}` : "0");
  const change = (side: "black" | "white"): string => signed(after.territory[side].length - before.territory[side].length);
  await page.getByText(`H12: territory of Black ${change("black")}, of White ${change("white")}.`).waitFor();
  const lost = before.territory.black.find((vertex) => !after.territory.black.includes(vertex) && !after.territory.white.includes(vertex));
  assert.ok(lost, "White's H12 takes territory from Black");
  const cell = page.getByRole("gridcell", { name: new RegExp(` ${lost}$`) });
  await eventually("what is lost is told", async () => ((await cell.getAttribute("aria-description")) ?? "").includes("no longer territory of Black"));
  await page.getByLabel("Show on the board").selectOption("newOwners");
  await page.locator("svg.picture .ground-white").waitFor();
}

export async function threatsBetweenGroups(stage: Stage): Promise<void> {
  const { page } = stage;
  await openGame(stage, exampleGame, node, "&show=threats");
  const { dragons } = asked<PositionAnswer>(stage, "position");
  const threats = dragons.flatMap((dragon) =>
    dragon.neighbours
      .flatMap((origin) => dragons.find((other) => other.origin === origin) ?? [])
      .filter((other) => other.colour !== dragon.colour && dragon.weakness - other.weakness >= 0.25)
      .map((other) => ({ from: other, to: dragon })),
  );
  assert.ok(threats.length > 0, "a group threatens another one");
  const arrows = page.locator("svg.picture path.arrow");
  await eventually("an arrow for each", async () => ((await arrows.getAttribute("d")) ?? "").split("M").length - 1 === 3 * threats.length);
  const { from, to } = threats[0]!;
  const name = (group: typeof from): string => `${group.colour === "black" ? "Black" : "White"} ${group.origin}`;
  const told = (await page.getByRole("gridcell", { name: name(to), exact: true }).getAttribute("aria-description")) ?? "";
  assert.ok(told.includes("threatened by") && told.includes(name(from)), told);
}
