// In the browser: spoils and mends the entry in the editor, key by key. Milliseconds until the finding of each key is painted,
// or undefined where it is not there after five seconds.
export async function timesToFindings(keystrokes: number): Promise<(number | undefined)[]> {
  const text = document.querySelector("textarea")!;
  const original = text.value;
  const judged = document.querySelector(".judged")!;
  const taken: (number | undefined)[] = [];
  for (let i = 0; i < keystrokes; ++i) {
    const begin = performance.now();
    const spoils = i % 2 === 0;
    text.value = spoils ? original.replace(":8,", ":~,") : original;
    text.dispatchEvent(new InputEvent("input", { bubbles: true }));
    taken.push(
      await new Promise<number | undefined>((painted) => {
        const look = (): void => {
          const hasFinding = judged.querySelector(":scope > .findings") !== null;
          const passed = performance.now() - begin;
          if (hasFinding === spoils && judged.getAttribute("aria-busy") === "false") painted(passed);
          else if (passed > 5000) painted(undefined);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    );
  }
  return taken;
}
