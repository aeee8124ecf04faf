// What a click on a cell draws: a kind of cell, or a letter for the constraint.
import type { JSX } from "preact";
import { words } from "../words.ts";

export const cellSigns = "XO.xo?*,!QY";
export const letters = [..."abcdefghijklmnpqrsuvwyzABCDEFGHIJKLMNPRSTUVWZ"].join("");

export function isLetter(sign: string): boolean {
  return letters.includes(sign);
}

interface PaletteProps {
  tool: string;
  onChoose: (tool: string) => void;
}

export function Palette({ tool, onChoose }: PaletteProps): JSX.Element {
  const letter = isLetter(tool) ? tool : "a";
  return (
    <fieldset class="tools">
      <legend>{words.tool}</legend>
      {[...cellSigns].map((cell) => (
        <label key={cell}>
          <input type="radio" name="tool" checked={cell === tool} onChange={() => onChoose(cell)} />
          <code>{cell}</code> {words.cellMeaning(cell)}
        </label>
      ))}
      <label>
        <input type="radio" name="tool" checked={isLetter(tool)} onChange={() => onChoose(letter)} />
        {words.letterTool}
      </label>
      <select aria-label={words.whichLetter} value={letter} onChange={(event) => onChoose(event.currentTarget.value)}>
        {[...letters].map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </select>
    </fieldset>
  );
}
