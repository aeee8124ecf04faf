// Which rows of a long list stand in the document: those in view, and some before and behind them.
import { useCallback, useEffect, useLayoutEffect, useState } from "preact/hooks";
import type { RefObject } from "preact";

export interface RowRange {
  first: number;
  end: number; // behind the last
}

// `scrolled` and `height` in pixels, of the box that scrolls; `beyond` rows more on both sides.
export function rowsInView(scrolled: number, height: number, rowHeight: number, count: number, beyond: number): RowRange {
  const first = Math.floor(Math.max(scrolled, 0) / rowHeight) - beyond;
  const end = Math.ceil((Math.max(scrolled, 0) + height) / rowHeight) + beyond;
  return { first: Math.min(Math.max(first, 0), count), end: Math.min(Math.max(end, 0), count) };
}

// Where to scroll so that row `index` is in view; undefined where it is. From far away the row comes to the middle.
export function scrollTo(index: number, scrolled: number, height: number, rowHeight: number): number | undefined {
  const top = index * rowHeight;
  const bottom = top + rowHeight;
  if (top >= scrolled && bottom <= scrolled + height) return undefined;
  if (top < scrolled && bottom >= scrolled) return top;
  if (bottom > scrolled + height && top <= scrolled + height) return bottom - height;
  return Math.max(0, (top + bottom - height) / 2);
}

export interface Windowed extends RowRange {
  show: (index: number) => void; // scrolls until the row is in view
}

export function useWindowed(box: RefObject<HTMLElement>, count: number, rowHeight: number, beyond = 4): Windowed {
  const [range, setRange] = useState<RowRange>({ first: 0, end: Math.min(count, 40) });
  const measure = useCallback((): void => {
    const element = box.current;
    if (!element) return;
    const next = rowsInView(element.scrollTop, element.clientHeight, rowHeight, count, beyond);
    setRange((now) => (now.first === next.first && now.end === next.end ? now : next));
  }, [box, count, rowHeight, beyond]);
  useLayoutEffect(measure, [measure]);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    element.addEventListener("scroll", measure, { passive: true });
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    return () => {
      element.removeEventListener("scroll", measure);
      sizes.disconnect();
    };
  }, [box, measure]);
  const show = useCallback(
    (index: number): void => {
      const element = box.current;
      if (!element) return;
      const top = scrollTo(index, element.scrollTop, element.clientHeight, rowHeight);
      if (top === undefined) return;
      element.scrollTop = top;
      measure();
    },
    [box, rowHeight, measure],
  );
  // The list may have become shorter since it was measured.
  return { first: Math.min(range.first, count), end: Math.min(range.end, count), show };
}
