// An entry: its diagram and its text, what they mean, its tests, and where it matches in games.
import type { JSX } from "preact";
import { question } from "../answers/ask.ts";
import type { EntryDetails } from "../answers/entries.ts";
import type { Studio } from "../answers/position.ts";
import { useAnswer } from "../answers/use_answer.ts";
import { Picture } from "../board/picture.tsx";
import { sameDiagram, turnCount, turned } from "../board/turns.ts";
import { type Address, link } from "../page/address.ts";
import { Heading } from "../page/heading.tsx";
import { Told } from "../page/told.tsx";
import { words } from "../words.ts";
import { FindingList } from "../editor/judgement.tsx";
import { diagramOf, labelledDrawing, turnedDrawing } from "./entry_drawing.ts";
import { Hits } from "./hits.tsx";
import { Meanings } from "./meanings.tsx";
import { Tests } from "./tests.tsx";

function Turns({ entry }: { entry: EntryDetails }): JSX.Element {
  const diagrams = [...Array(turnCount).keys()].map((turn) => turned(diagramOf(entry), turn));
  return (
    <section>
      <h2>{words.turns}</h2>
      <ul class="turns">
        {diagrams.map((diagram, turn) => {
          const same = diagrams.findIndex((other) => sameDiagram(other, diagram));
          const name = words.orientations[turn]!;
          return (
            <li key={name}>
              <div class="diagram" role="img" aria-label={words.diagramOf(`${entry.name}, ${name}`)}>
                <Picture drawing={turnedDrawing(entry, turn)} unit={24} />
              </div>
              <span>{name}</span>
              {same < turn && <span class="aside">{words.sameAs(words.orientations[same]!)}</span>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Findings({ entry }: { entry: EntryDetails }): JSX.Element | null {
  if (entry.findings_in_entry.length === 0) return null;
  return (
    <section>
      <h2>{words.findingsHead}</h2>
      <FindingList findings={entry.findings_in_entry} />
    </section>
  );
}

function Details({ entry, name }: { entry: EntryDetails; name: string }): JSX.Element {
  return (
    <div class="entry">
      <div class="entry-main">
        <div class="diagram large" role="img" aria-label={words.diagramOf(entry.name)}>
          <Picture drawing={labelledDrawing(entry)} unit={48} />
        </div>
        <div>
          {entry.remarks.length > 0 && <p class="remarks">{entry.remarks.join("\n")}</p>}
          <h2>{words.asWritten}</h2>
          <pre tabIndex={0} aria-label={words.asWritten}>
            {entry.text}
          </pre>
        </div>
      </div>
      <Findings entry={entry} />
      {entry.things.length > 0 && (
        <section>
          <h2>{words.meanings}</h2>
          <Meanings things={entry.things} />
        </section>
      )}
      <Turns entry={entry} />
      <Tests entry={entry} />
      <Hits entry={entry} name={name} />
    </div>
  );
}

export function EntryView({ address }: { address: Address }): JSX.Element {
  const name = address.get("entry")!;
  const asked = useAnswer<EntryDetails>(question("entry", { entry: name }));
  const studio = useAnswer<Studio>(question("studio"));
  const entry = asked.isWaiting ? undefined : asked.answer;
  const facts = entry && [entry.kind, entry.classes === "" ? "" : words.classes(entry.classes), ...Object.entries(entry.attributes).map(([name, argument]) => `${name}(${argument})`)];
  return (
    <>
      <header class="view-head">
        <Heading text={name} />
        {entry && (
          <p class="aside">{[...facts!, words.entryAt(entry.file, entry.line)].filter((fact) => fact !== "").join(" · ")}</p>
        )}
        {entry && studio.answer?.can_save === true && (
          <p>
            <a href={link({ edit: name })}>{words.editThis}</a>
          </p>
        )}
      </header>
      <Told asked={asked}>{(told) => <Details key={name} entry={told} name={name} />}</Told>
    </>
  );
}
