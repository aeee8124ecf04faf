// The editor of an entry that is there, and of a new one that is drawn from a board.
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { question, Refusal } from "../answers/ask.ts";
import type { EntryDetails } from "../answers/entries.ts";
import type { NodeAnswer } from "../answers/position.ts";
import { type Asked, useAnswer } from "../answers/use_answer.ts";
import { pointNamed } from "../board/points.ts";
import { rectangle } from "../board/rectangle.ts";
import type { Address } from "../page/address.ts";
import { Heading } from "../page/heading.tsx";
import { Told } from "../page/told.tsx";
import { words } from "../words.ts";
import { type Editing, Editor } from "./editor.tsx";
import { entryFromBoard, testsFromBoard } from "./from_board.ts";
import { openFile, openFileForNew } from "./writing.ts";

function positionIn(address: Address): Editing["position"] {
  const game = address.get("game_at");
  return game === undefined ? {} : { game, node: Number(address.get("node")) };
}

async function editingOf(entry: EntryDetails, address: Address): Promise<Editing> {
  const open = await openFile(entry.file, entry.span, words.notText(entry.file));
  return { entry, open, name: entry.name, position: positionIn(address) };
}

async function editingNew(node: NodeAnswer, address: Address): Promise<Editing> {
  const name = address.get("new")!;
  const file = address.get("file") ?? "";
  const [from, to] = ["from", "to"].map((corner) => pointNamed(address.get(corner) ?? "", node.size));
  if (!from || !to) throw new Refusal(words.noRectangle);
  const area = rectangle(from, to);
  const move = pointNamed(address.get("move") ?? "", node.size);
  const open = await openFileForNew(file, entryFromBoard(name, node, area, move), words.notText(file));
  return { open, name, position: positionIn(address), tests: (entry) => testsFromBoard(entry, address.get("game_at")!, node, area) };
}

interface LoadedProps<Answer> {
  asked: Asked<Answer>;
  load: (answer: Answer) => Promise<Editing>;
}

// What is being written stays, whatever becomes of the file meanwhile: saving finds out.
function Loaded<Answer>({ asked, load }: LoadedProps<Answer>): JSX.Element {
  const [editing, setEditing] = useState<Editing>();
  const [trouble, setTrouble] = useState("");
  const { answer } = asked;
  useEffect(() => {
    if (answer === undefined || editing) return;
    load(answer).then(setEditing, (error: unknown) => setTrouble(error instanceof Refusal ? error.message : words.noServer));
  }, [answer, editing]);
  if (trouble !== "")
    return (
      <p class="refusal" role="alert">
        {trouble}
      </p>
    );
  return editing ? <Editor {...editing} /> : <Told asked={asked}>{() => <p class="waiting">{words.waiting}</p>}</Told>;
}

export function EditorView({ address }: { address: Address }): JSX.Element {
  const name = address.get("edit")!;
  const asked = useAnswer<EntryDetails>(question("entry", { entry: name }));
  const entry = asked.answer;
  return (
    <>
      <header class="view-head">
        <Heading text={words.edit(name)} />
        {entry && <p class="aside">{words.entryAt(entry.file, entry.line)}</p>}
      </header>
      <Loaded asked={asked} load={(answer) => editingOf(answer, address)} />
    </>
  );
}

export function NewEntryView({ address }: { address: Address }): JSX.Element {
  const asked = useAnswer<NodeAnswer>(question("node", { game: address.get("game_at"), node: address.get("node") ?? 0 }));
  return (
    <>
      <header class="view-head">
        <Heading text={words.newEntry(address.get("new")!)} />
        <p class="aside">{address.get("file")}</p>
      </header>
      <Loaded asked={asked} load={(node) => editingNew(node, address)} />
    </>
  );
}
