// A choice of panels, one of which is shown.
import type { ComponentChildren, JSX } from "preact";
import { useRef } from "preact/hooks";

interface TabsProps<Name extends string> {
  name: string;
  tabs: Record<Name, string>;
  chosen: Name;
  onChoose: (tab: Name) => void;
  children: ComponentChildren;
}

export function Tabs<Name extends string>({ name, tabs, chosen, onChoose, children }: TabsProps<Name>): JSX.Element {
  const list = useRef<HTMLDivElement>(null);
  const names = Object.keys(tabs) as Name[];
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowLeft: names.length - 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = names[(names.indexOf(chosen) + step) % names.length]!;
    list.current?.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
    onChoose(next);
  };
  return (
    <div class="tabs">
      <div role="tablist" aria-label={name} ref={list} onKeyDown={onKeyDown}>
        {names.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`tab-${tab}`}
            aria-selected={tab === chosen}
            aria-controls="tab-panel"
            tabIndex={tab === chosen ? 0 : -1}
            onClick={() => onChoose(tab)}
          >
            {tabs[tab]}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="tab-panel" aria-labelledby={`tab-${chosen}`} tabIndex={0}>
        {children}
      </div>
    </div>
  );
}
