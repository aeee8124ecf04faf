// Changes of files on disk. One tab of the browser listens to the server and tells the others: streams are few.
import { useEffect, useState } from "preact/hooks";
import { forgetAnswers } from "./ask.ts";

const changes = new EventTarget();
const untold = 0; // by the server: it counts from 1, and anew when it is started anew
let revision = untold; // of the server
let isCutOff = false; // since it was told: files may have changed meanwhile
let count = 0; // of changes that were heard of

function arrived(next: number): void {
  if (next === untold) {
    isCutOff = true;
    return;
  }
  const isNew = isCutOff || (revision !== untold && next !== revision);
  revision = next;
  isCutOff = false;
  if (!isNew) return;
  ++count;
  forgetAnswers();
  changes.dispatchEvent(new Event("changed"));
}

function revisionOf(data: string): number {
  return (JSON.parse(data) as { revision: number }).revision;
}

// Until the browser gives the connection up, as it does where a studio that was started anew refuses it.
function listen(tell: (revision: number) => void): Promise<void> {
  return new Promise((end) => {
    const events = new EventSource("/api/events");
    const hear = (event: MessageEvent<string>): void => tell(revisionOf(event.data));
    events.addEventListener("studio", hear);
    events.addEventListener("changed", hear);
    events.addEventListener("error", () => {
      tell(untold);
      if (events.readyState === EventSource.CLOSED) end();
    });
  });
}

const whichRevision = null; // what a tab that comes later asks the others: it must know one to hear of the next
const beforeNextTry = 5_000; // milliseconds; another tab may be let in meanwhile

export async function listenForChanges(): Promise<never> {
  const tabs = new BroadcastChannel("katachi-studio");
  let isListening = false;
  tabs.onmessage = ({ data }: MessageEvent<number | typeof whichRevision>) => {
    if (data !== whichRevision) arrived(data);
    else if (isListening && revision !== untold) tabs.postMessage(revision);
  };
  tabs.postMessage(whichRevision);
  const tell = (next: number): void => {
    arrived(next);
    tabs.postMessage(next);
  };
  for (;;) {
    await navigator.locks.request("katachi-studio-events", () => {
      isListening = true;
      return listen(tell);
    });
    isListening = false;
    await new Promise((next) => setTimeout(next, beforeNextTry));
  }
}

// How many changes there were.
export function useRevision(): number {
  const [seen, setSeen] = useState(count);
  useEffect(() => {
    const read = (): void => setSeen(count);
    changes.addEventListener("changed", read);
    return () => changes.removeEventListener("changed", read);
  }, []);
  return seen;
}
