// The state of the page in its address: a link leads to the same view, and the browser's buttons go through them.
import type { RefObject } from "preact";
import { useEffect, useState } from "preact/hooks";
import { mayLeave } from "./unsaved.ts";

export type Address = ReadonlyMap<string, string>;
export type Parameters = Record<string, string | number | undefined>; // what is undefined or empty is left out

export function addressOf(search: string): Address {
  return new Map(new URLSearchParams(search));
}

export function link(parameters: Parameters): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters))
    if (value !== undefined && value !== "") query.set(name, String(value));
  const text = query.toString();
  return text === "" ? "/" : `/?${text}`;
}

// The same address but for `parameters`.
export function changed(address: Address, parameters: Parameters): string {
  return link({ ...Object.fromEntries(address), ...parameters });
}

const changes = new EventTarget();

// Addresses of this tab are numbered in the order of its history, so that a step through it can be taken back.
interface Step {
  number: number;
}

let here = 0; // the number of the address that is shown
let shown = ""; // its query
const scrolled = new Map<number, number>(); // how far the list of an address was scrolled when it was left

const numberOf = (state: unknown): number | undefined => (state as Step | null)?.number;

export function go(href: string): void {
  if (!mayLeave()) return;
  history.pushState({ number: ++here } satisfies Step, "", href);
  scrolled.delete(here);
  shown = location.search;
  changes.dispatchEvent(new Event("gone"));
}

// To a view in the place of the one that is shown, which nobody is to come back to.
export function goInstead(href: string): void {
  if (!mayLeave()) return;
  history.replaceState(history.state, "", href);
  shown = location.search;
  changes.dispatchEvent(new Event("gone"));
}

// To the address before; to another one where this tab has shown none.
export function back(otherwise: string): void {
  if (here > 0) history.back();
  else go(otherwise);
}

// The browser has gone back or forth already: where somebody wants to stay, it returns.
export function followHistory(): void {
  here = numberOf(history.state) ?? here;
  history.replaceState({ number: here } satisfies Step, "");
  shown = location.search;
  addEventListener("popstate", ({ state }) => {
    const number = numberOf(state);
    if (number === undefined) return history.replaceState({ number: ++here } satisfies Step, ""); // a new place within the view
    if (location.search !== shown && !mayLeave()) return history.go(here - number);
    here = number;
    shown = location.search;
    changes.dispatchEvent(new Event("gone"));
  });
}

// For what changes at every key: the browser's button back leaves the view.
export function replace(href: string): void {
  history.replaceState(history.state, "", href);
  shown = location.search;
  changes.dispatchEvent(new Event("replaced"));
}

// Called when another address is shown, but not for each step within it.
export function onArrival(listener: () => void): () => void {
  changes.addEventListener("gone", listener);
  return () => changes.removeEventListener("gone", listener);
}

// A list that is come back to by the browser's button stands where it was.
export function useKeptScroll(box: RefObject<HTMLElement>): void {
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const number = here;
    let top = scrolled.get(number) ?? 0;
    element.scrollTop = top;
    const read = (): void => void (top = element.scrollTop);
    element.addEventListener("scroll", read, { passive: true });
    return () => {
      element.removeEventListener("scroll", read);
      scrolled.set(number, top);
    };
  }, [box]);
}

export function useAddress(): Address {
  const [address, setAddress] = useState(() => addressOf(location.search));
  useEffect(() => {
    const read = (): void => setAddress(addressOf(location.search));
    const leave = onArrival(read);
    changes.addEventListener("replaced", read);
    return () => {
      leave();
      changes.removeEventListener("replaced", read);
    };
  }, []);
  return address;
}

// Links of the page are followed without loading it anew, unless somebody wants them elsewhere.
export function followLinks(): void {
  addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const anchor = event.target instanceof Element ? event.target.closest("a") : null;
    if (!anchor || anchor.target !== "" || anchor.origin !== location.origin || anchor.pathname !== "/" || anchor.hash !== "") return;
    event.preventDefault();
    go(anchor.pathname + anchor.search);
  });
}
