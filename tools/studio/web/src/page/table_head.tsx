// The head of a table: a word above each column.
import type { JSX } from "preact";

export function TableHead({ heads }: { heads: readonly string[] }): JSX.Element {
  return (
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
  );
}
