// The editor of an entry that is there, and of a new one that is drawn from a board.
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { ask, question, Refusal } from "../answers/ask.ts";
import type { NodeAnswer } from "../answers/position.ts";
import { pointNamed } from "../board/points.ts";
import { rectangle } from "../board/rectangle.ts";
import type { Address } from "../page/address.ts";
import { Heading } from "../page/heading.tsx";
import { RefusalText } from "../page/refusal_text.tsx";
import { words } from "../words.ts";
import { type Editing, Editor } from "./editor.tsx";
import { entryFromBoard, testsFromBoard } from "./from_board.ts";
import { openEntry, openFileForNew, openPart } from "./writing.ts";

function positionIn(address: Address): Editing["position"] {
  const game = address.get("game_at");
  return game === undefined ? {} : { game, node: Number(address.get("node") ?? 0) };
}

async function editingOf(address: Address, signal: AbortSignal): Promise<Editing> {
  const name = address.get("edit")!;
  const { entry, open } = await openEntry(name, signal);
  return { entry, open, name: entry.name, position: positionIn(address) };
}

async function editingNew(address: Address, signal: AbortSignal): Promise<Editing> {
  const node = await ask<NodeAnswer>(question("node", { game: address.get("game_at"), node: address.get("node") ?? 0 }), signal);
  const name = address.get("new")!;
  const file = address.get("file") ?? "";
  const [from, to] = ["from", "to"].map((corner) => pointNamed(address.get(corner) ?? "", node.size));
  if (!from || !to) throw new Refusal(words.noRectangle);
  const area = rectangle(from, to);
  const move = pointNamed(address.get("move") ?? "", node.size);
  const open = await openFileForNew(file, entryFromBoard(name, node, area, move));
  return { open, name, position: positionIn(address), tests: (entry) => testsFromBoard(entry, address.get("game_at")!, node, area) };
}

async function editingPart(address: Address): Promise<Editing> {
  const file = address.get("part")!;
  return { open: await openPart(file, Number(address.get("line"))), name: file, position: {} };
}

interface Loaded {
  editing?: Editing;
  trouble?: string;
}

// What is being written stays, whatever becomes of the file meanwhile: saving finds out.
function useLoaded(address: Address, load: (address: Address, signal: AbortSignal) => Promise<Editing>): Loaded {
  const [loaded, setLoaded] = useState<Loaded>({});
  useEffect(() => {
    const stop = new AbortController();
    load(address, stop.signal).then(
      (editing) => setLoaded({ editing }),
      (error: unknown) => setLoaded({ trouble: error instanceof Refusal ? error.message : words.noServer }),
    );
    return () => stop.abort();
  }, []);
  return loaded;
}

function LoadedEditor({ editing, trouble }: Loaded): JSX.Element {
  if (editing) return <Editor {...editing} />;
  if (trouble === undefined) return <p class="waiting">{words.waiting}</p>;
  return <RefusalText text={trouble} />;
}

export function EditorView({ address }: { address: Address }): JSX.Element {
  const loaded = useLoaded(address, editingOf);
  const entry = loaded.editing?.entry;
  return (
    <>
      <header class="view-head">
        <Heading text={words.edit(address.get("edit")!)} />
        {entry && <p class="aside">{words.entryAt(entry.file, entry.line)}</p>}
      </header>
      <LoadedEditor {...loaded} />
    </>
  );
}

export function NewEntryView({ address }: { address: Address }): JSX.Element {
  const loaded = useLoaded(address, editingNew);
  return (
    <>
      <header class="view-head">
        <Heading text={words.newEntry(address.get("new")!)} />
        <p class="aside">{address.get("file")}</p>
      </header>
      <LoadedEditor {...loaded} />
    </>
  );
}

export function PartView({ address }: { address: Address }): JSX.Element {
  const loaded = useLoaded(address, editingPart);
  return (
    <>
      <header class="view-head">
        <Heading text={words.editPart(address.get("part")!, Number(address.get("line")))} />
      </header>
      <LoadedEditor {...loaded} />
    </>
  );
}
