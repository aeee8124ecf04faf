// An entry that is written: its text, its diagram to draw on, and what the server says of both as they change.
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { type EntryDetails, entryName, type Finding } from "../answers/entries.ts";
import type { Edges } from "../board/drawing.ts";
import type { Point } from "../board/points.ts";
import { labelledDrawing } from "../entry/entry_drawing.ts";
import { back, go, goInstead, link } from "../page/address.ts";
import { Markdown } from "../page/markdown.tsx";
import { RefusalText } from "../page/refusal_text.tsx";
import { dropUnsaved, useUnsaved } from "../page/unsaved.ts";
import { words } from "../words.ts";
import { CellGrid } from "./cell_grid.tsx";
import { ConflictView } from "./conflict_view.tsx";
import { withCellDrawn, withEdge, withLetter } from "./diagram_text.ts";
import { inRows, placesInRows } from "./drawn_cells.ts";
import { EntryText } from "./entry_text.tsx";
import { begun, edited, type History, redone, textOf, undone } from "./history.ts";
import { Judgement } from "./judgement.tsx";
import { cellSigns, isLetter, letters, Palette } from "./palette.tsx";
import { type FileFindings, useDraft, useFileFindings } from "./use_draft.ts";
import { type Ready, useSaving } from "./use_saving.ts";
import { beginOf, bytesIn, draft, dropDraft, type OpenFile, wholeText } from "./writing.ts";
import { placed, rewritten, unplaced, type Written } from "./written.ts";

export interface Editing {
  open: OpenFile;
  name: string;
  entry?: EntryDetails; // as it is on disk; undefined for a new one, and for what cannot be read
  position: { game?: string; node?: number }; // at which matches are asked for
  tests?: (entry: EntryDetails) => string; // of a new entry, that are saved with it
}

function newlines(text: string): number {
  return text.split("\n").length - 1;
}

// Those of the entry, and those elsewhere in the file.
function parted(open: OpenFile, { of, findings }: FileFindings): { own: Finding[]; elsewhere: Finding[] } {
  const first = newlines(open.before + open.lead) + 1;
  const last = first + newlines(of.trimEnd());
  const isOwn = ({ line }: Finding): boolean => line !== undefined && line >= first && line <= last;
  return { own: findings.filter(isOwn), elsewhere: findings.filter((finding) => !isOwn(finding)) };
}

function AtCursor({ entry, at }: { entry: EntryDetails; at: number }): JSX.Element | null {
  const thing = entry.things.find(({ begin, end }) => begin <= at && at <= end);
  if (!thing) return null;
  return (
    <section class="at-cursor" aria-label={words.atCursor(thing.text)}>
      <Markdown text={thing.meaning} />
    </section>
  );
}

