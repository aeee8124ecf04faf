// Work that would be lost with the view that it stands in: whoever leaves the view is asked first.
import { useLayoutEffect } from "preact/hooks";
import { words } from "../words.ts";

let isUnsaved = false;

function onUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

function setUnsaved(is: boolean): void {
  isUnsaved = is;
  if (is) addEventListener("beforeunload", onUnload);
  else removeEventListener("beforeunload", onUnload);
}

export function useUnsaved(is: boolean): void {
  useLayoutEffect(() => {
    setUnsaved(is);
    return dropUnsaved;
  }, [is]);
}

// It is saved by now, or nobody wants it.
export function dropUnsaved(): void {
  setUnsaved(false);
}

export function mayLeave(): boolean {
  if (isUnsaved && !confirm(words.leaveUnsaved)) return false;
  dropUnsaved();
  return true;
}
