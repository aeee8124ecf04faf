// An answer that is there, is awaited, or was refused.
import type { ComponentChildren, JSX } from "preact";
import type { Asked } from "../answers/use_answer.ts";
import { words } from "../words.ts";
import { RefusalText } from "./refusal_text.tsx";

interface ToldProps<Answer> {
  asked: Asked<Answer>;
  children: (answer: Answer) => ComponentChildren;
}

export function Told<Answer>({ asked, children }: ToldProps<Answer>): JSX.Element {
  if (asked.refusal !== undefined) return <RefusalText text={asked.refusal} />;
  if (asked.answer === undefined) return <p class="waiting">{words.waiting}</p>;
  return (
    <div class="told" aria-busy={asked.isWaiting}>
      {children(asked.answer)}
    </div>
  );
}
