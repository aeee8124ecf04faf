import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { enterTab, thisTab } from "../../src/answers/this_tab.ts";

// A window with what its tab has stored.
class Window extends EventTarget {
  constructor(readonly stored: Map<string, string>) {
    super();
  }
  enter(): void {
    Object.assign(globalThis, {
      addEventListener: this.addEventListener.bind(this),
      sessionStorage: {
        getItem: (key: string) => this.stored.get(key) ?? null,
        setItem: (key: string, value: string) => this.stored.set(key, value),
        removeItem: (key: string) => this.stored.delete(key),
      },
    });
    enterTab();
  }
}

let window: Window;
beforeEach(() => {
  window = new Window(new Map());
  window.enter();
});

test("a page that is loaded anew goes on with the name of its tab", () => {
  const name = thisTab();
  window.dispatchEvent(new Event("pagehide"));
  new Window(window.stored).enter();
  assert.equal(thisTab(), name);
});

test("a copy of a tab has a name of its own", () => {
  const name = thisTab();
  new Window(new Map(window.stored)).enter();
  assert.notEqual(thisTab(), name);
});

test("so has a copy of a tab whose page came back as it was left", () => {
  const name = thisTab();
  window.dispatchEvent(new Event("pagehide"));
  window.dispatchEvent(new Event("pageshow"));
  new Window(new Map(window.stored)).enter();
  assert.notEqual(thisTab(), name);
});