export function Editor({ open, name, entry, position, tests }: Editing): JSX.Element {
  const [written, setWritten] = useState<Written>(() => (entry?.text === open.entry ? placed(begun(open.entry), entry, open) : unplaced(open.entry)));
  const [tool, setTool] = useState("X");
  const [cursor, setCursor] = useState(0);
  const text = textOf(written.history);
  const judged = useDraft(open, text, position);
  const file = useFileFindings(open, text);
  const isCurrent = judged === undefined || judged.of === text;
  const drawn = judged?.draft?.entries[0] ?? entry;
  useEffect(() => {
    const told = judged?.draft?.entries[0];
    if (told) setWritten((now) => (textOf(now.history) === judged.of ? placed(now.history, told, open) : now));
  }, [judged]);
  const rows = drawn && isCurrent ? placesInRows(written.cells, drawn.cells, text) : undefined;
  const lettered = rows && inRows(written.letters, rows[0]!.length);
  const isChanged = text !== open.entry || tests !== undefined;
  useUnsaved(text !== open.entry); // what a new entry begins with stands in the address
  const step = (change: (history: History) => History): void => setWritten((now) => rewritten(now, change(now.history)));
  const rewrite = (next: string): void => step((history) => edited(history, next));
  const draw = (point: Point, sign: string): void => {
    if (rows) rewrite((isLetter(sign) ? withLetter : withCellDrawn)(text, rows, lettered, point, sign));
  };
  // The diagram of letters stands behind the other one: what is written there moves nothing before it.
  const turnEdge = (side: keyof Edges): void => {
    if (rows) rewrite(withEdge(lettered ? withEdge(text, lettered, side) : text, rows, side));
  };
  const leave = (): void => (entry ? go(link({ entry: entryName(entry) })) : back(link({ view: "patterns" })));
  const latest = useRef<string>(); // undefined once the editor is left
  latest.current = text;
  useEffect(() => () => (latest.current = undefined), []);
  const leaveBehindSave = (saved: EntryDetails | undefined): void => {
    const behind = saved ? link({ entry: entryName(saved) }) : link({ view: "patterns" });
    if (tests) goInstead(behind); // who came back would save the new entry once more
    else go(behind);
  };
  // What was judged may be of an older text.
  const ready = async (): Promise<Ready> => {
    const told = judged?.of === text ? judged.draft : await draft(open, text, position, new AbortController().signal).catch(() => undefined);
    const now = told?.entries[0];
    return {
      text: wholeText(open, text),
      tests: tests && now ? tests(now) : "",
      leave: () => leaveBehindSave(now),
      isLatest: () => latest.current === text,
    };
  };
  const { conflict, trouble, isSaving, save } = useSaving(open, ready);
  const takeTheirs = (): void => {
    dropUnsaved();
    leave();
  };
  useEffect(() => () => void dropDraft(open.file), [open.file]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!(event.ctrlKey || event.metaKey)) return;
    const key = event.key.toLowerCase();
    if (key === "z" && !event.shiftKey) step(undone);
    else if (key === "y" || key === "z") step(redone);
    else if (key === "s") void save();
    else return;
    event.preventDefault();
  };
  const isOfFile = file?.of === text;
  const whole = isOfFile && file.refusal === undefined ? parted(open, file) : undefined;
  return (
    <div class="editor" onKeyDown={onKeyDown}>
      <div class="draw-column">
        {drawn ? (
          <CellGrid
            drawing={labelledDrawing(drawn)}
            name={words.diagramOf(name)}
            tool={tool}
            signs={rows ? cellSigns + letters : ""}
            onDraw={draw}
            onEdge={turnEdge}
          />
        ) : (
          !judged && <p class="waiting">{words.waiting}</p>
        )}
        <Palette tool={tool} onChoose={setTool} />
        {!rows && isCurrent && judged && <p class="aside">{drawn ? words.notDrawable : words.noDiagram}</p>}
      </div>
      <div class="text-column">
        <EntryText
          open={open}
          name={name}
          text={text}
          caret={written.history.caret}
          onWrite={(next, typed) => step((history) => edited(history, next, typed))}
          onCursor={setCursor}
        />
        {drawn && isCurrent && <AtCursor entry={drawn} at={beginOf(open) + bytesIn(text.slice(0, cursor)) - drawn.span.begin} />}
        <p class="buttons">
          <button type="button" aria-disabled={!isChanged || isSaving} onClick={() => isChanged && void save()}>
            {isSaving ? words.saves : words.save}
          </button>
          <button type="button" aria-disabled={written.history.at === 0} onClick={() => step(undone)}>
            {words.undo}
          </button>
          <button type="button" aria-disabled={written.history.at === written.history.texts.length - 1} onClick={() => step(redone)}>
            {words.redo}
          </button>
          <button type="button" class="link" onClick={leave}>
            {words.leave}
          </button>
        </p>
        {trouble !== "" && <RefusalText text={trouble} />}
        {tests && drawn && (
          <details>
            <summary>{words.testsToSave}</summary>
            <pre tabIndex={0} aria-label={words.testsToSave}>
              {tests(drawn)}
            </pre>
          </details>
        )}
      </div>
      <div class="judged" aria-busy={!isCurrent}>
        {judged?.refusal !== undefined && <p class="refusal">{judged.refusal}</p>}
        {judged?.draft && <Judgement draft={judged.draft} own={whole?.own ?? judged.draft.findings} elsewhere={whole?.elsewhere} trouble={isOfFile ? file.refusal : undefined} />}
      </div>
      {conflict && <ConflictView conflict={conflict} onKeepYours={() => void save(conflict.hash)} onTakeTheirs={takeTheirs} />}
    </div>
  );
}
