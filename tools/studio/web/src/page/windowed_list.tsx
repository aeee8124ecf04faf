// Links in one or several columns, of which those in view stand in the document. One of them is in the order of
// tabulators; keys walk over all.
import type { ComponentChildren, JSX, RefObject } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { useKeptScroll } from "./address.ts";
import { useWindowed } from "./windowed.ts";

interface WindowedListProps {
  box: RefObject<HTMLDivElement>;
  name: string;
  description?: string;
  count: number;
  columns: number;
  rowHeight: number;
  keyOf: (index: number) => string;
  hrefOf: (index: number) => string;
  render: (index: number) => ComponentChildren;
}

export function WindowedList(props: WindowedListProps): JSX.Element {
  const { box, count, columns, rowHeight } = props;
  const rows = Math.ceil(count / columns);
  const { first, end, show } = useWindowed(box, rows, rowHeight, 2);
  useKeptScroll(box);
  const [chosen, setChosen] = useState(0);
  const takesFocus = useRef(false);
  const active = Math.min(chosen, Math.max(count - 1, 0));
  const perPage = Math.max(end - first - 5, 1) * columns;
  const steps: Record<string, number> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: columns,
    ArrowUp: -columns,
    PageDown: perPage,
    PageUp: -perPage,
    Home: -count,
    End: count,
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.altKey || event.metaKey || event.ctrlKey ? undefined : steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = Math.min(Math.max(active + step, 0), count - 1);
    takesFocus.current = true;
    setChosen(next);
    show(Math.floor(next / columns));
  };
  useLayoutEffect(() => {
    if (!takesFocus.current) return;
    takesFocus.current = false;
    box.current?.querySelector<HTMLElement>('a[tabindex="0"]')?.focus({ preventScroll: true });
  });
  const begin = first * columns;
  const shown = [...Array(Math.max(Math.min(end * columns, count) - begin, 0)).keys()].map((i) => begin + i);
  // What has the focus stays when it is scrolled out of view.
  if (count > 0 && !shown.includes(active)) shown.push(active);
  return (
    <div class="windowed" ref={box} role="list" aria-label={props.name} aria-description={props.description} onKeyDown={onKeyDown}>
      <div class="windowed-space" role="presentation" style={{ height: `${rows * rowHeight}px` }}>
        {shown.map((index) => (
          <div
            key={props.keyOf(index)}
            role="listitem"
            class={`item of-${columns}`}
            aria-posinset={index + 1}
            aria-setsize={count}
            style={{
              top: `${Math.floor(index / columns) * rowHeight}px`,
              left: `${((index % columns) * 100) / columns}%`,
              width: `${100 / columns}%`,
              height: `${rowHeight}px`,
            }}
          >
            <a href={props.hrefOf(index)} tabIndex={index === active ? 0 : -1} onFocus={() => setChosen(index)}>
              {props.render(index)}
            </a>
          </div>
        ))}
      </div>
    </div>
  );
}
