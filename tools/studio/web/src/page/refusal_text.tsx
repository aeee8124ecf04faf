// Why something cannot be done, told at once to those who hear the page too.
import type { JSX } from "preact";

export function RefusalText({ text }: { text: string }): JSX.Element {
  return (
    <p class="refusal" role="alert">
      {text}
    </p>
  );
}
