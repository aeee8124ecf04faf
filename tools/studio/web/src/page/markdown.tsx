// The little Markdown that meanings are written in: paragraphs, lists, tables of code, code, strong and emphasized words. Text
// stays text: nothing of it becomes an element by itself.
import type { JSX, VNode } from "preact";

type Block = { kind: "code"; text: string } | { kind: "paragraph"; text: string } | { kind: "list"; items: string[] };

export function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = [];
  let code: string[] | undefined;
  let open = false; // whether a line goes on with the last block
  for (const line of markdown.split("\n")) {
    if (/^\s*```/.test(line)) {
      if (code) blocks.push({ kind: "code", text: code.join("\n") });
      code = code ? undefined : [];
      open = false;
    } else if (code) code.push(line);
    else if (line.trim() === "") open = false;
    else {
      const last = blocks.at(-1);
      const item = /^\s*[-*] (.*)$/.exec(line)?.[1];
      if (item !== undefined) {
        if (open && last?.kind === "list") last.items.push(item);
        else blocks.push({ kind: "list", items: [item] });
      } else if (open && last?.kind === "list") last.items.push(`${last.items.pop()} ${line.trim()}`);
      else if (open && last?.kind === "paragraph") last.text += ` ${line.trim()}`;
      else blocks.push({ kind: "paragraph", text: line.replace(/^#+ /, "").trim() });
      open = true;
    }
  }
  if (code) blocks.push({ kind: "code", text: code.join("\n") });
  return blocks;
}

function inline(text: string): (VNode | string)[] {
  return text.split(/(`[^`]+`|\*\*[^*]+\*\*|\[[^\]]+\]\([^)]*\))/).map((part, i) => {
    if (i % 2 === 0) return part;
    if (part.startsWith("`")) return <code key={i}>{part.slice(1, -1)}</code>;
    if (part.startsWith("**")) return <strong key={i}>{part.slice(2, -2)}</strong>;
    return part.slice(1, part.indexOf("]"));
  });
}

export function Markdown({ text }: { text: string }): JSX.Element {
  return (
    <div class="markdown">
      {blocksOf(text).map((block, i) => {
        if (block.kind === "code") return <pre key={i}>{block.text}</pre>;
        if (block.kind === "paragraph") return <p key={i}>{inline(block.text)}</p>;
        return (
          <ul key={i}>
            {block.items.map((item, j) => (
              <li key={j}>{inline(item)}</li>
            ))}
          </ul>
        );
      })}
    </div>
  );
}
