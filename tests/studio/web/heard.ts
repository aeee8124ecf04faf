// What somebody who listens is told: the browser's tree of roles and names.
import assert from "node:assert/strict";
import type { Page } from "playwright-core";

export interface HeardNode {
  role: string;
  name: string;
}

export async function heardNodes(page: Page): Promise<HeardNode[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  return nodes
    .filter((node) => !node.ignored)
    .map((node) => ({ role: String(node.role?.value ?? ""), name: String(node.name?.value ?? "") }));
}

// "White H17" and so on, by rows from the top, of a board as `katachi sgf text` draws it.
export function namesInDrawing(drawing: string): string[] {
  const lines = drawing.split("\n");
  const columns = lines[0]!.trim().split(/\s+/);
  const names: string[] = [];
  for (const line of lines) {
    const [number, ...points] = line.trim().split(/\s+/);
    if (!/^\d+$/.test(number ?? "") || points.length <= columns.length - 1) continue;
    points.slice(0, columns.length).forEach((point, i) => {
      const stone = point === "X" ? "Black" : point === "O" ? "White" : "empty";
      names.push(`${stone} ${columns[i]}${number}`);
    });
  }
  assert.equal(names.length, columns.length ** 2, "the drawing is a whole board");
  return names;
}
