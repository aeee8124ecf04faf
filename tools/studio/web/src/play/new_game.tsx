// How a new game against the engine begins.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Side } from "../answers/position.ts";
import { go, link } from "../page/address.ts";
import { words } from "../words.ts";
import type { GameRules } from "./playing.ts";

export function NewGame({ rules, sizes }: { rules: GameRules; sizes: number[] }): JSX.Element {
  const [wanted, setWanted] = useState(rules);
  const choice = (name: string, value: string | number, all: [string | number, string][], choose: (chosen: string) => GameRules): JSX.Element => (
    <label>
      {name}
      <select value={String(value)} onChange={(event) => setWanted(choose(event.currentTarget.value))}>
        {all.map(([each, text]) => (
          <option key={each} value={String(each)}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <form
      class="rectangle"
      onSubmit={(event) => {
        event.preventDefault();
        go(link({ view: "play", size: wanted.size, engine: wanted.engine, level: wanted.level, komi: wanted.komi }));
      }}
    >
      {choice(words.boardSize, wanted.size, sizes.map((size) => [size, words.lines(size)]), (size) => ({ ...wanted, size: Number(size) }))}
      {choice(
        words.enginePlays,
        wanted.engine,
        (["white", "black"] as Side[]).map((side) => [side, words.side(side)]),
        (side) => ({ ...wanted, engine: side as Side }),
      )}
      {choice(words.level, wanted.level, [...Array(10).keys()].map((level) => [level + 1, String(level + 1)]), (level) => ({ ...wanted, level: Number(level) }))}
      <button type="submit">{words.newGame}</button>
    </form>
  );
}
