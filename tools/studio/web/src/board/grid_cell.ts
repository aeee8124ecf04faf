// The cells of a grid in the page, which bear their rows and columns.
import type { Point } from "./points.ts";

export function pointOf(target: EventTarget | null): Point | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>("[data-column]") : null;
  return cell ? { row: Number(cell.dataset["row"]), column: Number(cell.dataset["column"]) } : undefined;
}

export function focusCell(grid: HTMLElement | null, point: Point): void {
  grid?.querySelector<HTMLElement>(`[data-row="${point.row}"][data-column="${point.column}"]`)?.focus();
}
