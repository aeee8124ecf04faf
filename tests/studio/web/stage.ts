// A window of its own for a scene, and what must hold at the end of each.
import assert from "node:assert/strict";
import axe from "axe-core";
import type { Browser, BrowserContext, Locator, Page } from "playwright-core";
import type { Studio } from "./studio.ts";

export interface Stage {
  page: Page;
  studio: Studio;
  open: (address: string) => Promise<void>; // "/?view=patterns"
  look: (scheme: "light" | "dark") => Promise<void>;
  check: () => Promise<void>;
  close: () => Promise<void>;
  refused: string[]; // requests that the scene expects to be refused; their trouble is no error of the page
  answer: (question: string, isAccepted: boolean) => void; // to the next dialog, which the scene expects
}

async function judge(page: Page): Promise<void> {
  await page.evaluate(axe.source);
  const found = await page.evaluate(async () => {
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run();
    return violations.map(({ id, nodes }) => `${id}: ${nodes.length} times, as in ${nodes[0]!.html}: ${nodes[0]!.failureSummary}`);
  });
  assert.deepEqual(found, [], "axe finds fault with the page");
}

async function enter(context: BrowserContext, studio: Studio): Promise<void> {
  const response = await context.request.get(studio.entrance);
  assert.equal(response.status(), 200, "the studio lets the browser in");
}

export async function openStage(browser: Browser, studio: Studio, width = 1280): Promise<Stage> {
  const context = await browser.newContext({ viewport: { width, height: 860 }, reducedMotion: "reduce" });
  context.setDefaultTimeout(15_000);
  await enter(context, studio);
  const page = await context.newPage();
  const troubles: string[] = [];
  const refused: string[] = [];
  page.on("console", (message) => {
    const isExpected = refused.some((route) => message.location().url.includes(route));
    if (message.type() !== "info" && message.type() !== "debug" && !isExpected) troubles.push(`${message.type()}: ${message.text()} ${message.location().url}`);
  });
  page.on("pageerror", (error) => troubles.push(error.stack ?? error.message));
  let expected: { question: string; isAccepted: boolean } | undefined;
  page.on("dialog", (dialog) => {
    const answer = expected;
    expected = undefined;
    if (answer?.question === dialog.message()) return void (answer.isAccepted ? dialog.accept() : dialog.dismiss());
    troubles.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return {
    page,
    studio,
    refused,
    answer: (question, isAccepted) => (expected = { question, isAccepted }),
    open: async (address) => {
      await page.goto(studio.base + address);
    },
    look: (scheme) => page.emulateMedia({ colorScheme: scheme }),
    check: async () => {
      await judge(page);
      assert.equal(expected, undefined, `${expected?.question} is asked`);
      assert.equal(troubles.join("\n"), "", "the console is empty, and says:\n" + troubles.join("\n"));
    },
    close: () => context.close(),
  };
}

export async function hasFocus(locator: Locator): Promise<void> {
  await eventually("the focus is there", async () => locator.evaluate((element) => element === document.activeElement));
}

// Asks again until it is so; a scene waits for what it sees and for no time.
export async function eventually(what: string, is: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 15_000;
  while (!(await is())) {
    if (Date.now() > end) assert.fail(`it never came about: ${what}`);
    await new Promise((next) => setTimeout(next, 20));
  }
}

// No part of a view is wider than the window.
export async function fitsWindow(page: Page): Promise<void> {
  const [wide, window] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
  assert.ok(wide! <= window!, `${page.url()} is ${wide} pixels wide in a window of ${window}`);
}
