// A new pattern from a rectangle of the board: which corner comes next, then its name and its file.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { question } from "../answers/ask.ts";
import type { Studio } from "../answers/position.ts";
import { useAnswer } from "../answers/use_answer.ts";
import { pointName } from "../board/points.ts";
import type { Rectangle } from "../board/rectangle.ts";
import { go, link } from "../page/address.ts";
import { Told } from "../page/told.tsx";
import { words } from "../words.ts";

interface RectangleFormProps {
  place: { game: string; node: number };
  size: number;
  area: Rectangle | undefined; // undefined until it has two corners
  move: string | undefined; // in it, that comes next
  onLeave: () => void;
}

const name = "[A-Za-z0-9][A-Za-z0-9_.\\-]*";

export function RectangleForm({ place, size, area, move, onLeave }: RectangleFormProps): JSX.Element {
  const studio = useAnswer<Studio>(question("studio"));
  const [called, setCalled] = useState("");
  const [file, setFile] = useState("");
  return (
    <Told asked={studio}>
      {({ files, can_save: canSave }) => {
        const databases = files.filter((each) => each.endsWith(".db"));
        if (!canSave || databases.length === 0) return <p>{words.cannotSave}</p>;
        const chosen = file === "" ? databases[0]! : file;
        const draw = (event: Event): void => {
          event.preventDefault();
          const [from, to] = [area!.from, area!.to].map((corner) => pointName(corner, size));
          go(link({ new: called, file: chosen, game_at: place.game, node: place.node, from, to, move }));
        };
        return (
          <form class="rectangle" onSubmit={draw}>
            <p role="status">
              {area
                ? words.rectangle(pointName(area.from, size), pointName(area.to, size), area.to.row - area.from.row + 1, area.to.column - area.from.column + 1)
                : words.chooseRectangle}
            </p>
            <label>
              {words.patternName}
              <input required pattern={name} value={called} onInput={(event) => setCalled(event.currentTarget.value)} />
            </label>
            <label>
              {words.inFile}
              <select value={chosen} onChange={(event) => setFile(event.currentTarget.value)}>
                {databases.map((each) => (
                  <option key={each} value={each}>
                    {each}
                  </option>
                ))}
              </select>
            </label>
            <p class="buttons">
              <button type="submit" disabled={!area}>
                {words.drawPattern}
              </button>
              <button type="button" onClick={onLeave}>
                {words.leave}
              </button>
            </p>
          </form>
        );
      }}
    </Told>
  );
}
