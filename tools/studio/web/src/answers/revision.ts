// Changes of files on disk. One tab of the browser listens to the server and tells the others: streams are few.
import { useEffect, useState } from "preact/hooks";
import { forgetAnswers } from "./ask.ts";

const changes = new EventTarget();
let revision = 0; // 0 before the server told of one

function arrived(next: number): void {
  const isNew = revision !== 0 && next !== revision;
  revision = next;
  if (!isNew) return;
  forgetAnswers();
  changes.dispatchEvent(new Event("changed"));
}

function revisionOf(data: string): number {
  return (JSON.parse(data) as { revision: number }).revision;
}

export function listenForChanges(): void {
  const tabs = new BroadcastChannel("katachi-studio");
  tabs.onmessage = (event: MessageEvent<number>) => arrived(event.data);
  const listen = (): Promise<never> => {
    const events = new EventSource("/api/events");
    const tell = (event: MessageEvent<string>): void => {
      const next = revisionOf(event.data);
      arrived(next);
      tabs.postMessage(next);
    };
    events.addEventListener("studio", tell);
    events.addEventListener("changed", tell);
    return new Promise<never>(() => undefined); // held until the tab is closed
  };
  void navigator.locks.request("katachi-studio-events", listen);
}

export function useRevision(): number {
  const [seen, setSeen] = useState(revision);
  useEffect(() => {
    const read = (): void => setSeen(revision);
    changes.addEventListener("changed", read);
    return () => changes.removeEventListener("changed", read);
  }, []);
  return seen;
}
