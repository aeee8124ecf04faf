// The moves of a side, counted by phase of the game.
import type { JSX } from "preact";
import type { Side } from "../answers/position.ts";
import type { PhaseFigures } from "../answers/review.ts";
import { words } from "../words.ts";

const rows = Object.keys(words.phaseFigures) as (keyof typeof words.phaseFigures)[];

function figure(of: PhaseFigures, row: keyof typeof words.phaseFigures): string {
  if (row === "mean_chance") return of.moves === 0 ? "–" : words.chance(of.mean_chance);
  return String(of[row]);
}

export function PhaseTable({ side, phases }: { side: Side; phases: PhaseFigures[] }): JSX.Element {
  return (
    <table class="phases">
      <caption>{words.movesOf(side)}</caption>
      <thead>
        <tr>
          <td />
          {phases.map(({ phase }) => (
            <th key={phase} scope="col" class="figure">
              {phase}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row}>
            <th scope="row">{words.phaseFigures[row]}</th>
            {phases.map((each) => (
              <td key={each.phase} class="figure">
                {figure(each, row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
