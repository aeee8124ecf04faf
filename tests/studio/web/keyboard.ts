// What somebody without a mouse does.
import assert from "node:assert/strict";
import type { Locator, Page } from "playwright-core";

// Presses Tab until the element has the focus.
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor();
  for (let presses = 0; presses < 60; ++presses) {
    await page.keyboard.press("Tab");
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  assert.fail("Tab does not lead there");
}

export async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

// The focus stands on something that can be seen, and is drawn around.
export async function focusIsVisible(page: Page): Promise<void> {
  const seen = await page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return "nothing has the focus";
    const { width, height, bottom, top } = element.getBoundingClientRect();
    if (width === 0 || height === 0) return "what has the focus has no size";
    if (bottom < 0 || top > innerHeight) return "what has the focus is out of the window";
    return getComputedStyle(element).outlineStyle === "none" ? "the focus is not drawn" : "";
  });
  assert.equal(seen, "");
}
