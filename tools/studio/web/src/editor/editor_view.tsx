// An entry that is written: its text, its diagram to draw on, and what the server says of both as they change.
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { question, Refusal } from "../answers/ask.ts";
import { type EntryDetails } from "../answers/entries.ts";
import { useAnswer } from "../answers/use_answer.ts";
import { drawingOf } from "../entry/entry_drawing.ts";
import { type Address, go, link } from "../page/address.ts";
import { announce } from "../page/announcer.tsx";
import { Heading } from "../page/heading.tsx";
import { Told } from "../page/told.tsx";
import { words } from "../words.ts";
import { CellGrid } from "./cell_grid.tsx";
import { ConflictView } from "./conflict_view.tsx";
import { moved, type Places, placesInRows, placesOf, withCell } from "./drawn_cells.ts";
import { begun, edited, type History, redone, textOf, undone } from "./history.ts";
import { Judgement } from "./judgement.tsx";
import { useDraft } from "./use_draft.ts";
import { type Conflict, dropDraft, openFile, type OpenFile, save, wholeText } from "./writing.ts";

const tools = "XO.xo?*,!QY";

interface Editing {
  entry: EntryDetails;
  open: OpenFile;
  position: { game?: string; node?: number }; // at which matches are asked for
}

// What was edited, and where its cells stand now.
interface Written {
  history: History;
  places: Places;
}

function rewritten({ history, places }: Written, next: History): Written {
  return { history: next, places: moved(places, textOf(history), textOf(next)) };
}

function Editor({ entry, open, position }: Editing): JSX.Element {
  const [written, setWritten] = useState<Written>(() => ({ history: begun(open.entry), places: placesOf(entry.cell_places, open.entry) }));
  const [tool, setTool] = useState("X");
  const [conflict, setConflict] = useState<Conflict>();
  const [trouble, setTrouble] = useState("");
  const text = textOf(written.history);
  const whole = wholeText(open, text);
  const judged = useDraft({ file: open.file, text: whole, entry: entry.name, ...position } as { text: string });
  const drawn = judged?.draft?.entries?.[0] ?? entry;
  const isCurrent = judged === undefined || judged.of === whole;
  const places = isCurrent ? placesInRows(written.places, drawn.cells, text) : undefined;
  const isChanged = text !== open.entry;
  const step = (change: (history: History) => History): void => setWritten((now) => rewritten(now, change(now.history)));
  const write = (hash: string): void => {
    setTrouble("");
    save(open.file, hash, whole).then(
      (found) => {
        setConflict(found);
        if (!found) {
          announce(words.saved(open.file));
          go(link({ entry: `${entry.database}/${entry.name}` }));
        }
      },
      (error: unknown) => setTrouble(error instanceof Refusal ? error.message : words.noServer),
    );
  };
  useEffect(() => () => void dropDraft(open.file), [open.file]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!(event.ctrlKey || event.metaKey)) return;
    const key = event.key.toLowerCase();
    if (key === "z" && !event.shiftKey) step(undone);
    else if (key === "y" || key === "z") step(redone);
    else if (key === "s") write(open.hash);
    else return;
    event.preventDefault();
  };
  return (
    <div class="editor" onKeyDown={onKeyDown}>
      <div class="draw-column">
        <CellGrid
          drawing={drawingOf(drawn)}
          name={words.diagramOf(entry.name)}
          tool={tool}
          cells={places ? tools : ""}
          onDraw={({ row, column }, cell) => {
            const place = places?.[row]?.[column];
            if (place !== undefined) step((history) => edited(history, withCell(text, place, cell), false));
          }}
        />
        <fieldset class="tools">
          <legend>{words.tool}</legend>
          {[...tools].map((cell) => (
            <label key={cell}>
              <input type="radio" name="tool" checked={cell === tool} onChange={() => setTool(cell)} />
              <code>{cell}</code> {words.cellMeaning(cell)}
            </label>
          ))}
        </fieldset>
        {!places && isCurrent && <p class="aside">{words.notDrawable}</p>}
      </div>
      <div class="text-column">
        <label>
          {words.textOf(entry.name)}
          <textarea
            spellcheck={false}
            rows={Math.max(text.split("\n").length + 2, 14)}
            value={text}
            onInput={(event) => {
              const typed = event.currentTarget.value;
              step((history) => edited(history, typed, true));
            }}
          />
        </label>
        <p class="buttons">
          <button type="button" aria-disabled={!isChanged} onClick={() => isChanged && write(open.hash)}>
            {words.save}
          </button>
          <button type="button" aria-disabled={written.history.at === 0} onClick={() => step(undone)}>
            {words.undo}
          </button>
          <button type="button" aria-disabled={written.history.at === written.history.texts.length - 1} onClick={() => step(redone)}>
            {words.redo}
          </button>
          <a href={link({ entry: `${entry.database}/${entry.name}` })}>{words.leave}</a>
        </p>
        {trouble !== "" && (
          <p class="refusal" role="alert">
            {trouble}
          </p>
        )}
      </div>
      <div class="judged" aria-busy={!isCurrent}>
        {judged?.refusal !== undefined && <p class="refusal">{judged.refusal}</p>}
        {judged?.draft && <Judgement draft={judged.draft} name={entry.name} />}
      </div>
      {conflict && (
        <ConflictView
          conflict={conflict}
          onKeepYours={() => write(conflict.hash)}
          onTakeTheirs={() => go(link({ entry: `${entry.database}/${entry.name}` }))}
        />
      )}
    </div>
  );
}

export function EditorView({ address }: { address: Address }): JSX.Element {
  const name = address.get("edit")!;
  const asked = useAnswer<EntryDetails>(question("entry", { entry: name }));
  const [editing, setEditing] = useState<Editing>();
  const [trouble, setTrouble] = useState("");
  const entry = asked.answer;
  useEffect(() => {
    // What is being written stays, whatever becomes of the file meanwhile: saving finds out.
    if (!entry || editing) return;
    const game = address.get("game_at");
    const node = Number(address.get("node"));
    openFile(entry.file, entry.span, words.notText(entry.file)).then(
      (open) => setEditing({ entry, open, position: game === undefined ? {} : { game, node } }),
      (error: unknown) => setTrouble(error instanceof Refusal ? error.message : words.noServer),
    );
  }, [entry, editing]);
  return (
    <>
      <header class="view-head">
        <Heading text={words.edit(name)} />
        {entry && <p class="aside">{words.entryAt(entry.file, entry.line)}</p>}
      </header>
      {trouble !== "" ? (
        <p class="refusal" role="alert">
          {trouble}
        </p>
      ) : editing ? (
        <Editor {...editing} />
      ) : (
        <Told asked={asked}>{() => <p class="waiting">{words.waiting}</p>}</Told>
      )}
    </>
  );
}
