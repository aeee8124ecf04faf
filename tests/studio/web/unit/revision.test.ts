import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { ask, forgetAnswers, keptAnswer } from "../../src/answers/ask.ts";
import { listenForChanges } from "../../src/answers/revision.ts";

class Stream extends EventTarget {
  static readonly CLOSED = 2;
  static readonly opened: Stream[] = [];
  readyState = 1;
  constructor() {
    super();
    Stream.opened.push(this);
  }
  tell(event: string, revision: number): void {
    this.dispatchEvent(new MessageEvent(event, { data: JSON.stringify({ revision }) }));
  }
  refuse(): void {
    this.readyState = Stream.CLOSED;
    this.dispatchEvent(new Event("error"));
  }
}

class Channel {
  static readonly told: unknown[] = [];
  static last: Channel;
  onmessage: (event: { data: unknown }) => void = () => undefined;
  constructor() {
    Channel.last = this;
  }
  postMessage(data: unknown): void {
    Channel.told.push(data);
  }
}

const settled = () => new Promise((next) => setImmediate(next));
const signal = new AbortController().signal;

function answersAre(text: string): void {
  mock.method(globalThis, "fetch", async () => new Response(JSON.stringify(text)));
}

async function isKept(): Promise<boolean> {
  await ask("/api/entries", signal);
  return keptAnswer("/api/entries") !== undefined;
}

test("a change forgets all answers, and a refused stream is asked for again", async () => {
  mock.method(globalThis, "setTimeout", (then: () => void) => setImmediate(then));
  Object.assign(globalThis, { EventSource: Stream, BroadcastChannel: Channel });
  Object.defineProperty(globalThis, "navigator", { configurable: true, value: { locks: { request: (_: string, held: () => Promise<void>) => held() } } });
  answersAre("as it was");
  void listenForChanges();
  Stream.opened[0]!.tell("studio", 1);
  assert.ok(await isKept());
  Stream.opened[0]!.tell("changed", 2);
  assert.equal(keptAnswer("/api/entries"), undefined);
  assert.ok(await isKept());
  Stream.opened[0]!.refuse();
  assert.notEqual(keptAnswer("/api/entries"), undefined, "nothing can be asked again yet");
  while (Stream.opened.length === 1) await settled();
  Stream.opened[1]!.tell("studio", 2);
  assert.equal(keptAnswer("/api/entries"), undefined, "files may have changed while nobody listened");
  mock.restoreAll();
});

test("a tab asks the others for the revision that it begins with, and the one that listens tells it", () => {
  Object.assign(globalThis, { BroadcastChannel: Channel });
  Object.defineProperty(globalThis, "navigator", { configurable: true, value: { locks: { request: (_: string, held: () => Promise<void>) => held() } } });
  Channel.told.length = 0;
  void listenForChanges();
  assert.deepEqual(Channel.told, [null]);
  Stream.opened.at(-1)!.tell("studio", 5);
  Channel.last.onmessage({ data: null });
  assert.deepEqual(Channel.told, [null, 5, 5]);
});

test("an answer that was asked for before a change is not kept", async () => {
  let arrive: (answer: Response) => void = () => undefined;
  mock.method(globalThis, "fetch", () => new Promise<Response>((next) => (arrive = next)));
  const asked = ask("/api/games", signal);
  forgetAnswers();
  arrive(new Response('"old"'));
  assert.equal(await asked, "old");
  assert.equal(keptAnswer("/api/games"), undefined);
});
